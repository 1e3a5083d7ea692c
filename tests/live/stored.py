"""Stored scripts: what `sql` and `sql --undo` made of logs of the test data.

    python -m tests.live.stored     writes them anew; run the live tests then

The live tests prove on servers that such scripts do what they should. `tests/sql` holds the output of today to the
stored ones, byte for byte.
"""

from __future__ import annotations

import gzip
import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from binlog_kaitai import BinlogError, Event, Filter, read_events, to_sql
from binlog_kaitai.events.model import QueryEvent

ROOT = Path(__file__).parents[2]
SCRIPTS = Path("tests/data/sql")
FOLDERS = ("mysql-9.7.4", "mariadb-10.5", "mariadb-10.11.19", "mariadb-11.8.9", "mysql-5.6.24", "mysql-5.6.24-gtid")
_CONTROL = ("BEGIN", "COMMIT", "ROLLBACK", "XA ", "SAVEPOINT", "RELEASE")

__all__ = ["MAKE", "ROOT", "last_statement", "logs_of", "stored", "tables_of"]


def stored() -> list[Path]:
    """Return the stored scripts."""
    return sorted((ROOT / SCRIPTS).glob("*.gz"))


def logs_of(tables: Path) -> list[str]:
    """Return the logs that a file of final tables belongs to, as arguments."""
    stem = tables.name.partition(".rows.jsonl")[0]
    found = [path for path in (tables.parent / f"{stem}.binlog",) if path.exists()]
    found += sorted(path for path in tables.parent.glob(f"{stem}.0*") if path.suffix[1:].isdigit())
    return [str(path.relative_to(ROOT)) for path in found]


def tables_of(script: Path) -> Path:
    """Return the file of final tables that a stored script belongs to."""
    folder, _, stem = script.name.rpartition(".")[0].rpartition(".")[0].partition("--")
    (found,) = (ROOT / "tests/data" / folder).glob(f"{stem}.rows.jsonl*")
    return found


def last_statement(log: str | Path) -> int:
    """Return where the transaction after the last statement of a log begins."""
    events: list[Event] = list(read_events(log))
    number = max(
        (i for i, e in enumerate(events) if isinstance(e.body, QueryEvent) and not e.body.query.startswith(_CONTROL)),
        default=0,
    )
    starts = [e.position for e in events[number + 1 :] if "GTID" in e.type or "BEGIN" in str(e.body)]
    return starts[0] if starts else events[-1].position


def _text(lines: Iterator[str | bytes]) -> bytes:
    return b"".join((line.encode() if isinstance(line, str) else line) + b"\n" for line in lines)


def _redo(logs: list[str]) -> bytes:
    return _text(to_sql(logs, schema_from_log=True))


def _undo(logs: list[str]) -> bytes:
    start = last_statement(logs[-1])
    return _text(to_sql(logs[-1], undo=True, filter=Filter(start_position=start), schema_from_log=True))


MAKE: dict[str, Callable[[list[str]], bytes]] = {"sql": _redo, "undo": _undo}
"""By suffix of the stored script: makes it of logs, named from the project's folder."""


def main() -> None:
    """Write all of them."""
    os.chdir(ROOT)
    SCRIPTS.mkdir(exist_ok=True)
    for folder in FOLDERS:
        for tables in sorted(Path("tests/data", folder).glob("*.rows.jsonl*")):
            for suffix, make in MAKE.items():
                _store(
                    f"{folder}--{tables.name.partition('.rows.jsonl')[0]}.{suffix}.gz",
                    partial(make, logs_of(ROOT / tables)),
                )


def _store(name: str, make: Callable[[], bytes]) -> None:
    try:
        (SCRIPTS / name).write_bytes(gzip.compress(make(), mtime=0))
    except BinlogError as error:
        print(f"{name}: {error}")


if __name__ == "__main__":
    main()

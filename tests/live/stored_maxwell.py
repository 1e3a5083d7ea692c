"""The log of tests/data/maxwell: what a server logs of the statements there.

python -m tests.live.stored_maxwell      writes it anew, with MySQL
"""

from __future__ import annotations

import gzip
import hashlib

from tests.maxwell import FOLDER, LOG, parse

from .server import running

_SETTINGS = "SET sql_mode='', time_zone='+00:00';\n"
_README = """# Messages of Maxwell
`types.sql` has statements, and the messages that Maxwell gives of each by its documents, its tests and its source
(1.44); `{log}` is what a MySQL {version} server logged of them, with `binlog_row_metadata=FULL`, `sql_mode=''` and UTC.
Written by `python -m tests.live.stored_maxwell`.

| file | sha256 |
|---|---|
| `{log}` | `{sha256}` |
"""


def _main() -> None:
    statements = parse((FOLDER / "types.sql").read_text(encoding="utf-8")).statements
    with running("mysql") as server:
        server.new_log()
        log = server.log()
        server.run(_SETTINGS + "".join(f"{statement};\n" for statement in statements))
        server.new_log()
        data = gzip.compress(log.read_bytes(), mtime=0)
        version = server.rows("SELECT VERSION()")[0][0]
    LOG.write_bytes(data)
    sha256 = hashlib.sha256(data).hexdigest()
    (FOLDER / "README.md").write_text(_README.format(log=LOG.name, version=version, sha256=sha256))


if __name__ == "__main__":
    _main()

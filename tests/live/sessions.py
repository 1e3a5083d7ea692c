"""Sessions whose settings count: what they did, their log, its script, and what the server had (tests/data/sessions).

python -m tests.live.sessions     writes them anew, on servers of these versions; run the live tests then
"""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
from pathlib import Path

from binlog_kaitai import to_sql

from .server import Server, running
from .stored import ROOT

__all__ = ["FOLDER", "SESSIONS", "answers", "log_of", "made_again", "ran", "script_of", "script_path", "stored_answers"]

FOLDER = ROOT / "tests/data/sessions"
SESSIONS = {"mysql": "mysql-9.7.4", "mariadb": "mariadb-10.11.19"}
"""By server: the name of its files."""
_METADATA = b"SET GLOBAL binlog_row_metadata = %b"
_AROUND = {
    "mysql": (_METADATA % b"MINIMAL", _METADATA % b"FULL"),
    "mariadb": (b"SET SESSION binlog_format = 'MIXED'", b""),
}
"""What gives a server its defaults, where the live tests have others."""
_CREATES = ("PROCEDURE", "FUNCTION", "EVENT")
_COUNTER = re.compile(r" AUTO_INCREMENT=\d+")


def log_of(name: str) -> str:
    """Return the log of a server, from the project's folder."""
    return f"tests/data/sessions/{SESSIONS[name]}.binlog"


def script_path(name: str) -> Path:
    """Return the file of a server's script."""
    return FOLDER / f"{SESSIONS[name]}.script.sql.gz"


def script_of(log: str) -> bytes:
    """Return what `sql` makes of a log."""
    lines = to_sql(log, schema_from_log=True, skip_log_bin=True)
    return b"".join((line.encode() if isinstance(line, str) else line) + b"\n" for line in lines)


def ran(server: Server, name: str) -> Path:
    """Run the workload in an empty server; returns its log, which is complete."""
    server.drop_all()
    server.run("SET sql_log_bin = 0; DROP USER IF EXISTS 'app'@'%'")
    server.new_log()
    log = server.log()
    before, after = _AROUND[name]
    server.run(b"%b;\n%b;%b" % (before, (FOLDER / f"{SESSIONS[name]}.sql").read_bytes(), after), "--binary-mode")
    server.new_log()
    return log


def made_again(server: Server, script: bytes) -> dict[str, object]:
    """Run a script in an empty server; returns its answers."""
    server.drop_all()
    server.run("SET sql_log_bin = 0; DROP USER IF EXISTS 'app'@'%'")
    server.run(script, "--binary-mode")
    return answers(server)


def answers(server: Server) -> dict[str, object]:
    """Return all that a server says of its tables: rows, definitions, histories, and of what else there is."""
    found: dict[str, object] = {name: list(rows) for name, (_, rows) in server.state().items()}
    for (name,) in server.rows("SELECT table_name FROM information_schema.tables WHERE table_schema = 'pit'", "--raw"):
        table = f"pit.`{name.replace('`', '``')}`"
        found[f"create {name}"] = _COUNTER.sub("", server.rows(f"SHOW CREATE TABLE {table}")[0][1])
        if "SYSTEM VERSIONING" in str(found[f"create {name}"]):
            times = "b, e" if "PERIOD FOR" in str(found[f"create {name}"]) else "row_start, row_end"
            history = f"SELECT *, {times} FROM {table} FOR SYSTEM_TIME ALL ORDER BY id, 2, 3"
            found[f"history {name}"] = server.rows(f"SET time_zone = '+00:00'; {history}")
    for kind, name in zip(_CREATES, ("pp", "ff", "e1"), strict=True):
        found[kind] = server.rows(f"SHOW CREATE {kind} pit.{name}")
    found["triggers"] = server.rows("SHOW TRIGGERS FROM pit")
    return json.loads(json.dumps(found))  # type: ignore[no-any-return]


def stored_answers(name: str) -> dict[str, object]:
    """Return what the server that wrote the stored log had."""
    return json.loads((FOLDER / f"{SESSIONS[name]}.json").read_text("utf-8"))  # type: ignore[no-any-return]


def main() -> None:
    """Write all of them."""
    os.chdir(ROOT)
    for name in SESSIONS:
        with running(name) as server:
            shutil.copyfile(ran(server, name), log_of(name))
            text = json.dumps(answers(server), indent=0, sort_keys=True)
            (FOLDER / f"{SESSIONS[name]}.json").write_text(f"{text}\n", "utf-8")
            script_path(name).write_bytes(gzip.compress(script_of(log_of(name)), mtime=0))


if __name__ == "__main__":
    main()

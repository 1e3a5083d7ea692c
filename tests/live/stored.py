"""Stored scripts: what `sql` printed for logs of the test data, and was replayed on a server.

    python -m tests.live.stored     writes them anew; run the live tests then

A script is proven by `test_stored_scripts` of the live tests: a server that replays it has the tables of the log's
server. `tests/sql` holds the output of today to it, byte for byte.
"""

from __future__ import annotations

import gzip
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCRIPTS = Path("tests/data/sql")
FOLDERS = ("mysql-9.7.4", "mariadb-10.5", "mariadb-10.11.19", "mariadb-11.8.9", "mysql-5.6.24", "mysql-5.6.24-gtid")

__all__ = ["ROOT", "SCRIPTS", "logs_of", "script_of", "stored"]


def stored() -> list[Path]:
    """Return the stored scripts."""
    return sorted((ROOT / SCRIPTS).glob("*.sql.gz"))


def logs_of(tables: Path) -> list[str]:
    """Return the logs that a file of final tables belongs to, as arguments."""
    stem = tables.name.partition(".rows.jsonl")[0]
    found = [path for path in (tables.parent / f"{stem}.binlog",) if path.exists()]
    found += sorted(path for path in tables.parent.glob(f"{stem}.0*") if path.suffix[1:].isdigit())
    return [str(path.relative_to(ROOT)) for path in found]


def tables_of(script: Path) -> Path:
    """Return the file of final tables that a stored script belongs to."""
    folder, _, stem = script.name.removesuffix(".sql.gz").partition("--")
    (found,) = (ROOT / "tests/data" / folder).glob(f"{stem}.rows.jsonl*")
    return found


def script_of(logs: list[str], *options: str) -> bytes:
    """Return the script that the command line makes of logs, named from the project's folder."""
    command = [sys.executable, "-m", "binlog_kaitai", "sql", *options, *logs]
    done = subprocess.run(command, capture_output=True, check=False, cwd=ROOT)
    if done.returncode:
        raise ValueError(done.stderr.decode())
    return done.stdout


def main() -> None:
    """Write all of them."""
    (ROOT / SCRIPTS).mkdir(exist_ok=True)
    for folder in FOLDERS:
        for tables in sorted((ROOT / "tests/data" / folder).glob("*.rows.jsonl*")):
            name = f"{folder}--{tables.name.partition('.rows.jsonl')[0]}.sql.gz"
            try:
                text = script_of(logs_of(tables))
            except ValueError as error:
                print(f"{name}: {error}")
                continue
            (ROOT / SCRIPTS / name).write_bytes(gzip.compress(text, mtime=0))


if __name__ == "__main__":
    main()

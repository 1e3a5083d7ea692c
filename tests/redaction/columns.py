"""Logs whose columns are redacted, and which of them can be."""

from __future__ import annotations

from pathlib import Path

from binlog_kaitai import RowChange
from tests.oracle.checks import run_cli

ROOT = Path(__file__).parent.parent.parent
DATA = ROOT / "tests" / "data"
SHOP = ROOT / "samples/mysql-9.7-shop.binlog"
KEY = ("--redact-key", "tests")
LOGS = [
    *sorted((ROOT / "samples").glob("*.binlog")),
    *sorted((DATA / "mysql-9.7.4").glob("row-*.binlog")),
    *(DATA / f"mysql-9.7.4/{name}.binlog" for name in ("compress-a", "geometry-payload", "xa-a")),
    *(DATA / f"mysql-5.6.24/row-{name}-a.binlog" for name in ("dates", "decimal", "rowsquery", "charsets")),
    *(DATA / f"mariadb-11.8.9/{name}.binlog" for name in ("compress-a", "row-colcomp-a", "row-oldtemporal-a")),
    *(DATA / f"mariadb-11.8.9/{name}.binlog" for name in ("row-mtypes-a", "row-charsets-a", "row-metafull-a", "xa-a")),
]
HEAVY = ("row-wide-a", "row-metafull-a", "row-colcomp-a", "row-charsets-a", "row-nulls-a", "row-generated-a")
"""Logs with columns of all kinds, for `make test-all`; the others have most of them, too."""


def carved(output: Path, *arguments: object, status: int = 0) -> Path:
    run = run_cli("carve", *map(str, arguments), *KEY, "--output", str(output))
    assert run.status == status, run.err
    return output


def columns(changes: list[RowChange]) -> set[tuple[str, str, str]]:
    """Columns that can be redacted: an ENUM or SET needs its labels."""
    found = set()
    for change in changes:
        for column in change.definition.columns:
            if column.type not in ("ENUM", "SET") or column.labels is not None:
                found.add((change.database, change.table, column.name))
    return found

"""The workloads of the test data: scripts that made the logs there, to be run again on another server."""

from __future__ import annotations

import gzip
from pathlib import Path

__all__ = ["ONLY_ROWS_EQUAL", "WRITE_TO_TRIGGERS", "workloads"]

DATA = Path(__file__).parents[1] / "data"
_FOLDERS = {
    "mysql": ("mysql-9.7.4", "json", "schema/mysql-9.7.4.sql"),
    "mysql56": ("mysql-5.6.24",),
    "mariadb": ("mariadb-10.5", "mariadb-10.11.19", "mariadb-11.8.9", "schema/mariadb-10.11.19.sql"),
}
_NOT_IN_THE_LOG = {
    "mariadb-11.8.9/row-image-minimal-a": "REPLACE is logged as an update that leaves out columns with defaults",
    "mysql-9.7.4/incident-a": "needs a debug server",
    "mysql-5.6.24/incident-a": "the log has an incident, at which a script stops",
}
"""Workloads whose effect their log does not hold."""
ONLY_ROWS_EQUAL = ("row-oldtemporal", "row-mtypes")
"""Workloads of which the checksum depends on more than the rows: the server's format of temporal columns, or when the
rows of a system-versioned table were written."""

WRITE_TO_TRIGGERS = ("trx-a",)
"""Workloads whose log has rows of a table with triggers, to which a script of statements does not write."""


def workloads(flavour: str) -> list[Path]:
    """Return the scripts for a kind of server."""
    found = []
    for place in _FOLDERS[flavour]:
        path = DATA / place
        found += [path] if path.is_file() else [*path.glob("*.sql"), *path.glob("*.sql.gz")]
    return sorted(path for path in found if name(path) not in _NOT_IN_THE_LOG)


def name(path: Path) -> str:
    """Return the folder and the name of a workload."""
    return f"{path.parent.name}/{path.name.partition('.')[0]}"


def script(path: Path) -> bytes:
    """Return the text of a workload."""
    data = path.read_bytes()
    return gzip.decompress(data) if path.suffix == ".gz" else data

"""What the Spark job reads, and what it has written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from binlog_kaitai import read_events
from binlog_kaitai.export.folder import LEDGER
from tests.builder import LogBuilder
from tests.builder.columns import integer
from tests.logs import DATA

LOGS = [
    str(DATA / name)
    for name in (
        "mysql-9.7.4/gtid-a.000001",
        "mysql-9.7.4/compress-a.binlog",
        "mysql-9.7.4/row-json-a.binlog",
        "mysql-9.7.4/row-charsets-a.binlog",
        "mysql-9.7.4/row-geo-a.binlog",
        "mysql-9.7.4/row-dates-a.binlog",
        "mysql-5.6.24/row-enumset-a.binlog",
        "mysql-5.6.24-v1rows/v1-image-minimal-a.binlog",
        "mariadb-11.8.9/compress-a.binlog",
        "mariadb-11.8.9/xa-a.binlog",
        "mysql-9.7.4-replica/relay-a.000004.binlog",
    )
]
COLUMNS = [integer("id", 4)]


def make_log(path: Path, *numbers: int) -> str:
    log = LogBuilder()
    for number in numbers:
        log.begin()
        log.insert(COLUMNS, {"id": number})
        log.xid(number)
    log.rotate()
    return str(log.write(path))


def spoil(path: str, row: int) -> None:
    """Change one byte of a rows event."""
    file = Path(path)
    rows = [event.position for event in read_events(path) if event.type == "WRITE_ROWS_EVENT"]
    data = bytearray(file.read_bytes())
    data[rows[row] + 30] ^= 1
    file.write_bytes(data)


def written(folder: Path) -> dict[str, bytes]:
    """All files but the ledger."""
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    return {name: data for name, data in files.items() if name != LEDGER}


def ledger(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / LEDGER).read_text(encoding="utf-8"))
    return found

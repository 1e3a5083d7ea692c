"""Logs of a series that follow one another."""

from __future__ import annotations

from pathlib import Path

from tests.builder import LogBuilder
from tests.builder.columns import integer

COLUMNS = [integer("id", 4)]


def log(path: Path, first: int, count: int, *, closed: bool = True, later: int = 0) -> Path:
    path.parent.mkdir(exist_ok=True)
    builder = LogBuilder(in_use=not closed)
    builder.data, builder.timestamp = bytearray(), builder.timestamp + later
    builder.begin_next_log(in_use=not closed)
    for number in range(first, first + count):
        builder.gtid(number + 1)
        builder.begin()
        builder.insert(COLUMNS, {"id": number})
        builder.xid(number)
    if closed:
        builder.rotate()
    return builder.write(path)

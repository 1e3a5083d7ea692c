"""Logs of one table with rows."""

from __future__ import annotations

from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar

COLUMNS = [integer("id", 4), varchar("name", 100)]


def make_log(rows: int) -> LogBuilder:
    log = LogBuilder()
    for number in range(rows):
        log.begin()
        log.insert(COLUMNS, {"id": number, "name": "Łódź 日本"})
        log.xid(number)
    log.rotate()
    return log

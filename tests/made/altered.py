"""Logs of a table whose definition changes."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from pathlib import Path
from typing import Any

from tests.builder import Column, LogBuilder
from tests.builder.columns import decimal, integer, varchar, vector

Step = tuple[list[Column], dict[str, Any]]
"""Columns, and a row."""
ID = integer("id", 4)
BIG = Decimal(f"1{'0' * 39}1.125")
STEPS: list[Step] = [
    ([integer("id", 4), integer("n", 2), decimal("d", 10, 2)], {"id": 1, "n": -7, "d": Decimal("1.25")}),
    ([integer("id", 4), integer("n", 4, unsigned=True)], {"id": 2, "n": 4_000_000_000}),
    ([integer("id", 8), integer("n", 8), varchar("s", 20)], {"id": 3, "n": -(1 << 60), "s": "x"}),
    ([integer("id", 8), varchar("s", 20), decimal("d", 45, 3)], {"id": 4, "s": "y", "d": BIG}),
]
"""A table's definitions, one after the other, and a row of each."""


def logs(folder: Path, steps: list[Step] = STEPS) -> list[str]:
    folder.mkdir()
    paths = []
    for number, (columns, row) in enumerate(steps, 1):
        log = LogBuilder()
        for count in range(3):
            log.gtid(10 * number + count)
            log.begin()
            log.table_map(columns, primary_key=[0])
            log.rows("insert", columns, [(None, row)])
            log.xid(1)
        log.rotate()
        paths.append(str(log.write(folder / f"binlog.{number:06}")))
    return paths


def add(log: LogBuilder, columns: list[Column], *rows: dict[str, Any], key: list[int] | None = None) -> int:
    """A transaction; gives the position of its rows event."""
    log.gtid(len(log.positions))
    log.begin()
    log.table_id += 1
    log.table_map(columns, primary_key=[0] if key is None else key)
    position = log.rows("insert", columns, [(None, row) for row in rows])
    log.xid(len(log.positions))
    return position


def one_log(path: Path, *steps: Step) -> Path:
    log = LogBuilder()
    for columns, row in steps:
        add(log, columns, row)
    return log.write(path)


def with_definitions(path: Path, numbers: Iterable[int], other: int | None = None) -> str:
    """Write a log of a table that has another column each time, and for one number a type that the others have not."""
    log = LogBuilder()
    for number in numbers:
        columns = [integer("id", 4), integer(f"c{number}", 4), vector("v") if number == other else integer("v", 4)]
        log.begin()
        log.table_id += 1
        log.insert(columns, {"id": number, f"c{number}": 1, "v": [1.5] if number == other else number})
        log.xid(1)
    return str(log.write(path))

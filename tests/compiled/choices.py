"""Filters that choose rows, by chance, for the tables that a log has."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from decimal import Decimal
from pathlib import Path
from typing import Any

from binlog_kaitai.changes.filters import OPERATIONS, Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.errors import BinlogError, ConditionError
from binlog_kaitai.log.source import Source
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.where.kinds import kind_of
from binlog_kaitai.where.language import Condition
from tests.oracle.objects.changes import BinlogReader

__all__ = ["any_filters"]

_MOST_VALUES = 6
_OPERATORS = ("=", "<>", "<", "<=", ">", ">=")


class _Met:
    """What a log has."""

    def __init__(self) -> None:
        self.values: dict[str, list[Any]] = defaultdict(list)
        """Values by the name of the column."""
        self.names: dict[str, list[str]] = defaultdict(list)
        """Names of columns by how they compare."""
        self.threads, self.xids = {4242}, {4242}
        self.queries = {"nothing has this"}

    def see(self, change: RowChange) -> None:
        """Keep what a change has."""
        transaction = change.transaction
        self.threads |= set() if transaction.thread_id is None else {transaction.thread_id}
        self.xids |= set() if transaction.xid is None else {transaction.xid}
        self.queries |= {change.place.query[:12]} if change.place.query else set()
        for image in (change.before, change.after):
            for name, value in (image or {}).items():
                if len(self.values[name]) < _MOST_VALUES:
                    self.values[name].append(value)


def _met(path: Path) -> _Met:
    met, tables = _Met(), list[Table]()
    options = ReadOptions(with_query=True, json="text", mode="permissive")
    with suppress(BinlogError):  # what came before it is enough
        for change in BinlogReader(Source(str(path), path.stat().st_size), options).changes():
            met.see(change)
            if change.definition not in tables[-20:]:
                tables.append(change.definition)
    for table in tables:
        for column in table.columns:
            known = met.names[_kind(column)]
            if column.name not in known:
                known.append(column.name)
    return met


def _kind(column: Column) -> str:
    try:
        return kind_of(column).name
    except ConditionError:
        return "none"


class _Chance(random.Random):
    """Makes conditions on what a log has."""

    def __init__(self, seed: str, met: _Met) -> None:
        super().__init__(seed)
        self._met = met
        self._columns = [name for names in met.names.values() for name in names]
        self._kinds = {name: kind for kind, names in met.names.items() for name in names}

    def name(self, column: str) -> str:
        return f"{self.choice(('', '', 'before.', 'after.'))}`{column.replace('`', '``')}`"

    def constant(self, column: str) -> str:
        value = self.choice(self._met.values[column] or [1])
        if isinstance(value, int | float | Decimal):
            near = value + self.choice((0, 0, 0, 1, -1))
            return format(near, "f") if isinstance(near, float | Decimal) else str(near)
        if isinstance(value, bytes):
            return f"X'{value.hex()}'"
        text = str(value) if value is not None else self.choice(("5", "2026-11-20", "x"))
        return "'" + text.replace("+00:00", "").replace("\\", "\\\\").replace("'", "''") + "'"

    def leaf(self) -> str:
        column = self.choice(self._columns)
        name, negated = self.name(column), self.choice(("", "not "))
        other = self.choice(self._met.names[self._kinds[column]])
        operand = self.choice((self.constant(column), self.constant(column), self.name(other)))
        members = ", ".join(self.constant(column) for _ in range(self.randint(1, 3)))
        pattern = "".join(self.choice(("%", "_", char)) for char in self.constant(column)[1:-1][:5])
        return self.choice(
            (
                f"{name} {self.choice(_OPERATORS)} {operand}",
                f"{name} {self.choice(_OPERATORS)} {operand}",
                f"{name} {negated}between {self.constant(column)} and {operand}",
                f"{name} {negated}in ({members})",
                f"{name} is {negated}null",
                f"changed(`{column.replace('`', '``')}`)",
                f"{name} {negated}like '{pattern}'",
            )
        )

    def condition(self, depth: int = 2) -> str:
        kind = self.choice(("leaf", "leaf", "not", "and", "or") if depth else ("leaf",))
        if kind == "leaf":
            return self.leaf()
        if kind == "not":
            return f"not ({self.condition(depth - 1)})"
        return f"({self.condition(depth - 1)}) {kind} ({self.condition(depth - 1)})"

    def filter(self) -> Filter:
        given: dict[str, Any] = {}
        if self._columns and self.random() < 0.75:
            given["where"] = self._condition()
        if not given or self.random() < 0.2:
            given["operations"] = self.sample(OPERATIONS, self.randint(1, 2))
        if self.random() < 0.15:
            given["thread_ids"] = self.sample(sorted(self._met.threads), 1)
        if self.random() < 0.15:
            given["xids"] = self.sample(sorted(self._met.xids), min(2, len(self._met.xids)))
        if self.random() < 0.15:
            text = self.choice(sorted(self._met.queries))
            given["query"] = "".join(char if char.isalnum() or char == " " else "." for char in text)
        if self.random() < 0.25:
            given["min_rows"] = self.choice((1, 2, 3, 5, 40))
        return Filter(**given)

    def _condition(self) -> Condition:
        while True:
            try:
                return Condition.parse(self.condition())
            except ConditionError:
                continue  # a pattern that ends in a backslash


def any_filters(path: Path, count: int, seed: int = 1) -> Iterator[Filter]:
    """Yield so many filters for a log."""
    chance = _Chance(f"{path.name} {seed}", _met(path))
    for _ in range(count):
        yield chance.filter()

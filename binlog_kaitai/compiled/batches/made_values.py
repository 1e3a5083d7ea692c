"""Values of waiting rows that Python makes, where the loops leave some or all of a column."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import Any

import pyarrow as pa

from binlog_kaitai.arrow.arrays import empty_lists, plain, with_fixes
from binlog_kaitai.arrow.object_batches import raw_text, typed_value
from binlog_kaitai.arrow.schema import column_names
from binlog_kaitai.compiled.plans.arrow_plan import TablePlan
from binlog_kaitai.rows.table import Table

__all__ = ["MadeValues"]


class MadeValues:
    """Python's values of a table's waiting rows.

    Args:
        table: the definition.
        plans: of its columns.
        counts: counts values without a typed form, by column.
    """

    def __init__(self, table: Table, plans: TablePlan, counts: Counter[str]) -> None:
        self._table, self._plans, self._counts = table, plans.columns, counts
        self._whole: dict[int, list[Any]] = {number: [] for number in plans.by_python}
        """By column: all values of it."""
        self._fixes: dict[int, dict[int, Any]] = {}
        """By column and row."""
        self._raw: dict[int, dict[str, str]] = {}
        """By row and name of the column: texts of values without a typed form."""

    @cached_property
    def names(self) -> list[str]:
        """Of the table's columns."""
        return column_names(self._table)

    def fix(self, column: int, row: int, value: Any) -> None:
        """Set a value that the loops left out."""
        typed, text = typed_value(self._plans[column].type)(value)
        if text is None:
            self._fixes.setdefault(column, {})[row] = typed
        else:
            self._set_raw(row, self.names[column], text)

    def _set_raw(self, row: int, name: str, value: Any) -> None:
        self._raw.setdefault(row, {})[name] = raw_text(value)
        self._counts[f"{self._table.database}.{self._table.name}.{name}"] += 1

    def count(self, column: int) -> int:
        """Return for how many rows the values of a column were made that is Python's."""
        return len(self._whole[column])

    def add(self, column: int, data: bytes | None) -> None:
        """Make the next value of a column that is Python's. Raises what its reader does."""
        finish = self._plans[column].finish
        assert finish is not None
        self._whole[column].append(None if data is None else finish(data))

    def cut(self, rows: int) -> None:
        """Forget the values of all rows but the first, in columns that are Python's."""
        for made in self._whole.values():
            del made[rows:]

    def drop(self) -> None:
        """Forget all."""
        self._fixes.clear()
        self._raw.clear()
        self.cut(0)

    def whole(self, column: int) -> pa.Array[Any]:
        """Return a column that is Python's."""
        plan, name, values = self._plans[column], self.names[column], []
        for row, value in enumerate(self._whole[column]):
            if isinstance(value, bytes) and pa.types.is_string(plan.type):
                self._set_raw(row, name, value)
                value = None
            values.append(plain(value))
        return pa.array(values, plan.type)

    def fixed(self, column: int, array: pa.Array[Any]) -> pa.Array[Any]:
        """Return a column with the values that the loops left out."""
        fixes = self._fixes.get(column)
        return with_fixes(array, fixes) if fixes else array

    def raw_values(self, rows: int) -> pa.Array[Any]:
        """Return the texts of values without a typed form, as a column of the first rows."""
        kind = pa.map_(pa.string(), pa.string())
        if not self._raw:
            return empty_lists(kind, rows)
        texts: Sequence[list[tuple[str, str]]] = [
            [(n, raw[n]) for n in self.names if n in raw] if (raw := self._raw.get(row)) else [] for row in range(rows)
        ]
        return pa.array(texts, kind)

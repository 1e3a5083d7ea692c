"""The values of batches that the loops leave to Python."""

from __future__ import annotations

from typing import Any

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.plans.arrow_plan import ColumnPlan
from binlog_kaitai.compiled.rows.column_buffers import ColumnBuffers, UnmadeError
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.format.spec_errors import PARSE_ERRORS

__all__ = ["NotedValues"]


class NotedValues:
    """Makes the values that the loops have noted.

    Args:
        items: the work items that they are of.
    """

    def __init__(self, items: Items[ColumnBuffers]) -> None:
        self._items, self._context, self._registry = items, items.context, items.registry

    def make(self) -> None:
        """Make all values. Raises UnmadeError where one cannot be made."""
        record, made = self._context.record, []
        self._items.ledger.asked.values += int(record[s.C_NUM_NOTES])
        for number in range(record[s.C_NUM_NOTES]):
            note = self._context.notes[number]
            store = self._registry.stores[note[ra.N_STORE]]
            column = store.column_at(note[ra.N_COLUMN])
            try:
                made.append((store, column, note[ra.N_ROW], self._value_of(store.plans[column], note)))
            except (BinlogError, *PARSE_ERRORS) as error:
                raise UnmadeError(*self._context.place_of(self._item_at(note[ra.N_EVENT]))) from error
        waiting = [store for store in self._registry.in_force() if store.rows]
        for store in waiting:
            store.make()
        for store, column, row, value in made:
            store.fix(column, row, value)
        record[s.C_NUM_NOTES] = 0
        for store in waiting:
            store.settle()

    def _value_of(self, plan: ColumnPlan, note: Integers) -> Any:
        """Make a value."""
        cell = self._context.noted(note)
        if note[ra.N_FORM] == ra.IS_VALUE:
            assert plan.one is not None
            return plan.one(cell)
        assert plan.changed is not None
        return plan.changed(self._context.document(note), cell)

    def _item_at(self, at: int) -> Integers:
        """Return the work item whose event begins at an offset of the buffer."""
        return next(item for item in self._context.items if item[s.I_AT] == at and item[s.I_KIND] != s.FOR_PYTHON)

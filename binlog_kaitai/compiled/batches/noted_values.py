"""The values of batches that the loops leave to Python, and the way back to where all were made."""

from __future__ import annotations

from typing import Any

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled.batches.column_buffers import ColumnBuffers, UnmadeError
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.plans.arrow_plan import ColumnPlan
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.walk.work import OddRows
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.format.spec_errors import PARSE_ERRORS

__all__ = ["NotedValues"]

_OF_DECODING = (
    *(s.C_NEXT, s.C_ROW_AT, s.C_ROW_NUMBER),
    *(s.C_STATEMENT, s.C_LAST_PAYLOAD, s.C_LAST_DESCRIBED, s.C_SAID),
)
"""What says how far work items are taken."""


class NotedValues:
    """Makes the values that the loops have noted, or has an event of which one cannot be made taken by Python.

    Args:
        items: the work items that they are of.
    """

    def __init__(self, items: Items) -> None:
        self._items, self._context, self._registry = items, items.context, items.registry

    def make(self) -> None:
        """Make all values. Raises UnmadeError where one cannot be made."""
        record, made = self._context.record, []
        self._items.ledger.asked.values += int(record[s.C_NUM_NOTES])
        for number in range(record[s.C_NUM_NOTES]):
            note = self._context.notes[number]
            store: ColumnBuffers = self._registry.definitions.stores[note[ra.N_STORE]].own
            column = store.cells.column_at(note[ra.N_COLUMN])
            try:
                made.append((store, column, note[ra.N_ROW], self._value_of(store.plans[column], note)))
            except (BinlogError, *PARSE_ERRORS) as error:
                raise UnmadeError(*self._context.items.place_of(self._item_at(note[ra.N_EVENT]))) from error
        waiting = [store.own for store in self._registry.definitions.in_force() if store.own.rows]
        for store in waiting:
            store.make()
        for store, column, row, value in made:
            store.made.fix(column, row, value)
        record[s.C_NUM_NOTES] = 0
        for store in waiting:
            store.settle()

    def _value_of(self, plan: ColumnPlan, note: Integers) -> Any:
        """Make a value."""
        cell = self._context.notes.cell(note)
        if note[ra.N_FORM] == ra.IS_VALUE:
            assert plan.one is not None
            return plan.one(cell)
        assert plan.changed is not None
        return plan.changed(self._context.notes.document(note), cell)

    def _item_at(self, at: int) -> Integers:
        """Return the work item whose event begins at an offset of the buffer."""
        items = self._context.items.records
        return next(item for item in items if item[s.I_AT] == at and item[s.I_KIND] != s.FOR_PYTHON)

    def note(self) -> None:
        """Note that all values are made."""
        self._items.settle()
        record = self._context.record
        self._slots = [record[slot] for slot in _OF_DECODING]
        is_described = record[s.C_LAST_DESCRIBED] == record[s.C_STATEMENT]
        self._described = self._registry.open_tables() if is_described else {}

    def roll_back(self) -> None:
        """Forget the rows since then."""
        self._items.let_go()
        for store in self._registry.definitions.stores.values():
            store.own.roll_back()

    def leave_to_python(self, place: tuple[int, int]) -> None:
        """Return to where all values were made, and have an event taken by Python that the loops have taken since."""
        record, registry = self._context.record, self._registry
        self.roll_back()
        self._items.forget_texts()
        registry.end_statement()
        statement = record[s.C_STATEMENT]
        for slot, value in zip(_OF_DECODING, self._slots, strict=True):
            record[slot] = value
        before, record[s.C_STATEMENT] = record[s.C_STATEMENT], statement
        for slot in (s.C_SAID, s.C_LAST_DESCRIBED):
            record[slot] = statement if record[slot] == before else record[slot]
        record[s.C_RUNS_OF] = 0
        registry.describe_again(self._described)
        self._hand_over(place)

    def _hand_over(self, place: tuple[int, int]) -> None:
        context, record = self._context, self._context.record
        for number in range(record[s.C_NEXT], record[s.C_STOP]):
            item = context.items.records[number]
            position, offset = context.items.place_of(item)
            if s.INSERT <= item[s.I_KIND] <= s.DELETE and (position, offset or 0) == place:
                key = -1 - number
                self._items.by_python[key] = OddRows(self._items.frame_of(item), None)
                item[s.I_KIND], item[s.I_BODY] = s.FOR_PYTHON, key
                return
        raise AssertionError("a value that cannot be made is in no work item")

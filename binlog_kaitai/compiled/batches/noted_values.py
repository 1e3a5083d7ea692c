"""The values of batches that the loops leave to Python, and the way back to where all were made."""

from __future__ import annotations

from typing import Any

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.batches.column_buffers import ColumnBuffers, UnmadeError
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.plans.arrow_plan import ColumnPlan
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.walk.work import OddRows
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.format.spec_errors import PARSE_ERRORS

__all__ = ["NotedValues"]

_OF_DECODING = (
    *(C.items.next, C.items.row_at, C.items.row_number),
    *(C.tables.statement, C.payloads.last, C.tables.last_described, C.wanted.said),
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
        self._items.ledger.asked.values += int(record[C.notes.num])
        for number in range(record[C.notes.num]):
            note = self._context.notes[number]
            store: ColumnBuffers = self._registry.definitions.stores[note[r.Note.store]].own
            column = store.cells.column_at(note[r.Note.column])
            try:
                made.append((store, column, note[r.Note.row], self._value_of(store.plans[column], note)))
            except (BinlogError, *PARSE_ERRORS) as error:
                raise UnmadeError(*self._context.items.place_of(self._item_at(note[r.Note.event]))) from error
        waiting = [store.own for store in self._registry.definitions.in_force() if store.own.rows]
        for store in waiting:
            store.make()
        for store, column, row, value in made:
            store.made.fix(column, row, value)
        record[C.notes.num] = 0
        for store in waiting:
            store.settle()

    def _value_of(self, plan: ColumnPlan, note: Integers) -> Any:
        """Make a value."""
        cell = self._context.notes.cell(note)
        if note[r.Note.form] == ra.IS_VALUE:
            assert plan.one is not None
            return plan.one(cell)
        assert plan.changed is not None
        return plan.changed(self._context.notes.document(note), cell)

    def _item_at(self, at: int) -> Integers:
        """Return the work item whose event begins at an offset of the buffer."""
        items = self._context.items.records
        return next(item for item in items if item[r.Item.at] == at and item[r.Item.kind] != s.FOR_PYTHON)

    def note(self) -> None:
        """Note that all values are made."""
        self._items.settle()
        record = self._context.record
        self._slots = [record[slot] for slot in _OF_DECODING]
        is_described = record[C.tables.last_described] == record[C.tables.statement]
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
        statement = record[C.tables.statement]
        for slot, value in zip(_OF_DECODING, self._slots, strict=True):
            record[slot] = value
        before, record[C.tables.statement] = record[C.tables.statement], statement
        for mark in (C.wanted.said, C.tables.last_described):
            if record[mark] == before:
                record[mark] = statement
        record[C.sieve.of] = 0
        registry.describe_again(self._described)
        self._hand_over(place)

    def _hand_over(self, place: tuple[int, int]) -> None:
        context, record = self._context, self._context.record
        for number in range(record[C.items.next], record[C.items.stop]):
            item = context.items.records[number]
            position, offset = context.items.place_of(item)
            if s.INSERT <= item[r.Item.kind] <= s.DELETE and (position, offset or 0) == place:
                key = -1 - number
                self._items.by_python[key] = OddRows(self._items.frame_of(item), None)
                item[r.Item.kind], item[r.Item.body] = s.FOR_PYTHON, key
                return
        raise AssertionError("a value that cannot be made is in no work item")

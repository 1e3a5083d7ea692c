"""The way back of batches: to where all values were made, if one cannot be made of what was decoded since."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.rows.column_buffers import ColumnBuffers
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.walk.work import OddRows

__all__ = ["WayBack"]

_OF_DECODING = (
    *(s.C_NEXT, s.C_ROW_AT, s.C_ROW_NUMBER),
    *(s.C_STATEMENT, s.C_LAST_PAYLOAD, s.C_LAST_DESCRIBED, s.C_SAID),
)
"""What says how far work items are taken."""


class WayBack:
    """Returns to where it was noted last that all values were made.

    Args:
        items: the work items.
    """

    def __init__(self, items: Items[ColumnBuffers]) -> None:
        self._items, self._context, self._registry = items, items.context, items.registry

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
        for store in self._registry.stores.values():
            store.roll_back()

    def go(self) -> None:
        """Return to where all values were made."""
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

    def leave_to_python(self, place: tuple[int, int]) -> None:
        """Have an event taken by Python that the loops have taken."""
        context, record = self._context, self._context.record
        for number in range(record[s.C_NEXT], record[s.C_STOP]):
            item = context.items[number]
            position, offset = context.place_of(item)
            if s.INSERT <= item[s.I_KIND] <= s.DELETE and (position, offset or 0) == place:
                key = -1 - number
                self._items.by_python[key] = OddRows(self._items.frame_of(item), None)
                item[s.I_KIND], item[s.I_BODY] = s.FOR_PYTHON, key
                return
        raise AssertionError("a value that cannot be made is in no work item")

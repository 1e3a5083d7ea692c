"""The marks by which the loops of an undo know which rows are for Python."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Self

from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.machine_code import load
from binlog_kaitai.compiled.records import C
from binlog_kaitai.undoing.conflicts import Conflicts

__all__ = ["Marks"]


class Marks:
    """A byte for each end of a row's number.

    Args:
        numbers: those of the rows that are marked, some at a time.
    """

    def __init__(self, numbers: Iterable[array[int]]) -> None:
        self._slots = memory.slots((s.MOST_MARKS + 1) // array("q").itemsize)
        self._bytes = self._slots.cast("B")
        run, record = load(), memory.slots(C.SLOTS)
        record[C.action], record[C.undo.marks] = s.MARK, self.address
        for part in numbers:
            given = memory.numbers(part)
            record[C.base], record[C.have] = memory.address(given), len(part) * part.itemsize
            run(memory.address(record))

    @classmethod
    def of_undone(cls, conflicts: Conflicts) -> Self:
        """Return marks of the rows that are undone, and of those that will be. There is one object for all logs."""
        known = conflicts.on_watch
        if not isinstance(known, cls):
            conflicts.on_watch = known = cls(conflicts.undone())
        return known

    @property
    def address(self) -> int:
        """Where they are, for the loops."""
        return memory.address(self._slots)

    def __call__(self, number: int) -> None:
        """Mark a row."""
        self._bytes[number & s.MOST_MARKS] = 1

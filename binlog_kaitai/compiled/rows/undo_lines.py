"""The lines of an undo by the fast loops, which read its records from the end (`sql.undo_store`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.machine_code import load
from binlog_kaitai.compiled.plans.script_texts import undo_line_texts
from binlog_kaitai.compiled.plans.text_plan import Texts, encoded
from binlog_kaitai.sql.session import ROWS, Session
from binlog_kaitai.sql.undo import UndoState
from binlog_kaitai.sql.undo_records import WORD, last_size, unpacked
from binlog_kaitai.sql.undo_script import row_line

__all__ = ["marks_of", "undo_pieces"]

_OUT_BYTES = 1 << 20
_DIGITS = 64
"""Bytes of the numbers in a check."""


def undo_pieces(state: UndoState) -> Iterator[memoryview]:
    """Yield the lines of `undo_lines`, some at a time; names of logs must be printable. The memory is used again."""
    yield memoryview("".join(f"{line}\n" for line in Session().want(ROWS)).encode())
    writer = _Writer(state)
    for start, stop, log in state.store.stretches():
        yield from writer.pieces(start, stop, log)


def marks_of(numbers: Iterable[int]) -> memory.Bytes:
    """Return what tells the loops which numbers of rows are for Python."""
    marks = memory.text_room(s.MOST_MARKS + 1)
    for number in numbers:
        marks[number & s.MOST_MARKS] = 1
    return marks


class _Writer:
    """Has the loops write lines; Python writes those of rows that may have been changed again."""

    def __init__(self, state: UndoState) -> None:
        self._state, self._run = state, load()
        self._record = memory.slots(s.C_SIZE)
        self._record[s.C_ACTION], self._record[s.C_CHECKED] = s.UNDO_LINES, state.checked
        if not state.conflicts.is_empty:
            self._marks = marks_of(state.conflicts.again())
            self._record[s.C_MARKS] = memory.address(self._marks)
        self._make_room(_OUT_BYTES)

    def pieces(self, start: int, stop: int, log: str) -> Iterator[memoryview]:
        """Yield the lines of a stretch of records."""
        self._texts = Texts(undo_line_texts(log))
        self._slots = memory.numbers(self._texts.slots)
        self._record[s.C_TEXTS] = memory.address(self._slots)
        self._record[s.C_TRX_LENGTH] = self._texts.size + _DIGITS
        while stop > start:
            data = self._state.store.block(start, stop)
            yield from self._lines(data, stop - len(data), log)
            stop -= len(data) - int(self._record[s.C_HAVE])

    def _lines(self, data: bytes, place: int, log: str) -> Iterator[memoryview]:
        """Yield the lines of the whole records at the end of some bytes, which stand at a place of the store."""
        record, block = self._record, memory.input_room(len(data))
        block[: len(data)] = data
        record[s.C_BASE], record[s.C_HAVE] = memory.address(block), len(data)
        while (answer := self._run(memory.address(record))) != s.DONE:
            yield from self._take()
            if answer == s.PYTHON:
                end = int(record[s.C_HAVE])
                start = record[s.C_HAVE] = end - last_size(data[end - WORD : end])
                line = row_line(self._state, unpacked(data[start:end], place + start, log))
                yield memoryview(encoded(f"{line}\n"))
            elif record[s.C_WANTED_ROOM] > record[s.C_OUT_ROOM]:
                self._make_room(int(record[s.C_WANTED_ROOM]))
        yield from self._take()

    def _make_room(self, size: int) -> None:
        self._out = memory.text_room(size)
        self._record[s.C_OUT], self._record[s.C_OUT_ROOM] = memory.address(self._out), size

    def _take(self) -> Iterator[memoryview]:
        used, self._record[s.C_OUT_USED] = int(self._record[s.C_OUT_USED]), 0
        if used:
            yield self._out[:used]

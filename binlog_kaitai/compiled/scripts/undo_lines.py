"""The lines of an undo by the fast loops, which read its records from the end (`undoing.undo_store`)."""

from __future__ import annotations

from collections.abc import Iterator

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import constants
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.machine_code import load
from binlog_kaitai.compiled.plans.script_texts import undo_line_texts
from binlog_kaitai.compiled.plans.text_plan import Texts, encoded, letters_of_base64
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.scripts.marks import Marks
from binlog_kaitai.undoing.undo import UndoState
from binlog_kaitai.undoing.undo_events import event_lines, head_lines
from binlog_kaitai.undoing.undo_records import WORD, Record, last_size, unpacked
from binlog_kaitai.undoing.undo_script import left_out, row_line, script_begin

__all__ = ["undo_pieces"]

_OUT_BYTES, _EVENT_BYTES = 1 << 20, 1 << 16
_MOST_OWN = 1 << 16
"""Bytes of Python's lines that are written together."""
_DIGITS = 64
"""Bytes of the numbers in a check."""


def undo_pieces(state: UndoState) -> Iterator[memoryview]:
    """Yield the lines of `undo_lines` or `event_lines`, some at a time. The memory is used again."""
    if state.as_events and (state.format is None or state.format.parts.footer < state.format.parts.body):
        yield from (memoryview(encoded(f"{line}\n")) for line in event_lines(state))
        return
    state.conflicts.begin_reading()
    first = head_lines(state) if state.as_events else script_begin(state)
    yield memoryview("".join(f"{line}\n" for line in first).encode())
    writer = _Writer(state)
    for start, stop, log in state.store.stretches():
        yield from writer.pieces(start, stop, log)


class InverseEvent:
    """The event that the loops put together of the records of its rows; see `EventLines.event`.

    Args:
        record: of the loops.
        state: has the format of the events.
    """

    def __init__(self, record: Integers, state: UndoState) -> None:
        assert state.format is not None  # else there are no records
        crc, _ = constants()
        self._own = memory.slots(r.EventLines.SLOTS)
        self._event, self._map = memory.text_room(0), memory.text_room(0)
        own = self._own
        own[r.EventLines.position], own[r.EventLines.len_checksum] = -1, state.format.len_checksum
        own[r.EventLines.digits] = memory.address(letters_of_base64())
        self.make_room(_EVENT_BYTES)
        record[C.undo.lines], record[C.known.crc] = memory.address(own), memory.address(crc)

    def make_room(self, size: int) -> None:
        """Make room for an event, or a table map, of so many bytes."""
        event, table_map = memory.text_room(2 * size), memory.text_room(2 * size)
        event[: len(self._event)], table_map[: len(self._map)] = self._event, self._map
        self._event, self._map = event, table_map
        self._own[r.EventLines.event], self._own[r.EventLines.map] = memory.address(event), memory.address(table_map)
        self._own[r.EventLines.room] = self._own[r.EventLines.map_room] = 2 * size

    def leave_in(self, end: int) -> None:
        """Have the loops take the record that ends at a place of the block, though its row was changed again."""
        self._own[r.EventLines.left_in] = end


class _Writer:
    """Has the loops write lines; Python writes those of rows that may have been changed again."""

    def __init__(self, state: UndoState) -> None:
        self._state, self._run = state, load()
        self._record = memory.slots(C.SLOTS)
        self._record[C.action], self._record[C.script.checked] = s.UNDO_LINES, state.checked
        if not state.conflicts.is_empty:
            self._marks = Marks(state.conflicts.again())
            self._record[C.undo.marks] = self._marks.address
        self._event = InverseEvent(self._record, state) if state.as_events else None
        self._own = bytearray()
        """Lines that Python has made, after those of the loops."""
        self._make_room(_OUT_BYTES)
        self._block, self._block_size = memory.input_room(0), 0

    def pieces(self, start: int, stop: int, log: str) -> Iterator[memoryview]:
        """Yield the lines of a stretch of records."""
        self._texts = Texts(undo_line_texts(log))
        self._slots = memory.numbers(self._texts.slots)
        self._record[C.known.texts] = memory.address(self._slots)
        self._record[C.undo.record_room] = self._texts.size + _DIGITS
        while stop > start:
            data = self._state.store.block(start, stop, self._room)
            yield from self._lines(data, stop - len(data), log)
            stop -= len(data) - int(self._record[C.undo.left])

    def _room(self, size: int) -> memory.Bytes:
        """Return room for records, which is used again."""
        if size > self._block_size:
            self._block, self._block_size = memory.input_room(size), size
        return self._block

    def _lines(self, data: memory.Bytes, place: int, log: str) -> Iterator[memoryview]:
        """Yield the lines of the whole records at the end of some bytes, which stand at a place of the store."""
        record, at = self._record, memory.address(self._record)
        record[C.base], record[C.have] = memory.address(self._block), len(data)
        if self._event is not None:
            self._event.leave_in(0)
        while (answer := self._run(at)) != s.DONE:
            record[C.have], is_too_small = record[C.undo.left], not record[C.out.used]
            yield from self._take()
            if answer == s.PYTHON:
                end = int(record[C.have])
                start = end - last_size(data[end - WORD : end])
                self._judge(unpacked(bytes(data[start:end]), place + start, log), start, end)
            elif answer == s.BYTES_FULL and self._event is not None:
                self._event.make_room(int(record[C.notes.wanted_room]))
            elif answer == s.LINES_FULL and is_too_small:
                self._make_room(int(record[C.notes.wanted_room]))
        yield from self._take()
        yield from self._take_own()

    def _judge(self, found: Record, start: int, end: int) -> None:
        """Find out what is to be written of the record between two places of the block."""
        if self._event is None:
            line: str | None = row_line(self._state, found)
        elif (line := left_out(self._state, found)) is None:
            self._event.leave_in(end)
        for number in found.numbers:  # for the records before this one
            self._marks(number)
        if line is not None:
            self._record[C.have] = start
            self._own += encoded(f"{line}\n")

    def _make_room(self, size: int) -> None:
        self._out = memory.text_room(size)
        self._record[C.out.text], self._record[C.out.room] = memory.address(self._out), size

    def _take(self) -> Iterator[memoryview]:
        """Yield what the loops have written, and before it what stands before it."""
        used, self._record[C.out.used] = int(self._record[C.out.used]), 0
        if used or len(self._own) > _MOST_OWN:
            yield from self._take_own()
        if used:
            yield self._out[:used]

    def _take_own(self) -> Iterator[memoryview]:
        """Yield Python's own lines."""
        own, self._own = self._own, bytearray()
        if own:
            yield memoryview(own)

"""Notes: values of the rows at hand that the loops leave to Python."""

from __future__ import annotations

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.log_buffer import LogBuffer
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.records import C

__all__ = ["NoteList"]

_ROOM = 1 << 12


class NoteList:
    """The list that the loops add to.

    Args:
        record: of the context.
        buffer: has the cells that notes are about.
    """

    def __init__(self, record: Integers, buffer: LogBuffer) -> None:
        self._record, self._buffer = record, buffer
        self._clear(_ROOM)

    def _clear(self, room: int) -> None:
        self._notes = memory.records(room, r.Note.SLOTS)
        self._record[C.notes.list], self._record[C.notes.num] = memory.address(self._notes), 0
        self._record[C.notes.room] = room

    def __getitem__(self, number: int) -> Integers:
        """Return a note, in the order in which the loops made them."""
        return self._notes[number]

    def grow(self) -> None:
        """Have a larger list, without notes."""
        self._clear(4 * len(self._notes))

    def cell(self, note: Integers) -> bytes:
        """Return the cell that a note is about."""
        return self._buffer.data[note[r.Note.cell] : note[r.Note.cell] + note[r.Note.length]].tobytes()

    def document(self, note: Integers) -> bytes | None:
        """Return the cell of the document that differences are about; None where the log does not have it."""
        if note[r.Note.form] != ra.HAVE_DOCUMENT:
            return None
        return self._buffer.data[note[r.Note.document] : note[r.Note.document] + note[r.Note.len_document]].tobytes()

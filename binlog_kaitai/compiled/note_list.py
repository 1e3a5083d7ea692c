"""Notes: values of the rows at hand that the loops leave to Python."""

from __future__ import annotations

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.log_buffer import LogBuffer
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra

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
        self._notes = memory.records(room, ra.N_SIZE)
        self._record[s.C_NOTES], self._record[s.C_NUM_NOTES] = memory.address(self._notes), 0
        self._record[s.C_ROOM_NOTES] = room

    def __getitem__(self, number: int) -> Integers:
        """Return a note, in the order in which the loops made them."""
        return self._notes[number]

    def grow(self) -> None:
        """Have a larger list, without notes."""
        self._clear(4 * len(self._notes))

    def cell(self, note: Integers) -> bytes:
        """Return the cell that a note is about."""
        return self._buffer.data[note[ra.N_CELL] : note[ra.N_CELL] + note[ra.N_LENGTH]].tobytes()

    def document(self, note: Integers) -> bytes | None:
        """Return the cell of the document that differences are about; None where the log does not have it."""
        if note[ra.N_FORM] != ra.HAVE_DOCUMENT:
            return None
        return self._buffer.data[note[ra.N_DOCUMENT] : note[ra.N_DOCUMENT] + note[ra.N_LEN_DOCUMENT]].tobytes()

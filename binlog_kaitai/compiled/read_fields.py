"""What the loops have read of the event at hand by the generated readers."""

from __future__ import annotations

from binlog_kaitai._generated import layout
from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.log_buffer import LogBuffer
from binlog_kaitai.compiled.records import C

__all__ = ["ReadFields"]

_STATEMENT_BYTES = 1 << 20
"""Bytes of the largest compressed statement that the loops take."""


class ReadFields:
    """Slots for fields, and room for a statement that was compressed.

    Args:
        record: of the context.
        buffer: has the bytes that fields point to.
    """

    def __init__(self, record: Integers, buffer: LogBuffer) -> None:
        self._buffer = buffer
        self._fields, self._part = memory.slots(layout.LOOP_SLOTS), memory.slots(layout.LOOP_SLOTS)
        self._statement = memory.text_room(_STATEMENT_BYTES)
        record[C.form.fields], record[C.form.part] = memory.address(self._fields), memory.address(self._part)
        record[C.statements.text], record[C.statements.room] = memory.address(self._statement), _STATEMENT_BYTES

    def text(self, start: int, stop: int) -> bytes:
        """Return the text between two addresses, in the slots that are given."""
        address, size = int(self._fields[start]), int(self._fields[stop] - self._fields[start])
        for room in (self._buffer.data, self._statement):
            at = address - memory.address(room)
            if 0 <= at <= len(room) - size:
                return room[at : at + size].tobytes()
        raise AssertionError("the text is neither of the log, nor of a statement that was inflated")

"""The last message of a transaction at hand, which is not delivered before it is known whether another one follows."""

from __future__ import annotations

from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.lines.text_buffer import TextBuffer
from binlog_kaitai.compiled.records import C

__all__ = ["HeldMessage"]


class HeldMessage:
    """What waits at the end of a context's text, if anything does."""

    def __init__(self, context: Context) -> None:
        self._record = context.record

    def __len__(self) -> int:
        waits = int(self._record[C.messages.waits])
        return int(self._record[C.out.used]) - waits + 1 if waits else 0

    def take(self, buffer: TextBuffer) -> bytes:
        """Take it out of the text."""
        size = len(self)
        if not size:
            return b""
        record = self._record
        record[C.messages.place] -= record[C.messages.waits] - 1
        return buffer.cut(size)

    def put_back(self, held: bytes, buffer: TextBuffer) -> None:
        """Put it into the empty buffer, which has room for it."""
        if not held:
            return
        if len(held) > buffer.room:
            buffer.resize(2 * len(held))
        self._record[C.messages.waits] = 1
        buffer.put(held)

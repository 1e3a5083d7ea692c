"""Delivers values so long that the loops have not written their text with their row (`loops.long_values`)."""

from __future__ import annotations

from collections.abc import Iterator

from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.lines.text_output import as_it_is
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C

__all__ = ["LongValues"]

_LEAST = 1 << 20
"""Bytes of a value whose text is delivered in pieces."""
_PIECE = 3 << 15
"""Bytes of a value that become a piece; each four letters of base64 have three."""
_MOST, _AROUND = 6, 64
"""Bytes of text that a byte becomes at most, and room besides."""
_ROOM = 64
"""Values that may wait."""


class LongValues:
    """The long values of the lines of a context, which is told to leave them out."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._record = memory.slots(r.LongValues.values + _ROOM * r.LongValue.SLOTS)
        self._text = memory.text_room(_MOST * _PIECE + _AROUND)
        self._record[r.LongValues.least], self._record[r.LongValues.room], self._record[r.LongValues.piece] = (
            _LEAST,
            _ROOM,
            _PIECE,
        )
        self._record[r.LongValues.text], self._record[r.LongValues.text_room] = (
            memory.address(self._text),
            _MOST * _PIECE + _AROUND,
        )
        context.record[C.long] = memory.address(self._record)
        context.buffer.has_long_values = self.are_there

    def are_there(self) -> bool:
        """Whether lines wait for some: they have to be delivered before the bytes of the log go."""
        return bool(self._record[r.LongValues.num])

    def forget(self) -> None:
        """The lines are not delivered."""
        self._record[r.LongValues.num] = 0

    def deliver(self, lines: memoryview) -> Iterator[memoryview]:
        """Yield lines with the long values in their places, in pieces."""
        done = 0
        for number in range(self._record[r.LongValues.num]):
            at = int(self._record[r.LongValues.values + number * r.LongValue.SLOTS + r.LongValue.at])
            if at >= len(lines):  # of a row that did not count
                break
            yield lines[done:at]
            yield from self._pieces(number)
            done = at
        self.forget()
        yield from as_it_is(lines[done:])

    def _pieces(self, number: int) -> Iterator[memoryview]:
        self._record[r.LongValues.next], answer = number, s.FULL
        while answer == s.FULL:
            answer = self._context.run(s.PUT_LONG)
            if answer == s.ODD:
                raise AssertionError("a long value was found sound that is not")
            yield self._text[: int(self._record[r.LongValues.used])]

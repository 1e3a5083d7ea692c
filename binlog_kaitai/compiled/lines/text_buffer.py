"""Room for the lines that the loops write, with those that Python puts between them."""

from __future__ import annotations

from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops.abi import SLACK
from binlog_kaitai.compiled.records import C

__all__ = ["TextBuffer"]


class TextBuffer:
    """The buffer for a context's text, of `size` bytes unless more are asked for."""

    def __init__(self, context: Context, size: int) -> None:
        self._record, self._lender = context.record, context.text_lender
        self._size = size
        self._lent: list[memory.Bytes] = []
        """The memory that text was taken of last, and that which it is written to now, if they are lent."""
        self.resize(size)

    @property
    def is_large(self) -> bool:
        """Whether a large event has left it large."""
        return bool(self._record[C.out.room] > self._size)

    @property
    def room(self) -> int:
        """Bytes in all."""
        return int(self._record[C.out.room])

    def resize(self, size: int) -> None:
        """Begin anew with so many bytes."""
        self._data = self._room(size, 0)
        self._record[C.out.text] = memory.address(self._data)
        self._record[C.out.used], self._record[C.out.room] = 0, size

    def _room(self, size: int, num_kept: int) -> memory.Bytes:
        """Return memory for so many bytes; of what was lent before, the last is kept as long as it may be read."""
        lender = self._lender
        if lender is None:
            return memory.text_room(size)
        while len(self._lent) > num_kept:
            lender.give_back(self._lent.pop(0))
        lent = lender.lend(size + SLACK)
        if lent is None:
            return memory.text_room(size)
        self._lent.append(lent)
        return lent

    def put(self, text: bytes) -> bool:
        """Put text after what is there; False where there is no room for it."""
        start, end = int(self._record[C.out.used]), int(self._record[C.out.used]) + len(text)
        if end > self.room:
            return False
        self._data[start:end] = text
        self._record[C.out.used] = end
        return True

    def cut(self, size: int) -> bytes:
        """Take so many bytes from the end."""
        end = int(self._record[C.out.used])
        self._record[C.out.used] = end - size
        return self._data[end - size : end].tobytes()

    def take(self) -> memoryview:
        """Return what is there, which may be nothing; it is good until the next is written."""
        view = self._data[: int(self._record[C.out.used])]
        self._record[C.out.used] = 0
        if self._lent and view:
            self._data = self._room(self.room, 1)
            self._record[C.out.text] = memory.address(self._data)
        return view

    def shrink(self) -> None:
        """Return to the usual size."""
        if self.is_large:
            self.resize(self._size)

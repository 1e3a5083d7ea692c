"""Room for the lines that the loops write, with those that Python puts between them."""

from __future__ import annotations

from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.records import C

__all__ = ["TextBuffer"]


class TextBuffer:
    """The buffer for a context's text, of `size` bytes unless more are asked for."""

    def __init__(self, context: Context, size: int) -> None:
        self._record = context.record
        self._size = size
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
        self._data = memory.text_room(size)
        self._record[C.out.text] = memory.address(self._data)
        self._record[C.out.used], self._record[C.out.room] = 0, size

    def put(self, text: bytes) -> bool:
        """Put text after what is there; False where there is no room for it."""
        start, end = int(self._record[C.out.used]), int(self._record[C.out.used]) + len(text)
        if end > self.room:
            return False
        self._data[start:end] = text
        self._record[C.out.used] = end
        return True

    def take(self) -> memoryview:
        """Return what is there, which may be nothing; it is good until the next is written."""
        view = self._data[: int(self._record[C.out.used])]
        self._record[C.out.used] = 0
        return view

    def shrink(self) -> None:
        """Return to the usual size."""
        if self.is_large:
            self.resize(self._size)

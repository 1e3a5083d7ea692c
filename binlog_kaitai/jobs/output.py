"""What a process writes of pieces: at its turn to a file, before that to its own memory, of which there is so much."""

from __future__ import annotations

import os
from collections import deque
from ctypes import addressof, c_char
from mmap import mmap
from typing import Any, NamedTuple

from binlog_kaitai.jobs.channel import Channel
from binlog_kaitai.system import new_pages

__all__ = ["BLOCK", "ROOM", "TURN", "Message", "Output", "Written"]

ROOM = 32 << 20
"""Bytes that a process may be ahead of its turn."""
BLOCK = (1 << 20) + (1 << 12)
"""Bytes that are written at once, unless there are no more: those of text, and room to write beyond them."""
TURN = None
"""Tells a process that what it has of its next piece, and all that it makes of it, may be written now."""
_IS_WRITING, _NUM_WRITTEN, _SLOTS = 0, 1, 2
_SLOT = 8


class Message(NamedTuple):
    """What a process says of the piece whose turn it is."""

    num_read: int
    """Bytes of the log that were read since it said so last."""
    is_done: bool = False
    found: Any = None
    """What became of the piece, once it is done."""
    error: OSError | None = None
    """Why it cannot be written."""


class _CannotWriteError(Exception):
    """What was said to the other process is the end of this one: no reader of logs is to go on after it."""


class Written:
    """How much a process has written in all, as far as others can know: also when it has ended from outside."""

    def __init__(self) -> None:
        self._slots = memoryview(mmap(-1, _SLOTS * _SLOT)).cast("q")

    @property
    def count(self) -> int:
        """Bytes, without those that are just being written."""
        return self._slots[_NUM_WRITTEN]

    @property
    def is_writing(self) -> bool:
        """Whether bytes are being written; of a process that has ended nobody knows how many these were."""
        return bool(self._slots[_IS_WRITING])

    def write(self, file: int, data: memoryview) -> None:
        """Write all of some bytes. Raises OSError."""
        while data:
            self._slots[_IS_WRITING] = 1
            try:
                count = os.write(file, data)
                self._slots[_NUM_WRITTEN] += count
            finally:
                self._slots[_IS_WRITING] = 0
            data = data[count:]


class Output:
    """Writes what is made of pieces, each at its turn.

    Args:
        channel: to the process that tells of pieces and turns.
        file: a descriptor to write to.
        written: counts what is written.
    """

    def __init__(self, channel: Channel, file: int, written: Written) -> None:
        self._channel, self._file, self._written = channel, file, written
        room = new_pages(ROOM, large=True)
        self._room = memoryview(room)
        self._start = addressof(c_char.from_buffer(room))
        self._free = list(range(len(room) // BLOCK))
        self._lent = dict[int, memoryview]()
        """Blocks that others write, by number."""
        self._at: int | None = None
        """Number of the block that bytes are copied to."""
        self._length = self._num_read = 0
        """Bytes in it, and bytes of the log that were read since this was told."""
        self._waiting = deque[tuple[int, int] | Message]()
        """Blocks that wait for their turn, with the bytes in each, and what is to be said after them."""
        self._num_turns = 0
        """Pieces that may be written and are not done."""
        self._pieces = deque[Any]()

    def lend(self, size: int) -> memoryview | None:
        """Return memory for text that is not copied once it is written; None for more bytes than a block has."""
        if size > BLOCK:
            return None
        number = self._block()
        self._lent[number] = lent = self._room[number * BLOCK : number * BLOCK + size]
        return lent

    def give_back(self, lent: memoryview) -> None:
        """Take back what was lent, unless it was written; nobody uses it any more."""
        number = self._number_of(lent)
        if number is not None and self._lent.get(number) is lent:
            del self._lent[number]
            self._free.append(number)

    def _number_of(self, data: memoryview) -> int | None:
        """Return the number of the block that begins with some bytes; None for others."""
        if data.readonly or not data:
            return None
        number, inside = divmod(addressof(c_char.from_buffer(data)) - self._start, BLOCK)
        return None if inside else number

    def write(self, data: memoryview) -> None:
        """Write bytes; waits where there is no room for them."""
        data = data.cast("B")
        number = self._number_of(data)
        if number is not None and number in self._lent:
            self._flush()
            del self._lent[number]
            self._put(number, len(data))
            return
        while data:
            if self._at is None:
                self._at = self._block()
            start = self._at * BLOCK + self._length
            count = min(len(data), BLOCK - self._length)
            self._room[start : start + count] = data[:count]
            self._length, data = self._length + count, data[count:]
            if self._length == BLOCK:
                self._flush()

    def _block(self) -> int:
        """Return a free block: that which was written last, which is in the processor's cache."""
        while not self._free:
            self._hear()
        return self._free.pop()

    def _flush(self) -> None:
        """Write what was copied."""
        if self._at is not None:
            number, self._at = self._at, None
            self._put(number, self._length)
            self._length = 0

    def _put(self, number: int, length: int) -> None:
        self._waiting.append((number, length))
        self._go_on()

    def _go_on(self) -> None:
        """Hear what the other process has said meanwhile, and write what may be written."""
        while self._channel.has_message():
            self._hear()
        self._write_on()

    def _hear(self) -> None:
        """Take what the other process says: that it is a piece's turn, or another piece."""
        said = self._channel.receive()
        if said is TURN:
            self._num_turns += 1
            self._write_on()
        else:
            self._pieces += said

    def _write_on(self) -> None:
        while self._num_turns and self._waiting:
            first = self._waiting.popleft()
            if isinstance(first, Message):
                self._channel.send(first)
                self._num_turns -= 1
            else:
                self._write_block(*first)

    def _write_block(self, number: int, length: int) -> None:
        try:
            self._written.write(self._file, self._room[number * BLOCK : number * BLOCK + length])
        except OSError as error:
            self._channel.send(Message(0, error=error))
            raise _CannotWriteError from error
        self._free.append(number)

    def next_piece(self) -> Any:
        """Return the next piece. Raises EOFError where there is none."""
        while not self._pieces:
            self._hear()
        return self._pieces.popleft()

    def done(self, found: object) -> None:
        """Say what became of the piece, after all that was written of it."""
        self._flush()
        num_read, self._num_read = self._num_read, 0
        self._waiting.append(Message(num_read, is_done=True, found=found))
        self._go_on()
        self._free += self._lent
        self._lent.clear()

    def progress(self, count: int) -> None:
        """So many more bytes of the log were read."""
        self._num_read += count
        self._go_on()
        if self._num_turns and not self._waiting:
            self._channel.send(Message(self._num_read))
            self._num_read = 0

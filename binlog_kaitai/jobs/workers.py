"""Processes that work on pieces of one log at the same time; what they write is taken in the order of the pieces.

Each process has memory that it shares with this one, and makes there the text that is written, also before its turn, as
long as there is room. So nothing runs far ahead, and all output is written by the process that would write it alone: a
closed pipe, a full disk and a signal are what they always are.

A process that is forked has all that this one has: readers, options and modules need not travel.
"""

from __future__ import annotations

import gc
import os
import signal
import warnings
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from ctypes import addressof, c_char
from itertools import cycle, islice
from mmap import mmap
from typing import Any, Generic, NoReturn, Protocol, TypeVar

from binlog_kaitai.files import naming
from binlog_kaitai.jobs.channel import Channel
from binlog_kaitai.system import ENDING

__all__ = ["BLOCK", "ROOM", "Output", "Work", "Write", "in_order"]

ROOM = 32 << 20
"""Bytes that a process may be ahead of its turn."""
BLOCK = (1 << 20) + (1 << 12)
"""Bytes that are handed over at once, unless there are no more: those of text, and room to write beyond them."""
_AHEAD = 2
"""Pieces that each process is told of."""

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)
T_contra = TypeVar("T_contra", contravariant=True)
T = TypeVar("T")
Write = Callable[[memoryview], None]
"""Writes bytes, whose memory is used again."""


class Work(Protocol[T_contra, R_co]):
    """What is done with each piece; None where it could not be done."""

    def __call__(self, piece: T_contra, output: Output, /) -> R_co | None: ...


class Output:
    """Hands bytes over, by memory that two processes share: what is written of pieces.

    Args:
        channel: to the other process, which gives blocks back.
        room: the memory, some blocks.
    """

    def __init__(self, channel: Channel, room: mmap) -> None:
        self._channel, self._room = channel, memoryview(room)
        self._start = addressof(c_char.from_buffer(room))
        self._free = list(range(len(room) // BLOCK))
        self._lent = dict[int, memoryview]()
        """Blocks that others write, by number."""
        self._at: int | None = None
        """Number of the block that bytes are copied to."""
        self._length = self._num_read = 0
        """Bytes in it, and bytes of the log that were read since this was told."""
        self._pieces = deque[Any]()

    def lend(self, size: int) -> memoryview | None:
        """Return memory for text that is handed over as it is, once it is written; None for more bytes than a block
        has."""
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
            self.flush()
            del self._lent[number]
            self._hand_over(number, len(data))
            return
        while data:
            if self._at is None:
                self._at = self._block()
            start = self._at * BLOCK + self._length
            count = min(len(data), BLOCK - self._length)
            self._room[start : start + count] = data[:count]
            self._length, data = self._length + count, data[count:]
            if self._length == BLOCK:
                self.flush()

    def _block(self) -> int:
        """Return a free block: that which came back last, which is in the processor's cache."""
        while not self._free or self._channel.has_message():
            self._hear()
        return self._free.pop()

    def _hear(self) -> None:
        """Take what the other process says: that a block is free again, or another piece."""
        said = self._channel.receive()
        if isinstance(said, int):
            self._free.append(said)
        else:
            self._pieces += said

    def next_piece(self) -> Any:
        """Return the next piece. Raises EOFError where there is none."""
        while not self._pieces:
            self._hear()
        return self._pieces.popleft()

    def flush(self) -> None:
        """Hand over what was copied."""
        if self._at is not None:
            self._hand_over(self._at, self._length)
            self._at, self._length = None, 0

    def _hand_over(self, number: int, length: int) -> None:
        self._channel.send((number, length, self._told()))

    def done(self, result: object) -> None:
        """Tell what became of the piece, after all that was written of it."""
        self.flush()
        self._channel.send((None, result, self._told()))
        self._free += self._lent
        self._lent.clear()

    def progress(self, count: int) -> None:
        """So many more bytes of the log were read."""
        self._num_read += count

    def _told(self) -> int:
        count, self._num_read = self._num_read, 0
        return count


class _Worker(Generic[T, R]):
    """A process that works on pieces, as the one that has started it sees it."""

    def __init__(self, work: Work[T, R], others: Iterable[_Worker[T, R]]) -> None:
        with naming("the memory that processes share"):
            self._room = mmap(-1, ROOM)
        self._channel, theirs = Channel.pair()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # the thread of the progress bar is of no use there
            self._pid = os.fork()
        if not self._pid:
            for other in (self, *others):  # so that the others see the end of this process
                other._channel.close()
            _serve(work, theirs, self._room)
        theirs.close()

    def begin(self, piece: T) -> None:
        """Tell of a piece that is to be worked on after those before."""
        with suppress(ConnectionError):  # that the process has ended is found where its result is asked for
            self._channel.send((piece,))

    def result(self, write: Write, progress: Callable[[int], None]) -> R | None:
        """Write what the next piece gives; returns what became of it, None where the process has ended."""
        view = memoryview(self._room)
        while True:
            try:
                number, found, num_read = self._channel.receive()
            except EOFError:
                return None
            progress(num_read)
            if number is None:
                return found  # type: ignore[no-any-return]
            write(view[number * BLOCK : number * BLOCK + found])
            with suppress(ConnectionError):  # likewise
                self._channel.send(number)

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self._channel.close()
        os.kill(self._pid, signal.SIGKILL)
        os.waitpid(self._pid, 0)


def _serve(work: Work[T, R], channel: Channel, room: mmap) -> NoReturn:
    """Work on pieces, as long as there are more; this process ends then."""
    try:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that has started this one ends it
        for number in ENDING:
            signal.signal(number, signal.SIG_DFL)
        gc.freeze()  # what was forked is looked at no more, and so not copied
        output = Output(channel, room)
        while True:
            output.done(work(output.next_piece(), output))
            gc.collect()  # readers have cycles: their memory is for the next one
    finally:  # nothing of the other process is cleaned up here
        os._exit(0)


@contextmanager
def in_order(
    work: Work[T, R], pieces: Iterable[T], count: int, write: Write, progress: Callable[[int], None]
) -> Iterator[Iterator[R | None]]:
    """Around the use of what becomes of pieces, in their order; what each gives is written before.

    Args:
        work: what is done with a piece, in another process; what it returns travels.
        pieces: taken one by one, a few ahead of the work.
        count: number of processes.
        write: takes what is written.
        progress: called with the number of bytes that were read.

    None stands for a piece whose process has ended before it. Raises OSError.
    """
    workers: list[_Worker[T, R]] = []
    try:
        for _ in range(count):
            workers.append(_Worker(work, workers))
        results = _results(workers, iter(pieces), write, progress)
        yield results
    finally:
        for worker in workers:
            worker.end()


def _results(
    workers: list[_Worker[T, R]], pieces: Iterator[T], write: Write, progress: Callable[[int], None]
) -> Iterator[R | None]:
    turns, begun = cycle(workers), deque[_Worker[T, R]]()
    while True:
        for piece in islice(pieces, _AHEAD * len(workers) - len(begun)):
            begun.append(next(turns))
            begun[-1].begin(piece)
        if not begun:
            return
        yield begun.popleft().result(write, progress)

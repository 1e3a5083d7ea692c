"""Processes that work on pieces of one log at the same time; what they write is taken in the order of the pieces.

Each process has memory that it shares with this one, and writes into it what is not its turn yet, as long as there is
room. So nothing runs far ahead, and all output is written by the process that would write it alone: a closed pipe, a
full disk and a signal are what they always are.

A process that is forked has all that this one has: readers, options and modules need not travel.
"""

from __future__ import annotations

import os
import signal
import warnings
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import cycle, islice
from mmap import mmap
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Any, Generic, NoReturn, Protocol, TypeVar

from binlog_kaitai.files import naming

__all__ = ["BLOCK", "ROOM", "Work", "Write", "in_order"]

ROOM = 32 << 20
"""Bytes that a process may be ahead of its turn."""
BLOCK = 1 << 20
"""Bytes that are handed over at once, unless there are no more."""
_AHEAD = 2
"""Pieces that each process is told of."""
_DEFAULT = (signal.SIGTERM, signal.SIGHUP)

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)
T_contra = TypeVar("T_contra", contravariant=True)
T = TypeVar("T")
Write = Callable[[memoryview], None]
"""Writes bytes, whose memory is used again."""


class Work(Protocol[T_contra, R_co]):
    """What is done with each piece; None where it could not be done."""

    def __call__(self, piece: T_contra, write: Write, progress: Callable[[int], None], /) -> R_co | None: ...


class _Output:
    """Hands bytes over, by memory that two processes share: what is written of pieces.

    Args:
        channel: to the other process, which gives blocks back.
        room: the memory, some blocks.
    """

    def __init__(self, channel: Connection, room: mmap) -> None:
        self._channel, self._room = channel, memoryview(room)
        self._free = list(range(len(room) // BLOCK))
        self._at: int | None = None
        """Number of the block that is written."""
        self._length = self._num_read = 0
        """Bytes in it, and bytes of the log that were read since this was told."""
        self._pieces = deque[Any]()

    def write(self, data: memoryview) -> None:
        """Write bytes; waits where there is no room for them."""
        data = data.cast("B")
        while data:
            start = self._block() * BLOCK + self._length
            count = min(len(data), BLOCK - self._length)
            self._room[start : start + count] = data[:count]
            self._length, data = self._length + count, data[count:]
            if self._length == BLOCK:
                self.flush()

    def _block(self) -> int:
        """Return the block that is written. A new one is that which came back last: it is in the processor's cache."""
        if self._at is None:
            while not self._free or self._channel.poll():
                self._hear()
            self._at = self._free.pop()
        return self._at

    def _hear(self) -> None:
        """Take what the other process says: that a block was taken, or another piece."""
        said = self._channel.recv()
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
        """Hand over what was written."""
        if self._at is not None:
            self._channel.send((self._at, self._length, self._told()))
            self._at, self._length = None, 0

    def done(self, result: object) -> None:
        """Tell what became of the piece, after all that was written of it."""
        self.flush()
        self._channel.send((None, result, self._told()))

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
        self._channel, theirs = Pipe()
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
                at, found, num_read = self._channel.recv()
            except (EOFError, ConnectionResetError):
                return None
            progress(num_read)
            if at is None:
                return found  # type: ignore[no-any-return]
            write(view[at * BLOCK : at * BLOCK + found])
            with suppress(ConnectionError):  # likewise
                self._channel.send(at)

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self._channel.close()
        os.kill(self._pid, signal.SIGKILL)
        os.waitpid(self._pid, 0)


def _serve(work: Work[T, R], channel: Connection, room: mmap) -> NoReturn:
    """Work on pieces, as long as there are more; this process ends then."""
    try:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that has started this one ends it
        for number in _DEFAULT:
            signal.signal(number, signal.SIG_DFL)
        output = _Output(channel, room)
        while True:
            output.done(work(output.next_piece(), output.write, output.progress))
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

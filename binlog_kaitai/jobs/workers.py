"""Processes that work on pieces of one log at the same time; what they write comes in the order of the pieces.

Each process writes what it makes of a piece when it is the piece's turn. Before, it keeps that in memory, as long as
there is room. So nothing runs far ahead, and nothing is copied from one process to another. A closed pipe and a full
disk are errors of the process that has started the others.

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
from itertools import cycle, islice
from typing import Generic, NoReturn, Protocol, TypeVar

from binlog_kaitai.files import naming
from binlog_kaitai.jobs.channel import Channel
from binlog_kaitai.jobs.output import TURN, Output, Written
from binlog_kaitai.jobs.target import Target
from binlog_kaitai.system import ENDING

__all__ = ["Work", "in_order"]

_AHEAD = 2
"""Pieces that each process is told of."""

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)
T_contra = TypeVar("T_contra", contravariant=True)
T = TypeVar("T")


class Work(Protocol[T_contra, R_co]):
    """What is done with each piece; None where it could not be done."""

    def __call__(self, piece: T_contra, output: Output, /) -> R_co | None: ...


class _Worker(Generic[T, R]):
    """A process that works on pieces, as the one that has started it sees it."""

    def __init__(self, work: Work[T, R], target: Target, others: Iterable[_Worker[T, R]]) -> None:
        with naming("the memory that processes share"):
            self._written = Written()
        self._num_written = 0
        """Bytes, as far as the target knows."""
        self._channel, theirs = Channel.pair()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # the thread of the progress bar is of no use there
            self._pid = os.fork()
        if not self._pid:
            for other in (self, *others):  # so that the others see the end of this process
                other._channel.close()
            _serve(work, theirs, target.file, self._written)
        theirs.close()

    def begin(self, piece: T) -> None:
        """Tell of a piece that is to be worked on after those before."""
        self._send((piece,))

    def _send(self, message: object) -> None:
        with suppress(ConnectionError):  # that the process has ended is found where its result is asked for
            self._channel.send(message)

    def result(self, target: Target, progress: Callable[[int], None]) -> R | None:
        """Have written what the next piece gives; returns what became of it, None where the process has ended. Raises
        OSError where it cannot be written."""
        self._send(TURN)
        while True:
            target.wait(self._channel)
            try:
                message = self._channel.receive()
            except EOFError:
                self._see_written(target)
                target.see_end(is_known=not self._written.is_writing)
                return None
            self._see_written(target)
            if message.error is not None:
                raise message.error
            progress(message.num_read)
            if message.is_done:
                return message.found  # type: ignore[no-any-return]

    def _see_written(self, target: Target) -> None:
        before, self._num_written = self._num_written, self._written.count
        target.take(self._num_written - before)

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self._channel.close()
        os.kill(self._pid, signal.SIGKILL)

    def wait(self) -> None:
        """Wait for the end of the process."""
        os.waitpid(self._pid, 0)


def _serve(work: Work[T, R], channel: Channel, file: int, written: Written) -> NoReturn:
    """Work on pieces, as long as there are more; this process ends then."""
    try:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that has started this one ends it
        for number in ENDING:
            signal.signal(number, signal.SIG_DFL)
        gc.freeze()  # what was forked is looked at no more, and so not copied
        output = Output(channel, file, written)
        _work_on(work, output)
        gc.freeze()  # what the first piece has left, such as modules, stays, too
        while True:
            _work_on(work, output)
    finally:  # nothing of the other process is cleaned up here
        os._exit(0)


def _work_on(work: Work[T, R], output: Output) -> None:
    """Work on the next piece. Raises EOFError where there is none."""
    output.done(work(output.next_piece(), output))
    gc.collect()  # readers have cycles: their memory is for the next one


@contextmanager
def in_order(
    work: Work[T, R], pieces: Iterable[T], count: int, target: Target, progress: Callable[[int], None]
) -> Iterator[Iterator[R | None]]:
    """Around the use of what becomes of pieces, in their order; what each gives is written before, and nothing of those
    after it.

    Args:
        work: what is done with a piece, in another process; what it returns travels.
        pieces: taken one by one, a few ahead of the work.
        count: number of processes.
        target: where they write.
        progress: called with the number of bytes that were read.

    None stands for a piece whose process has ended before it. Raises OSError.
    """
    workers: list[_Worker[T, R]] = []
    try:
        for _ in range(count):
            workers.append(_Worker(work, target, workers))
        results = _results(workers, iter(pieces), target, progress)
        yield results
    finally:
        for worker in workers:
            worker.end()
        for worker in workers:
            worker.wait()


def _results(
    workers: list[_Worker[T, R]], pieces: Iterator[T], target: Target, progress: Callable[[int], None]
) -> Iterator[R | None]:
    turns, begun = cycle(workers), deque[_Worker[T, R]]()
    while True:
        for piece in islice(pieces, _AHEAD * len(workers) - len(begun)):
            begun.append(next(turns))
            begun[-1].begin(piece)
        if not begun:
            return
        yield begun.popleft().result(target, progress)

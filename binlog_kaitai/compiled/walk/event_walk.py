"""A log event by event: for readers that take no rows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.walk.chunked_walk import ChunkedWalk
from binlog_kaitai.compiled.walk.damage import Damage
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.reading.log_events import Decoded

__all__ = ["EventWalk"]


class _ByEvent:
    """Nothing waits."""

    def __init__(self, walk: ChunkedWalk) -> None:
        self._walk, self._context = walk, walk.context

    def mark(self) -> None:
        """Do nothing: nothing is decoded after the walk."""
        self._walk.log.source.forget(self._walk.position)

    def ended(self) -> int:
        """Return the number of work items."""
        return int(self._context.record[C.items.num])

    def decodable(self) -> int:
        """Return the number of work items."""
        return self.ended()

    def shift(self, stop: int) -> None:
        """Drop what is done, unless payloads are inflated that were not walked yet."""
        if not self._context.payloads.are_ahead:
            self._walk.drop_to(stop)

    def resolve(self, position: int) -> None:
        """Nothing waits."""

    def close(self) -> None:
        """Nothing was opened."""


class EventWalk:
    """Walks one log a piece at a time; its transactions are not followed.

    Args:
        walk: the walk.
        seen: takes the events that the loops leave over.
    """

    def __init__(self, walk: ChunkedWalk, seen: Callable[[Frame], Decoded]) -> None:
        self._walk, self._seen = walk, seen

    @contextmanager
    def opened(self) -> Iterator[Context]:
        """Open what the walk needs, for the time of the block; gives the record of the loops."""
        self._walk.damage = Damage(self._walk, defers=False)
        with self._walk.opened(_ByEvent, self._seen):
            yield self._walk.context

    def pieces(self) -> Iterator[None]:
        """Walk on, a piece at a time. Raises BinlogError at damage."""
        walk = self._walk
        try:
            for _ in walk.pieces():
                walk.walker.work.clear()
                yield
        except BinlogError as error:
            walk.close_stretch()
            walk.log.walk.give_up(error)
            raise

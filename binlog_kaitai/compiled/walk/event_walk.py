"""A log event by event: for readers that take no rows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from binlog_kaitai._generated import layout
from binlog_kaitai.arrow.constants import UnsoundError
from binlog_kaitai.changes.log_events import Decoded
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.walk.chunked_walk import ChunkedWalk
from binlog_kaitai.compiled.walk.pace import Pace
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.frames import Frame

__all__ = ["EventWalk"]

_START_ENCRYPTION = layout.EventType.start_encryption_event


class _ByEvent(Pace):
    """Nothing waits."""

    def __init__(self, walk: ChunkedWalk) -> None:
        self._walk, self._context = walk, walk.context

    def mark(self) -> None:
        """Nothing is decoded later than it is walked: what is before is not read again."""
        self._walk.log.source.forget(self._walk.position)

    def ended(self) -> int:
        """Return the number of work items."""
        return int(self._context.record[s.C_NUM_ITEMS])

    def decodable(self) -> int:
        """Return the number of work items."""
        return self.ended()

    def shift(self, stop: int) -> None:
        """Drop what is done, unless payloads are inflated that were not walked yet."""
        if not self._context.has_payloads_ahead:
            self._walk.drop_to(stop)

    def forget(self) -> None:
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
        self._walk.log.on_damage = self._note_damage
        with self._walk.opened(_ByEvent, self._seen):
            yield self._walk.context

    def _note_damage(self, error: BinlogError) -> None:
        self._walk.final = error  # of an event that is whole, at which the object path has looked

    def pieces(self) -> Iterator[None]:
        """Walk on, a piece at a time. Raises BinlogError at damage."""
        walk = self._walk
        while not walk.is_done:
            try:
                yield from self._by_loops()
            except UnsoundError as unsound:
                yield from self._by_objects(unsound.position)
            except BinlogError as error:
                walk.close_stretch()
                walk.log.walk.give_up(error)
                raise

    def _by_loops(self) -> Iterator[None]:
        for _ in self._walk.pieces():
            self._walk.walker.by_python.clear()
            yield
        self._walk.is_done = True

    def _by_objects(self, behind: int) -> Iterator[None]:
        """Have the object path read what is no whole event, and some behind it. Raises BinlogError."""
        walk = self._walk
        try:
            for frame in walk.frames_by_objects(behind, _may_hand_back):
                for _ in self._seen(frame):
                    pass
                walk.take_found()  # in payloads
                del frame
                yield
        except BinlogError as error:
            walk.log.walk.give_up(error)
            raise


def _may_hand_back(frame: Frame) -> bool:
    return bool(frame.header.event_type != _START_ENCRYPTION)

"""A log event by event: for readers that take no rows."""

from __future__ import annotations

from collections.abc import Iterator

from binlog_kaitai._generated import layout
from binlog_kaitai.arrow.constants import UnsoundError
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.walk.chunked_reader import ChunkedReader
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.frames import Frame

__all__ = ["EventByEventReader"]

_START_ENCRYPTION = layout.EventType.start_encryption_event


class EventByEventReader(ChunkedReader):
    """Reads one log that can be read again, a piece at a time; its transactions are not followed."""

    _final: BinlogError | None = None
    """What is wrong with an event that is whole."""

    def _walked(self) -> Iterator[None]:
        """Walk on, a piece at a time. Raises BinlogError at damage."""
        self._log.on_damage = self._note_damage
        while not self._is_done:
            try:
                yield from self._by_loops()
            except UnsoundError as unsound:
                yield from self._by_objects(unsound.position)
            except BinlogError as error:
                self._close_stretch()
                self._log.walk.give_up(error)
                raise

    def _by_loops(self) -> Iterator[None]:
        for _ in self._pieces():
            self._walker.by_python.clear()
            yield
        self._is_done = True

    def _by_objects(self, behind: int) -> Iterator[None]:
        """Have the object path read what is no whole event, and some behind it. Raises BinlogError."""
        try:
            for frame in self._frames_by_objects(behind, self._may_hand_back):
                for _ in self._seen(frame):
                    pass
                self._take_walked()  # in payloads
                del frame
                yield
        except BinlogError as error:
            self._log.walk.give_up(error)
            raise

    def _may_hand_back(self, frame: Frame) -> bool:
        return bool(frame.header.event_type != _START_ENCRYPTION)

    def _note_damage(self, error: BinlogError) -> None:
        self._final = error

    def _is_final(self, error: Exception) -> bool:
        """An event that is whole was looked at by the object path."""
        return error is self._final

    def _ended(self) -> int:
        return int(self._context.record[s.C_NUM_ITEMS])

    def _decodable(self) -> int:
        return self._ended()

    def _shift(self, stop: int) -> None:
        """Drop what is done, unless payloads are inflated that were not walked yet."""
        if not self._context.has_payloads_ahead:
            super()._shift(stop)

    def _set_mark(self) -> None:
        """Nothing is decoded later than it is walked."""

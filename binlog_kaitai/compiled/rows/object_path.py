"""What goes on where the loops cannot: the object path, from what was not taken on.

The loops do not say what is wrong. Where they meet what is not sound, or not theirs, the walk returns to before it, the
object path reads on in the same state, and the loops go on behind that.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Generic, TypeVar

from binlog_kaitai._generated import layout
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.rows.row_walk import RowWalk
from binlog_kaitai.compiled.rows.taken import Taken
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.model import Event
from binlog_kaitai.log.frames import Frame

__all__ = ["ObjectPath"]

P = TypeVar("P")
_START_ENCRYPTION = layout.EventType.start_encryption_event


class ObjectPath(ABC, Generic[P]):
    """Goes on where the loops cannot.

    Args:
        rows: the walk over the log.
    """

    def __init__(self, rows: RowWalk) -> None:
        self._rows, self._walk, self._log = rows, rows.walk, rows.log

    @abstractmethod
    def take_over(self, behind: int) -> Iterator[P]:
        """Yield what the object path makes of the log, from what was not taken on. Raises BinlogError.

        The loops may go on behind a position.
        """

    def _follow(self, frame: Frame, event: Event, wanted: bool) -> None:
        """See an event before it is chosen."""

    def _may_hand_back(self, frame: Frame) -> bool:
        """Return whether the loops may go on behind a frame: no rows wait, and no table map is needed."""
        selection = self._rows.selection
        if selection is not None and not selection.is_empty:
            return False
        is_plain = frame.header.event_type != _START_ENCRYPTION
        has_none = not self._walk.assembler.has_rows and self._walk.assembler.query is None
        return is_plain and has_none and not self._log.decoder.tables

    def _events(self, behind: int) -> Iterator[tuple[Frame, Event, bool]]:
        """Yield the events that the object path reads, and whether they are wanted. Raises BinlogError."""
        selection = self._rows.selection
        try:
            for frame in self._walk.frames_by_objects(behind, self._may_hand_back):
                for inner, event in self._log.decoded(frame):
                    wanted = self._walk.walker.is_wanted(event)
                    self._follow(inner, event, wanted)
                    yield from ((inner, event, wanted),) if selection is None else selection.feed(inner, event, wanted)
                    del inner, event
                del frame
        except BinlogError:
            yield from () if selection is None else selection.finish()
            raise
        if self._walk.is_done and selection is not None:
            yield from selection.finish()

    def _choose_from(self, taken: Taken) -> None:
        """Go on choosing, behind what was taken."""
        selection, chosen = self._rows.selection, self._log.filter
        if selection is None:
            return
        record = self._walk.context.record
        trx = self._walk.context.trx(int(record[s.C_TRX]))
        threads = {int(trx[s.T_THREAD_ID])} if trx[s.T_KNOWN] & s.HAS_THREAD_ID else set()
        if chosen is not None and trx[s.T_KNOWN] & s.HAS_ASKED_THREAD:
            threads |= chosen.thread_ids
        has_enough = {s.ARE_ENOUGH: True, s.ARE_FEW: False}.get(taken.enough)
        selection.go_on(int(record[s.C_STATE]), threads, is_said=taken.is_said, has_enough=has_enough)

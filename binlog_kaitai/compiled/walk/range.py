"""Where the range ends that is wanted of a log, for walks that go on after it."""

from __future__ import annotations

from collections.abc import Callable

from binlog_kaitai.arrow.constants import NEVER
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.records import C
from binlog_kaitai.events.model import Event
from binlog_kaitai.events.rare_model import PartialRowDataEvent
from binlog_kaitai.log.frames import FormatDescription, Frame

__all__ = ["Range"]


class Range:
    """The end of the range.

    Args:
        context: of the loops, which know it, too.
        filter: says where it is.
    """

    def __init__(self, context: Context, filter: Filter | None) -> None:
        self._record, self._filter = context.record, filter
        self.reads_on = False
        """Go on after it, where nothing is wanted."""
        self.on_end: Callable[[], None] = lambda: None
        """Told where it ends, before the first event after it is taken."""
        self.past_at: int | None = None
        """Position of the first event after it, once that is known to a walk that goes on."""

    def is_past(self, frame: Frame, form: FormatDescription | None) -> bool:
        """Return whether it ends before an event; that with which a log begins is read by a walk that goes on."""
        if self._filter is None or self._record[C.limits.is_past] or (self.reads_on and form is None):
            return False
        return self._filter.is_past(frame)

    def end_at(self, position: int) -> None:
        """Want nothing from a position on."""
        record, self.past_at = self._record, position
        record[C.limits.is_past], record[C.limits.stop_position], record[C.limits.stop_time] = 1, NEVER, NEVER
        self.on_end()

    def see(self, event: Event) -> None:
        """See an event that Python reads; all pieces of a rows event are where the first one is."""
        if not self.reads_on or self._filter is None or self._record[C.limits.is_past]:
            return
        if isinstance(event.body, PartialRowDataEvent) and event.body.fragment_number != 1:
            return
        if self._filter.ends_at(event.position, event.header.timestamp):
            self.end_at(event.position)

"""What the clock of a zone shows, for the loops that write times for people."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from binlog_kaitai.arrow.constants import NEVER
from binlog_kaitai.changes.ledger import iso_time
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.records import C

__all__ = ["ZoneRecord"]

_STEP = 900
"""Seconds in which the clock of a zone is not put twice."""
_LEN_TIME = len("2026-11-20T08:15:30")


class ZoneRecord:
    """Tells the loops how far the clock of a zone is ahead of UTC, at the time at hand and soon after.

    Args:
        context: of the loops.
        text: returns the time in the zone for seconds since 1970-01-01 UTC, with the offset from UTC after it; None
            for UTC.
        width: of a column of times.
    """

    def __init__(self, context: Context, text: Callable[[int], str] | None, width: int = 0) -> None:
        self.show = text or (lambda seconds: str(iso_time(seconds)))
        """Returns a time in the zone."""
        self._record = memory.slots(r.Zone.SLOTS)
        self.learn(0)
        self._record[r.Zone.until] = NEVER if text is None else 0
        self._record[r.Zone.width] = width
        context.record[C.known.zone] = memory.address(self._record)

    def learn(self, seconds: int) -> bool:
        """Have the record hold for a time; False where that cannot be, since the year there is before 1970."""
        text, ahead = self._at(seconds)
        first = seconds - seconds % _STEP
        is_same = all(self._at(time) == (text, ahead) for time in (first, first + _STEP - 1))
        self._text = memory.constant(text.encode())
        record = self._record
        record[r.Zone.since], record[r.Zone.until] = (first, first + _STEP) if is_same else (seconds, seconds + 1)
        record[r.Zone.since] = max(int(record[r.Zone.since]), -ahead)
        record[r.Zone.offset], record[r.Zone.text], record[r.Zone.length] = ahead, memory.address(self._text), len(text)
        return seconds + ahead >= 0

    def _at(self, seconds: int) -> tuple[str, int]:
        """Return what stands after a time, and how many seconds it is ahead of UTC."""
        text = self.show(seconds)
        offset = datetime.fromisoformat(text).utcoffset() or timedelta()
        return text[_LEN_TIME:], offset // timedelta(seconds=1)

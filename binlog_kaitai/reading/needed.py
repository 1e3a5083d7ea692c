"""Which of many logs are needed for times and GTIDs: the beginnings of the logs tell, nothing else of them is read.

A log is left out only where reading it would deliver nothing:

- It begins at the end of the times that are wanted, or later: reading ends at its first event.
- All of its events are older than the times that are wanted. The time of an event is when its statement began, at the
  server where it was run: it is no later than its commit. So it is before the commit of the first transaction of the
  next log, which MySQL writes since 8.0 by the clock of the log's own server, whatever the source's events say. The
  times of events tell less: a log begins with the time of the statement that had it begun, perhaps hours ago. So a day
  is added where nothing else is there, to the times of the server's own statements; and a minute to the time at which
  the file was last written to.
- None of its transactions is wanted: it has those that are before the next log and not before it (PREVIOUS_GTIDS;
  MariaDB's GTID_LIST, by whose numbers the server itself looks for the log where a replica goes on).

Logs are compared within a series: one folder, names that differ by their number. A log with an event that is later than
it can be (SET timestamp, a clock that is ahead) is read.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import NOT_READ, FileLedger
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.log.log_names import place_of
from binlog_kaitai.log.source import Source
from binlog_kaitai.reading.log_begin import LogBegin, read_begins

__all__ = ["LogPart", "log_parts", "needed_logs"]

_DAY, _MINUTE = 86_400, 60
_NANOS = 1_000_000_000


@dataclass(frozen=True, slots=True)
class LogPart:
    """A log of several, and what is wanted of it."""

    source: Source
    filter: Filter | None
    cut: Filter | None
    """The same of a part of it: without times where all of the log is in them."""
    why_not: str | None = None
    """Why it need not be read."""
    mark: int | None = None
    """See `tail.identity`; None where it was not looked at."""

    def unread(self) -> FileLedger:
        """Return the ledger of a log that was not read."""
        return FileLedger(self.source.name, self.source.size, state=NOT_READ, not_read=self.why_not)


def needed_logs(filter: Filter | None, sources: Sequence[Source]) -> Iterator[tuple[Source, Filter | None]]:
    """Yield each log that is needed with its filter; the positions are for the first and the last log."""
    return ((part.source, part.filter) for part in log_parts(filter, sources) if part.why_not is None)


def log_parts(filter: Filter | None, sources: Sequence[Source]) -> list[LogPart]:
    """Return what is wanted of each log. A log alone is always needed."""
    last = len(sources) - 1
    if filter is None:
        return [LogPart(source, None, None) for source in sources]
    each = [filter.for_log(first=number == 0, last=number == last) for number in range(len(sources))]
    if not (filter.has_times or filter.include_gtids is not None):
        return [LogPart(source, chosen, chosen) for source, chosen in zip(sources, each, strict=True)]
    found = _Series(sources)
    return [found.part(number, chosen, is_alone=not last) for number, chosen in enumerate(each)]


class _Series:
    """Logs in order, and how each begins."""

    def __init__(self, sources: Sequence[Source]) -> None:
        self._sources = sources
        self._begins = read_begins(sources)
        self._places = [place_of(source.name) for source in sources]
        self._cut: dict[tuple[int | None, int | None, bool, bool], Filter] = {}
        """Filters without times, by their positions and which of their times are left out; all else is the same."""
        self._ends = list(self._until())[::-1]
        self._after = list(self._gtids_after())[::-1]

    def part(self, number: int, chosen: Filter, *, is_alone: bool) -> LogPart:
        """Return what is wanted of a log."""
        source, begin = self._sources[number], self._begins[number]
        if begin is None:
            return LogPart(source, chosen, chosen)
        why = None if is_alone else self._why_not(number, begin, chosen)
        return LogPart(source, chosen, self._in_times(number, begin, chosen), why, begin.mark)

    def _why_not(self, number: int, begin: LogBegin, chosen: Filter) -> str | None:
        start, stop, gtids = chosen.start_time, chosen.stop_time, chosen.include_gtids
        if stop is not None and begin.begun >= stop:
            return f"it begins at {_text(begin.begun)}, after the times that are wanted"
        if start is not None and (end := self._end(number, begin)) < start:
            return f"all of its events are from before {_text(math.ceil(end))}, before the times that are wanted"
        if gtids is not None and begin.before is not None and self._has_none(number, begin.before, gtids):
            return "none of its transactions has a GTID that is wanted"
        return None

    def _in_times(self, number: int, begin: LogBegin, chosen: Filter) -> Filter:
        """Return a filter without the times that all events of a log satisfy."""
        start, stop = chosen.start_time, chosen.stop_time
        is_begun = start is not None and begin.first_time is not None and begin.first_time >= start
        is_before_end = stop is not None and self._end(number, begin) < stop
        key = chosen.start_position, chosen.stop_position, is_begun, is_before_end
        if key not in self._cut:
            times = (None if is_begun else start), (None if is_before_end else stop)
            self._cut[key] = replace(chosen, start_time=times[0], stop_time=times[1])
        return self._cut[key]

    def _end(self, number: int, begin: LogBegin) -> float:
        """Return a time that no event of a log can be after; infinite where none is known."""
        end = self._ends[number]
        return end if begin.latest <= end and not begin.is_ahead else math.inf

    def _has_none(self, number: int, before: GtidSet, wanted: GtidSet) -> bool:
        after = self._after[number]
        if after is None:
            return not wanted - before
        return not before - after and not (after - before) & wanted

    def _until(self) -> Iterator[float]:
        """Yield for each log, the last first, a time that none of its events is after, if the clocks are right."""
        later, is_commit = math.inf, False
        for number in reversed(range(len(self._sources))):
            if not self._goes_on(number):
                later, is_commit = math.inf, False
            modified, begin = self._sources[number].modified, self._begins[number]
            yield later if is_commit or modified is None else min(later, modified / _NANOS + _MINUTE)
            if begin is not None and begin.committed is not None:
                later, is_commit = begin.committed, True
            elif begin is not None and begin.own_latest is not None:
                later, is_commit = begin.own_latest + _DAY, False

    def _gtids_after(self) -> Iterator[GtidSet | None]:
        """Yield for each log, the last first, the transactions before the next one; None where that is not known."""
        later: GtidSet | None = None
        for number in reversed(range(len(self._sources))):
            later = later if self._goes_on(number) else None
            yield later
            begin = self._begins[number]
            later = later if begin is None or begin.before is None else begin.before

    def _goes_on(self, number: int) -> bool:
        """Return whether the next log is of the same series, and later."""
        if number + 1 == len(self._sources):
            return False
        here, there = self._places[number : number + 2]
        return here is not None and there is not None and here[0] == there[0] and here[1] < there[1]


def _text(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")

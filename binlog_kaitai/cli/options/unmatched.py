"""What to tell a user whose filter matched nothing: which part of it, and what there is instead."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from binlog_kaitai._generated import layout
from binlog_kaitai.changes.filters import Filter, is_user_of
from binlog_kaitai.changes.ledger import MOST_THREADS, NOT_READ, FileLedger, total
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.cli.options.times import Zone
from binlog_kaitai.cli.options.wanted import Wanted
from binlog_kaitai.cli.terminal.found import note_found
from binlog_kaitai.cli.terminal.messages import say
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.log.source import SourceList

if TYPE_CHECKING:
    from binlog_kaitai.series.survey import Survey

__all__ = ["say_unmatched"]

_MOST_NAMES = 8
_MOST_TEXT = 160
_LOCAL = Zone("local", None)
_TELLS = ("tells", "tell")
_NAME = ("names", "name")


def say_unmatched(
    wanted: Wanted,
    sources: SourceList,
    ledgers: Sequence[FileLedger],
    options: ReadOptions,
    *,
    has_matched: bool,
    only_rows: bool = True,
) -> None:
    """Say on standard error, in one line, why nothing matched; or which names did not, where others did.

    Args:
        wanted: the filter.
        sources: the logs.
        ledgers: what was met in them.
        options: how to read.
        has_matched: there was something.
        only_rows: statements cannot match.
    """
    note_found(has_found=has_matched)
    if wanted.filter is None or any(ledger.errors for ledger in ledgers):
        return
    unmatched = _Unmatched(wanted, wanted.filter, sources, ledgers, options, only_rows)
    names = list(unmatched.names())
    if has_matched and not names:
        return
    reasons = names if has_matched else list(unmatched.reasons()) or list(unmatched.together())
    say(f"note: {'' if has_matched else 'nothing matched: '}{'; '.join(reasons)}", "yellow")


class _Unmatched:
    """Compares a filter with what was met."""

    def __init__(
        self,
        wanted: Wanted,
        chosen: Filter,
        sources: SourceList,
        ledgers: Sequence[FileLedger],
        options: ReadOptions,
        only_rows: bool,
    ) -> None:
        self._wanted, self._filter, self._sources, self._ledgers = wanted, chosen, sources, ledgers
        self._options = options
        self._met = total(ledgers)
        self._tables_met = sorted(".".join(names) for names in self._met.seen_tables if names[1])
        self._names_met = [names for names in self._met.seen_tables if names[1] or not only_rows]
        self._log = f"the {len(sources)} logs" if len(sources) > 1 else "the log"
        self._unread = sum(ledger.state == NOT_READ for ledger in ledgers)
        self._verb = ("hold", "span") if len(sources) > 1 else ("holds", "spans")

    @cached_property
    def _survey(self) -> Survey:
        from binlog_kaitai.series.survey import survey  # slow, and seldom needed

        found = survey(self._sources, self._options)
        found.see_time(self._met.first_timestamp)
        found.see_time(self._met.last_timestamp)
        return found

    def reasons(self) -> Iterator[str]:
        """Yield the parts of the filter that let nothing through, each by itself."""
        for part in (self._positions, self._times, self._gtids, self.names, self._servers, self._threads, self._users):
            yield from part()

    def together(self) -> Iterator[str]:
        """Yield what to say when each part lets something through."""
        yield f"nothing in {self._log} fits all of these options"
        if self._filter.has_times and self._survey.first_timestamp is not None:
            yield self._span()
        if self._filter.tables or self._filter.databases:
            yield self._tables()

    def _positions(self) -> Iterator[str]:
        first, last = self._ledgers[0], self._ledgers[-1]
        start, stop = self._filter.start_position, self._filter.stop_position
        if start is not None and first.size is not None and start >= first.size and len(self._ledgers) == 1:
            yield f"--start-position {start} is beyond the end of {first.file}, which has {first.size} bytes"
        elif start is not None and stop is not None and start >= stop and len(self._ledgers) == 1:
            yield f"--start-position {start} is not before --stop-position {stop}"
        elif stop is not None and (not last.num_events or stop <= len(layout.MAGIC)) and len(self._ledgers) == 1:
            yield f"no event of {last.file} begins before --stop-position {stop}"

    def _times(self) -> Iterator[str]:
        start, stop = self._filter.start_time, self._filter.stop_time
        if start is not None and stop is not None and start >= stop:
            yield "--start-datetime is not before --stop-datetime"
        elif self._filter.has_times and not self._overlaps(start, stop):
            yield self._span() + self._hint()

    def _overlaps(self, start: float | None, stop: float | None) -> bool:
        first, last = self._survey.first_timestamp, self._survey.last_timestamp
        if first is None or last is None:
            return True
        return (start is None or start <= last) and (stop is None or stop > first)

    def _span(self) -> str:
        zone = self._wanted.zone
        first, last = (zone.text(time) for time in (self._survey.first_timestamp, self._survey.last_timestamp))
        start, stop = self._wanted.times_in(zone)
        asked = [
            f"{option} is {zone.text(int(time))}"
            for option, time in (("--start-datetime", start), ("--stop-datetime", stop))
            if time is not None
        ]
        return f"{self._log} {self._verb[1]} {first} to {last}; {', '.join(asked)}"

    def _hint(self) -> str:
        """Return whether the times would match if they were of this machine's zone."""
        here = self._wanted.times_in(_LOCAL)
        if here == self._wanted.times_in(self._wanted.zone) or not self._overlaps(*here):
            return ""
        zone = self._wanted.zone.name
        return f" (times without an offset are taken as {zone}; in local time they match: --timezone local)"

    def _gtids(self) -> Iterator[str]:
        met, asked = self._met.gtids, self._filter.include_gtids
        if asked is not None and self._unread:
            yield f"no transaction with the given GTIDs is there; {self._unread} of {self._log} were not read for that"
        elif asked is not None and not (met & asked):
            yield f"no transaction with the given GTIDs is there; {self._log} {self._verb[0]} {_shown(met)}"
        left = self._filter.exclude_gtids
        if left is not None and met and not (met - left):
            yield f"--exclude-gtids leaves none of the transactions, which are {_shown(met)}"

    def names(self) -> Iterator[str]:
        """Yield the names of tables and databases that nothing has."""
        if self._unread == len(self._ledgers):
            return
        databases = {database for database, _ in self._names_met}
        tables = {*self._tables_met, *(table for _, table in self._names_met)}
        unknown = [_unknown("database", name, databases) for name in sorted(self._filter.databases - databases)]
        unknown += [_unknown("table", name, tables) for name in sorted(self._filter.tables - tables)]
        if unknown:
            where = [f"{self._unread} of {self._log} were not needed and not read"] if self._unread else []
            yield "; ".join([*unknown, self._tables(), *where])

    def _tables(self) -> str:
        seen = self._tables_met
        if not seen:
            return f"{self._log} {self._verb[0]} no row changes, as far as it was read"
        more = f" and {len(seen) - _MOST_NAMES} more" if len(seen) > _MOST_NAMES else ""
        return f"tables with row changes are {', '.join(seen[:_MOST_NAMES])}{more}"

    def _servers(self) -> Iterator[str]:
        met, asked = self._survey.server_ids, self._filter.server_ids
        if asked and met and not met & asked:
            yield f"no event has server id {_either(asked)}; {self._log} {self._verb[0]} events of {_either(met)}"

    def _threads(self) -> Iterator[str]:
        met, asked = self._met.seen_threads, self._filter.thread_ids
        if asked and self._met.unknown_threads:
            verb, count = _TELLS[len(self._sources) > 1], self._met.unknown_threads
            yield f"{self._log} {verb} not which connection changed the rows of {count} transactions"
        elif asked and not met & asked and len(met) < MOST_THREADS:
            shown = _either(sorted(met)[:_MOST_NAMES]) + (" ..." if len(met) > _MOST_NAMES else "")
            yield f"no transaction is of connection {_either(asked)}; {self._log} {self._verb[0]} those of {shown}"

    def _users(self) -> Iterator[str]:
        met, asked = sorted(self._met.seen_users), self._filter.users
        if asked and not any(is_user_of(asked, user) for user in met):
            more = " ..." if len(met) > _MOST_NAMES else ""
            shown = f"those of {', '.join(met[:_MOST_NAMES])}{more}" if met else "none at all"
            verb = _NAME[len(self._sources) > 1]
            yield f"no transaction names user {', '.join(sorted(asked))}; {self._log} {verb} {shown}"


def _unknown(what: str, name: str, known: Iterable[str]) -> str:
    """That a name is unknown, and the one that may be meant: of another case, or spelt alike."""
    folded = {other.casefold(): other for other in sorted(known) if ("." in other) == ("." in name)}
    from difflib import get_close_matches  # slow, and seldom needed

    close = get_close_matches(name.casefold(), folded, n=1)
    if not close and "." in name:  # in another database
        close = [other for other in folded if other.endswith(name.casefold()[name.index(".") :])][:1]
    return f"there is no change of {what} {name}" + (f" (did you mean {folded[close[0]]}?)" if close else "")


def _either(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, sorted(numbers)))


def _shown(gtids: GtidSet) -> str:
    text = str(gtids) or "no GTIDs"
    return text if len(text) <= _MOST_TEXT else f"{text[:_MOST_TEXT]}... ({len(gtids):,} in all)"

"""Moments on the command line: after a transaction, at a time, or at a position."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime

import click

from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.cli.options.times import UTC_ZONE, MomentType, Zone
from binlog_kaitai.cli.terminal.messages import say
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.dumps.place import DumpPlace, log_name
from binlog_kaitai.format.gtid import Gtid, GtidSet
from binlog_kaitai.regex import regex
from binlog_kaitai.states.committed import Commit

__all__ = ["Moment", "moment_before", "moment_of", "moment_of_place"]

_PLACE = regex(r"(?:(?P<file>.+):)?(?P<position>\d+)\Z")
_MARIADB_GTID = regex(r"\d+-\d+-\d+\Z")
_GTID = regex(r"[\da-fA-F-]{32,36}:|\d+-\d+-\d+\Z")
_CLOCK = regex(r"\d{1,4}-\d{1,2}-\d{1,2}[ T]")
_MICROS = 10**6
_LONGEST_POSITION = 9
"""Digits of a number that is a position; longer ones are seconds since 1970."""


@dataclass(slots=True)
class Moment:
    """Where to cut."""

    text: str
    gtid: str | None = None
    is_before: bool = False
    """It is before the transaction with this GTID."""
    gtids: GtidSet | None = None
    """It is after all these transactions."""
    file: str | None = None
    position: int | None = None
    micros: float | None = None
    was_met: bool = False
    last: Commit | None = None
    """The last transaction that is not after it, of whatever table."""
    end: int = 0
    """Where reading ended of the log that the position is in, in bytes."""

    @property
    def is_cut(self) -> bool:
        """Whether nothing counts after the first transaction that is past it."""
        return self.gtids is None

    def is_past(self, commit: Commit, *, is_last_log: bool) -> bool:
        """Return whether a transaction is after the moment."""
        if self.micros is not None:
            return commit.time > self.micros
        if self.gtids is not None:
            is_held = commit.gtid is None or self.gtids.holds(commit.gtid)
            self.was_met = self.was_met or (is_held and commit.gtid is not None)
            return self.was_met and not is_held
        if self.position is None:
            return self.was_met and (self.is_before or commit.gtid != self.gtid)
        is_here = log_name(commit.file) == self.file if self.file else is_last_log
        self.was_met = self.was_met or is_here
        return commit.end > self.position if is_here else self.was_met

    def see_end(self, ledger: FileLedger, *, is_last_log: bool) -> None:
        """Take note of how far a log was read."""
        if log_name(ledger.file) == self.file if self.file else is_last_log:
            self.end = ledger.bytes_walked
            self.was_met = self.was_met or self.position is not None

    def say_end(self) -> None:
        """Say it where the position is beyond the end of the log."""
        if self.position is not None and self.position > self.end > 0:
            say(f"note: --at {self.text} is beyond the end of the log, which was read up to {self.end:,}", "yellow")

    def where(self) -> str:
        """Return where it cut."""
        if self.last is None:
            return "before the first transaction"
        gtid = "" if self.last.gtid is None else f"{self.last.gtid}, "
        time = datetime.fromtimestamp(self.last.time / _MICROS, UTC)
        return (
            f"after the transaction that ends at {self.last.file}:{self.last.end} ({gtid}{time:%Y-%m-%d %H:%M:%S} UTC)"
        )


def moment_before(gtid: str) -> Moment:
    """Return the moment before a transaction. Raises BadParameter."""
    found = moment_of(gtid, UTC_ZONE) if _GTID.match(gtid) else None
    if found is None or found.gtid is None:
        raise click.BadParameter(f"{gtid} is no GTID", param_hint="--before")
    found.is_before = True
    return found


def moment_of_place(place: DumpPlace) -> Moment:
    """Return the moment at which a dump was taken. Raises UsageError for one that does not tell it."""
    if place.log is not None:
        return Moment(f"{place.log}:{place.position}", file=place.log, position=place.position)
    if place.gtids is not None:
        return Moment(str(place.gtids), gtids=place.gtids, was_met=True)
    if place.last is not None and len(place.last) == 1:
        return moment_of(next(iter(place.last.values())), UTC_ZONE)
    raise click.UsageError(f"{place.path} does not say where it was taken; give the moment by --at")


def moment_of(text: str, zone: Zone) -> Moment:
    """Return the moment that a text says. Raises BadParameter."""
    with suppress(ValueError):
        return Moment(text, gtid=str(Gtid.parse(text)))
    if _MARIADB_GTID.match(text):
        return Moment(text, gtid=text)
    match = _PLACE.match(text)
    if match is not None and (len(text) <= _LONGEST_POSITION if match["file"] is None else not _CLOCK.search(text)):
        file = match["file"]
        return Moment(text, file=log_name(file) if file else None, position=int(match["position"]))
    seconds = zone.seconds(MomentType().convert(text, None, None), is_end=True)
    return Moment(text, micros=seconds * _MICROS)

"""Two neighbours of a series of logs: does the second one follow the first?"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from enum import StrEnum
from functools import cached_property
from typing import Any, Literal

from binlog_kaitai.changes.ledger import FileLedger, LogEnds, iso_time
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.format.gtid import GtidSet, MariadbGtid
from binlog_kaitai.regex import regex

__all__ = ["Finding", "Kind", "Link", "Member"]

_NUMBERED = regex(r"(?P<base>.+)\.(?P<number>\d+)", re.DOTALL)
_RESTORE = "from a backup, or from another server"
_LOOSE = "--no-continuity is for logs that need not follow one another"
_MOST_SHOWN = 200
_CLOCK = 60
"""Seconds that a server's clock may be set back between two logs without a word."""
Level = Literal["problem", "warning", "note"]
"""What a finding is: what is wrong, what may be, or what is good to know."""


class Kind(StrEnum):
    """What is wrong between two logs."""

    MISSING = "missing"
    EMPTY = "empty"
    NOT_A_LOG = "not a log"
    TRANSACTIONS = "missing transactions"
    CUT = "cut off"
    OVERLAP = "overlap"
    OTHER_SERVER = "other server"
    OTHER_NUMBER = "other number"
    NEXT = "next"
    ORDER = "order"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is wrong, or odd, between two logs."""

    kind: Kind
    text: str
    """What is wrong with `file`, or before it, and what to do about it."""
    after: str | None
    """The log before."""
    file: str
    files: list[str]
    """What is missing or does not belong there, by name."""
    gtids: GtidSet | None = None
    """The transactions concerned."""
    level: Level = "problem"

    @property
    def message(self) -> str:
        """The finding as a line for people."""
        return f"{self.file}: {self.text}"

    def as_json(self) -> dict[str, Any]:
        """Return the finding as plain JSON values."""
        return {
            "kind": self.kind.value,
            "after": self.after,
            "file": self.file,
            "files": self.files,
            "gtids": "" if self.gtids is None else str(self.gtids),
            "message": self.message,
        }


@dataclass(slots=True)
class Member:
    """One file of a series."""

    file: str
    base: str
    number: int
    ledger: FileLedger | None
    """None for a file that is no log."""
    has_gtids: bool
    """The ledger has the transactions that it holds."""

    @property
    def name(self) -> str:
        """Its name without the folder."""
        return posixpath.basename(self.file)

    @property
    def ends(self) -> LogEnds:
        """What it says of its neighbours."""
        return self.ledger.ends if self.ledger else LogEnds()

    @property
    def is_readable(self) -> bool:
        """Its head was read."""
        return self.ends.server_version is not None

    @property
    def is_whole(self) -> bool:
        """All of it was read, but for the last event of a log that its server was still writing."""
        ledger = self.ledger
        return ledger is not None and self.is_readable and not ledger.errors

    @property
    def own_number(self) -> int | None:
        """The number that its server gave it, by its ROTATE; None where that is not known, or of another name."""
        following = self.next_name
        return following[1] - 1 if following and following[0] == self.base else None

    @property
    def is_closed(self) -> bool:
        """Its last event is a ROTATE or a STOP."""
        ledger = self.ledger
        return ledger is not None and ledger.size is not None and self.ends.closing_end == ledger.size

    @property
    def next_name(self) -> tuple[str, int] | None:
        """Base and number of the next log, as its ROTATE says."""
        name = self.ends.next_file if self.is_closed else None
        match = _NUMBERED.fullmatch(re.split(r"[/\\]", name)[-1]) if name else None
        if match is None or (self.ends.is_relay_log and match["base"] != self.base):  # the source's
            return None
        return match["base"], int(match["number"])


class Link:
    """Two neighbours.

    Args:
        before: the first.
        after: the second.
        seen: the transactions of all logs up to the first.
        reported: how many logs are missing between the two that were reported already.
    """

    def __init__(self, before: Member, after: Member, seen: GtidSet, reported: int = 0) -> None:
        self._before, self._after, self._seen, self._reported = before, after, seen, reported
        self._is_compared = before.is_readable and after.is_readable and not self._is_of_relay_logs

    @property
    def _is_of_relay_logs(self) -> bool:
        return self._before.ends.is_relay_log or self._after.ends.is_relay_log

    @cached_property
    def _missing(self) -> tuple[str, int, int] | None:
        """Base, first and last number of logs that are missing between the two."""
        before, after = self._before, self._after
        if self._has_other_number:
            return None
        base, number = before.next_name or (before.base, before.number + 1)
        if base != before.base and number != before.number + 1:  # renamed with other numbers
            return self._missing_by_rotates(base, number)
        return (before.base, number, after.number - 1) if number < after.number else None

    @property
    def _has_other_number(self) -> bool:
        """The two follow one another by their ROTATEs, and the second is under another number than these say."""
        named = self._before.next_name
        return (
            named is not None
            and named == (self._after.base, self._after.own_number)
            and self._after.own_number != self._after.number
        )

    def _missing_by_rotates(self, base: str, number: int) -> tuple[str, int, int] | None:
        """Do the same where the names are not the server's: a log's own ROTATE tells which one it was."""
        next_name = self._after.next_name
        if next_name is None or next_name[0] != base or next_name[1] - 1 <= number:
            return None
        return base, number, next_name[1] - 2

    @cached_property
    def _sets(self) -> tuple[GtidSet, GtidSet] | None:
        """The transactions up to the end of the first log as it says itself, and as the second says; None where one of
        the two says nothing. For MariaDB: the last ones by domain and server."""
        before, after = self._before.ends, self._after.ends
        held = self._before.ledger.gtids if self._before.ledger and self._before.has_gtids else GtidSet()
        if not self._is_compared:
            return None
        if before.previous_gtids is not None and after.previous_gtids is not None:
            return before.previous_gtids | held, after.previous_gtids
        if before.gtid_list is not None and after.gtid_list is not None:
            return _last_sets(before.gtid_list, held, after.gtid_list)
        return None

    @cached_property
    def unheld(self) -> GtidSet:
        """Transactions that are said to be before the second log, and that the first neither knows nor holds."""
        if self._sets is None or not self._before.is_whole or not self._before.has_gtids:
            return GtidSet()
        return self._sets[1] - self._sets[0]

    @cached_property
    def _unknown(self) -> GtidSet:
        """Transactions of the first log, or before it, that the second does not know of."""
        if self._sets is None:
            return GtidSet()
        unknown = self._sets[0] - self._sets[1]
        # the last one of a log that was not closed may be half a transaction, which the server discards
        return GtidSet() if len(unknown) <= 1 and not self._before.is_closed else unknown

    @cached_property
    def _again(self) -> GtidSet:
        """Transactions of the second log that were in logs before it."""
        ledger = self._after.ledger
        if not self._is_compared or ledger is None:
            return GtidSet()
        again = ledger.gtids & (self._sets[0] | self._seen if self._has_mysql_gtids and self._sets else self._seen)
        return GtidSet() if len(again) <= 1 and not self._before.is_closed else again

    @property
    def _has_mysql_gtids(self) -> bool:
        return self._after.ends.previous_gtids is not None

    @cached_property
    def _is_proven(self) -> bool:
        """By its transactions the second log is of the same server, or of a copy of it."""
        return bool(self._sets and self._sets[0] and self._sets[1]) and not self._unknown

    @cached_property
    def stranger(self) -> str | None:
        """Why the second log is not of the first one's server; None when nothing says so."""
        if not self._is_compared:
            return None
        if self._unknown and self._knows_something:
            return f"it does not know of the transactions {_shown(self._unknown)}, which {self._before.name} has"
        return None if self._is_proven else next(self._signs(), None)

    @property
    def _knows_something(self) -> bool:
        """The second log has GTIDs at all; a server that was told to do without has none."""
        ledger = self._after.ledger
        return bool((self._sets and self._sets[1]) or (ledger and ledger.gtids)) or not self._follows_by_signs

    @property
    def _follows_by_signs(self) -> bool:
        return next(self._signs(), None) is None

    def _signs(self) -> Iterator[str]:
        """Yield what tells servers apart that have no GTIDs in common."""
        before, after = self._before.ends, self._after.ends
        if before.server_id != after.server_id:
            yield f"its server id is {after.server_id}, that of {self._before.name} {before.server_id}"
        if not after.at_server_start and before.server_version != after.server_version:
            yield f"its server's version is {after.server_version}, and was {before.server_version} without a restart"
        names = self._before.next_name, self._after.next_name
        if names[0] and names[1] and names[0][0] != names[1][0]:
            yield f"its ROTATE names {after.next_file}, that of {self._before.name} {before.next_file}"
        is_beyond = names[0] and names[0][0] == self._before.base and names[0][1] > self._after.number
        if is_beyond and not self._has_other_number:
            yield f"{self._before.name} names {before.next_file} as the log after it"
        if self._missing is None and self._before.is_closed:
            yield from self._signs_of_restart()

    def _signs_of_restart(self) -> Iterator[str]:
        has_rotated, name = self._before.next_name is not None, self._before.name
        if has_rotated and self._after.ends.at_server_start:
            yield f"it begins with a start of the server, and the server that wrote {name} ran on"
        if not has_rotated and self._before.ends.next_file is None and not self._after.ends.at_server_start:
            yield f"{name} ends with a stop of the server, and it does not begin with a start"

    def intruder(self, after: Member, missing: GtidSet) -> Finding:
        """The second log does not belong between the first and the one after it, where transactions are missing."""
        held = f", which holds the transactions {_shown(missing)}" if missing else ""
        text = (
            f"does not belong between {self._before.name} and {after.name}: {self.stranger}. It is a log of another"
            f" server, or of another state of this one; put the right {self._after.name} in its place{held}"
        )
        return self._finding(Kind.OTHER_SERVER, text, [self._after.file], missing)

    def findings(self) -> Iterator[Finding]:
        """Yield what is wrong between the two."""
        if self._missing is not None and not self._is_reported:
            yield self._of_missing_logs(*self._missing)
        if self.stranger is not None:
            text = (
                f"does not follow {self._before.name}: {self.stranger}. One of the two is a log of another server, or"
                f" of another state of this one; {_LOOSE}"
            )
            yield self._finding(Kind.OTHER_SERVER, text, [self._after.file], self._unknown)
            return
        yield from self._of_transactions()
        if self._again:
            text = (
                f"holds transactions that are in logs before it, too: {_shown(self._again)}; keep one copy of them, or"
                " their rows count twice"
            )
            yield self._finding(Kind.OVERLAP, text, [self._after.file], self._again)
        yield from self._of_times()
        if self._has_other_number:
            text = (
                f"is {self._before.ends.next_file} by its own ROTATE and that of {self._before.name}; give it its name"
                " back"
            )
            yield self._finding(Kind.OTHER_NUMBER, text, [self._after.file], level="warning")

    @property
    def _is_reported(self) -> bool:
        return self._missing is not None and self._missing[2] - self._missing[1] + 1 == self._reported

    def _of_missing_logs(self, base: str, first: int, last: int) -> Finding:
        before, after, count = self._before.name, self._after.name, last - first + 1
        names = [f"{base}.{number:06d}" for number in range(first, min(last, first + _MOST_SHOWN) + 1)]
        what = names[0] if count == 1 else f"{base}.{first:06d} to {base}.{last:06d}"
        held = f", with the transactions {_shown(self.unheld)}" if self.unheld else ""
        are, them = ("is", "it") if count == 1 else (f"({count} logs) are", "them")
        text = f"{what} {are} missing between {before} and {after}{held}; restore {them} {_RESTORE} ({_LOOSE})"
        return self._finding(Kind.MISSING, text, names, self.unheld)

    def _of_transactions(self) -> Iterator[Finding]:
        before, after = self._before, self._after
        if self._missing is not None or not self._is_compared:
            return
        if not before.is_closed and before.is_whole and not after.ends.at_server_start and not self._fits:
            held = f", with the transactions {_shown(self.unheld)}" if self.unheld else ""
            text = (
                f"the end of {before.name} is missing before it{held}: that log was copied while its server was still"
                " writing it; copy it again"
            )
            yield self._finding(Kind.CUT, text, [before.file], self.unheld)
        elif self.unheld and self._sets and self._sets[0]:
            text = (
                f"transactions are missing between {before.name} and it: {_shown(self.unheld)}; restore them {_RESTORE}"
            )
            yield self._finding(Kind.TRANSACTIONS, text, [], self.unheld)

    @property
    def _fits(self) -> bool:
        """The transactions of the two meet without a gap."""
        return self._is_proven and self._before.has_gtids and not self.unheld

    def _of_times(self) -> Iterator[Finding]:
        before, after = self._before.ends.created, self._after.ends.created
        if self._is_compared and not self._is_proven and before and after and after < before - _CLOCK:
            text = (
                f"was begun at {iso_time(after)}, which is before {self._before.name} was ({iso_time(before)});"
                " nothing else tells whether the two are of one server"
            )
            yield self._finding(Kind.ORDER, text, [self._after.file], level="warning")

    def _finding(
        self, kind: Kind, text: str, files: list[str], gtids: GtidSet | None = None, *, level: Level = "problem"
    ) -> Finding:
        return Finding(kind, text, self._before.file, self._after.file, files, gtids, level)


def _last_sets(
    before: tuple[MariadbGtid, ...], held: GtidSet, after: tuple[MariadbGtid, ...]
) -> tuple[GtidSet, GtidSet]:
    """Return the last transactions by domain and server at the end of a log, and those that the next log begins with.

    A number that the log holds counts as its last one: numbers need not rise where `gtid_strict_mode` is off. A domain
    that a log does not hold may be gone from the next list (FLUSH BINARY LOGS DELETE_DOMAIN_ID).
    """
    ours, theirs = GtidSet(), GtidSet()
    last = {(gtid.domain_id, gtid.server_id): gtid for gtid in after}
    known = {(gtid.domain_id, gtid.server_id): gtid.sequence_number for gtid in before}
    highest: dict[tuple[int, int], int] = {}
    for origin, _, _, number in held.intervals():
        domain, server = map(int, origin.split("-"))
        highest[domain, server] = number
    for key, gtid in last.items():
        most = max(known.get(key, 0), highest.get(key, 0))
        origin = f"{gtid.domain_id}-{gtid.server_id}"
        fits = gtid in held or (key not in highest and known.get(key) == gtid.sequence_number)
        if fits:
            ours.add(gtid)
            theirs.add(gtid)
        elif gtid.sequence_number > most:
            theirs.add_interval(origin, "", most + 1, gtid.sequence_number)
        else:
            ours.add_interval(origin, "", gtid.sequence_number + 1, most)
    for key, number in highest.items():
        if key not in last:
            ours.add_interval(f"{key[0]}-{key[1]}", "", number, number)
    return ours, theirs


def _shown(gtids: GtidSet) -> str:
    text = str(gtids)
    return text if len(text) <= _MOST_SHOWN else f"{text[:_MOST_SHOWN]}... ({len(gtids):,} in all)"

"""Whether logs follow one another without a gap.

Logs of one series have one folder and one name but for the number. What each says of its neighbours is compared: the
number in its name, the name that its ROTATE gives the next one, the transactions that are said to be before it
(PREVIOUS_GTIDS, MariaDB's GTID_LIST), the server's id and version, and whether the server had just started.

A series may begin anywhere: older logs are purged. Relay logs are compared by name alone: a replica may fetch a
transaction twice.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import field
from itertools import zip_longest
from typing import Any

from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.log.log_names import place_of
from binlog_kaitai.log.remote import is_url
from binlog_kaitai.series.continuity_links import Finding, Kind, Level, Link, Member

__all__ = ["Continuity", "check_continuity", "series_of"]

_Key = tuple[str, str]


@dataclass(slots=True)
class Continuity:
    """What was found of the series among some logs."""

    series: list[list[Member]] = field(default_factory=list)
    """Those of more than one file, each in the order of its numbers."""
    findings: list[Finding] = field(default_factory=list)

    @property
    def problems(self) -> list[Finding]:
        """What is missing or does not belong there."""
        return self.of_level("problem")

    def of_level(self, level: Level) -> list[Finding]:
        """Return the findings of a kind."""
        return [found for found in self.findings if found.level == level]

    def as_json(self) -> dict[str, Any]:
        """Return the findings as plain JSON values, in a fixed order."""
        return {
            "ok": not self.problems,
            "series": [
                {"first": members[0].file, "last": members[-1].file, "logs": len(members)} for members in self.series
            ],
            "problems": [found.as_json() for found in self.problems],
            "warnings": [found.as_json() for found in self.of_level("warning")],
            "notes": [found.as_json() for found in self.of_level("note")],
        }


def series_of(files: Iterable[str], others: Iterable[str] = ()) -> list[set[str]]:
    """Return the names of logs that belong together, of more than one; `others` are files beside them."""
    series: dict[_Key, set[str]] = {}
    for file in files:
        if place := place_of(file):
            series.setdefault(place[0], set()).add(file)
    beside = {place[0] for file in others if (place := place_of(file))}
    return [members for key, members in series.items() if len(members) > 1 or key in beside]


def check_continuity(
    ledgers: Iterable[FileLedger],
    others: Iterable[str] = (),
    *,
    has_gtids: Callable[[FileLedger], bool] = lambda ledger: True,
) -> Continuity:
    """Compare the logs of each series.

    Args:
        ledgers: of whole logs.
        others: files beside them that are no logs; one that has the name of a log should be one.
        has_gtids: whether a ledger has the transactions of its log.
    """
    result = Continuity()
    series: dict[_Key, list[Member]] = {}
    for ledger in ledgers:
        if place := place_of(ledger.file):
            series.setdefault(place[0], []).append(Member(ledger.file, *place[1], ledger, has_gtids(ledger)))
    for file in others:
        if (place := place_of(file)) and place[0] in series:
            series[place[0]].append(Member(file, *place[1], None, False))
    for members in series.values():
        members.sort(key=lambda member: (member.number, member.ledger is None))
        kept = _once(members, result.findings)
        if len(kept) > 1:
            result.series.append(kept)
            result.findings += _compare(kept)
    return result


def _once(members: list[Member], findings: list[Finding]) -> list[Member]:
    """Return the members without those whose number was there already; a file that is given twice is no finding."""
    kept: list[Member] = []
    for member in members:
        if not kept or kept[-1].number != member.number:
            kept.append(member)
        elif os.path.realpath(kept[-1].file) != os.path.realpath(member.file):
            text = f"has the same number as {kept[-1].name}; keep one of the two"
            findings.append(Finding(Kind.OVERLAP, text, kept[-1].file, member.file, [member.file]))
    return kept


def _compare(members: list[Member]) -> Iterator[Finding]:
    """Yield what is to be said of a series, in its order."""
    before: Member | None = None
    seen = GtidSet()  # transactions of all logs so far
    intruders = 0
    for member, after in zip_longest(members, members[1:]):
        if member.ledger is None:
            yield _not_a_log(member, before, after)
        if before is not None and member.ledger is not None:
            link = Link(before, member, seen, intruders)
            beyond = Link(before, after, seen) if link.stranger and after and after.is_readable else None
            if after and beyond and not beyond.stranger:
                yield link.intruder(after, beyond.unheld)
                intruders += 1
                continue
            yield from link.findings()
        intruders = 0
        if member.ledger is not None:
            seen.update(member.ledger.gtids)
        before = member
    if before is not None:
        yield from _what_follows(before)


def _what_follows(last: Member) -> Iterator[Finding]:
    """Yield the log that the last one names as the next; it is not there."""
    following = last.next_name
    if following is not None and following[0] == last.base and following[1] > last.number:
        name = f"{following[0]}.{following[1]:06d}"
        text = f"ends with a ROTATE to {name}, which is not there; what came after is in it"
        yield Finding(Kind.NEXT, text, None, last.file, [name], level="note")


def _not_a_log(member: Member, before: Member | None, after: Member | None) -> Finding:
    """Return a file with the name of a log that is none; a file without a byte is one that was emptied."""
    try:
        is_empty = not is_url(member.file) and os.path.getsize(member.file) == 0
    except OSError:
        is_empty = False
    places = [f"{word} {other.name}" for word, other in (("after", before), ("before", after)) if other]
    what = "is empty (0 bytes)" if is_empty else "is not a binary log, by how it begins"
    text = f"{what}; what it held {' and '.join(places)} is missing; restore it from a backup, or from another server"
    kind = Kind.EMPTY if is_empty else Kind.NOT_A_LOG
    return Finding(kind, text, before.file if before else None, member.file, [member.file])

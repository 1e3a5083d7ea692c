"""Which transaction a printed event belongs to, and what the tool's text tells of it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from .mysqlbinlog_text import Dump, PrintedEvent

__all__ = ["Transaction", "transactions"]

_GTID_TYPES = ("GTID", "Anonymous_GTID", "Gtid")
_NUMBERS = {
    "last_committed": "last_committed",
    "sequence_number": "sequence_number",
    "original_committed_timestamp": "original_commit",
    "immediate_commit_timestamp": "immediate_commit",
}
_NUMBER = re.compile(b"\\t(" + "|".join(_NUMBERS).encode() + rb")=(\d+)")
_THREAD = re.compile(rb"\bthread_id=(\d+)")
_WORDS = {b"COMMIT": "commit", b"ROLLBACK": "rollback"}


@dataclass(slots=True)
class Transaction:
    """`outcome` is None where the text does not show an end: the log stops, or the next transaction starts.

    `numbers` has what else the text states, by the names of our output; commit times in microseconds.
    """

    gtid: str | None = None
    outcome: str | None = None
    xid: int | None = None
    numbers: dict[str, int] = field(default_factory=dict)
    is_explicit: bool = False


def transactions(dump: Dump) -> list[Transaction]:
    """For each event of the dump the transaction it stands in."""
    of_event: list[Transaction] = []
    current = Transaction()
    for event in dump.events:
        if event.type in _GTID_TYPES or _starts(event, current):
            is_explicit = event.type not in _GTID_TYPES
            current = Transaction(gtid=_gtid(event), numbers=_numbers(event.info), is_explicit=is_explicit)
        of_event.append(current)
        if "thread_id" not in current.numbers and (found := _THREAD.search(event.info)):
            current.numbers["thread_id"] = int(found[1])
        outcome = _outcome(event)
        if outcome is not None:
            current.outcome, current.xid = outcome, event.xid
        if outcome is not None or _is_alone(event, current):
            current = Transaction()
    return of_event


def _numbers(info: bytes) -> dict[str, int]:
    """MySQL's numbers of a transaction. mysqlbinlog prints 0 for one that an older server did not write."""
    found = {_NUMBERS[name.decode()]: int(value) for name, value in _NUMBER.findall(info)}
    if not found.get("sequence_number"):
        return {}
    return {name: value for name, value in found.items() if value or name == "last_committed"}


def _gtid(event: PrintedEvent) -> str | None:
    return None if event.gtid in (None, "ANONYMOUS") else event.gtid


def _starts(event: PrintedEvent, current: Transaction) -> bool:
    """BEGIN without a GTID event before it starts a transaction of its own; after one it belongs to it."""
    return event.type == "Query" and event.statement == b"BEGIN" and current.gtid is None


def _is_alone(event: PrintedEvent, current: Transaction) -> bool:
    """A statement without GTID and BEGIN has nothing to do with rows after it, which have none either (MySQL 5.1)."""
    return event.type == "Query" and current.gtid is None and not current.is_explicit


def _outcome(event: PrintedEvent) -> str | None:
    if event.type == "Xid":
        return "commit"
    if event.type in ("XA PREPARE", "XID"):  # mysqlbinlog, mariadb-binlog
        return "commit" if (event.statement or b"").endswith(b"ONE PHASE") else "xa_prepare"
    return _WORDS.get(event.statement) if event.type == "Query" else None

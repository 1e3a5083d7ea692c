"""The ledger: what became of every byte, event and row of a log. Whatever was not decoded is counted here, nothing is
dropped."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import field, fields, replace
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from binlog_kaitai.changes.asked import Asked
from binlog_kaitai.changes.row_change import RowsPlace
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import BinlogError, MalformedRowError, SchemaMismatchError
from binlog_kaitai.format.gtid import GtidSet, MariadbGtid
from binlog_kaitai.regex import regex

__all__ = [
    "IN_USE",
    "MOST_THREADS",
    "NOT_READ",
    "PART",
    "PAST",
    "FileLedger",
    "LogEnds",
    "iso_time",
    "joined",
    "ledger_from_json",
    "total",
]

_TOLD = ("file", "is_strict", "asked", "on_error")
"""What a reader is told; the rest is what it finds."""
_PLACE = regex(r":(\d+)(?=[: ])")
"""Of an error or a warning: the position after the name of its log."""
MOST_THREADS = 1000
"""Numbers of connections that are kept."""

IN_USE = "in use"
"""State of a log that its server had not closed."""
PART = "part"
"""State of a part of a log that does not reach to its end."""
PAST = "not read to its end"
"""State of a log of which what is after the wanted range was not read."""
NOT_READ = "not read"
"""State of a log in which nothing can be that is wanted, as its first events and those of the next one tell."""


@dataclass(slots=True)
class LogEnds:
    """What the first and last events of a log say of its server, and of the logs before and after it."""

    server_version: str | None = None
    """As the format description has it; None where that was not met."""
    server_id: int | None = None
    """Of the server that wrote the log; the source's may be another."""
    created: int = 0
    """When the log was begun, in seconds since 1970-01-01 UTC."""
    is_relay_log: bool = False
    at_server_start: bool = False
    """The log was begun by a server that had just started."""
    previous_gtids: GtidSet | None = None
    """The transactions of all logs before this one (MySQL)."""
    gtid_list: tuple[MariadbGtid, ...] | None = None
    """The last transactions of each domain and server before this log (MariaDB)."""
    next_file: str | None = None
    """The name that the last ROTATE says; None after a STOP."""
    closing_end: int | None = None
    """Position after the last ROTATE or STOP, in bytes."""

    @property
    def before(self) -> GtidSet | None:
        """Return the transactions of all logs before this one; of MariaDB up to the last of each domain and server."""
        if self.gtid_list is None or self.previous_gtids is not None:
            return self.previous_gtids
        found = GtidSet()
        for gtid in self.gtid_list:
            if gtid.sequence_number:
                found.add_interval(f"{gtid.domain_id}-{gtid.server_id}", "", 1, gtid.sequence_number)
        return found


@dataclass(slots=True)
class FileLedger:
    """What was found in one log, or in several when made by `total`."""

    file: str
    size: int | None = None
    """Bytes of the file; None for a stream."""
    bytes_walked: int = 0
    """Bytes that whole, sound events (and the magic number) make up."""
    decoded: Counter[str] = field(default_factory=Counter)
    """Events that were decoded, by type."""
    skipped: Counter[str] = field(default_factory=Counter)
    """Events of unknown type that the server marks as safe to skip, by type."""
    unsupported: Counter[str] = field(default_factory=Counter)
    """Events that this version does not decode, by type."""
    rows: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Rows by ``database.table`` and operation."""
    lost_rows: Counter[str] = field(default_factory=Counter)
    """Rows that were left out for a value that its column's type cannot hold, by ``database.table``."""
    statements: int = 0
    """Statements that the log holds as text and not as rows, DDL included."""
    crc_failures: int = 0
    first_timestamp: int | None = None
    """Seconds since 1970-01-01 UTC."""
    last_timestamp: int | None = None
    gtids: GtidSet = field(default_factory=GtidSet)
    """Transactions that begin in the log."""
    state: str = "open"
    """``closed``, ``in use``, ``open`` (ends without ROTATE or STOP), ``truncated``, ``damaged``, ``encrypted, no
    key``, or PART."""
    undecodable_text: Counter[str] = field(default_factory=Counter)
    """Text values that their character set could not decode, by character set."""
    lost: list[tuple[int, int | None]] = field(default_factory=list)
    """Byte ranges that could not be read; the end is None when the log's size is not known."""
    not_read: str | None = None
    """Why nothing of it was read; its state is NOT_READ."""
    warnings: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    is_strict: bool = False
    """A log with warnings is not ok."""
    _row_errors: list[str] = field(default_factory=list, init=False, repr=False, compare=False)
    _row_losses: list[tuple[int, int | None]] = field(default_factory=list, init=False, repr=False, compare=False)
    ends: LogEnds = field(default_factory=LogEnds)
    seen_tables: set[tuple[str, str]] = field(default_factory=set)
    """Database and table of the table maps that were met, wanted or not; the table is empty for the default database of
    a statement. Only where a filter has names."""
    seen_threads: set[int] = field(default_factory=set)
    """Connections whose transactions were met, wanted or not. Only where a filter is about whole transactions."""
    seen_users: set[str] = field(default_factory=set)
    """Users that transactions name, wanted or not. Only where a filter asks for some."""
    unknown_threads: int = 0
    """Transactions with rows of which the log does not tell the connection; counted where `seen_threads` is filled."""
    asked: Asked = field(default_factory=Asked, repr=False, compare=False)
    """What Python was asked about; it says how the log was read, and nothing of the log."""
    left_open: bool = field(default=False, repr=False, compare=False)
    """A transaction was open where the reading ended."""
    on_error: Callable[[BinlogError], None] | None = field(default=None, repr=False, compare=False)
    """Called with each new error."""

    @property
    def ok(self) -> bool:
        """Whether all is accounted for."""
        is_warned = self.is_strict and self.warnings
        return not (self.errors or self.unsupported or self.crc_failures or is_warned)

    @property
    def num_events(self) -> int:
        """All events met."""
        return self.decoded.total() + self.skipped.total() + self.unsupported.total()

    @classmethod
    def of_json(cls, given: dict[str, Any]) -> FileLedger:
        """Return the ledger that `as_json` was made of, as far as it tells. Raises LookupError, ValueError."""
        ledger = cls(given["file"], given["size"], given["bytes_walked"], state=given["state"])
        ledger.statements, ledger.crc_failures = given["statements"], given["crc_failures"]
        for name in ("decoded", "skipped", "unsupported"):
            getattr(ledger, name).update(given["events"][name])
        for table, operations in given["rows"]["tables"].items():
            ledger.rows.update({(table, operation): count for operation, count in operations.items()})
        ledger.lost_rows.update(given["lost_rows"])
        ledger.undecodable_text.update(given["undecodable_text"])
        for time in given["first_timestamp"], given["last_timestamp"]:
            ledger.see_time(int(datetime.fromisoformat(time).timestamp()) if time else 0)
        ledger.gtids = GtidSet.parse(given["gtids"])
        ledger.lost = [(start, end) for start, end in given["lost"]]
        ledger.warnings, ledger.errors = list(given["warnings"]), list(given["errors"])
        ledger.not_read = given.get("not_read")
        return ledger

    def become(self, other: FileLedger) -> None:
        """Take over what another ledger of the log has."""
        for name in (one.name for one in fields(self) if one.name not in _TOLD):
            setattr(self, name, getattr(other, name))

    def fail(self, error: BinlogError) -> None:
        """Note an error, once."""
        text = str(error)
        if text not in self.errors:
            self.errors.append(text)
            if self.on_error is not None:
                self.on_error(error)

    def lose(self, position: int, size: int, payload_offset: int | None) -> None:
        """Note that an event could not be decoded, though its bytes were walked (in a payload it has none)."""
        if payload_offset is None:
            self.bytes_walked -= size
            self.lost.append((position, position + size))

    def lose_rows(self, error: BinlogError, place: RowsPlace) -> None:
        """Note that rows of an event could not be decoded."""
        num_errors, num_lost = len(self.errors), len(self.lost)
        self._lose_rows(error, place)
        self._row_errors += self.errors[num_errors:]
        self._row_losses += self.lost[num_lost:]

    def keep_lost_rows(self) -> None:
        """Say again what was lost of rows, after the walk has returned to a place before them."""
        self.errors += [text for text in self._row_errors if text not in self.errors]
        self.lost += [lost for lost in self._row_losses if lost not in self.lost]

    def _lose_rows(self, error: BinlogError, place: RowsPlace) -> None:
        if isinstance(error, MalformedRowError):
            self.fail(error)
            self.lost_rows[error.table] += error.count
            return
        known = isinstance(error, SchemaMismatchError) and any(text.endswith(error.message) for text in self.errors)
        if not known:  # a wrong definition is one error, however many rows it costs
            self.fail(error)
        self.lose(place.position, place.size, place.payload_offset)

    def see_time(self, timestamp: int) -> None:
        """Take note of an event's time; 0 is no time."""
        if timestamp:
            first, last = self.first_timestamp, self.last_timestamp
            self.first_timestamp = timestamp if first is None or timestamp < first else first
            self.last_timestamp = timestamp if last is None or timestamp > last else last

    def as_json(self) -> dict[str, Any]:
        """Return the ledger as plain JSON values, in a fixed order."""
        rows: dict[str, dict[str, int]] = {}
        for (table, operation), count in sorted(self.rows.items()):
            rows.setdefault(table, {})[operation] = count
        return {
            "file": self.file,
            "size": self.size,
            "bytes_walked": self.bytes_walked,
            "ok": self.ok,
            "state": self.state,
            "events": {
                "total": self.num_events,
                "decoded": _sorted(self.decoded),
                "skipped": _sorted(self.skipped),
                "unsupported": _sorted(self.unsupported),
            },
            "rows": {"total": self.rows.total(), "tables": rows},
            "lost_rows": _sorted(self.lost_rows),
            "statements": self.statements,
            "crc_failures": self.crc_failures,
            "first_timestamp": iso_time(self.first_timestamp),
            "last_timestamp": iso_time(self.last_timestamp),
            "gtids": str(self.gtids),
            "undecodable_text": _sorted(self.undecodable_text),
            "lost": [list(span) for span in sorted(self.lost, key=lambda span: span[0])],
            "warnings": self.in_order(self.warnings),
            "errors": self.in_order(self.errors),
            **({} if self.not_read is None else {"not_read": self.not_read}),
        }

    def in_order(self, texts: list[str]) -> list[str]:
        """Return errors or warnings in the order of their places in the log; those without a place come last.

        Rows are decoded when their transaction has ended, and so their errors are met late.
        """
        return sorted(texts, key=self._place_of)

    def _place_of(self, text: str) -> float:
        found = _PLACE.match(text, len(self.file)) if text.startswith(self.file) else None
        return math.inf if found is None else int(found[1])


def ledger_from_json(value: dict[str, Any]) -> FileLedger:
    """Return the ledger that `as_json` gave the value of, without what that leaves out."""
    rows = {(table, operation): n for table, found in value["rows"]["tables"].items() for operation, n in found.items()}
    ledger = FileLedger(value["file"], value["size"], state=value["state"], rows=Counter(rows))
    for name in ("bytes_walked", "statements", "crc_failures", "warnings", "errors"):
        setattr(ledger, name, value[name])
    for name in ("decoded", "skipped", "unsupported"):
        setattr(ledger, name, Counter(value["events"][name]))
    for name in ("lost_rows", "undecodable_text"):
        setattr(ledger, name, Counter(value[name]))
    for name in ("first_timestamp", "last_timestamp"):
        text = value[name]
        setattr(ledger, name, None if text is None else int(datetime.fromisoformat(text).timestamp()))
    ledger.gtids = GtidSet.parse(value["gtids"]) if value["gtids"] else GtidSet()
    ledger.lost = [(start, end) for start, end in value["lost"]]
    return ledger


def total(ledgers: Iterable[FileLedger]) -> FileLedger:
    """Return one ledger for several logs."""
    result = FileLedger("total", 0, state="")
    for ledger in ledgers:
        result.size = None if result.size is None or ledger.size is None else result.size + ledger.size
        result.bytes_walked += ledger.bytes_walked
        result.statements += ledger.statements
        result.crc_failures += ledger.crc_failures
        for name in ("decoded", "skipped", "unsupported", "rows", "lost_rows", "undecodable_text"):
            getattr(result, name).update(getattr(ledger, name))
        result.seen_tables |= ledger.seen_tables
        result.seen_threads |= ledger.seen_threads
        result.seen_users |= ledger.seen_users
        result.unknown_threads += ledger.unknown_threads
        result.is_strict = result.is_strict or ledger.is_strict
        result.see_time(ledger.first_timestamp or 0)
        result.see_time(ledger.last_timestamp or 0)
        result.gtids.update(ledger.gtids)
        result.warnings += ledger.in_order(ledger.warnings)
        result.errors += ledger.in_order(ledger.errors)
    return result


def joined(parts: Iterable[FileLedger]) -> FileLedger:
    """Return one ledger for the parts of one log, given in their order."""
    ledgers = list(parts)
    result = total(ledgers)
    result.file, result.size = ledgers[-1].file, ledgers[-1].size
    result.state = next((ledger.state for ledger in reversed(ledgers) if ledger.state != PART), PART)
    result.lost = _lost(ledgers)
    result.ends = _joined_ends(ledgers)
    result.warnings = list(dict.fromkeys(result.warnings))  # each part may have met the same
    result.errors = list(dict.fromkeys(result.errors))
    return result


def _joined_ends(parts: list[FileLedger]) -> LogEnds:
    """Return what the parts of a log say of its ends: the first how it begins, the last that tells how it ends."""
    last = next((part.ends for part in reversed(parts) if part.ends.closing_end is not None), parts[-1].ends)
    return replace(parts[0].ends, next_file=last.next_file, closing_end=last.closing_end)


def _lost(parts: Iterable[FileLedger]) -> list[tuple[int, int | None]]:
    """Return what the parts of a log have lost; a range that goes on in the next part is one."""
    lost: list[tuple[int, int | None]] = []
    for part in parts:
        found = list(part.lost)
        if lost and found and lost[-1][1] == found[0][0]:
            found[0] = lost.pop()[0], found[0][1]
        lost += found
    return lost


_LAST_SECOND = int(datetime(9999, 12, 31, 23, 59, 59, tzinfo=UTC).timestamp())


@lru_cache(maxsize=4096)
def iso_time(seconds: int | None) -> str | None:
    """Return the seconds since 1970-01-01 UTC as ``2026-11-20T08:15:30Z``; the last second of the year 9999 for what is
    rounded up to the next one, which no calendar has."""
    if seconds is None:
        return None
    return datetime.fromtimestamp(min(seconds, _LAST_SECOND), UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _sorted(counter: Counter[str]) -> dict[str, int]:
    return dict(sorted(counter.items()))

"""What each transaction of a log did, as one line tells it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator
from dataclasses import field, replace
from datetime import UTC, datetime
from typing import Any, Protocol

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.events.bodies import LAST_MICROSECOND
from binlog_kaitai.log.source import Source, SourceList, find_sources
from binlog_kaitai.reading.fitting import FindTables, require_fit
from binlog_kaitai.reading.history import with_history
from binlog_kaitai.reading.needed import needed_logs
from binlog_kaitai.reading.reader import Paths, up_to_damage, with_warnings
from binlog_kaitai.types.policy import ValuePolicy
from binlog_kaitai.values.charset import TextPolicy

__all__ = [
    "MakeSummaries",
    "Summarizes",
    "TransactionSummary",
    "summaries",
    "without_values",
]

_MICROS = 1_000_000


@dataclass(slots=True)
class TransactionSummary:
    """One transaction, or one standalone statement."""

    file: str
    position: int
    """Offset in bytes of its first event."""
    gtid: str | None
    thread_id: int | None
    server_id: int
    start: int
    """When its first statement began, in seconds since 1970-01-01 UTC."""
    end: float
    """When it was committed, in seconds since 1970-01-01 UTC."""
    outcome: str = "open"
    """As in `Transaction.outcome`; ``statement`` for DDL and whatever else stands for itself."""
    bytes: int = 0
    """Of its events in the file."""
    inflated_bytes: int = 0
    """Of its events as they are without the compression of transactions, and not in pieces; else as `bytes`."""
    end_position: int = 0
    """Offset in bytes after its last event."""
    rows: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Number of rows by table and operation."""
    row_bytes: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Bytes of its rows events by table and operation, as they are without the compression of transactions."""
    statement: str | None = None
    """Its first statement, where the log has it; of a long one 200 characters and an ellipsis."""
    xid: int | None = None
    """The number in its Xid event."""
    user: str | None = None
    """The first user that a statement in it names as its invoker, ``ann@localhost``; most name none."""
    original_commit: int | None = None
    """When it was committed on the server that ran it first, in microseconds since 1970-01-01 UTC."""
    last_committed: int | None = None
    sequence_number: int | None = None
    commit_id: int | None = None
    """MariaDB's: transactions with the same one were committed together; 0 where it was committed alone."""
    largest_event: int = 0
    """Bytes of its largest event, as it is in the file."""
    largest_event_position: int = 0
    """Offset in bytes of that."""

    @property
    def start_time(self) -> datetime:
        """Return `start` as a datetime in UTC."""
        return datetime.fromtimestamp(self.start, UTC)

    @property
    def duration(self) -> int:
        """Return the seconds from its first statement to its commit; the log has no fraction of the start, which is not
        the clock's where the session has set its timestamp."""
        return max(self.end_second - self.start, 0)

    @property
    def end_micros(self) -> int:
        """Return `end` in microseconds; the year 9999 is the last, of which a number of seconds rounds up the end."""
        return min(round(self.end * _MICROS), LAST_MICROSECOND)

    @property
    def end_second(self) -> int:
        """Return `end` without its fraction."""
        return self.end_micros // _MICROS

    @property
    def lag(self) -> int | None:
        """Return the microseconds from its commit on the server that ran it first to that on the one that wrote the
        log; below 0 where their clocks differ by more."""
        return None if self.original_commit is None else self.end_micros - self.original_commit

    def by_rows(self) -> list[tuple[tuple[str, str], int]]:
        """Return its tables and operations with their numbers of rows, the largest first."""
        return sorted(self.rows.items(), key=lambda item: (-item[1], item[0]))

    def to_dict(self) -> dict[str, Any]:
        """Return the fields as `transactions --format jsonl` has them; `timestamp` is a datetime in UTC."""
        return {
            "timestamp": self.start_time,
            "duration": self.duration,
            "gtid": self.gtid,
            "thread_id": self.thread_id,
            "server_id": self.server_id,
            "outcome": self.outcome,
            "bytes": self.bytes,
            "rows": self.rows.total(),
            "tables": [
                {"table": table, "operation": operation, "rows": count}
                for (table, operation), count in sorted(self.rows.items())
            ],
            "statement": self.statement,
            "file": self.file,
            "position": self.position,
            "end_position": self.end_position,
            "xid": self.xid,
            "user": self.user,
            "lag_microseconds": self.lag,
            "last_committed": self.last_committed,
            "sequence_number": self.sequence_number,
            "commit_id": self.commit_id,
            "largest_event": self.largest_event,
            "largest_event_position": self.largest_event_position,
        }


def summaries(
    paths: Paths, filter: Filter | None, options: ReadOptions, make: MakeSummaries, find: FindTables
) -> Iterator[TransactionSummary]:
    """Return the transactions of logs, in order; see `binlog_kaitai.transactions`."""
    sources = find_sources(paths)
    given = with_history(options, sources)
    require_fit(sources, given, filter, find)
    return _each(sources, filter, given, make)


def _each(
    sources: SourceList, filter: Filter | None, options: ReadOptions, make: MakeSummaries
) -> Iterator[TransactionSummary]:
    for source, wanted in needed_logs(filter, sources.sources):
        reader = make(source, options, wanted)
        yield from up_to_damage(with_warnings(reader.ledger, reader.walk()), options)


class Summarizes(Protocol):
    """Reads the transactions of one log."""

    ledger: FileLedger

    @property
    def keyless(self) -> set[str]:
        """The tables without a primary key, as far as the log tells, of which rows were updated or deleted; once all
        is read."""

    def walk(self) -> Generator[TransactionSummary, None, None]:
        """Yield the transactions, in the order of the log. Raises BinlogError."""


class MakeSummaries(Protocol):
    """Makes a reader of a log, or of a part of it; `progress` is told the bytes that were read."""

    def __call__(
        self,
        source: Source,
        options: ReadOptions,
        filter: Filter | None = None,
        progress: Callable[[int], None] = ...,
        *,
        span: Span | None = None,
    ) -> Summarizes: ...


def without_values(options: ReadOptions) -> ReadOptions:
    """Return the options for passing over the values of rows, as it is done where rows are only counted."""
    return replace(options, policy_of=_no_values)


def _no_values(options: ReadOptions, text: TextPolicy) -> ValuePolicy:
    return ValuePolicy(text, columns=frozenset())

"""What each transaction of a log did, as one line tells it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field, fields
from datetime import UTC, datetime
from typing import Any, Protocol

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.fitting import require_fit
from binlog_kaitai.changes.history import with_history
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.log_events import LogEvents
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.reader import Paths, for_logs, up_to_damage, with_warnings
from binlog_kaitai.changes.signals import OF_LOG
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.changes.transaction_visitor import OUTCOME_NAMES, Outcome, TransactionVisitor
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.model import (
    Event,
    GtidEvent,
    QueryEvent,
    RowsEvent,
    RowsQueryEvent,
    TransactionPayloadEvent,
)
from binlog_kaitai.events.rare_model import PartialRowDataEvent
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.log.source import Source, SourceList, find_sources
from binlog_kaitai.values.charset import TextPolicy
from binlog_kaitai.values.rules import ValuePolicy

__all__ = [
    "MOST_STATEMENT",
    "MakeSummaries",
    "SeenEvents",
    "Summarizes",
    "SummaryVisitor",
    "TransactionSummary",
    "summaries",
    "without_values",
]

MOST_STATEMENT = 200
"""Characters of a statement that are kept."""
_MICROS = 1_000_000


@dataclass(slots=True)
class TransactionSummary:
    """One transaction, or one statement that stands for itself."""

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
    """Offset in bytes behind its last event."""
    rows: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Number of rows by table and operation."""
    row_bytes: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Bytes of its rows events by table and operation, as they are without the compression of transactions."""
    statement: str | None = None
    """The beginning of its first statement, where the log has it."""

    @property
    def start_time(self) -> datetime:
        """Return `start` as a datetime in UTC."""
        return datetime.fromtimestamp(self.start, UTC)

    @property
    def duration(self) -> int:
        """Return the seconds from its first statement to its commit; the log has no fraction of the start."""
        return max(int(self.end) - self.start, 0)

    def by_rows(self) -> list[tuple[tuple[str, str], int]]:
        """Return its tables and operations with their numbers of rows, the largest first."""
        return sorted(self.rows.items(), key=lambda item: (-item[1], item[0]))

    def to_dict(self) -> dict[str, Any]:
        """Return the fields as `transactions --format jsonl` has them; `start` is a datetime in UTC."""
        return {
            "start": self.start_time,
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
        }


def summaries(
    paths: Paths, filter: Filter | None, options: ReadOptions, make: MakeSummaries
) -> Iterator[TransactionSummary]:
    """Return the transactions of logs, in order; see `binlog_kaitai.transactions`."""
    sources = find_sources(paths)
    given = with_history(options, sources)
    require_fit(sources, given, filter)
    return _each(sources, filter, given, make)


def _each(
    sources: SourceList, filter: Filter | None, options: ReadOptions, make: MakeSummaries
) -> Iterator[TransactionSummary]:
    for source, wanted in for_logs(filter, sources.sources):
        reader = make(source, options, wanted)
        yield from up_to_damage(with_warnings(reader.ledger, reader.walk()), options)


class Summarizes(Protocol):
    """Reads the transactions of one log."""

    ledger: FileLedger

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


@dataclass(frozen=True, slots=True)
class _CountOptions(ReadOptions):
    """How to read logs whose rows are counted."""

    def value_policy(self, text: TextPolicy) -> ValuePolicy:
        """Return that no value is made."""
        return ValuePolicy(text, columns=frozenset())


def without_values(options: ReadOptions) -> ReadOptions:
    """Return the options for passing over the values of rows, as it is done where rows are only counted."""
    return _CountOptions(**{field.name: getattr(options, field.name) for field in fields(options)})


@dataclass(slots=True)
class SeenEvents:
    """What is known of the events since the end of the last transaction."""

    first: tuple[int, int] | None = None
    """Position and time of the first one."""
    last: int = 0
    """Time of the last one."""
    stop: int = 0
    """Position behind it."""
    bytes: int = 0
    inflated_bytes: int = 0
    said: str | None = None
    """The beginning of the first statement behind rows."""
    commit: float | None = None


class SummaryVisitor(TransactionVisitor[TransactionSummary]):
    """Makes a line of each transaction."""

    def __init__(self, log: LogEvents) -> None:
        super().__init__(log)
        self._log = log
        self.open: TransactionSummary | None = None
        """The one that has begun."""
        self.seen = SeenEvents()
        self._is_wanted = True
        """The event at hand."""

    def on_event(self, event: Event, wanted: bool) -> None:
        """Count its bytes, and keep what it says of the transaction."""
        body, header = event.body, event.header
        self._is_wanted = wanted
        if isinstance(body, OF_LOG):
            return
        seen, size = self.seen, header.event_size
        if seen.first is None:
            seen.first = event.position, header.timestamp
        seen.last = header.timestamp
        if event.payload_offset is None:
            seen.bytes += size
            seen.stop = event.position + size
        if not isinstance(body, TransactionPayloadEvent | PartialRowDataEvent):
            seen.inflated_bytes += size
        if isinstance(body, GtidEvent) and body.immediate_commit_timestamp is not None:
            seen.commit = body.immediate_commit_timestamp / _MICROS
        elif isinstance(body, RowsQueryEvent) and seen.said is None:
            seen.said = body.query[:MOST_STATEMENT]

    @property
    def is_between(self) -> bool:
        """No transaction is open, and no event is left of one that was not wanted."""
        return super().is_between and self.seen.first is None

    def on_begin(self, event: Event) -> Iterator[TransactionSummary]:
        """Begin the transaction."""
        self.open = self._new(event)
        return iter(())

    def on_end(self, outcome: Outcome) -> Iterator[TransactionSummary]:
        """Deliver the transaction."""
        summary, self.open = self.open, None
        if summary is None:
            return
        summary.outcome = OUTCOME_NAMES.get(outcome, outcome)
        summary.statement = summary.statement or self.seen.said
        yield self._closed(summary)

    def on_other_end(self) -> None:
        """Forget the transaction."""
        self.seen = SeenEvents()

    def on_other_statement(self, event: Event, body: QueryEvent) -> None:
        """Pass over a statement that is not wanted."""
        if not self.is_explicit:
            self.seen = SeenEvents()

    def on_rows(self, event: Event, body: RowsEvent) -> Iterator[TransactionSummary]:
        """Count the rows."""
        if self.first_row(event):
            return iter(())  # they were counted before
        summary, count = self.open, self._num_rows(event, body)
        if summary is not None and body.table is not None:
            name = f"{body.table.database}.{body.table.name}"
            summary.start = min(summary.start, event.header.timestamp)
            summary.rows[name, body.operation] += count
            summary.row_bytes[name, body.operation] += event.header.event_size
            if count:
                self.ledger.rows[name, body.operation] += count
        return iter(())

    def _num_rows(self, event: Event, body: RowsEvent) -> int:
        """Return the number of rows of an event; 0 where that cannot be known without the definition of the table.

        Raises BinlogError in failfast mode.
        """
        table = body.table
        if table is None or not any(column.digits_assumed for column in table.columns):
            return sum(1 for _ in self.sound_rows(event, body))
        try:
            return sum(1 for _ in body.rows)
        except BinlogError as error:
            self._log.leave_uncounted(f"{table.database}.{table.name}", error)
            return 0

    def is_part(self, body: QueryEvent) -> bool:
        """Return whether a statement inside of BEGIN and COMMIT begins the transaction."""
        return True

    def on_statement(self, frame: Frame, event: Event, body: QueryEvent) -> Iterator[TransactionSummary]:
        """Deliver a statement that stands for itself; keep the first one of a transaction."""
        text = body.query[:MOST_STATEMENT]
        if self.open is None:
            return self._alone(event, text)
        self.open.statement = self.open.statement or text
        return iter(())

    def on_control(self, body: QueryEvent) -> Iterator[TransactionSummary]:
        """Pass over what is only about the transaction."""
        return iter(())

    def on_xa(self, event: Event, body: QueryEvent, xid: str, is_commit: bool) -> Iterator[TransactionSummary]:
        """Deliver the end of a prepared transaction, which is about no table."""
        if self._is_wanted and not (self.filter is not None and self.filter.has_names):
            return self._alone(event, body.query)
        self.seen = SeenEvents()
        return iter(())

    def on_load(self, event: Event) -> Iterator[TransactionSummary]:
        """Deliver a LOAD DATA."""
        return self._alone(event, str(getattr(event.body, "query", "LOAD DATA")))

    def _alone(self, event: Event, text: str) -> Iterator[TransactionSummary]:
        summary = self._new(event)
        summary.outcome, summary.statement = "statement", text[:MOST_STATEMENT]
        yield self._closed(summary)

    def _closed(self, summary: TransactionSummary) -> TransactionSummary:
        """Return the summary with what is known at its end, and begin anew."""
        seen, self.seen = self.seen, SeenEvents()
        summary.bytes, summary.inflated_bytes, summary.end_position = seen.bytes, seen.inflated_bytes, seen.stop
        summary.end = seen.last if seen.commit is None else seen.commit
        return summary

    def _new(self, event: Event) -> TransactionSummary:
        position, time = self.seen.first or (event.position, event.header.timestamp)
        start = min(time, event.header.timestamp)
        return TransactionSummary(
            event.file, position, self.gtid, self.thread, event.header.server_id, start, event.header.timestamp
        )

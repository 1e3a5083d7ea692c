"""What happened, transaction by transaction."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass

from binlog_kaitai.changes.open_transaction import Outcome
from binlog_kaitai.changes.signals import OF_LOG
from binlog_kaitai.changes.transactions import STATEMENT
from binlog_kaitai.compiled.counts.told import LinesForm
from binlog_kaitai.compiled.plans.text_plan import encoded
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.model import (
    Event,
    GtidEvent,
    MariadbGtidEvent,
    QueryEvent,
    RowsEvent,
    RowsQueryEvent,
    TransactionPayloadEvent,
    XidEvent,
)
from binlog_kaitai.events.rare_model import PartialRowDataEvent
from binlog_kaitai.events.statements import invoker, shortened
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.reading.log_events import LogEvents
from binlog_kaitai.reading.summaries import TransactionSummary, without_values
from tests.oracle.objects.transaction_reader import TransactionReader
from tests.oracle.objects.transaction_visitor import TransactionVisitor

__all__ = ["SummaryReader"]

_MICROS = 1_000_000
_OUTCOME_NAMES: dict[Outcome, str] = {"prepare": "xa_prepare", "one_phase": "commit"}
"""As `Transaction.outcome` has them, where that differs."""


@dataclass(slots=True)
class SeenEvents:
    """What is known of the events since the end of the last transaction."""

    first: tuple[int, int] | None = None
    """Position and time of the first one."""
    last: int = 0
    """Time of the last one."""
    stop: int = 0
    """Position after it."""
    bytes: int = 0
    inflated_bytes: int = 0
    said: str | None = None
    """The beginning of the first statement of rows."""
    commit: float | None = None
    original: int | None = None
    xid: int | None = None
    largest: tuple[int, int] = (0, 0)
    """Bytes of the largest event, and its position."""


@dataclass(slots=True)
class Identity:
    """What is known of a transaction until it ends."""

    user: str | None = None
    last_committed: int | None = None
    sequence_number: int | None = None
    commit_id: int | None = None


class SummaryVisitor(TransactionVisitor[TransactionSummary]):
    """Makes a line of each transaction."""

    def __init__(self, log: LogEvents) -> None:
        super().__init__(log)
        self._log = log
        self.open: TransactionSummary | None = None
        """The one that has begun."""
        self.seen = SeenEvents()
        self.keyless: set[str] = set()
        self._identity = Identity()
        self._is_over = False
        """The last event was a statement that stood for itself."""
        self._is_wanted = True
        """The event at hand."""

    def on_event(self, event: Event, wanted: bool) -> None:
        """Count its bytes, and keep what it says of the transaction."""
        body, header = event.body, event.header
        self._is_wanted = wanted
        if isinstance(body, OF_LOG):
            return
        self._identify(body)
        seen, size = self.seen, header.event_size
        if seen.first is None:
            seen.first = event.position, header.timestamp
        seen.last = header.timestamp
        if event.payload_offset is None:
            seen.bytes += size
            seen.stop = event.position + size
            if size > seen.largest[0]:
                seen.largest = size, event.position
        if not isinstance(body, TransactionPayloadEvent | PartialRowDataEvent):
            seen.inflated_bytes += size
        if isinstance(body, GtidEvent) and body.immediate_commit_timestamp is not None:
            seen.commit = body.immediate_commit_timestamp / _MICROS
            seen.original = body.original_commit_timestamp or None
        elif isinstance(body, RowsQueryEvent) and seen.said is None:
            seen.said = shortened(body.query)
        elif isinstance(body, XidEvent):
            seen.xid = body.xid

    def _identify(self, body: object) -> None:
        """Keep what an event says of the transaction that it is in."""
        if self._is_over:
            self._identity = Identity()
        if isinstance(body, GtidEvent):
            self._identity = Identity(None, body.last_committed, body.sequence_number)
        elif isinstance(body, MariadbGtidEvent):
            self._identity = Identity(commit_id=body.commit_id or 0)
        elif isinstance(body, QueryEvent):
            self._identity.user = self._identity.user or invoker(body.status_vars)
        self._is_over = self._signal == STATEMENT and not self.now.is_explicit

    def end(self, outcome: Outcome = "open") -> Iterator[TransactionSummary]:
        """End what is open, if anything is."""
        yield from super().end(outcome)
        self._identity = Identity()

    def on_begin(self, event: Event) -> Iterator[TransactionSummary]:
        """Begin the transaction."""
        self.open = self._new(event)
        return iter(())

    def on_end(self, outcome: Outcome) -> Iterator[TransactionSummary]:
        """Deliver the transaction."""
        summary, self.open = self.open, None
        if summary is None:
            return
        summary.outcome = _OUTCOME_NAMES.get(outcome, outcome)
        summary.statement = summary.statement or self.seen.said
        yield self._closed(summary)

    def on_other_end(self) -> None:
        """Forget the transaction."""
        self.seen = SeenEvents()

    def on_other_statement(self, event: Event, body: QueryEvent) -> None:
        """Pass over a statement that is not wanted."""
        if not self.now.is_explicit:
            self.seen = SeenEvents()

    def on_rows(self, event: Event, body: RowsEvent) -> Iterator[TransactionSummary]:
        """Count the rows."""
        summary, count = self.open, self._num_rows(event, body)
        if summary is not None and body.table is not None:
            name = f"{body.table.database}.{body.table.name}"
            summary.start = min(summary.start, event.header.timestamp)
            summary.rows[name, body.operation] += count
            summary.row_bytes[name, body.operation] += event.header.event_size
            if count:
                self.ledger.rows[name, body.operation] += count
                if body.operation != "insert" and body.table.names == "log" and not body.table.primary_key:
                    self.keyless.add(name)
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
        text = shortened(body.query)
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
        summary.outcome, summary.statement = "statement", shortened(text)
        yield self._closed(summary)

    def _closed(self, summary: TransactionSummary) -> TransactionSummary:
        """Return the summary with what is known at its end, and begin anew."""
        seen, self.seen = self.seen, SeenEvents()
        summary.bytes, summary.inflated_bytes, summary.end_position = seen.bytes, seen.inflated_bytes, seen.stop
        summary.end = seen.last if seen.commit is None else seen.commit
        summary.original_commit, summary.xid = seen.original, seen.xid
        summary.largest_event, summary.largest_event_position = seen.largest
        for name in ("user", "last_committed", "sequence_number", "commit_id"):
            setattr(summary, name, getattr(self._identity, name))
        return summary

    def _new(self, event: Event) -> TransactionSummary:
        position, time = self.seen.first or (event.position, event.header.timestamp)
        start = min(time, event.header.timestamp)
        return TransactionSummary(
            event.file, position, self.now.gtid, self.now.thread, event.header.server_id, start, event.header.timestamp
        )


class SummaryReader(TransactionReader[TransactionSummary]):
    """Reads the transactions of one log: `walk`. Rows are counted without looking at their values."""

    reading = staticmethod(without_values)
    on_pause: Callable[[], None] = staticmethod(lambda: None)

    def walk(self) -> Generator[TransactionSummary, None, None]:
        """Return the transactions, in the order of the log. A second pass raises RuntimeError."""
        self._visitor = SummaryVisitor(self._log)
        return self._visited(self._visitor)

    @property
    def keyless(self) -> set[str]:
        """The tables without a primary key of which rows were updated or deleted."""
        return self._visitor.keyless

    def lines(self, form: LinesForm) -> Iterator[memoryview]:
        """Lines in UTF-8, as many as are wanted. Raises BinlogError."""
        for summary in self.walk():
            if form.left:
                form.left -= 1
                yield memoryview(encoded(f"{form.writer.line(summary)}\n"))

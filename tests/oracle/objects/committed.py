"""What committed transactions did to some tables, in the plainest way: the truth about `CommittedReader`."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from binlog_kaitai.changes.open_transaction import KnownLog, Outcome
from binlog_kaitai.events.model import Event, GtidEvent, MariadbGtidEvent, QueryEvent, RowsEvent
from binlog_kaitai.events.rare_model import ExecuteLoadQueryEvent
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.sql.session import NOT_CASCADING
from binlog_kaitai.states.committed import Commit, Open, Place, Step, plain_xid, steps_of
from tests.oracle.objects.transaction_reader import TransactionReader
from tests.oracle.objects.transaction_visitor import TransactionVisitor

__all__ = ["CommittedReader"]

_MICROS = 10**6


class CommittedReader(TransactionReader[Commit]):
    """Reads one log: `commits`."""

    _visitor: CommittedVisitor | None = None

    def commits(
        self, is_wanted: Callable[[str, str], bool], open_ones: Open, *, watched: str | None = None
    ) -> Iterator[Commit]:
        """Return what was committed, in order.

        Args:
            is_wanted: tells by database and name whether a table counts.
            open_ones: what is prepared; the same for all logs.
            watched: a GTID to watch for, maybe of a transaction that left nothing.

        A second pass raises RuntimeError.
        """
        self._visitor = CommittedVisitor(self._log, is_wanted, open_ones, watched)
        return self._visited(self._visitor)

    @property
    def has_met(self) -> bool:
        """Whether the transaction that is watched for has begun."""
        return self._visitor is not None and self._visitor.has_met


class CommittedVisitor(TransactionVisitor[Commit]):
    """Collects what was committed; see `CommittedReader.commits` for what it is told."""

    has_met = False
    """The transaction that is watched for has begun."""

    def __init__(
        self, log: KnownLog, is_wanted: Callable[[str, str], bool], open_ones: Open, watched: str | None
    ) -> None:
        super().__init__(log)
        self._is_wanted, self._prepared = is_wanted, open_ones.prepared
        self._steps: list[Step] = []
        self._micros, self._end, self._watched = 0, 0, watched

    def take(self, frame: Frame, event: Event, wanted: bool) -> Iterator[Commit]:
        """Take the next event; what a GTID says of ALTER TABLE is true of the next statement only."""
        yield from super().take(frame, event, wanted)
        if isinstance(event.body, QueryEvent) and not self.now.is_explicit:
            self._alter = None

    def end(self, outcome: Outcome = "open") -> Iterator[Commit]:
        """End what is open; a table that was created counts, though no rows of it follow."""
        self.now.is_begun = self.now.is_begun or bool(self._steps)
        return super().end(outcome)

    def on_event(self, event: Event, wanted: bool) -> None:
        """Keep the time of the commit, and where its last event ends."""
        body = event.body
        if event.payload_offset is None:
            self._end = event.position + event.header.event_size
        if isinstance(body, GtidEvent):
            self._micros = body.immediate_commit_timestamp or 0
        if isinstance(body, GtidEvent | MariadbGtidEvent) and self._watched is not None:
            self.has_met = self.has_met or str(body.gtid) == self._watched

    def on_begin(self, event: Event) -> Iterator[Commit]:
        """Begin the transaction."""
        return iter(())

    def on_rows(self, event: Event, body: RowsEvent) -> Iterator[Commit]:
        """Keep the rows of tables that count."""
        table = body.table
        if table is None or self._is_wanted(table.database, table.name):
            for number, row in self.sound_rows(event, body):
                assert table is not None  # else the rows have raised
                place = Place(event.file, event.position, event.payload_offset, number)
                images, cascades = (table, row.before, row.after), not body.flags & NOT_CASCADING
                self._steps.append(Step(body.operation, table.database, table.name, place, *images, cascades=cascades))
            if table is not None:
                self.ledger.rows[f"{table.database}.{table.name}", body.operation] += 1
        return iter(())

    def on_end(self, outcome: Outcome) -> Iterator[Commit]:
        """Deliver the transaction, or keep it until it is known what becomes of it."""
        steps, self._steps = self._steps, []
        if outcome == "prepare" and self.now.xa is not None:
            self._prepared[plain_xid(self.now.xa)] = steps
        elif outcome in ("commit", "one_phase"):
            yield self._commit(steps)
        self._micros = 0

    def on_other_end(self) -> None:
        """Forget when the transaction was committed."""
        self._micros = 0

    def _commit(self, steps: list[Step]) -> Commit:
        frame = self.now.frame
        time, self._micros = self._micros or frame.header.timestamp * _MICROS, 0
        return Commit(steps, self.ledger.file, self._end, self.now.gtid, time)

    def on_statement(self, frame: Frame, event: Event, body: QueryEvent) -> Iterator[Commit]:
        """Note what a statement does to the tables."""
        return self._take(list(self._of_statement(event, body.query, body.database)))

    def _take(self, found: list[Step]) -> Iterator[Commit]:
        if self.now.is_begun or self.now.is_explicit:
            self._steps += found
        else:
            yield self._commit(found)

    def _of_statement(self, event: Event, query: str, default: str) -> Iterator[Step]:
        place = Place(event.file, event.position, event.payload_offset, 0)
        for step in steps_of(query, default, place):
            if step.table is None or self._is_wanted(step.database, step.table):
                yield step

    def on_control(self, body: QueryEvent) -> Iterator[Commit]:
        """Pass over what is only about the transaction."""
        return iter(())

    def on_xa(self, event: Event, body: QueryEvent, xid: str, is_commit: bool) -> Iterator[Commit]:
        """Take the end of a prepared transaction."""
        steps = self._prepared.pop(plain_xid(xid), [])
        if is_commit:
            yield self._commit(steps)

    def on_load(self, event: Event) -> Iterator[Commit]:
        """Note a LOAD DATA, of which nobody can tell what it did."""
        body = event.body
        assert isinstance(body, ExecuteLoadQueryEvent)
        if self.now.is_explicit:
            yield from self.begin_at(event)
        yield from self._take(list(self._of_statement(event, body.query, body.database)))

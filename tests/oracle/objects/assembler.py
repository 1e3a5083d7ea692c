"""Row changes: rows with their transaction and their place in the log.

`transactions` has the rules by which transactions begin and end. The end of a transaction comes after its rows, so the
rows wait: their frames are kept until the end is known, above `SPOOL_BYTES` not in memory but to be read again from the
file, or from a temporary copy when the log is a stream.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial

from binlog_kaitai.changes import transactions as t
from binlog_kaitai.changes.row_change import OnStatement, RowChange, RowsPlace, Transaction, rows_place
from binlog_kaitai.changes.signals import OF_PREPARED, is_alone, note_event, signal_of
from binlog_kaitai.changes.sound_rows import sound_rows
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import (
    Event,
    QueryEvent,
    RowsEvent,
    RowsQueryEvent,
)
from binlog_kaitai.events.statements import invoker
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.reading.log_rules import LogRules
from binlog_kaitai.reading.spool import SPOOL_BYTES, Spool, Ticket
from binlog_kaitai.rows.table import Table

__all__ = ["ChangeAssembler"]

_NO_VARIABLES: Mapping[str, object] = {}
_Waiting = Callable[[], tuple[RowsEvent, RowsPlace]]
"""A rows event whose transaction has not ended."""


class ChangeAssembler:
    """Turns the events of one log, in order, into row changes.

    Args:
        decoder: the decoder of the log's events.
        spool: where the rows events of large transactions wait.
        with_query: keep the statement of the rows, and who ran it.
        on_error: takes the error of a rows event that cannot be decoded; its rows are then left out. Without it the
            error is raised.
        on_statement: takes each statement that is not rows, and what is said of prepared transactions, with the
            transaction that it is in, and whether it is wanted.
        rules: look at each event.
    """

    def __init__(
        self,
        decoder: EventDecoder,
        spool: Spool,
        *,
        with_query: bool = False,
        on_error: Callable[[BinlogError, RowsPlace], None] | None = None,
        on_statement: OnStatement | None = None,
        rules: LogRules | None = None,
    ) -> None:
        self.statements = 0
        """Statements so far that are not rows."""
        self._decoder = decoder
        self._spool = spool
        self._with_query = with_query
        self._on_error = on_error
        self._on_statement = on_statement
        self._rules = rules
        self.transaction = Transaction()
        """The one that is open."""
        self.state = 0
        """Of that transaction; see `transactions`."""
        self.query: str | None = None
        """The statement of the rows that come next, when it is kept."""
        self._variables = _NO_VARIABLES
        """Status variables of the transaction's last statement that is one by itself, BEGIN included."""
        self._waiting: list[_Waiting] = []
        self._held = 0
        """Bytes of the buffers that hold the waiting events, with whatever else is in them."""
        self._last_buffer: bytes | None = None

    def feed(self, frame: Frame, event: Event, wanted: bool = True) -> Iterator[RowChange]:
        """Take the next event; yields the changes of a transaction that it ends.

        The rows of an event that is not wanted are left out; it still has its part in the transaction.
        """
        signal = signal_of(event)
        if self._rules is not None:
            self._rules.take(frame, event, signal, self.state)
        answer = t.step(self.state, signal)
        if before := t.ends_before(answer):
            yield from self._end(before - 1)
        self.state = t.next_state(answer)
        self.transaction = note_event(event, self.transaction)
        if self._with_query and isinstance(event.body, QueryEvent):
            self._variables = event.body.status_vars
        elif self._with_query and isinstance(event.body, RowsQueryEvent):
            self.query = event.body.query
        is_statement = is_alone(event, signal)
        self.statements += wanted and is_statement
        if self._on_statement is not None and (is_statement or signal in OF_PREPARED):
            self._on_statement(event, self.transaction, wanted)
        if isinstance(event.body, RowsEvent):
            self._rows(frame, event, event.body, wanted)
        if after := t.ends_after(answer):
            yield from self._end(after - 1)

    def finish(self, *, at_cut: bool = False) -> Iterator[RowChange]:
        """The log ends: yields what is left, of a transaction whose end is not in the log.

        `at_cut`: but a part of it ends, and the next one begins with another transaction or statement.
        """
        is_committed = at_cut and self.state & t.AUTOCOMMITTED
        self.state = 0
        return self._end(t.IS_COMMITTED if is_committed else t.IS_OPEN)

    def _rows(self, frame: Frame, event: Event, body: RowsEvent, wanted: bool) -> None:
        if wanted:
            self._wait(frame, event, body)
        if body.is_end_of_statement:
            self.query = None

    def _wait(self, frame: Frame, event: Event, body: RowsEvent) -> None:
        if frame.buffer is not self._last_buffer:
            self._last_buffer = frame.buffer
            self._held += len(frame.buffer)
        if self._held <= SPOOL_BYTES or not self._waiting:
            item = body, self._place(event)
            self._waiting.append(lambda: item)
        else:
            ticket = self._spool.put(frame)
            self._waiting.append(partial(self._again, ticket, body.table, body.rows.only, self._place(event)))

    def _place(self, event: Event) -> RowsPlace:
        return rows_place(event, self.query, invoker(self._variables))

    def _again(
        self, ticket: Ticket, table: Table | None, only: frozenset[int] | None, place: RowsPlace
    ) -> tuple[RowsEvent, RowsPlace]:
        event = self._decoder.rows_again(self._spool.take(ticket), table)
        assert isinstance(event.body, RowsEvent)
        return replace(event.body, rows=event.body.rows.limited(only)), place

    def _end(self, outcome: int) -> Iterator[RowChange]:
        transaction, waiting = self.transaction, self._waiting
        transaction.outcome = t.OUTCOMES[outcome]
        self.transaction, self.query, self._waiting = Transaction(), None, []
        self._variables = _NO_VARIABLES
        self._held, self._last_buffer = 0, None
        return self._changes(waiting, transaction)

    def _changes(self, waiting: list[_Waiting], transaction: Transaction) -> Iterator[RowChange]:
        waiting.reverse()
        while waiting:  # what was delivered is forgotten
            event, place = waiting.pop()()
            on_error = self._on_error
            for number, row in event.rows.numbered() if on_error is None else sound_rows(event.rows, place, on_error):
                assert event.table is not None  # else the rows have raised
                yield RowChange(event.operation, event.table, row.before, row.after, place, number, transaction)

"""Which transactions of a log are wanted, and which of their rows, where more than an event by itself decides.

A transaction is held until its end is known, above `SPOOL_BYTES` not in memory. It is wanted when its connection, its
xid and its number of rows are, and one of its rows or statements is; what else is in it comes along.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from typing import Any

from binlog_kaitai.bounded import Bounded
from binlog_kaitai.changes import transactions as t
from binlog_kaitai.changes.assembler import SPOOL_BYTES
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import MOST_THREADS, FileLedger
from binlog_kaitai.changes.signals import completes_xa, signal_of
from binlog_kaitai.changes.spool import Spool, Ticket
from binlog_kaitai.errors import BinlogError, ConditionError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import (
    Event,
    FormatDescriptionEvent,
    MariadbGtidEvent,
    PreviousGtidsEvent,
    QueryEvent,
    RotateEvent,
    RowsEvent,
    RowsQueryEvent,
    StopEvent,
    XidEvent,
)
from binlog_kaitai.events.rare_model import BinlogCheckpointEvent, GtidListEvent
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.rows.table import Table
from binlog_kaitai.values.charset import TextPolicy
from binlog_kaitai.values.rules import ValuePolicy
from binlog_kaitai.where.matcher import Matcher, UnknownColumnError, matcher
from binlog_kaitai.where.nodes import names_of

__all__ = ["RowChoice", "Selection"]

_NONE: frozenset[int] = frozenset()
_Read = tuple[Frame, Event, bool]
_Held = tuple[Callable[[], tuple[Frame, Event]], bool]
"""Brings back an event that is held, and whether it is wanted if its transaction is."""
_HEADS = (
    FormatDescriptionEvent,
    PreviousGtidsEvent,
    RotateEvent,
    StopEvent,
    GtidListEvent,
    BinlogCheckpointEvent,
)
"""Events of a log that belong to no transaction."""


class Selection:
    """Passes on the events of one log, in their order, and says anew which of them are wanted.

    Args:
        chosen: what is wanted.
        decoder: of the log's events.
        spool: where large transactions wait.
        ledger: takes note of connections, and of tables that the condition does not fit.
    """

    def __init__(self, chosen: Filter, decoder: EventDecoder, spool: Spool, ledger: FileLedger) -> None:
        self._chosen, self._decoder, self._spool, self._ledger = chosen, decoder, spool, ledger
        self.rows = RowChoice(chosen, ledger)
        """Decides of rows."""
        self._state = 0
        self._begin()

    def _begin(self) -> None:
        self._held: list[_Held] = []
        self._size = 0
        self._last_buffer: bytes | None = None
        self._threads: set[int] = set()
        self._xid: int | None = None
        self._num_rows = 0
        self._has_enough: bool | None = None
        self._has_rows = False
        self._has_match = False

    def pass_on(self, events: Generator[_Read, None, None]) -> Generator[_Read, None, None]:
        """Yield all events; those that were not wanted before are not wanted now."""
        with closing(events):
            try:
                for frame, event, wanted in events:
                    yield from self.feed(frame, event, wanted)
                    del frame, event
            except BinlogError:
                yield from self.finish()
                raise
            yield from self.finish()

    @property
    def is_empty(self) -> bool:
        """No event waits for the end of its transaction."""
        return not self._held

    def go_on(self, state: int, threads: Iterable[int], *, is_said: bool, has_enough: bool | None = None) -> None:
        """Go on in a transaction of some state (see `transactions`): what is known of it so far.

        `is_said`: the statement of the rows that come next is wanted. `has_enough`: whether the transaction has as many
        rows as are asked for; None where all of them come next.
        """
        self._begin()
        self._state, self.rows.is_said = state, is_said
        self._threads.update(threads)
        self._has_enough = has_enough

    def feed(self, frame: Frame, event: Event, wanted: bool) -> Iterator[_Read]:
        """Take the next event; yields those of a transaction that it ends."""
        answer = t.step(self._state, signal_of(event))
        if t.ends_before(answer):
            yield from self.finish()
        self._state = t.next_state(answer)
        self._note(event)
        self._hold(frame, event, wanted)
        if t.ends_after(answer):
            yield from self.finish()

    def _note(self, event: Event) -> None:
        """Take note of what an event says of its transaction."""
        body = event.body
        if isinstance(body, QueryEvent | MariadbGtidEvent) and body.thread_id is not None:
            self._threads.add(body.thread_id)
        elif isinstance(body, XidEvent):
            self._xid = body.xid
        elif isinstance(body, RowsQueryEvent):
            self.rows.note_statement(body.query)

    def _hold(self, frame: Frame, event: Event, wanted: bool) -> None:
        body = event.body
        if isinstance(body, RowsEvent):
            self._has_rows = True
            if wanted:
                only, count = self.rows.wanted(frame, event, body)
                self._num_rows += count
                wanted = only is None or bool(only)
                self._has_match |= wanted
                if only is not None:
                    event = replace(event, body=replace(body, rows=body.rows.limited(only)))
            if body.is_end_of_statement:
                self.rows.is_said = False
        elif wanted and (signal_of(event) == t.STATEMENT or completes_xa(event)):
            wanted = self.rows.wants_statement(event)
            self._has_match |= wanted
        self._keep(frame, event, wanted and not isinstance(body, _HEADS))

    def _keep(self, frame: Frame, event: Event, wanted: bool) -> None:
        if frame.buffer is not self._last_buffer:
            self._last_buffer = frame.buffer
            self._size += len(frame.buffer)
        if self._size <= SPOOL_BYTES or not self._held:
            item = frame, event
            self._held.append((lambda: item, wanted))
        else:
            self._held.append((partial(self._again, self._spool.put(frame), _without_bytes(event)), wanted))

    def _again(self, ticket: Ticket, event: Event) -> tuple[Frame, Event]:
        """Bring an event back whose frame was put aside."""
        frame, body = self._spool.take(ticket), event.body
        if isinstance(body, RowsEvent):
            again = self._decoder.rows_again(frame, body.table)
            assert isinstance(again.body, RowsEvent)
            event = replace(again, body=replace(again.body, rows=again.body.rows.limited(body.rows.only)))
        return frame, event

    def finish(self) -> Iterator[_Read]:
        """Deliver the transaction that has ended."""
        is_wanted = self._is_wanted()
        held = self._held
        held.reverse()
        self._begin()
        while held:  # what was delivered is forgotten
            bring, wanted = held.pop()
            frame, event = bring()
            yield frame, event, wanted and is_wanted
            del bring, frame, event

    def _is_wanted(self) -> bool:
        chosen, seen = self._chosen, self._ledger.seen_threads
        if len(seen) < MOST_THREADS:
            seen |= self._threads
        self._ledger.unknown_threads += self._has_rows and not self._threads
        return (
            (not chosen.thread_ids or bool(chosen.thread_ids & self._threads))
            and (not chosen.xids or self._xid in chosen.xids)
            and (self._num_rows >= chosen.min_rows if self._has_enough is None else self._has_enough)
            and (not chosen.chooses_rows or self._has_match)
        )


def _without_bytes(event: Event) -> Event:
    """Return an event that does not hold the bytes of its rows."""
    body = event.body
    if not isinstance(body, RowsEvent):
        return event
    return replace(event, body=replace(body, rows=type(body.rows)(lambda on_lost, only: iter(()), body.rows.only)))


def _none_fits(before: Any, after: Any) -> bool:
    return False


class RowChoice:
    """Decides of rows, by the operation, the statement, and the condition.

    The values that a condition sees are those of docs/values.md, whatever the output has; of a row only those are
    looked at that it names.
    """

    def __init__(self, chosen: Filter, ledger: FileLedger) -> None:
        self._chosen, self._ledger = chosen, ledger
        self.is_said = False
        """The log has the statement behind the rows, and it is wanted."""
        columns = () if chosen.where is None else names_of(chosen.where.tree)
        policy = ValuePolicy(TextPolicy("bytes"), True, frozenset(name.column.casefold() for name in columns))
        self._decoder = EventDecoder(ledger.file, policy=policy)
        self._matchers: Bounded[int, tuple[Table, Matcher]] = Bounded()

    def note_statement(self, text: str) -> None:
        """Take note of the statement behind the rows that follow."""
        query = self._chosen.query
        self.is_said = bool(text) and query is not None and query.search(text) is not None

    def wants_statement(self, event: Event) -> bool:
        """Return whether a statement that is no rows is wanted."""
        chosen, body = self._chosen, event.body
        if chosen.where is not None or chosen.operations:
            return False
        return chosen.query is None or (isinstance(body, QueryEvent) and chosen.query.search(body.query) is not None)

    def wanted(self, frame: Frame, event: Event, body: RowsEvent) -> tuple[frozenset[int] | None, int]:
        """Return the numbers of the rows that are wanted, None for all, and how many there are where that matters."""
        chosen = self._chosen
        if not self._may_be_wanted(body):
            return _NONE, 0
        if (chosen.where is None and not chosen.min_rows) or body.table is None:
            return None, 0
        return self._fitting(frame, body.table)

    def num_rows(self, frame: Frame, body: RowsEvent) -> int:
        """Return how many rows of an event count, whether they fit or not."""
        return 0 if body.table is None or not self._may_be_wanted(body) else self._fitting(frame, body.table)[1]

    def _may_be_wanted(self, body: RowsEvent) -> bool:
        chosen = self._chosen
        is_asked = not chosen.operations or body.operation in chosen.operations
        return is_asked and (chosen.query is None or self.is_said)

    def _fitting(self, frame: Frame, table: Table) -> tuple[frozenset[int] | None, int]:
        fits = self._matcher(table)
        if fits is _none_fits and not self._chosen.min_rows:
            return _NONE, 0
        numbers, unknown = set(), set()
        count = 0
        body = self._decoder.rows_again(frame, table).body
        assert isinstance(body, RowsEvent)
        try:
            for number, row in body.rows.numbered(lambda error: unknown.add(error.row)):
                count += 1
                if fits(row.before, row.after):
                    numbers.add(number)
        except BinlogError:
            return None, count  # whoever reads them will say what is wrong, as of a row that has no sound value
        count, numbers = count + len(unknown), numbers | unknown
        return None if len(numbers) == count else frozenset(numbers), count

    def _matcher(self, table: Table) -> Matcher:
        known = self._matchers.get(id(table))
        if known is None:
            known = self._matchers.put(id(table), (table, self._made(table)), len(table.columns))
        return known[1]

    def _made(self, table: Table) -> Matcher:
        if self._chosen.where is None:
            return lambda before, after: True
        try:
            return matcher(self._chosen.where, table)
        except UnknownColumnError:
            return _none_fits
        except ConditionError as error:
            text = f"no row of {table.database}.{table.name} fits the condition: {error}"
            if text not in self._ledger.warnings:
                self._ledger.warnings.append(text)
            return _none_fits

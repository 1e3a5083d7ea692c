"""Which transactions of a log are wanted, and which of their rows, where more than an event by itself decides.

A transaction is held until its end is known, above `SPOOL_BYTES` not in memory. It is wanted when its connection, its
xid and its number of rows are, and one of its rows or statements is; what else is in it comes along.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial

from binlog_kaitai.changes import transactions as t
from binlog_kaitai.changes.filters import Filter, is_user_of
from binlog_kaitai.changes.ledger import MOST_THREADS, FileLedger
from binlog_kaitai.changes.signals import OF_NO_TRANSACTION, completes_xa, signal_of
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import (
    Event,
    MariadbGtidEvent,
    QueryEvent,
    RowsEvent,
    RowsQueryEvent,
    XidEvent,
)
from binlog_kaitai.events.statements import invoker
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.reading.row_choice import RowChoice
from binlog_kaitai.reading.spool import SPOOL_BYTES, Spool, Ticket

__all__ = ["Selection"]

_Read = tuple[Frame, Event, bool]
_Held = tuple[Callable[[], tuple[Frame, Event]], bool]
"""Brings back an event that is held, and whether it is wanted if its transaction is."""


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
        self._user: str | None = None
        self._num_rows = 0
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
            if isinstance(body, QueryEvent):
                self._user = self._user or invoker(body.status_vars)
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
        self._keep(frame, event, wanted and not isinstance(body, OF_NO_TRANSACTION))

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
        if self._user is not None and chosen.users:
            self._ledger.seen_users.add(self._user)
        self._ledger.unknown_threads += self._has_rows and not self._threads
        return (
            (not chosen.thread_ids or bool(chosen.thread_ids & self._threads))
            and (not chosen.xids or self._xid in chosen.xids)
            and (not chosen.users or is_user_of(chosen.users, self._user or ""))
            and (self._num_rows >= chosen.min_rows)
            and (not chosen.chooses_rows or self._has_match)
        )


def _without_bytes(event: Event) -> Event:
    """Return an event that does not hold the bytes of its rows."""
    body = event.body
    if not isinstance(body, RowsEvent):
        return event
    return replace(event, body=replace(body, rows=type(body.rows)(lambda on_lost, only: iter(()), body.rows.only)))

"""Events that the loops leave to Python, followed in the record of the loops: the same rules, the same state."""

from __future__ import annotations

from binlog_kaitai.changes.signals import OF_LOG, completes_xa, is_of_transaction, note_event
from binlog_kaitai.changes.transactions import (
    AUTOCOMMITTED,
    COMMITS,
    CONTROLS,
    EXPLICIT,
    IS_COMMITTED,
    LAST_ROWS,
    PREPARES,
    STATEMENT,
    ends_after,
    ends_before,
    next_state,
    step,
)
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.events.decoder import LAST_OF_TABLES
from binlog_kaitai.events.model import (
    Event,
    MariadbGtidEvent,
    QueryEvent,
    RowsEvent,
    RowsQueryEvent,
    TransactionPayloadEvent,
)
from binlog_kaitai.events.rare_model import PartialRowDataEvent, XaPrepareEvent
from binlog_kaitai.events.statements import plain
from binlog_kaitai.reading.history import NOT_DONE

__all__ = ["follow_event", "take_weight"]

_COUNTED = range(r.Trx.first_at, r.Trx.has_said + 1)
"""Slots of what is counted of the events of a transaction."""

_XA_START = "XA START"


def follow_event(context: Context, event: Event, signal: int) -> int:
    """Follow an event that is a signal to the open transaction; returns the number of the transaction that it is in.

    That may have ended with the event.
    """
    record, offset = context.record, event.payload_offset
    record[C.followed.cut_at], record[C.followed.cut_in] = (
        record[C.offset] + record[C.at],
        0 if offset is None else offset + 1,
    )
    state, is_counted = int(record[C.trxs.state]), bool(record[C.tallies.list])
    if is_counted and state & AUTOCOMMITTED and COMMITS <= signal <= PREPARES:
        _note(context, int(record[C.trxs.open]), event, signal)  # which has ended with its last rows
        _end(context, IS_COMMITTED)
        state = 0
    answer = step(state, signal)
    if before := ends_before(answer):
        _end(context, before - 1)
    if isinstance(event.body, RowsQueryEvent):
        context.run(s.NEXT_SAID)
    number = int(record[C.trxs.open])
    if is_of_transaction(event):
        _note(context, number, event, signal)
    if is_counted:
        _weigh(context, event)
    if after := ends_after(answer):
        if signal == STATEMENT:
            context.trxs[number][r.Trx.known] |= s.IS_ALONE
        record[C.followed.cut_in] = s.AFTER_EVENT if offset is None else offset + 2
        _end(context, after - 1)
    elif is_counted and signal == CONTROLS and completes_xa(event):
        context.run(s.STAND_ALONE)
        _make_room(context)
    elif signal == LAST_ROWS and next_state(answer) & AUTOCOMMITTED:
        context.trxs[number][r.Trx.known] |= s.IS_DONE
    record[C.trxs.state] = next_state(answer)
    _note_end_of_tables(context, event)
    return number


def _note_end_of_tables(context: Context, event: Event) -> None:
    if event.header.event_type in LAST_OF_TABLES:
        context.record[C.tables.ended] = s.BY_STATEMENT


def take_weight(context: Context, number: int) -> list[int]:
    """Return the record of a transaction with what was counted of its events, which are counted anew from here on."""
    trx = context.trxs[number]
    counted: list[int] = trx[: r.Trx.gtid].tolist()
    for slot in _COUNTED:
        trx[slot] = 0
    trx[r.Trx.known] &= ~s.HAS_COMMIT_TIMES
    return counted


def _weigh(context: Context, event: Event) -> None:
    """Count the bytes of an event of the open transaction."""
    if isinstance(event.body, OF_LOG):
        return
    record, header, asked = context.record, event.header, C.followed
    record[asked.position], record[asked.time], record[asked.size] = event.position, header.timestamp, header.event_size
    record[asked.is_stored] = event.payload_offset is None
    is_plain = not isinstance(event.body, TransactionPayloadEvent | PartialRowDataEvent)
    record[asked.plain_size] = header.event_size if is_plain else 0
    context.run(s.WEIGH)


def _note(context: Context, number: int, event: Event, signal: int) -> None:
    """Keep what an event says of its transaction, unless that is known in advance."""
    trx = context.trxs[number]
    if not trx[r.Trx.resolved]:
        context.trxs.write(number, note_event(event, context.trxs.read(number)))
    trx[r.Trx.used] = 1
    if isinstance(event.body, RowsEvent):
        trx[r.Trx.known] |= s.HAS_ROWS
    elif isinstance(event.body, MariadbGtidEvent):
        trx[r.Trx.known] |= s.IS_NOT_DONE if event.body.alter in NOT_DONE else 0
        trx[r.Trx.known] |= s.IS_XA if event.body.prepared else 0
    elif isinstance(event.body, XaPrepareEvent):
        trx[r.Trx.known] |= s.IS_ONE_PHASE if event.body.one_phase else 0
    elif isinstance(event.body, QueryEvent):
        is_inside = signal == STATEMENT and context.record[C.trxs.state] & EXPLICIT
        trx[r.Trx.known] |= s.IS_BEGUN if is_inside else 0
        trx[r.Trx.known] |= s.IS_XA if plain(event.body.query).startswith(_XA_START) else 0
        trx[r.Trx.thread_now] = event.body.thread_id + 1


def _end(context: Context, outcome: int) -> None:
    """End the open transaction, if there is one; the next has the record after it."""
    context.record[C.followed.outcome] = outcome
    context.run(s.END_TRX)
    _make_room(context)
    context.trxs.clear(int(context.record[C.trxs.open]))


def _make_room(context: Context) -> None:
    """Have room for the transaction after the open one."""
    if context.record[C.trxs.open] + 2 >= len(context.trxs.records):
        context.trxs.grow()

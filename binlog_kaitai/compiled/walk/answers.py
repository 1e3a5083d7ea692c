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

__all__ = ["follow_event", "forget_gtid", "take_weight"]

_COUNTED = range(r.Trx.first_at, r.Trx.has_said + 1)
"""Slots of what is counted of the events of a transaction."""

_XA_START = "XA START"


def follow_event(context: Context, event: Event, signal: int) -> int:
    """Follow an event that is a signal to the open transaction; returns the number of the transaction that it is in.

    That may have ended with the event.
    """
    record, offset = context.record, event.payload_offset
    record[C.places.cut_at], record[C.places.cut_in] = (
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
        record[C.said.num] += 1
        record[C.said.now] = record[C.said.num]
    number = int(record[C.trxs.open])
    if is_of_transaction(event):
        _note(context, number, event, signal)
    if is_counted:
        _weigh(context, number, event)
    if after := ends_after(answer):
        if signal == STATEMENT:
            context.trxs[number][r.Trx.known] |= s.IS_ALONE
        record[C.places.cut_in] = s.AFTER_EVENT if offset is None else offset + 2
        _end(context, after - 1)
    elif is_counted and signal == CONTROLS and completes_xa(event):
        _stand_alone(context, number)
    elif signal == LAST_ROWS and next_state(answer) & AUTOCOMMITTED:
        context.trxs[number][r.Trx.known] |= s.IS_DONE
    record[C.trxs.state] = next_state(answer)
    record[C.tables.ended] = s.BY_STATEMENT if event.header.event_type in LAST_OF_TABLES else record[C.tables.ended]
    return number


def take_weight(context: Context, number: int) -> list[int]:
    """Return the record of a transaction with what was counted of its events, which are counted anew from here on."""
    trx = context.trxs[number]
    counted: list[int] = trx[: r.Trx.gtid].tolist()
    for slot in _COUNTED:
        trx[slot] = 0
    trx[r.Trx.known] &= ~s.HAS_COMMIT_TIMES
    return counted


def forget_gtid(context: Context, number: int) -> None:
    """Begin a transaction anew of which only the GTID was read; what was counted of events before it holds on."""
    trx = context.trxs[number]
    counted = [trx[slot] for slot in _COUNTED]
    context.trxs.clear(number)
    for slot, value in zip(_COUNTED, counted, strict=True):
        trx[slot] = value


def _stand_alone(context: Context, number: int) -> None:
    """End the open transaction with what completes a prepared one; what is known of it holds on."""
    trx, after = context.trxs[number], context.trxs[number + 1]
    after[:] = trx
    take_weight(context, number + 1)
    after[r.Trx.new_gtid] = 0
    _go_on(context)


def _weigh(context: Context, number: int, event: Event) -> None:
    """Count the bytes of an event of a transaction; `loops.tallies` has the same."""
    body, header = event.body, event.header
    if isinstance(body, OF_LOG):
        return
    trx = context.trxs[number]
    if not trx[r.Trx.first_at]:
        trx[r.Trx.first_at], trx[r.Trx.first_time] = event.position, header.timestamp
    trx[r.Trx.last_time] = header.timestamp
    if event.payload_offset is None:
        trx[r.Trx.bytes_stored] += header.event_size
        trx[r.Trx.stop] = event.position + header.event_size
        if header.event_size > trx[r.Trx.event_bytes]:
            trx[r.Trx.event_bytes], trx[r.Trx.event_at] = header.event_size, event.position
    if not isinstance(body, TransactionPayloadEvent | PartialRowDataEvent):
        trx[r.Trx.bytes_inflated] += header.event_size


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
    record = context.record
    record[C.said.now] = 0
    trx = context.trxs[int(record[C.trxs.open])]
    if trx[r.Trx.used]:
        trx[r.Trx.outcome] = outcome
        trx[r.Trx.from_at], trx[r.Trx.from_in] = record[C.places.first_at], record[C.places.first_in]
        trx[r.Trx.to_at], trx[r.Trx.to_in] = record[C.places.cut_at], record[C.places.cut_in]
        _go_on(context)
    record[C.places.first_at], record[C.places.first_in] = record[C.places.cut_at], record[C.places.cut_in]
    context.trxs.clear(int(record[C.trxs.open]))


def _go_on(context: Context) -> None:
    """Go on with the next transaction."""
    context.record[C.trxs.open] += 1
    if context.record[C.trxs.open] + 2 >= len(context.trxs.records):
        context.trxs.grow()

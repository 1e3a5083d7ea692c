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
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
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

_COUNTED = range(s.T_FIRST_AT, s.T_HAS_SAID + 1)
"""Slots of what is counted of the events of a transaction."""

_XA_START = "XA START"


def follow_event(context: Context, event: Event, signal: int) -> int:
    """Follow an event that is a signal to the open transaction; returns the number of the transaction that it is in.

    That may have ended with the event.
    """
    record, offset = context.record, event.payload_offset
    record[s.C_CUT_AT], record[s.C_CUT_IN] = record[s.C_OFFSET] + record[s.C_AT], 0 if offset is None else offset + 1
    state, is_counted = int(record[s.C_STATE]), bool(record[s.C_TALLIES])
    if is_counted and state & AUTOCOMMITTED and COMMITS <= signal <= PREPARES:
        _note(context, int(record[s.C_TRX]), event, signal)  # which has ended with its last rows
        _end(context, IS_COMMITTED)
        state = 0
    answer = step(state, signal)
    if before := ends_before(answer):
        _end(context, before - 1)
    if isinstance(event.body, RowsQueryEvent):
        record[s.C_NUM_SAID] += 1
        record[s.C_SAID_NOW] = record[s.C_NUM_SAID]
    number = int(record[s.C_TRX])
    if is_of_transaction(event):
        _note(context, number, event, signal)
    if is_counted:
        _weigh(context, number, event)
    if after := ends_after(answer):
        if signal == STATEMENT:
            context.trxs[number][s.T_KNOWN] |= s.IS_ALONE
        record[s.C_CUT_IN] = s.AFTER_EVENT if offset is None else offset + 2
        _end(context, after - 1)
    elif is_counted and signal == CONTROLS and completes_xa(event):
        _stand_alone(context, number)
    elif signal == LAST_ROWS and next_state(answer) & AUTOCOMMITTED:
        context.trxs[number][s.T_KNOWN] |= s.IS_DONE
    record[s.C_STATE] = next_state(answer)
    record[s.C_ENDED] = s.BY_STATEMENT if event.header.event_type in LAST_OF_TABLES else record[s.C_ENDED]
    return number


def take_weight(context: Context, number: int) -> list[int]:
    """Return the record of a transaction with what was counted of its events, which are counted anew from here on."""
    trx = context.trxs[number]
    counted: list[int] = trx[: s.T_SLOTS].tolist()
    for slot in _COUNTED:
        trx[slot] = 0
    trx[s.T_KNOWN] &= ~s.HAS_COMMIT_TIMES
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
    after[s.T_NEW_GTID] = 0
    _go_on(context)


def _weigh(context: Context, number: int, event: Event) -> None:
    """Count the bytes of an event of a transaction; `loops.tallies` has the same."""
    body, header = event.body, event.header
    if isinstance(body, OF_LOG):
        return
    trx = context.trxs[number]
    if not trx[s.T_FIRST_AT]:
        trx[s.T_FIRST_AT], trx[s.T_FIRST_TIME] = event.position, header.timestamp
    trx[s.T_LAST_TIME] = header.timestamp
    if event.payload_offset is None:
        trx[s.T_BYTES_STORED] += header.event_size
        trx[s.T_STOP] = event.position + header.event_size
    if not isinstance(body, TransactionPayloadEvent | PartialRowDataEvent):
        trx[s.T_BYTES_INFLATED] += header.event_size


def _note(context: Context, number: int, event: Event, signal: int) -> None:
    """Keep what an event says of its transaction, unless that is known in advance."""
    trx = context.trxs[number]
    if not trx[s.T_RESOLVED]:
        context.trxs.write(number, note_event(event, context.trxs.read(number)))
    trx[s.T_USED] = 1
    if isinstance(event.body, RowsEvent):
        trx[s.T_KNOWN] |= s.HAS_ROWS
    elif isinstance(event.body, MariadbGtidEvent):
        trx[s.T_KNOWN] |= s.IS_NOT_DONE if event.body.alter in NOT_DONE else 0
        trx[s.T_KNOWN] |= s.IS_XA if event.body.prepared else 0
    elif isinstance(event.body, XaPrepareEvent):
        trx[s.T_KNOWN] |= s.IS_ONE_PHASE if event.body.one_phase else 0
    elif isinstance(event.body, QueryEvent):
        is_inside = signal == STATEMENT and context.record[s.C_STATE] & EXPLICIT
        trx[s.T_KNOWN] |= s.IS_BEGUN if is_inside else 0
        trx[s.T_KNOWN] |= s.IS_XA if plain(event.body.query).startswith(_XA_START) else 0
        trx[s.T_THREAD_NOW] = event.body.thread_id + 1


def _end(context: Context, outcome: int) -> None:
    """End the open transaction, if there is one; the next has the record after it."""
    record = context.record
    record[s.C_SAID_NOW] = 0
    trx = context.trxs[int(record[s.C_TRX])]
    if trx[s.T_USED]:
        trx[s.T_OUTCOME] = outcome
        trx[s.T_FROM_AT], trx[s.T_FROM_IN] = record[s.C_FIRST_AT], record[s.C_FIRST_IN]
        trx[s.T_TO_AT], trx[s.T_TO_IN] = record[s.C_CUT_AT], record[s.C_CUT_IN]
        _go_on(context)
    record[s.C_FIRST_AT], record[s.C_FIRST_IN] = record[s.C_CUT_AT], record[s.C_CUT_IN]
    context.trxs.clear(int(record[s.C_TRX]))


def _go_on(context: Context) -> None:
    """Go on with the next transaction."""
    context.record[s.C_TRX] += 1
    if context.record[s.C_TRX] + 2 >= len(context.trxs.records):
        context.trxs.grow()

"""Events that the loops leave to Python, followed in the record of the loops: the same rules, the same state."""

from __future__ import annotations

from binlog_kaitai.changes.history import NOT_DONE
from binlog_kaitai.changes.signals import is_of_transaction, note_event
from binlog_kaitai.changes.transactions import ends_after, ends_before, next_state, step
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.events.model import Event, MariadbGtidEvent, QueryEvent, RowsEvent
from binlog_kaitai.events.statements import plain

__all__ = ["follow_event"]

_XA_START = "XA START"


def follow_event(context: Context, event: Event, signal: int) -> int:
    """Follow an event that is a signal to the open transaction; returns the number of the transaction that it is in.

    That may have ended with the event.
    """
    record = context.record
    answer = step(int(record[s.C_STATE]), signal)
    if before := ends_before(answer):
        _end(context, before - 1)
    number = int(record[s.C_TRX])
    if is_of_transaction(event):
        _note(context, number, event)
    if after := ends_after(answer):
        _end(context, after - 1)
    record[s.C_STATE] = next_state(answer)
    return number


def _note(context: Context, number: int, event: Event) -> None:
    """Keep what an event says of its transaction, unless that is known in advance."""
    trx = context.trx(number)
    if not trx[s.T_RESOLVED]:
        context.set_transaction(number, note_event(event, context.transaction(number)))
    trx[s.T_USED] = 1
    if isinstance(event.body, RowsEvent):
        trx[s.T_KNOWN] |= s.HAS_ROWS
    elif isinstance(event.body, MariadbGtidEvent):
        trx[s.T_KNOWN] |= s.IS_NOT_DONE if event.body.alter in NOT_DONE else 0
        trx[s.T_KNOWN] |= s.IS_XA if event.body.prepared else 0
    elif isinstance(event.body, QueryEvent):
        trx[s.T_KNOWN] |= s.IS_XA if plain(event.body.query).startswith(_XA_START) else 0
        trx[s.T_THREAD_NOW] = event.body.thread_id + 1


def _end(context: Context, outcome: int) -> None:
    """End the open transaction, if there is one; the next has the record after it."""
    record = context.record
    trx = context.trx(int(record[s.C_TRX]))
    if trx[s.T_USED]:
        trx[s.T_OUTCOME] = outcome
        record[s.C_TRX] += 1
        if record[s.C_TRX] + 1 >= len(context.trxs):
            context.make_room_for_transactions()
    context.clear_trx(int(record[s.C_TRX]))

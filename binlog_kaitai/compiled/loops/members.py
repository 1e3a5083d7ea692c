"""Work items that are no rows: the statements of rows, and what a transaction has besides."""

from __future__ import annotations

from binlog_kaitai._generated import loops
from binlog_kaitai.changes.transactions import COMMITS, CONTROLS, NOTHING, PREPARES, STATEMENT
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.inflated import read_query
from binlog_kaitai.compiled.loops.memory import get, kernel, put
from binlog_kaitai.compiled.loops.said import take_statement
from binlog_kaitai.compiled.loops.script_members import put_empty, put_member
from binlog_kaitai.compiled.loops.sieve import is_of_asked, is_statement_chosen
from binlog_kaitai.compiled.loops.statement_rows import put_statement_row
from binlog_kaitai.compiled.loops.statements import completes_xa, may_end_rows
from binlog_kaitai.compiled.loops.tallies import count_member
from binlog_kaitai.compiled.loops.undo_members import undo_member

__all__ = ["take_member", "take_said"]


@kernel
def _note_item(x: int, item: int, of: int, at: int) -> None:
    """Note the transaction and the place of a work item in two slots."""
    put(x, of, get(x, s.C_TRX_BASE) + get(item, s.I_TRX) + 1)
    put(x, at, get(item, s.I_AT) + get(x, s.C_OFFSET))


@kernel
def take_said(x: int, item: int, number: int, body: int, e: int) -> int:
    """The statement of the rows that follow, the work item with this number; gives DONE or another answer, PYTHON where
    its text is asked for."""
    if get(x, s.C_COUNT_FROM) and not get(x, s.C_ASKS_SAID):
        return s.DONE  # rows are only counted
    if get(x, s.C_TALLIES) and not get(x, s.C_ASKS_SAID):
        return count_member(x, item, number)
    put(x, s.C_TOLD, get(x, s.C_STATEMENT))
    _note_item(x, item, s.C_TOLD_OF, s.C_TOLD_AT)
    if get(x, s.C_QUERY_BUFFER):
        return take_statement(x, item, body, e)
    return s.DONE if get(x, s.C_KEEPS_SAID) and not get(x, s.C_ASKS_SAID) else s.PYTHON


@kernel
def _may_end_rows(x: int, item: int, is_read: bool) -> int:
    """A statement of which matters whether it may end the lives of rows; gives PYTHON where it may, else DONE."""
    _note_item(x, item, s.C_MEMBER_OF, s.C_MEMBER_AT)
    trx, fields = get(x, s.C_TRXS) + get(item, s.I_TRX) * s.T_BYTES, get(x, s.C_FIELDS)
    if get(item, s.I_SIGNAL) != STATEMENT or not get(item, s.I_IS_WANTED) or get(trx, s.T_KNOWN) & s.IS_NOT_DONE:
        return s.DONE
    if is_read and not may_end_rows(get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY)):
        return s.DONE
    return s.PYTHON


@kernel
def _count_chosen(x: int, item: int, body: int, e: int) -> int:
    """Count a statement that is wanted and whose transaction is; gives DONE, or PYTHON where Python has to look at its
    text."""
    chosen = is_statement_chosen(x, item)
    if chosen < 0:
        if not read_query(x, get(x, s.C_BASE) + get(item, s.I_AT), body, e):
            put(get(x, s.C_FIELDS), loops.QUERY_EVENT_AT_QUERY, 0)
        return s.PYTHON
    put(x, s.C_NUM_CHOSEN, get(x, s.C_NUM_CHOSEN) + chosen)
    return s.DONE


@kernel
def _judge(x: int, item: int, body: int, e: int) -> int:
    """Say whether a listing has a statement; gives DONE, or PYTHON where that is Python's to say."""
    signal = get(item, s.I_SIGNAL)
    if signal == CONTROLS and get(item, s.I_IS_WANTED):
        is_read = read_query(x, get(x, s.C_BASE) + get(item, s.I_AT), body, e)
        return s.DONE if is_read and not completes_xa(x) else s.PYTHON
    if signal != STATEMENT or not get(item, s.I_IS_WANTED) or not is_of_asked(x, item):
        put(item, s.I_IS_KEPT, 0)
        return s.DONE
    chosen = is_statement_chosen(x, item)
    if chosen < 0:
        return s.PYTHON
    put(item, s.I_IS_KEPT, s.IS_KEPT if chosen else s.IS_LEFT)
    return s.DONE


@kernel
def take_member(x: int, item: int, number: int, body: int, e: int) -> int:
    """What a transaction has besides rows, the work item with this number; gives DONE or another answer, PYTHON with a
    statement in C_FIELDS."""
    if get(x, s.C_COUNT_FROM):
        return s.DONE
    if get(x, s.C_TOLD_TRXS):
        return count_member(x, item, number)
    if get(x, s.C_MEMBERS) == s.CHOSEN:
        return _count_chosen(x, item, body, e)
    if get(x, s.C_MEMBERS) == s.JUDGED:
        return _judge(x, item, body, e)
    if get(x, s.C_MEMBERS) == s.AS_ROWS:
        return put_statement_row(x, item, body, e) if get(item, s.I_IS_WANTED) else s.DONE
    if COMMITS <= get(item, s.I_SIGNAL) <= PREPARES:
        return put_empty(x, item)
    if get(item, s.I_SIGNAL) == NOTHING:
        return (
            s.DONE if get(x, s.C_IS_UNDO) else put_member(x, item, body, e) if get(x, s.C_WRITES_MEMBERS) else s.PYTHON
        )
    is_read = read_query(x, get(x, s.C_BASE) + get(item, s.I_AT), body, e)
    if get(x, s.C_IS_UNDO):
        return undo_member(x, item)
    if get(x, s.C_WRITES_MEMBERS):
        return put_member(x, item, body, e) if is_read else s.PYTHON
    return _may_end_rows(x, item, is_read) if get(x, s.C_MEMBERS) == s.ENDING_MEMBERS else s.PYTHON

"""Work items that are no rows: the statements of rows, and what a transaction has besides."""

from __future__ import annotations

from binlog_kaitai._generated import loops
from binlog_kaitai.changes.transactions import COMMITS, CONTROLS, NOTHING, PREPARES, STATEMENT
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.defining import may_define
from binlog_kaitai.compiled.loops.inflated import read_query
from binlog_kaitai.compiled.loops.memory import get, kernel, put
from binlog_kaitai.compiled.loops.said import take_statement
from binlog_kaitai.compiled.loops.script_members import put_empty, put_member
from binlog_kaitai.compiled.loops.sieve import is_of_asked, is_statement_chosen
from binlog_kaitai.compiled.loops.statement_rows import put_statement_row
from binlog_kaitai.compiled.loops.statements import completes_xa, has_only_statements, may_end_rows
from binlog_kaitai.compiled.loops.tallies import count_member
from binlog_kaitai.compiled.loops.undo_members import undo_member
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Item
from binlog_kaitai.compiled.records.transactions import Trx

__all__ = ["take_member", "take_said"]


@kernel
def _note_item(x: Context, item: Item, of: int, at: int) -> None:
    """Note the transaction and the place of a work item in two slots."""
    put(x, of, x.trxs.base + item.trx + 1)
    put(x, at, item.at + x.offset)


@kernel
def take_said(x: Context, item: Item, number: int, body: int, e: int) -> int:
    """The statement of the rows that follow, the work item with this number; gives DONE or another answer, PYTHON where
    its text is asked for."""
    if x.wanted.count_from and not x.wanted.asks_said:
        return s.DONE  # rows are only counted
    if x.tallies.list and not x.wanted.asks_said:
        return count_member(x, item, number)
    x.members.told = x.tables.statement
    _note_item(x, item, Context.members.told_of, Context.members.told_at)
    if x.said.buffer:
        return take_statement(x, item, body, e)
    return s.DONE if x.said.keeps and not x.wanted.asks_said else s.PYTHON


@kernel
def _may_matter(x: Context, item: Item, is_read: bool) -> int:
    """A statement of which matters whether it may end the lives of rows, or define tables; gives PYTHON where it may,
    else DONE."""
    _note_item(x, item, Context.members.member_of, Context.members.member_at)
    trx, fields = Trx.nth(x.trxs.list, item.trx), x.form.fields
    if item.signal != STATEMENT or not item.is_wanted or trx.known & s.IS_NOT_DONE:
        return s.DONE
    if not is_read:
        return s.PYTHON
    query, end = get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY)
    if x.members.made_of == s.DEFINING_MEMBERS:
        return s.PYTHON if may_define(query, end) else s.DONE
    return s.PYTHON if may_end_rows(query, end) else s.DONE


@kernel
def _count_chosen(x: Context, item: Item, body: int, e: int) -> int:
    """Count a statement that is wanted and whose transaction is; gives DONE, or PYTHON where Python has to look at its
    text."""
    chosen = is_statement_chosen(x, item)
    if chosen < 0:
        if not read_query(x, x.base + item.at, body, e):
            put(x.form.fields, loops.QUERY_EVENT_AT_QUERY, 0)
        return s.PYTHON
    x.statements.num_chosen += chosen
    return s.DONE


@kernel
def _judge(x: Context, item: Item, body: int, e: int) -> int:
    """Say whether a listing has a statement; gives DONE, or PYTHON where that is Python's to say."""
    signal = item.signal
    if signal == CONTROLS and item.is_wanted:
        is_read = read_query(x, x.base + item.at, body, e)
        return s.DONE if is_read and not completes_xa(x) else s.PYTHON
    if signal != STATEMENT or not item.is_wanted or not is_of_asked(x, item):
        item.is_kept = 0
        return s.DONE
    chosen = is_statement_chosen(x, item)
    if chosen < 0:
        return s.PYTHON
    item.is_kept = s.IS_KEPT if chosen else s.IS_LEFT
    return s.DONE


@kernel
def take_member(x: Context, item: Item, number: int, body: int, e: int) -> int:
    """What a transaction has besides rows, the work item with this number; gives DONE or another answer, PYTHON with a
    statement in `x.form.fields`."""
    if x.wanted.count_from:
        return s.DONE
    if x.tallies.told:
        return count_member(x, item, number)
    if x.members.made_of == s.CHOSEN:
        return _count_chosen(x, item, body, e)
    if x.members.made_of == s.JUDGED:
        return _judge(x, item, body, e)
    if x.members.made_of == s.AS_ROWS:
        return put_statement_row(x, item, body, e) if item.is_wanted else s.DONE
    if COMMITS <= item.signal <= PREPARES:
        return put_empty(x, item)
    if item.signal == NOTHING:
        return s.DONE if x.undo.is_on else put_member(x, item, body, e) if x.script.writes_members else s.PYTHON
    is_read = read_query(x, x.base + item.at, body, e)
    if x.undo.is_on:
        return undo_member(x, item)
    if x.script.writes_members:
        return put_member(x, item, body, e) if is_read else s.PYTHON
    return _may_matter(x, item, is_read) if has_only_statements(x) else s.PYTHON

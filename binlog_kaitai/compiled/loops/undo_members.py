"""What an undo makes of that in a transaction which is not rows: most of it needs no answer of Python."""

from __future__ import annotations

from binlog_kaitai._generated import loops
from binlog_kaitai.changes import transactions as t
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.deferred_text import has_room
from binlog_kaitai.compiled.loops.memory import get, kernel, load8, load_big
from binlog_kaitai.compiled.loops.script import begin_transaction
from binlog_kaitai.compiled.loops.statements import ROLLBACK_TO, SAVEPOINT, XA_COMMIT, begins
from binlog_kaitai.compiled.loops.text import ascii_length, follows
from binlog_kaitai.compiled.loops.undo import note_turn, put_turn
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Item
from binlog_kaitai.compiled.records.transactions import Trx

__all__ = ["undo_member"]

_CASE, _LAST_LETTER = ord(" "), ord("n")
_ASCII, _DOTTED = 0x80, (0xC4, 0xDD)
_KELVIN, _KELVIN_SECOND = 0xE2, 0x84
"""Bytes with which the capital I with a dot (in UTF-8 and in latin5) and the Kelvin sign begin."""
_WORD = 8
_LOWER = int.from_bytes(bytes([_CASE]) * _WORD)
_REPLACE, _INSERT, _UPDATE, _DELETE = (
    int.from_bytes(word) for word in (b"replace ", b"insert ", b"update ", b"delete ")
)


@kernel
def _complete(x: Context, query: int, end: int) -> int:
    """Note a statement that commits a prepared transaction, after the end of that; gives DONE or another answer."""
    out, is_open = x.out.text, x.script.end.trx
    target = out + x.out.used
    if end - query > s.XA_ROOM or (is_open and x.undo.asks_end):
        return s.PYTHON
    is_full = x.undo.turns.num + 2 > x.undo.turns.room
    if is_full or not has_room(x, out + x.out.room - x.trx_text.around, target, s.ZERO):
        return s.LINES_FULL
    x.out.used = put_turn(x, target) - out
    x.script.end.trx = 0
    note_turn(x, ra.COMPLETES, s.ZERO, s.ZERO, query, end - query)
    return s.DONE


@kernel
def _control(x: Context, item: Item, query: int, end: int) -> int:
    """Take a statement about its transaction; gives DONE or another answer."""
    if begins(query, end, *XA_COMMIT):
        return _complete(x, query, end)
    number = x.trxs.base + item.trx + 1
    if x.script.end.trx != number:
        return s.DONE
    if begins(query, end, *ROLLBACK_TO) or end - query > s.XA_ROOM:
        return s.PYTHON
    if not begins(query, end, *SAVEPOINT):
        return s.DONE
    is_noted = note_turn(x, ra.SAVES, number, x.undo.trx_rows, query, end - query)
    return s.DONE if is_noted else s.LINES_FULL


@kernel
def _changes_rows(query: int, end: int) -> bool:
    """Whether a statement plainly is one that changes rows."""
    if end - query < _WORD:
        return False
    word = load_big(query, _WORD) | _LOWER
    return word == _REPLACE or word >> 8 == _INSERT or word >> 8 == _UPDATE or word >> 8 == _DELETE


@kernel
def _begins_transaction(x: Context, item: Item, query: int, end: int) -> bool:
    """Whether a statement begins its transaction in the undo; that of CREATE ... START TRANSACTION does not, which is
    for Python as all that may end so."""
    trx = Trx.nth(x.trxs.list, item.trx)
    if not (x.undo.begins_by_statements and item.is_wanted and end > query) or x.wanted.has_choice:
        return False
    last = load8(end - 1) | _CASE
    may_end_so = not _changes_rows(query, end) and (last <= _CASE or last == _LAST_LETTER)
    return trx.known & s.IS_BEGUN != 0 and not may_end_so


@kernel
def _has_name(p: int, end: int, names: int) -> bool:
    """Whether one of some names stands in a text, in letters of either case; perhaps also where it does not quite."""
    for i in range(get(names, s.ZERO)):
        name, size = get(names, 2 * i + 1), get(names, 2 * i + 2)
        q = p
        while q + size <= end:
            count = 0
            while count < size and load8(q + count) | _CASE == load8(name + count) | _CASE:
                count += 1
            if count == size:
                return True
            q += 1
    return False


@kernel
def _is_sure(p: int, end: int) -> bool:
    """Whether the letters of a text tell its words, whatever its character set: it may be UTF-8, and has none of the
    two characters outside of ASCII whose small letters are in it."""
    while p < end:
        p += ascii_length(p, end)
        while p < end and load8(p) >= _ASCII:
            first = load8(p)
            size = follows(p, first)
            is_odd = first in _DOTTED or (first == _KELVIN and load8(p + 1) == _KELVIN_SECOND)
            if size == 0 or p + size > end or is_odd:
                return False
            p += size
    return True


@kernel
def _is_passed(x: Context, item: Item, query: int, end: int) -> bool:
    """Whether a statement is nothing to the undo, as its letters tell: it changes rows, and names no asked table."""
    names, trx = x.undo.asked_names, Trx.nth(x.trxs.list, item.trx)
    known, fields, choice = trx.known, x.form.fields, x.wanted.has_choice
    if names == 0 or known & s.IS_NOT_DONE or (choice and choice != s.OF_ROWS):
        return False
    if not choice and not item.is_wanted:
        return False
    if not choice and known & s.IS_BEGUN and x.script.end.trx != x.trxs.base + item.trx + 1:
        return False
    if not _changes_rows(query, end) or not _is_sure(query, end):
        return False
    database, stop = get(fields, loops.QUERY_EVENT_AT_DATABASE), get(fields, loops.QUERY_EVENT_STOP_DATABASE)
    return ascii_length(database, stop) == stop - database and not _has_name(query, end, names)


@kernel
def undo_member(x: Context, item: Item) -> int:
    """Take what is no rows of an undo, whose statement was read into `x.form.fields`; gives DONE or another answer."""
    signal, fields = item.signal, x.form.fields
    query, end = get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY)
    if signal == t.CONTROLS:
        return _control(x, item, query, end)
    if signal != t.STATEMENT:
        return s.DONE
    answer = s.DONE
    if _begins_transaction(x, item, query, end):
        answer = begin_transaction(x, s.ZERO, item)
    if answer != s.DONE:
        return answer
    if _is_passed(x, item, query, end):
        x.script.num_left += 0 if x.wanted.has_choice else 1
        return s.DONE
    return s.PYTHON

"""What a transaction has besides rows, to the lines of a script: statements about it, and what statements read.

What is written as servers write it is written here; all else is for Python. Statements are in `replayed`.
"""

from __future__ import annotations

from binlog_kaitai._generated import layout, loops
from binlog_kaitai.changes.transactions import BEGINS, EXPLICIT, NOTHING, STATEMENT
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.deferred_text import has_room
from binlog_kaitai.compiled.loops.digits import put_int, put_uint
from binlog_kaitai.compiled.loops.header import type_of
from binlog_kaitai.compiled.loops.memory import (
    copy,
    equal,
    get,
    kernel,
    load8,
    load_big,
    load_little,
    store8,
)
from binlog_kaitai.compiled.loops.replayed import put_replayed
from binlog_kaitai.compiled.loops.script import (
    begin,
    forget_prepared,
    form_of_gtids,
    is_rest,
    prepared,
    put_about,
    put_end,
    put_gtid,
    set_commit,
)
from binlog_kaitai.compiled.loops.value_text import put_piece
from binlog_kaitai.compiled.loops.variables import around_string, put_string
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Item
from binlog_kaitai.compiled.records.transactions import Trx

__all__ = ["put_empty", "put_member"]

_LAST_INSERT_ID, _INSERT_ID = int(layout.IntvarType.last_insert_id), int(layout.IntvarType.insert_id)
_TEXT, _INT = (int(layout.UserVarType[name]) for name in ("string", "int"))
_SPACE, _NEWLINE, _BACKTICK, _TILDE = ord(" "), ord("\n"), ord("`"), ord("~")
_X, _QUOTE, _COMMA, _SEMICOLON, _ZERO, _NINE = map(ord, "X',;09")
_A, _F = ord("a"), ord("f")
_AROUND = 64
"""Bytes of what stands around the text of a variable or statement, at the most."""
_DIGITS = 20
"""Of a number of 64 bits."""


def _word(text: str) -> tuple[int, int, int, int]:
    """Return the length of a word of up to 24 bytes, and its bytes as three numbers."""
    data = text.encode()
    first, second, third = (int.from_bytes(data[at : at + _HALF]) for at in (0, _HALF, 2 * _HALF))
    return len(data), first, second, third


_HALF = 8
_SAVEPOINTS = tuple(_word(f"{words} `") for words in ("SAVEPOINT", "ROLLBACK TO", "RELEASE SAVEPOINT"))
_XA, _XA_START, _XA_END, _XA_COMMIT, _XA_ROLLBACK = map(
    _word, ("XA ", "XA START ", "XA END ", "XA COMMIT ", "XA ROLLBACK ")
)


@kernel
def _after(query: int, end: int, length: int, first: int, second: int, third: int) -> int:
    """Return where a statement goes on after a word, 0 where it does not begin with it."""
    if end - query < length or load_big(query, min(length, _HALF)) != first:
        return 0
    if length > _HALF and load_big(query + _HALF, min(length - _HALF, _HALF)) != second:
        return 0
    if length > 2 * _HALF and load_big(query + 2 * _HALF, length - 2 * _HALF) != third:
        return 0
    return query + length


@kernel
def _is_plain(p: int, end: int) -> bool:
    """Whether a name is the same in backticks."""
    while p < end and _SPACE <= load8(p) <= _TILDE and load8(p) != _BACKTICK:
        p += 1
    return p == end


@kernel
def _is_savepoint(query: int, end: int) -> bool:
    """Whether a statement about savepoints is as it would be written anew."""
    for words in _SAVEPOINTS:
        name = _after(query, end, *words)
        if name and end - 1 > name and load8(end - 1) == _BACKTICK and _is_plain(name, end - 1):
            return True
    return False


@kernel
def _put_line(target: int, query: int, end: int) -> int:
    """A statement on a line of its own."""
    copy(target, query, end - query)
    target += end - query
    store8(target, _SEMICOLON)
    store8(target + 1, _NEWLINE)
    return target + 2


@kernel
def _limit(x: Context) -> int:
    """Return the end of the room for lines, less what is kept free for the begin and end of a transaction."""
    return x.out.text + x.out.room - x.trx_text.around


@kernel
def _keep_early(x: Context, number: int, query: int, end: int) -> int:
    """Keep a statement about a transaction that has not begun in the script; gives DONE or another answer."""
    if x.script.early.of != number:
        x.script.early.of = number
        x.script.early.length = 0
    used = x.script.early.length
    if x.script.end.of_python == number or end - query + 2 > x.script.early.room - used:
        return s.PYTHON
    early = x.script.early.text
    x.script.early.length = _put_line(early + used, query, end) - early
    return s.DONE


@kernel
def _put_control(x: Context, query: int, end: int) -> int:
    """A statement about the transaction that has begun, as it stands; gives DONE or another answer."""
    out = x.out.text
    target = out + x.out.used
    if not has_room(x, _limit(x), target, end - query + _AROUND):
        return s.LINES_FULL
    x.out.used = _put_line(target, query, end) - out
    return s.DONE


@kernel
def _is_of(p: int, end: int, trx: Trx) -> bool:
    """Whether the id of an XA transaction is that of the transaction, and written in the same way."""
    if trx.is_odd or trx.len_xa != end - p:
        return False
    return equal(trx.xa, p, end - p)


@kernel
def _bits_end(p: int, end: int) -> int:
    """Return the end of ``X'...'`` at p, 0 where there is none as `format.gtid.XaId` writes it."""
    if end - p < 3 or load8(p) != _X or load8(p + 1) != _QUOTE:
        return 0
    p += 2
    start = p
    while p < end and (_ZERO <= load8(p) <= _NINE or _A <= load8(p) <= _F):
        p += 1
    return p + 1 if p < end and load8(p) == _QUOTE and (p - start) & 1 == 0 else 0


@kernel
def _is_id(p: int, end: int) -> bool:
    """Whether there is the id of an XA transaction as `format.gtid.XaId` writes it."""
    p = _bits_end(p, end)
    if p == 0 or p == end or load8(p) != _COMMA:
        return False
    p = _bits_end(p + 1, end)
    if p == 0 or end - p < 2 or load8(p) != _COMMA:
        return False
    p += 1
    if load8(p) == _ZERO and end - p > 1:
        return False
    while p < end and _ZERO <= load8(p) <= _NINE:
        p += 1
    return p == end


@kernel
def _stays_prepared(x: Context) -> bool:
    """Whether a session that has prepared a transaction takes no GTID before it has ended that."""
    return form_of_gtids(x) == ra.GTIDS_IN_PARTS


@kernel
def _complete(x: Context, item: Item, query: int, end: int, id: int) -> int:
    """The end of a prepared transaction, if the script has prepared it; gives DONE or another answer."""
    if not _is_id(id, end) or end - id > s.XA_ROOM:
        return s.PYTHON
    number, out = prepared(x, id, end - id), x.out.text
    if number == x.script.prepared.num:
        return s.PYTHON if x.script.prepared.asks or form_of_gtids(x) == ra.WHOLE_GTIDS else s.DONE
    is_other = x.script.end.trx != x.trxs.base + item.trx + 1
    if is_other and x.script.end.trx and x.script.end.length == 0:
        return s.ENDS
    target = out + x.out.used
    if not has_room(x, _limit(x), target, end - query + _AROUND):
        return s.LINES_FULL
    trx = Trx.nth(x.trxs.list, item.trx)
    if trx.is_odd or is_rest(x, trx):
        return s.PYTHON
    target = put_piece(put_end(x, target) if is_other else target, x.known.texts, w.Q_ABOUT)
    event, position = x.base + item.at, item.outer + x.offset
    target = put_about(x, target, event, position, trx, item.thread)
    if not _stays_prepared(x):
        target = put_gtid(x, target, trx)
    store8(target, _NEWLINE)
    x.out.used = _put_line(target + 1, query, end) - out
    forget_prepared(x, number)
    return s.DONE


@kernel
def _take_xa(x: Context, item: Item, query: int, end: int) -> int:
    """A statement about an XA transaction; gives DONE or another answer."""
    trx = Trx.nth(x.trxs.list, item.trx)
    id = _after(query, end, *_XA_START)
    if id:
        return s.DONE if _is_of(id, end, trx) else s.PYTHON
    id = _after(query, end, *_XA_END)
    if id:
        if x.script.end.trx != x.trxs.base + item.trx + 1:
            return s.DONE
        return _put_control(x, query, end) if _is_of(id, end, trx) else s.PYTHON
    for words in (_XA_COMMIT, _XA_ROLLBACK):
        id = _after(query, end, *words)
        if id:
            return _complete(x, item, query, end, id)
    return s.PYTHON


@kernel
def _take_control(x: Context, item: Item) -> int:
    """A statement about a transaction; gives DONE or another answer."""
    fields = x.form.fields
    query, end = get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY)
    if _after(query, end, *_XA):
        return _take_xa(x, item, query, end)
    if item.signal == BEGINS or not _is_savepoint(query, end):
        return s.PYTHON
    number = x.trxs.base + item.trx + 1
    if x.script.end.trx == number:
        return _put_control(x, query, end)
    return _keep_early(x, number, query, end) if item.state & EXPLICIT else s.DONE


@kernel
def _has_room(x: Context, size: int) -> bool:
    """Whether there is room for a variable that takes so many bytes."""
    return size + _AROUND <= x.script.variables.room - x.script.variables.length


@kernel
def _put_number(x: Context, target: int) -> int:
    """What sets the number that AUTO_INCREMENT gives; the end of it, or 0 for Python."""
    fields, texts = x.form.fields, x.known.texts
    kind = get(fields, loops.INTVAR_EVENT_TYPE)
    if kind != _INSERT_ID and kind != _LAST_INSERT_ID:
        return 0
    target = put_piece(target, texts, w.Q_INSERT_ID if kind == _INSERT_ID else w.Q_LAST_INSERT_ID)
    return put_uint(target, get(fields, loops.INTVAR_EVENT_VALUE))


@kernel
def _put_user_variable(x: Context, target: int) -> int:
    """What sets a user variable; gives the end of it, or 0 for Python."""
    fields, texts = x.form.fields, x.known.texts
    name, name_end = get(fields, loops.USER_VAR_EVENT_AT_NAME), get(fields, loops.USER_VAR_EVENT_STOP_NAME)
    p, end = get(fields, loops.USER_VAR_EVENT_AT_VALUE), get(fields, loops.USER_VAR_EVENT_STOP_VALUE)
    if not _is_plain(name, name_end) or not _has_room(x, name_end - name):
        return 0
    start, is_unsigned = x.script.variables.length, get(fields, loops.USER_VAR_EVENT_FLAGS)
    target = put_piece(target, texts, w.Q_VARIABLE)
    copy(target, name, name_end - name)
    target = put_piece(target + name_end - name, texts, w.Q_IS)
    if not get(fields, loops.USER_VAR_EVENT_HAS_TYPE):
        return put_piece(target, texts, w.Q_NULL)
    x.script.variables.length = target - x.script.variables.text  # so far, for the room
    if get(fields, loops.USER_VAR_EVENT_TYPE) == _TEXT:
        around = around_string(x)
        size = around.len_begin + around.len_end + 2 * (end - p) if around else 0
        target = put_string(x, target, around, p, end) if around and _has_room(x, size) else 0
    elif get(fields, loops.USER_VAR_EVENT_TYPE) != _INT or end - p != _HALF:
        target = 0
    elif is_unsigned:
        target = put_uint(put_piece(target, texts, w.Q_UNSIGNED), load_little(p, _HALF))
        target = put_piece(target, texts, w.Q_UNSIGNED_END)
    else:
        target = put_int(target, load_little(p, _HALF))
    x.script.variables.length = start
    return target


@kernel
def _keep_variable(x: Context, item: Item, body: int, e: int) -> int:
    """Keep what the next statement reads; gives DONE, or that it is for Python."""
    fields, start = x.form.fields, x.script.variables.text
    target, kind = (
        start + x.script.variables.length,
        load8(x.form.handlers + type_of(x.base + item.at)),
    )
    if not _has_room(x, 2 * _DIGITS):
        return s.PYTHON
    if kind == s.VARIABLE and loops.read_intvar_event(body, e, fields) == e:
        target = _put_number(x, target)
    elif kind == s.RAND and loops.read_rand_event(body, e, fields) == e:
        target = put_uint(put_piece(target, x.known.texts, w.Q_RAND), get(fields, loops.RAND_EVENT_SEED1))
        target = put_piece(target, x.known.texts, w.Q_SECOND_SEED)
        target = put_uint(target, get(fields, loops.RAND_EVENT_SEED2))
    elif kind == s.USER_VAR and loops.read_user_var_event(body, e, fields) == e:
        target = _put_user_variable(x, target)
    else:
        target = 0
    if target == 0:
        return s.PYTHON
    store8(target, _SEMICOLON)
    store8(target + 1, _NEWLINE)
    x.script.variables.length = target + 2 - start
    return s.DONE


@kernel
def put_member(x: Context, item: Item, body: int, e: int) -> int:
    """A work item of what a transaction has besides rows; gives DONE or another answer. A statement is read."""
    signal = item.signal
    if signal == NOTHING:
        return _keep_variable(x, item, body, e) if item.is_wanted else s.DONE
    if signal == STATEMENT:
        return put_replayed(x, item, body, _limit(x))
    return _take_control(x, item)


@kernel
def put_empty(x: Context, item: Item) -> int:
    """The end of a transaction, which is written with its GTID, where that is kept, though the script has nothing else
    of it; gives DONE or another answer. MariaDB logs no such transaction."""
    number, trx = x.trxs.base + item.trx + 1, Trx.nth(x.trxs.list, item.trx)
    if form_of_gtids(x) != ra.WHOLE_GTIDS or x.script.end.trx == number or x.wanted.has_choice:
        return s.DONE
    if not trx.known & s.HAS_WANTED_GTID:
        return s.DONE
    if trx.len_xa or trx.is_odd:
        return s.PYTHON
    if trx.len_gtid == 0:
        return s.DONE
    answer = begin(x, item, _limit(x))
    if answer == s.DONE:
        set_commit(x)  # also of one that was rolled back: else the server takes the GTID for none that it has
    return answer

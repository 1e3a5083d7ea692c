"""What a transaction has besides rows, to the lines of a script: statements about it, and what statements read.

What is written as servers write it is written here; all else is for Python. Statements are in `replayed`.
"""

from __future__ import annotations

from binlog_kaitai._generated import layout, loops
from binlog_kaitai.changes.transactions import BEGINS, EXPLICIT, NOTHING, STATEMENT
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops import text_abi as w
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
    put,
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
from binlog_kaitai.compiled.loops.value_text import has_room, put_piece
from binlog_kaitai.compiled.loops.variables import around_string, put_string

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
def _limit(x: int) -> int:
    """Return the end of the room for lines, less what is kept free for the begin and end of a transaction."""
    return get(x, s.C_OUT) + get(x, s.C_OUT_ROOM) - get(x, s.C_TRX_LENGTH)


@kernel
def _keep_early(x: int, number: int, query: int, end: int) -> int:
    """Keep a statement about a transaction that has not begun in the script; gives DONE or another answer."""
    if get(x, s.C_EARLY_OF) != number:
        put(x, s.C_EARLY_OF, number)
        put(x, s.C_EARLY_LENGTH, 0)
    used = get(x, s.C_EARLY_LENGTH)
    if get(x, s.C_PYTHON_TRX) == number or end - query + 2 > get(x, s.C_EARLY_ROOM) - used:
        return s.PYTHON
    early = get(x, s.C_EARLY)
    put(x, s.C_EARLY_LENGTH, _put_line(early + used, query, end) - early)
    return s.DONE


@kernel
def _put_control(x: int, query: int, end: int) -> int:
    """A statement about the transaction that has begun, as it stands; gives DONE or another answer."""
    out = get(x, s.C_OUT)
    target = out + get(x, s.C_OUT_USED)
    if not has_room(x, _limit(x), target, end - query + _AROUND):
        return s.LINES_FULL
    put(x, s.C_OUT_USED, _put_line(target, query, end) - out)
    return s.DONE


@kernel
def _is_of(p: int, end: int, trx: int) -> bool:
    """Whether the id of an XA transaction is that of the transaction, and written in the same way."""
    if get(trx, s.T_IS_ODD) or get(trx, s.T_LEN_XA) != end - p:
        return False
    return equal(trx + s.T_XA_TEXT, p, end - p)


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
def _stays_prepared(x: int) -> bool:
    """Whether a session that has prepared a transaction takes no GTID before it has ended that."""
    return form_of_gtids(x) == ra.GTIDS_IN_PARTS


@kernel
def _complete(x: int, item: int, query: int, end: int, id: int) -> int:
    """The end of a prepared transaction, if the script has prepared it; gives DONE or another answer."""
    if not _is_id(id, end) or end - id > s.T_XA_ROOM:
        return s.PYTHON
    number, out = prepared(x, id, end - id), get(x, s.C_OUT)
    if number == get(x, s.C_NUM_PREPARED):
        return s.PYTHON if get(x, s.C_ASKS_PREPARED) or form_of_gtids(x) == ra.WHOLE_GTIDS else s.DONE
    is_other = get(x, s.C_SCRIPT_TRX) != get(x, s.C_TRX_BASE) + get(item, s.I_TRX) + 1
    if is_other and get(x, s.C_SCRIPT_TRX) and get(x, s.C_SCRIPT_END_LENGTH) == 0:
        return s.ENDS
    target = out + get(x, s.C_OUT_USED)
    if not has_room(x, _limit(x), target, end - query + _AROUND):
        return s.LINES_FULL
    trx = get(x, s.C_TRXS) + get(item, s.I_TRX) * s.T_BYTES
    if get(trx, s.T_IS_ODD) or is_rest(x, trx):
        return s.PYTHON
    target = put_piece(put_end(x, target) if is_other else target, get(x, s.C_TEXTS), w.Q_ABOUT)
    event, position = get(x, s.C_BASE) + get(item, s.I_AT), get(item, s.I_OUTER) + get(x, s.C_OFFSET)
    target = put_about(x, target, event, position, trx, get(item, s.I_THREAD))
    if not _stays_prepared(x):
        target = put_gtid(x, target, trx)
    store8(target, _NEWLINE)
    put(x, s.C_OUT_USED, _put_line(target + 1, query, end) - out)
    forget_prepared(x, number)
    return s.DONE


@kernel
def _take_xa(x: int, item: int, query: int, end: int) -> int:
    """A statement about an XA transaction; gives DONE or another answer."""
    trx = get(x, s.C_TRXS) + get(item, s.I_TRX) * s.T_BYTES
    id = _after(query, end, *_XA_START)
    if id:
        return s.DONE if _is_of(id, end, trx) else s.PYTHON
    id = _after(query, end, *_XA_END)
    if id:
        if get(x, s.C_SCRIPT_TRX) != get(x, s.C_TRX_BASE) + get(item, s.I_TRX) + 1:
            return s.DONE
        return _put_control(x, query, end) if _is_of(id, end, trx) else s.PYTHON
    for words in (_XA_COMMIT, _XA_ROLLBACK):
        id = _after(query, end, *words)
        if id:
            return _complete(x, item, query, end, id)
    return s.PYTHON


@kernel
def _take_control(x: int, item: int) -> int:
    """A statement about a transaction; gives DONE or another answer."""
    fields = get(x, s.C_FIELDS)
    query, end = get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY)
    if _after(query, end, *_XA):
        return _take_xa(x, item, query, end)
    if get(item, s.I_SIGNAL) == BEGINS or not _is_savepoint(query, end):
        return s.PYTHON
    number = get(x, s.C_TRX_BASE) + get(item, s.I_TRX) + 1
    if get(x, s.C_SCRIPT_TRX) == number:
        return _put_control(x, query, end)
    return _keep_early(x, number, query, end) if get(item, s.I_STATE) & EXPLICIT else s.DONE


@kernel
def _has_room(x: int, size: int) -> bool:
    """Whether there is room for a variable that takes so many bytes."""
    return size + _AROUND <= get(x, s.C_VARIABLES_ROOM) - get(x, s.C_VARIABLES_LENGTH)


@kernel
def _put_number(x: int, target: int) -> int:
    """What sets the number that AUTO_INCREMENT gives; the end of it, or 0 for Python."""
    fields, texts = get(x, s.C_FIELDS), get(x, s.C_TEXTS)
    kind = get(fields, loops.INTVAR_EVENT_TYPE)
    if kind != _INSERT_ID and kind != _LAST_INSERT_ID:
        return 0
    target = put_piece(target, texts, w.Q_INSERT_ID if kind == _INSERT_ID else w.Q_LAST_INSERT_ID)
    return put_uint(target, get(fields, loops.INTVAR_EVENT_VALUE))


@kernel
def _put_user_variable(x: int, target: int) -> int:
    """What sets a user variable; gives the end of it, or 0 for Python."""
    fields, texts = get(x, s.C_FIELDS), get(x, s.C_TEXTS)
    name, name_end = get(fields, loops.USER_VAR_EVENT_AT_NAME), get(fields, loops.USER_VAR_EVENT_STOP_NAME)
    p, end = get(fields, loops.USER_VAR_EVENT_AT_VALUE), get(fields, loops.USER_VAR_EVENT_STOP_VALUE)
    if not _is_plain(name, name_end) or not _has_room(x, name_end - name):
        return 0
    start, is_unsigned = get(x, s.C_VARIABLES_LENGTH), get(fields, loops.USER_VAR_EVENT_FLAGS)
    target = put_piece(target, texts, w.Q_VARIABLE)
    copy(target, name, name_end - name)
    target = put_piece(target + name_end - name, texts, w.Q_IS)
    if get(fields, loops.USER_VAR_EVENT_IS_NULL):
        return put_piece(target, texts, w.Q_NULL)
    put(x, s.C_VARIABLES_LENGTH, target - get(x, s.C_VARIABLES))  # so far, for the room
    if get(fields, loops.USER_VAR_EVENT_TYPE) == _TEXT:
        around = around_string(x)
        size = get(around, ra.CO_LEN_BEGIN) + get(around, ra.CO_LEN_END) + 2 * (end - p) if around else 0
        target = put_string(x, target, around, p, end) if around and _has_room(x, size) else 0
    elif get(fields, loops.USER_VAR_EVENT_TYPE) != _INT or end - p != _HALF:
        target = 0
    elif is_unsigned:
        target = put_uint(put_piece(target, texts, w.Q_UNSIGNED), load_little(p, _HALF))
        target = put_piece(target, texts, w.Q_UNSIGNED_END)
    else:
        target = put_int(target, load_little(p, _HALF))
    put(x, s.C_VARIABLES_LENGTH, start)
    return target


@kernel
def _keep_variable(x: int, item: int, body: int, e: int) -> int:
    """Keep what the next statement reads; gives DONE, or that it is for Python."""
    fields, start = get(x, s.C_FIELDS), get(x, s.C_VARIABLES)
    target, kind = (
        start + get(x, s.C_VARIABLES_LENGTH),
        load8(get(x, s.C_HANDLERS) + type_of(get(x, s.C_BASE) + get(item, s.I_AT))),
    )
    if not _has_room(x, 2 * _DIGITS):
        return s.PYTHON
    if kind == s.VARIABLE and loops.read_intvar_event(body, e, fields) == e:
        target = _put_number(x, target)
    elif kind == s.RAND and loops.read_rand_event(body, e, fields) == e:
        target = put_uint(put_piece(target, get(x, s.C_TEXTS), w.Q_RAND), get(fields, loops.RAND_EVENT_SEED1))
        target = put_piece(target, get(x, s.C_TEXTS), w.Q_SECOND_SEED)
        target = put_uint(target, get(fields, loops.RAND_EVENT_SEED2))
    elif kind == s.USER_VAR and loops.read_user_var_event(body, e, fields) == e:
        target = _put_user_variable(x, target)
    else:
        target = 0
    if target == 0:
        return s.PYTHON
    store8(target, _SEMICOLON)
    store8(target + 1, _NEWLINE)
    put(x, s.C_VARIABLES_LENGTH, target + 2 - start)
    return s.DONE


@kernel
def put_member(x: int, item: int, body: int, e: int) -> int:
    """A work item of what a transaction has besides rows; gives DONE or another answer. A statement is read."""
    signal = get(item, s.I_SIGNAL)
    if signal == NOTHING:
        return _keep_variable(x, item, body, e) if get(item, s.I_IS_WANTED) else s.DONE
    if signal == STATEMENT:
        return put_replayed(x, item, body, _limit(x))
    return _take_control(x, item)


@kernel
def put_empty(x: int, item: int) -> int:
    """The end of a transaction, which is written with its GTID, where that is kept, though the script has nothing else
    of it; gives DONE or another answer. MariaDB logs no such transaction."""
    number, trx = get(x, s.C_TRX_BASE) + get(item, s.I_TRX) + 1, get(x, s.C_TRXS) + get(item, s.I_TRX) * s.T_BYTES
    if form_of_gtids(x) != ra.WHOLE_GTIDS or get(x, s.C_SCRIPT_TRX) == number or get(x, s.C_HAS_CHOICE):
        return s.DONE
    if not get(trx, s.T_KNOWN) & s.HAS_WANTED_GTID:
        return s.DONE
    if get(trx, s.T_LEN_XA) or get(trx, s.T_IS_ODD):
        return s.PYTHON
    if get(trx, s.T_LEN_GTID) == 0:
        return s.DONE
    answer = begin(x, item, _limit(x))
    if answer == s.DONE:
        set_commit(x)  # also of one that was rolled back: else the server takes the GTID for none that it has
    return answer

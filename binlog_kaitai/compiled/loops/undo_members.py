"""What an undo makes of that in a transaction which is not rows: most of it needs no answer of Python."""

from __future__ import annotations

from binlog_kaitai._generated import loops
from binlog_kaitai.changes import transactions as t
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.memory import get, kernel, load8, put
from binlog_kaitai.compiled.loops.script import begin_transaction
from binlog_kaitai.compiled.loops.statements import ROLLBACK_TO, SAVEPOINT, XA_COMMIT, begins
from binlog_kaitai.compiled.loops.undo import note_turn, put_turn
from binlog_kaitai.compiled.loops.value_text import has_room

__all__ = ["undo_member"]

_CASE, _LAST_LETTER = ord(" "), ord("n")


@kernel
def _complete(x: int, query: int, end: int) -> int:
    """Note a statement that commits a prepared transaction, after the end of that; gives DONE or another answer."""
    out, is_open = get(x, s.C_OUT), get(x, s.C_SCRIPT_TRX)
    target = out + get(x, s.C_OUT_USED)
    if end - query > s.T_XA_ROOM or (is_open and get(x, s.C_ASKS_END)):
        return s.PYTHON
    is_full = get(x, s.C_NUM_TURNS) + 2 > get(x, s.C_ROOM_TURNS)
    if is_full or not has_room(x, out + get(x, s.C_OUT_ROOM) - get(x, s.C_TRX_LENGTH), target, s.ZERO):
        return s.LINES_FULL
    put(x, s.C_OUT_USED, put_turn(x, target) - out)
    put(x, s.C_SCRIPT_TRX, 0)
    note_turn(x, s.COMPLETES, s.ZERO, s.ZERO, query, end - query)
    return s.DONE


@kernel
def _control(x: int, item: int, query: int, end: int) -> int:
    """Take a statement about its transaction; gives DONE or another answer."""
    if begins(query, end, *XA_COMMIT):
        return _complete(x, query, end)
    number = get(x, s.C_TRX_BASE) + get(item, s.I_TRX) + 1
    if get(x, s.C_SCRIPT_TRX) != number:
        return s.DONE
    if begins(query, end, *ROLLBACK_TO) or end - query > s.T_XA_ROOM:
        return s.PYTHON
    if not begins(query, end, *SAVEPOINT):
        return s.DONE
    is_noted = note_turn(x, s.SAVES, number, get(x, s.C_TRX_ROWS), query, end - query)
    return s.DONE if is_noted else s.LINES_FULL


@kernel
def _begins_transaction(x: int, item: int, query: int, end: int) -> bool:
    """Whether a statement begins its transaction in the undo; that of CREATE ... START TRANSACTION does not, which is
    for Python as all that may end so."""
    trx = get(x, s.C_TRXS) + get(item, s.I_TRX) * s.T_BYTES
    if not (get(x, s.C_BEGINS_BY_STATEMENTS) and get(item, s.I_IS_WANTED) and end > query):
        return False
    last = load8(end - 1) | _CASE
    return get(trx, s.T_KNOWN) & s.IS_BEGUN != 0 and last > _CASE and last != _LAST_LETTER


@kernel
def undo_member(x: int, item: int) -> int:
    """Take what is no rows of an undo, whose statement was read into C_FIELDS; gives DONE or another answer."""
    signal, fields = get(item, s.I_SIGNAL), get(x, s.C_FIELDS)
    query, end = get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY)
    if signal == t.CONTROLS:
        return _control(x, item, query, end)
    if signal != t.STATEMENT:
        return s.DONE
    answer = s.DONE
    if _begins_transaction(x, item, query, end):
        answer = begin_transaction(x, s.ZERO, item)
    return s.PYTHON if answer == s.DONE else answer

"""Rows as the records of an undo (`sql.undo`, `sql.undo_store`): the numbers by which a row is known, and the opposite
statement."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.memory import (
    BYTE,
    get,
    kernel,
    load16,
    load_little,
    lshr,
    put,
    store8,
    store16,
)
from binlog_kaitai.compiled.loops.row_statements import CELL, find_row, put_check, put_statement, put_value
from binlog_kaitai.compiled.loops.value_text import has_room, put_piece
from binlog_kaitai.sql.row_numbers import MULTIPLIER, SHIFT

__all__ = ["put_undo"]

_ROW, _COLON, _COMMA = (ord(char) for char in "R:,")
_WORD, _TOP = 8, 56
"""Bytes of a number; bits below its highest byte."""


@kernel
def _hash(p: int, e: int, seed: int) -> int:
    """A number of 64 bits for the bytes from p to e, as `sql.conflicts` makes it."""
    number = seed ^ (e - p)
    while p < e:
        left = min(e - p, _WORD)
        number = (number ^ load_little(p, left)) * MULTIPLIER
        number ^= lshr(number, SHIFT)
        p += left
    return number


@kernel
def _row_number(x: int, t: int, cells: int, target: int, room_end: int) -> tuple[int, int]:
    """The number by which a row is known, whose literals are written behind `target` for that; and a negative code."""
    identity, start = get(t, s.S_IDENTITY), target
    for i in range(1, get(identity, s.ZERO) + 1):
        k = get(identity, i)
        target = put_value(x, k, target, room_end, cells + CELL * get(k, s.K_INDEX))
        if target < 0:
            return 0, target
        store8(target, s.ZERO)
        target += 1
    return _hash(start, target, get(t, s.S_SEED)), 0


@kernel
def _add_number(x: int, target: int, number: int) -> int:
    """Add a number to those of an undo, and its digits to the record."""
    count = get(x, s.C_NUM_NUMBERS)
    put(get(x, s.C_NUMBERS), count, number)
    put(x, s.C_NUM_NUMBERS, count + 1)
    for i in range(_WORD):
        store16(target, load16(get(x, s.C_DIGITS) + 2 * (lshr(number, _TOP - 8 * i) & BYTE)))
        target += 2
    return target


@kernel
def _put_numbers(x: int, t: int, kind: int, target: int, room_end: int) -> int:
    """The numbers of a row that is undone; gives the end of their text or a negative code.

    With a key those of the row as it was and as it is, else that of the row as it is.
    """
    if get(x, s.C_NUMBERS) == 0 or (kind == s.DELETE and not get(t, s.S_IS_KEYED)):
        return target
    if get(x, s.C_NUM_NUMBERS) + 2 > get(x, s.C_ROOM_NUMBERS):
        has_room(x, room_end, room_end + 1, s.ZERO)
        return -s.LINES_FULL
    number, code = _row_number(x, t, get(t, s.S_CELLS), target, room_end)
    if code < 0:
        return code
    before = number
    if kind == s.UPDATE and get(t, s.S_IS_KEYED):
        before, code = _row_number(x, t, get(t, s.S_AFTER), target, room_end)
        if code < 0:
            return code
    target = _add_number(x, target, number)
    if before != number:
        store8(target, _COMMA)
        target = _add_number(x, target + 1, before)
    return target


@kernel
def put_undo(x: int, t: int, head: int, item: int, target: int, room_end: int, q: int, row: int) -> int:
    """The record that undoes the row at q; gives the end of it or a negative code. C_ANSWER_AT is set to the row's end.

    What the row was before an update is what it becomes.
    """
    kind, start = get(item, s.I_KIND), target
    if get(get(head, s.H_BEFORE), s.M_ABSENT) or get(get(head, s.H_AFTER), s.M_ABSENT):
        return -s.ODD
    q = find_row(t, head, kind, q, get(x, s.C_ROWS_END), s.S_AFTER, s.S_CELLS)
    if q < 0:
        return q
    numbers = get(x, s.C_NUM_NUMBERS)
    store8(target, _ROW)
    target = _put_numbers(x, t, kind, target + 1, room_end)
    if target < 0:
        return target
    store8(target, _COLON)
    opposite = s.DELETE if kind == s.INSERT else s.INSERT if kind == s.DELETE else s.UPDATE
    target, is_statement = put_statement(x, t, head, opposite, target + 1, room_end)
    if target < 0:
        return target
    put(x, s.C_ANSWER_AT, q)
    if is_statement == 0:
        put(x, s.C_NUM_NUMBERS, numbers)
        return start
    target = put_piece(target, get(x, s.C_TEXTS), s.Q_STATEMENT_END)
    if get(x, s.C_CHECKED):
        target = put_check(x, target, get(item, s.I_OUTER) + get(x, s.C_OFFSET), row)
    store8(target, s.ZERO)
    return target + 1

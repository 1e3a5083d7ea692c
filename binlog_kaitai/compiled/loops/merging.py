"""The statement that takes back an update of some columns, as `undoing.merging` has it, and which columns it
changed."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.difference import is_greater, put_difference
from binlog_kaitai.compiled.loops.long_values import drop_long
from binlog_kaitai.compiled.loops.memory import copy, get, kernel
from binlog_kaitai.compiled.loops.row_statements import (
    CELL,
    is_same_cell,
    is_same_literal,
    put_own,
    put_test,
    put_value,
    put_where,
)
from binlog_kaitai.compiled.loops.value_text import put_piece
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Column, Head, Image, Table
from binlog_kaitai.sql.column_sets import LAST_BIT, MOST_TEST, ROW_BIT

__all__ = ["changed_cells", "put_merging"]

_LONG_CELL = 1 << 16
"""A cell with so many bytes has no shorter literal than a test may have."""


@kernel
def _bit(k: Column) -> int:
    """The set of one column."""
    return 1 << min(k.index, LAST_BIT)


@kernel
def changed_cells(m: Image, before: int, after: int) -> int:
    """The columns of an image whose cells are others than before."""
    columns, changed = m.columns, 0
    for i in range(m.present):
        k = Column(get(columns, i))
        if not is_same_cell(after + CELL * k.index, before + CELL * k.index):
            changed |= _bit(k)
    return changed


@kernel
def _differs(k: Column, now: int, before: int) -> bool:
    """Whether a column can be set, and its cell was another one before."""
    at = CELL * k.index
    return k.flags & s.CAN_BE_SET != 0 and not is_same_cell(before + at, now + at)


@kernel
def _is_moved(t: Table, k: Column, now: int, before: int) -> bool:
    """Whether a column is undone by difference."""
    at = CELL * k.index
    if not t.deltas & _bit(k) or not _differs(k, now, before):
        return False
    return get(now + at, s.ZERO) > s.IS_NULL and get(before + at, s.ZERO) > s.IS_NULL


@kernel
def _only_clocks(m: Image, now: int, before: int) -> bool:
    """Whether no column has changed but those that may have set themselves."""
    columns = m.columns
    for i in range(m.present):
        k = Column(get(columns, i))
        if not k.flags & s.IS_CLOCK and _differs(k, now, before):
            return False
    return True


@kernel
def _put_kept(x: Context, k: Column, now: int, before: int, target: int, room_end: int) -> int:
    """What puts a column back, unless it was set again, or keeps it where it was not changed; gives the end of it or a
    negative code."""
    texts, at = x.known.texts, CELL * k.index
    target = put_own(target, k, Column.name)
    if is_same_cell(before + at, now + at):
        return put_own(target, k, Column.own)
    target = put_test(x, k, put_piece(target, texts, w.Q_IF), room_end, now + at)
    if target < 0:
        return target
    target = put_value(x, k, put_piece(target, texts, w.Q_THEN), room_end, before + at)
    if target < 0:
        return target
    return put_piece(put_own(put_piece(target, texts, w.Q_ELSE), k, Column.own), texts, w.Q_IF_END)


@kernel
def _put_set(x: Context, k: Column, now: int, before: int, target: int, room_end: int) -> int:
    """What gives a column the value from before, in `Column.is_set` whether that is another one; gives the end of it or
    a negative code."""
    at, is_clock = CELL * k.index, k.flags & s.IS_CLOCK
    text = put_own(target, k, Column.name)
    target = put_value(x, k, text, room_end, before + at)
    if target >= 0 and not is_clock and get(before + at, s.ZERO) > s.IS_NULL:
        is_same = is_same_literal(x, k, text, target, room_end, now + at)
        if is_same < 0:
            return is_same
        k.is_set = 1 - is_same
    else:
        k.is_set = 1
    return target


@kernel
def _put_moved(x: Context, k: Column, now: int, before: int, target: int, room_end: int) -> int:
    """What moves a column back by what it was moved; gives the end of it or a negative code."""
    texts, at = x.known.texts, CELL * k.index
    target = put_own(put_own(target, k, Column.name), k, Column.own)
    text = target + s.SLACK
    middle = put_value(x, k, text, room_end, now + at)
    if middle < 0:
        return middle
    end = put_value(x, k, middle, room_end, before + at)
    if end < 0:
        return end
    if middle == text or end == middle:  # Python makes them first
        return end
    piece = w.Q_MINUS if is_greater(text, middle, middle, end) else w.Q_PLUS
    number = put_difference(end, text, middle, middle, end)
    target = put_piece(target, texts, piece)
    copy(target, end, number - end)
    return target + number - end


@kernel
def _put_assignments(x: Context, t: Table, m: Image, now: int, before: int, target: int, room_end: int) -> int:
    """What the UPDATE sets; gives the end of it or a negative code, with `x.undo.set` the columns by which it
    conflicts."""
    columns, begin, has_own = m.columns, target, not _only_clocks(m, now, before)
    x.undo.set = 0
    for i in range(m.present):
        k = Column(get(columns, i))
        k.is_set = 0
        is_clock, differs = k.flags & s.IS_CLOCK, _differs(k, now, before)
        if not (is_clock or differs):
            continue
        start = target
        target = put_piece(target, x.known.texts, w.Q_COMMA) if target > begin else target
        if _is_moved(t, k, now, before):
            target = _put_moved(x, k, now, before, target, room_end)
            is_clock = 1  # it stays, whatever its text is
            x.undo.set |= ROW_BIT
        elif is_clock and (has_own or not differs):
            target = _put_kept(x, k, now, before, target, room_end)
        else:
            target = _put_set(x, k, now, before, target, room_end)
        if target < 0:
            return target
        if k.is_set:
            x.undo.set |= _bit(k)
        elif not is_clock:
            target = start
    return target


@kernel
def _is_of_key(key: int, k: int) -> bool:
    """Whether a column is one of a key."""
    found = False
    for i in range(1, get(key, s.ZERO) + 1):
        found = found or get(key, i) == k
    return found


@kernel
def _put_tests(x: Context, t: Table, m: Image, now: int, before: int, target: int, room_end: int) -> int:
    """The conditions that columns are as they were left, after that of the key; gives the end of them or a negative
    code. What is written does not depend on values that Python makes, which are used up in any case."""
    columns, has_own = m.columns, not _only_clocks(m, now, before)
    for i in range(m.present):
        k = Column(get(columns, i))
        cell, flags = now + CELL * k.index, k.flags
        is_moved = _is_moved(t, k, now, before)
        is_asked = (
            _differs(k, now, before)
            and not is_moved
            and not (has_own and flags & s.IS_CLOCK)
            and not flags & s.IS_DOCUMENT
        )
        is_short = get(cell, s.ZERO) <= s.IS_NULL or get(cell, 1) - get(cell, s.ZERO) < _LONG_CELL
        if is_asked and is_short and k.index < LAST_BIT and not _is_of_key(t.key, k):
            test = put_piece(target, x.known.texts, w.Q_AND)
            end = put_test(x, k, test, room_end, cell)
            if end < 0:
                return end
            if k.is_set and end - test <= MOST_TEST:
                target = end
            else:
                drop_long(x, target)
    return target


@kernel
def put_merging(x: Context, t: Table, head: Head, target: int, room_end: int) -> tuple[int, int]:
    """The statement that takes back an update of a row with a key, whose cells were found, without its end; gives the
    end of it or a negative code, and whether it is a statement."""
    m, now, before = head.after, t.cells, t.after
    target = put_piece(target, t.texts, w.Q_UPDATE)
    target = _put_assignments(x, t, m, now, before, target, room_end)
    if target >= 0:
        target = put_where(x, t, head, target, room_end)
    if target >= 0:
        target = _put_tests(x, t, m, now, before, target, room_end)
    if target >= 0 and x.undo.set == 0 and not _only_clocks(m, now, before):
        has_clocks = 0
        for i in range(m.present):
            k = Column(get(m.columns, i))
            if k.flags & s.IS_CLOCK and _differs(k, now, before):
                has_clocks = 1
        if has_clocks:
            return -s.ODD, 0  # the others differ in their bytes alone
    return target, 1 if x.undo.set else 0

"""Rows as statements of SQL, as `sql.tables` has them.

The cells of a row are found first, since a statement has them in another order, some of them twice.
"""

from __future__ import annotations

from collections.abc import Callable

from binlog_kaitai._generated import loops
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.digits import put_uint
from binlog_kaitai.compiled.loops.images import cell_end, forget_documents, has_differences, image_head
from binlog_kaitai.compiled.loops.literals import put_changed_literal, put_literal
from binlog_kaitai.compiled.loops.long_values import drop_long
from binlog_kaitai.compiled.loops.memory import copy, equal, get, kernel, load8, load_little, put
from binlog_kaitai.compiled.loops.moved import move
from binlog_kaitai.compiled.loops.value_text import put_piece
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Column, Head, Image, Table

__all__ = [
    "CELL",
    "find_row",
    "is_found_by_key",
    "is_same_cell",
    "is_same_literal",
    "put_check",
    "put_own",
    "put_statement",
    "put_test",
    "put_value",
    "put_where",
]

_APOSTROPHE = ord("'")
CELL = 8 * s.CELL_SLOTS
"""Bytes of a cell's record: its begin and its end, and whether it has differences of a document."""


@kernel
def _find_cells(x: Context, m: Image, cells: int, q: int, e: int) -> int:
    """Find the cells of an image; gives the end of it or a negative code."""
    nulls, differences, q = image_head(x, m, q, e)
    if q == 0:
        return -s.ODD
    columns, present, keeps = m.columns, m.present, m.role == s.HAS_DOCUMENTS
    if keeps:
        forget_documents(m)
    for i in range(present):
        k = Column(get(columns, i))
        cell = cells + CELL * k.index
        if loops.cell_is_null(null_bits=nulls, bitmap_bit_rank=i):
            put(cell, s.ZERO, s.IS_NULL)
        else:
            end = cell_end(k, q, e)
            is_enum = k.flags & s.IS_ENUM
            if end == 0 or (is_enum and load_little(q, end - q) == 0):  # which strict modes refuse
                return -s.ODD
            put(cell, s.ZERO, q)
            put(cell, 1, end)
            put(cell, 2, 1 if differences and has_differences(k, differences) else 0)
            if keeps:
                k.document = q
                k.document_end = end
            q = end
    for i in range(present, present + m.absent):
        put(cells + CELL * Column(get(columns, i)).index, s.ZERO, s.IS_ABSENT)
    return q


@kernel
def put_value(x: Context, k: Column, target: int, room_end: int, cell: int) -> int:
    """The literal of a column that is there; gives the end of it or a negative code."""
    if get(cell, s.ZERO) == s.IS_NULL:
        return put_piece(target, x.known.texts, w.Q_NULL)
    if get(cell, 2):
        return put_changed_literal(x, k, target, room_end, get(cell, s.ZERO), get(cell, 1))
    return put_literal(x, k, target, room_end, get(cell, s.ZERO), get(cell, 1))


@kernel
def put_own(target: int, k: int, slot: int) -> int:
    """A text of a column."""
    copy(target, get(k, slot), get(k, slot + 1))
    return target + get(k, slot + 1)


def _columns_writer(put_column: Callable[..., int], between: int) -> Callable[..., int]:
    """Return a function that writes the columns of an image that can be set.

    Args:
        put_column: writes one; gives the end of it or a negative code.
        between: the number of the text between two.
    """

    @kernel
    def put_columns(x: Context, m: Image, cells: int, target: int, room_end: int) -> int:
        """Gives the end of them or a negative code."""
        start = target
        for i in range(m.present):
            k = Column(get(m.columns, i))
            if k.flags & s.CAN_BE_SET:
                if target > start:
                    target = put_piece(target, x.known.texts, between)
                target = put_column(x, k, target, room_end, cells + CELL * k.index)
                if target < 0:
                    return target
        return target

    return put_columns


_put_values = _columns_writer(put_value, w.Q_COMMA)


@kernel
def _put_insert(x: Context, head: Head, cells: int, target: int, room_end: int) -> int:
    target = _put_values(x, head.before, cells, put_own(target, head, Head.into), room_end)
    return put_piece(target, x.known.texts, w.Q_INSERT_END) if target >= 0 else target


@kernel
def is_same_cell(a: int, b: int) -> bool:
    """Whether two cells hold the same bytes, or both NULL."""
    first, second = get(a, s.ZERO), get(b, s.ZERO)
    if first <= s.IS_NULL or second <= s.IS_NULL:
        return first == second
    if get(a, 2) or get(b, 2):
        return False
    size = get(a, 1) - first
    return size == get(b, 1) - second and equal(first, second, size)


@kernel
def _tells_bytes(kind: int) -> bool:
    """Whether values of a kind that are not the same bytes have not the same literal."""
    return kind < s.L_FLOAT or kind == s.L_UTF8 or kind == s.L_SINGLE_BYTE or kind == s.L_BYTES


@kernel
def is_same_literal(x: Context, k: Column, text: int, end: int, room_end: int, before: int) -> int:
    """Whether a column had the literal from text to end before, too; after it is room for that. Or a negative code."""
    if (_tells_bytes(k.kind) and k.mask == 0) or get(before, s.ZERO) <= s.IS_NULL:
        return 0
    done = put_value(x, k, end, room_end, before)
    if done < 0:
        return done
    is_same = done - end == end - text and equal(text, end, end - text)
    return 1 if is_same and end > text else 0  # there is no text yet of what waits for Python


@kernel
def _put_changed(x: Context, head: Head, cells: int, after: int, target: int, room_end: int) -> int:
    """What an UPDATE sets, nothing where that is `target`; gives the end of it or a negative code. `x.undo.differs` is
    set to whether the row changes by it."""
    texts, m = x.known.texts, head.after
    columns, count = m.columns, 0
    x.undo.differs = 0
    for i in range(m.present):
        k = Column(get(columns, i))
        now, before = after + CELL * k.index, cells + CELL * k.index
        is_clock, is_unchanged = k.flags & s.IS_CLOCK, is_same_cell(now, before)
        if not k.flags & s.CAN_BE_SET or (not is_clock and is_unchanged):
            continue
        start = target
        if count:
            target = put_piece(target, texts, w.Q_COMMA)
        text = put_own(target, k, Column.name)
        target = put_value(x, k, text, room_end, now)
        if target < 0:
            return target
        count += 1
        if not is_clock and get(now, s.ZERO) > s.IS_NULL:
            is_same = is_same_literal(x, k, text, target, room_end, before)
            if is_same < 0:
                return is_same
            if is_same:
                target, is_unchanged = start, True
                count -= 1
        if not is_unchanged:
            x.undo.differs = 1
    return target


@kernel
def is_found_by_key(key: int, cells: int) -> bool:
    """Whether the image has all columns of the key."""
    count = get(key, s.ZERO)
    for i in range(1, count + 1):
        k = Column(get(key, i))
        if get(cells + CELL * k.index, s.ZERO) <= s.IS_NULL or not k.flags & s.CAN_BE_SET:
            return False
    return count > 0


@kernel
def _put_key(x: Context, key: int, cells: int, target: int, room_end: int) -> int:
    for i in range(1, get(key, s.ZERO) + 1):
        k = Column(get(key, i))
        if i > 1:
            target = put_piece(target, x.known.texts, w.Q_AND)
        target = put_own(target, k, Column.name)
        target = put_value(x, k, target, room_end, cells + CELL * k.index)
        if target < 0:
            return target
    return target


@kernel
def _put_document(x: Context, k: Column, target: int, room_end: int, cell: int) -> int:
    """A JSON document as an operand of a comparison: a string, but no expression, needs a CAST."""
    text = put_piece(target, x.known.texts, w.Q_CAST)
    end = put_value(x, k, text, room_end, cell)
    if end < 0 or (end > text and load8(text) == _APOSTROPHE):
        return end if end < 0 else put_piece(end, x.known.texts, w.Q_CAST_END)
    return move(target, text, end - text)


@kernel
def put_test(x: Context, k: Column, target: int, room_end: int, cell: int) -> int:
    if get(cell, s.ZERO) == s.IS_NULL:
        return put_own(target, k, Column.is_null)
    target = put_own(target, k, Column.test)
    if k.flags & s.IS_DOCUMENT:
        return _put_document(x, k, target, room_end, cell)
    return put_value(x, k, target, room_end, cell)


@kernel
def _checked(x: Context, m: Image, cells: int, target: int, room_end: int) -> int:
    """Give `target` where all cells of an image are values, also those that are not written; else a negative code."""
    columns = m.columns
    for i in range(m.present):
        k = Column(get(columns, i))
        if k.flags & s.MAY_FAIL:
            end = put_value(x, k, target, room_end, cells + CELL * k.index)
            if end < 0:
                return end
    return target


_put_tests = _columns_writer(put_test, w.Q_AND)


@kernel
def put_where(x: Context, t: Table, head: Head, target: int, room_end: int) -> int:
    """The condition that finds a row; gives the end of it or a negative code."""
    texts, m, cells = x.known.texts, head.before, t.cells
    target = put_piece(target, texts, w.Q_WHERE)
    if is_found_by_key(t.key, cells):
        target = _put_key(x, t.key, cells, target, room_end)
        return _checked(x, m, cells, target, room_end) if target > 0 else target
    end = _put_tests(x, m, cells, target, room_end)
    if end < 0:
        return end
    return put_piece(put_piece(end, texts, w.Q_TRUE) if end == target else end, texts, w.Q_LIMIT)


@kernel
def put_statement(x: Context, t: Table, head: Head, kind: int, target: int, room_end: int) -> tuple[int, int]:
    """The statement of a row whose cells were found, without its end; gives the end of it or a negative code, and
    whether it is a statement. An undo has none for a row that was not changed."""
    own = t.texts
    if kind == s.INSERT:
        return _put_insert(x, head, t.cells, target, room_end), 1
    if kind == s.UPDATE:
        start, begin = target, put_piece(target, own, w.Q_UPDATE)
        target = _put_changed(x, head, t.cells, t.after, begin, room_end)
        if target < 0:
            return target, 0
        if target == begin or not (x.undo.differs or x.undo.is_on):
            # the values of the condition that Python made are used up, too
            unused = put_where(x, t, head, target, room_end)
            drop_long(x, start)
            return (unused, 0) if unused < 0 else (put_piece(start, own, w.Q_UNCHANGED), 0)
        if not x.undo.differs:
            return put_where(x, t, head, target, room_end), 0
    else:
        target = put_piece(target, own, w.Q_DELETE)
    return put_where(x, t, head, target, room_end), 1


@kernel
def put_check(x: Context, target: int, position: int, row: int) -> int:
    """What stops the script unless the statement has changed one row."""
    texts = x.known.texts
    target = put_uint(put_piece(target, texts, w.Q_CHECK), position)
    return put_piece(put_uint(put_piece(target, texts, w.Q_CHECK_ROW), row), texts, w.Q_CHECK_END)


@kernel
def find_row(x: Context, t: int, head: Head, kind: int, q: int, e: int, first: int, second: int) -> int:
    """Find the cells of the row at q: those of the first image and, of an update, of the second are put where slots of
    the table say. Gives the end of the row or a negative code; `x.answer_at` is set to the end of the first image."""
    q = middle = _find_cells(x, head.before, get(t, first if kind == s.UPDATE else Table.cells), q, e)
    if q >= 0 and kind == s.UPDATE:
        if q == e:
            return -s.ODD  # no image after the update
        q = _find_cells(x, head.after, get(t, second), q, e)
    x.answer_at = middle
    return q

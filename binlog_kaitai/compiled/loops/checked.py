"""Rows that are only checked: all that a line of them says has to be readable, but is not written.

A value whose text is Python's is asked for as where lines are written, and so is one that is wrong: Python says why.
"""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.deferred_text import by_python
from binlog_kaitai.compiled.loops.header import log_pos_of, server_id_of, size_of, time_of
from binlog_kaitai.compiled.loops.images import has_differences, prefixed_end
from binlog_kaitai.compiled.loops.memory import get, kernel, load_little, store64
from binlog_kaitai.compiled.loops.row_walks import image_writer, rows_writer
from binlog_kaitai.compiled.loops.sets import has_unknown_member
from binlog_kaitai.compiled.loops.string_text import has_single_bytes
from binlog_kaitai.compiled.loops.text import is_utf8
from binlog_kaitai.compiled.loops.time_text import is_shown
from binlog_kaitai.compiled.loops.value_text import put_changed_text, put_decimal, put_text
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Column, Head, Item, Table, View

__all__ = ["check_rows"]


@kernel
def _is_fixed(k: Column, kind: int, scratch: int, q: int) -> bool:
    """Whether the loops write a value of fixed size, of which all bytes are there."""
    if kind >= s.L_DATE and kind <= s.L_TIME2:
        return is_shown(kind, q, k.a)
    if kind == s.L_DECIMAL:
        return put_decimal(scratch, q, k.table) != 0
    if kind == s.L_ENUM:
        return 0 <= load_little(q, k.size) < get(k.table, 0)
    if kind == s.L_SET:
        return not has_unknown_member(q, k.size, get(k.table, 0))
    return kind != s.L_FIXED


@kernel
def _is_string(k: Column, kind: int, p: int, end: int) -> bool:
    """Whether the loops write a string."""
    if kind == s.L_UTF8:
        return is_utf8(p, end, k.a)
    return kind != s.L_SINGLE_BYTE or has_single_bytes(p, end, k.table)


@kernel
def _check_whole(x: Context, k: Column, scratch: int, room_end: int, q: int, e: int) -> int:
    """The cell at q of an image that ends at e at the latest; gives a negative code where it is not taken.
    `x.answer_at` is set to the end of the cell."""
    kind, size = k.kind, k.size
    if kind <= s.L_FIXED:
        if size > e - q:
            return -s.ODD
        x.answer_at = q + size
        is_fine, end = kind < s.L_DECIMAL or _is_fixed(k, kind, scratch, q), q + size
    elif kind <= s.L_PADDED and not k.mask:
        end = prefixed_end(k, q, e)
        if end == 0:
            return -s.ODD
        x.answer_at = end
        is_fine = _is_string(k, kind, q + size, end)
    else:
        return put_text(x, k, scratch, room_end, q, e)
    return s.DONE if is_fine else by_python(x, k, scratch, room_end, q, end - q)


@kernel
def _check_cell(
    x: Context, k: Column, before: int, cells: int, differences: int, scratch: int, room_end: int, q: int, e: int
) -> int:
    """The cell at q, or its differences; gives the same place to write to, or a negative code where it is not taken."""
    if differences and has_differences(k, differences):
        code = put_changed_text(x, k, scratch, room_end, q, e)
    else:
        code = _check_whole(x, k, scratch, room_end, q, e)
    return scratch if code >= 0 else code


@kernel
def _check_null(x: Context, k: Column, before: int, cells: int, scratch: int) -> int:
    return scratch


_check_image = image_writer(_check_cell, _check_null)


@kernel
def _put_place(x: Context, head: int, item: Item, target: int, row: int, begin: int, end: int) -> int:
    """Note where a row stands, and what its event says; gives the place of the next such note."""
    base, inside = x.base, 0
    event = base + item.at
    if item.payload:
        inside = item.at - item.payload + 1
    store64(target + 8 * View.head, head)
    store64(target + 8 * View.begin, begin - base)
    store64(target + 8 * View.end, end - base)
    store64(target + 8 * View.row, row)
    store64(target + 8 * View.trx, item.trx)
    store64(target + 8 * View.position, item.outer + x.offset)
    store64(target + 8 * View.inside, inside)
    store64(target + 8 * View.log_pos, log_pos_of(event))
    store64(target + 8 * View.time, time_of(event))
    store64(target + 8 * View.server, server_id_of(event))
    store64(target + 8 * View.size, size_of(event))
    return target + View.BYTES


@kernel
def _check_row(
    x: Context, t: Table, head: Head, item: Item, target: int, room_end: int, q: int, row: int, made: int
) -> tuple[int, int]:
    """A row's images; gives the end of the notes about them, or a negative code where they are not taken, and nothing
    else. `x.answer_at` is set to their end."""
    e = x.items.rows_end
    code = _check_image(x, head.before, s.ZERO, target, room_end, q, e)
    if code >= 0 and item.kind == s.UPDATE:
        between = x.answer_at
        if between == e:
            return -s.ODD, made  # no image after the update
        code = _check_image(x, head.after, s.ZERO, target, room_end, between, e)
    if code >= 0 and t.mode == s.PLACED:
        return _put_place(x, head, item, target, row, q, x.answer_at), made
    return code, made


_check_rows = rows_writer(_check_row)


@kernel
def check_rows(
    x: Context, t: Table, head: Head, item: Item, target: int, room_end: int, q: int
) -> tuple[int, int, int]:
    """The rows of an event from q on, as `row_walks` has it: instead of a text there are notes about them.

    What has to be written to be checked is written to the end of the notes, where there is room for one row.
    """
    target, q, code, _ = _check_rows(x, t, head, item, target, room_end, q, s.ZERO, s.ZERO)
    return target, q, code

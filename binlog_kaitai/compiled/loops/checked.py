"""Rows that are only checked: all that a line of them says has to be readable, but is not written.

A value whose text is Python's is asked for as where lines are written, and so is one that is wrong: Python says why.
"""

from __future__ import annotations

from binlog_kaitai._generated import loops
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.header import log_pos_of, server_id_of, size_of, time_of
from binlog_kaitai.compiled.loops.images import forget_documents, has_differences, image_head, prefixed_end
from binlog_kaitai.compiled.loops.memory import get, kernel, load_little, put, store64
from binlog_kaitai.compiled.loops.sets import has_unknown_member
from binlog_kaitai.compiled.loops.string_text import has_single_bytes
from binlog_kaitai.compiled.loops.text import is_utf8
from binlog_kaitai.compiled.loops.time_text import is_shown
from binlog_kaitai.compiled.loops.value_text import by_python, has_room, put_changed_text, put_decimal, put_text

__all__ = ["check_rows"]


@kernel
def _is_fixed(k: int, kind: int, scratch: int, q: int) -> bool:
    """Whether the loops write a value of fixed size, of which all bytes are there."""
    if kind >= s.L_DATE and kind <= s.L_TIME2:
        return is_shown(kind, q, get(k, s.K_A))
    if kind == s.L_DECIMAL:
        return put_decimal(scratch, q, get(k, s.K_TABLE)) != 0
    if kind == s.L_ENUM:
        return 0 <= load_little(q, get(k, s.K_SIZE)) < get(get(k, s.K_TABLE), 0)
    if kind == s.L_SET:
        return not has_unknown_member(q, get(k, s.K_SIZE), get(get(k, s.K_TABLE), 0))
    return kind != s.L_FIXED


@kernel
def _is_string(k: int, kind: int, p: int, end: int) -> bool:
    """Whether the loops write a string."""
    if kind == s.L_UTF8:
        return is_utf8(p, end, get(k, s.K_A))
    return kind != s.L_SINGLE_BYTE or has_single_bytes(p, end, get(k, s.K_TABLE))


@kernel
def _check_cell(x: int, k: int, scratch: int, room_end: int, q: int, e: int) -> int:
    """The cell at q of an image that ends at e at the latest; gives a negative code where it is not taken.
    C_ANSWER_AT is set to the end of the cell."""
    kind, size = get(k, s.K_KIND), get(k, s.K_SIZE)
    if kind <= s.L_FIXED:
        if size > e - q:
            return -s.ODD
        put(x, s.C_ANSWER_AT, q + size)
        is_fine, end = kind < s.L_DECIMAL or _is_fixed(k, kind, scratch, q), q + size
    elif kind <= s.L_PADDED:
        end = prefixed_end(k, q, e)
        if end == 0:
            return -s.ODD
        put(x, s.C_ANSWER_AT, end)
        is_fine = _is_string(k, kind, q + size, end)
    else:
        return put_text(x, k, scratch, room_end, q, e)
    return s.DONE if is_fine else by_python(x, k, scratch, room_end, q, end - q)


@kernel
def _check_image(x: int, m: int, scratch: int, room_end: int, q: int, e: int) -> int:
    """One image; gives a negative code where it is not taken. C_ANSWER_AT is set to its end."""
    nulls, differences, q = image_head(x, m, q, e)
    if q == 0:
        return -s.ODD
    columns, keeps, code = m + s.M_COLUMNS * 8, get(m, s.M_ROLE) == s.HAS_DOCUMENTS, s.DONE
    if keeps:
        forget_documents(m)
    for i in range(get(m, s.M_PRESENT)):
        if loops.cell_is_null(null_bits=nulls, bitmap_bit_rank=i):
            continue
        k, cell = get(columns, i), q
        if differences and has_differences(k, differences):
            code = put_changed_text(x, k, scratch, room_end, q, e)
        else:
            code = _check_cell(x, k, scratch, room_end, q, e)
        if code < 0:
            return code
        q = get(x, s.C_ANSWER_AT)
        if keeps:
            put(k, s.K_DOCUMENT, cell)
            put(k, s.K_DOCUMENT_END, q)
    put(x, s.C_ANSWER_AT, q)
    return s.DONE


@kernel
def _check_row(x: int, head: int, kind: int, scratch: int, room_end: int, q: int, e: int) -> int:
    """A row's images; gives a negative code where they are not taken. C_ANSWER_AT is set to their end."""
    code = _check_image(x, get(head, s.H_BEFORE), scratch, room_end, q, e)
    if code >= 0 and kind == s.UPDATE:
        between = get(x, s.C_ANSWER_AT)
        if between == e:
            return -s.ODD  # no image after the update
        code = _check_image(x, get(head, s.H_AFTER), scratch, room_end, between, e)
    if code >= 0 and get(x, s.C_ANSWER_AT) == q:
        return -s.ODD  # images without bytes: how many there are cannot be told
    return code


@kernel
def _put_place(x: int, head: int, item: int, target: int, row: int, begin: int, end: int) -> int:
    """Note where a row stands, and what its event says; gives the place of the next such note."""
    base, inside = get(x, s.C_BASE), 0
    event = base + get(item, s.I_AT)
    if get(item, s.I_PAYLOAD):
        inside = get(item, s.I_AT) - get(item, s.I_PAYLOAD) + 1
    store64(target + 8 * ra.VW_HEAD, head)
    store64(target + 8 * ra.VW_BEGIN, begin - base)
    store64(target + 8 * ra.VW_END, end - base)
    store64(target + 8 * ra.VW_ROW, row)
    store64(target + 8 * ra.VW_TRX, get(item, s.I_TRX))
    store64(target + 8 * ra.VW_POSITION, get(item, s.I_OUTER) + get(x, s.C_OFFSET))
    store64(target + 8 * ra.VW_INSIDE, inside)
    store64(target + 8 * ra.VW_LOG_POS, log_pos_of(event))
    store64(target + 8 * ra.VW_TIME, time_of(event))
    store64(target + 8 * ra.VW_SERVER, server_id_of(event))
    store64(target + 8 * ra.VW_SIZE, size_of(event))
    return target + ra.VIEW_BYTES


@kernel
def check_rows(x: int, t: int, head: int, item: int, target: int, room_end: int, q: int) -> tuple[int, int, int]:
    """The rows of an event from q on, as far as there is room; gives the end of the notes about them, the end of them,
    and a negative code unless they are all. C_ROWS is set to how many they are.

    What has to be written to be checked is written to the end of the notes, where there is room for one row.
    """
    kind, e, rows, code = get(item, s.I_KIND), get(x, s.C_ROWS_END), 0, 0
    first, is_placed = get(x, s.C_ROW_NUMBER), get(t, s.S_MODE) == s.PLACED
    while q < e and code >= 0:
        taken, notes = get(x, s.C_TAKEN_VALUES), get(x, s.C_NUM_NOTES)
        code = -s.LINES_FULL
        if has_room(x, room_end, target, s.ZERO):
            code = _check_row(x, head, kind, target, room_end, q, e)
        if code >= 0:
            if is_placed:
                target = _put_place(x, head, item, target, first + rows, q, get(x, s.C_ANSWER_AT))
            q = get(x, s.C_ANSWER_AT)
            rows += 1
        else:
            put(x, s.C_TAKEN_VALUES, taken)
            put(x, s.C_NUM_NOTES, notes)
    put(x, s.C_ROWS, rows)
    return target, q, min(code, 0)

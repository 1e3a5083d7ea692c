"""Images of rows as messages have them, of cells that were found before."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.envelope_values import put_changed_envelope_text, put_envelope_text
from binlog_kaitai.compiled.loops.memory import copy, get, kernel, store8, store16
from binlog_kaitai.compiled.loops.row_statements import CELL
from binlog_kaitai.compiled.loops.value_text import put_piece
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Column, Image

__all__ = ["in_braces", "put_image", "put_named", "put_names", "put_value"]

_OPEN, _CLOSE = (ord(char) for char in "{}")
_EMPTY = int.from_bytes(b"{}", s.MACHINE)


@kernel
def put_value(x: Context, k: Column, target: int, room_end: int, cell: int) -> int:
    """A column's value; gives the end of it or a negative code."""
    begin = get(cell, s.ZERO)
    if begin <= s.IS_NULL:
        return put_piece(target, x.known.texts, w.P_NULL)
    if get(cell, 2):
        return put_changed_envelope_text(x, k, target, room_end, begin, get(cell, 1))
    return put_envelope_text(x, k, target, room_end, begin, get(cell, 1))


@kernel
def put_named(x: Context, k: Column, target: int, room_end: int, cell: int) -> int:
    """A column's name and its value; gives the end of it or a negative code. There is a comma before the name."""
    copy(target, k.name, k.len_name)
    return put_value(x, k, target + k.len_name, room_end, cell)


@kernel
def in_braces(start: int, target: int) -> int:
    """Put braces around names and values; the first one takes the place of a comma."""
    if target == start:
        store16(target, _EMPTY)
        return target + 2
    store8(start, _OPEN)
    store8(target, _CLOSE)
    return target + 1


@kernel
def put_names(x: Context, m: Image, cells: int, target: int, room_end: int) -> int:
    """The names and the values of an image; gives the end of them or a negative code."""
    columns = m.columns
    for i in range(m.present):
        k = Column(get(columns, i))
        target = put_named(x, k, target, room_end, cells + CELL * k.index)
        if target < 0:
            return target
    return target


@kernel
def put_image(x: Context, m: Image, cells: int, target: int, room_end: int) -> int:
    """An image; gives the end of it or a negative code."""
    end = put_names(x, m, cells, target, room_end)
    return in_braces(target, end) if end >= 0 else end

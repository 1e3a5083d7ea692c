"""Cells whose values must not be seen: others take their place, in the log or in a copy of the cell."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.memory import copy, get, kernel
from binlog_kaitai.compiled.loops.stand_in_documents import put_document
from binlog_kaitai.compiled.loops.stand_ins import put_back, put_decimal, put_number, put_real, put_text

__all__ = ["masked_cell", "put_other"]


@kernel
def put_other(rd: int, r: int, k: int, q: int, end: int) -> bool:
    """Put another value in the place of one; False where that is Python's."""
    kind, stored = get(k, ra.MK_KIND), get(k, ra.MK_STORED)
    if kind == ra.MK_TEXT:
        p, text = q - stored, get(rd, ra.RD_TEXT)
        if not put_text(r, get(k, ra.MK_ALPHABET), p, end, text):
            return False
        put_back(p, text, end - p)
        return True
    if kind == ra.MK_DOCUMENT:
        return put_document(r, q - stored, end)
    if kind == ra.MK_DECIMAL:
        return put_decimal(r, get(k, ra.MK_LIMIT), q, stored, q)
    if kind == ra.MK_REAL:
        return put_real(r, q, q, stored)
    return kind != ra.MK_PYTHON and put_number(r, k, q, stored)


@kernel
def masked_cell(x: int, k: int, cell: int, end: int) -> int:
    """Copy the cell from one place to another of the log, with another value; gives where it is, until the next one is
    copied, or 0 where the value is Python's."""
    rd, longs, size = get(x, s.C_REDACTED), get(x, s.C_LONG), end - cell
    if size > get(rd, ra.RD_ROOM_CELL):
        return 0
    if longs and size >= get(longs, ra.LG_LEAST):  # it would be written later, when the copy is another one's
        return 0
    other = get(rd, ra.RD_AT)
    copy(other, cell, size)
    return other if put_other(rd, get(rd, ra.RD_SECRET), get(k, s.K_MASK), other, other + size) else 0

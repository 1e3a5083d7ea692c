"""Cells whose values must not be seen: others take their place, in the log or in a copy of the cell."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.memory import copy, kernel
from binlog_kaitai.compiled.loops.plain_values import plain_cell
from binlog_kaitai.compiled.loops.stand_in_documents import put_document
from binlog_kaitai.compiled.loops.stand_ins import put_back, put_decimal, put_number, put_real, put_text
from binlog_kaitai.compiled.records.carved import Mask, Redacted, Secret
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Column

__all__ = ["masked_cell", "put_other"]


@kernel
def put_other(rd: Redacted, r: Secret, k: Mask, q: int, end: int) -> bool:
    """Put another value in the place of one; False where that is Python's."""
    kind, stored = k.kind, k.stored
    if kind == ra.MK_TEXT:
        p, text = q - stored, rd.text
        if not put_text(r, k.alphabet, p, end, text):
            return False
        put_back(p, text, end - p)
        return True
    if kind == ra.MK_DOCUMENT:
        return put_document(r, q - stored, end)
    if kind == ra.MK_DECIMAL:
        return put_decimal(r, k.limit, q, stored, q)
    if kind == ra.MK_REAL:
        return put_real(r, q, q, stored)
    return kind != ra.MK_PYTHON and put_number(r, k, q, stored)


@kernel
def _hidden_cell(x: Context, k: Column, cell: int, end: int) -> tuple[int, int]:
    """Copy a cell with a value that hides its own; see `masked_cell`."""
    rd, longs, size = x.redacted, x.long, end - cell
    if size > rd.room_cell:
        return 0, 0
    if longs and size >= longs.least:  # it would be written later, when the copy is another one's
        return 0, 0
    other = rd.begin
    copy(other, cell, size)
    return (other if put_other(rd, rd.secret, k.mask, other, other + size) else 0), other + size


@kernel
def masked_cell(x: Context, k: Column, cell: int, end: int) -> tuple[int, int]:
    """Copy the cell from one place to another of the log, with another value; gives where it begins and ends, until the
    next one is copied, or 0 where the value is Python's. The caller sets `x.from_cell` to 0 when it is read."""
    other, stop = plain_cell(x, k.size, cell, end) if k.mask.kind == ra.MK_INFLATED else _hidden_cell(x, k, cell, end)
    if other:
        x.from_cell = other - cell
        x.len_cell = end - cell
    return other, stop

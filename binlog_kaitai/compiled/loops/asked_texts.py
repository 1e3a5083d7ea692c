"""Texts that a condition asks for and that the log does not have so: labels of a SET, a BINARY with its zeros, and JSON
documents. They are written into room of their own."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.json import json_text
from binlog_kaitai.compiled.loops.memory import copy, kernel, store8, store64
from binlog_kaitai.compiled.loops.plain_values import plain_cell
from binlog_kaitai.compiled.loops.value_text import put_labels
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.values import Value

__all__ = ["inflates", "makes_text", "reads_labels"]

_QUOTE = ord('"')


@kernel
def reads_labels(v: Value, q: int, size: int) -> bool:
    """Read a SET as its labels with commas between; False where one of them is not there."""
    target = v.text
    end = put_labels(target, q, size, v.table, _QUOTE)
    v.high = target + 1
    v.low = end - target - 2
    return end != 0


@kernel
def inflates(x: Context, v: Value, q: int, size: int, prefix: int) -> int:
    """Copy a cell of a COMPRESSED column, with its plain value; gives the size of the copy, 0 where Python has to."""
    other, stop = plain_cell(x, prefix, q, q + size)
    if other == 0 or stop - other > v.room:
        return 0
    copy(v.text, other, stop - other)
    return stop - other


@kernel
def _pads(v: Value, p: int, length: int) -> bool:
    """Read a BINARY: the log leaves out zeros at the end."""
    target, full = v.text, v.parameter
    if max(length, full) > v.room:
        return False
    for i in range(0, full, 8):
        store64(target + i, 0)
    copy(target, p, length)
    for i in range(length, full):
        store8(target + i, 0)
    v.high = target
    v.low = max(full, length)
    return True


@kernel
def makes_text(x: Context, v: Value, kind: int, p: int, length: int) -> bool:
    """Make the text of a BINARY or a JSON document; False where only Python can."""
    if kind == s.L_PADDED:
        return _pads(v, p, length)
    target = v.text
    end = json_text(target, target + v.room, p, p + length, x.scratch.stack, x.known.powers)
    v.high = target
    v.low = end - target
    return end > 0

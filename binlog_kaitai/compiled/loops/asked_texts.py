"""Texts that a condition asks for and that the log does not have so: labels of a SET, a BINARY with its zeros, and JSON
documents. They are written into room of their own."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import condition_abi as a
from binlog_kaitai.compiled.loops.json import json_text
from binlog_kaitai.compiled.loops.memory import copy, get, kernel, put, store8, store64
from binlog_kaitai.compiled.loops.value_text import put_labels

__all__ = ["makes_text", "reads_labels"]

_QUOTE = ord('"')


@kernel
def reads_labels(v: int, q: int, size: int) -> bool:
    """Read a SET as its labels with commas between; False where one of them is not there."""
    target = get(v, a.V_TEXT)
    end = put_labels(target, q, size, get(v, a.V_TABLE), _QUOTE)
    put(v, a.V_HIGH, target + 1)
    put(v, a.V_LOW, end - target - 2)
    return end != 0


@kernel
def _pads(v: int, p: int, length: int) -> bool:
    """Read a BINARY: the log leaves out zeros at the end."""
    target, full = get(v, a.V_TEXT), get(v, a.V_PARAMETER)
    if max(length, full) > get(v, a.V_ROOM):
        return False
    for i in range(0, full, 8):
        store64(target + i, 0)
    copy(target, p, length)
    for i in range(length, full):
        store8(target + i, 0)
    put(v, a.V_HIGH, target)
    put(v, a.V_LOW, max(full, length))
    return True


@kernel
def makes_text(x: int, v: int, kind: int, p: int, length: int) -> bool:
    """Make the text of a BINARY or a JSON document; False where only Python can."""
    if kind == s.L_PADDED:
        return _pads(v, p, length)
    target = get(v, a.V_TEXT)
    end = json_text(target, target + get(v, a.V_ROOM), p, p + length, get(x, s.C_STACK), get(x, s.C_POWERS))
    put(v, a.V_HIGH, target)
    put(v, a.V_LOW, end - target)
    return end > 0

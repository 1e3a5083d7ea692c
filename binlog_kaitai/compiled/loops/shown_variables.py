"""What the next statement reads, and a LOAD DATA, in the lines of a listing."""

from __future__ import annotations

from binlog_kaitai._generated import layout, loops
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.digits import put_int, put_uint
from binlog_kaitai.compiled.loops.memory import get, kernel, load_little
from binlog_kaitai.compiled.loops.shown_names import put_name, put_text, put_use
from binlog_kaitai.compiled.loops.value_text import put_piece
from binlog_kaitai.compiled.loops.variables import around_string, put_string
from binlog_kaitai.compiled.records.context import Context

__all__ = ["put_variable"]

_INSERT_ID, _LAST_INSERT_ID = int(layout.IntvarType.insert_id), int(layout.IntvarType.last_insert_id)
_TEXT, _INT = (int(layout.UserVarType[name]) for name in ("string", "int"))
_INTEGER = 8
"""Bytes of an integer that the loops hold in one of theirs."""


@kernel
def _put_intvar(fields: int, texts: int, target: int) -> int:
    kind, value = get(fields, loops.INTVAR_EVENT_TYPE), get(fields, loops.INTVAR_EVENT_VALUE)
    if kind == _INSERT_ID:
        return put_uint(put_piece(target, texts, w.P_INSERT_ID), value)
    return put_uint(put_piece(target, texts, w.P_LAST_INSERT_ID), value) if kind == _LAST_INSERT_ID else 0


@kernel
def _put_seeds(fields: int, texts: int, target: int) -> int:
    target = put_uint(put_piece(target, texts, w.P_RAND), get(fields, loops.RAND_EVENT_SEED1))
    return put_uint(put_piece(target, texts, w.P_SECOND_SEED), get(fields, loops.RAND_EVENT_SEED2))


@kernel
def _put_value(x: Context, fields: int, target: int) -> int:
    """The value of a user variable; 0 for an empty string and for a number that is no integer, which Python makes."""
    p, end = get(fields, loops.USER_VAR_EVENT_AT_VALUE), get(fields, loops.USER_VAR_EVENT_STOP_VALUE)
    if get(fields, loops.USER_VAR_EVENT_TYPE) == _TEXT:
        around = around_string(x)
        return put_string(x, target, around, p, end) if around and p < end else 0
    if get(fields, loops.USER_VAR_EVENT_TYPE) != _INT or end - p != _INTEGER:
        return 0
    value = load_little(p, _INTEGER)
    return put_uint(target, value) if get(fields, loops.USER_VAR_EVENT_FLAGS) else put_int(target, value)


@kernel
def _put_user_variable(x: Context, fields: int, texts: int, target: int) -> int:
    name, end = get(fields, loops.USER_VAR_EVENT_AT_NAME), get(fields, loops.USER_VAR_EVENT_STOP_NAME)
    target = put_name(x, put_piece(target, texts, w.P_VARIABLE), name, end)
    if target == 0:
        return 0
    if not get(fields, loops.USER_VAR_EVENT_HAS_TYPE):
        return put_piece(target, texts, w.P_IS_NULL)
    return _put_value(x, fields, put_piece(target, texts, w.P_IS))


@kernel
def _put_block(fields: int, texts: int, target: int) -> int:
    target = put_uint(put_piece(target, texts, w.P_FILE), get(fields, loops.FILE_BLOCK_EVENT_FILE_ID))
    size = get(fields, loops.FILE_BLOCK_EVENT_STOP_BLOCK) - get(fields, loops.FILE_BLOCK_EVENT_AT_BLOCK)
    return put_uint(put_piece(target, texts, w.P_BLOCK), size)


@kernel
def _put_load(x: Context, fields: int, texts: int, target: int) -> int:
    target = put_use(x, target)
    if target == 0:
        return 0
    query, end = get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY)
    stop = put_text(x, target, query, end)
    if stop <= target:  # nothing to be seen, with a space after it
        return 0
    return put_uint(put_piece(stop, texts, w.P_LOAD_FILE), get(fields, loops.EXECUTE_LOAD_QUERY_EVENT_FILE_ID))


@kernel
def put_variable(x: Context, kind: int, target: int) -> int:
    """The info of such an event that was read; returns the end of it, 0 where Python has to make it."""
    fields, texts = x.form.fields, x.known.texts
    if kind == s.LIST_VARIABLE:
        return _put_intvar(fields, texts, target)
    if kind == s.LIST_RAND:
        return _put_seeds(fields, texts, target)
    if kind == s.LIST_FILE_BLOCK:
        return _put_block(fields, texts, target)
    if kind == s.LIST_LOAD:
        return _put_load(x, fields, texts, target)
    return _put_user_variable(x, fields, texts, target)

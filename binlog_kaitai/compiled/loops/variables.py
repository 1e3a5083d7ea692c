"""What the next statement reads: a number of AUTO_INCREMENT, seeds of RAND, a user variable, a piece of a file."""

from __future__ import annotations

from binlog_kaitai._generated import layout, loops
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.literals import put_digits
from binlog_kaitai.compiled.loops.memory import copy, get, kernel
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.scripts import Around

__all__ = ["around_string", "put_string", "reads_variable"]

_TEXT, _REAL, _INT = (int(layout.UserVarType[name]) for name in ("string", "real", "int"))


def _size_of(type_name: str) -> int:
    cell = next(cell for cell in layout.CELLS.values() if cell.type == type_name)
    return max(field.offset + field.size for field in cell.fields())


_REAL_SIZE, _INT_SIZE = _size_of("value_f8"), _size_of("value_u8")


@kernel
def reads_variable(kind: int, body: int, e: int, fields: int) -> bool:
    """Read what the next statement reads; False where Python has to look at it."""
    if kind == s.VARIABLE:
        return loops.read_intvar_event(body, e, fields) == e
    if kind == s.RAND:
        return loops.read_rand_event(body, e, fields) == e
    if kind == s.FILE_BLOCK:
        return loops.read_file_block_event(body, e, fields) == e
    return loops.read_user_var_event(body, e, fields) == e and _has_value(fields)


@kernel
def _has_value(fields: int) -> bool:
    """Whether the value of a user variable that was read is sound; False for a decimal, too, which is for Python."""
    type = get(fields, loops.USER_VAR_EVENT_TYPE)
    if not get(fields, loops.USER_VAR_EVENT_HAS_TYPE) or type == _TEXT:
        return True
    size = get(fields, loops.USER_VAR_EVENT_STOP_VALUE) - get(fields, loops.USER_VAR_EVENT_AT_VALUE)
    return (type == _REAL and size >= _REAL_SIZE) or (type == _INT and size >= _INT_SIZE)


@kernel
def around_string(x: Context) -> Around:
    """Return the texts around the value of a user variable that was read, a string; 0 where Python has to make them."""
    collation = get(x.form.fields, loops.USER_VAR_EVENT_CHARSET_NUMBER)
    if collation >= x.script.variables.num_collations:
        return Around(0)
    around = Around.nth(x.script.variables.collations, collation)
    return Around(around if around.len_begin else 0)


@kernel
def put_string(x: Context, target: int, around: Around, p: int, end: int) -> int:
    """Write a string by its digits, between the texts around it."""
    copy(target, around.begin, around.len_begin)
    target = put_digits(target + around.len_begin, p, end, x.known.digits)
    copy(target, around.end, around.len_end)
    return target + around.len_end

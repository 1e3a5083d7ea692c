"""What the next statement reads: a number of AUTO_INCREMENT, seeds of RAND, a user variable, a piece of a file."""

from __future__ import annotations

from binlog_kaitai._generated import layout, loops
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.literals import put_digits
from binlog_kaitai.compiled.loops.memory import copy, get, kernel

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
def around_string(x: int) -> int:
    """Return the texts around the value of a user variable that was read, a string; 0 where Python has to make them."""
    collation = get(get(x, s.C_FIELDS), loops.USER_VAR_EVENT_CHARSET_NUMBER)
    if collation >= get(x, s.C_NUM_COLLATIONS):
        return 0
    around = get(x, s.C_COLLATIONS) + collation * ra.CO_SIZE * 8
    return around if get(around, ra.CO_LEN_BEGIN) else 0


@kernel
def put_string(x: int, target: int, around: int, p: int, end: int) -> int:
    """Write a string by its digits, between the texts around it."""
    copy(target, get(around, ra.CO_BEGIN), get(around, ra.CO_LEN_BEGIN))
    target = put_digits(target + get(around, ra.CO_LEN_BEGIN), p, end, get(x, s.C_DIGITS))
    copy(target, get(around, ra.CO_END), get(around, ra.CO_LEN_END))
    return target + get(around, ra.CO_LEN_END)

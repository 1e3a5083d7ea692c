"""Values so long that their text is not written with their row: it would need room for many times their bytes.

Where such a value belongs, the text of its row has nothing, and a list says what belongs there. Python delivers the
text up to that place, then has pieces of the value written (`long_text`), and goes on after it. The value is known to
be sound before, since nothing of a row may be delivered that is not.
"""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.memory import kernel, store8
from binlog_kaitai.compiled.loops.string_text import has_single_bytes
from binlog_kaitai.compiled.loops.text import is_utf8
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Column
from binlog_kaitai.compiled.records.values import LongValue, LongValues

__all__ = ["drop_long", "is_long", "leave_long", "leave_string", "long_value"]

_QUOTE = ord('"')


@kernel
def long_value(longs: int, number: int) -> LongValue:
    """The record of a long value."""
    return LongValue(longs + 8 * (LongValues.values + number * LongValue.SLOTS))


@kernel
def drop_long(x: Context, target: int) -> None:
    """Forget the values that belong after an address: what was written there does not count."""
    longs = x.long
    if longs == 0:
        return
    count = longs.num
    while count > 0 and long_value(longs, count - 1).at >= target - x.out.text:
        count -= 1
    longs.num = count


@kernel
def is_long(x: Context, p: int, end: int) -> bool:
    """Whether the text of a value is not written with its row. Its bytes stay where they are until all lines are
    delivered, which those of inflated rows do not."""
    longs = x.long
    if longs == 0 or end - p < longs.least or longs.num >= longs.room:
        return False
    return x.payloads.num > 0 or end <= x.base + x.have


@kernel
def leave_long(x: Context, target: int, p: int, end: int, form: int, table: int) -> bool:
    """Note that the text of a value belongs at an address of the text; false where there is no room for that."""
    longs = x.long
    number = longs.num
    if number >= longs.room:
        return False
    value = long_value(longs, number)
    value.at = target - x.out.text
    value.begin = p
    value.end = end
    value.form = form
    value.table = table
    longs.num = number + 1
    return True


@kernel
def leave_string(x: Context, k: Column, kind: int, target: int, p: int, end: int) -> int:
    """The quotes of a long string as JSON; gives the end of it, 0 where it is for Python."""
    form, table = ra.AS_BASE64, k.table
    if kind == s.L_UTF8:
        form = ra.AS_JSON
        if not is_utf8(p, end, k.a):
            return 0
    elif kind == s.L_SINGLE_BYTE:
        form = ra.AS_JSON_OF_SINGLE_BYTES
        if not has_single_bytes(p, end, table):
            return 0
    store8(target, _QUOTE)
    if not leave_long(x, target + 1, p, end, form, table):
        return 0
    store8(target + 1, _QUOTE)
    return target + 2

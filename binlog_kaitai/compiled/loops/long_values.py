"""Values so long that their text is not written with their row: it would need room for many times their bytes.

Where such a value belongs, the text of its row has nothing, and a list says what belongs there. Python delivers the
text up to that place, then has pieces of the value written (`long_text`), and goes on behind it. The value is known to
be sound before, since nothing of a row may be delivered that is not.
"""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.memory import get, kernel, put, store8
from binlog_kaitai.compiled.loops.string_text import has_single_bytes
from binlog_kaitai.compiled.loops.text import is_utf8

__all__ = ["drop_long", "is_long", "leave_long", "leave_string", "long_value"]

_QUOTE = ord('"')


@kernel
def long_value(longs: int, number: int) -> int:
    """The record of a long value."""
    return longs + 8 * (ra.LG_VALUES + number * ra.LV_SIZE)


@kernel
def drop_long(x: int, target: int) -> None:
    """Forget the values that belong behind an address: what was written there does not count."""
    longs = get(x, s.C_LONG)
    if longs == 0:
        return
    count = get(longs, ra.LG_NUM)
    while count > 0 and get(long_value(longs, count - 1), ra.LV_AT) >= target - get(x, s.C_OUT):
        count -= 1
    put(longs, ra.LG_NUM, count)


@kernel
def is_long(x: int, p: int, end: int) -> bool:
    """Whether the text of a value is not written with its row. Its bytes stay where they are until all lines are
    delivered, which those of inflated rows do not."""
    longs = get(x, s.C_LONG)
    if longs == 0 or end - p < get(longs, ra.LG_LEAST) or get(longs, ra.LG_NUM) >= get(longs, ra.LG_ROOM):
        return False
    return get(x, s.C_NUM_PAYLOADS) > 0 or end <= get(x, s.C_BASE) + get(x, s.C_HAVE)


@kernel
def leave_long(x: int, target: int, p: int, end: int, form: int, table: int) -> bool:
    """Note that the text of a value belongs at an address of the text; false where there is no room for that."""
    longs = get(x, s.C_LONG)
    number = get(longs, ra.LG_NUM)
    if number >= get(longs, ra.LG_ROOM):
        return False
    value = long_value(longs, number)
    put(value, ra.LV_AT, target - get(x, s.C_OUT))
    put(value, ra.LV_BEGIN, p)
    put(value, ra.LV_END, end)
    put(value, ra.LV_FORM, form)
    put(value, ra.LV_TABLE, table)
    put(longs, ra.LG_NUM, number + 1)
    return True


@kernel
def leave_string(x: int, k: int, kind: int, target: int, p: int, end: int) -> int:
    """The quotes of a long string as JSON; gives the end of it, 0 where it is for Python."""
    form, table = ra.AS_BASE64, get(k, s.K_TABLE)
    if kind == s.L_UTF8:
        form = ra.AS_JSON
        if not is_utf8(p, end, get(k, s.K_A)):
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

"""The values that a condition asks of an image: found among its cells, and read so that they compare."""

from __future__ import annotations

from binlog_kaitai._generated import loops
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import condition_abi as a
from binlog_kaitai.compiled.loops.asked_texts import inflates, makes_text, reads_labels
from binlog_kaitai.compiled.loops.decimal import put_decimal128
from binlog_kaitai.compiled.loops.images import has_differences, image_head
from binlog_kaitai.compiled.loops.memory import (
    computed_reader,
    get,
    kernel,
    load_big,
    load_little,
    value_reader,
)
from binlog_kaitai.compiled.loops.temporal import NONE, moment
from binlog_kaitai.compiled.loops.text import ascii_length
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Column, Image
from binlog_kaitai.compiled.records.values import Value
from binlog_kaitai.format.structs import NUM_SIGNED

__all__ = ["clear_values", "read_image"]

(_f4, _), (_f8, _) = value_reader("value_f4"), value_reader("value_f8")
_computed = computed_reader()
_INFINITE4, _INFINITE8 = 0xFF << 23, 0x7FF << 52
"""The bits of infinity; those of what is no number are above (IEEE 754)."""


@kernel
def _set_number(v: Value, high: int, low: int) -> None:
    v.high = high
    v.low = low
    v.fraction = 0


@kernel
def _read_integer(v: Value, kind: int, q: int, size: int) -> None:
    if kind == s.L_UINT or kind == s.L_BIG:
        _set_number(v, 0, load_big(q, size) if kind == s.L_BIG else load_little(q, size))
    elif kind >= s.L_COMPUTED:
        number = _computed(kind - s.L_COMPUTED, q)
        _set_number(v, number >> 63 if kind - s.L_COMPUTED < NUM_SIGNED else 0, number)
    else:
        unused = 64 - 8 * size
        number = (load_little(q, size) << unused) >> unused
        _set_number(v, number >> 63, number)


@kernel
def _read_float(v: Value, kind: int, q: int) -> bool:
    """A number of the same order as the value; False for what is no number."""
    bits, infinite = (_f4(q), _INFINITE4) if kind == s.L_FLOAT else (_f8(q), _INFINITE8)
    magnitude = bits & (infinite | (infinite & -infinite) - 1)
    number = magnitude if bits == magnitude else -magnitude
    _set_number(v, number >> 63, number)
    return magnitude <= infinite


@kernel
def _read_label(v: Value, q: int, size: int) -> bool:
    """The label of an ENUM; False where there is no such label."""
    index, table = load_little(q, size), v.table
    if index < 0 or index >= get(table, s.ZERO):
        return False
    v.high = get(table, 1 + 2 * index)
    v.low = get(table, 2 + 2 * index)
    return True


@kernel
def _read_text(v: Value, kind: int, p: int, length: int) -> bool:
    v.high = p
    v.low = length
    return kind != s.L_SINGLE_BYTE or ascii_length(p, p + length) == length


@kernel
def _reads(x: Context, v: Value, q: int, size: int, prefix: int) -> bool:
    """Read the value of a cell; False where only Python knows what it compares as."""
    kind = v.kind
    if kind == s.L_PADDED or kind == s.L_JSON:
        return makes_text(x, v, kind, q + prefix, size - prefix)
    if kind > s.L_FIXED:
        return _read_text(v, kind, q + prefix, size - prefix)
    if kind < s.L_FLOAT:
        _read_integer(v, kind, q, size)
        return True
    if kind <= s.L_DOUBLE:
        return _read_float(v, kind, q)
    if kind == s.L_DECIMAL:
        _set_number(v, 0, 0)
        return _reads_decimal(v, q)
    if kind == s.L_ENUM:
        return _read_label(v, q, size)
    if kind == s.L_SET:
        return reads_labels(v, q, size)
    number = moment(kind, q, v.parameter)
    _set_number(v, number >> 63, number)
    return number != NONE


@kernel
def _reads_decimal(v: Value, q: int) -> bool:
    """A DECIMAL without its point; its lower half is the number's, so that both stand in their slots."""
    low = v + 8 * Value.low
    is_sound = put_decimal128(low, q, v.table)
    v.high = get(low, 1)
    v.fraction = 0
    return is_sound


@kernel
def clear_values(values: int, count: int) -> None:
    """An image that is not there has no values."""
    for i in range(count):
        Value.nth(values, i).state = a.V_ABSENT


@kernel
def _takes(x: Context, k: Column, v: Value, differences: int, q: int, size: int, prefix: int) -> bool:
    """Read what is asked of a cell. False for what may be no value at all: its row counts as one that fits."""
    if v.is_compressed:
        size = inflates(x, v, q, size, prefix)
        q = v.text
    is_sure = size > 0 and not (differences and has_differences(k, differences)) and _reads(x, v, q, size, prefix)
    v.state = a.V_THERE if is_sure else a.V_UNSURE
    return is_sure or v.room == 0


@kernel
def _extent(k: Column, q: int, e: int) -> tuple[int, int]:
    """Bytes of the cell at q, and of the length that it begins with; the former below 0 where it ends after e."""
    size = k.stored
    if size >= 0:
        return size if size <= e - q else -1, 0
    prefix = -size
    if prefix > e - q:
        return -1, 0
    length = load_little(q, prefix)
    return prefix + length if 0 <= length <= e - q - prefix else -1, prefix


@kernel
def read_image(x: Context, m: Image, values: int, q: int, e: int) -> int:
    """Read what is asked of the image at q; gives the end of it, 0 where it is not before e, or for Python."""
    nulls, differences, q = image_head(x, m, q, e)
    if q == 0:
        return 0
    columns = m.columns
    for i in range(m.present):
        k = Column(get(columns, i))
        asked = k.asked
        if loops.cell_is_null(null_bits=nulls, bitmap_bit_rank=i):
            if asked:
                Value(values + asked - 1).state = a.V_NULL
            continue
        size, prefix = _extent(k, q, e)
        if size < 0 or (asked and not _takes(x, k, Value(values + asked - 1), differences, q, size, prefix)):
            return 0
        q += size
    return q

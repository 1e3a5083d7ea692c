"""Small Arrow arrays that batches are put together from."""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import Any

import pyarrow as pa

from binlog_kaitai.arrow import compute as pc

__all__ = ["empty_lists", "plain", "with_fixes", "zeros"]

_FEW = 100
"""Values that are put between the others one by one."""


def plain(value: Any) -> Any:
    """Return a geometry as the fields of Arrow's struct; anything else as it is."""
    return {"srid": value.srid, "wkb": value.wkb} if hasattr(value, "wkb") else value


def with_fixes(array: pa.Array[Any], fixes: dict[int, Any]) -> pa.Array[Any]:
    """Return the array with some values set."""
    rows = sorted(fixes)
    values = pa.array([fixes[row] for row in rows], array.type)
    if len(rows) <= _FEW:  # most batches have none or few, for which the function need not be imported
        ends = [*rows[1:], len(array)]
        parts = [(values[i : i + 1], array[row + 1 : end]) for i, (row, end) in enumerate(zip(rows, ends, strict=True))]
        return pa.concat_arrays([array[: rows[0]], *chain.from_iterable(parts)])
    mask = pa.array([row in fixes for row in range(len(array))], pa.bool_())
    fixed: pa.Array[Any]
    if pa.types.is_duration(array.type):  # which the function does not take
        fixed = pc.replace_with_mask(array.view(pa.int64()), mask, values.view(pa.int64()))
        return fixed.view(array.type)
    fixed = pc.replace_with_mask(array, mask, values)
    return fixed


_zero_bytes: list[Any] = [pa.allocate_buffer(0)]


def _zero_buffer(size: int) -> Any:
    """Shared zero bytes."""
    if len(_zero_bytes[0]) < size:
        _zero_bytes[0] = pa.py_buffer(bytes(2 * size))
    return _zero_bytes[0]


def zeros(kind: pa.DataType, rows: int) -> pa.Array[Any]:
    return pa.Array.from_buffers(kind, rows, [None, _zero_buffer(8 * rows)])


def empty_lists(kind: Any, rows: int) -> pa.Array[Any]:
    return pa.Array.from_buffers(kind, rows, [None, _zero_buffer(4 * rows + 4)], children=[_no_items(kind)])


@cache
def _no_items(kind: Any) -> pa.Array[Any]:
    """Return what empty lists, or maps, have in them."""
    return pa.array([], kind.value_type if pa.types.is_list(kind) else pa.struct([kind.key_field, kind.item_field]))

"""Values of rows as JSON has them, whole or after a partial update."""

from __future__ import annotations

from binlog_kaitai.compiled.loops.images import has_differences
from binlog_kaitai.compiled.loops.memory import inlined
from binlog_kaitai.compiled.loops.value_text import put_changed_text, put_text
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Column

__all__ = ["put_value"]


@inlined
def put_value(x: Context, k: Column, differences: int, target: int, room_end: int, q: int, e: int) -> int:
    """The text of the cell at q, or of what its differences make of a document; see `put_text`."""
    if differences and has_differences(k, differences):
        return put_changed_text(x, k, target, room_end, q, e)
    return put_text(x, k, target, room_end, q, e)

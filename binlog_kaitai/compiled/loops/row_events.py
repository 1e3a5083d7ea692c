"""Rows events to the BINLOG statements that run them again, as `undoing.row_events` has them.

An event is put together at the end of the room for its letters, and becomes letters from there: four are written for
three bytes, so that what is written never passes what is read.
"""

from __future__ import annotations

from binlog_kaitai._generated import layout
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.base64_text import put_base64
from binlog_kaitai.compiled.loops.deferred_text import has_room
from binlog_kaitai.compiled.loops.images import row_end
from binlog_kaitai.compiled.loops.memory import copy, kernel, store8
from binlog_kaitai.compiled.loops.sealed import len_base64, seal
from binlog_kaitai.compiled.loops.undo_events import copy_header, described, len_prefix, put_prefix, written_type
from binlog_kaitai.compiled.loops.value_text import put_piece
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Head, Item
from binlog_kaitai.format.headers import HEADER_SIZE
from binlog_kaitai.undoing.inverted import MOST_BYTES

__all__ = ["put_row_events"]

_END_OF_STATEMENT = int(layout.RowsFlag.stmt_end)
_NEWLINE = ord("\n")


@kernel
def _rows_end(x: Context, head: Head, q: int, e: int, is_update: int) -> tuple[int, int]:
    """The end of the rows from q on that one statement has, 0 where they are not whole; and how many they are."""
    start, rows = q, 0
    while q < e:
        end, _ = row_end(x, head, q, e, is_update)
        if end <= q:
            return 0, 0
        if rows and end - start > MOST_BYTES:
            break
        q = end
        rows += 1
    return q, rows


@kernel
def _put_table_map(x: Context, target: int, digits: int, len_checksum: int) -> int:
    """The table map of an event in base 64; gives the end of it."""
    record = described(x)
    length = record.len_written
    size = HEADER_SIZE + length + len_checksum
    event = target + len_base64(size) - size
    copy_header(event, record.header)
    copy(event + HEADER_SIZE, record.written, length)
    return put_base64(target, event, seal(x, event, event + HEADER_SIZE + length, len_checksum), digits)


@kernel
def _put_rows(x: Context, item: Item, target: int, prefix: int, q: int, end: int) -> int:
    """An event with the rows from q to `end` in base 64; gives the end of it."""
    iv = x.script.inverse
    size = HEADER_SIZE + prefix + end - q + iv.len_checksum
    event = target + len_base64(size) - size
    rows = put_prefix(x, item, event, prefix, _END_OF_STATEMENT)
    copy(rows, q, end - q)
    return put_base64(target, event, seal(x, event, rows + end - q, iv.len_checksum), iv.digits)


@kernel
def put_row_events(x: Context, head: Head, item: Item, target: int, room_end: int, q: int) -> tuple[int, int, int]:
    """The rows of an event from q on, as far as there is room; gives the end of their text, the end of them, and a
    negative code unless they are all. `x.items.last_rows` is set to how many they are."""
    e, texts, iv = x.items.rows_end, x.known.texts, x.script.inverse
    prefix, length, checksum = (
        len_prefix(x, head, item),
        described(x).len_written,
        iv.len_checksum,
    )
    rows, code = 0, 0
    if length < 0 or written_type(x, item) == 0:
        x.items.last_rows = 0
        return target, q, -s.ODD
    while q < e:
        end, count = _rows_end(x, head, q, e, 1 if item.kind == s.UPDATE else 0)
        wanted = len_base64(HEADER_SIZE + prefix + end - q + checksum) + len_base64(HEADER_SIZE + length + checksum)
        if end == 0:
            code = -s.ODD
            break
        if not has_room(x, room_end, target, wanted):
            code = -s.LINES_FULL
            break
        target = put_piece(target, texts, w.Q_BINLOG)
        target = _put_table_map(x, target, iv.digits, checksum)
        store8(target, _NEWLINE)
        target = _put_rows(x, item, target + 1, prefix, q, end)
        target = put_piece(target, texts, w.Q_BINLOG_END)
        rows += count
        q = end
    x.items.last_rows = rows
    return target, q, code

"""Rows that MariaDB has compressed: room for what the loops inflate, after the bytes of the log in the same buffer.
What they cannot inflate Python does, many events at a time."""

from __future__ import annotations

from collections.abc import Callable

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.handlers import COMPRESSED_ROWS
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.decoder import read_rows_head, row_bytes
from binlog_kaitai.format.headers import unpack_header
from binlog_kaitai.format.spec_errors import PARSE_ERRORS
from binlog_kaitai.log.frames import Frame

__all__ = ["inflate_rows"]

_MOST = 32 << 20
"""Bytes of the rows of the largest event that the loops take: they are there twice for a moment."""
_AT_ONCE = 1 << 20
"""Bytes of rows that are inflated together, unless one event has more."""


def inflate_rows(context: Context, frame_of: Callable[[Integers], Frame]) -> bool:
    """Make room for the rows of the work item at hand, or inflate those of events from it on; returns whether the loops
    can go on.

    Nothing may wait that is read from rows before.
    """
    record, rows, size = context.record, list[tuple[int, bytes]](), 0
    if record[C.payloads.num]:  # which take the place
        return False
    if record[C.statements.unzip.function] and record[C.payloads.inflated_at] != context.payloads.start:
        context.payloads.begin(_AT_ONCE)
        return True
    most = min(_MOST, int(record[C.limits.max_event]))
    for number in range(int(record[C.items.next]), int(record[C.items.stop])):
        item = context.items.records[number]
        if not _is_compressed(context, item):
            continue
        frame = frame_of(item)
        try:
            _, _, start = read_rows_head(frame)
            data = row_bytes(frame, start, most)[0] if start < frame.body_end else b""
        except (BinlogError, *PARSE_ERRORS):
            break  # whoever reads it will say what is wrong
        size += len(data)
        if rows and size > _AT_ONCE:
            break
        rows.append((number, data))
    context.payloads.put_rows(rows)
    return bool(rows) and rows[0][0] == record[C.items.next]


def _is_compressed(context: Context, item: Integers) -> bool:
    if not s.INSERT <= item[r.Item.kind] <= s.DELETE:
        return False
    return unpack_header(context.buffer.data, item[r.Item.at]).event_type in COMPRESSED_ROWS

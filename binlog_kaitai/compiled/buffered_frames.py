"""Events in the buffer of a walk as frames, which copy no more of them than is asked for."""

from __future__ import annotations

from mmap import mmap
from typing import cast

from binlog_kaitai._generated import layout
from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.records import C
from binlog_kaitai.events.rows_heads import MOST_HEAD
from binlog_kaitai.format.headers import unpack_header
from binlog_kaitai.log.frames import FormatDescription, Frame

__all__ = ["event_of", "head_at", "large_frame"]

_TABLE_MAP = layout.EventType.table_map_event


def head_at(context: Context, form: FormatDescription, at: int) -> Frame:
    """Return a table map at an offset of the buffer, or as much of a rows event as has its head; it may be in the
    payload of the event at hand, where `form` is not that in force."""
    header, record = unpack_header(context.buffer.data, at), context.record
    size = header.event_size if header.event_type == _TABLE_MAP else min(header.event_size, MOST_HEAD)
    data = context.buffer.data[at : at + size].tobytes()
    position, parts = int(record[C.offset] + record[C.at]), form.parts
    return Frame(position, header, data, 0, parts.body, min(size, header.event_size - parts.behind), form)


def event_of(context: Context, form: FormatDescription, item: Integers, most: int | None = None) -> Frame:
    """Return the event of a work item; of a large one, up to `most` bytes may do."""
    at, body, end = (int(item[slot]) for slot in (r.Item.at, r.Item.body, r.Item.end))
    end = end if most is None else min(end, at + most)
    position, offset = context.items.place_of(item)
    form = form if offset is None else form.without_checksums()
    data = context.buffer.data[at : end + form.parts.behind].tobytes()
    return Frame(position, unpack_header(data, 0), data, 0, body - at, end - at, form, offset)


def large_frame(context: Context, form: FormatDescription | None, item: Integers) -> Frame | None:
    """Return the event of a work item as a frame that is good until the bytes of the walk change: one that is large is
    not copied; None for others."""
    at, body, end = (int(item[slot]) for slot in (r.Item.at, r.Item.body, r.Item.end))
    data = context.buffer.data.obj
    if end - at < MOST_HEAD or not isinstance(data, mmap) or form is None:
        return None
    position, offset = context.items.place_of(item)
    inner = form if offset is None else form.without_checksums()
    return Frame(position, unpack_header(context.buffer.data, at), cast(bytes, data), at, body, end, inner, offset)

"""Rows events to the records of an undo as events (`undoing.inverted`): the images of each row, the second one first,
and what the rows of an event have in common."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.deferred_text import has_room
from binlog_kaitai.compiled.loops.memory import copy, kernel, load8, load64, reader_of, store64, writer_of
from binlog_kaitai.compiled.loops.sound import record_of
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Head, Item, Registered
from binlog_kaitai.format.headers import HEADER_SIZE
from binlog_kaitai.format.structs import stored_field
from binlog_kaitai.undoing import inverted, undo_records

__all__ = [
    "copy_header",
    "described",
    "keep_header",
    "len_prefix",
    "put_inverse",
    "put_inverse_row",
    "put_prefix",
    "put_tail",
    "written_type",
]

_type, _put_type = (make(stored_field("event_header", "event_type")) for make in (reader_of, writer_of))
_flags, _put_flags = (make(inverted.FLAGS) for make in (reader_of, writer_of))
_SET_FLAGS = int(inverted.SET_FLAGS)
_WORD, _EVENT = undo_records.WORD, undo_records.EVENT
_KIND_BITS, _NUMBER_BITS = undo_records.KIND_BITS, undo_records.NUMBER_BITS


@kernel
def put_tail(target: int, start: int, kind: int, count: int, position: int, row: int) -> int:
    """Write what stands after the text of a record that begins at `start` with so many numbers."""
    store64(target, position)
    store64(target + _WORD, row)
    target += 3 * _WORD
    store64(target - _WORD, ((target - start) << _NUMBER_BITS | count) << _KIND_BITS | kind)
    return target


@kernel
def keep_header(record: int, event: int) -> None:
    """Keep the header of a table map in the record of its table's number."""
    copy_header(Registered(record).header, event)


@kernel
def copy_header(target: int, source: int) -> None:
    """Copy the words of a header; the records of tables have no slack."""
    for at in range(0, HEADER_SIZE, _WORD):
        store64(target + at, load64(source + at))


@kernel
def described(x: Context) -> Registered:
    """Return the record of the number of the table at hand."""
    return Registered(record_of(x.tables.registry, x.tables.registry_mask, Registered.SLOTS, x.items.table_id))


@kernel
def written_type(x: Context, item: Item) -> int:
    """Return the type of the event that is written of one, 0 where there is none."""
    return load8(x.script.inverse.types + _type(x.base + item.at))


@kernel
def len_prefix(x: Context, head: Head, item: Item) -> int:
    """Return the length of an event's body up to its rows."""
    return x.items.head_end + head.length - item.body


@kernel
def put_inverse_row(
    x: Context, head: Head, item: Item, target: int, room_end: int, begin: int, middle: int, end: int
) -> int:
    """The images of a row, the second one first; gives the end of them or a negative code. Room is left for what the
    rows of the event have in common."""
    length = described(x).len_written
    if length < 0 or written_type(x, item) == 0:
        return -s.ODD
    common = 4 * _WORD + 2 * HEADER_SIZE + length + len_prefix(x, head, item)
    if not has_room(x, room_end, target, end - begin + 3 * _WORD + common):
        return -s.LINES_FULL
    copy(target, middle, end - middle)
    copy(target + end - middle, begin, middle - begin)
    return target + end - begin


@kernel
def put_prefix(x: Context, item: Item, target: int, prefix: int, flags: int) -> int:
    """The head of the event that is written of another, up to its rows, with more flags; gives the end of it."""
    event = x.base + item.at
    copy(target, event, HEADER_SIZE)
    _put_type(target, written_type(x, item))
    target += HEADER_SIZE
    copy(target, x.base + item.body, prefix)
    at = target + load8(x.script.inverse.flags_at + _type(event))
    _put_flags(at, _flags(at) | flags)
    return target + prefix


@kernel
def put_inverse(x: Context, head: Head, item: Item, target: int) -> int:
    """What the rows of an event have in common, for which there is room: its table map, and the head of the event that
    undoes it."""
    start, record, prefix = target, described(x), len_prefix(x, head, item)
    length = record.len_written
    store64(target, HEADER_SIZE + length)
    copy_header(target + _WORD, record.header)
    target += _WORD + HEADER_SIZE
    copy(target, record.written, length)
    target = put_prefix(x, item, target + length, prefix, _SET_FLAGS)
    inside = item.at - item.payload + 1 if item.payload else 0
    position = item.outer + x.offset
    return put_tail(target, start, _EVENT, s.ZERO, position, inside)

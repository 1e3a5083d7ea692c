"""Rows events to the records of an undo as events (`sql.inverted`): the images of each row, the second one first, and
what the rows of an event have in common."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.memory import copy, get, kernel, load8, load64, reader_of, store64, writer_of
from binlog_kaitai.compiled.loops.sound import record_of
from binlog_kaitai.compiled.loops.value_text import has_room
from binlog_kaitai.format.headers import HEADER_SIZE
from binlog_kaitai.format.structs import stored_field
from binlog_kaitai.sql import inverted, undo_records

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
    """Write what stands behind the text of a record that begins at `start` with so many numbers."""
    store64(target, position)
    store64(target + _WORD, row)
    target += 3 * _WORD
    store64(target - _WORD, ((target - start) << _NUMBER_BITS | count) << _KIND_BITS | kind)
    return target


@kernel
def keep_header(record: int, event: int) -> None:
    """Keep the header of a table map in the record of its table's number."""
    copy_header(record + ra.R_HEADER * 8, event)


@kernel
def copy_header(target: int, source: int) -> None:
    """Copy the words of a header; the records of tables have no slack."""
    for at in range(0, HEADER_SIZE, _WORD):
        store64(target + at, load64(source + at))


@kernel
def described(x: int) -> int:
    """Return the record of the number of the table at hand."""
    return record_of(get(x, s.C_REGISTRY), get(x, s.C_REGISTRY_MASK), ra.R_SIZE, get(x, s.C_TABLE_ID))


@kernel
def written_type(x: int, item: int) -> int:
    """Return the type of the event that is written of one, 0 where there is none."""
    return load8(get(get(x, s.C_INVERSE), ra.IV_TYPES) + _type(get(x, s.C_BASE) + get(item, s.I_AT)))


@kernel
def len_prefix(x: int, head: int, item: int) -> int:
    """Return the length of an event's body up to its rows."""
    return get(x, s.C_HEAD_END) + get(head, s.H_LENGTH) - get(item, s.I_BODY)


@kernel
def put_inverse_row(x: int, head: int, item: int, target: int, room_end: int, begin: int, middle: int, end: int) -> int:
    """The images of a row, the second one first; gives the end of them or a negative code. Room is left for what the
    rows of the event have in common."""
    length = get(described(x), ra.R_LEN_WRITTEN)
    if length < 0 or written_type(x, item) == 0:
        return -s.ODD
    common = 4 * _WORD + 2 * HEADER_SIZE + length + len_prefix(x, head, item)
    if not has_room(x, room_end, target, end - begin + 3 * _WORD + common):
        return -s.LINES_FULL
    copy(target, middle, end - middle)
    copy(target + end - middle, begin, middle - begin)
    return target + end - begin


@kernel
def put_prefix(x: int, item: int, target: int, prefix: int, flags: int) -> int:
    """The head of the event that is written of another, up to its rows, with more flags; gives the end of it."""
    event = get(x, s.C_BASE) + get(item, s.I_AT)
    copy(target, event, HEADER_SIZE)
    _put_type(target, written_type(x, item))
    target += HEADER_SIZE
    copy(target, get(x, s.C_BASE) + get(item, s.I_BODY), prefix)
    at = target + load8(get(get(x, s.C_INVERSE), ra.IV_FLAGS_AT) + _type(event))
    _put_flags(at, _flags(at) | flags)
    return target + prefix


@kernel
def put_inverse(x: int, head: int, item: int, target: int) -> int:
    """What the rows of an event have in common, for which there is room: its table map, and the head of the event that
    undoes it."""
    start, record, prefix = target, described(x), len_prefix(x, head, item)
    length = get(record, ra.R_LEN_WRITTEN)
    store64(target, HEADER_SIZE + length)
    copy_header(target + _WORD, record + ra.R_HEADER * 8)
    target += _WORD + HEADER_SIZE
    copy(target, get(record, ra.R_WRITTEN), length)
    target = put_prefix(x, item, target + length, prefix, _SET_FLAGS)
    inside = get(item, s.I_AT) - get(item, s.I_PAYLOAD) + 1 if get(item, s.I_PAYLOAD) else 0
    position = get(item, s.I_OUTER) + get(x, s.C_OFFSET)
    return put_tail(target, start, _EVENT, s.ZERO, position, inside)

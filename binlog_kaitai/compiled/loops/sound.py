"""Table maps, and heads of rows events, that Python has found sound; and tables by the server's number."""

from __future__ import annotations

from binlog_kaitai._generated import loops
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.memory import equal, get, kernel, load8, put
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Head, SoundTable

__all__ = ["find_head", "is_sound", "record_of"]


@kernel
def record_of(records: int, mask: int, size: int, table_id: int) -> int:
    """Return the record of a table id among records that begin with a key; its key is 0 where there is none."""
    place = table_id & mask
    while True:
        record = records + place * size * 8
        key = get(record, s.ZERO)
        if key == table_id + 1 or key == 0:
            return record
        place = (place + 1) & mask


@kernel
def find_head(place: int, p: int, e: int, event_type: int, is_whole: int) -> Head:
    """Return the known head of an event of some type that stands at p; 0 where there is none.

    The list begins in a place. The one found becomes the first to be looked at. It may have to be the whole event.
    """
    before = Head(0)
    head = Head(get(place, s.ZERO))
    while head:
        length = head.length
        fits = length == e - p if is_whole else length <= e - p
        if fits and head.type == event_type and equal(head.bytes, p, length):
            if before:
                before.next = head.next
                head.next = get(place, s.ZERO)
                put(place, s.ZERO, head)
            return head
        before = head
        head = Head(head.next)
    return Head(0)


@kernel
def is_sound(x: Context, kind: int, body: int, e: int, event_type: int) -> bool:
    """Return whether Python has found a table map, or the head of a rows event, sound."""
    fields, post_header = x.form.fields, load8(x.form.post_headers + event_type)
    if kind == s.TABLE_MAP:
        p = loops.read_table_map_event_head(body, e, fields, post_header)
        table_id = get(fields, loops.TABLE_MAP_EVENT_HEAD_TABLE_ID)
    else:
        p = loops.read_rows_event_head(body, e, fields, post_header)
        table_id = get(fields, loops.ROWS_EVENT_HEAD_TABLE_ID)
    x.items.head_end = p - x.base
    record = SoundTable(record_of(x.tables.sound, x.tables.sound_mask, SoundTable.SLOTS, table_id))
    if p == 0 or record.key == 0:
        return False
    return find_head(record + SoundTable.heads * 8, p, e, event_type, 1 if kind == s.TABLE_MAP else 0) != 0

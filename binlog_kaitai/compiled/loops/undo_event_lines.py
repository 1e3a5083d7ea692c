"""The records of an undo as events to the lines of its script, the last one first (`undoing.undo_events`)."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.base64_text import put_base64
from binlog_kaitai.compiled.loops.deferred_text import has_room
from binlog_kaitai.compiled.loops.memory import copy, kernel, load64, lshr, store8
from binlog_kaitai.compiled.loops.sealed import len_base64, seal
from binlog_kaitai.compiled.loops.undo_lines import any_is_marked, put_undo_end
from binlog_kaitai.compiled.loops.value_text import put_piece
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.scripts import EventLines
from binlog_kaitai.format.headers import HEADER_SIZE
from binlog_kaitai.undoing import undo_records
from binlog_kaitai.undoing.inverted import MOST_BYTES

__all__ = ["undo_event_lines"]

_WORD, _TAIL = undo_records.WORD, undo_records.TAIL_BYTES
_BEGIN, _EVENT, _END = undo_records.BEGIN, undo_records.EVENT, undo_records.END
_KIND_BITS, _NUMBER_BITS = undo_records.KIND_BITS, undo_records.NUMBER_BITS
_KIND, _COUNT = (1 << _KIND_BITS) - 1, (1 << _NUMBER_BITS) - 1
_NEWLINE = ord("\n")


@kernel
def _put_event(x: Context, target: int) -> int:
    """The statement that runs the event which was put together, for which there is room; gives the end of it."""
    il, texts = x.undo.lines, x.known.texts
    event, table_map, digits = il.event, il.map, il.digits
    target = put_piece(target, texts, w.Z_BINLOG)
    target = put_base64(target, table_map, table_map + il.map_length, digits)
    store8(target, _NEWLINE)
    end = seal(x, event, event + il.used, il.len_checksum)
    target = put_base64(target + 1, event, end, digits)
    il.used = il.head
    return put_piece(target, texts, w.Z_BINLOG_END)


@kernel
def _begin_event(x: Context, text: int, end: int) -> int:
    """Begin to put together the event whose head is in a record; gives DONE or another answer."""
    il, length = x.undo.lines, load64(text)
    head, checksum = end - text - _WORD - length, il.len_checksum
    if length + checksum > il.map_room or head + checksum > il.room:
        x.notes.wanted_room = max(length, head) + checksum
        return s.BYTES_FULL
    copy(il.map, text + _WORD, length)
    copy(il.event, text + _WORD + length, head)
    sealed = seal(x, il.map, il.map + length, checksum)
    il.map_length = sealed - il.map
    il.head = head
    il.used = head
    il.position = load64(end)
    il.offset = load64(end + _WORD)
    return s.DONE


@kernel
def _add_row(x: Context, text: int, end: int) -> int:
    """Add a row to the event that is put together; gives DONE or another answer."""
    il = x.undo.lines
    used, size, checksum = il.used, end - text, il.len_checksum
    if used + size + checksum > il.room:
        x.notes.wanted_room = used + size + checksum
        return s.BYTES_FULL
    copy(il.event + used, text, size)
    il.used = used + size
    return s.DONE


@kernel
def _is_same(il: EventLines, end: int) -> bool:
    """Whether a record whose text ends at `end` is about the event that is put together."""
    return il.position == load64(end) and il.offset == load64(end + _WORD)


@kernel
def _ends_event(il: EventLines, kind: int, end: int) -> bool:
    """Whether the event that is put together has rows, and is written before a record."""
    if il.used == il.head:
        return False
    if il.used - il.head > MOST_BYTES or kind in (_BEGIN, _END):
        return True
    return kind == _EVENT and not _is_same(il, end)


@kernel
def _take(x: Context, target: int, kind: int, text: int, end: int) -> tuple[int, int]:
    """Take a record whose text is from text to end; gives the end of what is written, and DONE or another answer."""
    il = x.undo.lines
    if kind == _EVENT:
        return target, s.DONE if _is_same(il, end) else _begin_event(x, text, end)
    if kind not in (_BEGIN, _END):
        return target, _add_row(x, text, end)
    il.position = -1
    if kind == _BEGIN:
        return put_piece(target, x.known.texts, w.Z_COMMIT), s.DONE
    return put_undo_end(x, target, text, end), s.DONE


@kernel
def undo_event_lines(x: Context) -> int:
    """The lines of the records from `x.base` to `x.have`, from the last on; those before `x.undo.left` are left.

    Gives DONE where no whole record is left, LINES_FULL, BYTES_FULL where the event that is put together needs the room
    that `x.notes.wanted_room` says, or PYTHON for a row that may have been changed again.
    """
    base, end, il = x.base, x.have, x.undo.lines
    out, answer = x.out.text, s.DONE
    target, room_end = out + x.out.used, out + x.out.room
    while answer == s.DONE and end >= _TAIL:
        tail = load64(base + end - _WORD)
        kind, count, size = tail & _KIND, lshr(tail, _KIND_BITS) & _COUNT, lshr(tail, _KIND_BITS + _NUMBER_BITS)
        if size > end:
            break
        record, text_end = base + end - size, base + end - _TAIL
        wanted = size + x.undo.record_room + 2 * _WORD
        is_ended = _ends_event(il, kind, text_end)
        if is_ended:
            wanted += len_base64(il.map_length) + len_base64(il.used + HEADER_SIZE)
        if not has_room(x, room_end, target, wanted):
            answer = s.LINES_FULL
        else:
            if is_ended:
                target = _put_event(x, target)
            is_asked = x.undo.marks != 0 and il.left_in != end
            if is_asked and any_is_marked(x.undo.marks, record, count):
                answer = s.PYTHON
            else:
                target, answer = _take(x, target, kind, record + _WORD * count, text_end)
                if answer == s.DONE:
                    end -= size
    x.undo.left = end
    x.out.used = target - out
    return answer

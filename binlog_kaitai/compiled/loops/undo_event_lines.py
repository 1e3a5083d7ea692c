"""The records of an undo as events to the lines of its script, the last one first, as `sql.undo_events` has them."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.memory import copy, get, kernel, load64, lshr, put, store8
from binlog_kaitai.compiled.loops.sealed import len_base64, seal
from binlog_kaitai.compiled.loops.string_text import put_base64
from binlog_kaitai.compiled.loops.undo_lines import any_is_marked, put_undo_end
from binlog_kaitai.compiled.loops.value_text import has_room, put_piece
from binlog_kaitai.format.headers import HEADER_SIZE
from binlog_kaitai.sql import undo_records
from binlog_kaitai.sql.inverted import MOST_BYTES

__all__ = ["undo_event_lines"]

_WORD, _TAIL = undo_records.WORD, undo_records.TAIL_BYTES
_BEGIN, _EVENT, _END = undo_records.BEGIN, undo_records.EVENT, undo_records.END
_KIND_BITS, _NUMBER_BITS = undo_records.KIND_BITS, undo_records.NUMBER_BITS
_KIND, _COUNT = (1 << _KIND_BITS) - 1, (1 << _NUMBER_BITS) - 1
_NEWLINE = ord("\n")


@kernel
def _put_event(x: int, target: int) -> int:
    """The statement that runs the event which was put together, for which there is room; gives the end of it."""
    il, texts = get(x, s.C_INVERSE), get(x, s.C_TEXTS)
    event, table_map, digits = get(il, ra.IL_EVENT), get(il, ra.IL_MAP), get(il, ra.IL_DIGITS)
    target = put_piece(target, texts, w.Z_BINLOG)
    target = put_base64(target, table_map, table_map + get(il, ra.IL_MAP_LENGTH), digits)
    store8(target, _NEWLINE)
    end = seal(x, event, event + get(il, ra.IL_USED), get(il, ra.IL_LEN_CHECKSUM))
    target = put_base64(target + 1, event, end, digits)
    put(il, ra.IL_USED, get(il, ra.IL_HEAD))
    return put_piece(target, texts, w.Z_BINLOG_END)


@kernel
def _begin_event(x: int, text: int, end: int) -> int:
    """Begin to put together the event whose head is in a record; gives DONE or another answer."""
    il, length = get(x, s.C_INVERSE), load64(text)
    head, checksum = end - text - _WORD - length, get(il, ra.IL_LEN_CHECKSUM)
    if length + checksum > get(il, ra.IL_MAP_ROOM) or head + checksum > get(il, ra.IL_ROOM):
        put(x, s.C_WANTED_ROOM, max(length, head) + checksum)
        return s.BYTES_FULL
    copy(get(il, ra.IL_MAP), text + _WORD, length)
    copy(get(il, ra.IL_EVENT), text + _WORD + length, head)
    sealed = seal(x, get(il, ra.IL_MAP), get(il, ra.IL_MAP) + length, checksum)
    put(il, ra.IL_MAP_LENGTH, sealed - get(il, ra.IL_MAP))
    put(il, ra.IL_HEAD, head)
    put(il, ra.IL_USED, head)
    put(il, ra.IL_POSITION, load64(end))
    put(il, ra.IL_OFFSET, load64(end + _WORD))
    return s.DONE


@kernel
def _add_row(x: int, text: int, end: int) -> int:
    """Add a row to the event that is put together; gives DONE or another answer."""
    il = get(x, s.C_INVERSE)
    used, size, checksum = get(il, ra.IL_USED), end - text, get(il, ra.IL_LEN_CHECKSUM)
    if used + size + checksum > get(il, ra.IL_ROOM):
        put(x, s.C_WANTED_ROOM, used + size + checksum)
        return s.BYTES_FULL
    copy(get(il, ra.IL_EVENT) + used, text, size)
    put(il, ra.IL_USED, used + size)
    return s.DONE


@kernel
def _is_same(il: int, end: int) -> bool:
    """Whether a record whose text ends at `end` is about the event that is put together."""
    return get(il, ra.IL_POSITION) == load64(end) and get(il, ra.IL_OFFSET) == load64(end + _WORD)


@kernel
def _ends_event(il: int, kind: int, end: int) -> bool:
    """Whether the event that is put together has rows, and is written before a record."""
    if get(il, ra.IL_USED) == get(il, ra.IL_HEAD):
        return False
    if get(il, ra.IL_USED) - get(il, ra.IL_HEAD) > MOST_BYTES or kind in (_BEGIN, _END):
        return True
    return kind == _EVENT and not _is_same(il, end)


@kernel
def _take(x: int, target: int, kind: int, text: int, end: int) -> tuple[int, int]:
    """Take a record whose text is from text to end; gives the end of what is written, and DONE or another answer."""
    il = get(x, s.C_INVERSE)
    if kind == _EVENT:
        return target, s.DONE if _is_same(il, end) else _begin_event(x, text, end)
    if kind not in (_BEGIN, _END):
        return target, _add_row(x, text, end)
    put(il, ra.IL_POSITION, -1)
    if kind == _BEGIN:
        return put_piece(target, get(x, s.C_TEXTS), w.Z_COMMIT), s.DONE
    return put_undo_end(x, target, text, end), s.DONE


@kernel
def undo_event_lines(x: int) -> int:
    """The lines of the records from C_BASE to C_HAVE, which is moved to where those begin that are left.

    Gives DONE where no whole record is left, LINES_FULL, BYTES_FULL where the event that is put together needs the room
    that C_WANTED_ROOM says, or PYTHON for a row that may have been changed again.
    """
    base, end, il = get(x, s.C_BASE), get(x, s.C_HAVE), get(x, s.C_INVERSE)
    out, answer = get(x, s.C_OUT), s.DONE
    target, room_end = out + get(x, s.C_OUT_USED), out + get(x, s.C_OUT_ROOM)
    while answer == s.DONE and end >= _TAIL:
        tail = load64(base + end - _WORD)
        kind, count, size = tail & _KIND, lshr(tail, _KIND_BITS) & _COUNT, lshr(tail, _KIND_BITS + _NUMBER_BITS)
        if size > end:
            break
        record, text_end = base + end - size, base + end - _TAIL
        wanted = size + get(x, s.C_TRX_LENGTH) + 2 * _WORD
        is_ended = _ends_event(il, kind, text_end)
        if is_ended:
            wanted += len_base64(get(il, ra.IL_MAP_LENGTH)) + len_base64(get(il, ra.IL_USED) + HEADER_SIZE)
        if not has_room(x, room_end, target, wanted):
            answer = s.LINES_FULL
        else:
            if is_ended:
                target = _put_event(x, target)
            is_asked = get(x, s.C_MARKS) != 0 and get(il, ra.IL_IS_LEFT_IN) == 0
            if is_asked and any_is_marked(get(x, s.C_MARKS), record, count):
                answer = s.PYTHON
            else:
                target, answer = _take(x, target, kind, record + _WORD * count, text_end)
                if answer == s.DONE:
                    put(il, ra.IL_IS_LEFT_IN, 0)
                    end -= size
    put(x, s.C_HAVE, end)
    put(x, s.C_OUT_USED, target - out)
    return answer

"""The records of an undo as events to the lines of its script, the last one first, as `sql.undo_events` has them."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.crc import crc32
from binlog_kaitai.compiled.loops.memory import (
    bswap,
    copy,
    get,
    kernel,
    load8,
    load16,
    load64,
    lshr,
    put,
    store8,
    store16,
    udiv,
    writer_of,
)
from binlog_kaitai.compiled.loops.undo_lines import any_is_marked, put_undo_end
from binlog_kaitai.compiled.loops.value_text import has_room, put_piece
from binlog_kaitai.format.headers import HEADER_SIZE
from binlog_kaitai.format.structs import stored_field
from binlog_kaitai.sql import undo_records
from binlog_kaitai.sql.inverted import MOST_BYTES

__all__ = ["undo_event_lines"]

_put_size, _put_log_pos = (writer_of(stored_field("event_header", name)) for name in ("event_size", "log_pos"))
_put_checksum = writer_of(stored_field("event_footer", "checksum"))
_WORD, _TAIL = undo_records.WORD, undo_records.TAIL_BYTES
_BEGIN, _EVENT, _END = undo_records.BEGIN, undo_records.EVENT, undo_records.END
_KIND_BITS, _NUMBER_BITS = undo_records.KIND_BITS, undo_records.NUMBER_BITS
_KIND, _COUNT = (1 << _KIND_BITS) - 1, (1 << _NUMBER_BITS) - 1
_PAD, _NEWLINE = ord("="), ord("\n")
_TWELVE, _LOW = 12, (1 << 12) - 1


@kernel
def _len_digits(size: int) -> int:
    """Return how many digits so many bytes have in base 64."""
    return 4 * udiv(size + 2, 3)


@kernel
def _put_digits(digits: int, target: int, p: int, end: int) -> int:
    """Write bytes in base 64; gives the end of it."""
    while end - p >= 6:
        word = bswap(load64(p))
        store16(target, load16(digits + 2 * (lshr(word, 52) & _LOW)))
        store16(target + 2, load16(digits + 2 * (lshr(word, 40) & _LOW)))
        store16(target + 4, load16(digits + 2 * (lshr(word, 28) & _LOW)))
        store16(target + 6, load16(digits + 2 * (lshr(word, 16) & _LOW)))
        target += 8
        p += 6
    while p < end:
        left = min(end - p, 3)
        word = load8(p) << 16
        if left > 1:
            word |= load8(p + 1) << 8
        if left > 2:
            word |= load8(p + 2)
        store16(target, load16(digits + 2 * lshr(word, _TWELVE)))
        store16(target + 2, load16(digits + 2 * (word & _LOW)))
        target += 4
        p += left
        for missing in range(1, 4 - left):
            store8(target - missing, _PAD)
    return target


@kernel
def _seal(x: int, event: int, end: int) -> int:
    """Complete the header of an event whose body ends at `end`, and write its checksum; gives the end of it."""
    size = get(get(x, s.C_INVERSE), ra.IL_LEN_CHECKSUM)
    _put_size(event, end - event + size)
    _put_log_pos(event, 0)
    if size:
        _put_checksum(end, crc32(get(x, s.C_CRC_TABLE), get(x, s.C_SCRATCH), event, end))
    return end + size


@kernel
def _put_event(x: int, target: int) -> int:
    """The statement that runs the event which was put together, for which there is room; gives the end of it."""
    il, texts = get(x, s.C_INVERSE), get(x, s.C_TEXTS)
    event, table_map, digits = get(il, ra.IL_EVENT), get(il, ra.IL_MAP), get(il, ra.IL_DIGITS)
    target = put_piece(target, texts, w.Z_BINLOG)
    target = _put_digits(digits, target, table_map, table_map + get(il, ra.IL_MAP_LENGTH))
    store8(target, _NEWLINE)
    target = _put_digits(digits, target + 1, event, _seal(x, event, event + get(il, ra.IL_USED)))
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
    put(il, ra.IL_MAP_LENGTH, _seal(x, get(il, ra.IL_MAP), get(il, ra.IL_MAP) + length) - get(il, ra.IL_MAP))
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
            wanted += _len_digits(get(il, ra.IL_MAP_LENGTH)) + _len_digits(get(il, ra.IL_USED) + HEADER_SIZE)
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

"""The records of an undo as the lines of its script, the last one first; `undoing.undo` has what they are."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.deferred_text import has_room
from binlog_kaitai.compiled.loops.digits import put_uint
from binlog_kaitai.compiled.loops.memory import copy, kernel, load8, load64, lshr, store8
from binlog_kaitai.compiled.loops.value_text import put_piece
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.undoing import undo_records

__all__ = ["any_is_marked", "is_marked", "mark", "put_undo_end", "undo_lines"]

_WORD, _TAIL = undo_records.WORD, undo_records.TAIL_BYTES
_ROW, _LOOSE_ROW, _BEGIN = undo_records.ROW, undo_records.LOOSE_ROW, undo_records.BEGIN
_KIND_BITS, _NUMBER_BITS = undo_records.KIND_BITS, undo_records.NUMBER_BITS
_KIND, _COUNT = (1 << _KIND_BITS) - 1, (1 << _NUMBER_BITS) - 1


@kernel
def is_marked(marks: int, number: int) -> bool:
    """Whether a row with a number may be one of those that are marked."""
    return load8(marks + (number & s.MOST_MARKS)) != 0


@kernel
def mark(marks: int, numbers: int, size: int) -> int:
    """Mark the rows of so many bytes of numbers."""
    at = 0
    while at < size:
        store8(marks + (load64(numbers + at) & s.MOST_MARKS), 1)
        at += _WORD
    return s.DONE


@kernel
def any_is_marked(marks: int, numbers: int, count: int) -> bool:
    """Whether a row may be one of those that are marked, whose record begins with so many words: numbers, and then the
    columns that it puts back."""
    i = 0
    while i < count - 1:
        if is_marked(marks, load64(numbers + _WORD * i)):
            return True
        i += 1
    return False


@kernel
def _put_row(x: Context, target: int, text: int, end: int, kind: int) -> int:
    """The statement of a record whose text is from text to end, and what checks it."""
    texts = x.known.texts
    if kind == _LOOSE_ROW:
        target = put_piece(target, texts, w.Z_LOOSE)
    copy(target, text, end - text)
    target = put_piece(target + end - text, texts, w.Z_STATEMENT_END)
    if x.script.checked:
        target = put_uint(put_piece(target, texts, w.Z_CHECK), load64(end))
        target = put_uint(put_piece(target, texts, w.Z_CHECK_ROW), load64(end + _WORD))
        target = put_piece(target, texts, w.Z_CHECK_END)
    return put_piece(target, texts, w.Z_STRICT) if kind == _LOOSE_ROW else target


@kernel
def put_undo_end(x: Context, target: int, text: int, end: int) -> int:
    """What the undo of a transaction begins with."""
    target = put_piece(target, x.known.texts, w.Z_ABOUT)
    copy(target, text, end - text)
    return put_piece(target + end - text, x.known.texts, w.Z_BEGIN)


@kernel
def undo_lines(x: Context) -> int:
    """The lines of the records from `x.base` to `x.have`, from the last on; those before `x.undo.left` are left.

    Gives DONE where no whole record is left, LINES_FULL, or PYTHON for a row that may have been changed again.
    `x.undo.record_room` is the room for what a record needs besides its own bytes.
    """
    base, end = x.base, x.have
    out, answer = x.out.text, s.DONE
    target, room_end = out + x.out.used, out + x.out.room
    while end >= _TAIL:
        tail = load64(base + end - _WORD)
        kind, count, size = tail & _KIND, lshr(tail, _KIND_BITS) & _COUNT, lshr(tail, _KIND_BITS + _NUMBER_BITS)
        if size > end:
            break
        if not has_room(x, room_end, target, size + x.undo.record_room):
            answer = s.LINES_FULL
            break
        record = base + end - size
        text, text_end = record + _WORD * count, base + end - _TAIL
        if x.undo.marks and any_is_marked(x.undo.marks, record, count):
            answer = s.PYTHON
            break
        if kind == _BEGIN:
            target = put_piece(target, x.known.texts, w.Z_COMMIT)
        elif kind in (_ROW, _LOOSE_ROW):
            target = _put_row(x, target, text, text_end, kind)
        else:
            target = put_undo_end(x, target, text, text_end)
        end -= size
    x.undo.left = end
    x.out.used = target - out
    return answer

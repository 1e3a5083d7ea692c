"""Values whose text is deferred: what Python makes is put on a list, and copied once it is there; and the text of what
takes the place of a cell."""

from __future__ import annotations

from collections.abc import Callable

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.images import note_document
from binlog_kaitai.compiled.loops.masked import masked_cell
from binlog_kaitai.compiled.loops.memory import copy, kernel
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Column
from binlog_kaitai.compiled.records.values import Note

__all__ = ["by_python", "changed_by_python", "has_room", "masked_writer"]


@kernel
def has_room(x: Context, room_end: int, target: int, wanted: int) -> bool:
    """Whether there is room for so many bytes and the rest of the row; if not, says what is missing."""
    if room_end - target >= wanted:
        return True
    x.notes.wanted_room = target + wanted - x.out.text
    return False


@kernel
def by_python(x: Context, k: Column, target: int, room_end: int, cell: int, length: int) -> int:
    """A value whose text Python makes; gives the end of it or a negative code."""
    number = x.trx_text.taken_values
    if x.trx_text.has_values:
        if number >= x.notes.num:
            return -s.VALUES_USED
        note = Note.nth(x.notes.list, number)
        if not has_room(x, room_end, target, note.len_text):
            return -s.LINES_FULL
        copy(target, note.text, note.len_text)
        target += note.len_text
    else:
        if number == x.notes.room:
            return -s.NOTES_FULL
        note = Note.nth(x.notes.list, number)
        note.column = k.index
        note.cell = cell - x.from_cell - x.base
        note.length = x.len_cell if x.from_cell else length
        note.form = ra.IS_VALUE
        x.notes.num = number + 1
    x.trx_text.taken_values = number + 1
    return target


@kernel
def changed_by_python(x: Context, k: Column, target: int, room_end: int, cell: int, end: int) -> int:
    """Differences of a document of which Python makes the text; gives the end of it or a negative code."""
    done = by_python(x, k, target, room_end, cell, end - cell)
    if done >= 0 and not x.trx_text.has_values:
        note_document(x, k, Note.nth(x.notes.list, x.notes.num - 1))
    return done


def masked_writer(put: Callable[..., int]) -> Callable[..., int]:
    """Return a function that writes the text of a cell, or of what takes its place.

    Args:
        put: writes the text of a cell.
    """

    @kernel
    def put_masked(x: Context, k: Column, target: int, room_end: int, q: int, end: int) -> int:
        """Gives the end of the text or a negative code."""
        if k.mask == 0:
            return put(x, k, target, room_end, q, end)
        other, stop = masked_cell(x, k, q, end)
        if other == 0:
            return by_python(x, k, target, room_end, q, end - q)
        done = put(x, k, target, room_end, other, stop)
        x.from_cell = 0
        return done

    return put_masked

"""The walks over the rows of an event and over the cells of an image: each form of lines makes its own of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from binlog_kaitai._generated import loops
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.deferred_text import has_room
from binlog_kaitai.compiled.loops.images import cell_end, forget_documents, image_head
from binlog_kaitai.compiled.loops.memory import get, kernel
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Column, Head, Image, Item, Table

__all__ = ["image_writer", "pass_cell", "rows_writer"]

Made = TypeVar("Made")


@kernel
def pass_cell(x: Context, k: Column, target: int, q: int, e: int) -> int:
    """Pass over the cell at q; gives the target or a negative code. `x.answer_at` is set to the end of the cell."""
    x.answer_at = cell_end(k, q, e)
    return target if x.answer_at else -s.ODD


def image_writer(put_cell: Callable[..., int], put_null: Callable[..., int]) -> Callable[..., int]:
    """Return a function that writes what an image has, a cell at a time.

    Args:
        put_cell: writes what a cell becomes that is there; gives the end of it or a negative code, and sets
            `x.answer_at` to the end of the cell. It is told the number in lines of the column before.
        put_null: writes what a NULL becomes.
    """

    @kernel
    def put_image(x: Context, m: Image, cells: int, target: int, room_end: int, q: int, e: int) -> int:
        """Gives the end of it or a negative code. `x.answer_at` is set to the end of the image."""
        nulls, differences, q = image_head(x, m, q, e)
        if q == 0:
            return -s.ODD
        columns, keeps, before = m.columns, m.role == s.HAS_DOCUMENTS, 0
        if keeps:
            forget_documents(m)
        for i in range(m.present):
            k = Column(get(columns, i))
            if loops.cell_is_null(null_bits=nulls, bitmap_bit_rank=i):
                target = put_null(x, k, before, cells, target)
            else:
                target = put_cell(x, k, before, cells, differences, target, room_end, q, e)
                if target < 0:
                    return target
                if keeps:
                    k.document = q
                    k.document_end = x.answer_at
                q = x.answer_at
            before = k.shown or before
        x.answer_at = q
        return target

    return put_image


def rows_writer(put_row: Callable[..., tuple[int, Made]]) -> Callable[..., tuple[int, int, int, Made]]:
    """Return a function that writes the rows of an event, as far as there is room.

    Args:
        put_row: writes a row; gives the end of it or a negative code, and what the next row is told. It sets
            `x.answer_at` to the end of the row.
    """

    @kernel
    def put_rows(
        x: Context, t: Table, head: Head, item: Item, target: int, room_end: int, q: int, wanted: int, made: Made
    ) -> tuple[int, int, int, Made]:
        """The rows from q on, each of which needs so much room besides; gives the end of their text, the end of them, a
        negative code unless they are all, and what the next row is told. `x.items.last_rows` is set to how many they
        are."""
        e, first, rows, code = x.items.rows_end, x.items.row_number, 0, 0
        while q < e:
            taken, notes = x.trx_text.taken_values, x.notes.num
            end, after = -s.LINES_FULL, made
            if has_room(x, room_end, target, wanted):
                end, after = put_row(x, t, head, item, target, room_end, q, first + rows, made)
            if end >= 0 and x.answer_at == q:
                end = -s.ODD  # images without bytes: how many there are cannot be told
            if end < 0:
                x.trx_text.taken_values = taken
                x.notes.num = notes
                code = end
                break
            q, target, made = x.answer_at, end, after
            rows += 1
        x.items.last_rows = rows
        return target, q, code, made

    return put_rows

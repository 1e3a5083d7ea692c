"""Rows and bytes by the shapes of statements, where these are asked for: each shape stands in a table once."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.digests import digest_of
from binlog_kaitai.compiled.loops.memory import equal, get, kernel, put
from binlog_kaitai.compiled.loops.shape_text import put_shape
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Item
from binlog_kaitai.compiled.records.transactions import Shape

__all__ = ["add_shape_rows", "add_shape_statement", "find_asked_shape", "find_shape", "say_shape"]

_SEED = 1


@kernel
def find_shape(x: Context, start: int, end: int) -> Shape:
    """The record of the shape of a statement, which is begun where it was not met before; 0 where there is no room."""
    if x.shapes.used << 1 >= x.shapes.room or x.shapes.texts_used + 2 * s.SHAPE_ROOM > x.shapes.texts_room:
        return Shape(0)
    text = x.shapes.texts + x.shapes.texts_used
    size = put_shape(start, end, text, text + s.SHAPE_ROOM) - text
    number, mask = digest_of(text, text + size, _SEED), x.shapes.room - 1
    place = number & mask
    while True:
        shape = Shape.nth(x.shapes.list, place)
        if shape.text == 0:
            break
        if shape.number == number and shape.length == size and equal(shape.text, text, size):
            return shape
        place = (place + 1) & mask
    shape.text = text
    shape.length = size
    shape.number = number
    x.shapes.used += 1
    x.shapes.texts_used += size
    return shape


@kernel
def find_asked_shape(x: Context) -> int:
    """Find the shape of a statement that Python has; gives DONE or LINES_FULL."""
    shape = find_shape(x, x.shapes.asked, x.shapes.asked_end)
    x.shapes.found = shape
    return s.DONE if shape else s.LINES_FULL


@kernel
def _begin(shape: Shape, number: int) -> None:
    """Count the transaction with a number, once."""
    if shape.last != number:
        shape.last = number
        shape.trxs += 1


@kernel
def say_shape(x: Context, item: Item, shape: Shape) -> None:
    """The rows that follow a work item are of the statement in it, which has a shape."""
    x.shapes.now = shape
    x.shapes.of = item.said


@kernel
def add_shape_statement(shape: Shape, number: int, size: int) -> None:
    """Count a statement of the transaction with a number, in an event of so many bytes."""
    _begin(shape, number)
    shape.bytes += size


@kernel
def add_shape_rows(x: Context, item: Item, number: int, rows: int, size: int) -> None:
    """Count the rows of a work item of the transaction with a number, in an event of so many bytes."""
    is_said = item.said != 0 and item.said == x.shapes.of
    shape = x.shapes.now if is_said else x.shapes.unknown
    _begin(shape, number)
    shape.bytes += size
    slot = Shape.inserts + item.kind - s.INSERT
    put(shape, slot, get(shape, slot) + rows)

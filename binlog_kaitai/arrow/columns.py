"""What both kinds of plans ask of a table's columns; needs no Arrow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, Literal

from binlog_kaitai._generated import layout
from binlog_kaitai.bounded import made_when_called
from binlog_kaitai.format.structs import byte_order, field_reader
from binlog_kaitai.rows.images import ImageDecoder, RowsDecoder
from binlog_kaitai.rows.table import DIFFERENCES, Column, Table
from binlog_kaitai.types.policy import ValuePolicy
from binlog_kaitai.values.decimal import Group

__all__ = [
    "DocumentMaker",
    "cell_fields",
    "cell_of",
    "documents_of",
    "group_program",
    "is_as_stored",
    "number_order",
    "table_key",
]

DocumentMaker = Callable[["bytes | None", bytes], Any]
"""Makes the value of a JSON column of its cell before a partial update, None where the log has none, and the cell of
differences: those where there is no document."""

_KEY = attrgetter(
    *("name", "type", "cell.type", "parameters", "unsigned", "collation"),
    *("labels", "max_length", "nullable", "geometry"),
)
_NO_TABLE = Table(0, "", "", (), "positional", ())


def table_key(table: Table) -> tuple[Any, ...]:
    """What makes two table maps describe the same columns of the same table; the server's number of it does not."""
    return table.database, table.name, table.names, table.primary_key, *map(_KEY, table.columns)


def cell_fields(column: Column) -> tuple[int, tuple[layout.Field, ...]] | None:
    """Size and fields of a cell that is fixed or has its length before it; None for one that the loops cannot take."""
    cell = column.cell
    if cell.rule not in ("fixed", "prefixed") or column.digits_assumed:
        return None
    try:
        size = cell.size(*column.parameters)
    except LookupError:  # parameters that the spec has no case for: values of it will not decode
        return None
    fields = cell.fields(*column.parameters)
    if cell.rule == "prefixed" and not (len(fields) == 1 and number_order(fields) == "little"):
        return None
    if column.is_json and not _are_alike(cell, column):
        return None
    return size, fields


def _are_alike(cell: layout.Cell, column: Column) -> bool:
    """Whether differences of a document have the same length before them as it."""
    try:
        fields = DIFFERENCES.fields(*column.differences)
    except LookupError:
        return False
    return DIFFERENCES.rule == cell.rule and fields == cell.fields(*column.parameters)


def number_order(fields: Sequence[layout.Field]) -> Literal["little", "big"] | None:
    """The byte order of all fields together when they are one number; None when they are none."""
    at = 0
    orders = {byte_order(field) for field in fields if field.order} or {"little"}
    for part in fields:
        if part.offset != at or part.kind not in ("u", "s", "f"):
            return None
        at += part.size
    return orders.pop() if len(orders) == 1 and 0 < at <= 8 else None


def is_as_stored(column: Column, fields: Sequence[layout.Field]) -> bool:
    """Return whether the value of a column is the number that its fields are together, and no other that the spec
    computes of them."""
    if "value" not in column.cell.expressions:
        return any(field.name == "value" for field in fields)
    return _joins(column.cell.expressions["value"], tuple(fields), column.cell.params, column.parameters)


@lru_cache(maxsize=1 << 10)
def _joins(text: str, fields: tuple[layout.Field, ...], params: tuple[str, ...], given: tuple[int, ...]) -> bool:
    """Whether an expression over fields that are one number is that number, tried with each of its bits."""
    order, size = number_order(fields), sum(field.size for field in fields)
    if order is None or any(field.kind == "f" for field in fields):
        return False
    is_signed = any(field.kind == "s" for field in fields)
    for bits in (0, (1 << 8 * size) - 1, *(1 << bit for bit in range(8 * size))):
        data = bits.to_bytes(size, order)
        parts = {field.name: field_reader(field)(data, 0) for field in fields}
        number = int.from_bytes(data, order, signed=is_signed)
        if eval(text, {}, {**dict(zip(params, given, strict=True)), **parts}) != number:
            return False
    return True


def cell_of(column: Column, policy: ValuePolicy) -> Callable[[bytes], Any]:
    """Return the function that decodes one cell of a column by Python."""

    def make() -> Callable[[bytes], Any]:
        decode = ImageDecoder(_NO_TABLE, b"", policy).cell(column, is_counted=True)
        return lambda data: decode(data, 0)[0]

    return made_when_called(make)


def documents_of(table: Table, policy: ValuePolicy) -> Callable[[Column], DocumentMaker]:
    """Return what makes, for a JSON column of the table, the function that applies a partial update by the object
    path."""
    rows, bitmap = RowsDecoder(policy), b"\xff" * layout.bitmap_size(num_bits=len(table.columns))

    def of_column(column: Column) -> DocumentMaker:
        only = frozenset([column.index])

        def make(document: bytes | None, cell: bytes) -> Any:
            differences = rows.images(table, bitmap, differences=only)
            diffs = differences.cell(differences.columns[column.index], is_counted=True)(cell, 0)[0]
            if document is None:
                return diffs
            stored = rows.images(table, bitmap, stored=only)
            data = stored.cell(stored.columns[column.index], is_counted=True)(document, 0)[0]
            return policy.changed_document(data, diffs)

        return make

    return of_column


def group_program(group: Group) -> list[int]:
    """What the loops know of a group of a DECIMAL."""
    return [group.size, int(group.order == "big"), group.digits, 10**group.digits, group.half, int(group.is_first)]

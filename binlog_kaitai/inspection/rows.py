"""The images of a rows event: rows with what was before and after, and each column with its name and value."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai._generated.mysql_binlog_debug import MysqlBinlog
from binlog_kaitai._generated.notes import TYPES
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.decoder import ROWS_OPERATIONS
from binlog_kaitai.format.spec_errors import PARSE_ERRORS, described
from binlog_kaitai.inspection.objects import Parts
from binlog_kaitai.inspection.shown import object_text
from binlog_kaitai.inspection.tree import Node
from binlog_kaitai.rows.images import RowsDecoder
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.types import type_of
from binlog_kaitai.types.policy import ValuePolicy
from binlog_kaitai.values.charset import TextPolicy
from binlog_kaitai.values.geometry import geometry_text

__all__ = ["MOST_SHOWN", "RowsShown", "column_type", "describe", "value_text"]

_GEOMETRY = layout.CELLS[layout.ValueKind.geometry].type
_NO_BYTES = (MysqlBinlog.ValueAbsent, MysqlBinlog.ValueNull)
_IMAGES = {"insert": ("after",), "delete": ("before",), "update": ("before", "after")}
MOST_SHOWN = 2000
"""Letters of a value."""


class RowsShown:
    """Shows the list of images of one rows event as rows.

    Args:
        event_type: of the event.
        table: what its table map says.
    """

    def __init__(self, event_type: int, table: Table) -> None:
        self._names = _IMAGES[ROWS_OPERATIONS[event_type]]
        self._table = table
        self._decoder = RowsDecoder(ValuePolicy(TextPolicy("bytes"), json_as_text=True))
        self._renderers = [value_text(column) for column in table.columns]

    def __call__(self, parts: Parts, node: Node, items: list[Any]) -> bool:
        """Add a node for each row, if the items are images of rows."""
        if not items or not isinstance(items[0], MysqlBinlog.Row):
            return False
        where = items[0]._parent._debug
        places = (where.get("_m_rows") or items[0]._parent._m_decompressed._debug["rows"])["arr"]
        base = node.start - places[0]["start"]
        per_row = len(self._names)
        for number in range(0, len(items), per_row):
            row = parts.made(node.add(Node(str(number // per_row), 0, 0, node.space, "", is_item=True)))
            for name, item, place in zip(self._names, items[number:], places[number:], strict=False):
                end = base + place.get("end", place["start"])
                self._image(parts, row.add(Node(name, base + place["start"], end, node.space)), item, base)
            row.start, row.end = row.parts[0].start, row.parts[-1].end
            row.text = " and ".join(part.name for part in row.parts)
        count = -(-len(items) // per_row)
        node.text = f"{count} {'row' if count == 1 else 'rows'} of {self._table.database}.{self._table.name}"
        node.end = max(node.end, node.parts[-1].end)
        return True

    def _image(self, parts: Parts, node: Node, item: Any, base: int) -> None:
        told = TYPES["Row"]
        node.type, node.doc, node.server_name = told.name, told.doc, told.server_name
        parts.add(node, _WithoutCells(item), base)
        event, places = item._parent, item._debug.get("cells", {}).get("arr", [])
        bitmap = (event.columns_after if item.is_after else event.columns_before).bytes
        for cell, place, column in zip(getattr(item, "cells", ()), places, self._table.columns, strict=False):
            if not isinstance(cell, MysqlBinlog.ValueAbsent):
                self._cell(parts, node, cell, base, place, column, bitmap)
        node.end = max([node.end, *(part.end for part in node.parts)])

    def _cell(
        self, parts: Parts, node: Node, cell: Any, base: int, place: dict[str, int], column: Column, bitmap: bytes
    ) -> None:
        start = base + place["start"]
        made = parts.made(node.add(Node(column.name, start, base + place.get("end", place["start"]), node.space)))
        told = TYPES[type(cell).__name__]
        made.is_quoted = column.name in TYPES["Row"].members
        made.type, made.doc, made.server_name = told.name, told.doc, column_type(column)
        if isinstance(cell, _NO_BYTES):
            made.text = "NULL"
            return
        parts.add(made, cell, base)
        if len(made.parts) == 1 and not made.parts[0].parts:
            made.value, made.parts = made.parts[0].value, []
        made.text = object_text(cell)
        if "end" in place and not isinstance(cell, MysqlBinlog.ValueJsonDiffs):
            self._take_value(made, column, bitmap)

    def _take_value(self, node: Node, column: Column, bitmap: bytes) -> None:
        """Show the value as `changes` does, geometries as people write them."""
        try:
            value, _ = self._decoder.images(self._table, bitmap).cell(column, is_counted=False)(node.data, 0)
            node.text = self._renderers[column.index](value)[:MOST_SHOWN]
        except (BinlogError, *PARSE_ERRORS) as error:
            node.error = described(error)


class _WithoutCells:
    """An image whose cells are shown in another way."""

    def __new__(cls, item: Any) -> Any:
        """Return a copy of the image that has read no cells."""
        copy = object.__new__(type(item))
        vars(copy).update(vars(item))
        copy._debug = {name: place for name, place in item._debug.items() if name != "cells"}
        return copy


def value_text(column: Column) -> Callable[[Any], str]:
    """Return what makes text of the values of a column. It raises BinlogError."""
    if column.cell.type == _GEOMETRY:
        return geometry_text
    return type_of(column.cell.type).text(column)


def column_type(column: Column) -> str:
    """Return the type of a column as people write it."""
    sign = " UNSIGNED" if column.unsigned else ""
    size = f"({column.max_length})" if column.max_length and column.type in ("VARCHAR", "STRING", "VAR_STRING") else ""
    return f"{column.type}{size}{sign}"


def describe(columns: Iterable[Any], table: Table) -> None:
    """Give the column metadata of the parser what a supplied definition says of how values are stored."""
    for meta, column in zip(columns, table.columns, strict=False):
        if layout.CELLS.get(int(meta.kind)) in (column.cell, None):
            continue
        meta._m_kind = next(MysqlBinlog.ValueKind(kind) for kind, cell in layout.CELLS.items() if cell == column.cell)
        for feed, value in zip(column.cell.feeds, column.parameters, strict=True):
            setattr(meta, feed, value)

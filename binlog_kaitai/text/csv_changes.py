"""Row changes as CSV (RFC 4180): the rows of one table, a line for each image of a row.

Texts stand in quotes, the empty one too; NULL is nothing, and so is a value that the image lacks, whose column
`_absent` names. Documents are JSON. The columns after those of the table are called as in its Parquet files.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from binlog_kaitai.changes.ledger import iso_time
from binlog_kaitai.changes.row_change import RowChange, Transaction
from binlog_kaitai.rows.images import Image
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.text.chosen_columns import ChosenColumns
from binlog_kaitai.text.csv_lines import csv_line
from binlog_kaitai.types import type_of
from binlog_kaitai.types.texts import json_text

__all__ = [
    "ABOUT",
    "BARE",
    "CHANGES",
    "DOCUMENT",
    "CsvForm",
    "CsvWriter",
    "OtherColumnsError",
    "form_of",
    "quoted",
    "transaction_fields",
]

TEXT, BARE, DOCUMENT = range(3)
"""How what is a string in JSON stands in CSV: in quotes; without them, for it has digits and signs only; a document, as
JSON in quotes."""
_BARE = {"decimal", "date", "time", "time2", "datetime", "datetime2", "timestamp", "timestamp2"}
"""Plans of types."""
CHANGES = {
    "insert": ("insert",),
    "update": ("update_preimage", "update_postimage"),
    "delete": ("delete",),
}
"""What `_change_type` says of the images of an operation."""
ABOUT = (
    "_change_type", "_row", "_file", "_position", "_payload_offset", "_timestamp", "_server_id", "_gtid", "_xid",
    "_outcome", "_absent",
)  # fmt: skip
"""The columns after those of the table."""
_QUOTE = '"'


class OtherColumnsError(ValueError):
    """Rows of another table, or of other columns, than those before them."""


def form_of(column: Column) -> int:
    """Return how a value of a column that is a string in JSON stands in CSV."""
    return DOCUMENT if column.is_json else BARE if type_of(column.cell.type).plan in _BARE else TEXT


def quoted(text: str) -> str:
    """Return a text in quotes, its own quotes twice."""
    return f'"{text.replace(_QUOTE, 2 * _QUOTE)}"'


def _field(text: str, form: int) -> str:
    """Return a value that is given as JSON."""
    if form == DOCUMENT or text[:1] in "[{":
        return quoted(text)
    if not text.startswith(_QUOTE):
        return text
    return text[1:-1] if form == BARE else quoted(json.loads(text, strict=False))


class CsvForm:
    """What the lines of a table have: the columns of the definition that comes first, of those that are chosen."""

    def __init__(self, columns: ChosenColumns) -> None:
        self._columns = columns
        self._table: Table | None = None
        self._names: list[str] = []

    def take(self, table: Table) -> list[Column]:
        """Return the columns of a table that lines have. Raises OtherColumnsError."""
        found = self._columns.of(table)
        names = [column.name for column in found]
        first = self._table = self._table or table
        if first is table:
            self._names = names
        if (first.database, first.name) != (table.database, table.name):
            raise OtherColumnsError(
                f"rows of {first.database}.{first.name} and of {table.database}.{table.name}: CSV has one table;"
                " choose it with -T DATABASE.TABLE, or take all of them with `export`"
            )
        if names != self._names:
            raise OtherColumnsError(
                f"{table.database}.{table.name} has other columns from here on: {', '.join(names)}, before"
                f" {', '.join(self._names)}; --columns names those that both have, `export` has all of them"
            )
        return found

    @property
    def head(self) -> str | None:
        """The first line; None where no table was met."""
        return None if self._table is None else csv_line([*self._names, *ABOUT])


class CsvWriter:
    """Renders row changes as lines of CSV, with their ends."""

    def __init__(self, form: CsvForm) -> None:
        self._form = form

    def lines(self, change: RowChange) -> Iterator[str]:
        """Yield a line for each image of a change. Raises OtherColumnsError."""
        columns, about = self._form.take(change.definition), _about(change)
        images = [image for image in (change.before, change.after) if image is not None]
        for image, name in zip(images, CHANGES[change.operation], strict=True):
            yield f"{_values(columns, image)}{name},{change.row},{about}{_absent(columns, image)}\n"


def _values(columns: Sequence[Column], image: Image) -> str:
    return "".join(f"{_value(column, image.get(column.name))}," for column in columns)


def _value(column: Column, value: Any) -> str:
    return "" if value is None else _field(type_of(column.cell.type).text(column)(value), form_of(column))


def _about(change: RowChange) -> str:
    place = change.place
    offset = "" if place.payload_offset is None else place.payload_offset
    event = f"{quoted(place.file)},{place.position},{offset},{iso_time(place.timestamp)},{place.server_id}"
    return f"{event},{transaction_fields(change.transaction)}"


def transaction_fields(transaction: Transaction) -> str:
    """Return what a line says of a transaction."""
    xid = "" if transaction.xid is None else transaction.xid
    return f"{transaction.gtid or ''},{xid},{transaction.outcome},"


def _absent(columns: Sequence[Column], image: Image) -> str:
    names = [column.name for column in columns if column.name not in image]
    return quoted(json_text(names)) if names else ""

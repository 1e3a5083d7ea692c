"""JSON lines: one row change a line. How values of each type look, `types` says.

A line is put together from texts that are made once for an event, a transaction or a column.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields as dataclass_fields
from json.encoder import encode_basestring
from typing import Any

from binlog_kaitai.bounded import Bounded
from binlog_kaitai.changes.ledger import iso_time
from binlog_kaitai.changes.row_change import ABSENT, RowChange, RowsPlace, Transaction
from binlog_kaitai.rows.images import Image
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.text.chosen_columns import ChosenColumns
from binlog_kaitai.text.links import row_address
from binlog_kaitai.types import type_of
from binlog_kaitai.types.texts import json_text

__all__ = [
    "ADDRESS",
    "GAP",
    "INSIDE",
    "LARGE",
    "PLACE",
    "QUERY",
    "ROW",
    "TABLE",
    "TAIL",
    "TRANSACTION",
    "ChangeWriter",
    "is_large",
    "key_text",
    "query_text",
    "table_text",
    "texts_around",
    "to_json",
    "transaction_text",
]

_Render = Callable[[Any], str]

# A line is ROW, PLACE, the number of the row in its event, TAIL.
ROW = '{{"operation":"{operation}",{table}"before":{before},"after":{after},"source":{{'
TABLE = '"database":{database},"table":{name},'
PLACE = '"file":{file},"position":{position},{address}{inside}"row":'
ADDRESS = '"address":"{address}",'
"""What PLACE has for `address` where that is asked for."""
INSIDE = '"payload_offset":{offset},'
"""What PLACE has for `inside` in a payload."""
TAIL = (
    ',"log_pos":{log_pos},"timestamp":"{timestamp}","server_id":{server_id},{transaction}"names":"{names}"{query}}}}}'
)
TRANSACTION = (
    '"gtid":{gtid},"xid":{xid},"xa":{xa},"outcome":{outcome},"thread_id":{thread_id},'
    '"immediate_commit":{immediate_commit},"original_commit":{original_commit},'
    '"last_committed":{last_committed},"sequence_number":{sequence_number},'
)
QUERY = ',"query":{query}'
"""What TAIL has for `query` of rows whose statement the log has, where it was asked for."""
GAP = "\0"
"""Stands in no JSON text; for `texts_around`."""

LARGE = 1 << 20
"""Bytes of an event from which on its rows are better written in pieces."""
_SIZED = frozenset((bytes, str))
_PIECE = 3 << 16
"""Bytes that are made text at a time; a multiple of three, as base64 wants."""


def texts_around(template: str, *fields: str, **known: str) -> list[str]:
    """The constant texts of a template before, between and after some fields, in this order; the others are known."""
    parts = template.format(**known, **{name: f"{GAP}{name}{GAP}" for name in fields}).split(GAP)
    assert parts[1::2] == list(fields)
    return parts[::2]


def is_large(change: RowChange) -> bool:
    """Return whether a change is better written in pieces; what is compressed tells it by its values only."""
    images = change.before, change.after
    values = (value for image in images if image is not None for value in image.values())
    return change.place.size >= LARGE or any(type(value) in _SIZED and len(value) >= LARGE for value in values)


class ChangeWriter:
    """Renders row changes as JSON lines, without the line end.

    Args:
        links: with the address of each row.
        columns: those that images have.
    """

    def __init__(self, *, links: bool = False, columns: ChosenColumns | None = None) -> None:
        self._links = links
        self._columns = columns or ChosenColumns()
        self._tables: Bounded[int, tuple[Table, str, dict[str, tuple[str, _Render]]]] = Bounded()
        self._place: RowsPlace | None = None
        self._transaction: Transaction | None = None
        self._transaction_text = ""
        self._texts = ("", "")

    def line(self, change: RowChange) -> str:
        """One change as one line."""
        table = self._table(change.definition)[1]
        before, after = self.images(change)
        return ROW.format(operation=change.operation, table=table, before=before, after=after) + self._source(change)

    def pieces(self, change: RowChange) -> Iterator[str]:
        """The same line in pieces, so that large values are not copied whole."""
        _, table, columns = self._table(change.definition)
        begin, between, end = texts_around(ROW, "before", "after", operation=change.operation, table=table)
        yield begin
        yield from _image_pieces(change.before, columns)
        yield between
        yield from _image_pieces(change.after, columns)
        yield end + self._source(change)

    def images(self, change: RowChange) -> tuple[str, str]:
        """The images before and after as JSON; ``null`` for one that there is not."""
        columns = self._table(change.definition)[2]
        return self._image(change.before, columns), self._image(change.after, columns)

    def _image(self, image: Image | None, columns: dict[str, tuple[str, _Render]]) -> str:
        if image is None:
            return "null"
        parts = []
        for name, (key, render) in columns.items():
            value = image.get(name, ABSENT)
            if value is not ABSENT:
                parts.append(key + ("null" if value is None else render(value)))
        return f"{{{','.join(parts)}}}"

    def _table(self, table: Table) -> tuple[Table, str, dict[str, tuple[str, _Render]]]:
        known = self._tables.get(id(table))
        if known is None:
            columns = {
                column.name: (key_text(column), type_of(column.cell.type).text(column))
                for column in self._columns.of(table)
            }
            known = self._tables.put(id(table), (table, table_text(table), columns), len(columns))
        return known

    def _source(self, change: RowChange) -> str:
        """What `source` has."""
        place, transaction = change.place, change.transaction
        if transaction is not self._transaction:
            self._transaction, self._transaction_text, self._place = transaction, transaction_text(transaction), None
        if place is not self._place:
            self._place = place
            tail = _after_row(place, self._transaction_text, change.definition.names)
            self._texts = _before_row(place, self._links), tail
        before, tail = self._texts
        return f"{before.replace(GAP, str(change.row))}{change.row}{tail}"


def to_json(change: RowChange) -> str:
    """Return a change as the line that ``binlog-kaitai changes`` prints of it, without the line's end."""
    return ChangeWriter().line(change)


def _image_pieces(image: Image | None, columns: dict[str, tuple[str, _Render]]) -> Iterator[str]:
    if image is None:
        yield "null"
        return
    comma = ""
    yield "{"
    for name, (key, render) in columns.items():
        if name in image:
            yield comma + key
            yield from _value_pieces(image[name], render)
            comma = ","
    yield "}"


def _value_pieces(value: Any, render: _Render) -> Iterator[str]:
    if type(value) not in _SIZED or len(value) < LARGE:
        yield "null" if value is None else render(value)
        return
    yield '"'
    for at in range(0, len(value), _PIECE):
        yield render(value[at : at + _PIECE])[1:-1]
    yield '"'


def table_text(table: Table) -> str:
    """What a line says of a table."""
    return TABLE.format(database=encode_basestring(table.database), name=encode_basestring(table.name))


def key_text(column: Column) -> str:
    """A column's name in an image."""
    return f"{encode_basestring(column.name)}:"


def _before_row(place: RowsPlace, links: bool) -> str:
    position, offset = place.position, place.payload_offset
    address = ADDRESS.format(address=row_address(position, offset, GAP)) if links else ""
    inside = "" if offset is None else INSIDE.format(offset=offset)
    return PLACE.format(file=encode_basestring(place.file), position=position, address=address, inside=inside)


def _after_row(place: RowsPlace, transaction: str, names: str) -> str:
    return TAIL.format(
        log_pos=place.log_pos,
        timestamp=iso_time(place.timestamp),
        server_id=place.server_id,
        transaction=transaction,
        names=names,
        query="" if place.query is None else query_text(place.query),
    )


def query_text(query: str) -> str:
    """What a line says of the statement of its row."""
    return QUERY.format(query=encode_basestring(query))


def transaction_text(transaction: Transaction) -> str:
    """What a line says of a transaction."""
    times = {name: _iso_micros(getattr(transaction, name)) for name in ("immediate_commit", "original_commit")}
    fields = {field.name: getattr(transaction, field.name) for field in dataclass_fields(transaction)}
    return TRANSACTION.format(**{name: json_text(value) for name, value in (fields | times).items()})


def _iso_micros(micros: int | None) -> str | None:
    return None if micros is None else f"{iso_time(micros // 1_000_000)[:-1]}.{micros % 1_000_000:06d}Z"  # type: ignore[index]

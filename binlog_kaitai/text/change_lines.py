"""JSON lines: one row change a line. How each type looks is said once, in `_RENDERERS`.

A line is put together from texts that are made once for an event, a transaction or a column.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import fields as dataclass_fields
from datetime import date, datetime, timedelta
from decimal import Decimal
from json.encoder import JSONEncoder, encode_basestring
from string import Formatter
from struct import Struct
from typing import Any

from binlog_kaitai.bounded import Bounded
from binlog_kaitai.changes.ledger import iso_time
from binlog_kaitai.changes.row_change import RowChange, RowsPlace, Transaction
from binlog_kaitai.format.structs import stored_field, struct_format
from binlog_kaitai.rows.images import Image
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.text.links import row_address
from binlog_kaitai.values.geometry import Geometry
from binlog_kaitai.values.json_diff import JsonDiff
from binlog_kaitai.values.json_text import value_text
from binlog_kaitai.values.rules import JsonText

__all__ = [
    "ADDRESS",
    "GAP",
    "GEOMETRY",
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
    "json_text",
    "key_text",
    "query_text",
    "renderer",
    "table_text",
    "texts_around",
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
GEOMETRY = '{{"srid":{srid},"wkb":"{wkb}"}}'
GAP = "\0"
"""Stands in no JSON text; for `texts_around`."""

_single = Struct(struct_format(stored_field("value_f4", "value")))
_encode = JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
_DAY = 86400
LARGE = 1 << 20
"""Bytes of an event from which on its rows are better written in pieces."""
_SIZED = frozenset((bytes, str))
_PIECE = 3 << 16
"""Bytes that are made text at a time; a multiple of three, as base64 wants."""
_SURE_DIGITS = 6
"""So many significant digits of a decimal number survive single precision: no shorter form needs to be tried."""
_SMALLEST_NORMAL = 2.0**-126
_MAX_DIGITS = 9
"""Significant digits that tell any two single-precision numbers apart."""


def json_text(value: Any) -> str:
    """A plain value as JSON, without spaces and with text as it is."""
    return _encode(value)


def texts_around(template: str, *fields: str, **known: str) -> list[str]:
    """The constant texts of a template before, between and after some fields, in this order; the others are known."""
    order = [name for _, name, _, _ in Formatter().parse(template) if name in fields]
    assert order == list(fields)
    return template.format(**known, **dict.fromkeys(fields, GAP)).split(GAP)


def is_large(change: RowChange) -> bool:
    """Return whether a change is better written in pieces; what is compressed tells it by its values only."""
    images = change.before, change.after
    values = (value for image in images if image is not None for value in image.values())
    return change.place.size >= LARGE or any(type(value) in _SIZED and len(value) >= LARGE for value in values)


class ChangeWriter:
    """Renders row changes as JSON lines, without the line end; `links`: with the address of each row."""

    def __init__(self, *, links: bool = False) -> None:
        self._links = links
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
        for name, value in image.items():
            key, render = columns[name]
            parts.append(key + ("null" if value is None else render(value)))
        return f"{{{','.join(parts)}}}"

    def _table(self, table: Table) -> tuple[Table, str, dict[str, tuple[str, _Render]]]:
        known = self._tables.get(id(table))
        if known is None:
            columns = {column.name: (key_text(column), renderer(column)) for column in table.columns}
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


def _image_pieces(image: Image | None, columns: dict[str, tuple[str, _Render]]) -> Iterator[str]:
    if image is None:
        yield "null"
        return
    comma = ""
    yield "{"
    for name, value in image.items():
        key, render = columns[name]
        yield comma + key
        yield from _value_pieces(value, render)
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


def renderer(column: Column) -> Callable[[Any], str]:
    """What makes the text of a column's values, but for None."""
    make = _RENDERERS.get(column.cell.type)
    return make(column) if make else _any


def _any(value: Any) -> str:
    return (
        encode_basestring(value)
        if isinstance(value, str)
        else _base64(value)
        if isinstance(value, bytes)
        else json_text(value)
    )


def _base64(value: bytes) -> str:
    return f'"{b64encode(value).decode("ascii")}"'


def _text(value: str | bytes) -> str:
    return encode_basestring(value) if isinstance(value, str) else _base64(value)


def _decimal(value: Decimal) -> str:
    return f'"{value:f}"'


def _single_text(value: float) -> str:
    """The shortest number that is the same in single precision."""
    want = _single.pack(value)
    for digits in range(_SURE_DIGITS if abs(value) >= _SMALLEST_NORMAL else 1, _MAX_DIGITS):
        text = f"{value:.{digits}g}"
        with suppress(OverflowError):  # rounded up beyond the largest number
            if _single.pack(float(text)) == want:
                return _double_text(float(text))
    return _double_text(float(f"{value:.{_MAX_DIGITS}g}"))


def _double_text(value: float) -> str:
    """The shortest number that is the same; text for what no server stores and JSON has no number for."""
    text = repr(value)
    return text if text[-1].isdigit() else f'"{text}"'


def _digits(column: Column) -> int:
    """Digits of the fraction of a temporal column."""
    return dict(zip(column.cell.params, column.parameters, strict=True)).get("fsp", 0)


def _fraction(micros: int, digits: int) -> str:
    return f".{micros:06d}"[: digits + 1] if digits else ""


def _datetime(column: Column) -> _Render:
    digits = _digits(column)

    def render(value: datetime | str) -> str:
        if isinstance(value, str):
            return f'"{value}"'
        return f'"{value.isoformat(" ", "seconds")}{_fraction(value.microsecond, digits)}"'

    return render


def _timestamp(column: Column) -> _Render:
    digits = _digits(column)

    def render(value: datetime | str) -> str:
        if isinstance(value, str):
            return f'"{value}"'
        return f'"{value.replace(tzinfo=None).isoformat("T", "seconds")}{_fraction(value.microsecond, digits)}Z"'

    return render


def _time(column: Column) -> _Render:
    digits = _digits(column)

    def render(value: timedelta) -> str:
        sign, value = ("-", -value) if value.days < 0 else ("", value)
        minutes, seconds = divmod(value.days * _DAY + value.seconds, 60)
        return f'"{sign}{minutes // 60:02d}:{minutes % 60:02d}:{seconds:02d}{_fraction(value.microseconds, digits)}"'

    return render


def _json(value: Any) -> str:
    """A document, or the differences of one whose row before the update the log does not have."""
    if isinstance(value, JsonText):
        return value
    if isinstance(value, tuple):
        return f'{{"json_diffs":[{",".join(map(_diff, value))}]}}'
    return value_text(value)


def _diff(diff: JsonDiff) -> str:
    value = "" if diff.text is None else f',"value":{diff.text}'
    return f'{{"operation":"{diff.operation}","path":{encode_basestring(diff.path)}{value}}}'


def _date(value: date | str) -> str:
    return f'"{value}"'


def _geometry(value: Geometry) -> str:
    return GEOMETRY.format(srid=value.srid, wkb=value.wkb.hex())


def _vector(value: list[float]) -> str:
    return f"[{','.join(map(_single_text, value))}]"


def _same(render: _Render) -> Callable[[Column], _Render]:
    return lambda column: render


_RENDERERS: dict[str, Callable[[Column], _Render]] = {
    **dict.fromkeys(
        (
            "value_s1",
            "value_u1",
            "value_s2",
            "value_u2",
            "value_s3",
            "value_u3",
            "value_s4",
            "value_u4",
            "value_s8",
            "value_u8",
        ),
        _same(str),
    ),
    "value_year": _same(str),
    "value_bit": _same(str),
    "value_f4": _same(_single_text),
    "value_f8": _same(_double_text),
    "value_decimal": _same(_decimal),
    "value_date": _same(_date),
    "value_time": _time,
    "value_time2": _time,
    "value_time_hires": _time,
    "value_datetime": _datetime,
    "value_datetime2": _datetime,
    "value_datetime_hires": _datetime,
    "value_timestamp": _timestamp,
    "value_timestamp2": _timestamp,
    "value_timestamp_hires": _timestamp,
    "value_string": _same(_text),
    "value_blob": _same(_text),
    "value_compressed": _same(_text),
    "value_json": _same(_json),
    "value_json_diffs": _same(_json),
    "value_geometry": _same(_geometry),
    "value_vector": _same(_vector),
}
"""By type of the spec: a function of the column that gives a function of the value."""

"""JSON lines: one row change a line. How each type looks is said once, in `_RENDERERS`.

A line is put together from texts that are made once for an event, a transaction or a column.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import date, datetime, timedelta
from decimal import Decimal
from json.encoder import JSONEncoder, encode_basestring
from struct import Struct
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.changes import RowChange, RowsPlace, Transaction
from binlog_kaitai.ledger import iso_time
from binlog_kaitai.rows import Image
from binlog_kaitai.structs import struct_format
from binlog_kaitai.table import Column, Table
from binlog_kaitai.values.geometry import Geometry
from binlog_kaitai.values.json_diff import JsonDiff
from binlog_kaitai.values.json_text import value_text
from binlog_kaitai.values.rules import JsonText

__all__ = ["LARGE", "ChangeWriter", "json_text"]

_Render = Callable[[Any], str]
_single = Struct(struct_format(layout.PREFIX["value_f4", None, None].fields[0]))
_encode = JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
_DAY = 86400
_MAX_TABLES = 10_000
LARGE = 1 << 20
"""Bytes of an event from which on its rows are better written in pieces."""
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


class ChangeWriter:
    """Renders row changes as JSON lines, without the line end."""

    def __init__(self) -> None:
        self._tables: dict[int, tuple[Table, str, dict[str, tuple[str, _Render]]]] = {}
        self._place: RowsPlace | None = None
        self._transaction: Transaction | None = None
        self._transaction_text = ""
        self._texts = ("", "")

    def line(self, change: RowChange) -> str:
        """One change as one line."""
        head = self._table(change.definition)[1]
        before, after = self.images(change)
        first, last = self._source(change)
        images = f'"before":{before},"after":{after}'
        return f'{{"operation":"{change.operation}",{head}{images},"source":{{{first}{change.row}{last}'

    def pieces(self, change: RowChange) -> Iterator[str]:
        """The same line in pieces, so that large values are not copied whole."""
        _, head, columns = self._table(change.definition)
        first, last = self._source(change)
        yield f'{{"operation":"{change.operation}",{head}"before":'
        yield from _image_pieces(change.before, columns)
        yield ',"after":'
        yield from _image_pieces(change.after, columns)
        yield f',"source":{{{first}{change.row}{last}'

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
            head = f'"database":{encode_basestring(table.database)},"table":{encode_basestring(table.name)},'
            columns = {
                column.name: (f"{encode_basestring(column.name)}:", _renderer(column)) for column in table.columns
            }
            if len(self._tables) >= _MAX_TABLES:
                self._tables.clear()
            known = self._tables[id(table)] = table, head, columns
        return known

    def _source(self, change: RowChange) -> tuple[str, str]:
        """What stands before and after the row's number in `source`."""
        place, transaction = change.place, change.transaction
        if transaction is not self._transaction:
            self._transaction, self._transaction_text, self._place = transaction, _of_transaction(transaction), None
        if place is not self._place:
            self._place = place
            self._texts = _before_row(place), _after_row(place, self._transaction_text, change.definition.names)
        return self._texts


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
    if type(value) not in (bytes, str) or len(value) < LARGE:
        yield "null" if value is None else render(value)
        return
    yield '"'
    for at in range(0, len(value), _PIECE):
        yield render(value[at : at + _PIECE])[1:-1]
    yield '"'


def _before_row(place: RowsPlace) -> str:
    inside = "" if place.payload_offset is None else f'"payload_offset":{place.payload_offset},'
    return f'"file":{encode_basestring(place.file)},"position":{place.position},{inside}"row":'


def _after_row(place: RowsPlace, transaction: str, names: str) -> str:
    query = "" if place.query is None else f',"query":{encode_basestring(place.query)}'
    return (
        f',"log_pos":{place.log_pos},"timestamp":"{iso_time(place.timestamp)}","server_id":{place.server_id},'
        f'{transaction}"names":"{names}"{query}}}}}'
    )


def _of_transaction(transaction: Transaction) -> str:
    fields = {
        "gtid": transaction.gtid,
        "xid": transaction.xid,
        "xa": transaction.xa,
        "outcome": transaction.outcome,
        "thread_id": transaction.thread_id,
        "immediate_commit": _iso_micros(transaction.immediate_commit),
        "original_commit": _iso_micros(transaction.original_commit),
        "last_committed": transaction.last_committed,
        "sequence_number": transaction.sequence_number,
    }
    return "".join(f'"{name}":{json_text(value)},' for name, value in fields.items())


def _iso_micros(micros: int | None) -> str | None:
    return None if micros is None else f"{iso_time(micros // 1_000_000)[:-1]}.{micros % 1_000_000:06d}Z"  # type: ignore[index]


def _renderer(column: Column) -> _Render:
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
    return f'{{"srid":{value.srid},"wkb":"{value.wkb.hex()}"}}'


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

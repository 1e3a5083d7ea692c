"""What bytes are read as: by each type of column that they can be of, by the decoder of rows."""

from __future__ import annotations

from collections.abc import Iterator

from binlog_kaitai._generated import layout
from binlog_kaitai.inspection.rows import MOST_SHOWN, value_text
from binlog_kaitai.rows.bad_rows import VALUE_ERRORS
from binlog_kaitai.rows.cell_code import cell_function
from binlog_kaitai.rows.table import Column, plain_column
from binlog_kaitai.types.policy import ValuePolicy
from binlog_kaitai.values.charset import TextPolicy
from binlog_kaitai.values.decimal import MAX_DIGITS

__all__ = ["BITS", "FIXED", "read_as"]

_Kind = layout.ValueKind
_FRACTIONS = (0, 2, 4, 6)
_SCALES = (0, 2, 4, 6, 9, 18)
_LENGTHS = (1, 2, 3, 4)
"""Bytes of the length before a value."""
_PLAIN = {
    "TINYINT": _Kind.tiny,
    "TINYINT UNSIGNED": _Kind.tiny_unsigned,
    "SMALLINT": _Kind.short,
    "SMALLINT UNSIGNED": _Kind.short_unsigned,
    "MEDIUMINT": _Kind.int24,
    "MEDIUMINT UNSIGNED": _Kind.int24_unsigned,
    "INT": _Kind.long,
    "INT UNSIGNED": _Kind.long_unsigned,
    "BIGINT": _Kind.longlong,
    "BIGINT UNSIGNED": _Kind.longlong_unsigned,
    "FLOAT": _Kind.float,
    "DOUBLE": _Kind.double,
    "YEAR": _Kind.year,
    "DATE": _Kind.date,
    "TIME of MySQL 5.5": _Kind.time,
    "DATETIME of MySQL 5.5": _Kind.datetime,
    "TIMESTAMP of MySQL 5.5": _Kind.timestamp,
}
_WITH_FRACTION = {"TIME": _Kind.time2, "DATETIME": _Kind.datetime2, "TIMESTAMP": _Kind.timestamp2}
_SIZED: dict[str, tuple[layout.ValueKind, tuple[tuple[int, ...], ...]]] = {
    "ENUM": (_Kind.enum, ((1,), (2,))),
    "SET": (_Kind.set, tuple((size,) for size in (1, 2, 3, 4, 8))),
    "BIT": (_Kind.bit, tuple((0, size) for size in range(1, 9))),
}
_PREFIXED = {"JSON": _Kind.json, "GEOMETRY": _Kind.geometry, "VECTOR": _Kind.vector}
FIXED: list[tuple[str, layout.ValueKind, tuple[int, ...]]] = [
    *((label, kind, ()) for label, kind in _PLAIN.items()),
    *(
        (f"{label}({digits})" if digits else label, kind, (digits,))
        for label, kind in _WITH_FRACTION.items()
        for digits in _FRACTIONS
    ),
    *((label, kind, given) for label, (kind, all_given) in _SIZED.items() for given in all_given),
]
"""Types of a fixed size: how they are called, and the parameters of their cells."""
BITS = (_Kind.set, _Kind.bit)
"""Types whose values are shown as bits, too."""
_POLICY = ValuePolicy(TextPolicy("bytes"), json_as_text=True)
_ENCODINGS = {"text, utf8mb4": "utf-8", "text, latin1": "cp1252"}
_MOST_HEX = 64


def read_as(data: bytes) -> Iterator[tuple[str, str]]:
    """Yield what bytes are as values of types: the type, and the text of the value."""
    if not data:
        return
    sizes = [size for size in _LENGTHS if size < len(data)]
    lengths = [(label, kind, (size,)) for label, kind in _PREFIXED.items() for size in sizes]
    for label, kind, parameters in (*FIXED, *_decimals(len(data)), *lengths):
        text = _text(kind, parameters, data)
        if text is not None:
            yield label, text[:MOST_SHOWN]
    for label, encoding in _ENCODINGS.items():
        yield label, _decoded(data[:MOST_SHOWN], encoding)
    yield "BINARY, BLOB", data[:_MOST_HEX].hex() + "…" * (len(data) > _MOST_HEX)


def _decimals(size: int) -> Iterator[tuple[str, layout.ValueKind, tuple[int, int]]]:
    """Yield, for some numbers of digits after the point, the DECIMAL with most digits that has a size."""
    cell = layout.CELLS[_Kind.newdecimal]
    for scale in _SCALES:
        for precision in range(MAX_DIGITS, max(scale, 1) - 1, -1):
            if cell.size(precision, scale) == size:
                yield f"DECIMAL({precision},{scale})", _Kind.newdecimal, (precision, scale)
                break


def _text(kind: layout.ValueKind, parameters: tuple[int, ...], data: bytes) -> str | None:
    """Return the value that bytes are as all of a cell; None where they are none."""
    column = _column(kind, parameters)
    if column.cell.rule == "fixed" and column.cell.size(*parameters) != len(data):
        return None
    try:
        value, end = cell_function(column, _POLICY)(data, 0)
        if end != len(data):
            return None
        text = value_text(column)(value)
    except VALUE_ERRORS:
        return None
    if kind in BITS:
        return f"{text} = 0b{value:0{8 * len(data)}b}"
    return text if kind == _Kind.json else text.strip('"')


def _column(kind: layout.ValueKind, parameters: tuple[int, ...]) -> Column:
    return plain_column(
        {"index": 0, "name": "", "type": kind.name.upper(), "kind": kind, "parameters": parameters, "nullable": False}
        | {"unsigned": None, "collation": None, "labels": None, "max_length": 0, "is_json": False, "visible": True}
    )


def _decoded(data: bytes, encoding: str) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        return "—"

"""Does a column's definition fit what a table map says of the column?

The log tells the type, and of most types a size. Where the two contradict each other the definition is not that of the
table that was logged, and whatever else it says would be a guess.
"""

from __future__ import annotations

from collections.abc import Callable

from binlog_kaitai._generated import layout
from binlog_kaitai.ddl.collations import longest_character
from binlog_kaitai.ddl.datatype import BLOBS, GEOMETRIES, NUMERIC, TEXTS
from binlog_kaitai.ddl.model import ColumnSchema
from binlog_kaitai.named import NamedTuple
from binlog_kaitai.rows.table import Column
from binlog_kaitai.values.charset import BINARY_COLLATION

__all__ = ["fits", "log_type"]

_Type = layout.ColumnType
_Check = Callable[[ColumnSchema, Column, dict[str, int]], bool]
_LONGEST_CHARACTERS = range(1, 6)
"""Bytes of the longest character of all character sets (``filename`` has 5)."""


class _Fit(NamedTuple):
    types: frozenset[str]
    """Types that the log may have."""
    check: _Check


def fits(declared: ColumnSchema, column: Column) -> bool:
    """Return whether the log's column may be one that is defined so."""
    fit = _FITS[declared.type]
    if column.type not in fit.types or not _same_sign(declared, column) or not _same_kind_of_string(declared, column):
        return False
    return fit.check(declared, column, _parameters(column))


def _parameters(column: Column) -> dict[str, int]:
    return dict(zip(column.cell.params, column.parameters, strict=True))


def _same_sign(declared: ColumnSchema, column: Column) -> bool:
    return declared.type not in NUMERIC or column.unsigned is None or column.unsigned == declared.unsigned


def _same_kind_of_string(declared: ColumnSchema, column: Column) -> bool:
    """Return whether both are text or both are bytes, where both sides tell."""
    if column.collation is None or declared.collation is None:
        return True
    return (column.collation == BINARY_COLLATION) == (declared.collation == BINARY_COLLATION)


def log_type(column: Column) -> str:
    """Return a column's type as the log has it, for people."""
    text = _SPOKEN.get(column.type, column.type)
    size = f" of {column.max_length} bytes" if column.max_length else ""
    known = _parameters(column)
    numbers = [str(known[name]) for name in ("precision", "scale", "fsp") if name in known]
    return f"{text}{_in_brackets(numbers) or size}{' UNSIGNED' if column.unsigned else ''}"


def _in_brackets(numbers: list[str]) -> str:
    return f"({','.join(numbers)})" if numbers else ""


_SPOKEN = {
    "TINY": "TINYINT",
    "SHORT": "SMALLINT",
    "INT24": "MEDIUMINT",
    "LONG": "INT",
    "LONGLONG": "BIGINT",
    "NEWDECIMAL": "DECIMAL",
    "TIME2": "TIME",
    "DATETIME2": "DATETIME",
    "TIMESTAMP2": "TIMESTAMP",
    "STRING": "CHAR or BINARY",
    "VARCHAR": "VARCHAR or VARBINARY",
    "VAR_STRING": "VARCHAR or VARBINARY",
    "BLOB": "BLOB or TEXT",
}


def _any(declared: ColumnSchema, column: Column, known: dict[str, int]) -> bool:
    return True


def _decimal(declared: ColumnSchema, column: Column, known: dict[str, int]) -> bool:
    return "precision" not in known or declared.arguments == (known["precision"], known["scale"])


def _fraction(declared: ColumnSchema, column: Column, known: dict[str, int]) -> bool:
    """Return whether the digits of a fraction agree; where the log has none, only the definition has them."""
    return "fsp" not in known or declared.arguments == (known["fsp"],)


def _bits(declared: ColumnSchema, column: Column, known: dict[str, int]) -> bool:
    return declared.arguments == (known["num_full_bytes"] * 8 + known["num_odd_bits"],)


def _labels(declared: ColumnSchema, column: Column, known: dict[str, int]) -> bool:
    return declared.labels is None or _size_of_labels(declared) == known["len_value"]


def _size_of_labels(declared: ColumnSchema) -> int:
    """Return the bytes of a value by the number of labels (server: get_enum_pack_length, get_set_pack_length)."""
    count = len(declared.labels or ())
    if declared.type == "enum":
        return 1 if count < 1 << 8 else 2
    size = (count + 7) // 8
    return 8 if size > 4 else size


def _characters(declared: ColumnSchema, column: Column, known: dict[str, int]) -> bool:
    """The log has the length in bytes, the definition in characters."""
    if not declared.arguments or column.type == _COMPRESSED:
        return True
    collation = declared.collation if column.collation is None else column.collation
    longest = None if collation is None else longest_character(collation)
    sizes = _LONGEST_CHARACTERS if longest is None else (longest,)
    return column.max_length in [size * declared.arguments[0] for size in sizes]


def _bytes(declared: ColumnSchema, column: Column, known: dict[str, int]) -> bool:
    return not declared.arguments or column.type == _COMPRESSED or column.max_length == declared.arguments[0]


def _exactly(length: int) -> _Check:
    return lambda declared, column, known: column.max_length == length


def _blob(bits: int) -> _Check:
    return lambda declared, column, known: known.get("len_length") == bits // 8


def _text(bits: int) -> _Check:
    """CONVERT TO CHARACTER SET may have made a TEXT larger than the statement said."""
    return lambda declared, column, known: known.get("len_length", 0) >= bits // 8


def _vector(declared: ColumnSchema, column: Column, known: dict[str, int]) -> bool:
    """MariaDB logs bytes, MySQL a type of its own."""
    lengths = [4 * number for number in declared.arguments]
    return column.type == _name(_Type.vector) or not lengths or column.max_length in lengths


def _name(kind: layout.ColumnType) -> str:
    return kind.name.upper()


_COMPRESSED = _name(_Type.varchar_compressed)


def _fit(check: _Check, *types: layout.ColumnType) -> _Fit:
    return _Fit(frozenset(map(_name, types)), check)


_VARCHARS = (_Type.varchar, _Type.var_string, _Type.varchar_compressed)
_BLOBS = (_Type.blob, _Type.tiny_blob, _Type.medium_blob, _Type.long_blob, _Type.blob_compressed)
_FITS: dict[str, _Fit] = {
    "tinyint": _fit(_any, _Type.tiny),
    "smallint": _fit(_any, _Type.short),
    "mediumint": _fit(_any, _Type.int24),
    "int": _fit(_any, _Type.long),
    "bigint": _fit(_any, _Type.longlong),
    "float": _fit(_any, _Type.float),
    "double": _fit(_any, _Type.double),
    "decimal": _fit(_decimal, _Type.newdecimal, _Type.decimal),
    "bit": _fit(_bits, _Type.bit),
    "year": _fit(_any, _Type.year),
    "date": _fit(_any, _Type.date, _Type.newdate),
    "time": _fit(_fraction, _Type.time2, _Type.time),
    "datetime": _fit(_fraction, _Type.datetime2, _Type.datetime),
    "timestamp": _fit(_fraction, _Type.timestamp2, _Type.timestamp),
    "char": _fit(_characters, _Type.string),
    "varchar": _fit(_characters, *_VARCHARS),
    "binary": _fit(_bytes, _Type.string),
    "varbinary": _fit(_bytes, *_VARCHARS),
    **{name: _fit(_blob(bits), *_BLOBS) for name, bits in BLOBS.items()},
    **{name: _fit(_text(bits), *_BLOBS) for name, bits in TEXTS.items()},
    "enum": _fit(_labels, _Type.enum),
    "set": _fit(_labels, _Type.set),
    "json": _fit(_any, _Type.json, *_BLOBS),
    **dict.fromkeys(GEOMETRIES, _fit(_any, _Type.geometry)),
    "vector": _fit(_vector, _Type.vector, *_VARCHARS),
    "inet4": _fit(_exactly(4), _Type.string),
    "inet6": _fit(_exactly(16), _Type.string),
    "uuid": _fit(_exactly(16), _Type.string),
}

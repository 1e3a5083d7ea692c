"""Columns, table maps and row images: the storage of each type, as the servers' documentation describes it."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from decimal import Context, Decimal
from typing import Any

from tests.builder.bodies import bitmap, lenenc

__all__ = [
    "Column",
    "binary",
    "bit",
    "blob",
    "char",
    "date_",
    "datetime2",
    "datetime_old",
    "decimal",
    "double",
    "enum",
    "float_",
    "geometry",
    "image",
    "integer",
    "json_scalar",
    "set_",
    "table_map_body",
    "time2",
    "time_old",
    "timestamp2",
    "timestamp_old",
    "varchar",
    "vector",
    "year",
]

_NUMERIC = {1, 2, 3, 4, 5, 8, 9, 13, 246}
_UNITS = (1_000_000, 10_000, 100, 1)
"""Microseconds that a fraction of 0 to 3 bytes counts in."""
_EXACT = Context(prec=100)
_CHARACTER = {15, 249, 250, 251, 252, 253, 242}


@dataclass(frozen=True)
class Column:
    """One column: its type and metadata in the table map, and how its values are stored."""

    name: str
    type: int
    meta: bytes
    store: Callable[[Any], bytes]
    unsigned: bool | None = None
    collation: int | None = None
    labels: tuple[str, ...] | None = None

    @property
    def real_type(self) -> int:
        """The type after STRING, which CHAR, ENUM and SET share."""
        return self.meta[0] if self.type == 254 and self.meta[0] in (247, 248) else self.type


def integer(name: str, width: int, *, unsigned: bool = False) -> Column:
    kind = {1: 1, 2: 2, 3: 9, 4: 3, 8: 8}[width]
    return Column(name, kind, b"", lambda v: v.to_bytes(width, "little", signed=v < 0), unsigned=unsigned)


def float_(name: str) -> Column:
    return Column(name, 4, b"\4", lambda v: struct.pack("<f", v), unsigned=False)


def double(name: str) -> Column:
    return Column(name, 5, b"\10", lambda v: struct.pack("<d", v), unsigned=False)


def decimal(name: str, precision: int, scale: int) -> Column:
    return Column(name, 246, bytes([precision, scale]), lambda v: _decimal_bytes(v, precision, scale), unsigned=False)


def _decimal_bytes(value: Decimal, precision: int, scale: int) -> bytes:
    """Groups of nine digits in four bytes, the short group of each part outermost; the first bit is the sign."""
    sizes = (0, 1, 1, 2, 2, 3, 3, 4, 4, 4)
    digits = str(abs(int(value.scaleb(scale, _EXACT)))).rjust(precision, "0")
    whole, fraction = digits[: precision - scale], digits[precision - scale :]
    groups = [whole[: len(whole) % 9]] + [whole[i : i + 9] for i in range(len(whole) % 9, len(whole), 9)]
    groups += [fraction[i : i + 9] for i in range(0, len(fraction), 9)]
    raw = bytearray(b"".join(int(g).to_bytes(sizes[len(g)], "big") for g in groups if g))
    if value.is_signed() and value:
        raw = bytearray(byte ^ 0xFF for byte in raw)
    raw[0] ^= 0x80
    return bytes(raw)


def bit(name: str, width: int) -> Column:
    return Column(name, 16, bytes([width % 8, width // 8]), lambda v: v.to_bytes((width + 7) // 8, "big"))


def year(name: str) -> Column:
    return Column(name, 13, b"", lambda v: bytes([v - 1900 if v else 0]), unsigned=True)


def date_(name: str) -> Column:
    def store(value: date | tuple[int, int, int]) -> bytes:
        y, m, d = (value.year, value.month, value.day) if isinstance(value, date) else value
        return (y << 9 | m << 5 | d).to_bytes(3, "little")

    return Column(name, 10, b"", store)


def _fraction(micros: int, digits: int) -> bytes:
    width = (digits + 1) // 2
    return (micros // _UNITS[width]).to_bytes(width, "big") if width else b""


def time2(name: str, digits: int) -> Column:
    """Hours, minutes, seconds and a fraction as one number with an offset, so that negative ones sort."""

    def store(value: timedelta) -> bytes:
        width = (digits + 1) // 2
        micros = abs(value) // timedelta(microseconds=1)
        seconds, fraction = divmod(micros, 1_000_000)
        packed = (seconds // 3600 << 12 | seconds // 60 % 60 << 6 | seconds % 60) << 8 * width
        packed |= fraction // _UNITS[width]
        packed = -packed if value < timedelta(0) else packed
        return (packed + (1 << (23 + 8 * width))).to_bytes(3 + width, "big")

    return Column(name, 19, bytes([digits]), store)


def datetime2(name: str, digits: int) -> Column:
    def store(value: datetime) -> bytes:
        packed = (value.year * 13 + value.month) << 5 | value.day
        packed = packed << 17 | value.hour << 12 | value.minute << 6 | value.second
        return (packed | 1 << 39).to_bytes(5, "big") + _fraction(value.microsecond, digits)

    return Column(name, 18, bytes([digits]), store)


def timestamp2(name: str, digits: int) -> Column:
    def store(value: datetime) -> bytes:
        return struct.pack(">I", int(value.timestamp())) + _fraction(value.microsecond, digits)

    return Column(name, 17, bytes([digits]), store)


def timestamp_old(name: str) -> Column:
    return Column(name, 7, b"", lambda v: struct.pack("<I", int(v.timestamp())))


def datetime_old(name: str) -> Column:
    return Column(name, 12, b"", lambda v: struct.pack("<Q", int(v.strftime("%Y%m%d%H%M%S").rjust(14, "0"))))


def time_old(name: str) -> Column:
    def store(value: timedelta) -> bytes:
        seconds = abs(value) // timedelta(seconds=1)
        number = seconds // 3600 * 10000 + seconds // 60 % 60 * 100 + seconds % 60
        return (-number if value < timedelta(0) else number).to_bytes(3, "little", signed=True)

    return Column(name, 11, b"", store)


def _prefixed(data: bytes, width: int) -> bytes:
    return len(data).to_bytes(width, "little") + data


def varchar(name: str, max_bytes: int, *, collation: int = 255) -> Column:
    """VARCHAR; with collation 63 VARBINARY."""
    width = 1 if max_bytes < 256 else 2
    return Column(name, 15, struct.pack("<H", max_bytes), lambda v: _prefixed(_encoded(v), width), collation=collation)


def char(name: str, max_bytes: int, *, collation: int = 255) -> Column:
    """CHAR: lengths above 255 hide two bits in the type."""
    meta = bytes([254 ^ (max_bytes & 0x300) >> 4, max_bytes & 0xFF])
    width = 1 if max_bytes < 256 else 2
    return Column(name, 254, meta, lambda v: _prefixed(_encoded(v), width), collation=collation)


def binary(name: str, length: int) -> Column:
    """BINARY(n): the log leaves the zero bytes at the end out."""
    meta = bytes([254, length])
    return Column(name, 254, meta, lambda v: _prefixed(v.rstrip(b"\0"), 1), collation=63)


def blob(name: str, width: int, *, collation: int = 63) -> Column:
    """BLOB with a length of `width` bytes; with another collation TEXT."""
    return Column(name, 252, bytes([width]), lambda v: _prefixed(_encoded(v), width), collation=collation)


def _encoded(value: str | bytes) -> bytes:
    return value.encode() if isinstance(value, str) else value


def enum(name: str, labels: tuple[str, ...]) -> Column:
    width = 1 if len(labels) < 256 else 2
    store = lambda v: (labels.index(v) + 1 if v else 0).to_bytes(width, "little")  # noqa: E731
    return Column(name, 254, bytes([247, width]), store, labels=labels)


def set_(name: str, labels: tuple[str, ...]) -> Column:
    width = (len(labels) + 7) // 8
    width = width if width < 5 else 8

    def store(value: str) -> bytes:
        members = value.split(",") if value else []
        return sum(1 << labels.index(label) for label in members).to_bytes(width, "little")

    return Column(name, 254, bytes([248, width]), store, labels=labels)


def json_scalar(name: str) -> Column:
    """JSON, of which only small numbers, texts below 128 bytes, true, false and null."""

    def store(value: Any) -> bytes:
        if value is None or isinstance(value, bool):
            document = b"\4" + bytes([{None: 0, True: 1, False: 2}[value]])
        elif isinstance(value, int):
            document = b"\5" + struct.pack("<h", value)
        else:
            document = b"\14" + _prefixed(value.encode(), 1)
        return _prefixed(document, 4)

    return Column(name, 245, b"\4", store)


def geometry(name: str) -> Column:
    return Column(name, 255, b"\4", lambda v: _prefixed(struct.pack("<I", v[0]) + v[1], 4))


def vector(name: str) -> Column:
    return Column(name, 242, b"\4", lambda v: _prefixed(struct.pack(f"<{len(v)}f", *v), 4), collation=63)


def image(columns: Sequence[Column], present: Sequence[bool], row: dict[str, Any]) -> bytes:
    """One image: a bit for each column that is NULL, then the others' values."""
    there = [column for column, is_there in zip(columns, present, strict=True) if is_there]
    values = b"".join(column.store(row[column.name]) for column in there if row[column.name] is not None)
    return bitmap([row[column.name] is None for column in there]) + values


def table_map_body(
    columns: Sequence[Column],
    table_id: int,
    *,
    database: str = "shop",
    table: str = "t",
    metadata: str = "full",
    primary_key: Sequence[int] = (),
) -> bytes:
    """A table map; `metadata` is ``full``, ``minimal`` (no names, no labels) or ``none`` (before MySQL 8.0)."""
    names = b"".join(_prefixed(name.encode(), 1) + b"\0" for name in (database, table))
    meta = b"".join(column.meta for column in columns)
    head = table_id.to_bytes(6, "little") + struct.pack("<H", 1) + names
    types = lenenc(len(columns)) + bytes(column.type for column in columns)
    fields = _optional(columns, metadata)
    if primary_key:
        fields.append((8, b"".join(lenenc(index) for index in primary_key)))
    optional = b"".join(lenenc_field(kind, body) for kind, body in fields)
    return head + types + lenenc(len(meta)) + meta + bitmap([True] * len(columns)) + optional


def lenenc_field(kind: int, body: bytes) -> bytes:
    return bytes([kind]) + lenenc(len(body)) + body


def _optional(columns: Sequence[Column], metadata: str) -> list[tuple[int, bytes]]:
    """The optional metadata of a table map, each kind where there are columns for it."""
    if metadata == "none":
        return []
    fields: list[tuple[int, bytes]] = []
    numeric = [column for column in columns if column.type in _NUMERIC]
    if numeric:
        fields.append((1, _high_bits_first([bool(column.unsigned) for column in numeric])))
    text = [c for c in columns if c.type in _CHARACTER or (c.type == 254 and c.real_type == 254)]
    if text:
        fields.append((3, b"".join(lenenc(column.collation or 0) for column in text)))
    if metadata == "full":
        fields.append((4, b"".join(_prefixed(column.name.encode(), 1) for column in columns)))
        for kind, real_type in ((5, 248), (6, 247)):
            lists = [column.labels or () for column in columns if column.real_type == real_type]
            if lists:
                fields.append((kind, b"".join(_labels(labels) for labels in lists)))
        labelled = [column for column in columns if column.real_type in (247, 248)]
        if labelled:
            fields.append((10, lenenc(255)))
    return fields


def _labels(labels: tuple[str, ...]) -> bytes:
    return lenenc(len(labels)) + b"".join(lenenc(len(label.encode())) + label.encode() for label in labels)


def _high_bits_first(flags: Sequence[bool]) -> bytes:
    bits = "".join("1" if flag else "0" for flag in flags)
    return int(bits.ljust((len(bits) + 7) // 8 * 8, "0"), 2).to_bytes((len(bits) + 7) // 8, "big")

"""Stored values replaced by others of the same size that are valid in the column's type.

How a value is stored comes from the spec: its fields and what is made of them. A replacement is put together field by
field and read again; one that is no value of the type is thrown away.
"""

from __future__ import annotations

import sys
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from io import BytesIO
from typing import Any

from kaitaistruct import KaitaiStream

from binlog_kaitai._generated import layout
from binlog_kaitai.errors import RedactionError
from binlog_kaitai.format.generated_parser import MysqlBinlog
from binlog_kaitai.redaction.alphabet import ANY
from binlog_kaitai.redaction.fields import cell_of, get, members, number_of, put, whole
from binlog_kaitai.redaction.moments import other_moment
from binlog_kaitai.redaction.secret import Draws, Secret
from binlog_kaitai.rows.table import Column
from binlog_kaitai.types import type_of
from binlog_kaitai.types.strings import plain_value
from binlog_kaitai.values.charset import BINARY_COLLATION, charset_name
from binlog_kaitai.values.decimal import decimal_groups
from binlog_kaitai.values.geometry import coordinates

__all__ = ["Values", "bits_of", "charset_of", "has_sign", "is_big", "other_labels"]

_SINGLE = "value_f4"
"""The numbers of a VECTOR."""
_MOST_TRIES = 1 << 16
_MOST_LABELS = 1 << 8
_MOST_COORDINATE = 89
_MOST_NUMBER = 10**6
_CENTS = 100
_BITS = 8


class Values:
    """Replaces the stored values of columns.

    Args:
        secret: what stands in for what.
    """

    def __init__(self, secret: Secret) -> None:
        self._secret = secret

    def cell(self, column: Column, data: bytes) -> bytes:
        """Return other bytes for a value of a column; its size may change if it is compressed.

        Raises RedactionError.
        """
        cell, parameters, mask = column.cell, column.parameters, type_of(column.cell.type).mask
        if cell.rule == "prefixed" and mask in _PREFIXED:
            size = cell.size(*parameters)
            (stored,) = cell.fields(*parameters)
            value = _PREFIXED[mask](self, column, data[size:])
            return put(bytes(size), stored, len(value)) + value
        if cell.rule == "fixed" and mask in _LABELS:
            return _LABELS[mask](self, column, data)
        if cell.rule == "fixed" and mask in _FIXED:
            return self.fixed(cell.type, data, *parameters)
        raise RedactionError(f"no value is known that could stand in for one of column {column.name} ({column.type})")

    def fixed(self, kind: str, data: bytes, *parameters: int) -> bytes:
        """Return other bytes for a value of a fixed size of a type of the spec."""
        return _FIXED[type_of(kind).mask](self, kind, data, *parameters)

    def _bits(self, kind: str, data: bytes, *parameters: int) -> bytes:
        cell = cell_of(kind)
        fields = cell.fields(*parameters)
        return whole(self._other_bits(number_of(data, fields), _num_bits(cell, parameters)), fields, len(data))

    def _other_bits(self, number: int, num_bits: int) -> int:
        """Return another number of so many bits, or of as many as it has."""
        return int(self._secret.other(number, 1 << max(num_bits, number.bit_length())))

    def _stored(self, kind: str, data: bytes, *parameters: int) -> bytes:
        """Return another number, whatever it says."""
        fields = cell_of(kind).fields(*parameters)
        return whole(self._secret.integer(number_of(data, fields)), fields, len(data))

    def _number(self, kind: str, data: bytes, *parameters: int) -> bytes:
        fields = cell_of(kind).fields(*parameters)
        new = self._secret.integer(_value_of(kind, data, fields, parameters))
        found = whole(new, fields, len(data))
        if _value_of(kind, found, fields, parameters) != new:
            raise RedactionError(f"a number of type {kind} cannot be replaced")
        return found

    def _real(self, kind: str, data: bytes, *parameters: int) -> bytes:
        field = cell_of(kind).fields(*parameters)[0]
        draws = self._secret.draws(b"real " + repr(get(data, field)).encode())
        return put(bytes(len(data)), field, _other_real(draws, get(data, field)))

    def decimal(self, data: bytes, precision: int, scale: int) -> bytes:
        """Return another number with the same sign and as many digits."""
        draws = self._secret.draws(b"decimal %b" % data)
        sign_at = layout.decimal_sign_at()
        is_negative = layout.decimal_is_negative(sign_byte=data[sign_at])
        for _ in range(_MOST_TRIES):
            parts = [_group(draws, group, is_negative=is_negative) for group in decimal_groups(precision, scale)]
            found = b"".join(parts)
            if found != data and layout.decimal_is_negative(sign_byte=found[sign_at]) == is_negative:
                return found
        raise RedactionError(f"no other DECIMAL({precision},{scale}) was found")

    def enum(self, column: Column, data: bytes) -> bytes:
        """Return another label's number; 0, which is no label, stays."""
        fields = column.cell.fields(*column.parameters)
        number = number_of(data, fields)
        if not number:
            return data
        return whole(1 + self._secret.other(number - 1, max(len(_labels(column)), number)), fields, len(data))

    def set(self, column: Column, data: bytes) -> bytes:
        """Return another set of labels."""
        fields = column.cell.fields(*column.parameters)
        return whole(self._other_bits(number_of(data, fields), len(_labels(column))), fields, len(data))

    def _text(self, column: Column, value: bytes) -> bytes:
        return self._secret.text(value, charset_of(column))

    def _reals(self, column: Column, value: bytes) -> bytes:
        size = layout.CELLS[layout.ValueKind.float].size()
        return b"".join(self._real(_SINGLE, value[at : at + size]) for at in range(0, len(value), size))

    def _compressed(self, column: Column, stored: bytes) -> bytes:
        """Return another value, compressed as the value was."""
        if not stored:
            return stored
        value = MysqlBinlog.CompressedValue(KaitaiStream(BytesIO(stored)))
        new = self._secret.text(plain_value(stored), charset_of(column))
        if value.method == layout.CompressionMethod.none:
            return stored[: len(stored) - len(value.data)] + new
        window = -zlib.MAX_WBITS if value.is_raw_deflate else zlib.MAX_WBITS
        stream = zlib.compressobj(wbits=window)
        found = stored[: len(stored) - len(value.data)] + stream.compress(new) + stream.flush()
        if plain_value(found) != new:
            raise RedactionError(f"a value of column {column.name} cannot be compressed again")
        return found

    def _geometry(self, column: Column, value: bytes) -> bytes:
        """Return a geometry of the same shape elsewhere: a place is another one, always the same."""
        start = layout.PREFIX["geometry", None, None].size
        found = bytearray(value)
        for at, stored in coordinates(value[start:]):
            (number,) = stored.unpack_from(value, start + at)
            draws = self._secret.draws(b"coordinate " + repr(number).encode())
            new = draws.between(-_MOST_COORDINATE * _CENTS, _MOST_COORDINATE * _CENTS) / _CENTS
            stored.pack_into(found, start + at, new)
        return bytes(found)


_PREFIXED: dict[str, Callable[[Values, Column, bytes], bytes]] = {
    "text": Values._text,
    "compressed": Values._compressed,
    "geometry": Values._geometry,
    "reals": Values._reals,
}
"""By the mask of a type: of what has its length before it."""
_LABELS: dict[str, Callable[[Values, Column, bytes], bytes]] = {"enum": Values.enum, "set": Values.set}
_FIXED: dict[str, Callable[..., bytes]] = {
    "moment": lambda values, *stored: other_moment(values._secret, *stored),
    "decimal": lambda values, kind, *stored: values.decimal(*stored),
    "bits": Values._bits,
    "stored": Values._stored,
    "number": Values._number,
    "real": Values._real,
}


def _value_of(kind: str, data: bytes, fields: Sequence[layout.Field], parameters: tuple[int, ...]) -> int:
    """Return the number of a value: what the spec makes of its fields, or these together."""
    value: int | None = members(kind, data, *parameters).get("value")
    return number_of(data, fields) if value is None else value


def has_sign(column: Column) -> bool | None:
    """Return of a column whose numbers are replaced as such whether they have a sign; None for others, and for those
    that the spec computes in another way."""
    cell, parameters = column.cell, column.parameters
    mask = type_of(cell.type).mask
    if cell.rule != "fixed" or mask not in ("number", "stored"):
        return None
    fields, size = cell.fields(*parameters), cell.size(*parameters)
    probes = [bytes([*range(1, size + 1)]), bytes([*range(0xFF, 0xFF - size, -1)])]
    probes += [bytes([first]) + bytes(size - 1) for first in (1, 0x80)] + [probe[::-1] for probe in probes]
    plain = [number_of(probe, fields) for probe in probes]
    found = [_read_integer(mask, column, fields, probe) for probe in probes]
    limit = 1 << _BITS * size - 1
    if found == [number - 2 * limit if number >= limit else number for number in plain]:
        return True
    return False if found == plain else None


def _read_integer(mask: str, column: Column, fields: Sequence[layout.Field], data: bytes) -> int:
    if mask == "stored":
        return number_of(data, fields)
    return _value_of(column.cell.type, data, fields, tuple(column.parameters))


def bits_of(column: Column) -> int:
    """Return how many bits a BIT column has."""
    return _num_bits(column.cell, tuple(column.parameters))


def _num_bits(cell: layout.Cell, parameters: tuple[int, ...]) -> int:
    named = dict(zip(cell.params, parameters, strict=True))
    return _BITS * named["num_full_bytes"] + named["num_odd_bits"]


def is_big(column: Column) -> bool:
    """Return whether the highest byte of a column's numbers is the first."""
    cell, parameters = column.cell, column.parameters
    return number_of(bytes([1]).ljust(cell.size(*parameters), b"\0"), cell.fields(*parameters)) != 1


def other_labels(secret: Secret, labels: Iterable[bytes], charset: str) -> Iterator[bytes]:
    """Yield other labels of an ENUM or SET, each once."""
    taken: set[bytes] = set()
    for label in labels:
        new = secret.text(label, charset)
        for _ in range(_MOST_LABELS):
            if new not in taken:
                break
            new = secret.text(new, charset)
        taken.add(new)
        yield new


def charset_of(column: Column) -> str:
    """Return the character set of a column by the server's name."""
    if column.collation is None:
        return "utf8mb4"
    return ANY if column.collation == BINARY_COLLATION else charset_name(column.collation) or ANY


def _labels(column: Column) -> Sequence[str]:
    if column.labels is None:
        raise RedactionError(
            f"the log does not tell the labels of column {column.name} ({column.type}), and so what could stand in for"
            " one; give the definition (--schema, --schema-from-log)"
        )
    return column.labels


def _other_real(draws: Draws, old: float) -> float:
    while True:
        found = draws.below(_MOST_NUMBER * _CENTS) / _CENTS
        if found != abs(old):
            return -found if old < 0 else found


def _group(draws: Draws, group: Any, *, is_negative: bool) -> bytes:
    """Return the bytes of a group of decimal digits."""
    while True:
        raw = draws.below(1 << _BITS * group.size)
        magnitude = layout.decimal_group_magnitude(
            raw_unsigned=raw, half=group.half, decimal_digits_is_negative=is_negative
        )
        value = layout.decimal_group_value(half=group.half, is_first=group.is_first, decimal_group_magnitude=magnitude)
        if value < 10**group.digits and (not group.is_first or magnitude >= group.half):
            return raw.to_bytes(group.size, group.order or sys.byteorder)

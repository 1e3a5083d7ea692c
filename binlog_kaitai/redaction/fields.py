"""Stored values by their fields, as the spec has these."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import cache
from struct import Struct
from types import CodeType
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.errors import RedactionError
from binlog_kaitai.format.structs import struct_format

__all__ = ["READERS", "cell_of", "get", "members", "number_of", "put", "whole"]


@cache
def cell_of(kind: str) -> layout.Cell:
    """Return how a type of the spec is stored."""
    return next(cell for cell in layout.CELLS.values() if cell.type == kind)


READERS: dict[str, Callable[..., tuple[layout.Read, int]]] = {
    "json_datetime": layout.read_json_datetime,
    "json_time": layout.read_json_time,
}


@cache
def _code(text: str) -> CodeType:
    return compile(text, "<spec>", "eval")


def members(kind: str, data: bytes, *parameters: int) -> dict[str, Any]:
    """Return the fields of a value by name, and what the spec makes of them."""
    if kind in READERS:
        read, _ = READERS[kind](data, 0, len(data))
        return read._asdict()
    cell = cell_of(kind)
    found: dict[str, Any] = dict(zip(cell.params, parameters, strict=True))
    found |= {field.name: get(data, field) for field in cell.fields(*parameters)}
    for name, text in cell.steps.items():
        found[name] = eval(_code(text), {}, found)
    return found


def _order(field: layout.Field) -> Any:
    return field.order or sys.byteorder


def get(data: bytes, field: layout.Field) -> Any:
    """Return the value of a field of a stored value."""
    part = data[field.offset : field.offset + field.size]
    if field.kind == "f":
        return Struct(struct_format(field)).unpack(part)[0]
    number = int.from_bytes(part, _order(field), signed=field.kind == "s")
    return number >> field.shift & (1 << field.width) - 1 if field.kind == "bits" else number


def put(data: bytes, field: layout.Field, value: Any) -> bytes:
    """Return the bytes with another value of a field. Raises RedactionError for one that is too large for it."""
    end = field.offset + field.size
    part = data[field.offset : end]
    if field.kind == "f":
        part = Struct(struct_format(field)).pack(value)
    else:
        if field.kind == "bits":
            whole = int.from_bytes(part, _order(field))
            value = whole & ~((1 << field.width) - 1 << field.shift) | value << field.shift
        try:
            part = value.to_bytes(field.size, _order(field), signed=field.kind == "s")
        except OverflowError as error:
            raise RedactionError(f"the replacement has no room: {field.name} has {field.size} bytes") from error
    return data[: field.offset] + part + data[end:]


def _whole_order(fields: Sequence[layout.Field]) -> Any:
    return next((field.order for field in fields if field.order), sys.byteorder)


def number_of(data: bytes, fields: Sequence[layout.Field]) -> int:
    """Return a value as one number without a sign."""
    return int.from_bytes(data, _whole_order(fields))


def whole(value: int, fields: Sequence[layout.Field], size: int) -> bytes:
    """Return the bytes of a value that is one number."""
    return value.to_bytes(size, _whole_order(fields), signed=value < 0)

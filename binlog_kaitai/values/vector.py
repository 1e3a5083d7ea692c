"""VECTOR of MySQL 9: an array of single-precision numbers."""

from __future__ import annotations

from struct import iter_unpack

from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.format.structs import stored_field, struct_format

__all__ = ["vector_value"]

_ELEMENT = stored_field("value_f4", "value")
_FORMAT = struct_format(_ELEMENT)


def vector_value(data: bytes) -> list[float]:
    """A stored VECTOR. Raises MalformedEventError when its length is not a whole number of elements."""
    if len(data) % _ELEMENT.size:
        raise MalformedEventError(f"a vector of {len(data)} bytes is not a whole number of elements")
    return [number for (number,) in iter_unpack(_FORMAT, data)]

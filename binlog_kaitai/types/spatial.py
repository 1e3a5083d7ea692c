"""GEOMETRY, and VECTOR of MySQL 9."""

from __future__ import annotations

from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.types.column_type import ColumnType, always
from binlog_kaitai.types.numbers import SINGLE, single_text
from binlog_kaitai.types.texts import literal_bytes
from binlog_kaitai.values.geometry import Geometry, geometry_value

__all__ = ["GEOMETRY", "TYPES"]

GEOMETRY = '{{"srid":{srid},"wkb":"{wkb}"}}'


def _vector(data: bytes) -> list[float]:
    """A stored VECTOR. Raises MalformedEventError when its length is not a whole number of elements."""
    if len(data) % SINGLE.size:
        raise MalformedEventError(f"a vector of {len(data)} bytes is not a whole number of elements")
    return [number for (number,) in SINGLE.iter_unpack(data)]


def _geometry_text(value: Geometry) -> str:
    return GEOMETRY.format(srid=value.srid, wkb=value.wkb.hex())


def _vector_text(value: list[float]) -> str:
    return f"[{','.join(map(single_text, value))}]"


TYPES = {
    "value_geometry": ColumnType(
        always(geometry_value),
        text=always(_geometry_text),
        arrow=always(("struct", {"srid": ("uint32",), "wkb": ("binary",)})),
        plan="geometry",
        mask="geometry",
        parse=always(lambda literal: geometry_value(literal_bytes(literal))),
    ),
    "value_vector": ColumnType(
        always(_vector),
        text=always(_vector_text),
        arrow=always(("list_", ("float32",))),
        plan="vector",
        mask="reals",
        parse=always(lambda literal: _vector(literal_bytes(literal))),
    ),
}

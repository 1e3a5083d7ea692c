"""GEOMETRY, and VECTOR of MySQL 9."""

from __future__ import annotations

from collections.abc import Callable

from binlog_kaitai._generated import layout
from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.rows.table import Column
from binlog_kaitai.types.column_type import ColumnType, always
from binlog_kaitai.types.modes import Connect, Modes, connect_type, quoted_base64
from binlog_kaitai.types.numbers import SINGLE, double_text, single_text
from binlog_kaitai.types.texts import json_text, literal_bytes
from binlog_kaitai.values.geometry import Geometry, coordinates, geometry_value, well_known_text

__all__ = ["GEOMETRY", "POINT", "STRUCT", "TYPES", "is_point"]

_POINT = layout.GeometryKind.point.name.upper()
_NAMES, _OPTIONAL = "io.debezium.data.geometry", {"optional": True}
_ITEMS = connect_type("float") | {"optional": False}
POINT, STRUCT = '{{"x":{x},"y":{y},', '"wkb":{wkb},"srid":{srid}}}'
"""What Debezium has of a geometry; the former before it where the column has points only."""
GEOMETRY = '{{"srid":{srid},"wkb":"{wkb}"}}'


def _vector(data: bytes) -> list[float]:
    """A stored VECTOR. Raises MalformedEventError when its length is not a whole number of elements."""
    if len(data) % SINGLE.size:
        raise MalformedEventError(f"a vector of {len(data)} bytes is not a whole number of elements")
    return [number for (number,) in SINGLE.iter_unpack(data)]


def _geometry_text(value: Geometry) -> str:
    return GEOMETRY.format(srid=value.srid, wkb=value.wkb.hex())


def _well_known(value: Geometry) -> str:
    """Return a geometry as Maxwell has it; of what is none, all bytes, as other lines have them."""
    try:
        return json_text(well_known_text(value.wkb))
    except MalformedEventError:
        return _geometry_text(value)


def is_point(column: Column) -> bool:
    """Return whether a column has points only."""
    return column.geometry == _POINT


def _envelope(column: Column, modes: Modes) -> Callable[[Geometry], str]:
    def text(value: Geometry) -> str:
        rest = STRUCT.format(wkb=quoted_base64(value.wkb), srid=value.srid or "null")
        point = _point(value.wkb) if is_point(column) else None
        return f"{{{rest}" if point is None else f"{POINT.format(x=point[0], y=point[1])}{rest}"

    return text


def _connect(column: Column, modes: Modes) -> Connect:
    """Return the schema; Debezium calls each geometry that is no point optional."""
    wkb, srid = connect_type("bytes"), connect_type("int32") | _OPTIONAL | {"field": "srid"}
    if not is_point(column):
        fields = [wkb | {"optional": False, "field": "wkb"}, srid]
        return connect_type("struct", f"{_NAMES}.Geometry", fields=fields, doc="Geometry") | _OPTIONAL
    numbers = [connect_type("double") | {"optional": False, "field": name} for name in ("x", "y")]
    fields = [*numbers, wkb | _OPTIONAL | {"field": "wkb"}, srid]
    return connect_type("struct", f"{_NAMES}.Point", fields=fields, doc="Geometry (POINT)")


def _point(wkb: bytes) -> list[str] | None:
    """Return the two coordinates of a point; None for what is none."""
    found = [number.unpack_from(wkb, at)[0] for at, number in coordinates(wkb)]
    return [*map(double_text, found)] if len(found) == len("xy") else None


def _vector_text(value: list[float]) -> str:
    return f"[{','.join(map(single_text, value))}]"


TYPES = {
    "value_geometry": ColumnType(
        always(geometry_value),
        text=always(_geometry_text),
        envelope=_envelope,
        maxwell=always(_well_known),
        connect=_connect,
        sql=lambda column: column.geometry or column.type,
        arrow=always(("struct", {"srid": ("uint32",), "wkb": ("binary",)})),
        plan="geometry",
        mask="geometry",
        parse=always(lambda literal: geometry_value(literal_bytes(literal))),
    ),
    "value_vector": ColumnType(
        always(_vector),
        text=always(_vector_text),
        connect=always(connect_type("array", "io.debezium.data.FloatVector", items=_ITEMS)),
        arrow=always(("list_", ("float32",))),
        plan="vector",
        mask="reals",
        parse=always(lambda literal: _vector(literal_bytes(literal))),
    ),
}

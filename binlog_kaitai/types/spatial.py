"""GEOMETRY, and VECTOR of MySQL 9."""

from __future__ import annotations

from collections.abc import Callable

from binlog_kaitai.types.column_type import ColumnFacts, ColumnType, Literals, always
from binlog_kaitai.types.numbers import single_text
from binlog_kaitai.values.geometry import Geometry, geometry_value
from binlog_kaitai.values.vector import vector_value

__all__ = ["GEOMETRY", "TYPES"]

GEOMETRY = '{{"srid":{srid},"wkb":"{wkb}"}}'


def _geometry_text(value: Geometry) -> str:
    return GEOMETRY.format(srid=value.srid, wkb=value.wkb.hex())


def _vector_text(value: list[float]) -> str:
    return f"[{','.join(map(single_text, value))}]"


def _literal(column: ColumnFacts, sql: Literals) -> Callable[[bytes], str]:
    return sql.hexadecimal


TYPES = {
    "value_geometry": ColumnType(
        always(geometry_value),
        text=always(_geometry_text),
        literal=_literal,
        arrow=always(("struct", {"srid": ("uint32",), "wkb": ("binary",)})),
        plan="geometry",
    ),
    "value_vector": ColumnType(
        always(vector_value),
        text=always(_vector_text),
        literal=_literal,
        arrow=always(("list_", ("float32",))),
        plan="vector",
    ),
}

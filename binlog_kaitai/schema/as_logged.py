"""A table known only by its definition, as a current server would log it."""

from __future__ import annotations

from dataclasses import replace

from binlog_kaitai._generated import layout
from binlog_kaitai.ddl.datatype import BLOBS, GEOMETRIES, TEXTS
from binlog_kaitai.ddl.model import ColumnSchema, TableSchema
from binlog_kaitai.rows.table import DIFFERENCES, Column, Table
from binlog_kaitai.schema.apply import described, key_of

__all__ = ["as_logged"]

_Type = layout.ColumnType
_LIKE: dict[str, layout.ColumnType] = {
    "tinyint": _Type.tiny,
    "smallint": _Type.short,
    "mediumint": _Type.int24,
    "int": _Type.long,
    "bigint": _Type.longlong,
    "decimal": _Type.newdecimal,
    "time": _Type.time2,
    "datetime": _Type.datetime2,
    "timestamp": _Type.timestamp2,
    "char": _Type.string,
    "binary": _Type.string,
    "varbinary": _Type.varchar,
    **dict.fromkeys((*BLOBS, *TEXTS), _Type.blob),
    **dict.fromkeys(GEOMETRIES, _Type.geometry),
    **dict.fromkeys(("inet4", "inet6", "uuid"), _Type.string),
}
"""Types that logs call otherwise than statements do."""


def as_logged(definition: TableSchema, database: str) -> Table:
    """Return the table."""
    columns = tuple(_column(index, declared) for index, declared in enumerate(definition.columns))
    table = Table(0, database, definition.name, columns, definition.source, ())
    return replace(table, primary_key=key_of(table, definition))


def _column(index: int, declared: ColumnSchema) -> Column:
    kind = _LIKE.get(declared.type) or getattr(_Type, declared.type)
    cell = layout.CELLS[layout.ValueKind[kind.name]]
    known = dict(
        zip(("precision", "scale") if kind == _Type.newdecimal else ("fsp",), declared.arguments, strict=False)
    )
    column = Column(
        index=index,
        name=declared.name,
        type=kind.name.upper(),
        cell=cell,
        parameters=tuple(known.get(name, 0) for name in cell.params),
        nullable=True,
        unsigned=None,
        collation=None,
        labels=None,
        max_length=0,
        is_json=kind == _Type.json,
        visible=True,
        generated=declared.generated,
        is_row_end=declared.is_row_end,
        differences=(0,) * len(DIFFERENCES.feeds),
    )
    return described(column, declared)

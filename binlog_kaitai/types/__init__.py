"""Column types: one record for each, `ColumnType`, with what every output makes of its values.

A module has a family of types: their Python values, texts in JSON and literals of SQL, and by name what other rooms
know more of, such as the type in Arrow. It imports no package that an output may lack, and is imported when a
column of the family is met. Outputs ask here by the spec's name of how cells are stored; no other room has a table by
these names. A new family is a module here, and its name in `_FAMILIES`; see docs/new-column-type.md.
"""

from __future__ import annotations

from importlib import import_module

from binlog_kaitai.rows.table import Column
from binlog_kaitai.types.column_type import ColumnType

__all__ = ["sql_type", "type_of"]

_FAMILIES = ("numbers", "strings", "temporal", "decimal", "labels", "documents", "spatial")
"""Modules of this room, the most frequent types first."""
_UNKNOWN = ColumnType(literal=lambda column, sql: None)
_known: dict[str, ColumnType] = {}


def sql_type(column: Column) -> str:
    """Return the type of a column in SQL, such as ``DECIMAL(10,2) UNSIGNED``, as far as the log or a definition tells.

    What neither tells is left out: a sign, labels, which geometries. Of a string without a character set, the length is
    the greatest that it may have.
    """
    return type_of(column.cell.type).sql(column)


def type_of(cell_type: str) -> ColumnType:
    """Return a type by the spec's name of its cells; for a name that no family has, the record of a plain value."""
    found = _known.get(cell_type)
    if found is None:
        families = (import_module(f"{__name__}.{name}").TYPES for name in _FAMILIES)
        found = _known[cell_type] = next((types[cell_type] for types in families if cell_type in types), _UNKNOWN)
    return found

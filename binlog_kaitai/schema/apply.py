"""A table map and a definition of the table, joined."""

from __future__ import annotations

from dataclasses import replace

from binlog_kaitai._generated import layout
from binlog_kaitai.ddl.collations import default_collation
from binlog_kaitai.ddl.datatype import BLOBS, GEOMETRIES, LABELLED, NUMERIC, TEXTS
from binlog_kaitai.ddl.model import ColumnSchema, TableSchema
from binlog_kaitai.errors import SchemaMismatchError
from binlog_kaitai.rows.table import Column, Table, may_have_digits
from binlog_kaitai.schema.fit import fits, log_type
from binlog_kaitai.values.charset import BINARY_COLLATION

__all__ = ["described", "key_of", "with_schema"]

_LOG, _GIVEN = "log", "schema"
_BYTES = frozenset({"binary", "varbinary", "inet4", "inet6", "uuid", "vector", *BLOBS})
_TEXT = frozenset({"char", "varchar", *TEXTS})
_ADVICE = {
    "schema": "this is not the definition that was in force; supply the one that was, or read without --schema",
    "ddl": "a change of the table is missing in the log; read without --schema-from-log, or supply --schema",
}


def with_schema(table: Table, schema: TableSchema) -> Table:
    """Return the table with what the log does not tell of its columns: names, signs, character sets, labels, digits.

    What the log tells stays; a log that has the names but no primary key may get the one of a definition that the user
    gives. Raises SchemaMismatchError when the definition cannot be that of the table.
    """
    if table.names == _LOG:
        return _completed(table, schema)
    if len(table.columns) - len(schema.columns) not in (0, schema.hidden):
        counts = f"{len(schema.columns)} columns ({_list(schema)}), the log {len(table.columns)}"
        raise _mismatch(schema, "", counts)
    columns = tuple(
        replace(_computed(_described(column, declared, schema), declared), name=declared.name)
        for column, declared in zip(table.columns, schema.columns, strict=False)
    )
    whole = columns + table.columns[len(columns) :]
    return replace(table, columns=whole, names=schema.source, primary_key=key_of(table, schema))


def key_of(table: Table, schema: TableSchema) -> tuple[int, ...]:
    """Return the indices of the key's columns: what the log says, else the definition."""
    indices = {column.name.lower(): index for index, column in enumerate(schema.columns)}
    known = (indices.get(name.lower()) for name in schema.primary_key)
    return table.primary_key or tuple(index for index in known if index is not None)


def _completed(table: Table, schema: TableSchema) -> Table:
    """Return a table whose names the log has: only columns of which more is needed are looked up, by name."""
    declared = {column.name.lower(): column for column in schema.columns}
    columns = tuple(
        column if (found := declared.get(column.name.lower())) is None else _completed_column(column, found, schema)
        for column in table.columns
    )
    return replace(table, columns=columns, primary_key=table.primary_key or _given_key(table, schema))


def _given_key(table: Table, schema: TableSchema) -> tuple[int, ...]:
    """Return the indices of a key that only the user's definition has: so a UNIQUE one can be called the primary."""
    indices = {column.name.lower(): index for index, column in enumerate(table.columns)}
    known = [indices.get(name.lower()) for name in schema.primary_key] if schema.source == _GIVEN else []
    return () if None in known else tuple(index for index in known if index is not None)


def _completed_column(column: Column, declared: ColumnSchema, schema: TableSchema) -> Column:
    described = _described(column, declared, schema) if _lacks(column) else column
    return _computed(described, declared)


def _computed(column: Column, declared: ColumnSchema) -> Column:
    return replace(column, generated=declared.generated, is_row_end=declared.is_row_end)


def _lacks(column: Column) -> bool:
    """Return whether the log may leave something open: a label, or the digits of an old temporal type."""
    return may_have_digits(column.cell) or (column.type.lower() in LABELLED and column.labels is None)


def _described(column: Column, declared: ColumnSchema, schema: TableSchema) -> Column:
    if not fits(declared, column):
        where = f" column {column.index + 1} {declared.name}"
        raise _mismatch(schema, where, f"{declared}, the log {log_type(column)}")
    return described(column, declared)


def described(column: Column, declared: ColumnSchema) -> Column:
    """Return a column with what its definition tells beyond the log: sign, character set, labels, digits."""
    if column.unsigned is None and declared.type in NUMERIC:
        column = _with_sign(column, declared.unsigned)
    if column.collation is None:
        column = replace(column, collation=_collation(column, declared))
    if column.labels is None and declared.labels is not None:
        column = replace(column, labels=declared.labels)
    if column.geometry is None and declared.type in GEOMETRIES:
        column = replace(column, geometry=declared.type.upper())
    return _with_digits(column, declared)


def _with_sign(column: Column, unsigned: bool) -> Column:
    real_type = layout.ColumnType.__members__.get(column.type.lower())
    if real_type is None or not layout.column_is_integer(real_type):
        return replace(column, unsigned=unsigned)
    kind = layout.column_kind(real_type=real_type, is_integer=True, is_unsigned=unsigned)
    return replace(column, unsigned=unsigned, cell=layout.CELLS[kind])


def _collation(column: Column, declared: ColumnSchema) -> int | None:
    """Return the collation; text of which nothing tells the character set is read as UTF-8, as without a definition."""
    if declared.type in _BYTES:
        return None if column.type == layout.ColumnType.vector.name.upper() else BINARY_COLLATION
    if declared.type in _TEXT or (declared.type == "json" and not column.is_json):
        return declared.collation if declared.collation is not None else default_collation("utf8mb4")
    return declared.collation


def _with_digits(column: Column, declared: ColumnSchema) -> Column:
    """Return an old temporal type with a fraction, which the log does not show (MariaDB)."""
    kind = layout.SUPPLIED.get(column.cell.type)
    column = replace(column, digits_assumed=False) if column.digits_assumed else column
    if kind is None or not declared.arguments or declared.arguments == (0,):
        return column
    return replace(column, cell=layout.CELLS[kind], parameters=declared.arguments)


def _mismatch(schema: TableSchema, where: str, what: str) -> SchemaMismatchError:
    table = f"{schema.database}.{schema.name}"
    who = "the schema" if schema.source == "schema" else "the log's DDL"
    return SchemaMismatchError(f"{table}{where}: {who} says {what}; {_ADVICE[schema.source]}")


def _list(schema: TableSchema) -> str:
    names = [column.name for column in schema.columns[:8]]
    return ", ".join(names + (["..."] if len(schema.columns) > len(names) else []))

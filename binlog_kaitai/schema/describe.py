"""Definitions for the table maps of one log."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from binlog_kaitai.bounded import Bounded
from binlog_kaitai.ddl.model import Definition, Definitions, Place, TableSchema, Unclear
from binlog_kaitai.errors import SchemaMismatchError
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.schema.apply import with_schema

__all__ = ["Describer"]

_OUTSIDE = -1


class Describer:
    """Joins the tables of a log with their definitions, the same columns and definition once.

    A definition that contradicts the log is no error before a row of the table is asked for: the table may be one that
    nobody wants. It waits in `Table.problem`.

    Args:
        definitions: where definitions come from.
        file: name of the log.
        warn: called once for each table whose definition was met and not understood.
    """

    def __init__(self, definitions: Definitions, file: str, warn: Callable[[str], None]) -> None:
        self._definitions = definitions
        self._file = file
        self._warn = warn
        self._warned: set[str] = set()
        self._known: Bounded[int, tuple[Table, Definition, Table]] = Bounded()
        self._alike: Bounded[tuple[int, TableSchema], tuple[tuple[Column, ...], Table]] = Bounded()
        """By the columns of table maps, which may differ in the table's number."""

    def __call__(self, table: Table, position: int, payload_offset: int | None) -> Table:
        """Return the table of the table map at `position`, completed by its definition."""
        place = Place(self._file, position, _OUTSIDE if payload_offset is None else payload_offset)
        definition = self._definitions.table(table.database, table.name, place)
        known = self._known.get(id(table))
        if known is not None and known[1] is definition:
            return known[2]
        described = self._described(table, definition)
        self._known.put(id(table), (table, definition, described), len(table.columns))
        return described

    def _described(self, table: Table, definition: Definition) -> Table:
        if isinstance(definition, Unclear):
            return self._undescribed(table, definition.reason)
        if definition is None:
            return table
        key = id(table.columns), definition
        known = self._alike.get(key)
        if known is None:
            known = self._alike.put(key, (table.columns, self._joined(table, definition)), len(table.columns))
        return known[1].named(table.table_id, table.database, table.name)

    def _joined(self, table: Table, definition: TableSchema) -> Table:
        try:
            return with_schema(table, definition)
        except SchemaMismatchError as error:
            if definition.maybe_older:
                return self._undescribed(table, f"the one that is known may be older, {error.message}")
            return replace(table, problem=error.message)

    def _undescribed(self, table: Table, reason: str) -> Table:
        text = f"{self._file}: {table.database}.{table.name} is read without a definition: {reason}"
        if text not in self._warned:
            self._warned.add(text)
            self._warn(text)
        return table

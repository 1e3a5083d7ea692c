"""The tables of which rows are undone, as the loops and the store know them."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.rows.script_tables import TableScript
from binlog_kaitai.compiled.rows.table_registry import TableRegistry
from binlog_kaitai.rows.table import Table
from binlog_kaitai.schema.model import TableName
from binlog_kaitai.sql.undo_visitor import UndoVisitor

__all__ = ["UndoTables"]


class UndoTables:
    """Notes tables of which rows are undone.

    Args:
        registry: the tables of the log.
        visitor: its state has those that are noted.
    """

    def __init__(self, registry: TableRegistry[TableScript], visitor: UndoVisitor) -> None:
        self._registry, self._visitor, self._noted = registry, visitor, visitor.state.tables

    def note(self, table: Table) -> None:
        """Note a table, and what is assumed of it. Raises SchemaMismatchError."""
        self._noted.add(_name(table))
        for store in self._registry.of_name(table):
            store.record[s.S_IS_UNDONE] = 1
        self._visitor.of_table(table)

    def know_all(self) -> None:
        """Tell the loops which are noted, also by others."""
        for store in self._registry.stores.values():
            if _name(store.table) in self._noted:
                store.record[s.S_IS_UNDONE] = 1


def _name(table: Table) -> TableName:
    return TableName(table.database, table.name)

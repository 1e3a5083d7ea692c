"""What a script knows of the tables of one log."""

from __future__ import annotations

from binlog_kaitai.bounded import Bounded
from binlog_kaitai.errors import SchemaMismatchError
from binlog_kaitai.events.model import Event
from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.row_identity import RowIdentity
from binlog_kaitai.sql.state import ScriptState
from binlog_kaitai.sql.tables import TableStatements
from binlog_kaitai.sql.versioned import statements_for

__all__ = ["KnownTables"]


class KnownTables:
    """Makes what makes the statements of a table, once for each table."""

    def __init__(self, state: ScriptState) -> None:
        self._state = state
        self._known: Bounded[int, tuple[Table, TableStatements, RowIdentity]] = Bounded()

    def at(self, table: Table, event: Event) -> tuple[TableStatements, RowIdentity]:
        """Return the same as `of`. Raises SchemaMismatchError that names an event."""
        try:
            return self.of(table)
        except SchemaMismatchError as error:
            raise error.at(event.file, event.position, event.type) from None

    def of(self, table: Table) -> tuple[TableStatements, RowIdentity]:
        """Return what makes the statements of a table, and tells its rows apart. Raises SchemaMismatchError."""
        known = self._known.get(id(table))
        if known is None:
            needs_names = self._state.needs_names
            made = statements_for(table, self._state.where, needs_names=needs_names)
            renamed = self._state.renames.table(table)
            if renamed is not table:
                made = statements_for(renamed, self._state.where, needs_names=needs_names)
            if needs_names and not made.is_generation_known:
                self._state.assume(
                    f"{table.database}.{table.name}: no definition is known; no column is taken for a generated one"
                )
            known = self._known.put(id(table), (table, made, RowIdentity(table, made)), len(table.columns))
        return known[1:]

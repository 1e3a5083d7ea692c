"""What a script of any kind makes of the transactions of a log."""

from __future__ import annotations

from typing import Generic, TypeVar

from binlog_kaitai.bounded import Bounded
from binlog_kaitai.changes.transaction_visitor import TransactionVisitor, VisitedLog
from binlog_kaitai.errors import SchemaMismatchError
from binlog_kaitai.events.model import Event, QueryEvent
from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.conflicts import RowIdentity
from binlog_kaitai.sql.state import ScriptState
from binlog_kaitai.sql.tables import TableStatements
from binlog_kaitai.sql.versioned import statements_for

__all__ = ["Line", "ScriptVisitor"]

Line = str | bytes
"""One line or statement; bytes are in the character set of their session."""
S = TypeVar("S", bound=ScriptState)


class ScriptVisitor(TransactionVisitor[Line], Generic[S]):
    """Makes the lines of a script, to which it adds those of one log. The options must be SqlOptions."""

    def __init__(self, log: VisitedLog, state: S) -> None:
        super().__init__(log)
        self.state = state
        self._tables: Bounded[int, tuple[Table, TableStatements, RowIdentity]] = Bounded()

    def is_part(self, body: QueryEvent) -> bool:
        """Return whether a statement inside of BEGIN and COMMIT begins the transaction."""
        return super().is_part(body) and not self.state.rows_only

    def statements_of(self, table: Table, event: Event) -> tuple[TableStatements, RowIdentity]:
        """Return what makes the statements of a table, and tells its rows apart. Raises SchemaMismatchError."""
        try:
            return self.of_table(table)
        except SchemaMismatchError as error:
            raise error.at(event.file, event.position, event.type) from None

    def of_table(self, table: Table) -> tuple[TableStatements, RowIdentity]:
        """Return the same without the event that the error is about."""
        known = self._tables.get(id(table))
        if known is None:
            made = statements_for(table, self.state.where)
            if not made.is_generation_known:
                self.state.assume(
                    f"{table.database}.{table.name}: no definition is known; no column is taken for a generated one"
                )
            known = self._tables.put(id(table), (table, made, RowIdentity(table, made)), len(table.columns))
        return known[1:]

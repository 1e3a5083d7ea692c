"""Statements for tables that keep former versions of their rows (MariaDB, WITH SYSTEM VERSIONING).

The log has their history as rows: an UPDATE is logged with an insert of the former version, and a DELETE is an update
that ends the version. What the script does to the table makes the server write history of its own.
"""

from __future__ import annotations

from datetime import UTC, datetime

from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.tables import Literals, TableStatements, WhereColumns

__all__ = ["statements_for"]

_TIMES = ("TIMESTAMP", "TIMESTAMP2")
_FOREVER = ("'2038-01-19 03:14:07.999999'", "'2106-02-07 06:28:15.999999'", "18446744073709551615")
"""When a version ends that is the row as it is: the last time that a TIMESTAMP holds, before and since MariaDB 11.5, or
the last number of a transaction."""


class _Versions:
    """Tells which rows are former versions of others.

    Args:
        table: a system-versioned table.
    """

    def __init__(self, table: Table) -> None:
        self.end = next(column.name for column in table.columns if column.is_row_end)
        times = (column.name for column in table.columns if column.generated and column.type in _TIMES)
        starts = [name for name in times if name != self.end]
        self._start = starts[0] if len(starts) == 1 else None

    def meaning(self, operation: str, before: Literals, after: Literals) -> str | None:
        """Return what was done to the row: an update that ends its version is a delete; None for history."""
        if operation == "update":
            return operation if self._is_now(after) else "delete" if self._is_now(before) else None
        return operation if self._is_now(after if operation == "insert" else before) else None

    def time(self, before: Literals, after: Literals) -> str | None:
        """Return when the version began that a row is after the statement, or ended that it was."""
        name = self._start if self._is_now(after) else self.end
        try:
            begin = datetime.fromisoformat((after.get(name or "") or "").strip("'")).replace(tzinfo=UTC)
        except ValueError:  # versions by transactions, whose numbers the server gives, or no image
            return None
        fraction = f".{begin.microsecond:06d}" if begin.microsecond else ""
        return f"{int(begin.replace(microsecond=0).timestamp())}{fraction}"

    def _is_now(self, image: Literals) -> bool:
        return image.get(self.end, _FOREVER[0]) in _FOREVER


def statements_for(table: Table, where: WhereColumns, *, needs_names: bool = True) -> TableStatements:
    """Return what makes the statements of a table. Raises SchemaMismatchError."""
    is_versioned = any(column.is_row_end for column in table.columns)
    return TableStatements(table, where, needs_names=needs_names, versions=_Versions(table) if is_versioned else None)

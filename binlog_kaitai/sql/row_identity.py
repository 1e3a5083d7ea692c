"""What identifies the rows of a table: the key, without one all values."""

from __future__ import annotations

from collections.abc import Iterator

from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.row_numbers import row_number
from binlog_kaitai.sql.tables import Literals, TableStatements
from binlog_kaitai.sql.text import quoted_name

__all__ = ["RowIdentity"]

_MOST_COLUMNS = 3
"""Columns of a row without a key that are shown."""


class RowIdentity:
    """Tells the rows of one table apart."""

    def __init__(self, table: Table, statements: TableStatements) -> None:
        self._table = f"{table.database}.{table.name}"
        self.key = [table.columns[index].name for index in table.primary_key]
        """Columns by which a row is known; without one, by all."""
        self.seed = row_number(self._table.encode(errors="surrogateescape"), 0)
        """What the number of a row begins with."""
        self._columns = list(statements.columns)

    def undone(self, before: Literals, after: Literals) -> Iterator[int]:
        """Yield the numbers by which a row that is undone is known later on."""
        yield from self._both(before, after) if self.key else [self._number(after)] if after else []

    def others(self, before: Literals, after: Literals) -> Iterator[int]:
        """Yield the numbers of a row that is changed and not undone."""
        yield from self._both(before, after) if self.key else [self._number(before)] if before else []

    def spoken(self, before: Literals, after: Literals) -> str:
        """Return the row for a message."""
        image = before or after
        names = self.key or self._columns[:_MOST_COLUMNS]
        known = [f"{quoted_name(name)} = {image[name] or 'NULL'}" for name in names if name in image]
        return f"{self._table} {', '.join(known)}{'' if self.key else ' ...'}"

    def _both(self, before: Literals, after: Literals) -> set[int]:
        now = {**before, **after}
        return {self._number(image) for image in (before, now) if image}

    def _number(self, image: Literals) -> int:
        names = self.key if all(name in image for name in self.key) and self.key else self._columns
        literals = (image.get(name) or "NULL" for name in names)
        return row_number(b"".join(f"{literal}\0".encode(errors="surrogateescape") for literal in literals), self.seed)

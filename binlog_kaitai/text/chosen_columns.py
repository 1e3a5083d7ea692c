"""The columns of rows that lines have, where not all are wanted."""

from __future__ import annotations

from collections.abc import Iterable

from binlog_kaitai.rows.table import Column, Table

__all__ = ["ChosenColumns"]


class ChosenColumns:
    """Columns that are chosen by their names, in any case, or by their numbers, as ``@1``.

    Args:
        names: of the chosen ones; None: all.
    """

    def __init__(self, names: Iterable[str] | None = None) -> None:
        self._names = None if names is None else {name.casefold(): name for name in names}
        self.missing: set[str] = set() if self._names is None else set(self._names.values())
        """Those that no table had so far."""

    def of(self, table: Table) -> list[Column]:
        """Return the chosen columns of a table, in its order."""
        if self._names is None:
            return list(table.columns)
        found = []
        for column in table.columns:
            asked = {name for name in (column.name.casefold(), f"@{column.index + 1}") if name in self._names}
            self.missing -= {self._names[name] for name in asked}
            if asked:
                found.append(column)
        return found

    def numbers(self, table: Table, *others: int) -> list[int]:
        """Return for each column of a table its number among those that lines have, from 1, and 0 for one that they
        have not. `others`: indexes of columns that they have, too."""
        shown = sorted({column.index for column in self.of(table)}.union(others))
        numbers = {index: number for number, index in enumerate(shown, 1)}
        return [numbers.get(column.index, 0) for column in table.columns]

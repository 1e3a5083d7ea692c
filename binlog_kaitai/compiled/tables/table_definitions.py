"""The records of all table definitions that a log has, found by what table maps say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from typing import TYPE_CHECKING, Any

from binlog_kaitai.arrow.columns import table_key
from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.bounded import MOST_COLUMNS, PER_TABLE, Bounded
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.tables.table_record import TableRecord
from binlog_kaitai.rows.table import Table

if TYPE_CHECKING:
    from binlog_kaitai.compiled.tables.choice import Choice

__all__ = ["TableDefinitions"]


class TableDefinitions:
    """Keeps a record for each definition.

    Args:
        filter: decides by the names of tables.
        make: makes a record; None for a table that the loops cannot take.
        key: tables of the same name and key have the same definition.
    """

    def __init__(
        self,
        filter: Filter | None,
        make: Callable[[Table], TableRecord | None],
        key: Callable[[Table], tuple[Any, ...]] = table_key,
    ) -> None:
        self._filter, self._make, self._key = filter, make, key
        self.stores: dict[int, TableRecord] = {}
        """By the address of the record."""
        self.choice: Choice | None = None
        """Decides which rows of the tables are wanted."""
        self._by_definition: dict[tuple[str, str], dict[tuple[Any, ...], TableRecord]] = {}
        """By the name of tables that have had more than one, and the key."""
        self._by_columns: Bounded[tuple[Any, ...], tuple[Table, TableRecord]] = Bounded()
        """The same by what tables share that were described alike, so that it is found sooner."""
        self._by_name: dict[tuple[str, str], list[TableRecord]] = {}
        self._in_force: dict[tuple[str, str], list[TableRecord]] = {}
        self._columns = 0
        self._limit = MOST_COLUMNS
        self._modes: dict[int, int] = {}
        """Addresses of records that say who takes the rows."""
        self._kept: list[Integers] = []
        for mode in (s.IGNORED, s.BY_PYTHON):
            record = memory.slots(r.Table.SLOTS)
            record[r.Table.mode] = mode
            self._kept.append(record)
            self._modes[mode] = memory.address(record)

    def take_counts(self, *counters: Counter[tuple[str, str]]) -> None:
        """Add the rows of all tables since the last call to counters, by table and operation."""
        for store in self.stores.values():
            store.take_counts(*counters)

    @property
    def has_names(self) -> bool:
        """Whether the filter decides by names."""
        return self._filter is not None and self._filter.has_names

    def is_wanted(self, table: Table) -> bool:
        """Return whether the filter lets the rows of a table through, by its names."""
        chosen = self._filter
        if chosen is None or (chosen.databases and table.database not in chosen.databases):
            return chosen is None
        return not chosen.tables or table.name in chosen.tables or f"{table.database}.{table.name}" in chosen.tables

    def address_of(self, table: Table) -> int:
        """Return where the record of a table's definition is, or one that says who takes its rows."""
        if not self.is_wanted(table):
            return self._modes[s.IGNORED]
        if table.problem is not None or any(column.digits_assumed for column in table.columns):
            return self._modes[s.BY_PYTHON]
        mode = s.TAKEN if self.choice is None else self.choice.mode_of(table)
        if mode != s.TAKEN:
            return self._modes[mode]
        alike = id(table.columns), table.database, table.name, table.names, table.primary_key
        known = self._by_columns.get(alike)
        if known is None:
            store = self._store_of(table)
            if store is None:
                return self._modes[s.BY_PYTHON]
            known = self._by_columns.put(alike, (table, store), len(table.columns))
        return known[1].address

    def _store_of(self, table: Table) -> TableRecord | None:
        """Return the record of a definition, None where the loops cannot take it."""
        known = self._definitions_of(table)
        key = () if known is None else self._key(table)
        store = None if known is None else known.get(key)
        if store is None:
            store = self._make(table)
            if store is None:
                return None
            if self.choice is not None:
                self.choice.attach(store)
            if known is not None:
                known[key] = store
            self.stores[store.address] = store
            self._enter_name(store)
        return store

    def _definitions_of(self, table: Table) -> dict[tuple[Any, ...], TableRecord] | None:
        """Return the records of a table by their keys; None where it has none yet, as most."""
        name, others = (table.database, table.name), self.of_name(table)
        if others and name not in self._by_definition:
            self._by_definition[name] = {self._key(store.table): store for store in others}
        return self._by_definition.get(name)

    def of_name(self, table: Table) -> list[TableRecord]:
        """Return the records of all definitions of a table."""
        return self._by_name.get((table.database, table.name), [])

    def in_force(self) -> Iterator[TableRecord]:
        """Yield the records of the definitions that are not old; no rows wait in others."""
        for stores in self._in_force.values():
            yield from stores

    def replaced_by(self, new: TableRecord) -> list[TableRecord]:
        """Return the records of the definitions in force that another one of their table replaces."""
        name = new.table.database, new.table.name
        return [store for store in self._in_force.get(name, ()) if store is not new]

    @staticmethod
    def set_aside(store: TableRecord) -> None:
        """Have the loops ask before they take rows by a definition."""
        store.record[r.Table.is_old] = 1

    def put_in_force(self, new: TableRecord) -> None:
        """A definition replaces those of its table that are in force."""
        for store in self.replaced_by(new):
            store.record[r.Table.is_old] = 1
        new.record[r.Table.is_old] = 0
        self._in_force[new.table.database, new.table.name] = [new]

    @property
    def is_full(self) -> bool:
        """Whether those records should be forgotten now that nobody needs, before more are made."""
        return self._columns >= self._limit

    def keep(self, needed: Collection[int]) -> None:
        """Forget the records but those at some addresses. Nothing may wait in them."""
        self.stores = {address: store for address, store in self.stores.items() if address in needed}
        left = list(self.stores.values())
        self._by_definition, self._by_columns = {}, Bounded()
        self._by_name = {}
        self._in_force = {}
        self._columns = 0
        for store in left:
            self._enter_name(store)
        self._limit = max(MOST_COLUMNS, 2 * self._columns)

    def _enter_name(self, store: TableRecord) -> None:
        name = store.table.database, store.table.name
        self._by_name.setdefault(name, []).append(store)
        if not store.record[r.Table.is_old]:
            self._in_force.setdefault(name, []).append(store)
        self._columns += len(store.columns) + PER_TABLE

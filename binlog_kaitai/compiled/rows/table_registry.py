"""The tables that a log's statements describe, by the server's number: what the fast loops look up for every rows
event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from typing import TYPE_CHECKING, Any

from binlog_kaitai.arrow.columns import table_key
from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.bounded import MOST_COLUMNS, PER_TABLE, Bounded
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.log_rules import LogRules
from binlog_kaitai.changes.renames import Renames
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.rows.table_record import TableRecord
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.format.headers import HEADER_SIZE
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.rows.table import Table

if TYPE_CHECKING:
    from binlog_kaitai.compiled.rows.choice import Choice

__all__ = ["TableRegistry"]

_FIRST_SIZE = 1 << 6
_MOST = 1 << 14


class TableRegistry:
    """Table maps, and the record of each table definition, which `make` makes; None for a table that the loops cannot
    take. Tables of the same `key` have the same definition."""

    def __init__(
        self,
        context: Context,
        decoder: EventDecoder,
        filter: Filter | None,
        make: Callable[[Table], TableRecord | None],
        key: Callable[[Table], tuple[Any, ...]] = table_key,
    ) -> None:
        self.stores: dict[int, TableRecord] = {}
        """By the address of the record."""
        self._context = context
        self._decoder = decoder
        self._filter = filter
        self._make = make
        self._key = key
        self.choice: Choice | None = None
        """Decides which rows of the tables are wanted."""
        self.added: Table | None = None
        """The one that was registered last."""
        self.new: TableRecord | None = None
        """The record of that, if it was not met before."""
        self.table_map_of_payload: bytes | None = None
        """That of the rows at hand, where Python has read it in a payload."""
        self.seen_tables: set[tuple[str, str]] | None = None
        """Takes the names of all tables, wanted or not."""
        self.rules: LogRules | None = None
        """Look at each table map that is registered."""
        self.renames = Renames()
        """What databases are called in table maps that are written."""
        self._written: dict[int, memory.Bytes] = {}
        """What is written in place of the bodies of table maps, where that is another."""
        self.changed_at: Callable[[str, int], Collection[tuple[str, str]] | None] = lambda file, position: None
        """Says which tables a statement at a position of a log has changed; None where that is not known."""
        self._known: dict[int, tuple[memory.Bytes, int, int, Table]] = {}
        self._valid: dict[tuple[str, str], set[int]] = {}
        """The numbers of tables whose definitions have not changed since they were registered, by their names in lower
        case."""
        self._by_definition: dict[tuple[Any, ...], TableRecord] = {}
        self._by_columns: Bounded[tuple[Any, ...], tuple[Table, TableRecord]] = Bounded()
        """The same by what tables share that were described alike, so that it is found sooner."""
        self._by_name: dict[tuple[str, str], list[TableRecord]] = {}
        self._in_force: dict[tuple[str, str], list[TableRecord]] = {}
        self._columns = 0
        self._limit = MOST_COLUMNS
        self._modes: dict[int, Integers] = {}
        for mode in (s.IGNORED, s.BY_PYTHON):
            record = memory.slots(s.S_SIZE)
            record[s.S_MODE] = mode
            self._modes[mode] = record
        self._rebuild(_FIRST_SIZE)

    def take_counts(self, *counters: Counter[tuple[str, str]]) -> None:
        """Add the rows of all tables since the last call to counters, by table and operation."""
        for store in self.stores.values():
            store.take_counts(*counters)

    def add(self, frame: Frame) -> None:
        """Register a table map event. Raises MalformedEventError."""
        table, stores = self._decoder.described(frame).table, len(self.stores)
        self.added = table
        if self.rules is not None:
            self.rules.see_table(frame.position, table)
        record = self._record_of(table)
        if table.table_id not in self._known and len(self._known) >= _MOST:
            self._forget()
        data = memory.constant(frame.body)
        self._known[table.table_id] = data, len(data) - s.SLACK, memory.address(record), table
        if self.renames:
            post_header = frame.format.len_post_header(frame.header.event_type)
            self._written[table.table_id] = memory.constant(self.renames.table_map(frame.body, post_header))
        self._valid.setdefault((table.database.lower(), table.name.lower()), set()).add(table.table_id)
        if 2 * len(self._known) > len(self._records):
            self._rebuild(4 * len(self._records))
        else:
            self._enter(table.table_id)
        self.new = next(reversed(self.stores.values())) if len(self.stores) > stores else None

    @property
    def is_full(self) -> bool:
        """Whether those records should be forgotten now that nobody needs, before more are made."""
        return self._columns >= self._limit

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

    def put_in_force(self, new: TableRecord) -> None:
        """A definition replaces those of its table that are in force."""
        for store in self.replaced_by(new):
            store.record[s.S_IS_OLD] = 1
        new.record[s.S_IS_OLD] = 0
        self._in_force[new.table.database, new.table.name] = [new]

    def forget(self) -> list[TableRecord]:
        """Forget the records that no table map of this statement needs; returns those that are left.

        Nothing may wait in them.
        """
        self._forget()
        needed = {address for _, _, address, _ in self._known.values()}
        self.stores = {address: store for address, store in self.stores.items() if address in needed}
        left = list(self.stores.values())
        self._by_definition, self._by_columns = {self._key(store.table): store for store in left}, Bounded()
        self._by_name = {}
        self._in_force = {}
        self._columns = 0
        for store in left:
            self._enter_name(store)
        self._limit = max(MOST_COLUMNS, 2 * self._columns)
        return left

    def _enter_name(self, store: TableRecord) -> None:
        name = store.table.database, store.table.name
        self._by_name.setdefault(name, []).append(store)
        if not store.record[s.S_IS_OLD]:
            self._in_force.setdefault(name, []).append(store)
        self._columns += len(store.columns) + PER_TABLE

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

    def open_tables(self) -> dict[int, Table]:
        """Return the tables that this statement describes, by number."""
        now, statements = self._context.record[s.C_STATEMENT], self._records.column(ra.R_STATEMENT)
        found, place = list[int](), -1
        for _ in range(statements.count(now)):
            place = statements.index(now, place + 1)
            found.append(int(self._records[place][ra.R_KEY]))
        return {key - 1: self._known[key - 1][3] for key in found if key}

    def describe_again(self, tables: dict[int, Table]) -> None:
        """Have this statement describe tables, which `open_tables` has returned."""
        for number, table in tables.items():
            if number not in self._known or self._known[number][3] is not table:
                self._known[number] = memory.constant(b""), -1, memory.address(self._record_of(table)), table
                self._rebuild(2 * len(self._records))
            self._place(number)[ra.R_STATEMENT] = self._context.record[s.C_STATEMENT]

    def find(self, table_id: int) -> Table | None:
        """Return the table that this statement describes under a number."""
        record = self._place(table_id)
        if record[ra.R_KEY] == 0 or record[ra.R_STATEMENT] != self._context.record[s.C_STATEMENT]:
            return None
        return self._known[table_id][3]

    def store_of(self, table_id: int) -> TableRecord | None:
        """Return the store of the table that has a number; None where the loops do not fill one."""
        return self.stores.get(self._known[table_id][2]) if table_id in self._known else None

    def table_map(self, table_id: int) -> bytes:
        """Return the header of the last table map of a number, and the body that is written, for rows as events."""
        if self.table_map_of_payload is not None:
            data = self.table_map_of_payload
            return data[:HEADER_SIZE] + self.renames.table_map(data[HEADER_SIZE:])
        body, header = (
            self._written.get(table_id, self._known[table_id][0]),
            self._place(table_id)[ra.R_HEADER : ra.R_SIZE],
        )
        return memoryview(header).cast("B")[:HEADER_SIZE].tobytes() + bytes(body[: len(body) - s.SLACK])

    def end_statement(self) -> None:
        """Invalidate all table maps."""
        self._context.record[s.C_STATEMENT] += 1

    def forget_definitions(self, of: Collection[tuple[str, str]] | None = None) -> None:
        """A table map may say something else from here on, though its bytes are the same.

        `of`: the tables that this is true of, by their names in lower case; None for all.
        """
        for name in list(self._valid) if of is None else of:
            for number in self._valid.pop(name, set()) & self._known.keys():
                data, _, address, table = self._known[number]
                self._known[number] = data, -1, address, table
                self._place(number)[ra.R_LEN_BODY] = self._place(number)[ra.R_LEN_WRITTEN] = -1

    def _record_of(self, table: Table) -> Integers:
        if self.seen_tables is not None:
            self.seen_tables.add((table.database, table.name))
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
        return known[1].record

    def _store_of(self, table: Table) -> TableRecord | None:
        """Return the record of a definition, None where the loops cannot take it."""
        key = self._key(table)
        store = self._by_definition.get(key)
        if store is None:
            store = self._make(table)
            if store is None:
                return None
            if self.choice is not None:
                self.choice.attach(store)
            self._by_definition[key] = store
            self.stores[store.address] = store
            self._enter_name(store)
        return store

    def _forget(self) -> None:
        """Forget the table maps of other statements: a server that opens tables again and again gives ever new
        numbers."""
        now = self._context.record[s.C_STATEMENT]
        self._known = {
            number: known for number, known in self._known.items() if self._place(number)[ra.R_STATEMENT] == now
        }
        self._written = {number: data for number, data in self._written.items() if number in self._known}
        self._valid = {name: numbers & self._known.keys() for name, numbers in self._valid.items()}
        self._valid = {name: numbers for name, numbers in self._valid.items() if numbers}
        self._rebuild(len(self._records))

    def _rebuild(self, size: int) -> None:
        kept = slice(ra.R_HEADER, ra.R_SIZE)
        places = {number: self._place(number) for number in self._known} if self._known else {}
        old = {number: (int(place[ra.R_STATEMENT]), list(place[kept])) for number, place in places.items()}
        self._records = memory.records(size, ra.R_SIZE)
        self._context.record[s.C_REGISTRY], self._context.record[s.C_REGISTRY_MASK] = (
            memory.address(self._records),
            size - 1,
        )
        for number in self._known:
            self._enter(number)
            place, (statement, header) = self._place(number), old.get(number, (-1, None))
            place[ra.R_STATEMENT] = statement
            for slot, value in enumerate(header or (), ra.R_HEADER):
                place[slot] = value

    def _place(self, table_id: int) -> Integers:
        """Return the record of a table id, or the empty one where it would stand."""
        place = table_id & (len(self._records) - 1)
        while self._records[place][ra.R_KEY] not in (0, table_id + 1):
            place = (place + 1) & (len(self._records) - 1)
        return self._records[place]

    def _enter(self, table_id: int) -> None:
        data, length, address, _ = self._known[table_id]
        written = self._written.get(table_id, data)
        record = self._place(table_id)
        record[ra.R_KEY], record[ra.R_BODY], record[ra.R_LEN_BODY] = table_id + 1, memory.address(data), length
        record[ra.R_WRITTEN] = memory.address(written)
        record[ra.R_LEN_WRITTEN] = -1 if length < 0 else len(written) - s.SLACK
        record[ra.R_STORE], record[ra.R_STATEMENT] = address, -1

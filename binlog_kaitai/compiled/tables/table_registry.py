"""The tables that a log's statements describe: definitions by number, and what of that holds where rows are read."""

from __future__ import annotations

from collections.abc import Callable, Collection

from binlog_kaitai.changes.renames import Renames
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.tables.table_definitions import TableDefinitions
from binlog_kaitai.compiled.tables.table_numbers import TableMap, TableNumbers
from binlog_kaitai.compiled.tables.table_record import TableRecord
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.format.headers import HEADER_SIZE
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.reading.log_rules import LogRules
from binlog_kaitai.rows.table import Table

__all__ = ["TableRegistry"]


class TableRegistry:
    """Registers table maps.

    Args:
        context: of the loops.
        decoder: reads table maps.
        definitions: has the records.
    """

    def __init__(self, context: Context, decoder: EventDecoder, definitions: TableDefinitions) -> None:
        self._context, self._decoder = context, decoder
        self.definitions = definitions
        """The records of what tables are."""
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
        self.changed_at: Callable[[str, int], Collection[tuple[str, str]] | None] = lambda file, position: None
        """Says which tables a statement at a position of a log has changed; None where that is not known."""
        self._numbers = TableNumbers(context.record)
        self._valid: dict[tuple[str, str], set[int]] = {}
        """The numbers of tables whose definitions have not changed since they were registered, by their names in lower
        case."""

    def add(self, frame: Frame) -> None:
        """Register a table map event. Raises MalformedEventError."""
        table, stores = self._decoder.described(frame).table, self.definitions.stores
        count, self.added = len(stores), table
        if self.rules is not None:
            self.rules.see_table(frame.position, table)
        address = self._address_of(table)
        if table.table_id not in self._numbers.known and self._numbers.is_full:
            self._forget()
        body = written = memory.constant(frame.body)
        if self.renames:
            post_header = frame.format.len_post_header(frame.header.event_type)
            written = memory.constant(self.renames.table_map(frame.body, post_header))
        self._valid.setdefault((table.database.lower(), table.name.lower()), set()).add(table.table_id)
        self._numbers.set(table.table_id, TableMap(body, written, address, table))
        self.new = next(reversed(stores.values())) if len(stores) > count else None

    def _address_of(self, table: Table) -> int:
        if self.seen_tables is not None:
            self.seen_tables.add((table.database, table.name))
        return self.definitions.address_of(table)

    def forget(self) -> None:
        """Forget the records that no table map of this statement needs. Nothing may wait in them."""
        self._forget()
        self.definitions.keep({found.address for found in self._numbers.known.values()})

    def _forget(self) -> None:
        """Forget the table maps of other statements."""
        self._numbers.forget_closed()
        self._valid = {name: numbers & self._numbers.known.keys() for name, numbers in self._valid.items()}
        self._valid = {name: numbers for name, numbers in self._valid.items() if numbers}

    def open_tables(self) -> dict[int, Table]:
        """Return the tables that this statement describes, by number."""
        return {number: self._numbers.known[number].table for number in self._numbers.open_numbers()}

    def describe_again(self, tables: dict[int, Table]) -> None:
        """Have this statement describe tables, which `open_tables` has returned."""
        for number, table in tables.items():
            known = self._numbers.known.get(number)
            if known is None or known.table is not table:
                nothing, address = memory.constant(b""), self._address_of(table)
                self._numbers.set(number, TableMap(nothing, nothing, address, table, is_valid=False))
            self._numbers.open(number)

    def find(self, table_id: int) -> Table | None:
        """Return the table that this statement describes under a number."""
        return self._numbers.known[table_id].table if self._numbers.is_open(table_id) else None

    def store_of(self, table_id: int) -> TableRecord | None:
        """Return the store of the table that has a number; None where the loops do not fill one."""
        known = self._numbers.known.get(table_id)
        return None if known is None else self.definitions.stores.get(known.address)

    def table_map(self, table_id: int) -> bytes:
        """Return the header of the last table map of a number, and the body that is written, for rows as events."""
        if self.table_map_of_payload is not None:
            data = self.table_map_of_payload
            return data[:HEADER_SIZE] + self.renames.table_map(data[HEADER_SIZE:])
        body = self._numbers.known[table_id].written
        return self._numbers.header(table_id) + bytes(body[: len(body) - s.SLACK])

    def end_statement(self) -> None:
        """Invalidate all table maps."""
        self._context.record[C.tables.statement] += 1

    def forget_definitions(self, of: Collection[tuple[str, str]] | None = None) -> None:
        """A table map may say something else from here on, though its bytes are the same.

        `of`: the tables that this is true of, by their names in lower case; None for all.
        """
        for name in list(self._valid) if of is None else of:
            for number in self._valid.pop(name, set()) & self._numbers.known.keys():
                self._numbers.invalidate(number)

"""Table maps by the server's number of the table: what the loops look up for every rows event."""

from __future__ import annotations

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.format.headers import HEADER_SIZE
from binlog_kaitai.named import NamedTuple
from binlog_kaitai.rows.table import Table

__all__ = ["TableMap", "TableNumbers"]

_FIRST_SIZE = 1 << 6
_MOST = 1 << 14


class TableMap(NamedTuple):
    """What a table map has said."""

    body: memory.Bytes
    written: memory.Bytes
    """What is written in its place."""
    address: int
    """Of the record of the definition."""
    table: Table
    is_valid: bool = True
    """The same bytes say the same still."""


class TableNumbers:
    """Table maps, in a list with open addresses.

    Args:
        record: of the context.
    """

    def __init__(self, record: Integers) -> None:
        self._record = record
        self.known: dict[int, TableMap] = {}
        self._rebuild(_FIRST_SIZE)

    @property
    def is_full(self) -> bool:
        """As many are known as are kept."""
        return len(self.known) >= _MOST

    def set(self, number: int, found: TableMap) -> None:
        """Have a number known, of a table that no statement describes yet."""
        self.known[number] = found
        if 2 * len(self.known) > len(self._records):
            self._rebuild(4 * len(self._records))
        else:
            self._enter(number)

    def invalidate(self, number: int) -> None:
        """The same bytes may say something else from here on."""
        self.known[number] = self.known[number]._replace(is_valid=False)
        place = self._place(number)
        place[r.Registered.len_body] = place[r.Registered.len_written] = -1

    def is_open(self, number: int) -> bool:
        """Return whether this statement describes a table under a number."""
        place = self._place(number)
        return bool(place[r.Registered.key]) and place[r.Registered.statement] == self._record[C.tables.statement]

    def open(self, number: int) -> None:
        """Have this statement describe a table that is known."""
        self._place(number)[r.Registered.statement] = self._record[C.tables.statement]

    def open_numbers(self) -> list[int]:
        """Return the numbers of the tables that this statement describes."""
        now, statements = self._record[C.tables.statement], self._records.column(r.Registered.statement)
        found, place = list[int](), -1
        for _ in range(statements.count(now)):
            place = statements.index(now, place + 1)
            found.append(int(self._records[place][r.Registered.key]))
        return [key - 1 for key in found if key]

    def forget_closed(self) -> None:
        """Forget the table maps of other statements: a server that opens tables again and again gives ever new
        numbers."""
        self.known = {number: found for number, found in self.known.items() if self.is_open(number)}
        self._rebuild(len(self._records))

    def header(self, number: int) -> bytes:
        """Return the header of the last table map of a number."""
        return (
            memoryview(self._place(number)[r.Registered.header : r.Registered.SLOTS]).cast("B")[:HEADER_SIZE].tobytes()
        )

    def _rebuild(self, size: int) -> None:
        kept = slice(r.Registered.header, r.Registered.SLOTS)
        places = {number: self._place(number) for number in self.known} if self.known else {}
        old = {number: (int(place[r.Registered.statement]), list(place[kept])) for number, place in places.items()}
        self._records = memory.records(size, r.Registered.SLOTS)
        self._record[C.tables.registry], self._record[C.tables.registry_mask] = memory.address(self._records), size - 1
        for number in self.known:
            self._enter(number)
            place, (statement, header) = self._place(number), old.get(number, (-1, None))
            place[r.Registered.statement] = statement
            for slot, value in enumerate(header or (), r.Registered.header):
                place[slot] = value

    def _place(self, number: int) -> Integers:
        """Return the record of a number, or the empty one where it would stand."""
        place = number & (len(self._records) - 1)
        while self._records[place][r.Registered.key] not in (0, number + 1):
            place = (place + 1) & (len(self._records) - 1)
        return self._records[place]

    def _enter(self, number: int) -> None:
        found, place = self.known[number], self._place(number)
        place[r.Registered.key], place[r.Registered.store], place[r.Registered.statement] = (
            number + 1,
            found.address,
            -1,
        )
        place[r.Registered.body] = body = memory.address(found.body)
        place[r.Registered.written] = body if found.written is found.body else memory.address(found.written)
        place[r.Registered.len_body] = len(found.body) - s.SLACK if found.is_valid else -1
        place[r.Registered.len_written] = len(found.written) - s.SLACK if found.is_valid else -1

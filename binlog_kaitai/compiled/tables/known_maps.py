"""Table maps that the loops may list, with which of them are in force, for one listing."""

from __future__ import annotations

from typing import Any

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.named import NamedTuple
from binlog_kaitai.rows.table import Table

__all__ = ["KnownMap", "KnownMaps", "TablesInForce"]

_MAPS, _MOST_BYTES = 1 << 12, 1 << 26
"""Lists of table maps, and bytes of all of them."""
_NEVER_AGAIN = -1
"""Length of a table map that is not to be found any more."""


class KnownMap(NamedTuple):
    """A table map that Python has found sound."""

    record: Integers
    data: memory.Bytes
    table: Table
    kept: list[Any]
    """What the record needs to be kept besides."""


class KnownMaps:
    """What Python has said once, and the loops look up.

    Args:
        context: of the loops.
        chosen: the filter; its names decide about events.
        follows: the open statement is followed where names do not matter, too.
    """

    def __init__(self, context: Context, chosen: Filter | None, *, follows: bool = False) -> None:
        self._record, self._run = context.record, context.run
        self._filter = chosen if chosen is not None and chosen.has_names else None
        self._follows = follows or self._filter is not None
        self._known: dict[bytes, KnownMap] = {}
        self.forget()

    def forget(self) -> None:
        """No table map is known; those of the open statement stay in force."""
        kept = [known for known in self._known.values() if self._is_in_force(known.record)]
        self._by_place: dict[int, list[KnownMap]] = {}
        self._known.clear()
        self._bytes = 0
        self._maps = memory.slots(_MAPS)
        self._record[C.tables.maps], self._record[C.tables.maps_mask] = memory.address(self._maps), _MAPS - 1
        for known in kept:
            known.record[r.SoundMap.length] = _NEVER_AGAIN
            self._enter(b"", known)

    def add(self, body: bytes, table: Table) -> KnownMap:
        """The loops may list this table map where it comes again; it is in force."""
        if self._bytes > _MOST_BYTES:
            self.forget()
        known = self._known.get(body)
        if known is None:
            record, data = memory.slots(r.SoundMap.SLOTS), memory.constant(body)
            known = KnownMap(record, data, table, [])
            record[r.SoundMap.body], record[r.SoundMap.length] = memory.address(data), len(body)
            record[r.SoundMap.table_id] = table.table_id
            record[r.SoundMap.is_wanted] = self._filter is None or self._filter.names(table.database, table.name)
            self._enter(body, known)
        self._record[C.followed.map] = memory.address(known.record)
        self._run(s.MEET_MAP)
        return known

    def _enter(self, body: bytes, known: KnownMap) -> None:
        place = known.table.table_id & (_MAPS - 1)
        known.record[r.SoundMap.next], self._maps[place] = self._maps[place], memory.address(known.record)
        self._known[body or id(known).to_bytes(8)] = known
        self._by_place.setdefault(place, []).append(known)
        self._bytes += len(known.data) + known.record.nbytes

    def _is_in_force(self, record: Integers) -> bool:
        """Return whether a table map is of the open statement, which is not followed where names do not matter."""
        return self._follows and bool(record[r.SoundMap.seen] > self._record[C.tables.statement_start])

    def in_force(self, table_id: int) -> KnownMap | None:
        """Return the table map of an id in the open statement."""
        of_place = self._by_place.get(table_id & (_MAPS - 1), [])
        found = [known for known in of_place if known.table.table_id == table_id and self._is_in_force(known.record)]
        return max(found, key=lambda known: known.record[r.SoundMap.seen]) if found else None

    def end_statement(self) -> None:
        """No table map is in force any more."""
        self._run(s.END_MAPS)


class TablesInForce(dict[int, Table]):
    """The tables of the open statement for a decoder; the loops have seen some. Who decodes a table map adds it."""

    def __init__(self, known: KnownMaps) -> None:
        super().__init__()
        self._known_maps = known

    def get(self, table_id: int, default: Any = None) -> Any:
        """Return the table of an id."""
        known = self._known_maps.in_force(table_id)
        return default if known is None else known.table

    def __setitem__(self, table_id: int, table: Table) -> None:
        """`KnownMaps.add` does it, by the bytes of the table map."""

    def clear(self) -> None:
        """The statement has ended."""
        self._known_maps.end_statement()

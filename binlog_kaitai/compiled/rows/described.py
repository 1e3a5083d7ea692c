"""The definitions of tables that a log has, by the fast loops: rows are passed over."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.rows.rows_reader import RowsReader
from binlog_kaitai.compiled.rows.table_record import TableRecord
from binlog_kaitai.compiled.rows.work_items import ItemTaker
from binlog_kaitai.compiled.walk.work import OddRows
from binlog_kaitai.rows.table import Table

__all__ = ["DescribedReader", "passed_over"]


class _Taker(ItemTaker[TableRecord, Table]):
    """Delivers the tables of work items; see `ItemTaker`."""

    def _deliver_all(self) -> Iterator[Table]:
        yield from ()

    def _add(self, change: RowChange) -> Iterator[Table]:
        yield change.definition

    def _make_room(self, answer: int, item: Integers) -> Iterator[Table]:
        yield from ()

    def _rows_by_objects(
        self, odd: OddRows, number: int, find: Callable[[int], Table | None], first: int = 0
    ) -> Iterator[Table]:
        if odd.table is None:
            yield from super()._rows_by_objects(odd, number, find, first)
        elif self._registry.is_wanted(odd.table):  # of a payload
            yield odd.table

    def _new_table(self, item: Integers) -> Iterator[Table]:
        yield from super()._new_table(item)
        table = self._registry.added
        if table is not None and self._registry.is_wanted(table):
            yield table


class DescribedReader(RowsReader):
    """Reads one log; `tables` once, in order.

    Raises BinlogError where the damage stands, after all before it was delivered.
    """

    def tables(self) -> Iterator[Table]:
        """Yield the definitions of the wanted tables in their order, some more than once."""
        with self._rows.opened() as context:
            taker = _Taker(context, self._rows.registry(passed_over), self._log.decoder, self.ledger)
            yield from self._rows.changes(taker)


def passed_over(table: Table) -> TableRecord:
    """Return the record of a table whose rows are passed over."""
    record = TableRecord(table)
    record.record[s.S_MODE] = s.IGNORED
    return record

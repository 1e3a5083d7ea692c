"""Counts the rows of the transactions that the fast loops take, and leaves all else to the object path."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from binlog_kaitai.arrow.columns import cell_fields
from binlog_kaitai.arrow.constants import Integers, UnsoundError
from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.rows.others import OthersTaker
from binlog_kaitai.compiled.rows.table_record import TableRecord
from binlog_kaitai.compiled.rows.work_items import ItemTaker
from binlog_kaitai.compiled.walk.work import OddRows, Statement
from binlog_kaitai.rows.table import Table

__all__ = ["CountedTable", "CountingTaker", "stored_columns"]

P = TypeVar("P")


class CountedTable(TableRecord):
    """What the loops need to count the rows of a table."""

    def __init__(self, table: Table, columns: memory.Records) -> None:
        super().__init__(table, columns)
        self.record[s.S_MODE] = s.COUNTED


def stored_columns(table: Table) -> memory.Records | None:
    """Return how the cells of a table are stored; None for a table that the loops cannot take."""
    records = memory.records(len(table.columns), s.K_SLOTS)
    for column, record in zip(table.columns, records, strict=True):
        found = cell_fields(column)
        if found is None:
            return None
        record[s.K_KIND] = s.L_FIXED if column.cell.rule == "fixed" else s.L_PREFIXED
        record[s.K_SIZE], record[s.K_INDEX] = found[0], column.index
    return records


class CountingTaker(ItemTaker[CountedTable, P], OthersTaker):
    """Counts the rows of work items; their values are not looked at. See `ItemTaker`."""

    @abstractmethod
    def _statement(self, found: Statement, number: int) -> Iterator[P]:
        """Yield what is made of a statement that stands for itself; `number` is that of its transaction."""

    def _deliver_all(self) -> Iterator[P]:
        self._registry.take_counts(self._ledger.rows)
        yield from ()

    def say(self, lines: Iterator[Any]) -> Iterator[Any]:
        """Deliver what the object path makes."""
        return lines

    def lend_session(self) -> None:
        """There is none."""

    def _add(self, change: RowChange) -> Iterator[P]:
        raise AssertionError("the object path counts its rows itself")

    def _rows_by_objects(
        self, odd: OddRows, number: int, find: Callable[[int], Table | None], first: int = 0
    ) -> Iterator[P]:
        self._settle()
        raise UnsoundError(odd.frame.position)

    def _make_room(self, answer: int, item: Integers) -> Iterator[P]:
        if answer == s.NOT_PLAIN:
            self._settle()
            raise UnsoundError(self._context.place_of(item)[0])
        yield from ()

    def _work(self, item: Integers) -> Iterator[P]:
        work = self.by_python.get(int(item[s.I_BODY])) if item[s.I_KIND] == s.FOR_PYTHON else None
        if isinstance(work, Statement):
            del self.by_python[int(item[s.I_BODY])]
            self._note_said(item, work.event.body)
            number = int(item[s.I_TRX])
            yield from self._statement(work._replace(wanted=self._is_chosen(work, number)), number)
            self._context.next_item()
            self._settle()
        else:
            yield from super()._work(item)

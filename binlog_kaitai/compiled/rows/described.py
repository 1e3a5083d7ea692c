"""The definitions of tables that a log has, by the fast loops: rows are passed over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.rows.sink import Answers, Do, FoundRows, When
from binlog_kaitai.compiled.tables.table_record import TableRecord
from binlog_kaitai.compiled.walk.work import OddRows
from binlog_kaitai.rows.table import Table

__all__ = ["described_tables", "passed_over"]


class _Sink:
    """Delivers the tables of work items."""

    def __init__(self, items: Items) -> None:
        self._items, self._registry = items, items.registry

    def register(self, answers: Answers[Table]) -> None:
        """Put in what describes tables."""
        answers.to_loops[s.NEW_TABLE] = partial(self._new_table, answers.to_loops[s.NEW_TABLE])
        answers.of_kinds[OddRows] = partial(self._odd_rows, answers.of_kinds[OddRows])

    def rows(self, found: FoundRows) -> Iterator[Table]:
        """Deliver the table of rows that Python decodes."""
        return self._items.take_changes(found, lambda change: (change.definition,))

    def deliver(self, when: When) -> Iterable[Table]:
        """Deliver nothing: nothing waits."""
        return ()

    def _odd_rows(self, common: Do[Table], item: Integers) -> Iterator[Table]:
        work = self._items.work_of(item)
        assert isinstance(work, OddRows)
        if work.table is None:
            yield from common(item)
        elif self._registry.definitions.is_wanted(work.table):  # of a payload
            yield work.table

    def _new_table(self, common: Do[Table], item: Integers) -> Iterator[Table]:
        yield from common(item)
        table = self._registry.added
        if table is not None and self._registry.definitions.is_wanted(table):
            yield table


def described_tables(log: CompiledLog) -> Iterator[Table]:
    """Yield the definitions of the wanted tables of a log in their order, some more than once.

    Raises BinlogError where the damage stands, after all before it was delivered.
    """
    with log.rows.opened():
        yield from log.rows.feed(_Sink(log.rows.items(passed_over)))


def passed_over(table: Table) -> TableRecord:
    """Return the record of a table whose rows are passed over."""
    record = TableRecord(table)
    record.record[r.Table.mode] = s.IGNORED
    return record

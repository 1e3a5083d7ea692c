"""Reads the transactions of a log by the fast loops, which count their rows without looking at values."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import cached_property
from typing import Any

from binlog_kaitai.archive.stats import Stats
from binlog_kaitai.bounded import Bounded
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.changes.summaries import (
    SummaryReader,
    SummaryVisitor,
    TransactionSummary,
    without_values,
)
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.choose import Engine, choose
from binlog_kaitai.compiled.rows.counting_taker import CountedTable, stored_columns
from binlog_kaitai.compiled.rows.row_walk import RowWalk
from binlog_kaitai.compiled.rows.rows_ahead import with_look_ahead
from binlog_kaitai.compiled.rows.rows_reader import RowsReader
from binlog_kaitai.compiled.rows.summary_taker import SummaryOthers, SummaryTaker
from binlog_kaitai.compiled.rows.sums import Sums
from binlog_kaitai.log.source import Source
from binlog_kaitai.rows.table import Table

__all__ = ["SummaryLinesReader", "summary_reader"]


class SummaryLinesReader(RowsReader):
    """Reads the transactions of one log: `walk`, once.

    The loops count rows without looking at their values. Raises BinlogError where the damage stands, after all before
    it was delivered.
    """

    reading = staticmethod(without_values)

    @cached_property
    def _rows(self) -> RowWalk:
        return with_look_ahead(RowWalk(self._walk))

    def walk(self) -> Generator[TransactionSummary, None, None]:
        """Yield the transactions, in the order of the log. A second pass raises RuntimeError."""
        return self._summaries(None)

    def sum_up(self, stats: Stats) -> None:
        """Add the transactions to sums, most of them without an object for each. A second pass raises RuntimeError."""
        sums = Sums(stats)
        try:
            for summary in self._summaries(sums):
                sums.others.append(summary)
        finally:
            sums.finish()

    def _summaries(self, sums: Sums | None) -> Generator[TransactionSummary, None, None]:
        rows, log = self._rows, self._log
        others = SummaryOthers(SummaryVisitor(log))
        known: Bounded[int, tuple[Any, memory.Records | None]] = Bounded()

        def make(table: Table) -> CountedTable | None:
            found = known.get(id(table.columns))
            if found is None:
                found = known.put(id(table.columns), (table.columns, stored_columns(table)), len(table.columns))
            return None if found[1] is None else CountedTable(table, found[1])

        try:
            with rows.opened() as context:
                rows.keep_members()
                taker = SummaryTaker(
                    context, rows.registry(make), log.decoder, self.ledger, others, log.leave_uncounted, sums
                )
                yield from rows.changes(taker)
        finally:
            self.ledger.statements += others.num_statements
        log.refuse_unsupported()


def summary_reader(
    source: Source,
    options: ReadOptions,
    filter: Filter | None = None,
    progress: Callable[[int], None] = lambda count: None,
    span: Span | None = None,
    engine: Engine = "auto",
) -> SummaryReader | SummaryLinesReader:
    """Return what reads the transactions of a log, or of a part of it: the loops where they can, else the object path.

    Raises ImportError for ``compiled`` where there is no machine code for the processor.
    """
    if choose(engine, filter) == "objects":
        return SummaryReader(source, options, filter, progress, span)
    return SummaryLinesReader(source, options, filter, progress, span=span)

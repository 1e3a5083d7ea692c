"""Reads the transactions of a log by the fast loops, which count their rows without looking at values."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from typing import TypeVar

from binlog_kaitai.archive.found_transactions import each_of
from binlog_kaitai.archive.stats import Stats
from binlog_kaitai.changes.filters import OPERATIONS, Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.comparing.seen import SeenTransactions
from binlog_kaitai.compiled.context import CHUNK, Context
from binlog_kaitai.compiled.counts.summary_taker import SummarySink
from binlog_kaitai.compiled.counts.sums import AddsUp
from binlog_kaitai.compiled.counts.tallies import Tallies
from binlog_kaitai.compiled.counts.told import LinesForm, Teller, TellsLines
from binlog_kaitai.compiled.counts.transaction_columns import PutsColumns
from binlog_kaitai.compiled.counts.transaction_digests import PutsDigests, Seeds
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.rows.sink import Traits
from binlog_kaitai.compiled.tables.counted_table import counted_table, stored_columns
from binlog_kaitai.compiled.tables.table_names import TableNames
from binlog_kaitai.compiled.tables.table_record import OnHead, by_columns, no_record
from binlog_kaitai.log.source import Source
from binlog_kaitai.reading.summaries import TransactionSummary, without_values
from binlog_kaitai.reading.transaction_columns import Found
from binlog_kaitai.rows.table import Table

__all__ = ["SummaryLinesReader", "summaries_of"]

P = TypeVar("P")
_ALL = (1 << 63) - 1


class SummaryLinesReader:
    """Reads the transactions of one log, which is read `without_values`: `walk`, once; see `summaries_of`.

    The loops count rows without looking at their values. Raises BinlogError where the damage stands, after all before
    it was delivered.
    """

    def __init__(self, log: CompiledLog) -> None:
        self._log, self.ledger = log, log.ledger
        self.on_pause: Callable[[], None] = lambda: None
        """Told where a stream has no more just now, and all transactions that are complete were delivered."""
        self._known: list[TableNames] = []
        """The names of its tables, once it is read."""

    def _names(self) -> TableNames:
        names = TableNames()
        self._known.append(names)
        return names

    @property
    def keyless(self) -> set[str]:
        """Return the tables that have no primary key, as far as the log tells, of which rows were updated or
        deleted."""
        changed = {table for table, operation in self.ledger.rows if operation != OPERATIONS[0]}
        return changed.intersection(*[names.keyless for names in self._known]) if self._known else set()

    def walk(self) -> Generator[TransactionSummary, None, None]:
        """Yield the transactions, in the order of the log. A second pass raises RuntimeError."""
        return each_of(self.pieces(_ALL), self._log.source.name)

    def lines(self, form: LinesForm) -> Generator[memoryview, None, None]:
        """Yield the transactions as lines in UTF-8, some at a time. The memory is used again."""

        def tell(context: Context, tallies: Tallies) -> TellsLines:
            return TellsLines(context, tallies, self._log.source.name, form)

        return self._told(TableNames(form.writer.table), tell)

    def pieces(self, most: int) -> Generator[Found, None, None]:
        """Yield the transactions as `walk`, many at once where that is possible; no piece goes on beyond a multiple of
        `most`."""
        names = self._names()
        return self._told(names, lambda context, tallies: PutsColumns(context, tallies, names, most))

    def seen(self, seeds: Seeds) -> Generator[SeenTransactions, None, None]:
        """Yield what transactions are compared by, many at once; what is compared has the same `seeds`."""
        return self._told(TableNames(), PutsDigests, seeds.of)

    def sum_up(self, stats: Stats) -> None:
        """Add the transactions to sums, most of them without an object for each. A second pass raises RuntimeError."""
        names, made = self._names(), list[AddsUp]()

        def tell(context: Context, tallies: Tallies) -> AddsUp:
            made.append(AddsUp(context, tallies, names, stats))
            return made[0]

        try:
            for _ in self._told(names, tell):
                pass
        finally:
            for sums in made:
                sums.finish()

    def _told(
        self,
        names: TableNames,
        tell: Callable[[Context, Tallies], Teller[P]],
        on_head: Callable[[Table], OnHead] = lambda table: no_record,
    ) -> Generator[P, None, None]:
        """Yield what becomes of the transactions; `on_head` adds to the heads of a table."""
        rows, log = self._log.rows, self._log.events
        make = by_columns(stored_columns, partial(counted_table, names=names, on_head=on_head))
        with rows.opened() as context:
            rows.take_members()
            items = rows.items(make, Traits(waits="where chosen", follows_events=True))
            sink = SummarySink(items, log.leave_uncounted, names, partial(tell, context), self.on_pause)
            yield from rows.feed(sink)
        log.refuse_unsupported()


def summaries_of(
    source: Source,
    options: ReadOptions,
    filter: Filter | None = None,
    progress: Callable[[int], None] = lambda count: None,
    *,
    span: Span | None = None,
    chunk: int = CHUNK,
) -> SummaryLinesReader:
    """Return what reads the transactions of a log; see `ChunkedWalk` for the arguments."""
    return SummaryLinesReader(CompiledLog(source, without_values(options), filter, progress, span=span, chunk=chunk))

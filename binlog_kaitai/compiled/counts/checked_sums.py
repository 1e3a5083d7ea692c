"""Sums over the transactions of a log all rows of which are checked, in one walk: what `verify` and `stats` find."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Generic, TypeVar

from binlog_kaitai.archive.stats import Stats
from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.changes.filters import OPERATIONS
from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.counts.summary_taker import SummarySink, add_rows
from binlog_kaitai.compiled.counts.sums import AddsUp
from binlog_kaitai.compiled.counts.tallies import Tallies
from binlog_kaitai.compiled.lines.checked import checked_table
from binlog_kaitai.compiled.lines.lines import SharedLines, lines_shared
from binlog_kaitai.compiled.lines.text_output import TextOutput
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.rows.sink import Answers, FoundRows, Traits, When
from binlog_kaitai.compiled.tables.counted_table import name_counted
from binlog_kaitai.compiled.tables.table_names import TableNames
from binlog_kaitai.compiled.tables.table_record import TableRecord, by_columns
from binlog_kaitai.rows.table import Table

__all__ = ["check_and_sum_up"]

P = TypeVar("P")


class _Sink(Generic[P]):
    """Counts rows as a `SummarySink` does, of which each value is decoded first.

    Args:
        items: the work items.
        sums: counts.
    """

    def __init__(self, items: Items, sums: SummarySink[P]) -> None:
        self._items, self._sums = items, sums
        self._text = TextOutput[P](items, [], lambda text: ())
        self.is_done = True
        """Whether all statements were completed."""

    def register(self, answers: Answers[P]) -> None:
        """Put in what makes room and values, and what counts."""
        self._text.register(answers)
        make_space = answers.to_loops[s.LINES_FULL]
        self._sums.register(answers)
        make_room = answers.to_loops[s.LINES_FULL]

        def full(item: Integers) -> Iterator[P]:
            return make_room(item) if self._sums.tallies.list.is_full else make_space(item)

        answers.to_loops[s.LINES_FULL] = full

    def rows(self, found: FoundRows) -> Iterator[P]:
        """Have rows that Python decodes be decoded, and count them. Raises UnsoundError."""
        rows = list[None]()

        def take(change: RowChange) -> tuple[P, ...]:
            rows.append(None)
            return ()

        yield from self._items.take_changes(found, take)
        item = self._items.context.items.at_hand()
        add_rows(self._sums.tallies, item, found, found.first + len(rows))

    def deliver(self, when: When) -> Iterator[P]:
        """Deliver the transactions that have ended, or all; rows of tables are counted."""
        context = self._items.context
        known = context.trxs.records.column(r.Trx.known, int(context.record[C.trxs.open]) + 1)
        self.is_done = self.is_done and not any(flags & s.IS_NOT_DONE for flags in known)
        return self._sums.deliver(when)


def _table(table: Table, shared: SharedLines, names: TableNames) -> TableRecord:
    return name_counted(checked_table(table, shared), names)


def check_and_sum_up(log: CompiledLog, stats: Stats) -> bool:
    """Decode all rows of a log for its ledger, and add its transactions to sums.

    Returns whether both are what a walk for each alone finds: not so if statements were begun that are completed later,
    which only ledgers count. Raises BinlogError if the log is not sound.
    """
    names, made = TableNames(), list[AddsUp]()

    def tell(context: Context, tallies: Tallies) -> AddsUp:
        made.append(AddsUp(context, tallies, names, stats))
        return made[0]

    try:
        with log.rows.opened() as context:
            log.rows.take_members()
            traits = Traits(waits="where chosen", follows_events=True)
            items = log.rows.items(by_columns(lines_shared(log.rows), partial(_table, names=names)), traits)
            sums = SummarySink(items, log.events.leave_uncounted, names, partial(tell, context), lambda: None)
            sink = _Sink(items, sums)
            for _ in log.rows.feed(sink):
                pass
        log.events.refuse_unsupported()
    finally:
        for adds in made:
            adds.finish()
        stats.keyless |= names.keyless.intersection(
            table for table, operation in log.ledger.rows if operation != OPERATIONS[0]
        )
    return sink.is_done

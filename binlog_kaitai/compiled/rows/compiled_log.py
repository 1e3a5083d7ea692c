"""One log for the fast loops: what functions and sinks make something of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cached_property

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.compiled.context import CHUNK, Lender
from binlog_kaitai.compiled.rows.row_walk import RowWalk
from binlog_kaitai.compiled.walk.chunked_walk import ChunkedWalk
from binlog_kaitai.log.frames import FormatDescription
from binlog_kaitai.log.source import Source
from binlog_kaitai.reading.log_rules import RulesOfPart

__all__ = ["CompiledLog"]


class CompiledLog:
    """One log, or a part of it, which is read once; see `ChunkedWalk` for the arguments."""

    def __init__(
        self,
        source: Source,
        options: ReadOptions,
        filter: Filter | None = None,
        progress: Callable[[int], None] = lambda count: None,
        *,
        span: Span | None = None,
        chunk: int = CHUNK,
        ledger: FileLedger | None = None,
    ) -> None:
        if options.masks is not None:
            from binlog_kaitai.compiled.plans.stand_in_masks import StandInMasks  # most runs hide nothing

            options.masks.quicken(StandInMasks)
        self.walk = ChunkedWalk(source, options, filter, progress, span=span, chunk=chunk, ledger=ledger)
        self.events = self.walk.log
        """Decodes single events, and keeps the ledger."""
        self.source, self.options, self.ledger = self.events.source, self.events.options, self.events.ledger
        self.filter, self.progress = filter, progress

    @cached_property
    def rows(self) -> RowWalk:
        """The walk over the rows of the log."""
        return RowWalk(self.walk, self._has_enough_rows)

    def _has_enough_rows(self, trx: Integers, form: FormatDescription | None) -> bool:
        from binlog_kaitai.compiled.rows.rows_ahead import has_enough_rows  # most runs do not ask for a number

        return has_enough_rows(self.walk, trx, form)

    @property
    def fallbacks(self) -> Counter[str]:
        """Rows events that Python took, by table."""
        return self.rows.fallbacks

    @property
    def is_whole(self) -> bool:
        """Whether all of the log is read."""
        return self.walk.form is None and self.walk.start == 0 and self.walk.end == self.source.size

    def of_part(self, span: Span, progress: Callable[[int], None], lender: Lender) -> CompiledLog:
        """Return a part of the log, to be read in the same way, with text in memory that is lent."""
        part = CompiledLog(self.source, self.options, self.filter, progress, span=span)
        part.walk.text_lender = lender
        return part

    def become(self, ledger: FileLedger, rules: list[RulesOfPart]) -> None:
        """Take over what was found in all parts of the log, and warn where it grew while they were read."""
        self.ledger.become(ledger)
        if self.events.rules is not None:
            self.events.rules.take_parts(rules)
        self.events.walk.note_growth()

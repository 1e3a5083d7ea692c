"""What all readers by the fast loops have: the walk over their log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.compiled.context import CHUNK
from binlog_kaitai.compiled.walk.chunked_walk import ChunkedWalk
from binlog_kaitai.log.source import Source
from binlog_kaitai.reading.log_events import LogReader
from binlog_kaitai.reading.log_rules import RulesOfPart

__all__ = ["CompiledReader"]


class CompiledReader(LogReader):
    """Reads one log by the fast loops; see `ChunkedWalk` for the arguments."""

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
        given = self.reading(options)
        if given.masks is not None:
            from binlog_kaitai.compiled.plans.stand_in_masks import StandInMasks  # most runs hide nothing

            given.masks.quicken(StandInMasks)
        self._walk = ChunkedWalk(source, given, filter, progress, span=span, chunk=chunk, ledger=ledger)
        super().__init__(self._walk.log)
        self.filter, self.progress = filter, progress

    @property
    def is_whole(self) -> bool:
        """Whether it reads all of its log."""
        return self._walk.form is None and self._walk.start == 0 and self._walk.end == self.source.size

    def of_part(self, span: Span, progress: Callable[[int], None]) -> Self:
        """Return a reader that reads a part of the log in the same way."""
        return type(self)(self.source, self.options, self.filter, progress, span=span)

    def note_growth(self) -> None:
        """Have the ledger warn of a log that grew while parts of it were read."""
        self._log.walk.note_growth()

    def take_rules(self, parts: list[RulesOfPart]) -> None:
        """Take over what parts of the log tell of how it was written."""
        if self.rules is not None:
            self.rules.take_parts(parts)

"""What all readers by the fast loops have: the walk over their log."""

from __future__ import annotations

from collections.abc import Callable

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.log_events import LogReader
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.compiled.context import CHUNK
from binlog_kaitai.compiled.walk.chunked_walk import ChunkedWalk
from binlog_kaitai.log.source import Source

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
        self._walk = ChunkedWalk(source, given, filter, progress, span=span, chunk=chunk, ledger=ledger)
        super().__init__(self._walk.log)

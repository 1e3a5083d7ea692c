"""What all readers by the fast loops have: the walk over their log."""

from __future__ import annotations

from collections.abc import Callable

from binlog_kaitai.changes.filters import Filter
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
    ) -> None:
        self._walk = ChunkedWalk(source, self.reading(options), filter, progress, span=span, chunk=chunk)
        super().__init__(self._walk.log)

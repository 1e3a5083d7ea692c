"""A log in pieces whose rows are decoded: what the readers that deliver rows have in common."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from binlog_kaitai.columnar.context import CHUNK
from binlog_kaitai.columnar.items import ItemTaker
from binlog_kaitai.columnar.kernels import slots as s
from binlog_kaitai.columnar.pieces import PiecewiseReader
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.filters import Filter
from binlog_kaitai.options import ReadOptions
from binlog_kaitai.source import Source
from binlog_kaitai.splits import Span

__all__ = ["RowReader"]

P = TypeVar("P")


class RowReader(PiecewiseReader):
    """Reads one log that can be read again; its rows go through an `ItemTaker`."""

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
        super().__init__(source, options, filter, progress, span=span, chunk=chunk)
        self.fallbacks: Counter[str] = Counter()
        """Rows events that the object path took, by table."""

    def _taken(self, taker: ItemTaker[Any, P]) -> Iterator[P]:
        """What a taker makes of the rows of ended transactions. Raises BinlogError where the damage stands, after all
        before it was delivered."""
        taker.form = self._form
        taker.damage = None if self.options.mode == "failfast" else self
        taker.by_python, taker.fallbacks = self._walker.by_python, self.fallbacks
        try:
            for stop in self._pieces():
                yield from taker.decode(stop)
                yield from taker.emit_full()
        except BinlogError as error:
            if taker.is_decoding:
                self._walk_again(error, taker.rows_end or error.position or 0)
            is_damage = self._ended_by(error)
            yield from self._rest(taker)
            if is_damage:
                raise
        else:
            yield from taker.finish()
            self._end_of_log()

    def _rest(self, taker: ItemTaker[Any, P]) -> Iterator[P]:
        """The log cannot be read further: what is open stays so."""
        try:
            if self._walker.form is not None and not taker.is_decoding:
                yield from taker.decode(int(self._context.record[s.C_NUM_ITEMS]))
        except BinlogError as error:
            if taker.rows_end is None and error.position is not None:  # the walk should not have come so far
                self._walk_again(error, error.position)
            self._give_up(error)
            yield from taker.finish()
            raise
        yield from taker.finish()

"""Whether a large transaction has as many rows as are asked for, which is not known before its end: a walk ahead that
only counts them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial

from binlog_kaitai.arrow.constants import NEVER, Integers
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.plans.condition_plan import stored_sizes
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.rows.row_walk import RowWalk
from binlog_kaitai.compiled.rows.sink import Answers, FoundRows, When
from binlog_kaitai.compiled.tables.choice import set_stored
from binlog_kaitai.compiled.tables.table_record import TableRecord
from binlog_kaitai.compiled.walk.chunked_walk import ChunkedWalk
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.model import Event, RowsEvent
from binlog_kaitai.log.frames import FormatDescription, Frame
from binlog_kaitai.reading.row_choice import RowChoice
from binlog_kaitai.rows.table import Table

__all__ = ["has_enough_rows"]


class _Sink:
    """Counts the rows of the first transaction; yields when it knows whether they are enough.

    Args:
        context: of the loops.
        enough: how many rows it has to have.
        num_rows: returns how many rows of an event count.
    """

    def __init__(self, context: Context, enough: int, num_rows: Callable[[Frame, Event], int]) -> None:
        self._context, self._enough, self._num_rows = context, enough, num_rows

    @property
    def has_enough(self) -> bool:
        """Return whether they are enough."""
        return bool(self._context.record[C.wanted.counted] >= self._enough)

    def register(self, answers: Answers[bool]) -> None:
        """Put in how rows are counted."""
        answers.decode, answers.num_rows = partial(self._decode, answers.decode), self._num_rows

    def _decode(self, common: Callable[[int], Iterator[bool]], stop: int) -> Iterator[bool]:
        """Take the work items of the transaction."""
        record, items = self._context.record, self._context.items.records
        of_first = -record[C.trxs.base]
        record[C.wanted.count_from] = 1
        yield from common(bisect_right(range(stop), of_first, key=lambda number: items[number][r.Item.trx]))
        if self.has_enough or record[C.trxs.open] > of_first:
            yield True

    def rows(self, found: FoundRows) -> Iterable[bool]:
        """Take nothing: rows are only counted."""
        return ()

    def deliver(self, when: When) -> Iterable[bool]:
        """Deliver nothing: nothing waits."""
        return ()


def has_enough_rows(walk: ChunkedWalk, trx: Integers, form: FormatDescription | None) -> bool:
    """Return whether a large transaction has enough rows; those before damage count.

    Args:
        walk: meets the transaction. Its filter says which rows count, and how many there have to be.
        trx: the record of the transaction.
        form: the format that is in force there.
    """
    begin, end, log = int(trx[r.Trx.begin]), walk.end, walk.log
    asked = log.filter
    assert asked is not None
    chosen = replace(asked, where=None, min_rows=0)
    if trx[r.Trx.known] & s.BEGAN_IN_TIME:
        chosen = replace(chosen, start_time=None)
    span = Span(begin, NEVER if end is None else end, form)
    rows = RowWalk(ChunkedWalk(log.source, log.options, chosen, lambda count: None, span=span))
    with rows.opened() as context:
        items = rows.items(_counted)
        sink = _Sink(context, asked.min_rows, partial(_num_rows, items, RowChoice(chosen, rows.log.ledger)))
        with suppress(BinlogError):  # the walk itself will come there, and report it
            for _ in rows.feed(sink):
                break
        return sink.has_enough


def _num_rows(items: Items, rows: RowChoice, frame: Frame, event: Event) -> int:
    """Return how many rows of an event count."""
    assert isinstance(event.body, RowsEvent)
    rows.is_said = items.choice is not None and items.choice.is_said
    return rows.num_rows(frame, event.body)


def _counted(table: Table) -> TableRecord | None:
    sizes = stored_sizes(table.columns)
    if sizes is None:
        return None
    store = TableRecord(table)
    set_stored(store, sizes)
    return store

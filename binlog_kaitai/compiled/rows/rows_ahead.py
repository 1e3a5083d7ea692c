"""Whether a large transaction has as many rows as are asked for, which is not known before its end: a walk ahead that
only counts them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

from binlog_kaitai.arrow.constants import NEVER, Integers
from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.changes.row_choice import RowChoice
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.plans.condition_plan import stored_sizes
from binlog_kaitai.compiled.rows.choice import set_stored
from binlog_kaitai.compiled.rows.row_walk import RowWalk
from binlog_kaitai.compiled.rows.table_record import TableRecord
from binlog_kaitai.compiled.rows.work_items import ItemTaker
from binlog_kaitai.compiled.walk.chunked_walk import ChunkedWalk
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.model import Event, RowsEvent
from binlog_kaitai.log.frames import FormatDescription, Frame
from binlog_kaitai.rows.table import Table

__all__ = ["RowsAhead", "with_look_ahead"]


class _Taker(ItemTaker[TableRecord, bool]):
    """Counts the rows of the first transaction; yields when it knows whether they are enough. See `ItemTaker`."""

    enough = 0
    """How many rows it has to have."""
    rows: RowChoice
    """Which of them count."""

    @property
    def has_enough(self) -> bool:
        """Return whether they are enough."""
        return bool(self._context.record[s.C_COUNTED] >= self.enough)

    def decode(self, stop: int) -> Iterator[bool]:
        """Take the work items of the transaction."""
        record, items = self._context.record, self._context.items
        of_first = -record[s.C_TRX_BASE]
        record[s.C_COUNT_FROM] = 1
        yield from super().decode(bisect_right(range(stop), of_first, key=lambda number: items[number][s.I_TRX]))
        if self.has_enough or record[s.C_TRX] > of_first:
            yield True

    def _num_counted(self, frame: Frame, event: Event) -> int:
        assert isinstance(event.body, RowsEvent)
        self.rows.is_said = self.choice is not None and self.choice.is_said
        return self.rows.num_rows(frame, event.body)

    def _note_taken(self) -> None:
        """Rows are only counted."""

    def _deliver_all(self) -> Iterator[bool]:
        yield from ()

    def _add(self, change: RowChange) -> Iterator[bool]:
        yield from ()

    def _make_room(self, answer: int, item: Integers) -> Iterator[bool]:
        yield from ()


class RowsAhead:
    """Looks for rows in large transactions.

    Args:
        walk: the walk that meets them. Its filter says which rows count, and how many there have to be.
    """

    def __init__(self, walk: ChunkedWalk) -> None:
        self._walk = walk

    def has_rows(self, trx: Integers, form: FormatDescription | None) -> bool:
        """Return whether a transaction has enough rows; those before damage count."""
        begin, end, asked = int(trx[s.T_BEGIN]), self._walk.end, self._walk.log.filter
        assert asked is not None
        chosen = replace(asked, where=None, min_rows=0)
        if trx[s.T_KNOWN] & s.BEGAN_IN_TIME:
            chosen = replace(chosen, start_time=None)
        log = self._walk.log
        span = Span(begin, NEVER if end is None else end, form)
        rows = RowWalk(ChunkedWalk(log.source, log.options, chosen, lambda count: None, span=span))
        with rows.opened() as context:
            taker: Any = _Taker(context, rows.registry(_counted), rows.log.decoder, rows.log.ledger)
            taker.enough, taker.rows = asked.min_rows, RowChoice(chosen, rows.log.ledger)
            with suppress(BinlogError):  # the walk itself will come there, and report it
                any(rows.changes(taker))
            return bool(taker.has_enough)


def with_look_ahead(rows: RowWalk) -> RowWalk:
    """Return a walk over rows that looks ahead for those of large transactions."""
    rows.has_rows = RowsAhead(rows.walk).has_rows
    return rows


def _counted(table: Table) -> TableRecord | None:
    sizes = stored_sizes(table)
    if sizes is None:
        return None
    store = TableRecord(table)
    set_stored(store, sizes)
    return store

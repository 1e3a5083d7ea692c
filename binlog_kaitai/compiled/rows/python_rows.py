"""Rows events that the loops leave to Python, which decodes them in their place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.buffered_frames import large_frame
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.rows.sink import Answers, FoundRows, Sink
from binlog_kaitai.compiled.walk.work import OddRows, Statement
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.model import Event, RowsEvent

__all__ = ["PythonRows"]

P = TypeVar("P")


class PythonRows(Generic[P]):
    """Decodes rows events, or only counts their rows.

    Args:
        items: the work items.
        sink: takes the rows.
        answers: what the feed does.
    """

    def __init__(self, items: Items, sink: Sink[P], answers: Answers[P]) -> None:
        self._items, self._sink, self._answers = items, sink, answers
        self._context, self._registry = items.context, items.registry

    def lose(self, error: BinlogError) -> None:
        """Pass over the rows of the work item at hand, which are lost."""
        if self._items.on_lost is not None:
            item = self._context.items.at_hand()
            work = self._items.work_of(item)
            frame = work.frame if isinstance(work, Statement | OddRows) else self._items.frame_of(item)
            self._items.on_lost(error, self._answers.place(frame))

    def take_left(self, item: Integers) -> Iterator[P]:
        """Take the rows event of a work item of the loops, which leave it."""
        if self._context.record[C.wanted.count_from]:
            self.count(item)
            self._context.items.go_on()
            return
        frame = large_frame(self._context, self._items.form, item) or self._items.frame_of(item)
        yield from self._take(OddRows(frame, None), item)
        self._context.items.go_on()
        self._answers.settle()  # rows that Python has decoded are not forgotten

    def take_odd(self, item: Integers) -> Iterator[P]:
        """Take the rows event of a work item for Python."""
        work = self._items.work_of(item)
        assert isinstance(work, OddRows)
        return self._take(work, item)

    def _take(self, odd: OddRows, item: Integers) -> Iterator[P]:
        """Take the rows of an event from `x.items.row_number` on: those before were taken by the loops. Raises
        UnsoundError."""
        first, number, frame = int(self._context.record[C.items.row_number]), int(item[r.Item.trx]), odd.frame
        self._answers.settle()
        self._registry.table_map_of_payload = odd.table_map
        event = self._event_of(odd)
        body = event.body
        assert isinstance(body, RowsEvent)
        if body.table is None or self._registry.definitions.is_wanted(body.table):
            chosen, others = None, self._answers.others
            if others is None or item[r.Item.is_wanted]:
                chosen = self._items.wanted_rows(frame, event, number)
            if chosen is not None:
                yield from self._sink.rows(
                    FoundRows(frame, chosen, body.table, number, first, self._answers.place(frame))
                )
            if others is not None:
                others(frame, event, chosen, number)
        if body.is_end_of_statement:
            self._registry.end_statement()

    def _event_of(self, odd: OddRows) -> Event:
        """Return a rows event with its rows. Raises BinlogError."""
        frame, decoder = odd.frame, self._items.decoder
        self._items.ledger.asked.events[frame.type_name] += 1
        return (
            decoder.rows_found(frame, self._registry.find)
            if odd.table is None
            else decoder.rows_again(frame, odd.table)
        )

    def count(self, item: Integers) -> None:
        """Count the rows of the event of a work item, if they are wanted. Raises BinlogError."""
        if not item[r.Item.is_wanted]:
            return
        work = self._items.work_of(item)
        odd = work if isinstance(work, OddRows) else OddRows(self._items.frame_of(item), None)
        event = self._event_of(odd)
        body = event.body
        assert isinstance(body, RowsEvent)
        if body.table is not None and self._registry.definitions.is_wanted(body.table):
            self._context.record[C.wanted.counted] += self._answers.num_rows(odd.frame, event)
        if body.is_end_of_statement:
            self._registry.end_statement()

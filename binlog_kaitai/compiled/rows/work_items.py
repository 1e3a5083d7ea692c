"""Has the loops decode the work items that the walk has found, and does what they ask for; a sink takes the rows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Generic, TypeVar

from binlog_kaitai.arrow.constants import Integers, StuckError, UnsoundError
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.event_answers import EventAnswers
from binlog_kaitai.compiled.rows.inflated_rows import inflate_rows
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.rows.places import rows_place_of
from binlog_kaitai.compiled.rows.python_rows import PythonRows
from binlog_kaitai.compiled.rows.sink import Answers, Kind, See, Sink, quietly
from binlog_kaitai.compiled.walk.work import OddRows, Sign, Statement
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.frames import Frame

__all__ = ["RowFeed"]

P = TypeVar("P")

_MOST_ANSWERS = 200
"""Times that the loops may ask for something at the same place, for each column of its table: each may have a buffer of
its own, which grows each time."""


class RowFeed(Generic[P]):
    """Feeds a sink with the rows of work items.

    Args:
        items: the work items.
        sink: makes something of the rows.
    """

    def __init__(self, items: Items, sink: Sink[P]) -> None:
        self._items, self._context = items, items.context
        place = partial(rows_place_of, items.file)
        self.answers = answers = Answers[P](self._decode, items.settle, place, items.num_rows)
        rows, events = PythonRows(items, sink, answers), EventAnswers(items, sink, answers)
        self._rows, self._events = rows, events
        answers.to_loops |= {
            s.NEW_TABLE: events.new_table,
            s.NEW_HEAD: events.new_head,
            s.ROWS_AHEAD: quietly(self._look_ahead),
            s.ODD: rows.take_left,
            s.PYTHON: self._work,
            s.COMPRESSED: self._inflate,
        }
        of_formats: dict[Kind, See] = dict.fromkeys((Sign.DEFINED, s.DEFINES), events.take_definition)
        of_formats[Frame] = events.take_format
        taken: dict[Kind, See] = {s.SAID: events.take_said, Statement: events.count_statement, **of_formats}
        answers.of_kinds |= {kind: quietly(take) for kind, take in taken.items()}
        answers.of_kinds |= {OddRows: rows.take_odd, Sign.PAST: quietly(id), s.MEMBER: quietly(events.count_chosen)}
        said: dict[Kind, See] = dict.fromkeys((s.SAID, Statement), events.see_said)
        of_rows: dict[Kind, See] = dict.fromkeys((OddRows, s.INSERT, s.UPDATE, s.DELETE), rows.count)
        self._counting = said | of_formats | of_rows
        """What is done where rows are only counted."""
        sink.register(answers)

    def decode(self, stop: int) -> Iterator[P]:
        """Take the work items up to `stop`. Raises UnsoundError."""
        return self.answers.decode(stop)

    def lose_item(self, error: BinlogError) -> None:
        """Pass over the work item at hand, whose rows are lost."""
        self._rows.lose(error)
        self._context.items.go_on()

    def cut(self, number: int) -> None:
        """See that nothing more is taken of a transaction, the one with this number among those of the walk."""
        self._items.let_go()
        self.answers.cut(number)

    def see_rest(self) -> None:
        """See what the events of the transaction at hand say besides rows, which are not taken any more."""
        self._events.see_rest()

    def _decode(self, stop: int) -> Iterator[P]:
        context, record, answers = self._context, self._context.record, self.answers
        record[C.items.stop] = stop
        if record[C.wanted.asks_said] and self._items.choice is not None:
            self._items.choice.judge_texts(int(record[C.items.next]), stop)
        place, times = (-1, -1), 0
        while (answer := context.run(s.DECODE)) != s.DONE:
            item = context.items.at_hand()
            before, place = place, (int(record[C.items.next]), int(record[C.items.row_at]))
            times = times + 1 if place == before else 0
            if times > _MOST_ANSWERS and times > self._most_answers():
                raise StuckError(self._items.file, context.items.place_of(item)[0])
            try:
                yield from answers.to_loops[answer](item)
            except BinlogError as error:
                if record[C.wanted.count_from]:  # it is said where rows are taken
                    context.items.go_on()
                    continue
                answers.settle()  # what is before may not be sound either
                raise UnsoundError(context.items.place_of(item)[0]) from error
        answers.settle()

    def _most_answers(self) -> int:
        """Return how often the loops may ask for something at the place where they are."""
        store = self._items.store()
        return _MOST_ANSWERS * max(1, 0 if store is None else len(store.columns))

    def _kind_of(self, item: Integers) -> Kind:
        """Return the kind of a work item."""
        work = self._items.work_of(item)
        if work is None:
            return int(item[r.Item.kind])
        return work if isinstance(work, Sign) else type(work)

    def _work(self, item: Integers) -> Iterator[P]:
        """Take a work item for Python."""
        kind = self._kind_of(item)
        if self._context.record[C.wanted.count_from]:
            self._counting.get(kind, id)(item)
            self._context.items.go_on()
            return
        if kind is Statement:
            self.answers.settle()  # it is counted once
            self._events.take_said(item)
        yield from self.answers.of_kinds[kind](item)
        self._context.items.go_on()
        if kind in (OddRows, Statement):
            del self._items.by_python[int(item[r.Item.body])]  # until then it says where the event is; it may be large
            self.answers.settle()

    def _look_ahead(self, item: Integers) -> None:
        """Find out whether the transaction of a work item has enough rows."""
        assert self._items.choice is not None
        self._items.choice.look_ahead(self._context.trxs[int(item[r.Item.trx])], self._items.form)

    def _inflate(self, item: Integers) -> Iterator[P]:
        """Inflate the rows of work items from this one on."""
        self.answers.settle()
        if not inflate_rows(self._context, self._items.frame_of):
            yield from self.answers.to_loops[s.ODD](item)

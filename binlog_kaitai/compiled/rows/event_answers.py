"""What work items say that have no rows: statements, formats, definitions."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.rows.sink import Answers
from binlog_kaitai.compiled.walk.work import Statement
from binlog_kaitai.events.model import Body, RowsQueryEvent
from binlog_kaitai.log.frames import Frame

__all__ = ["EventAnswers"]

P = TypeVar("P")


class EventAnswers(Generic[P]):
    """Takes work items without rows.

    Args:
        items: the work items.
    """

    answers: Answers[P]

    def __init__(self, items: Items[Any]) -> None:
        self._items, self._context = items, items.context

    def take_said(self, item: Integers) -> None:
        """Take the statement of the rows that follow an item."""
        text = self.see_said(item)
        if text is not None:
            self.answers.said(item, text)

    def see_said(self, item: Integers) -> str | None:
        """Return the statement of the rows that follow an item, seen by what chooses; None where that says none."""
        work = self._items.work_of(item)
        if isinstance(work, Statement):
            return self._see(work.event.body)
        frame = self._items.frame_of(item)
        self._items.ledger.asked.events[frame.type_name] += 1
        return self._see(self._items.decoder.again(frame))

    def _see(self, body: Body) -> str | None:
        if not isinstance(body, RowsQueryEvent):
            return None
        if self._items.choice is not None:
            self._items.choice.note_statement(body.query)
        return body.query

    def count_statement(self, item: Integers) -> None:
        """Count a statement, if it is wanted."""
        work = self._items.work_of(item)
        assert isinstance(work, Statement)
        self._items.is_chosen(work, int(item[s.I_TRX]))

    def take_format(self, item: Integers) -> None:
        """Take a format description."""
        work = self._items.work_of(item)
        assert isinstance(work, Frame)
        self._items.form = work.format
        if work.format.is_new_log:
            self._items.registry.end_statement()

    def take_definition(self, item: Integers) -> None:
        """Take a statement that may have changed definitions."""
        self._items.registry.definition_changes(self._items.file, self._context.place_of(item)[0])

    def see_rest(self) -> None:
        """See what the events of the transaction at hand say besides rows, which are not taken any more."""
        items, record, listed = self._items, self._context.record, self._context.items
        first = int(record[s.C_NEXT])
        for number in range(first + 1, int(record[s.C_NUM_ITEMS])):
            item = listed[number]
            if item[s.I_TRX] != listed[first][s.I_TRX]:
                continue
            work = items.work_of(item)
            if item[s.I_KIND] == s.TABLE_MAP:
                items.registry.add(items.frame_of(item))
            elif isinstance(work, Statement) and not items.traits.follows_events:
                items.is_chosen(work, int(item[s.I_TRX]))

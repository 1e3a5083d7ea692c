"""What events say that have no rows: tables and heads of their rows, statements, formats, definitions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Generic, TypeVar

from binlog_kaitai._generated import layout
from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.rows.sink import Answers, Sink, When
from binlog_kaitai.compiled.tables.table_record import MAX_HEADS
from binlog_kaitai.compiled.walk.work import Statement
from binlog_kaitai.events.decoder import read_rows_head
from binlog_kaitai.events.model import Body, RowsQueryEvent
from binlog_kaitai.events.rows_heads import MOST_HEAD
from binlog_kaitai.format.headers import event_type_name, unpack_header
from binlog_kaitai.format.spec_errors import spec_errors
from binlog_kaitai.log.frames import Frame

__all__ = ["EventAnswers"]

P = TypeVar("P")
_QUERY = layout.LOOP_SLOT["query_event.at_query"], layout.LOOP_SLOT["query_event.stop_query"]
"""Slots with the begin and the end of a statement that the loops have read."""


class EventAnswers(Generic[P]):
    """Registers tables and heads that the loops have not met before, and takes work items without rows.

    Args:
        items: the work items.
        sink: may have something wait in the records of tables.
        answers: what the feed does.
    """

    def __init__(self, items: Items, sink: Sink[P], answers: Answers[P]) -> None:
        self._answers = answers
        self._items, self._sink, self._context, self._registry = items, sink, items.context, items.registry

    def new_table(self, item: Integers) -> Iterator[P]:
        """Register the table map of a work item."""
        if self._registry.definitions.is_full:
            yield from self._sink.deliver(When.TABLES)
            self._registry.forget()
        texts = self._items.ledger.undecodable_text
        before = dict(texts)
        self._registry.add(self._items.frame_of(item))
        if texts != before:
            self._items.keep_texts(texts - Counter(before))  # of labels, which are counted once for a definition

    def new_head(self, item: Integers) -> Iterator[P]:
        """Register the columns of the rows event of a work item."""
        frame = self._items.frame_of(item, MOST_HEAD)
        store, record = self._items.store(), self._context.record
        with spec_errors(self._items.file, frame.position, frame.type_name):
            head, _, start = read_rows_head(frame)
        if store is None or head.num_columns != len(store.columns) or head.table_id != record[C.items.table_id]:
            yield from self._answers.to_loops[s.ODD](item)
            return
        if len(store.heads) >= MAX_HEADS:
            store.forget_heads()
        begin = int(record[C.items.head_end]) - int(item[r.Item.at])
        store.add_head(head, frame.buffer[begin:start], frame.header.event_type)

    def take_said(self, item: Integers) -> None:
        """Take the statement of the rows that follow an item."""
        text = self.see_said(item)
        if text is not None:
            self._answers.said(item, text)

    def see_said(self, item: Integers) -> str | None:
        """Return the statement of the rows that follow an item, seen by what chooses; None where that says none."""
        work = self._items.work_of(item)
        if work is None:
            frame = self._items.frame_of(item)
            self._items.ledger.asked.events[frame.type_name] += 1
            body: Body | None = self._items.decoder.again(frame)
        else:
            body = work.event.body if isinstance(work, Statement) else None
        if not isinstance(body, RowsQueryEvent):
            return None
        if self._items.choice is not None:
            self._items.choice.note_statement(body.query)
        return body.query

    def count_statement(self, item: Integers) -> None:
        """Count a statement, if it is wanted."""
        self._items.is_chosen(self._items.statement_of(item), int(item[r.Item.trx]))

    def count_chosen(self, item: Integers) -> None:
        """Count a statement that the loops have read, and whose transaction is wanted, if its text is."""
        asked, choice = self._items.ledger.asked, self._items.choice
        assert choice is not None
        text = self._context.fields.text(*_QUERY)
        if not text.isascii():
            self.count_statement(item)
            return
        asked.events[event_type_name(unpack_header(self._context.buffer.data, int(item[r.Item.at])).event_type)] += 1
        choice.count_text(text.decode())

    def take_format(self, item: Integers) -> None:
        """Take a format description."""
        work = self._items.work_of(item)
        assert isinstance(work, Frame)
        self._items.form = work.format
        if work.format.is_new_log:
            self._registry.end_statement()

    def take_definition(self, item: Integers) -> None:
        """Take a statement that may have changed definitions."""
        position = self._context.items.place_of(item)[0]
        self._registry.forget_definitions(self._registry.changed_at(self._items.file, position))

    def see_rest(self) -> None:
        """See what the events of the transaction at hand say besides rows, which are not taken any more."""
        items, record, listed = self._items, self._context.record, self._context.items.records
        first = int(record[C.items.next])
        for number in range(first + 1, int(record[C.items.num])):
            item = listed[number]
            if item[r.Item.trx] != listed[first][r.Item.trx]:
                continue
            work = items.work_of(item)
            if item[r.Item.kind] == s.TABLE_MAP:
                items.registry.add(items.frame_of(item))
            elif isinstance(work, Statement) and not items.traits.follows_events:
                items.is_chosen(work, int(item[r.Item.trx]))
            elif item[r.Item.kind] == s.MEMBER and record[C.wanted.has_choice] and not items.traits.follows_events:
                self.count_statement(item)

"""Tables, and heads of their rows events, that the loops have not met before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Generic, TypeVar

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.rows.sink import Answers, Sink, When
from binlog_kaitai.compiled.rows.table_record import MAX_HEADS
from binlog_kaitai.events.decoder import read_rows_head
from binlog_kaitai.events.rows_heads import MOST_HEAD
from binlog_kaitai.format.spec_errors import spec_errors

__all__ = ["TableAnswers"]

P = TypeVar("P")


class TableAnswers(Generic[P]):
    """Registers tables and heads.

    Args:
        items: the work items.
        sink: may have something wait in the records of tables.
    """

    answers: Answers[P]

    def __init__(self, items: Items[Any], sink: Sink[P]) -> None:
        self._items, self._sink, self._registry = items, sink, items.registry

    def new_table(self, item: Integers) -> Iterator[P]:
        """Register the table map of a work item."""
        if self._registry.is_full:
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
        store, record = self._items.store(), self._items.context.record
        with spec_errors(self._items.file, frame.position, frame.type_name):
            head, _, start = read_rows_head(frame)
        if store is None or head.num_columns != len(store.columns) or head.table_id != record[s.C_TABLE_ID]:
            yield from self.answers.to_loops[s.ODD](item)
            return
        if store.num_heads >= MAX_HEADS:
            store.forget_heads()
        begin = int(record[s.C_HEAD_END]) - int(item[s.I_AT])
        store.add_head(head, frame.buffer[begin:start], frame.header.event_type)

"""What is known of the messages of the transaction at hand, and told of them where it ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.lines.text_output import TextOutput
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.plans.text_plan import Texts, encoded
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.sink import Answers
from binlog_kaitai.compiled.walk.chunked_walk import ChunkedWalk
from binlog_kaitai.rows.table import Table
from binlog_kaitai.text.envelopes import NO_BLOCK
from binlog_kaitai.text.transaction_messages import BLOCK, collection_text

__all__ = ["OpenMessages"]

_ID_BYTES = s.GTID_ROOM + 64
"""Of the id of a transaction, besides the name of a file."""


class OpenMessages:
    """The messages of the transaction at hand, of which the loops know most.

    Args:
        walk: has found the work items.
        form: what is told of them; see `abi.NOT_TOLD`.
        texts: the constant texts of that.
    """

    def __init__(self, walk: ChunkedWalk, form: int, texts: Sequence[str]) -> None:
        self._context, self._walk, self._texts = walk.context, walk, Texts(texts)
        self._slots = memory.numbers(self._texts.slots)
        self._id = memory.text_room(_ID_BYTES + self._texts.longest)
        self._collections: dict[bytes, tuple[Any, Integers]] = {}
        """What is told of a table, with its record, by what that is."""
        self._by_address: dict[int, Integers] = {}
        record = walk.context.record
        record[C.messages.form], record[C.messages.texts] = form, memory.address(self._slots)
        record[C.messages.id] = memory.address(self._id)

    def register(self, answers: Answers[Any]) -> None:
        """Have nothing more told of a transaction of which the rest is not taken."""
        cut, record = answers.cut, self._context.record

        def forget(number: int) -> None:
            cut(number)
            if record[C.messages.of] == record[C.trxs.base] + number + 1:
                record[C.messages.waits] = record[C.messages.has_ends] = 0

        answers.cut = forget

    def collection(self, table: Table) -> Integers:
        """Return the record by which the messages of a table are counted."""
        text = encoded(collection_text(table))
        known = self._collections.get(text)
        if known is None:
            data, record = memory.constant(text), memory.slots(r.Collection.SLOTS)
            record[r.Collection.text], record[r.Collection.length] = memory.address(data), len(text)
            known = self._collections[text] = data, record
            self._by_address[memory.address(record)] = record
        return known[1]

    def begin(self, text: TextOutput[memoryview]) -> Iterator[memoryview]:
        """See that the messages at hand are of the transaction of the work item at hand."""
        yield from self._run(s.BEGIN_MESSAGES, text)

    def end(self, text: TextOutput[memoryview]) -> Iterator[memoryview]:
        """See that those of a transaction that has ended have, too."""
        if self._context.record[C.messages.of] <= self._walk.number:
            yield from self._run(s.END_MESSAGES, text)

    def _run(self, action: int, text: TextOutput[memoryview]) -> Iterator[memoryview]:
        while self._context.run(action) != s.DONE:
            yield from text.make_room(int(self._context.record[C.notes.wanted_room]))

    def block(self, change: RowChange) -> str:
        """Return what the next message of a change that Python has decoded says of its transaction."""
        record = self._context.record
        if not record[C.messages.has_ends]:
            return NO_BLOCK
        counts = self.collection(change.definition)
        if counts[r.Collection.of] != record[C.messages.of]:
            self._add(counts)
        counts[r.Collection.num] += 1
        record[C.messages.num] += 1
        id = self._id[: int(record[C.messages.len_id])].tobytes().decode()
        return BLOCK.format(id=id, total=record[C.messages.num], order=counts[r.Collection.num])

    def _add(self, counts: Integers) -> None:
        """Add a table to those of the transaction at hand."""
        record, address = self._context.record, memory.address(counts)
        counts[r.Collection.of], counts[r.Collection.num], counts[r.Collection.next] = record[C.messages.of], 0, 0
        if record[C.messages.first]:
            self._by_address[int(record[C.messages.last])][r.Collection.next] = address
        else:
            record[C.messages.first] = address
        record[C.messages.last] = address

    def next_number(self) -> int:
        """Return the number of the message that Python puts next, from 0; none waits any more."""
        record = self._context.record
        record[C.messages.waits] = 0
        record[C.messages.num] += 1
        return int(record[C.messages.num]) - 1

    def hold(self, parts: Sequence[bytes], *, is_committed: bool) -> None:
        """Hold the message that was just put, which is of these parts, where more may follow."""
        record = self._context.record
        begin, place, _ = parts
        start = int(record[C.out.used]) - sum(map(len, parts))
        if record[C.messages.form] == s.LAST_MARKED and is_committed:
            record[C.messages.waits], record[C.messages.place] = start + 1, start + len(begin)
            record[C.messages.len_place] = len(place)

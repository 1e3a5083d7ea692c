"""The statements of a log as rows of a table, which the loops write; those that they leave to Python come between."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pyarrow as pa

from binlog_kaitai.arrow.constants import Integers, sound_text
from binlog_kaitai.arrow.statements import StatementColumns, batch_of_columns, emptied_names, statement_batch
from binlog_kaitai.changes.signals import OF_PREPARED, is_alone, signal_of
from binlog_kaitai.changes.statements import Statement, statement_of
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.rows.row_walk import RowWalk
from binlog_kaitai.compiled.rows.sink import Answers, Do, quietly
from binlog_kaitai.compiled.walk.work import Statement as Followed
from binlog_kaitai.events.info import XA_PREPARE
from binlog_kaitai.events.model import QueryEvent
from binlog_kaitai.events.rare_model import ExecuteLoadQueryEvent, LoadEvent, XaPrepareEvent
from binlog_kaitai.log.source import Source
from binlog_kaitai.states.emptied import places_of_words
from binlog_kaitai.values.charset import codec_of

__all__ = ["StatementRows"]

_NOTHING: list[str] = []
_USED_BY_GTIDS = r.StatementRows.gtids.used
_ROOM = 1 << 12
"""Statements that wait together."""
_TEXT_BYTES, _NAME_BYTES = 1 << 20, 1 << 18
"""Of all their texts; of their databases, and of their GTIDs. A statement that is longer is Python's."""


class StatementRows:
    """Collects the statements of one log into record batches, in order.

    Args:
        rows: the walk over the log, which is open.
        items: its work items.
        source: the log.
        deliver: takes each batch.
        shown: gives the text of a statement as it is to be seen.
    """

    def __init__(
        self,
        rows: RowWalk,
        items: Items,
        source: Source,
        deliver: Callable[[pa.RecordBatch], None],
        shown: Callable[[str], str] = sound_text,
    ) -> None:
        self._items, self._source, self._deliver, self._shown = items, source, deliver, shown
        self._record, self._records = memory.slots(r.StatementRows.SLOTS), memory.records(_ROOM, r.StatementRow.SLOTS)
        self._prepare = memory.constant(XA_PREPARE.format(xid="").encode())
        sizes = {
            r.StatementRows.texts.text: _TEXT_BYTES,
            r.StatementRows.databases.text: _NAME_BYTES,
            r.StatementRows.gtids.text: _NAME_BYTES,
        }
        self._texts = {slot: memory.text_room(size) for slot, size in sizes.items()}
        record = self._record
        for slot, room in self._texts.items():
            record[slot + r.StatementText.text], record[slot + r.StatementText.room] = memory.address(room), sizes[slot]
        record[r.StatementRows.records], record[r.StatementRows.room] = memory.address(self._records), _ROOM
        record[r.StatementRows.prepare], record[r.StatementRows.len_prepare] = (
            memory.address(self._prepare),
            len(self._prepare) - s.SLACK,
        )
        slots = items.context.record
        slots[C.members.rows], slots[C.members.made_of] = memory.address(record), s.AS_ROWS
        rows.walk.walker.events.kept += (QueryEvent, ExecuteLoadQueryEvent, LoadEvent, XaPrepareEvent)
        self._by_python: list[Statement] = []
        """Those before all that the loops have written."""
        self._last = (-1, -1)

    def register(self, answers: Answers[Any]) -> None:
        """Put in what takes statements that the loops leave, and makes room."""
        answers.to_loops[s.LINES_FULL] = quietly(lambda item: self.flush())
        answers.of_kinds[s.MEMBER] = quietly(self._take_left)
        answers.of_kinds[Followed] = partial(self._take, answers.of_kinds[Followed])

    def _take_left(self, item: Integers) -> None:
        """Take a statement that the loops have followed, and not written."""
        found = self._items.statement_of(item)
        self._items.ledger.asked.events[found.frame.type_name] += 1
        self._add(found, int(item[r.Item.trx]))

    def _take(self, common: Do[Any], item: Integers) -> Iterator[Any]:
        """Take a statement that Python has followed."""
        yield from common(item)
        self._add(self._items.statement_of(item), int(item[r.Item.trx]))

    def _add(self, found: Followed, number: int) -> None:
        """Add a statement, once: after an error in rows the walk goes back."""
        event, wanted = found.event, found.wanted
        signal, offset = signal_of(event), event.payload_offset
        place = event.position, -1 if offset is None else offset
        if place <= self._last or not wanted or not (is_alone(event, signal) or signal in OF_PREPARED):
            return
        self._last = place
        transaction = self._items.context.trxs.read(number)
        known = replace(transaction, end_time=event.header.timestamp)  # it goes on after the statement
        statement = statement_of(event, known, wanted)
        if statement is not None:
            self._flush_loops()
            self._by_python.append(statement)

    def flush(self) -> None:
        """Deliver all that waits."""
        self._flush_loops()
        self._flush_python()

    def _flush_python(self) -> None:
        if self._by_python:
            self._deliver(statement_batch(self._by_python, self._source.name, self._source.number, self._shown))
            self._by_python = []

    def _flush_loops(self) -> None:
        """Deliver what the loops have written, with what is before it."""
        record = self._record
        count = int(record[r.StatementRows.num])
        if count == 0:
            return
        self._flush_python()
        self._deliver(batch_of_columns(self._columns(count), self._source.name, self._source.number))
        record[r.StatementRows.num] = 0
        for slot in self._texts:
            record[slot + r.StatementText.used] = 0

    def _columns(self, count: int) -> StatementColumns:
        column = self._records.column
        texts = self._with_characters(
            self._strings(r.StatementRows.texts.text, r.StatementRow.text_end, count),
            column(r.StatementRow.charset, count),
        )
        databases = self._strings(r.StatementRows.databases.text, r.StatementRow.database_end, count)
        gtids = self._strings(r.StatementRows.gtids.text, r.StatementRow.gtid_end, count)
        return StatementColumns(
            databases=databases,
            texts=texts if self._shown is sound_text else list(map(self._shown, texts.to_pylist())),
            emptied=self._emptied(texts, databases),
            positions=column(r.StatementRow.position, count),
            payload_offsets=[None if offset < 0 else offset for offset in column(r.StatementRow.offset, count)],
            begins=column(r.StatementRow.begin, count),
            commits=column(r.StatementRow.commit, count),
            timestamps=column(r.StatementRow.time, count),
            server_ids=column(r.StatementRow.server, count),
            gtids=[gtid or None for gtid in gtids.to_pylist()] if self._record[_USED_BY_GTIDS] else [None] * count,
        )

    def _emptied(self, texts: Any, databases: Any) -> list[list[str]]:
        """Return which tables each statement leaves without rows."""
        count = len(texts)
        ends, found = self._records.column(r.StatementRow.text_end, count), [_NOTHING] * count
        for number in {bisect_right(ends, at) for at in places_of_words(self._bytes(r.StatementRows.texts.text))}:
            found[number] = emptied_names(texts[number].as_py(), databases[number].as_py())
        return found

    def _bytes(self, texts: int) -> bytes:
        """Return some texts, one after another."""
        return self._texts[texts][: int(self._record[texts + r.StatementText.used])].tobytes()

    def _strings(self, texts: int, ends: int, count: int) -> Any:
        """Return texts as an array of strings, though some may be in another character set."""
        offsets = pa.array([0, *self._records.column(ends, count)], pa.int32()).buffers()[1]
        assert offsets is not None
        return pa.StringArray.from_buffers(count, offsets, pa.py_buffer(self._bytes(texts)))

    @staticmethod
    def _with_characters(texts: Any, charsets: Sequence[int]) -> Any:
        """Return texts in UTF-8, of those in the character sets of their clients."""
        if charsets.count(ra.IS_ASCII) == len(charsets):
            return texts
        found = [
            data.decode((codec_of(charset) if charset >= 0 else None) or "utf-8", "backslashreplace")
            for data, charset in zip(texts.cast(pa.binary()).to_pylist(), charsets, strict=True)
        ]
        return pa.array(map(sound_text, found), pa.string())

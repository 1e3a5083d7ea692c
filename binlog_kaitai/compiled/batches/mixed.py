"""Reads a log into batches of changes of all tables by the fast loops.

The loops write lines, as they do for `changes`, but the constant texts of these are separators: a line is the fields
of a row. No text of JSON has a separator. Arrow reads the lines, and what the transactions were comes from the walk.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pyarrow as pa
from pyarrow import csv

from binlog_kaitai.arrow import compute as pc
from binlog_kaitai.arrow.change_columns import Places, change_columns, transaction_arrays
from binlog_kaitai.arrow.constants import CHANGE_TYPES, sound_text
from binlog_kaitai.arrow.mixed import KINDS, mixed_batch, mixed_rows
from binlog_kaitai.changes.filters import OPERATIONS
from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.lines.lines import line_texts, lines_items
from binlog_kaitai.compiled.lines.text_output import TextOutput
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.plans.text_plan import Texts
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.rows.sink import Answers, FoundRows, When
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.rows.table import Table
from binlog_kaitai.text.change_lines import ChangeWriter, transaction_text

__all__ = ["change_batches"]

_END, _INSIDE = "\1", "+"
"""After each field; between the position of an event and the offset in its payload."""
_NULL = "null"
_TYPES: dict[str, pa.DataType] = {
    "operation": pa.int8(),
    "table": pa.int32(),
    "before": pa.string(),
    "after": pa.string(),
    "position": pa.string(),
    "row": pa.int32(),
    "timestamp": pa.timestamp("s", tz="UTC"),
    "server_id": pa.uint32(),
}
_FIELDS = [*list(_TYPES)[:6], "log_pos", "timestamp", "server_id", "transaction"]
"""Of a line."""
_MOST_WAITING = 1 << 12
"""Changes that Python has decoded that are delivered together."""
_OFFSET_BITS = 32
"""Offsets in payloads that the loops inflate are smaller, and so is what a buffer holds."""


class _MixedSink:
    """Makes lines of rows, which are delivered while the work items are there that they were made of."""

    def __init__(self, items: Items) -> None:
        self._items, self._context = items, items.context
        self._text = TextOutput(items, line_texts(), self._delivered, transaction_text)
        self.waiting: list[RowChange] = []
        """Changes that Python has decoded, which come before the next lines."""
        self._first = 0
        """The work item of which the first row comes next, or one before it."""

    def register(self, answers: Answers[memoryview]) -> None:
        """Put in what the loops ask for while they write lines."""
        self._text.register(answers)

    def _delivered(self, lines: memoryview) -> Iterator[memoryview]:
        if lines:
            yield lines
        self._first = int(self._context.record[C.items.next])

    def deliver(self, when: When) -> Iterator[memoryview]:
        """Deliver what waits."""
        yield from self._text.deliver(when)
        if when is When.PIECE:
            self._first = 0

    def slots(self, *slots: int) -> list[pa.Array[Any]]:
        """Return what some slots have in the work items whose rows are in the lines at hand."""
        record, records = self._context.record, self._context.items.records
        end = min(record[C.items.next] + 1, record[C.items.num])
        flat = records.slots[self._first * records.size : end * records.size]
        rows = pa.FixedSizeListArray.from_arrays(pa.array(flat.tolist(), pa.int64()), records.size)
        return [pc.list_element(rows, slot) for slot in slots]

    def rows(self, found: FoundRows) -> Iterator[memoryview]:
        """Keep changes that Python has decoded."""
        return self._items.take_changes(found, self._keep)

    def _keep(self, change: RowChange) -> Iterator[memoryview]:
        yield from self._text.flush()
        self.waiting.append(change)
        if len(self.waiting) >= _MOST_WAITING:
            yield memoryview(b"")


def change_batches(log: CompiledLog) -> Iterator[pa.RecordBatch]:
    """Return the changes of a log in batches of MIXED_SCHEMA.

    Raises BinlogError where the damage stands, after all before it was delivered.
    """
    return _Mixed(log).batches()


class _Mixed:
    """Makes batches of the changes of one log."""

    def __init__(self, log: CompiledLog) -> None:
        self._log, self._source = log, log.source
        self._tables: list[Table] = []

    def batches(self) -> Iterator[pa.RecordBatch]:
        """Yield them, in order. Raises BinlogError."""
        writer, rows = ChangeWriter(), self._log.rows
        try:
            with rows.opened():
                self._mixed = _MixedSink(lines_items(rows, self._texts_of))
                for lines in rows.feed(self._mixed):
                    yield from self._objects(writer)
                    if len(lines):
                        yield self._batch(lines)
            self._log.events.refuse_unsupported()
        except BinlogError:
            yield from self._objects(writer)
            raise
        yield from self._objects(writer)

    def _objects(self, writer: ChangeWriter) -> Iterator[pa.RecordBatch]:
        waiting, self._mixed.waiting = self._mixed.waiting, []
        if waiting:
            yield mixed_batch(waiting, writer, self._source.number)

    def _texts_of(self, table: Table) -> Texts:
        """Return separators, in the order of their numbers in `abi`."""
        self._tables.append(table)
        insert, update, delete = (f"{number}{_END}{len(self._tables) - 1}{_END}" for number in range(len(OPERATIONS)))
        begins = f"{insert}{_NULL}{_END}", update, delete
        behind = _END, f"{_END}{_NULL}{_END}"  # the image after a delete
        lines = [*begins, _END, *behind, _INSIDE, *[_END] * 5, "", "\n"]
        return Texts([*lines, *[""] * (w.P_LINE - len(lines))])  # without an address

    def _batch(self, lines: memoryview) -> pa.RecordBatch:
        text: Any = pa.BufferReader(pa.py_buffer(lines))
        read = csv.read_csv(
            text,
            csv.ReadOptions(use_threads=False, block_size=len(lines) + 1, column_names=_FIELDS),
            csv.ParseOptions(delimiter=_END, quote_char=False, double_quote=False, newlines_in_values=False),
            csv.ConvertOptions(
                column_types=_TYPES, include_columns=list(_TYPES), null_values=[_NULL], strings_can_be_null=True
            ),
        )
        fields: dict[str, pa.Array[Any]] = {name: read.column(name).combine_chunks() for name in _TYPES}
        positions, offsets = _places(fields["position"])
        places = Places(positions, offsets, fields["row"], fields["timestamp"], fields["server_id"])
        number, table = fields["operation"], fields["table"]
        own = [
            pa.array(OPERATIONS, pa.string()).take(number),
            pa.array([sound_text(table.database) for table in self._tables], pa.string()).take(table),
            pa.array([sound_text(table.name) for table in self._tables], pa.string()).take(table),
            fields["before"],
            fields["after"],
        ]
        kinds = pa.array([CHANGE_TYPES.index(KINDS[name]) for name in OPERATIONS], pa.int8()).take(number)
        trxs = self._transactions(positions, offsets)
        return mixed_rows(own, change_columns(kinds, places, trxs, self._source.name, self._source.number))

    def _transactions(self, positions: pa.Array[Any], offsets: pa.Array[Any]) -> list[pa.Array[Any]]:
        """Return what `transaction_arrays` says of the transaction of each row, by the work item of its event."""
        context = self._log.walk.context
        start = int(context.record[C.offset])
        outer, at, payload, number = self._mixed.slots(r.Item.outer, r.Item.at, r.Item.payload, r.Item.trx)
        none, one = pa.scalar(0, pa.int64()), pa.scalar(1, pa.int64())
        inside: Any = pc.if_else(pc.equal(payload, none), none, pc.add(pc.subtract(at, payload), one))
        offset: Any = pc.coalesce(pc.add(offsets, one), none)
        row_keys = _keys(pc.subtract(positions, pa.scalar(start, pa.int64())), offset)
        numbers = number.take(pc.index_in(row_keys, value_set=_keys(outer, inside)))
        assert not numbers.null_count, "a row without the work item of its event"
        bounds = pc.min_max(numbers)
        first, last = bounds["min"].as_py(), bounds["max"].as_py()
        found = transaction_arrays([context.trxs.read(count) for count in range(first, last + 1)])
        which = pc.subtract(numbers, pa.scalar(first, pa.int64()))
        return [column.take(which) for column in found]


def _keys(places: pa.Array[Any], offsets: pa.Array[Any]) -> Any:
    """Return a number for each rows event of the buffer."""
    return pc.add(pc.shift_left(places, pa.scalar(_OFFSET_BITS, pa.int64())), offsets)


def _places(texts: pa.Array[Any]) -> tuple[pa.Array[Any], pa.Array[Any]]:
    """Return positions of events, and offsets in payloads."""
    if not pc.any(pc.match_substring(texts, _INSIDE)).as_py():
        return texts.cast(pa.int64()), pa.nulls(len(texts), pa.int64())
    join: Any = pc.binary_join_element_wise
    parts: Any = pc.split_pattern(join(texts, "", _INSIDE), _INSIDE)  # two of them, or three
    offsets = pc.list_element(parts, 1)
    is_inside = pc.not_equal(offsets, pa.scalar(""))
    inside: Any = pc.if_else(is_inside, offsets, pa.scalar(None, pa.string())).cast(pa.int64())
    return pc.list_element(parts, 0).cast(pa.int64()), inside

"""Takes the work items that the walk has found, with Python for those that the loops leave over; what is made of the
rows is said by the classes derived."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Generic, Protocol, TypeVar

from binlog_kaitai.changes import RowChange, RowsPlace, sound_rows
from binlog_kaitai.columnar.context import Context
from binlog_kaitai.columnar.faults import AT_END
from binlog_kaitai.columnar.kernels import slots as s
from binlog_kaitai.columnar.record import MAX_HEADS, TableRecord
from binlog_kaitai.columnar.registry import Registry
from binlog_kaitai.columnar.shared import Integers
from binlog_kaitai.columnar.walker import OddRows, Sign, Work
from binlog_kaitai.decoder import EventDecoder, read_rows_head
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events import Rows, RowsEvent
from binlog_kaitai.frames import FormatDescription, Frame
from binlog_kaitai.headers import EventHeader, unpack_header
from binlog_kaitai.ledger import FileLedger
from binlog_kaitai.rows import Row
from binlog_kaitai.spec_errors import spec_errors
from binlog_kaitai.table import Table

__all__ = ["MOST_HEAD", "OPERATIONS", "Damage", "ItemTaker", "rows_place"]

_MORE = 4096
"""Bytes behind an event that the object path is shown, so that it can tell how far a damaged row goes."""
MOST_HEAD = 1 << 20
"""Bytes of a rows event that hold all before its rows."""
OPERATIONS = ("insert", "update", "delete")

R = TypeVar("R", bound=TableRecord)
P = TypeVar("P")


class Damage(Protocol):
    """Takes note of what is lost."""

    def event_is_lost(self, error: BinlogError, frame: Frame) -> None:
        """An event that the walk has counted cannot be decoded."""

    def rows_are_lost(self, error: BinlogError, place: RowsPlace, end: int) -> None:
        """Rows of an event cannot be decoded; their transaction ends before a position."""


class ItemTaker(ABC, Generic[R, P]):
    """Decodes work items into pieces of output.

    Args:
        context: where they stand.
        registry: the tables.
        decoder: for what the loops leave over.
        ledger: counts rows.
    """

    def __init__(self, context: Context, registry: Registry[R], decoder: EventDecoder, ledger: FileLedger) -> None:
        self.form: FormatDescription | None = None
        """In force where the next work item stands."""
        self.is_decoding = False
        """Stays set after an error: nothing behind it is decoded."""
        self.by_python: dict[int, Work] = {}
        self.fallbacks: Counter[str] = Counter()
        """Rows events that the object path took, by table."""
        self.counts_only = False
        """Rows from the object path are counted and dropped."""
        self.damage: Damage | None = None
        """Takes note of events that are lost; without it their errors are raised."""
        self.rows_end: int | None = None
        """Of rows that have failed: position before which their transaction has ended."""
        self._context = context
        self._registry = registry
        self._decoder = decoder
        self._ledger = ledger
        self._file = ledger.file

    @abstractmethod
    def finish(self) -> Iterator[P]:
        """Deliver all that waits."""

    @abstractmethod
    def _deliver_all(self) -> Iterator[P]:
        """Leave nothing in the tables' records: they may be forgotten."""

    @abstractmethod
    def emit_full(self) -> Iterator[P]:
        """Deliver what waits long enough."""

    def _settle(self) -> None:
        """Make all values that wait for Python: the bytes that they are read from may go."""

    @abstractmethod
    def _definition_changes(self, table: Table) -> Iterator[P]:
        """A definition that was not met before."""

    @abstractmethod
    def _forget_heads(self, store: R) -> Iterator[P]:
        """A table has too many heads."""

    @abstractmethod
    def _before_objects(self, table: Table) -> Iterator[P]:
        """Rows of a table will come from the object path."""

    @abstractmethod
    def _add(self, change: RowChange) -> Iterator[P]:
        """A row from the object path."""

    @abstractmethod
    def _make_room(self, answer: int, item: Integers) -> Iterator[P]:
        """Something is full, or another answer that is not common to all."""

    def decode(self, stop: int) -> Iterator[P]:
        """Take the work items up to `stop`."""
        context, record = self._context, self._context.record
        record[s.C_STOP] = stop
        self.is_decoding = True  # and stays so after an error: nothing behind it is decoded
        while (answer := context.run(s.DECODE)) != s.DONE:
            number = int(record[s.C_NEXT])
            item = context.items[number]
            try:
                yield from self._take(answer, item)
            except BinlogError as error:
                if self.damage is None or error.position != context.place_of(item)[0]:
                    self._settle()  # which raises what is wrong with a value before this event
                    raise
                self.damage.event_is_lost(error, self._frame_of(item))
                record[s.C_NEXT] = number
                context.next_item()
        self._settle()
        self.is_decoding = False

    def _take(self, answer: int, item: Integers) -> Iterator[P]:
        """Do what the loops ask for."""
        if answer == s.NEW_TABLE:
            yield from self._new_table(item)
        elif answer == s.NEW_HEAD:
            yield from self._new_head(item)
        elif answer == s.ODD:
            yield from self._odd_rows(item)
        elif answer == s.PYTHON:
            yield from self._work(item)
        else:
            yield from self._make_room(answer, item)

    def _new_table(self, item: Integers) -> Iterator[P]:
        """A table map that was not met before."""
        if self._registry.is_full:
            yield from self._deliver_all()
            self._registry.forget()
        store = self._registry.add(self._frame_of(item))
        if store is not None:
            yield from self._definition_changes(store.table)

    def _new_head(self, item: Integers) -> Iterator[P]:
        """A rows event whose columns were not met before."""
        frame = self._frame_of(item, MOST_HEAD)
        store, table_id = self._registry.store_of(self._table_id()), self._table_id()
        event_type = frame.header.event_type
        with spec_errors(self._file, frame.position, frame.type_name):
            head, start = read_rows_head(frame)
        self._decoder.rows_again(frame, None)  # which looks at all of the head
        if store is None or head.num_columns != len(store.columns) or head.table_id != table_id:
            yield from self._odd_rows(item)
            return
        if store.num_heads >= MAX_HEADS:
            yield from self._forget_heads(store)
        begin = int(self._context.record[s.C_HEAD_END]) - int(item[s.I_AT])
        store.add_head(head, frame.buffer[begin:start], event_type)

    def _odd_rows(self, item: Integers) -> Iterator[P]:
        """A rows event that the loops leave to the object path."""
        store = self._registry.store_of(self._table_id())
        if store is not None:
            store.clean()
        number = int(item[s.I_TRX])
        odd = OddRows(self._frame_of(item), None, None)
        first = int(self._context.record[s.C_ROW_NUMBER])  # those before were taken by the loops
        yield from self._rows_by_objects(odd, number, self._registry.find, first)
        self._context.next_item()

    def _work(self, item: Integers) -> Iterator[P]:
        """A work item that the walker made for Python."""
        work = self.by_python.pop(int(item[s.I_BODY]))
        if isinstance(work, Frame):
            self.form = work.format
            if work.format.is_new_log:
                self._registry.end_statement()
        elif work is Sign.LOST:
            self._registry.end_statement()
        elif work is Sign.DEFINED:
            self._registry.forget_definitions()
        number = int(item[s.I_TRX])
        for odd in work if isinstance(work, list) else ():
            find = self._registry.find if odd.frame.payload_offset is None else None
            yield from self._rows_by_objects(odd, number, find)
            if find is None:
                self._registry.end_statement()
        self._context.next_item()

    def _rows_by_objects(
        self, odd: OddRows, number: int, find: Callable[[int], Table | None] | None, first: int = 0
    ) -> Iterator[P]:
        """The rows of an event, from the `first` on; `number` is that of its transaction among those of the walk, and
        `find` gives its table where that is not known."""
        self._settle()
        frame, table, transaction = odd.frame, odd.table, odd.transaction or self._context.transaction(number)
        body = self._decoder.rows_again(frame, table).body
        assert isinstance(body, RowsEvent)
        if find is not None:
            table = find(body.table_id)
            body = self._decoder.rows_again(frame, table).body
            assert isinstance(body, RowsEvent)
            if body.is_end_of_statement:
                self._registry.end_statement()
            if table is not None and not self._registry.is_wanted(table):
                return
        place = rows_place(self._file, frame.position, frame.payload_offset, frame.header)
        if table is not None:
            name = f"{table.database}.{table.name}"
            self.fallbacks[name] += 1
            yield from self._before_objects(table)
        for count, row in self._sound(body.rows, place, number):
            if count < first:
                continue
            assert table is not None
            self._ledger.rows[name, body.operation] += 1
            if not self.counts_only:
                yield from self._add(RowChange(body.operation, table, row.before, row.after, place, count, transaction))

    def _sound(self, rows: Rows, place: RowsPlace, number: int) -> Iterator[tuple[int, Row]]:
        """Rows that can be decoded, with their numbers."""
        if self.damage is not None:
            yield from sound_rows(rows, place, lambda error, place: self._rows_failed(error, place, number))
            return
        try:
            yield from rows.numbered()
        except BinlogError as error:
            self._rows_failed(error, place, number)

    def _rows_failed(self, error: BinlogError, place: RowsPlace, number: int) -> None:
        end = int(self._context.trx(number)[s.T_END]) or AT_END
        if self.damage is None:
            self.rows_end = end
            raise error
        self.damage.rows_are_lost(error, place, end)

    def _table_id(self) -> int:
        """The number of the table of the item at C_NEXT."""
        return int(self._context.record[s.C_TABLE_ID])

    def _frame_of(self, item: Integers, most: int | None = None) -> Frame:
        """The event of a work item as the object path's frame; of a large one, up to `most` bytes may do."""
        at, body, end = (int(item[slot]) for slot in (s.I_AT, s.I_BODY, s.I_END))
        end = end if most is None else min(end, at + most)
        form, (position, offset) = self.form, self._context.place_of(item)
        assert form is not None  # that of the span, or of the format description that is the first work item
        form = form if offset is None else form.without_checksums()
        data = self._context.buffer[at : min(end + _MORE, self._context.end_of(item))].tobytes()
        return Frame(position, unpack_header(data, 0), data, 0, body - at, end - at, form, offset)


def rows_place(file: str, position: int, payload_offset: int | None, header: EventHeader) -> RowsPlace:
    """Where a rows event stands."""
    return RowsPlace(
        file, position, payload_offset, header.log_pos, header.timestamp, header.server_id, header.event_size, None
    )

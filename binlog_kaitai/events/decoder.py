"""Frames to events. Holds what an event's meaning depends on: the tables of the open statement, the format in force.

Bodies are read one event at a time: those that logs are full of by the straight-line readers of `layout`, the others
by the generated parser, which asks its root for nothing but the format description, so that a root of two events
stands in for the whole file.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext
from functools import partial
from io import BytesIO
from types import SimpleNamespace
from typing import Any

from kaitaistruct import KaitaiStream

from binlog_kaitai._generated import layout
from binlog_kaitai.bounded import Bounded
from binlog_kaitai.errors import MalformedEventError, MalformedRowError, MissingTableMapError, SchemaMismatchError
from binlog_kaitai.events.bodies import (
    BODIES,
    expect_end,
    format_description,
    read_body,
)
from binlog_kaitai.events.model import (
    Body,
    Event,
    RawEvent,
    Rows,
    RowsEvent,
    StopEvent,
    TableMapEvent,
    TransactionPayloadEvent,
)
from binlog_kaitai.events.pieces import Pieces
from binlog_kaitai.events.rows_heads import ROWS_KINDS, ROWS_OPERATIONS, read_rows_head, row_bytes
from binlog_kaitai.events.table_maps import TableMaps
from binlog_kaitai.format.compression import MAX_EVENT_SIZE, unzstd
from binlog_kaitai.format.generated_parser import MysqlBinlog
from binlog_kaitai.format.spec_errors import spec_errors
from binlog_kaitai.log.frames import Frame, FrameParser
from binlog_kaitai.rows.bad_rows import OnLostRow
from binlog_kaitai.rows.image_modes import PartialImages, WholeImages
from binlog_kaitai.rows.images import Row, RowsDecoder
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.types.policy import ValuePolicy

__all__ = ["GTID_EVENTS", "LAST_OF_TABLES", "ROWS_OPERATIONS", "EventDecoder", "read_rows_head", "row_bytes"]

_Type = layout.EventType
_RowsOf = tuple[Frame, layout.RowsEvent, Table | None, int]
Describe = Callable[[Table, int, int | None], Table]
_IGNORABLE = layout.EventFlag.ignorable
_NEVER_INSIDE = {_Type.transaction_payload_event, _Type.format_description_event, _Type.partial_row_data_event}
"""No payload holds them: a payload in a payload could go on for ever, a format would change that of the log, and pieces
are MariaDB's, which has no payloads."""
_MOST_SHOWN = 3
_UNKNOWN_DIGITS = (
    "the log does not tell how many digits, and so how many bytes; give the definition (--schema, --schema-from-log)"
)
GTID_EVENTS = _Type.gtid_log_event, _Type.anonymous_gtid_log_event, _Type.gtid_tagged_log_event, _Type.gtid_event
"""Events with which a transaction begins."""
LAST_OF_TABLES = frozenset((*GTID_EVENTS, _Type.xid_event, _Type.xa_prepare_log_event))
"""Types of events with which a transaction begins or ends, beyond which no table map holds."""
_LARGE = 1 << 20
"""Bytes of an event from which on a copy matters."""
_PAYLOADS: dict[str, Callable[[bytes, int], Iterable[bytes]]] = {
    layout.PayloadCompression.zstd.name.upper(): unzstd,
    layout.PayloadCompression.none.name.upper(): lambda payload, size: [payload],
}


class EventDecoder:
    """Decodes the frames of one log, in order.

    Args:
        file: name of the log, for messages and in events.
        policy: what the user wants of values.
        positional: name columns ``@1``, ``@2`` ... even where the log has names.
        describe: completes the table of a table map, by its position and its offset in a payload; see `Describer`.
        max_event_size: bytes of the largest event that is read in a payload, or out of pieces (see `Pieces`), and of
            what is compressed in an event.
        warn: called once for each table whose rows are decoded by an assumption.
        masked: marks the columns of a table whose values are replaced.
    """

    def __init__(
        self,
        file: str = "",
        *,
        policy: ValuePolicy | None = None,
        positional: bool = False,
        describe: Describe | None = None,
        max_event_size: int = MAX_EVENT_SIZE,
        warn: Callable[[str], None] = lambda text: None,
        masked: Callable[[Table], Table] | None = None,
    ) -> None:
        self.file = file
        self.tables: dict[int, Table] = {}
        self.pieces = Pieces(max_event_size)
        """The pieces of a rows event that the log has in several; see `joined`."""
        self._policy = policy or ValuePolicy()
        self._rows = RowsDecoder(self._policy)
        self._positional = positional
        self._describe, self._masked = describe, masked
        self._max_event_size = max_event_size
        self._warn = warn
        self.assumptions: list[str] = []
        """What `warn` was told."""
        self._positional_tables: Bounded[int, tuple[Table, Table]] = Bounded()
        self._table_maps = TableMaps(self._policy.text, self._parsed)
        self._previous = SimpleNamespace(
            context=SimpleNamespace(
                fde_idx=0, last_table_map_idx=-1, is_end_of_statement=False, is_followed_by_ciphertext=False
            )
        )

    def decode(self, frame: Frame) -> Event:
        """Decode one event. Raises MalformedEventError; rows fail later, when they are iterated over."""
        return self._event(frame, self.body(frame))

    def _event(self, frame: Frame, body: Body) -> Event:
        version, is_mariadb = frame.format.server_version, frame.format.is_mariadb
        return Event(self.file, frame.position, frame.header, body, frame.payload_offset, version, is_mariadb)

    def body(self, frame: Frame) -> Body:
        """Decode the body of one event."""
        if frame.header.event_type == _Type.partial_row_data_event:
            with spec_errors(self.file, frame.position, frame.type_name):
                return self.pieces.add(frame, self.tables)
        if frame.payload_offset is None:
            self.pieces.forget()
        body = self._body(frame)
        if frame.header.event_type in LAST_OF_TABLES:
            self.tables.clear()
        return body

    def _body(self, frame: Frame) -> Body:
        event_type = frame.header.event_type
        if event_type in ROWS_OPERATIONS:
            event = self._rows_event(frame, self.tables.get)
            if event.is_end_of_statement:
                self.tables.clear()
            return event
        if event_type == _Type.table_map_event:
            return self._table_map(frame)
        if event_type == _Type.format_description_event:
            if frame.format.is_new_log:
                self.tables.clear()
            return format_description(frame.format)
        with spec_errors(self.file, frame.position, frame.type_name):
            if (read := read_body(frame, self._max_event_size)) is not None:
                return read
            with self._parsed(frame) as parsed:
                make = BODIES.get(type(parsed).__name__)
                if make is not None:
                    return make(parsed)
        if event_type == _Type.stop_event:
            return StopEvent()
        return RawEvent(frame.body, bool(frame.header.flags & _IGNORABLE))

    def again(self, frame: Frame) -> Body:
        """Decode the body of an event once more, out of order; pieces of a rows event go on to wait."""
        return self._body(frame)

    def forget(self) -> None:
        """Forget the tables of the open statement: bytes of the log were lost."""
        self.tables.clear()

    def rows_again(self, frame: Frame, table: Table | None) -> Event:
        """Decode a rows event once more, out of order; `table` is what its table map was the first time."""
        tables = {} if table is None else {table.table_id: table}
        return self.rows_found(frame, tables.get)

    def rows_found(self, frame: Frame, find: Callable[[int], Table | None]) -> Event:
        """Decode a rows event out of order; `find` returns the table that has an id where it stands."""
        return self._event(frame, self._rows_event(frame, find))

    def joined(self) -> Frame | None:
        """Return the rows event whose last piece was just decoded, once; None where there is none."""
        return self.pieces.take()

    def inside(self, frame: Frame, payload: TransactionPayloadEvent) -> Iterator[Frame]:
        """Yield the frames in a transaction payload, decompressed piece by piece. Raises MalformedEventError.

        Table maps do not hold beyond its ends.
        """
        self.tables.clear()
        try:
            yield from self.frames_inside(frame, payload)
        finally:
            self.tables.clear()

    def frames_inside(self, frame: Frame, payload: TransactionPayloadEvent) -> Iterator[Frame]:
        """Yield the frames in a transaction payload, as `inside` does; the tables stay as they are."""
        parser = FrameParser.inside(frame, self.file, payload.uncompressed_size, self._max_event_size)
        pieces = _PAYLOADS[payload.compression](payload.payload, payload.uncompressed_size)
        with spec_errors(self.file, frame.position, frame.type_name):
            for piece in pieces:
                for inner in parser.feed(piece):
                    _refuse_inside(inner)
                    yield inner
            parser.finish()

    def frame_inside(self, frame: Frame, data: bytes, offset: int, size: int) -> Frame:
        """Return the frame at an offset of a transaction payload of so many bytes; `data` has what is there, as far as
        the frame claims to go. Raises MalformedEventError."""
        parser = FrameParser.inside(frame, self.file, size, self._max_event_size)
        parser.position = offset
        with spec_errors(self.file, frame.position, frame.type_name):
            for inner in parser.feed(data):
                _refuse_inside(inner)
                return inner
            parser.finish()
        raise AssertionError("an event in a payload is neither whole nor cut off")

    @contextmanager
    def _parsed(self, frame: Frame) -> Iterator[Any]:
        """The body as the generated parser reads it: an object of it, or bytes when the spec has no type for it.

        Its parts refer to each other. They are cut apart at the end, for else the bytes of large events would pile up
        until Python's garbage collector looks for such circles.
        """
        root = SimpleNamespace(events=(frame.format.context, self._previous))
        event = MysqlBinlog.Event(len(root.events), KaitaiStream(_stream(frame)), None, root)
        body: Any = event.body
        parts = [event]
        if not isinstance(body, bytes) and frame.header.event_type not in layout.PADDED:
            expect_end(body._io.pos(), body._io.size())
            parts.append(body)
        try:
            yield body
        finally:
            for part in parts:
                part._io.close()
                vars(part).clear()

    def _table_map(self, frame: Frame) -> TableMapEvent:
        event = self.described(frame)
        self.tables[event.table.table_id] = event.table
        return event

    def described(self, frame: Frame) -> TableMapEvent:
        """Decode a table map out of order: no rows event is told of it. Raises MalformedEventError."""
        with spec_errors(self.file, frame.position, frame.type_name):
            table, flags = self._table_maps.read(frame)
        if self._describe is not None:
            table = self._describe(table, frame.position, frame.payload_offset)
        if self._masked is not None:
            with spec_errors(self.file, frame.position, frame.type_name):
                table = self._masked(table)
        if self._positional:
            table = self._renamed(table)
        return TableMapEvent(table, flags)

    def _renamed(self, table: Table) -> Table:
        """Return the table with positional names, the same object each time."""
        known = self._positional_tables.get(id(table))
        if known is None:
            known = self._positional_tables.put(id(table), (table, table.positional()), len(table.columns))
        return known[1]

    def _rows_event(self, frame: Frame, find: Callable[[int], Table | None]) -> RowsEvent:
        event_type = frame.header.event_type
        with spec_errors(self.file, frame.position, frame.type_name):
            head, extra, start = read_rows_head(frame)
        table = find(head.table_id)
        return RowsEvent(
            ROWS_OPERATIONS[event_type],
            head.table_id,
            table,
            head.flags,
            head.is_end_of_statement,
            extra,
            head.columns_before,
            head.columns_after,
            Rows(partial(self._decode_rows, (frame, head, table, start))),
        )

    def _decode_rows(
        self, about: _RowsOf, on_lost: OnLostRow | None, only: frozenset[int] | None
    ) -> Iterator[tuple[int, Row]]:
        frame, head, table, start = about
        if start == frame.body_end:
            return
        kind = ROWS_KINDS[frame.header.event_type]
        assumed = [column for column in table.columns if column.digits_assumed] if table is not None else []
        with (
            self._assumptions(table, assumed) if table is not None and assumed else nullcontext(),
            spec_errors(self.file, frame.position, frame.type_name),
        ):
            if table is None:
                raise MissingTableMapError(head.table_id)
            if table.problem is not None:
                raise SchemaMismatchError(table.problem)
            if head.num_columns != len(table.columns):
                raise MalformedEventError(
                    f"{head.num_columns} columns, the map of {table.database}.{table.name} has {len(table.columns)}"
                )
            data, start, end = row_bytes(frame, start, self._max_event_size)
            operation = ROWS_OPERATIONS[frame.header.event_type]
            told = None if on_lost is None or assumed else partial(self._lost, frame, on_lost)
            rows = self._rows.rows(table, operation, head, kind.is_partial, data, start, end, told, only)
            yield from list(rows) if assumed else rows  # one that does not fit tells that none does

    def row_pieces(self, frame: Frame, table: Table) -> Iterator[tuple[bytes, bytes]]:
        """Yield the bytes of the images of each row of a rows event, which are whole images of the table."""
        with spec_errors(self.file, frame.position, frame.type_name):
            head, _, start = read_rows_head(frame)
            data, start, end = row_bytes(frame, start, self._max_event_size)
            yield from WholeImages(self._rows, table, head, data, end).pieces(start)

    def row_cells(
        self, frame: Frame, table: Table
    ) -> Iterator[tuple[dict[int, bytes | None], dict[int, bytes | None]]]:
        """Yield the bytes of the cells of both images of each row of an update, those before it first."""
        with spec_errors(self.file, frame.position, frame.type_name):
            head, _, start = read_rows_head(frame)
            data, start, end = row_bytes(frame, start, self._max_event_size)
            images = PartialImages if ROWS_KINDS[frame.header.event_type].is_partial else WholeImages
            yield from images(self._rows, table, head, data, end).cells(start)

    def stored_rows(self, frame: Frame, table: Table) -> Iterator[memoryview]:
        """Yield the bytes of each row of a rows event, inflated where they are compressed."""
        with spec_errors(self.file, frame.position, frame.type_name):
            head, _, start = read_rows_head(frame)
            data, start, end = row_bytes(frame, start, self._max_event_size)
            is_partial = ROWS_KINDS[frame.header.event_type].is_partial
            view = memoryview(data)
            for begin, after in self._rows.bounds(table, head, is_partial, data, start, end):
                yield view[begin:after]

    def _lost(self, frame: Frame, on_lost: OnLostRow, error: MalformedRowError) -> None:
        error.at(self.file, frame.position, frame.type_name)
        on_lost(error)

    @contextmanager
    def _assumptions(self, table: Table, columns: list[Column]) -> Iterator[None]:
        """Say what rows are taken for where the log does not tell, once a table, and what to do if that is wrong."""
        shown = ", ".join(f"{column.name} ({column.type})" for column in columns[:_MOST_SHOWN])
        shown += " ..." if len(columns) > _MOST_SHOWN else ""
        what = f"{table.database}.{table.name}: {shown} in MariaDB's old format"
        text = f"{self.file}: {what} is taken as without a fraction: {_UNKNOWN_DIGITS}"
        if text not in self.assumptions:
            self.assumptions.append(text)
            self._warn(text)
        try:
            yield
        except MalformedEventError as error:
            error.message += f"; {what} may have a fraction: {_UNKNOWN_DIGITS}"
            error.at(None, None, None)
            raise


def _refuse_inside(inner: Frame) -> None:
    """Raise MalformedEventError for an event that no payload holds."""
    if inner.header.event_type in _NEVER_INSIDE:
        raise MalformedEventError(f"a {inner.type_name} inside, where no server puts one")


def _stream(frame: Frame) -> Any:
    """Return the bytes of an event for the generated parser; those of a large one are not copied first."""
    start, end = frame.start, frame.start + frame.header.event_size
    return BytesIO(frame.buffer[start:end]) if end - start < _LARGE else _Window(frame.buffer, start, end)


class _Window:
    """A part of some bytes as a file, as far as Kaitai's streams ask."""

    def __init__(self, data: bytes, start: int, end: int) -> None:
        self._data, self._start, self._end = data, start, end
        self._at = start

    def read(self, length: int = -1) -> bytes:
        """Read up to `length` bytes."""
        start = self._at
        self._at = self._end if length < 0 else min(start + length, self._end)
        return self._data[start : self._at]

    def seek(self, offset: int, whence: int = os.SEEK_SET) -> int:
        """Go to a place."""
        base = {os.SEEK_SET: self._start, os.SEEK_CUR: self._at, os.SEEK_END: self._end}[whence]
        self._at = min(base + offset, self._end)
        return self.tell()

    def tell(self) -> int:
        """Return the place."""
        return self._at - self._start

    def close(self) -> None:
        """Forget the bytes."""
        self._data = b""

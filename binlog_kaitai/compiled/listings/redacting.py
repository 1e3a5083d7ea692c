"""Events in which the loops put other values in the place of those that must not be seen, and what they ask of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.carving.output import stored_frame
from binlog_kaitai.carving.pieces import Piece, cut_again
from binlog_kaitai.changes.asked import Asked
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.listings.listed import GTIDS, LISTED
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.plans.condition_plan import stored_sizes
from binlog_kaitai.compiled.plans.stand_in_plan import MOST_TEXT, StandIns
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.tables.known_maps import KnownMap, KnownMaps
from binlog_kaitai.compiled.tables.table_record import MAX_HEADS, TableRecord
from binlog_kaitai.errors import RedactionError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import RowsEvent, TableMapEvent
from binlog_kaitai.events.rare_model import PartialRowDataEvent
from binlog_kaitai.events.rows_heads import read_rows_head
from binlog_kaitai.format.headers import unpack_header
from binlog_kaitai.log.frames import FormatDescription, Frame
from binlog_kaitai.named import NamedTuple
from binlog_kaitai.redaction.events import Redactor
from binlog_kaitai.redaction.hidden import Redaction
from binlog_kaitai.redaction.masking import Masking
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.types import type_of

__all__ = ["Redacting"]

_PIECE = layout.EventType.partial_row_data_event
_ROOM_VALUES, _ROOM_EVENTS = 1 << 14, 1 << 13


class _Hidden(NamedTuple):
    """What is hidden of a table, whose map has a frame."""

    frame: Frame
    store: TableRecord | None


class Redacting:
    """Redacts the events of one log, in their order.

    Args:
        redactor: makes other events of those that the loops leave over.
        redaction: what must not be seen.
        file: the log, for messages.
        asked: counts what Python is asked about.
    """

    def __init__(self, redactor: Redactor, redaction: Redaction, file: str, asked: Asked) -> None:
        self._redactor, self._redaction, self._file, self._asked = redactor, redaction, file, asked
        self._masking, self._stand_ins = Masking.sharing(redaction), StandIns(redaction.secret)
        self._context = Context(verify=False, filter=None, capacity=0)
        self._context.events.set_handlers(LISTED | GTIDS, s.ODD_EVENT)
        self._context.record[C.wanted.has_names] = 1
        self._maps = KnownMaps(self._context, None, follows=True)
        self._record = memory.slots(r.Redacted.SLOTS)
        self._text, self._events = memory.text_room(MOST_TEXT), memory.slots(_ROOM_EVENTS)
        record = self._record
        record[r.Redacted.secret], record[r.Redacted.text] = (
            memory.address(self._stand_ins.record),
            memory.address(self._text),
        )
        record[r.Redacted.events], record[r.Redacted.room_events] = memory.address(self._events), _ROOM_EVENTS
        record[r.Redacted.statement] = 1
        self._make_room(_ROOM_VALUES)
        self._context.record[C.redacted] = memory.address(record)
        self._masks: list[tuple[Column, Callable[[bytes], bytes]]] = []
        self._answers: dict[int, Callable[[_Stretch, int], None]] = {
            s.ODD: self._take,
            s.UNKNOWN: self._note,
            s.NEW_HEAD: self._add_head,
            s.FULL: self._make_values,
        }
        self._pieces = _Pieces(file)

    def _make_room(self, count: int) -> None:
        """Make room for so many values that Python makes."""
        self._values = memory.records(count, r.HiddenValue.SLOTS)
        self._record[r.Redacted.values], self._record[r.Redacted.room_values] = memory.address(self._values), count

    def redacted(self, data: bytes, form: FormatDescription, position: int) -> bytes:
        """Return events that follow one another, from a position of the log on, without what must not be seen.

        Raises RedactionError.
        """
        stretch, record = _Stretch(data, form, position), self._record
        self._context.set_format(form)
        record[r.Redacted.base] = record[r.Redacted.begin] = memory.address(stretch.room)
        record[r.Redacted.end] = record[r.Redacted.base] + len(data)
        while (answer := self._context.run(s.REDACT)) != s.DONE:
            record[r.Redacted.begin] = record[r.Redacted.at]
            self._answers[answer](stretch, record[r.Redacted.at] - record[r.Redacted.base])
        self._make_values(stretch, 0)
        self._see_query(stretch)
        return stretch.made()

    def _see_query(self, stretch: _Stretch) -> None:
        """Follow the last statement that begins or ends a transaction, which the loops have passed by."""
        record = self._record
        if record[r.Redacted.query]:
            self._redactor.see(stretch.frame(record[r.Redacted.query] - record[r.Redacted.base]))
            record[r.Redacted.query] = 0

    def _take(self, stretch: _Stretch, at: int) -> None:
        """Redact an event that the loops leave over."""
        self._see_query(stretch)
        frame, record = stretch.frame(at), self._record
        self._asked.events[frame.type_name] += 1
        if frame.header.event_type != _PIECE:
            made = self._made(frame)
        else:
            pieces, whole = self._pieces.take(frame)
            made = b"".join(cut_again(pieces, self._made(whole))) if whole is not None else b""
        stretch.put(at, frame.header.event_size, made)
        record[r.Redacted.begin] += frame.header.event_size
        record[r.Redacted.is_said] = self._redactor.knows_statement
        record[r.Redacted.statement] += record[r.Redacted.is_said]

    def _made(self, frame: Frame) -> bytes:
        """Return an event without what must not be seen."""
        self._see_map(frame)
        data, body = self._redactor.redacted(frame)
        if isinstance(body, TableMapEvent):
            self._add_map(frame, data, body.table)
        elif isinstance(body, RowsEvent) and body.is_end_of_statement:
            self._maps.end_statement()
        return data

    def _see_map(self, frame: Frame) -> None:
        """Have the redactor know the table map of rows, and no other: it has not seen all of the log."""
        if LISTED.get(frame.header.event_type) in (s.LIST_ROWS, s.LIST_UPDATES):
            known = self._maps.in_force(read_rows_head(frame)[0].table_id)
            self._redactor.forget_tables()
            if known is not None:
                self._redactor.see(known.kept[0].frame)

    def _add_map(self, frame: Frame, data: bytes, table: Table) -> None:
        """Tell the loops of a table map, and what is hidden of its table."""
        known, body = self._maps.add(frame.body, table), frame.body
        if known.kept:
            return
        store = self._store(table)
        known.kept.append(_Hidden(frame, store))
        record = known.record
        if self._redaction.of(table):
            record[r.SoundMap.hidden] = ra.ALL_PYTHON if store is None else store.address
        other = data[frame.body_start : frame.body_start + len(body)]
        if other != body:
            known.kept.append(memory.constant(other))
            record[r.SoundMap.other] = memory.address(known.kept[-1])

    def _store(self, table: Table) -> TableRecord | None:
        """Return the loops' record of a table, None for one without, or whose rows Python has to redact."""
        sizes, columns = stored_sizes(table.columns), self._masking.table(table).columns
        hidden = [column for column in columns if column.is_masked]
        if sizes is None or any(type_of(column.cell.type).mask == "compressed" for column in hidden):
            return None
        store = TableRecord(table)
        for record, size in zip(store.columns, sizes, strict=True):
            record[r.Mask.stored] = size
        for column in hidden:
            self._stand_ins.plan(column, store.columns[column.index])
            store.columns[column.index][r.Mask.number] = len(self._masks)
            self._masks.append((column, self._masking.mask(column)))
        return store

    def _known_at(self, stretch: _Stretch, at: int) -> KnownMap:
        """Return the table map of the rows event at an offset."""
        found = self._maps.in_force(read_rows_head(stretch.frame(at))[0].table_id)
        assert found is not None
        return found

    def _note(self, stretch: _Stretch, at: int) -> None:
        """Note that rows of a table were met."""
        self._see_query(stretch)
        known = self._known_at(stretch, at)
        try:
            self._redactor.note(known.table, stretch.position + at)
        except RedactionError as problem:
            self._refuse(problem, stretch, at)
        known.record[r.SoundMap.noted] = self._record[r.Redacted.statement]

    def _add_head(self, stretch: _Stretch, at: int) -> None:
        """Tell the loops which columns the images of a rows event have."""
        frame, store = stretch.frame(at), self._known_at(stretch, at).kept[0].store
        head, _, start = read_rows_head(frame)
        if head.num_columns != len(store.columns):
            self._take(stretch, at)
            return
        if len(store.heads) >= MAX_HEADS:
            store.forget_heads()
        begin = self._context.record[C.items.head_end] - self._record[r.Redacted.base] - at
        store.add_head(head, frame.buffer[begin:start], frame.header.event_type)

    def meet(self, frame: Frame, table: Table) -> None:
        """See a table of which nothing may be written. Raises RedactionError."""
        try:
            self._redaction.of(table)
        except RedactionError as problem:
            self._redaction.problem = problem
            problem.at(self._file, frame.position, frame.type_name)
            raise

    def _make_values(self, stretch: _Stretch, at: int) -> None:
        """Make the values that the loops have listed, and the checksums of their events."""
        record = self._record
        count, room = record[r.Redacted.num_values], stretch.room
        if not record[r.Redacted.num_events]:
            if record[r.Redacted.count] > record[r.Redacted.room_values]:
                self._make_room(2 * record[r.Redacted.count])
            return
        self._asked.values += count
        places = (
            self._values.column(slot, count) for slot in (r.HiddenValue.at, r.HiddenValue.end, r.HiddenValue.column)
        )
        for begin, end, number in zip(*places, strict=True):
            try:
                room[begin:end] = self._masks[number][1](bytes(room[begin:end]))
            except RedactionError as problem:
                self._refuse(problem, stretch, stretch.event_of(begin))
        record[r.Redacted.num_values] = 0
        self._context.run(s.SEAL)

    def _refuse(self, problem: RedactionError, stretch: _Stretch, at: int) -> None:
        """Say where something cannot be redacted. Raises RedactionError."""
        frame = stretch.frame(at)
        problem.at(self._file, frame.position, frame.type_name)
        self._redaction.problem = problem
        raise problem


class _Pieces:
    """Pieces of rows events, which are redacted when they are whole."""

    def __init__(self, file: str) -> None:
        self._decoder = EventDecoder(file)
        self._pieces: list[Piece] = []

    def take(self, frame: Frame) -> tuple[list[Piece], Frame | None]:
        """Take a piece; returns all of them with the event that they make, if they do."""
        body = self._decoder.decode(frame).body
        assert isinstance(body, PartialRowDataEvent)
        self._pieces.append((frame, body))
        whole = self._decoder.joined()
        pieces = self._pieces
        if whole is not None:
            self._pieces = []
        return pieces, whole


class _Stretch:
    """Events that follow one another, and what becomes of them."""

    def __init__(self, data: bytes, form: FormatDescription, position: int) -> None:
        self.position = position
        self.room = memory.text_room(len(data))
        """The events, in which the loops write."""
        self.room[: len(data)] = data
        self._data, self._form = data, form
        self._others: list[tuple[int, int, bytes]] = []

    def frame(self, at: int) -> Frame:
        """Return the event at an offset as the log has it."""
        size = unpack_header(memoryview(self._data), at).event_size
        return stored_frame(self._data[at : at + size], self._form, self.position + at)

    def event_of(self, place: int) -> int:
        """Return the offset of the event that has a byte."""
        at = size = 0
        while at + size <= place:
            at += size
            size = unpack_header(memoryview(self._data), at).event_size
        return at

    def put(self, at: int, size: int, data: bytes) -> None:
        """Put other bytes in the place of an event."""
        if len(data) == size:
            self.room[at : at + size] = data
        else:
            self._others.append((at, at + size, data))

    def made(self) -> bytes:
        """Return the events as they are now."""
        parts, done = list[Any](), 0
        for at, end, data in self._others:
            parts += [self.room[done:at], data]
            done = end
        return b"".join([*parts, self.room[done : len(self._data)]])

"""Single events of a log as they are, each after the table map that it needs, by the walk of the fast loops."""

from __future__ import annotations

from collections.abc import Callable

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.carving.output import OF_NO_TRANSACTION, Output, raw_event
from binlog_kaitai.changes import transactions as t
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.signals import signal_of
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.walk.walker import Walker
from binlog_kaitai.events.model import (
    Event,
    FormatDescriptionEvent,
    RowsEvent,
    TableMapEvent,
    TransactionPayloadEvent,
)
from binlog_kaitai.events.rare_model import PartialRowDataEvent
from binlog_kaitai.log.frames import Frame

__all__ = ["CarvedEvents"]

_ROOM_PARTS = 1 << 12
_ROOM_MAPS = 1 << 6
"""At first."""


_Held = tuple[bytes, int]
"""An event, and its position in the log."""


class _Kept:
    """Events that may still be needed, which were not written: table maps of the open statement, an open payload.

    Args:
        record: of what is carved, which the loops share.
        stored: returns bytes of the log that are in the buffer, between two positions.
    """

    def __init__(self, record: Integers, stored: Callable[[int, int], memoryview]) -> None:
        self._record, self._stored = record, stored
        self._held: list[_Held] = []
        self._maps = memory.records(0, r.CarvedMap.SLOTS)
        self._make_room(_ROOM_MAPS)

    def _make_room(self, count: int) -> None:
        """Make room for so many table maps."""
        record, maps = self._record, memory.records(count, r.CarvedMap.SLOTS)
        if kept := record[r.Carved.num_maps] * r.CarvedMap.SLOTS:
            maps.slots[:kept] = self._maps.slots[:kept]
        self._maps, record[r.Carved.maps], record[r.Carved.room_maps] = maps, memory.address(maps), count

    def event(self, begin: int, end: int) -> tuple[memoryview, int]:
        """Return the bytes of events and their position, by where they begin and end."""
        if begin >= 0:
            return self._stored(begin, end), begin
        data, position = self._held[-1 - begin]
        return memoryview(data), position

    def hold(self) -> None:
        """Hold the bytes of what is kept, for those of the buffer are about to go."""
        record, kept, self._held = self._record, self._held, []
        places = [
            (self._maps[number], r.CarvedMap.begin, r.CarvedMap.end) for number in range(record[r.Carved.num_maps])
        ]
        for slots, begin, end in [*places, (record, r.Carved.payload, r.Carved.payload_end)]:
            if slots[begin] < 0:
                self._hold(slots, begin, end, kept[-1 - slots[begin]])
            elif slots[begin]:
                self._hold(slots, begin, end, (bytes(self._stored(slots[begin], slots[end])), slots[begin]))
        if record[r.Carved.num_maps] == record[r.Carved.room_maps]:
            self._make_room(2 * record[r.Carved.room_maps])

    def _hold(self, slots: Integers, begin: int, end: int, event: _Held) -> None:
        self._held.append(event)
        slots[begin], slots[end] = -len(self._held), 0  # which nothing follows

    def keep_map(self, table_id: int, event: _Held) -> None:
        """Keep a table map for the rows that may need it."""
        self.take_map(table_id)
        record, number = self._record, self._record[r.Carved.num_maps]
        if number == record[r.Carved.room_maps]:
            self._make_room(2 * number)
        self._maps[number][r.CarvedMap.table_id], record[r.Carved.num_maps] = table_id, number + 1
        self._hold(self._maps[number], r.CarvedMap.begin, r.CarvedMap.end, event)

    def take_map(self, table_id: int) -> list[_Held]:
        """Take the table map of a table, if one is kept."""
        record = self._record
        for number in range(record[r.Carved.num_maps]):
            at, last = self._maps[number], self._maps[record[r.Carved.num_maps] - 1]
            if at[r.CarvedMap.table_id] == table_id:
                data, position = self.event(at[r.CarvedMap.begin], at[r.CarvedMap.end])
                at[:], record[r.Carved.num_maps] = last, record[r.Carved.num_maps] - 1
                return [(bytes(data), position)]
        return []

    def forget_maps(self) -> None:
        """See the end of the statement."""
        self._record[r.Carved.num_maps] = 0

    def keep_payload(self, event: _Held) -> None:
        """Keep the event of a payload until something in it is wanted."""
        self._hold(self._record, r.Carved.payload, r.Carved.payload_end, event)

    def take_payload(self) -> list[_Held]:
        """Take the event of the open payload, if it is kept."""
        record = self._record
        if not record[r.Carved.payload]:
            return []
        data, position = self.event(record[r.Carved.payload], record[r.Carved.payload_end])
        record[r.Carved.payload] = 0
        return [(bytes(data), position)]


class CarvedEvents:
    """Writes what the loops have found, and takes the events that Python was asked about.

    Args:
        context: of the loops.
        walker: knows the format in force.
        output: where it goes.
        chosen: what is wanted.
    """

    num_transactions = 0
    """None is written as such."""

    def __init__(self, context: Context, walker: Walker, output: Output, chosen: Filter | None) -> None:
        self._context, self._walker, self._output = context, walker, output
        self._chosen = chosen or Filter()
        self._parts, self._record = memory.records(_ROOM_PARTS, r.CarvedPart.SLOTS), memory.slots(r.Carved.SLOTS)
        self._record[r.Carved.parts], self._record[r.Carved.room] = memory.address(self._parts), _ROOM_PARTS
        self._record[r.Carved.is_alone], self._record[r.Carved.named] = 1, _named(self._chosen)
        self._kept = _Kept(self._record, self._stored)
        context.record[C.carved], context.record[C.listing.lines] = memory.address(self._record), ra.AS_PARTS
        self._format = b""
        self._pieces: list[Frame] = []

    def see_piece(self) -> None:
        """Write what was walked, whose bytes are about to go, and hold what may still be needed of them."""
        self.drain()
        self._kept.hold()

    def go_past(self) -> None:
        """See the end of the range: the walk ends."""
        self.drain()
        self._context.record[C.limits.walk_end] = 0

    def end(self, *, is_cut: bool = False) -> None:
        """Say that what was written stays."""
        self._output.place()

    def drain(self) -> None:
        """Write the events that the loops have found."""
        for number in range(self._record[r.Carved.num]):
            begin, end, events, _ = self._parts[number]
            self._write(*self._kept.event(begin, end), events)
        self._record[r.Carved.num] = 0

    def _stored(self, begin: int, end: int) -> memoryview:
        offset = self._context.record[C.offset]
        return self._context.buffer.data[begin - offset : end - offset]

    def _write(self, data: memoryview, position: int, events: int) -> None:
        form = self._walker.form
        assert form is not None  # else there are no events
        self._output.format(self._format)
        self._output.events(data, events, form, position)

    def take(self, frame: Frame, event: Event, *, wanted: bool) -> None:
        """Take an event that Python was asked about."""
        self.drain()
        body, is_inside = event.body, frame.payload_offset is not None
        if isinstance(body, FormatDescriptionEvent):
            self._format = raw_event(frame)
        elif isinstance(body, PartialRowDataEvent):
            self._pieces = [] if body.first_position == frame.position else self._pieces
            self._pieces.append(frame)
        else:
            pieces, self._pieces = self._pieces, []
            needed = self._needed(frame, event, pieces if is_inside else [], is_wanted=wanted and self._is_about(event))
            for data, position in needed:
                self._write(memoryview(data), position, 1)

    def _needed(self, frame: Frame, event: Event, pieces: list[Frame], *, is_wanted: bool) -> list[_Held]:
        """Return an event that is wanted, or the pieces of which it is made, after what it needs."""
        body = event.body
        if isinstance(body, TransactionPayloadEvent):
            self._kept.keep_payload(_held(frame))
        if isinstance(body, TransactionPayloadEvent) or (frame.payload_offset is not None and not pieces):
            return self._kept.take_payload() if is_wanted else []
        if isinstance(body, TableMapEvent):
            self._kept.keep_map(body.table.table_id, _held(frame))
            return []
        table_map = self._kept.take_map(body.table_id) if is_wanted and isinstance(body, RowsEvent) else []
        if isinstance(body, RowsEvent) and body.is_end_of_statement:
            self._kept.forget_maps()
        return [*table_map, *map(_held, pieces or [frame])] if is_wanted else []

    def _is_about(self, event: Event) -> bool:
        """Return whether it is the event that is wanted, and not only the transaction that it is in."""
        chosen, is_statement = self._chosen, signal_of(event) == t.STATEMENT
        if chosen.chooses_rows:
            return is_statement or isinstance(event.body, RowsEvent)
        if chosen.has_names:
            return (is_statement and not chosen.tables) or isinstance(event.body, TableMapEvent | RowsEvent)
        return event.header.event_type not in OF_NO_TRANSACTION


def _held(frame: Frame) -> _Held:
    return raw_event(frame), frame.position


def _named(chosen: Filter) -> int:
    """Return which events are wanted for their names or their rows."""
    if chosen.chooses_rows:
        return ra.CHOSEN_ROWS
    if not chosen.has_names:
        return ra.ALL_EVENTS
    return ra.ONLY_ROWS if chosen.tables else ra.ROWS_AND_STATEMENTS

"""Carving event by event: what the loops carve is compared with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace

from binlog_kaitai.carving.output import OF_NO_TRANSACTION, Output, Place, raw_event
from binlog_kaitai.carving.pieces import Piece, cut_again
from binlog_kaitai.changes import transactions as t
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.signals import signal_of
from binlog_kaitai.compiled.listings.carved import Unit
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.model import Event, FormatDescriptionEvent, RowsEvent, TableMapEvent, TransactionPayloadEvent
from binlog_kaitai.events.rare_model import PartialRowDataEvent
from binlog_kaitai.log.frames import FormatDescription, Frame
from binlog_kaitai.log.source import Source
from tests.oracle.objects.object_reader import ObjectReader

__all__ = ["Carver"]

Change = Callable[[Frame, Event], bytes]
_MOST_WAITING = 64 << 20
"""Bytes of the events of a transaction that wait until it is known whether it is wanted."""


class Carver(ObjectReader):
    """Reads one log and writes what is wanted of it.

    Args:
        source: the log.
        options: how to read.
        filter: what is wanted; None for all.
        progress: called with the number of bytes that were just read.
        output: where it goes.
        unit: whole transactions of which something is wanted, or only the events that are, with their table maps.
        change: returns the bytes to write for an event; called for those that are wanted, in their order.
        whole: a transaction that the log does not end is not written.
    """

    def __init__(
        self,
        source: Source,
        options: ReadOptions,
        filter: Filter | None,
        progress: Callable[[int], None],
        *,
        output: Output,
        unit: Unit = "transaction",
        change: Change | None = None,
        whole: bool = False,
    ) -> None:
        chosen = filter or Filter()
        to_the_end = replace(chosen, stop_position=None, stop_time=None)  # the last transaction is read to its end
        super().__init__(source, options, to_the_end, progress)
        self.num_transactions = 0
        """Transactions that were written, or parts of them."""
        self._chosen = chosen
        self._output = output
        self._whole = whole
        self._by_event = unit == "event"
        self._is_changing = change is not None
        self._change: Change = change or (lambda frame, event: raw_event(frame))
        self._waiting: list[tuple[Frame, Event, list[Piece]]] = []
        self._pieces: list[Piece] = []
        self._num_waiting = 0
        self._format = b""
        self._form: FormatDescription | None = None
        self._position = 0
        self._maps: dict[int, bytes] = {}
        self._is_wanted = False
        self._is_open = False
        self._payload = b""
        self._state = 0

    def carve(self) -> None:
        """Read the log. Raises BinlogError at damage, after everything before it was written."""
        self._log.begin()
        is_past, place = False, self._output.place()
        try:
            with closing(self._log.chosen()) as events:
                for frame, event, wanted in events:
                    answer = t.step(self._state, signal_of(event))
                    is_past = is_past or self._chosen.is_past(frame)
                    if t.ends_before(answer):
                        place = self._end(place)
                    if is_past and not self._is_open:
                        return
                    self._take(frame, event, wanted and not is_past and self._is_about(event))
                    self._state = t.next_state(answer)
                    if t.ends_after(answer):
                        place = self._end(place)
                    del frame, event
        except BinlogError as error:
            self._log.walk.give_up(error)
            raise
        finally:
            self._is_wanted = self._is_wanted and not self._whole  # what is open now was not ended
            self._end(place)

    def _is_about(self, event: Event) -> bool:
        """Return whether it is the event that is wanted, and not only the transaction that it is in."""
        chosen, is_statement = self._chosen, signal_of(event) == t.STATEMENT
        if chosen.chooses_rows:
            return is_statement or isinstance(event.body, RowsEvent)
        if chosen.has_names:
            return (is_statement and not chosen.tables) or isinstance(event.body, TableMapEvent | RowsEvent)
        return event.header.event_type not in OF_NO_TRANSACTION

    def _take(self, frame: Frame, event: Event, is_wanted: bool) -> None:
        self._is_wanted = self._is_wanted or is_wanted
        pieces = self._take_pieces(frame, event)
        self._form, self._position = self._form if frame.payload_offset is not None else frame.format, frame.position
        if isinstance(event.body, FormatDescriptionEvent):
            self._format = raw_event(frame)
        elif isinstance(event.body, PartialRowDataEvent):
            self._is_open = True
        elif self._by_event:
            for data in self._needed(frame, event, pieces, is_wanted):
                self._write(data)
        elif (frame.payload_offset is None or pieces) and frame.header.event_type not in OF_NO_TRANSACTION:
            self._is_open = True
            self._waiting.append((frame, event, pieces))
            self._num_waiting += frame.header.event_size
        if self._is_wanted or not self._is_changing or self._num_waiting > _MOST_WAITING:
            self._write_waiting()

    def _take_pieces(self, frame: Frame, event: Event) -> list[Piece]:
        """Return the pieces of which an event is made; those of one that never becomes whole are not written."""
        if not isinstance(event.body, PartialRowDataEvent):
            pieces, self._pieces = self._pieces, []
            return [] if frame.payload_offset is None else pieces
        if event.body.first_position == frame.position:
            self._pieces = []
        self._pieces.append((frame, event.body))
        return []

    def _write_waiting(self) -> None:
        waiting, self._waiting, self._num_waiting = self._waiting, [], 0
        for frame, event, pieces in waiting:
            for data in self._changed(frame, event, pieces):
                self._write(data)

    def _changed(self, frame: Frame, event: Event, pieces: list[Piece]) -> list[bytes]:
        """Return what is written for an event, or for the pieces of which it is made."""
        if not pieces:
            return [self._change(frame, event)]
        if not self._is_changing:
            return [raw_event(piece) for piece, _ in pieces]
        return cut_again(pieces, self._change(frame, event))

    def _needed(self, frame: Frame, event: Event, pieces: list[Piece], is_wanted: bool) -> Iterator[bytes]:
        """Yield an event that is wanted, after what it needs and was not written yet: its table map."""
        body = event.body
        if isinstance(body, TransactionPayloadEvent):
            self._payload = self._change(frame, event)
        is_inside = frame.payload_offset is not None and not pieces
        if is_inside or isinstance(body, TransactionPayloadEvent):
            if is_wanted and self._payload:
                yield self._payload
                self._payload = b""
            return
        if isinstance(body, TableMapEvent):
            self._maps[body.table.table_id] = self._change(frame, event)
            return
        if is_wanted:
            if isinstance(body, RowsEvent) and body.table_id in self._maps:
                yield self._maps.pop(body.table_id)
            yield from self._changed(frame, event, pieces)
        if isinstance(body, RowsEvent) and body.is_end_of_statement:
            self._maps.clear()

    def _write(self, data: bytes) -> None:
        assert self._form is not None
        self._output.format(self._format)
        self._output.events(memoryview(data), 1, self._form, self._position)

    def _end(self, place: Place) -> Place:
        """End the transaction: take it back, if nothing of it is wanted. Returns where the next one begins."""
        self._waiting, self._num_waiting = [], 0
        if self._is_open and self._is_wanted:
            self.num_transactions += 1
        elif not self._by_event:
            self._output.back_to(place)
        self._is_open = self._is_wanted = False
        return self._output.place()

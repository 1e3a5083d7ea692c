"""Whole transactions of a log as they are, or single events, by the walk of the fast loops: bytes are copied many
events at once.

What is met of a transaction before it is known whether it is wanted is written where the bytes are about to go, and
taken back if nothing of it is.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing, nullcontext
from dataclasses import replace
from typing import Literal

from binlog_kaitai.carving.output import OF_NO_TRANSACTION, Output, raw_event
from binlog_kaitai.changes import transactions as t
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.signals import signal_of
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.listings.carved_events import CarvedEvents
from binlog_kaitai.compiled.listings.kept_events import kept_events
from binlog_kaitai.compiled.listings.listed import GTIDS, LISTED, ListedNames
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.walk.chunked_walk import Explains
from binlog_kaitai.compiled.walk.event_walk import EventWalk
from binlog_kaitai.compiled.walk.walker import Walker
from binlog_kaitai.errors import BinlogError, UnsupportedEventError
from binlog_kaitai.events.model import (
    Event,
    FormatDescriptionEvent,
    QueryEvent,
    RowsEvent,
    TableMapEvent,
    TransactionPayloadEvent,
)
from binlog_kaitai.events.rare_model import PartialRowDataEvent
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.reading.log_events import Decoded
from binlog_kaitai.reading.log_rules import has_gtid_events
from binlog_kaitai.rows.table import Table

__all__ = ["LogCarver", "Unit"]

Unit = Literal["transaction", "event"]
Met = Callable[[Frame, Table], None]

_ROOM_PARTS = 1 << 12


class LogCarver:
    """Reads one log and writes its transactions of which something is wanted, or its events that are.

    Raises BinlogError where the damage stands, after all before it was written.
    """

    def __init__(self, log: CompiledLog) -> None:
        self.log, self.ledger, self._walk = log, log.ledger, log.walk
        self.num_transactions = 0
        """Transactions that were written."""

    def carve_to(
        self, output: Output, *, unit: Unit = "transaction", whole: bool = False, met: Met = lambda frame, table: None
    ) -> None:
        """Read the log.

        Args:
            output: where it goes.
            unit: whole transactions of which something is wanted, or only the events that are, with their table maps.
            whole: they are to be applied by a server: of which events are lost, or which the log does not end, are left
                out. Where names are wanted, statements of any database are written, too, for only a server knows what
                they change.
            met: called for each table map that differs from those before.
        """
        self._met = met
        walk = EventWalk(self._walk, self._seen)
        with walk.opened() as context:
            self._known = ListedNames(context, self.log.events, all_statements=whole)
            self._carved = self._carved_by(unit, context, output, whole=whole)
            self._kept = kept_events(context, self._walk)
            self._walk.walker.range.reads_on = True
            self._walk.walker.range.on_end = self._carved.go_past
            can_judge = context.wanted.knows_gtids(self.log.filter)
            context.events.set_handlers(LISTED | (GTIDS if can_judge else {}), s.ODD_EVENT)
            try:
                with nullcontext() if self._kept is None else closing(self._kept):
                    self._go_on()
                    for _ in walk.pieces():
                        self._carved.see_piece()
                        self._go_on()
            finally:
                self._carved.drain()
                self._carved.end(is_cut=whole)
                self.num_transactions = self._carved.num_transactions
                self._known.take_gtids()

    def _carved_by(self, unit: Unit, context: Context, output: Output, *, whole: bool) -> _Carved | CarvedEvents:
        walker, chosen = self._walk.walker, self.log.filter
        if unit == "event":
            return CarvedEvents(context, walker, output, chosen)
        carved = _Carved(context, walker, output, chosen, whole=whole)
        if whole:
            self._walk.damage = _Spoiling(self._walk.damage, carved.spoil)
        return carved

    def _go_on(self) -> None:
        """Make sure that there is more to walk."""
        if self._kept is not None:
            self._kept.go_on()

    def _is_kept(self, frame: Frame, inner: Frame) -> bool:
        """Return whether an event is wanted as far as its transaction decides; `frame` has it."""
        return self._kept is None or self._kept.has(frame, inner.payload_offset)

    def _seen(self, frame: Frame) -> Decoded:
        """Take an event that the loops have left over; returns it if it has a payload."""
        payloads = []
        for inner, event in self._walk.seen(frame):
            if isinstance(event.body, FormatDescriptionEvent):
                self._known.forget()
            elif isinstance(event.body, TransactionPayloadEvent):
                payloads.append((inner, event))
            elif isinstance(event.body, TableMapEvent):
                self._met(inner, event.body.table)
            self._known.see(inner, event)
            wanted = self._walk.walker.events.is_wanted(event) and self._is_kept(frame, inner)
            self._carved.take(inner, event, wanted=wanted)
        return iter(payloads)


class _Spoiling:
    """Explains damage as another does, and tells of it.

    Args:
        damage: the other.
        spoil: called where events are lost.
    """

    def __init__(self, damage: Explains | None, spoil: Callable[[], None]) -> None:
        assert damage is not None
        self._damage, self._spoil = damage, spoil

    @property
    def final(self) -> BinlogError | None:
        """What has ended the walk."""
        return self._damage.final

    def go_on(self, error: BinlogError | OSError) -> int | None:
        """Count what is lost; returns the position at which the walk may go on, None where it ends."""
        found = self._damage.go_on(error)
        if found is not None:
            self._spoil()
        return found

    def see_end(self) -> None:
        """Count what the end of the log cuts off."""
        self._damage.see_end()


class _Carved:
    """Writes what the loops have found, and takes the events that Python was asked about.

    Args:
        context: of the loops.
        walker: knows the format in force.
        output: where it goes.
        chosen: what is wanted.
        whole: as in `carve_to`.
    """

    def __init__(
        self, context: Context, walker: Walker, output: Output, chosen: Filter | None, *, whole: bool = False
    ) -> None:
        self._context, self._walker, self._output = context, walker, output
        self._chosen = chosen or Filter()
        self._parts, self._record = memory.records(_ROOM_PARTS, r.CarvedPart.SLOTS), memory.slots(r.Carved.SLOTS)
        self._record[r.Carved.parts], self._record[r.Carved.room] = memory.address(self._parts), _ROOM_PARTS
        self._only_rows = bool(self._chosen.tables) and not whole
        if self._chosen.has_names:
            self._record[r.Carved.named] = ra.ONLY_ROWS if self._only_rows else ra.ROWS_AND_STATEMENTS
        self._unnamed = replace(self._chosen, databases=frozenset(), tables=frozenset()) if whole else None
        context.record[C.carved], context.record[C.listing.lines] = memory.address(self._record), ra.AS_PARTS
        self._format, self._place = b"", output.place()
        self._pieces: list[Frame] = []
        self._is_past = False
        self.num_transactions = 0

    def see_piece(self) -> None:
        """Write what was walked, whose bytes are about to go."""
        self.drain()
        self.write_open()

    def go_past(self) -> None:
        """See the end of the range: the walk ends with the open transaction."""
        self.drain()
        self.write_open()
        self._is_past = True
        if not self._record[r.Carved.is_open]:
            self._stop()
        self._record[r.Carved.is_written] = 1  # so that the end of the open transaction becomes a part
        self._record[r.Carved.room] = 2  # after one part the walk pauses

    def _stop(self) -> None:
        self._context.record[C.limits.walk_end] = 0

    def drain(self) -> None:
        """Write the transactions that have ended."""
        for number in range(self._record[r.Carved.num]):
            begin, end, events, count = self._parts[number]
            if count:
                self._write(begin, end, events)
                self._place = self._output.place()
                self.num_transactions += count
            else:
                self._output.back_to(self._place)
            if self._is_past:
                self._stop()
        self._record[r.Carved.num] = 0

    def write_open(self) -> None:
        """Write what is there of the open transaction: its bytes are about to go, or others come in between."""
        record = self._record
        if record[r.Carved.events]:
            self._write(record[r.Carved.at], record[r.Carved.end], record[r.Carved.events])
            record[r.Carved.is_written], record[r.Carved.events], record[r.Carved.at] = 1, 0, record[r.Carved.end]

    def end(self, *, is_cut: bool = False) -> None:
        """End the open transaction, which is taken back where it is cut off."""
        record = self._record
        if record[r.Carved.is_open] and record[r.Carved.is_wanted] and not is_cut:
            self.write_open()
            self.num_transactions += 1
        else:
            self._output.back_to(self._place)
        for slot in (r.Carved.events, r.Carved.is_open, r.Carved.is_wanted, r.Carved.is_written):
            record[slot] = 0
        self._place = self._output.place()
        if self._is_past:
            self._stop()

    def spoil(self) -> None:
        """See that events are lost: their transaction is taken back, and what is left of it is not wanted."""
        self.drain()
        form = self._walker.form
        if form is not None and not has_gtid_events(form):
            raise UnsupportedEventError(
                f"is of {form.server_version}, in which nothing tells where a transaction after damage begins"
            )
        self.end(is_cut=True)
        self._record[r.Carved.state] = self._context.record[C.wanted.gate] = 0  # up to the next GTID event

    def take(self, frame: Frame, event: Event, *, wanted: bool) -> None:
        """Take an event that Python was asked about."""
        self.drain()
        if self._unnamed is not None and isinstance(event.body, QueryEvent):
            wanted = wanted or self._passes(event, self._unnamed)
        record = self._record
        answer = t.step(record[r.Carved.state], signal_of(event))
        if t.ends_before(answer):
            self.end()
        if wanted and self._is_about(event):
            record[r.Carved.is_wanted] = 1
        if isinstance(event.body, FormatDescriptionEvent):
            self.write_open()
            self._format = raw_event(frame)
        elif isinstance(event.body, PartialRowDataEvent):
            self._take_piece(frame, event.body)
        elif frame.header.event_type in OF_NO_TRANSACTION:
            self.write_open()
        else:
            self._take_bytes(frame)
        record[r.Carved.state] = t.next_state(answer)
        if t.ends_after(answer):
            self.end()

    def _passes(self, event: Event, chosen: Filter) -> bool:
        """Return whether a statement is wanted, whatever its database."""
        record = self._context.record
        is_open = record[C.wanted.gate] and not record[C.limits.is_past] and not record[C.limits.start_time]
        return bool(is_open) and chosen.event(event)

    def _take_piece(self, frame: Frame, body: PartialRowDataEvent) -> None:
        """Keep a piece of a rows event; those of one that never becomes whole are not written."""
        self._record[r.Carved.is_open] = 1
        if body.first_position == frame.position:
            self._pieces = []
        self._pieces.append(frame)

    def _take_bytes(self, frame: Frame) -> None:
        """Write an event, or the pieces of which it is made; one in a payload was written with that."""
        is_inside, pieces = frame.payload_offset is not None, self._pieces
        self._pieces = []
        for each in pieces if is_inside and pieces else () if is_inside else (frame,):
            self.write_open()
            self._output.format(self._format)
            self._output.events(memoryview(raw_event(each)), 1, each.format, each.position)
            self._record[r.Carved.is_open] = self._record[r.Carved.is_written] = 1

    def _is_about(self, event: Event) -> bool:
        """Return whether it is the event that is wanted, and not only the transaction that it is in."""
        if self._chosen.has_names:
            is_statement = signal_of(event) == t.STATEMENT and not self._only_rows
            return is_statement or isinstance(event.body, TableMapEvent | RowsEvent)
        return event.header.event_type not in OF_NO_TRANSACTION

    def _write(self, begin: int, end: int, events: int) -> None:
        """Write events of the buffer."""
        offset, form = self._context.record[C.offset], self._walker.form
        assert form is not None  # else there are no events
        self._output.format(self._format)
        self._output.events(self._context.buffer.data[begin - offset : end - offset], events, form, begin)

"""The walk over a log's events, with Python for those that the fast loops do not know.

Both sides follow the transactions, in the record of the loops.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.changes.filters import Filter, GtidGate
from binlog_kaitai.changes.log_events import Unsound
from binlog_kaitai.changes.log_rules import LogRules
from binlog_kaitai.changes.row_change import OnStatement
from binlog_kaitai.changes.signals import LOADS, OF_PREPARED, is_alone, signal_of
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.handlers import GTID_EVENTS
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.walk.answers import follow_event, forget_gtid, take_weight
from binlog_kaitai.compiled.walk.at_hand import EventAtHand, MakeParser
from binlog_kaitai.compiled.walk.inside import Inside, inner_frame, outer_frame, start_inside
from binlog_kaitai.compiled.walk.payloads import inflate_payloads
from binlog_kaitai.compiled.walk.range import Range
from binlog_kaitai.compiled.walk.sound import Sound
from binlog_kaitai.compiled.walk.work import OddRows, Sign, Statement, Work
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import Event, QueryEvent, RowsEvent, TableMapEvent, TransactionPayloadEvent
from binlog_kaitai.log.frames import FormatDescription, Frame
from binlog_kaitai.log.resync import says_its_end

__all__ = ["Walker"]

_FORMAT_DESCRIPTION = layout.EventType.format_description_event
_MOST_HELD = 32 << 20
"""Bytes of rows events for Python that are kept."""


class Walker:
    """Walks the bytes in a context's buffer.

    Args:
        context: holds the bytes, and the lists of what was found.
        decoded: gives the event of a frame, and those in its payload.
        parser: makes a parser of frames that begins at a position with a format.
        size: bytes of the log.
        filter: what is wanted.
        sound: which table maps and heads of rows events are sound.
    """

    def __init__(
        self,
        context: Context,
        decoded: Callable[[Frame], Iterator[tuple[Frame, Event]]],
        parser: MakeParser,
        size: int | None,
        filter: Filter | None,
        sound: Sound,
    ) -> None:
        self.context = context
        self.sound = sound
        sound.share(context)
        self.form: FormatDescription | None = None
        self.last_type: int | None = None
        self.last_end = 0
        """Type of the last event that Python took, and the position after it."""
        self.by_python: dict[int, Work] = {}  # what the work items for Python are about
        self.heeds_definitions = False  # tell where a statement may have changed the definition of tables
        self.kept: tuple[type, ...] = ()
        """Bodies of events that become work items though they are no rows."""
        self.num_statements = 0
        """Statements that stand for themselves and are wanted."""
        self.counts_statements = True
        """Else who takes the work items counts them."""
        self.on_statement: OnStatement | None = None
        """Told of statements, and of what is said of prepared transactions."""
        self.rules: LogRules | None = None
        """Look at each event that Python takes."""
        self.decoder: EventDecoder  # gives the events of payloads
        self.damaged: Callable[[BinlogError, Frame], None] = lambda error, frame: None
        """Told of a payload that cannot be read on; may raise BinlogError."""
        self.at_hand = EventAtHand(context, parser, size)
        """Cuts out the event that is Python's."""
        self.in_pieces: Callable[[], bool] = lambda: False
        """Whether the next event has to be a piece of a rows event, so that it is for Python."""
        self.on_database: Callable[[str], None] = lambda name: None
        """Told of the database of each statement that Python takes."""
        self.range = Range(context, filter)
        """Where it ends."""
        self.inside: Inside | None = None
        """The payload whose events Python takes one after the other."""
        self._asked_frame: tuple[Frame, int] | None = None
        """The event of the log that Python was asked about last, and the position after it."""
        self._held = self._last_key = 0
        self._asked_of, self._asked, self._maps = -1, set[int](), dict[int, bytes]()
        self._decoded = decoded
        self._filter = filter
        self._gate = GtidGate(filter) if filter else None
        if self._gate:
            context.record[s.C_GATE] = self._gate.is_open

    def walk(self, *, is_end: bool) -> int:
        """Walk on. Returns DONE where no whole event is left, FULL, or PAST. Raises BinlogError."""
        while True:
            if self.inside is not None:
                if self.is_full or self.holds_much:
                    return s.FULL
                self._take_inside(self.inside)
                continue
            answer, record = self._by_loops(), self.context.record
            left = record[s.C_HAVE] - record[s.C_AT]
            if answer == s.DONE and left and (is_end or self.at_hand.ends_beyond()):
                answer = s.ODD
            if answer == s.ODD:
                answer = self._ask(is_end=is_end) if left or self.form is None else s.DONE
            if answer != s.ODD:
                return answer

    def _ask(self, *, is_end: bool) -> int:
        """Take the event at hand; returns ODD, or why that cannot be. Raises BinlogError."""
        record = self.context.record
        if self.is_full or record[s.C_OFFSET] + record[s.C_AT] >= record[s.C_DECIDED]:
            return s.FULL
        if self._ends_here():
            return s.PAST
        if record[s.C_INNER]:
            self._take_inner()
            return s.ODD
        frame, position = self.at_hand.frame(self.form, is_end=is_end)
        if frame is None:
            return s.DONE
        if self.range.is_past(frame, self.form):
            record[s.C_AT] = frame.position - record[s.C_OFFSET]  # after a magic number
            if not self.range.reads_on:
                return s.PAST
            self._go_past()
        else:
            self._take(frame, position)
        return s.ODD

    def _ends_here(self) -> bool:
        record = self.context.record
        return bool(record[s.C_OFFSET] + record[s.C_AT] >= record[s.C_WALK_END])

    def _go_past(self) -> None:
        """The event at hand is the first one after the range."""
        record = self.context.record
        trx = self.context.trxs[int(record[s.C_TRX])]
        trx[s.T_KNOWN] |= s.IS_CUT if trx[s.T_USED] else 0
        self._add_item(Sign.PAST, int(record[s.C_TRX]))
        self.range.end_at(int(record[s.C_OFFSET] + record[s.C_AT]))

    def _by_loops(self) -> int:
        """Let the loops walk on; returns ODD where they cannot."""
        if self.form is None or self.at_hand.encryption is not None or self.in_pieces():
            return s.ODD
        answer = self.context.run(s.WALK)
        while self._helps(answer, self.form):
            answer = self.context.run(s.WALK)
        if answer == s.PAST and self.range.reads_on and not self._ends_here():
            self._go_past()
            return self._by_loops()
        return {s.UNKNOWN: s.ODD, s.PAYLOADS: s.FULL}.get(answer, answer)

    def _helps(self, answer: int, form: FormatDescription) -> bool:
        """Do what the loops ask for; returns whether they may go on."""
        if answer == s.UNKNOWN:
            return self._learns(int(self.context.record[s.C_UNKNOWN_AT]), form)
        if answer == s.PAYLOADS and not self.context.payloads.have_work:
            inflate_payloads(self.context, form)
            return True
        return False

    def _learns(self, at: int, form: FormatDescription) -> bool:
        """Return whether the loops know now that the event at an offset of the buffer is sound."""
        position = int(self.context.record[s.C_OFFSET] + self.context.record[s.C_AT])
        if position != self._asked_of:
            self._asked_of = position
            self._asked.clear()
        if at in self._asked:  # it did not help
            return False
        self._asked.add(at)
        return self.sound.learn(self.at_hand.frame_at(at, form), int(self.context.record[s.C_HEAD_END]) - at)

    def state(self) -> tuple[Any, ...]:
        """Return what is known besides the context's record."""
        gate = (self._gate.is_open, self._gate.has_begun) if self._gate else None
        return self.form, self.last_type, self.last_end, self.at_hand.encryption, gate

    def set_state(self, state: tuple[Any, ...]) -> None:
        """Know again what was known."""
        form, self.last_type, self.last_end, self.at_hand.encryption, gate = state
        self.at_hand.broken = self.inside = None
        if form is not None:
            self.set_format(form)
        self.form = form
        if self._gate:
            self._gate.is_open, self._gate.has_begun = gate

    @property
    def is_inside(self) -> bool:
        """The walk is in an event, or between the pieces of one: it cannot begin here."""
        return self.inside is not None or bool(self.context.record[s.C_INNER]) or self.in_pieces()

    @property
    def holds_much(self) -> bool:
        """Rows that Python has to take fill the memory."""
        return self._held > _MOST_HELD

    def let_go_rows(self) -> None:
        """Forget the work for Python, which is done."""
        self.by_python.clear()
        self._held = 0

    def empty(self, position: int) -> None:
        """Walk on at a position far away, with an empty buffer."""
        self.context.payloads.set([])
        self.context.trxs.forget()
        self.let_go_rows()
        self.context.empty(position)

    def drop(self) -> None:
        """Drop what was walked, with its work items; makes room for the event at hand."""
        context, record = self.context, self.context.record
        at, have = int(record[s.C_AT]), int(record[s.C_HAVE])
        context.drop_bytes(at)
        record[s.C_AT], record[s.C_HAVE], record[s.C_NUM_ITEMS] = 0, have - at, 0
        record[s.C_OFFSET] += at
        self.let_go_rows()
        if self.at_hand.room_for_event() > context.buffer.capacity:
            context.buffer.resize(self.at_hand.room_for_event())

    def set_format(self, form: FormatDescription) -> None:
        """Another format description is in force."""
        if form is not self.form:
            self.sound.leave(self.context)
            self.sound = Sound(self.sound.text_errors)
            self.sound.share(self.context)
        self.form = form
        self.context.set_format(form)

    def _take(self, frame: Frame, position: int) -> None:
        """Take an event that the loops do not know. One with a payload is left when its last event was taken."""
        self._asked_frame = frame, position
        payload = self._take_event(frame)
        if frame.header.event_type == _FORMAT_DESCRIPTION:
            self.set_format(frame.format)
            self._add_item(frame, int(self.context.record[s.C_TRX]))
        if payload is None:
            self._leave(frame, position)
        else:
            self.inside = Inside(frame, position, payload, self.decoder.inside)
            self.context.record[s.C_ENDED] = 1

    def _take_inner(self) -> None:
        """Take the event at which the loops are in a payload. Raises BinlogError."""
        assert self.form is not None
        outer = outer_frame(self.context, self.form)
        self._asked_frame = outer, outer.position + outer.header.event_size
        try:
            frame = inner_frame(self.context, outer, self.decoder)
        except BinlogError as error:
            self.damaged(error, outer)
            self._leave(*self._asked_frame)
            return
        self._take_event(frame)
        self.context.record[s.C_INNER] += frame.header.event_size

    def _take_inside(self, inside: Inside) -> None:
        """Take the next event of a payload. Raises BinlogError."""
        try:
            frame = inside.next_frame()
        except BinlogError as error:
            self.damaged(error, inside.frame)
            frame = None
        if frame is None:
            self._leave(inside.frame, inside.end)
        else:
            self._take_event(frame)

    def _leave(self, frame: Frame, position: int) -> None:
        """Go on after an event of the log."""
        record = self.context.record
        if self.inside is not None or (record[s.C_INNER] and not record[s.C_ENDED]):
            record[s.C_ENDED] = s.BY_STATEMENT if self.inside is not None else s.BY_PAYLOAD
        if record[s.C_INNER]:
            record[s.C_STATEMENT_START] = record[s.C_MAPS_SEEN]  # in a listing
        self.inside = None
        self._maps.clear()
        record[s.C_INNER] = 0
        record[s.C_AT] = position - record[s.C_OFFSET]
        record[s.C_SAYS_ENDS] &= says_its_end(frame.header, frame.position)
        self.last_type, self.last_end = frame.header.event_type, position

    def pass_over(self, found: Unsound) -> None:
        """Go on after an event that Python was asked about, and that is not sound."""
        record, asked = self.context.record, self._asked_frame
        assert asked is not None
        if found.payload_offset is not None and (self.inside is not None or record[s.C_INNER]):
            record[s.C_INNER] += found.size if record[s.C_INNER] else 0
        elif found.payload_offset is not None or found.start + found.size > asked[0].position:  # else what is before it
            self._leave(*asked)

    def _take_event(self, frame: Frame) -> TransactionPayloadEvent | None:
        """Follow an event, and note its work items; returns the payload that it has. Raises BinlogError."""
        number, payload = int(self.context.record[s.C_TRX]), None
        if frame.header.event_type in GTID_EVENTS and not self.context.trxs[number][s.T_USED]:
            forget_gtid(self.context, number)  # which the loops may have read
        for inner, event in self._decoded(frame):
            self._follow(inner, event)
            payload = event.body if isinstance(event.body, TransactionPayloadEvent) else None
        return payload

    def _follow(self, frame: Frame, event: Event) -> None:
        """Follow an event, which may become a work item."""
        signal, wanted, record = signal_of(event), self.is_wanted(event), self.context.record
        if isinstance(event.body, QueryEvent):
            self.on_database(event.body.database)
        if self.rules is not None:
            self.rules.take(frame, event, signal, int(record[s.C_STATE]))
        number = follow_event(self.context, event, signal)
        self._count(event, signal, number, wanted=wanted)
        if frame.header.event_type in GTID_EVENTS and wanted:
            self.context.trxs[number][s.T_KNOWN] |= s.HAS_WANTED_GTID
        if isinstance(event.body, TableMapEvent):
            self._maps[event.body.table.table_id] = frame.header_and_body
        elif isinstance(event.body, RowsEvent):
            self._keep_rows(frame, event.body, number, wanted=wanted)
            record[s.C_SAID_NOW] *= not event.body.is_end_of_statement
        if self.heeds_definitions and isinstance(event.body, QueryEvent):
            self._add_item(Sign.DEFINED, number)
        if isinstance(event.body, self.kept):
            self.context.trxs[number][s.T_USED] = 1
            is_load = wanted and bool(record[s.C_TALLIES]) and isinstance(event.body, LOADS)
            counted = take_weight(self.context, number) if is_load else None
            self._add_item(Statement(frame, event, wanted, counted), number)
            self._held += frame.header.event_size

    def _count(self, event: Event, signal: int, number: int, *, wanted: bool) -> None:
        """Count a statement, and tell of it; for an undo, and where transactions are counted, none that is not done."""
        record = self.context.record
        needs_done = record[s.C_TALLIES] or record[s.C_IS_UNDO]
        is_counted = not (needs_done and self.context.trxs[number][s.T_KNOWN] & s.IS_NOT_DONE)
        is_statement = is_counted and is_alone(event, signal)
        self.num_statements += wanted and is_statement and self.counts_statements
        if self.on_statement is not None and (is_statement or signal in OF_PREPARED):
            self.on_statement(event, self.context.trxs.read(number), wanted)

    def _keep_rows(self, frame: Frame, body: RowsEvent, number: int, *, wanted: bool) -> None:
        """Keep rows that are wanted, or that stand among such."""
        record = self.context.record
        if wanted and record[s.C_OTHERS]:
            record[s.C_OTHERS] = s.ALL_OTHERS
        if wanted or record[s.C_OTHERS] == s.ALL_OTHERS:
            trx = self.context.trxs[number]
            trx[s.T_KNOWN] |= s.HAS_THREAD_OF_ROWS if trx[s.T_KNOWN] & s.HAS_THREAD_ID else 0
            signal = int(trx[s.T_KNOWN] & s.HAS_THREAD_OF_ROWS)
            self._add_item(OddRows(frame, body.table, self._maps.get(body.table_id)), number, signal, wanted=wanted)
            self._held += frame.header.event_size
        elif body.is_end_of_statement:
            record[s.C_ENDED] = 1

    def is_wanted(self, event: Event) -> bool:
        """Return whether an event may be wanted; called for every event that Python takes, in order."""
        if self._gate is None or self._filter is None:
            return not self.context.record[s.C_IS_PAST]
        record = self.context.record
        self.range.see(event)
        self._gate.has_begun = self._gate.has_begun or not record[s.C_START_TIME]
        self._gate.is_open = bool(record[s.C_GATE])
        passes = self._gate.passes(event)
        record[s.C_GATE] = self._gate.is_open
        if self._gate.has_begun:
            record[s.C_START_TIME] = 0
        return passes and not record[s.C_IS_PAST] and self._filter.event(event)

    def _add_item(self, work: Work, number: int, signal: int = 0, *, wanted: bool = True) -> None:
        """Add a work item for Python, in its place among those of the loops, of a transaction with this number."""
        record = self.context.record
        self._last_key += 1
        self.by_python[self._last_key] = work
        if record[s.C_NUM_ITEMS] + 1 >= len(self.context.items.records):
            self.context.items.grow()
        item = self.context.items.records[int(record[s.C_NUM_ITEMS])]
        start = start_inside(self.context) if record[s.C_INNER] else 0
        item[s.I_OUTER], item[s.I_AT] = record[s.C_AT], start + record[s.C_INNER] - 1 if start else record[s.C_AT]
        item[s.I_BODY], item[s.I_KIND], item[s.I_TRX] = self._last_key, s.FOR_PYTHON, number
        item[s.I_PAYLOAD], item[s.I_ENDED], item[s.I_ROWS] = start, record[s.C_ENDED], 0
        item[s.I_SIGNAL], item[s.I_IS_WANTED], item[s.I_STATE] = signal, wanted, record[s.C_STATE]
        item[s.I_THREAD], item[s.I_SAID] = self.context.trxs[number][s.T_THREAD_NOW] - 1, record[s.C_SAID_NOW]
        item[s.I_IS_KEPT] = 0
        record[s.C_NUM_ITEMS] += 1
        record[s.C_ENDED] = 0

    @property
    def is_full(self) -> bool:
        """A list of the walk has no room for another event."""
        record = self.context.record
        return bool(record[s.C_NUM_ITEMS] >= record[s.C_ROOM_ITEMS] or record[s.C_TRX] + 2 >= record[s.C_ROOM_TRXS])

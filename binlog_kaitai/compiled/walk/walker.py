"""The walk over a log's events, with Python for those that the fast loops do not know.

Both sides follow the transactions. Where Python takes over, it is told what the loops know of the open transaction, and
the other way round after it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.changes.assembler import ChangeAssembler, OnStatement, Transaction
from binlog_kaitai.changes.filters import Filter, GtidGate
from binlog_kaitai.changes.log_rules import LogRules
from binlog_kaitai.changes.signals import LOADS, OF_PREPARED, is_alone, signal_of
from binlog_kaitai.compiled.buffered_frames import head_at
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.walk.answers import follow_event, take_weight
from binlog_kaitai.compiled.walk.payloads import inflate_payloads, is_far_inside, refuse_payload
from binlog_kaitai.compiled.walk.range import Range
from binlog_kaitai.compiled.walk.sound import Sound
from binlog_kaitai.compiled.walk.work import MEMBERS, OF_ITEM, OddRows, Sign, Statement, Work
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.model import Event, QueryEvent, RowsEvent, RowsQueryEvent
from binlog_kaitai.format.headers import HEADER_SIZE, unpack_header
from binlog_kaitai.log.frames import FormatDescription, Frame, FrameParser
from binlog_kaitai.log.resync import says_its_end

__all__ = ["Walker"]

_FORMAT_DESCRIPTION = layout.EventType.format_description_event
_START_ENCRYPTION = layout.EventType.start_encryption_event
_NEAR = 1 << 16
"""Bytes in which an event mostly ends of which the size is not known."""


class Walker:
    """Walks the bytes in a context's buffer.

    Args:
        context: holds the bytes, and the lists of what was found.
        decoded: gives the event of a frame, and those in its payload.
        assembler: follows the transactions for events that the loops do not know.
        parser: makes a parser of frames that begins at a position with a format.
        size: bytes of the log.
        filter: what is wanted.
        sound: which table maps and heads of rows events are sound.
    """

    def __init__(
        self,
        context: Context,
        decoded: Callable[[Frame], Iterator[tuple[Frame, Event]]],
        assembler: ChangeAssembler,
        parser: Callable[[int, FormatDescription | None], FrameParser],
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
        self.by_python: dict[int, Work] = {}
        """What the work items for Python are about."""
        self.broken: BinlogError | None = None
        """What ended the walk, when that was no whole event."""
        self.heeds_definitions = False
        """Tell where a statement may have changed the definition of tables."""
        self.keeps_statements = False
        """Statements, and what else is in transactions besides rows, become work items."""
        self.keeps_said = False
        """So do the statements of rows that Python follows."""
        self.counts_statements = True
        """Else who takes the work items counts them."""
        self.on_statement: OnStatement | None = None
        """Told of statements, and of what is said of prepared transactions."""
        self.rules: LogRules | None = None
        """Look at each event that Python takes."""
        self.check: Callable[[Frame], None] = lambda frame: None
        """Called with each event that Python is to take; may raise BinlogError, which ends the walk there."""
        self.in_pieces: Callable[[], bool] = lambda: False
        """Whether the next event has to be a piece of a rows event, so that it is for Python."""
        self.on_database: Callable[[str], None] = lambda name: None
        """Told of the database of each statement that Python takes."""
        self.on_far_rows: Callable[[Event], None] = refuse_payload
        """Told of rows in a large payload, which are not kept; may raise BinlogError, which ends the walk before it."""
        self.range = Range(context, filter)
        """Where it ends."""
        self._encryption: Frame | None = None
        """The event before this one said that what follows is encrypted, which copies of a log are not."""
        self._last_key = 0
        self._asked_of, self._asked = -1, set[int]()
        self._size = size
        self._decoded = decoded
        self._assembler = assembler
        self._parser = parser
        self._filter = filter
        self._gate = GtidGate(filter) if filter else None
        if self._gate:
            context.record[s.C_GATE] = self._gate.is_open

    def walk(self, *, is_end: bool) -> int:
        """Walk on. Returns DONE where no whole event is left, FULL, or PAST. Raises BinlogError."""
        context = self.context
        while True:
            answer, record = self._by_loops(), context.record
            left = record[s.C_HAVE] - record[s.C_AT]
            if answer == s.DONE and left and (is_end or self._ends_beyond(int(record[s.C_AT]), int(left))):
                answer = s.ODD
            if answer != s.ODD:
                return answer
            if not left and self.form is not None:
                return s.DONE
            if self.is_full:
                return s.FULL
            if self._ends_here():
                return s.PAST
            frame, position = self._frame(int(record[s.C_AT]), is_end=is_end)
            if frame is None:
                return s.DONE
            if self.range.is_past(frame, self.form):
                record[s.C_AT] = frame.position - record[s.C_OFFSET]  # behind a magic number
                if not self.range.reads_on:
                    return s.PAST
                self._go_past()
                continue
            self._take(frame, position)

    def _ends_here(self) -> bool:
        record = self.context.record
        return bool(record[s.C_OFFSET] + record[s.C_AT] >= record[s.C_WALK_END])

    def _go_past(self) -> None:
        """The event at hand is the first one behind the range."""
        record = self.context.record
        trx = self.context.trx(int(record[s.C_TRX]))
        trx[s.T_KNOWN] |= s.IS_CUT if trx[s.T_USED] else 0
        self._add_item(Sign.PAST, int(record[s.C_TRX]))
        self.range.end_at(int(record[s.C_OFFSET] + record[s.C_AT]))

    def _by_loops(self) -> int:
        """Let the loops walk on; returns ODD where they cannot."""
        if self.form is None or self._encryption is not None or self.in_pieces():
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
            return self._learns(int(self.context.record[s.C_UNKNOWN_AT]))
        if answer == s.PAYLOADS and not self.context.has_work_in_payloads:
            inflate_payloads(self.context, form)
            return True
        return False

    def _ends_beyond(self, at: int, left: int) -> bool:
        """Return whether the event at hand claims to end behind the end of the log, as far as its header is there."""
        is_known = left >= HEADER_SIZE and self._size is not None
        return is_known and int(self.context.record[s.C_OFFSET]) + at + self.event_size() > (self._size or 0)

    def event_size(self) -> int:
        """Return the bytes of the event at hand, 0 where its header is not there."""
        record, at = self.context.record, int(self.context.record[s.C_AT])
        if record[s.C_HAVE] - at < HEADER_SIZE:
            return 0
        return unpack_header(self.context.buffer, at).event_size

    def room_for_event(self) -> int:
        """Bytes of buffer for the event at hand; of a log of unknown size no more than twice what came so far."""
        size = self.event_size()
        return size if self._size is not None else min(size, 2 * self.context.capacity)

    def _frame(self, at: int, *, is_end: bool) -> tuple[Frame | None, int]:
        """Return the event at an offset of the buffer as the object path's frame, and the position behind it."""
        record = self.context.record
        position, have = int(record[s.C_OFFSET]) + at, int(record[s.C_HAVE])
        stop = have
        if self.form is not None and self.context.buffer[at : at + len(layout.MAGIC)].tobytes() != layout.MAGIC:
            stop = min(have, at + max(self.event_size(), HEADER_SIZE) + HEADER_SIZE + len(layout.MAGIC))
        parser = self.parser(position)
        try:
            near = min(at + _NEAR, stop)
            for piece in (self.context.buffer[at:near], self.context.buffer[near:stop]):
                for frame in parser.feed(piece.tobytes()):
                    self._encryption = frame if frame.header.event_type == _START_ENCRYPTION else None
                    return frame, frame.position + frame.header.event_size
            if is_end and stop == have:
                parser.finish()
        except BinlogError as error:
            self.broken = error
            raise
        return None, position

    def _learns(self, at: int) -> bool:
        """Return whether the loops know now that the event at an offset of the buffer is sound."""
        position = int(self.context.record[s.C_OFFSET] + self.context.record[s.C_AT])
        if position != self._asked_of:
            self._asked_of = position
            self._asked.clear()
        if at in self._asked:  # it did not help
            return False
        self._asked.add(at)
        return self.sound.learn(self._frame_at(at), int(self.context.record[s.C_HEAD_END]) - at)

    def _frame_at(self, at: int) -> Frame:
        """Return the event at an offset of the buffer, which may be in a payload, as a frame for `Sound`."""
        record, form = self.context.record, self.form
        assert form is not None
        if at != record[s.C_AT]:
            form = form.without_checksums()
        return head_at(self.context, form, at)

    def parser(self, position: int) -> FrameParser:
        """Return a parser of frames for what stands at a position where the walk is."""
        return self._parser(position, self.form) if self._encryption is None else self._decrypting(self._encryption)

    def _decrypting(self, start: Frame) -> FrameParser:
        """Return a parser that knows what the event before has said of the encryption."""
        parser = self._parser(start.position, start.format)
        end = start.start + start.header.event_size
        for _ in parser.feed(start.buffer[start.start : end]):
            pass
        return parser

    def state(self) -> tuple[Any, ...]:
        """Return what is known besides the context's record."""
        gate = (self._gate.is_open, self._gate.has_begun) if self._gate else None
        return self.form, self.last_type, self.last_end, self._encryption, gate

    def set_state(self, state: tuple[Any, ...]) -> None:
        """Know again what was known."""
        form, self.last_type, self.last_end, self._encryption, gate = state
        self.broken = None
        if form is not None:
            self.set_format(form)
        self.form = form
        if self._gate:
            self._gate.is_open, self._gate.has_begun = gate

    def drop(self) -> None:
        """Drop what was walked, with its work items; makes room for the event at hand."""
        context, record = self.context, self.context.record
        at, have = int(record[s.C_AT]), int(record[s.C_HAVE])
        context.move_up(at)
        record[s.C_AT], record[s.C_HAVE], record[s.C_NUM_ITEMS] = 0, have - at, 0
        record[s.C_OFFSET] += at
        self.by_python.clear()
        if self.room_for_event() > context.capacity:
            context.resize(self.room_for_event())

    def set_format(self, form: FormatDescription) -> None:
        """Another format description is in force."""
        if form is not self.form:
            self.sound.leave(self.context)
            self.sound = Sound(self.sound.text_errors, self.sound.decoder)
            self.sound.share(self.context)
        self.form = form
        self.context.set_format(form)

    def go_on(self, frame: Frame, position: int) -> None:
        """Walk on at a position with an empty buffer, after the object path has read the frame before it."""
        context, record = self.context, self.context.record
        context.let_go()
        context.set_payloads([])
        self.by_python.clear()
        record[s.C_TRX_BASE] = max(context.last_number, record[s.C_TRX_BASE] + record[s.C_TRX]) + 1
        record[s.C_ENDED] = record[s.C_SAID_NOW] = 0
        context.empty(position)
        context.clear_trx(0)
        self._keep(self._assembler.transaction)
        self.set_format(frame.format)
        self.last_type, self.last_end = frame.header.event_type, position
        self.broken = self._encryption = None

    def _take(self, frame: Frame, position: int) -> None:
        """Take an event that the loops do not know, with the events of its payload when it has one."""
        self.check(frame)
        if frame.header.event_type == _FORMAT_DESCRIPTION:
            self.set_format(frame.format)
        is_full = False
        for inner, event in self._decoded(frame):
            is_full = self._follow(inner, event, is_full=is_full)
        if frame.header.event_type == _FORMAT_DESCRIPTION:
            self._add_item(frame, int(self.context.record[s.C_TRX]))
        record = self.context.record
        record[s.C_AT] = position - record[s.C_OFFSET]
        record[s.C_SAYS_ENDS] &= says_its_end(frame.header, frame.position)
        self.last_type, self.last_end = frame.header.event_type, position

    def _follow(self, frame: Frame, event: Event, *, is_full: bool) -> bool:
        """Follow an event, which may become a work item; `is_full`, and the result: rows of its payload are kept."""
        signal, wanted, record = signal_of(event), self.is_wanted(event), self.context.record
        if isinstance(event.body, QueryEvent):
            self.on_database(event.body.database)
        if self.rules is not None:
            self.rules.take(frame, event, signal, int(record[s.C_STATE]))
        number = follow_event(self.context, event, signal)
        self._count(event, signal, number, wanted=wanted)
        if isinstance(event.body, RowsEvent):
            is_full |= self._keep_rows(frame, event, number, wanted=wanted, is_full=is_full)
            record[s.C_SAID_NOW] *= not event.body.is_end_of_statement
            return is_full
        if self.heeds_definitions and isinstance(event.body, QueryEvent):
            self._add_item(Sign.DEFINED, number)
        is_said = self.keeps_said and isinstance(event.body, RowsQueryEvent)
        if is_said or (self.keeps_statements and isinstance(event.body, MEMBERS)):
            self.context.trx(number)[s.T_USED] = 1
            is_load = wanted and bool(record[s.C_TALLIES]) and isinstance(event.body, LOADS)
            counted = take_weight(self.context, number) if is_load else None
            self._add_item(Statement(frame, event, wanted, counted), number)
        return is_full

    def _count(self, event: Event, signal: int, number: int, *, wanted: bool) -> None:
        """Count a statement, and tell of it; where transactions are counted, none that is not done."""
        is_counted = not (self.context.record[s.C_TALLIES] and self.context.trx(number)[s.T_KNOWN] & s.IS_NOT_DONE)
        is_statement = is_counted and is_alone(event, signal)
        self._assembler.statements += wanted and is_statement and self.counts_statements
        if self.on_statement is not None and (is_statement or signal in OF_PREPARED):
            self.on_statement(event, self.context.transaction(number), wanted)

    def _keep_rows(self, frame: Frame, event: Event, number: int, *, wanted: bool, is_full: bool) -> bool:
        """Keep rows that are wanted; says whether they are a work item. `is_full`: others of their payload are."""
        body, record = event.body, self.context.record
        assert isinstance(body, RowsEvent)
        if wanted and record[s.C_OTHERS]:
            record[s.C_OTHERS] = s.ALL_OTHERS
        is_kept = wanted or record[s.C_OTHERS] == s.ALL_OTHERS
        if is_kept and is_full and is_far_inside(frame):
            self.on_far_rows(event)
        elif is_kept:
            table = None if frame.payload_offset is None else body.table
            trx = self.context.trx(number)
            trx[s.T_KNOWN] |= s.HAS_THREAD_OF_ROWS if trx[s.T_KNOWN] & s.HAS_THREAD_ID else 0
            self._add_item(OddRows(frame, table), number, int(trx[s.T_KNOWN] & s.HAS_THREAD_OF_ROWS), wanted=wanted)
            return True
        elif body.is_end_of_statement:
            record[s.C_ENDED] = 1
        return False

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

    def lend(self) -> Transaction:
        """Tell the assembler what the loops know of the open transaction."""
        record, transaction = self.context.record, self.context.transaction(int(self.context.record[s.C_TRX]))
        self._assembler.go_on(transaction, int(record[s.C_STATE]))
        self._assembler.query = OF_ITEM if record[s.C_QUERY_BUFFER] and record[s.C_SAID_NOW] else None
        return transaction

    def _keep(self, transaction: Transaction) -> None:
        """Have the loops go on with a transaction that the assembler knows."""
        context, record = self.context, self.context.record
        context.set_transaction(int(record[s.C_TRX]), transaction)
        context.trx(int(record[s.C_TRX]))[s.T_USED] = 1
        record[s.C_STATE] = self._assembler.state

    def _add_item(self, work: Work, number: int, signal: int = 0, *, wanted: bool = True) -> None:
        """Add a work item for Python, in its place among those of the loops, of a transaction with this number."""
        record = self.context.record
        self._last_key += 1
        self.by_python[self._last_key] = work
        if record[s.C_NUM_ITEMS] + 1 >= len(self.context.items):
            self.context.make_room_for_items()
        item = self.context.items[int(record[s.C_NUM_ITEMS])]
        item[s.I_AT] = item[s.I_OUTER] = record[s.C_AT]
        item[s.I_BODY], item[s.I_KIND], item[s.I_TRX] = self._last_key, s.FOR_PYTHON, number
        item[s.I_PAYLOAD], item[s.I_ENDED], item[s.I_ROWS] = 0, record[s.C_ENDED], 0
        item[s.I_SIGNAL], item[s.I_IS_WANTED], item[s.I_STATE] = signal, wanted, record[s.C_STATE]
        item[s.I_THREAD], item[s.I_SAID] = self.context.trx(number)[s.T_THREAD_NOW] - 1, record[s.C_SAID_NOW]
        record[s.C_NUM_ITEMS] += 1
        record[s.C_ENDED] = 0

    @property
    def is_full(self) -> bool:
        """A list of the walk has no room for another event."""
        record = self.context.record
        return bool(record[s.C_NUM_ITEMS] >= record[s.C_ROOM_ITEMS] or record[s.C_TRX] + 2 >= record[s.C_ROOM_TRXS])

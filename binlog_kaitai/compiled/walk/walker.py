"""The walk over a log's events, with Python for those that the fast loops do not know.

Both sides follow the transactions, in the record of the loops.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.input.payloads import inflate_payloads
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.walk.asked_event import AskedEvent
from binlog_kaitai.compiled.walk.at_hand import EventAtHand
from binlog_kaitai.compiled.walk.event_follower import EventFollower
from binlog_kaitai.compiled.walk.range import Range
from binlog_kaitai.compiled.walk.sound import Sound
from binlog_kaitai.compiled.walk.work import Sign
from binlog_kaitai.compiled.walk.work_list import WorkList
from binlog_kaitai.events.model import Event
from binlog_kaitai.log.frames import FormatDescription, Frame
from binlog_kaitai.reading.log_events import LogEvents

__all__ = ["Walker"]

_FORMAT_DESCRIPTION = layout.EventType.format_description_event


class Walker:
    """Walks the bytes in a context's buffer.

    Args:
        context: holds the bytes, and the lists of what was found.
        log: whose bytes these are; decodes the events of payloads, and is told of those that cannot be read on.
        decoded: returns the event of a frame, and those in its payload.
        sound: which table maps and heads of rows events are sound.
        warn: told of what is odd and still readable.
    """

    def __init__(
        self,
        context: Context,
        log: LogEvents,
        decoded: Callable[[Frame], Iterator[tuple[Frame, Event]]],
        sound: Sound,
        warn: Callable[[str], None] = lambda text: None,
    ) -> None:
        self.context = context
        self.sound = sound
        sound.share(context)
        log.inside = lambda frame, payload: iter(())  # they are taken one after the other
        self.form: FormatDescription | None = None
        self.work = WorkList(context)
        """What the work items for Python are about."""
        self.at_hand = EventAtHand(context, log, warn)
        """Cuts out the event that is Python's."""
        self.range = Range(context, log.filter)
        """Where it ends."""
        self.events = EventFollower(context, self.work, decoded, log.filter, self.range)
        """Follows what Python takes."""
        self.asked = AskedEvent(context, log, self.events)
        """The event of the log that Python was asked about last."""
        self._pieces = log.decoder.pieces
        self._asked_of, self._asked_at = -1, set[int]()

    def walk(self, *, is_end: bool) -> int:
        """Walk on. Returns DONE where no whole event is left, FULL, or PAST. Raises BinlogError."""
        while True:
            if self.asked.inside is not None:
                if self.work.is_full or self.work.is_large:
                    return s.FULL
                self.asked.take_inside(self.asked.inside)
                continue
            answer, record = self._by_loops(), self.context.record
            left = record[C.have] - record[C.at]
            if answer == s.DONE and left and (is_end or self.at_hand.ends_beyond()):
                answer = s.ODD
            if answer == s.ODD:
                answer = self._ask(is_end=is_end) if left or self.form is None else s.DONE
            if answer != s.ODD:
                return answer

    def _ask(self, *, is_end: bool) -> int:
        """Take the event at hand; returns ODD, or why that cannot be. Raises BinlogError."""
        record = self.context.record
        if self.work.is_full or record[C.offset] + record[C.at] >= record[C.listing.decided]:
            return s.FULL
        if self._ends_here():
            return s.PAST
        if record[C.inner]:
            assert self.form is not None
            self.asked.take_inner(self.form)
            return s.ODD
        frame, position = self.at_hand.frame(self.form, is_end=is_end)
        if frame is None:
            return s.DONE
        if self.range.is_past(frame, self.form):
            record[C.at] = frame.position - record[C.offset]  # after a magic number
            if not self.range.reads_on:
                return s.PAST
            self._go_past()
        else:
            self._take(frame, position)
        return s.ODD

    def _ends_here(self) -> bool:
        record = self.context.record
        return bool(record[C.offset] + record[C.at] >= record[C.limits.walk_end])

    def _go_past(self) -> None:
        """The event at hand is the first one after the range."""
        record = self.context.record
        trx = self.context.trxs[int(record[C.trxs.open])]
        trx[r.Trx.known] |= s.IS_CUT if trx[r.Trx.used] else 0
        self.work.add(Sign.PAST, int(record[C.trxs.open]))
        self.range.end_at(int(record[C.offset] + record[C.at]))

    def _by_loops(self) -> int:
        """Let the loops walk on; returns ODD where they cannot."""
        if self.form is None or self.at_hand.encryption is not None or self._pieces.is_open:
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
            return self._learns(int(self.context.record[C.tables.unknown_at]), form)
        if answer == s.PAYLOADS and not self.context.payloads.have_work:
            inflate_payloads(self.context, form)
            return True
        return False

    def _learns(self, at: int, form: FormatDescription) -> bool:
        """Return whether the loops know now that the event at an offset of the buffer is sound."""
        position = int(self.context.record[C.offset] + self.context.record[C.at])
        if position != self._asked_of:
            self._asked_of = position
            self._asked_at.clear()
        if at in self._asked_at:  # it did not help
            return False
        self._asked_at.add(at)
        return self.sound.learn(self.at_hand.frame_at(at, form), int(self.context.record[C.items.head_end]) - at)

    def state(self) -> tuple[Any, ...]:
        """Return what is known besides the context's record."""
        asked = self.asked
        return self.form, asked.last_type, asked.last_end, self.at_hand.encryption, self.events.state()

    def set_state(self, state: tuple[Any, ...]) -> None:
        """Know again what was known."""
        form, self.asked.last_type, self.asked.last_end, self.at_hand.encryption, gate = state
        self.at_hand.broken = self.asked.inside = None
        if form is not None:
            self.set_format(form)
        self.form = form
        self.events.set_state(gate)

    @property
    def is_inside(self) -> bool:
        """The walk is in an event, or between the pieces of one: it cannot begin here."""
        return self.asked.inside is not None or bool(self.context.record[C.inner]) or self._pieces.is_open

    def empty(self, position: int) -> None:
        """Walk on at a position far away, with an empty buffer."""
        self.context.payloads.set([])
        self.context.trxs.forget()
        self.work.clear()
        self.context.empty(position)

    def drop(self) -> None:
        """Drop what was walked, with its work items; makes room for the event at hand."""
        context, record = self.context, self.context.record
        at, have = int(record[C.at]), int(record[C.have])
        context.drop_bytes(at)
        record[C.at], record[C.have], record[C.items.num] = 0, have - at, 0
        record[C.offset] += at
        self.work.clear()
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
        """Take an event that the loops do not know, which may change the format."""
        payload = self.asked.begin(frame, position)
        if frame.header.event_type == _FORMAT_DESCRIPTION:
            self.set_format(frame.format)
            self.work.add(frame, int(self.context.record[C.trxs.open]))
        self.asked.go_on(payload)

"""A log in pieces that the fast loops walk: what is read, what has ended, what is kept for the next piece."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import PAST, FileLedger
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.row_change import OnStatement
from binlog_kaitai.changes.rules import NUM_SLOTS
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.changes.transactions import AUTOCOMMITTED, IS_COMMITTED
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import CHUNK, Context, Lender
from binlog_kaitai.compiled.handlers import GTID_EVENTS
from binlog_kaitai.compiled.input.input_file import InputFile
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.walk.checkpoint import Checkpoint
from binlog_kaitai.compiled.walk.found import Found
from binlog_kaitai.compiled.walk.growing import GrowingDefinitions
from binlog_kaitai.compiled.walk.pace import Pace
from binlog_kaitai.compiled.walk.sound import Sound
from binlog_kaitai.compiled.walk.walker import Walker
from binlog_kaitai.compiled.walk.work import OddRows, Statement
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.log.source import Source
from binlog_kaitai.log.window import windowed
from binlog_kaitai.reading.history import History
from binlog_kaitai.reading.log_events import Decoded, LogEvents

__all__ = ["ChunkedWalk"]

_OPEN_TRXS = 2
"""Records of transactions that have to be free before an event is taken."""
_MOST_MORE = 16 << 20
"""Bytes that the buffer grows by, unless an event is larger."""
_MANY = 4
"""The part of the buffer that holds many bytes."""


class Explains(Protocol):
    """What is asked of what explains damage; see `damage.Damage`."""

    @property
    def final(self) -> BinlogError | None: ...

    def go_on(self, error: BinlogError | OSError) -> int | None: ...
    def see_end(self) -> None: ...


class ChunkedWalk:
    """Walks one log, a piece at a time.

    Args:
        source: the log.
        options: how to read.
        filter: what is wanted.
        progress: called with the number of bytes that were just read.
        span: read a part of the log only; see `splits`.
        chunk: bytes to read at a time.
        ledger: one that another reader has made, which has not begun.
    """

    context: Context
    walker: Walker

    def __init__(
        self,
        source: Source,
        options: ReadOptions,
        filter: Filter | None = None,
        progress: Callable[[int], None] = lambda count: None,
        *,
        span: Span | None = None,
        chunk: int = CHUNK,
        ledger: FileLedger | None = None,
    ) -> None:
        source = windowed(source)
        if options.keys is not None:
            from binlog_kaitai.compiled.input.decrypted_events import plain_source  # few logs are encrypted

            source, span = plain_source(source, options.keys, options, span)
        self._file = InputFile(source, progress)
        self.log = LogEvents(source, options, filter, self._file.told, span, ledger)
        self.start, self.form = (span.start, span.format) if span else (0, None)
        """Where the walk begins, and the format that is in force there."""
        self.end = span.end if span else source.size
        self.chunk = chunk
        self.found = Found(self.log)
        """Takes what the ledger learns."""
        self.text_lender: Lender | None = None
        """Lends memory for text."""
        self.must_deliver = False
        """What is complete is to be delivered before the walk goes on, which may take long."""
        self.damage: Explains | None = None
        """What is done where the walk cannot go on."""
        self.last: int | None = None
        """The number of the last transaction that is walked, counted from the first of the log; None without one."""
        self._past = self._is_end = self._is_full = False
        self._failed: BinlogError | OSError | None = None
        self._growing = GrowingDefinitions(self.log, self.found.warn)

    @contextmanager
    def opened(
        self,
        pace: Callable[[ChunkedWalk], Pace],
        seen: Callable[[Frame], Decoded] | None = None,
        on_statement: OnStatement | None = None,
    ) -> Iterator[None]:
        """Open what the walk needs, for the time of the block.

        Args:
            pace: makes what says how far work items may be taken.
            seen: takes the events that the loops leave over; returns them, with those of their payload.
            on_statement: told of statements, perhaps of one again; see `ChangeAssembler`.
        """
        log = self.log
        log.begin()
        memory.expect(None if self.end is None else self.end - self.start)
        self.context = Context(verify=log.options.verify_checksums, filter=log.filter, capacity=self.chunk)
        self.context.text_lender = self.text_lender
        self.context.limit_events(log.options.max_event_size)
        if log.options.masks is not None and log.options.masks.quick is not None:
            self.context.record[C.redacted] = log.options.masks.quick.address
        if log.rules is not None:
            log.rules.slots = self.context.record[C.rules : C.rules + NUM_SLOTS]
        self.num_chosen: Callable[[], int] = lambda: 0
        """Statements that were counted where work items are taken."""
        sound = Sound(log.options.text_errors)
        self.walker = Walker(self.context, log, seen or self.seen, sound, self.found.warn)
        events = self.walker.events
        events.heeds_definitions = isinstance(log.options.schema, History)
        events.on_statement, events.rules = on_statement, log.rules
        self._pace = pace(self)
        self.found.begin(self.start)
        self.context.record[C.offset] = self.start
        if self.form is not None:
            self.walker.set_format(self.form)
            if log.rules is not None:
                log.rules.begin_at(self.form)
        try:
            yield
        finally:
            self.close_stretch()
            log.ledger.statements = self.walker.events.num_statements + self.num_chosen()
            self._file.close()
            self._pace.close()
            self.context.buffer.close()
            log.source.release()

    def seen(self, frame: Frame) -> Decoded:
        """Return an event that the loops leave over, with those of its payload."""
        if frame.payload_offset is None:
            self.log.ledger.see_time(frame.header.timestamp)
        if self.log.rules is not None and frame.header.event_type in GTID_EVENTS:
            self.take_found()  # what the loops have met before it
        self._growing.see_noted(self.context, self.walker.form)
        for inner, event in self.log.decoded(frame):
            self._growing.see(self.context, inner, event.body)
            yield inner, event

    def close_stretch(self) -> None:
        """Count the bytes that the loops have walked, up to here."""
        self.found.stop(self.position)

    def _end_of_log(self) -> None:
        if self.log.ledger.size is None and not self._past:
            self.log.ledger.size = self.position
        self.log.ledger.left_open = bool(self.context.record[C.trxs.state] & ~AUTOCOMMITTED)
        if self._past:
            self.log.ledger.state = PAST
        else:
            asked = self.walker.asked
            last_type = asked.last_type if asked.last_end == self.position else None
            self.found.note(lambda: self.log.walk.note_end(self.walker.form, last_type))
        assert self.damage is not None
        self.damage.see_end()

    @property
    def position(self) -> int:
        """How far the walk is in the file."""
        return int(self.context.record[C.offset] + self.context.record[C.at])

    @property
    def number(self) -> int:
        """The number of the open transaction, counted from the first of the log."""
        return int(self.context.record[C.trxs.base] + self.context.record[C.trxs.open])

    def pieces(self) -> Iterator[int]:
        """Walk on, a piece at a time; returns up to which work item transactions have ended.

        Raises BinlogError where the walk ends, after all before it was returned.
        """
        record, damage = self.context.record, self.damage
        assert damage is not None
        self._file.close()
        self._failed = None
        while True:
            self.found.count_bytes(self.position)
            self._pace.mark()
            try:
                answer = self._walk_on()
            except (BinlogError, OSError) as error:
                self.take_found()
                yield self._pace.ended()
                found = damage.go_on(error)
                if found is None:
                    self.found.see_threads(self.context, int(record[C.trxs.open]) + 1)
                    yield int(record[C.items.num])
                    if damage.final is not None:
                        raise damage.final from None
                    return
                yield from self._go_on_at(found)
                continue
            self.take_found()
            if answer == s.PAST or (answer == s.DONE and self._is_end):
                self._past = answer == s.PAST
                if not self._past and record[C.trxs.state] & AUTOCOMMITTED and self._is_cut():
                    self.context.trxs[int(record[C.trxs.open])][r.Trx.outcome] = IS_COMMITTED
                yield self._pace.ended()
                self.found.see_threads(self.context, int(record[C.trxs.open]) + 1)
                self._end_of_log()  # which may warn, before the rows of a transaction that does not end
                yield int(record[C.items.num])
                if damage.final is not None:
                    raise damage.final
                return
            stop = self._pace.decodable()
            self.must_deliver |= self._file.has_paused
            yield stop
            self.must_deliver = False
            self._pace.shift(stop)

    def _walk_on(self) -> int:
        """Read on, and walk what is there; returns what `Walker.walk` does. Raises BinlogError, OSError."""
        record, self._is_end, self._is_full = self.context.record, False, False
        try:
            if not self._file.is_open:
                self._file.open(int(record[C.offset] + record[C.have]))
            if self._failed is None:
                self._is_end = self._file.fill(self.context, self.end)
        except (BinlogError, OSError) as error:
            self._failed = error  # what was read before comes first
        if self.last is not None:
            room = max(0, self.last - int(record[C.trxs.base])) + _OPEN_TRXS + 1
            record[C.trxs.room] = min(int(record[C.trxs.room]), room)
        try:
            answer = self.walker.walk(is_end=self._is_end)
        finally:
            self._growing.see_noted(self.context, self.walker.form)
        self._is_full = answer == s.FULL
        if self._failed is not None and answer == s.DONE:
            raise self._failed
        return answer

    def _go_on_at(self, position: int) -> Iterator[int]:
        """Have the walk go on at a position after the one where it is, which may be far away; returns up to which work
        item rows have to be taken before."""
        record = self.context.record
        self.found.go_on(position)
        if position <= record[C.offset] + record[C.have]:
            record[C.at] = position - record[C.offset]
            return
        self._pace.resolve(position)
        yield int(record[C.items.num])
        self.found.see_threads(self.context, int(record[C.trxs.open]))
        self.walker.empty(position)
        self._file.close()

    def _is_cut(self) -> bool:
        """Return whether another part of the log follows, which begins with another transaction or statement."""
        return self.end != self.log.source.size

    def return_to(self, mark: Checkpoint) -> None:
        """Return to a checkpoint, without work items."""
        mark.restore(self.found.warned)
        self.found.begin(mark.position)

    def place_of(self, item: Integers) -> tuple[int, int | None]:
        """Return the position of the event of a work item, and its offset in the payload that it is in."""
        position, offset = self.context.items.place_of(item)
        work = self.walker.work.by_key.get(int(item[r.Item.body])) if item[r.Item.kind] == s.FOR_PYTHON else None
        if isinstance(work, OddRows | Statement):
            offset = work.frame.payload_offset
        return position, offset

    def take_found(self) -> None:
        """Count what the walk has found."""
        self.walker.events.num_statements += int(self.context.record[C.statements.num])
        self.found.take(self.context)

    def drop_to(self, stop: int) -> None:
        """Drop what is done: bytes, work items and transactions. Bytes stay if a list was full before many others were
        looked at, which would be copied."""
        context, record, room = self.context, self.context.record, self.context.buffer.capacity
        have, is_left = record[C.have], stop < record[C.items.num]
        has_many = self._is_full and have - record[C.at] > room // _MANY
        start = 0 if has_many else context.items.records[stop][r.Item.at] if is_left else record[C.at]
        if not is_left:
            self.walker.work.clear()
        self.found.see_threads(self.context, int(record[C.trxs.open]))
        context.drop_bytes(start)
        context.shift(stop, start)
        record[C.at] -= start
        record[C.have] -= start
        record[C.offset] += start
        if start == 0 and have == room and not has_many:
            at_least = int(record[C.at]) + self.walker.at_hand.room_for_event()
            context.buffer.resize(max(room + min(room, _MOST_MORE), at_least))

"""A log in pieces that the fast loops walk: what is read, what has ended, what is kept for the next piece."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Any
from uuid import UUID

from binlog_kaitai.arrow.constants import NEVER, UnsoundError
from binlog_kaitai.changes.assembler import ChangeAssembler, OnStatement
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.history import History
from binlog_kaitai.changes.ledger import PAST
from binlog_kaitai.changes.log_events import LogEvents, LogReader
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.selection import MOST_THREADS
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.changes.spool import spool_for
from binlog_kaitai.changes.transactions import AUTOCOMMITTED, IS_COMMITTED
from binlog_kaitai.compiled.context import CHUNK, Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.walk.checkpoint import Checkpoint
from binlog_kaitai.compiled.walk.lookahead import FileAhead, resolve
from binlog_kaitai.compiled.walk.sound import Sound
from binlog_kaitai.compiled.walk.told import Told
from binlog_kaitai.compiled.walk.walker import Walker
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.model import Event
from binlog_kaitai.format.gtid import MariadbGtid
from binlog_kaitai.format.headers import event_type_name
from binlog_kaitai.log.decrypted import DecryptedSource, decrypted
from binlog_kaitai.log.frames import FormatDescription, Frame, FrameParser
from binlog_kaitai.log.source import Source, bytes_taken

__all__ = ["ChunkedReader"]

_STRETCH = 1 << 16
"""Bytes that the object path reads before the loops go on, at first."""
_FAR = 16
"""Damage is near when it is within so many times of what the object path has read."""
_MOST_MORE = 16 << 20
"""Bytes that the buffer grows by, unless an event is larger."""


class ChunkedReader(LogReader):
    """Reads one log that can be read again, a piece at a time."""

    note_statement: OnStatement | None = None
    """Told of statements while the log is read, perhaps of one again; see `ChangeAssembler`."""
    _file: Any
    _keeps_begin = False
    """The walk may have to begin again where a transaction begins whose rows wait."""

    def __init__(
        self,
        source: Source,
        options: ReadOptions,
        filter: Filter | None = None,
        progress: Callable[[int], None] = lambda count: None,
        *,
        span: Span | None = None,
        chunk: int = CHUNK,
    ) -> None:
        plain = decrypted(source, options.keys)
        if plain is not source:
            source, span = plain, None  # such a log is not split
        self._told = Told(progress)
        super().__init__(LogEvents(source, options, filter, self._told, span))
        self._start, self._form = (span.start, span.format) if span else (0, None)
        self._end = span.end if span else source.size
        self._chunk = chunk
        self._warned: list[str] = []
        """What the walk has warned of."""
        self._stretch, self._handed_back = _STRETCH, -1
        self._walks_by_objects = False

    @contextmanager
    def _opened(self) -> Iterator[None]:
        """What the walk needs, inside of the block."""
        self._log.begin()
        self._context = Context(verify=self.options.verify_checksums, filter=self._log.filter, capacity=self._chunk)
        self._context.record[s.C_MAX_EVENT] = self.options.max_event_size
        spool = self._spool = spool_for(self.source)
        self._ahead = FileAhead(self.source)
        self._assembler = ChangeAssembler(
            self._log.decoder, spool, on_error=self._log.on_rows_damaged, on_statement=self.note_statement
        )
        sound, size = Sound(self.options.text_errors), self.source.size
        self._walker = Walker(self._context, self._seen, self._assembler, self._parser, size, self._log.filter, sound)
        self._walker.heeds_definitions = isinstance(self.options.schema, History)
        self._past = self._is_done = False
        self._marks: list[Checkpoint] = []
        self._file = None
        self._begun: int | None = self._start
        self._context.record[s.C_OFFSET] = self._start
        if self._form is not None:
            self._walker.set_format(self._form)
        try:
            yield
        finally:
            self._close_stretch()
            self.ledger.statements = self._assembler.statements
            if self._file is not None:
                self._file.close()
            self._ahead.close()
            spool.close()

    def _open(self, position: int) -> None:
        """Open the log at a position."""
        if self._file is not None:
            self._file.close()
        self._file = self.source.open()
        self._tell_from(position)
        if position:
            self._file.seek(position)

    def _tell_from(self, position: int) -> None:
        """Progress is told from a position on, as far as it was not told before."""
        before = self.source.len_header if isinstance(self.source, DecryptedSource) else 0
        self._told.begin(before + position if position and self.source.seekable else 0)
        if before and not position:
            self._told(before)

    def _seen(self, frame: Frame) -> Iterator[tuple[Frame, Event]]:
        self.ledger.see_time(frame.header.timestamp)
        yield from self._log.decoded(frame)

    def _warn(self, text: str) -> None:
        if text not in self.ledger.warnings:  # an event that was not whole yet is looked at again
            self.ledger.warnings.append(text)
            self._warned.append(text)

    def _parser(self, position: int, form: FormatDescription | None) -> FrameParser:
        return FrameParser(
            self.source.name,
            size=self.source.size,
            position=position,
            format=form,
            verify_checksums=self.options.verify_checksums,
            warn=self._warn,
            max_event_size=self.options.max_event_size,
        )

    def _close_stretch(self) -> None:
        """Count the bytes that the loops have walked, up to where the object path takes over."""
        if self._begun is not None:
            self.ledger.bytes_walked += self._position - self._begun
        self._begun = None

    def _frames_by_objects(self, behind: int, may_hand_back: Callable[[Frame], bool]) -> Iterator[Frame]:
        """Yield the frames from the walk's place on as the object path reads them, up to one behind a position after
        which the loops may go on, else to the end. Raises BinlogError.

        Where the loops soon meet damage again, the object path reads further the next time.
        """
        self._close_stretch()
        start, record = self._position, self._context.record
        self._begin_stretch(start)
        self._is_done = self._walks_by_objects = True
        self._log.walk.begin_at(self._walker.parser(start), knows_position=bool(record[s.C_SAYS_ENDS]))
        self._tell_from(start)
        with closing(self._log.walk.frames(self._log.decoder.forget)) as frames:
            for frame in frames:
                yield frame
                end = frame.position + frame.header.event_size
                is_far = frame.position >= behind and end - start >= self._stretch
                if is_far and self.source.seekable and may_hand_back(frame):
                    self._hand_back(frame, end)
                    return
                del frame

    def _begin_stretch(self, start: int) -> None:
        """Say how far the object path reads from a position on: far, unless the last damage is."""
        if start > self._handed_back + _FAR * self._stretch:
            self._stretch = _STRETCH

    def _hand_back(self, frame: Frame, position: int) -> None:
        """The loops go on behind a frame."""
        self._is_done = self._walks_by_objects = False
        self._handed_back, self._stretch = position, 2 * self._stretch
        self._walker.go_on(frame, position)
        self._context.record[s.C_SAYS_ENDS] = self._log.walk.knows_position
        self._marks.clear()
        self._begun = position

    def _end_of_log(self) -> None:
        walker = self._walker
        if self.ledger.size is None and not self._past:
            self.ledger.size = self._position
        if self._past:
            self.ledger.state = PAST
        else:
            count = len(self.ledger.warnings)
            self._log.walk.note_end(walker.form, walker.last_type if walker.last_end == self._position else None)
            self._warned += self.ledger.warnings[count:]

    @property
    def _position(self) -> int:
        """How far the walk is in the file."""
        return int(self._context.record[s.C_OFFSET] + self._context.record[s.C_AT])

    def _pieces(self) -> Iterator[int]:
        """Walk on, a piece at a time; returns up to which work item transactions have ended.

        Raises UnsoundError where the object path has to take over, BinlogError where nobody can go on.
        """
        record = self._context.record
        is_open = False
        while True:
            self._set_mark()
            try:
                if not is_open:
                    self._open(self._position)
                    is_open = True
                is_end = self._fill(self._end)
                answer = self._walker.walk(is_end=is_end)
            except (BinlogError, OSError) as error:
                self._take_walked()
                yield self._ended()
                if self._is_final(error):
                    raise
                raise UnsoundError(self._position) from error
            self._take_walked()
            if answer == s.PAST or (answer == s.DONE and is_end):
                self._past = answer == s.PAST
                if not self._past and record[s.C_STATE] & AUTOCOMMITTED and self._is_cut():
                    self._context.trx(int(record[s.C_TRX]))[s.T_OUTCOME] = IS_COMMITTED
                yield self._ended()
                self._see_threads(int(record[s.C_TRX]) + 1)
                self._end_of_log()  # which may warn, before the rows of a transaction that does not end
                yield int(record[s.C_NUM_ITEMS])
                return
            stop = self._decodable()
            yield stop
            self._shift(stop)

    def _is_final(self, error: Exception) -> bool:
        """Return whether the object path has nothing to add to an error."""
        return False

    def _is_cut(self) -> bool:
        """Return whether another part of the log follows, which begins with another transaction or statement."""
        return self._end != self.source.size

    def _walk_to(self, position: int) -> None:
        """Walk again, without work items, to before a position. Raises BinlogError, OSError."""
        record = self._context.record
        mark = next(mark for mark in reversed(self._marks) if mark.position <= position)
        mark.restore(self._warned)
        record[s.C_WALK_END] = position
        self._open(mark.position)
        while self._position < position:
            self._walker.walk(is_end=self._fill(position))
            self._take_walked()
            self._see_threads(int(record[s.C_TRX]))
            if self._position < position:
                self._walker.drop()
                self._context.forget_transactions()  # else there is no room for more, and the walk does not go on
        record[s.C_WALK_END] = NEVER

    def _set_mark(self) -> None:
        """Here the walk may have to begin again, as long as rows wait that stand behind it."""
        record, marks = self._context.record, self._marks
        at = self._context.items[0][s.I_AT] if record[s.C_NUM_ITEMS] else record[s.C_AT]
        at += record[s.C_OFFSET]
        if self._keeps_begin:
            number = self._context.items[0][s.I_TRX] if record[s.C_NUM_ITEMS] else record[s.C_TRX]
            trx = self._context.trx(int(number))
            at = min(at, trx[s.T_BEGIN]) if trx[s.T_KNOWN] & s.HAS_PLACE else at
        while len(marks) > 1 and marks[1].position <= at:
            del marks[0]
        marks.append(Checkpoint(self._walker, self._assembler, self.ledger, len(self._warned)))

    def _fill(self, end: int | None) -> bool:
        """Read what there is room for, up to a position; says whether the log ends there."""
        context, record = self._context, self._context.record
        while record[s.C_HAVE] < context.capacity:
            count = context.read(self._file, end)
            self._told(bytes_taken(self._file, count))
            if not count:
                at = int(record[s.C_OFFSET] + record[s.C_HAVE])
                if end is not None and at < end:
                    raise self.source.became_shorter(at)
                return True
        return False

    def _take_walked(self) -> None:
        """Count what the walk has found."""
        ledger, context = self.ledger, self._context
        for event_type, count in enumerate(context.counts):
            if count:
                ledger.decoded[event_type_name(event_type)] += count
        context.clear_counts()
        record = context.record
        if record[s.C_LAST_TIME]:
            ledger.see_time(int(record[s.C_FIRST_TIME]))
            ledger.see_time(int(record[s.C_LAST_TIME]))
        for kind, origin, first, last in context.new_gtids():
            if kind == s.IS_MYSQL:
                ledger.gtids.add_interval(str(UUID(bytes=origin)), "", first, last)
                continue
            if kind == s.IS_TAGGED:
                uuid, tag, _ = origin.decode("ascii").split(":")
                ledger.gtids.add_interval(uuid, tag, first, last)
                continue
            domain, server = memoryview(origin).cast("q")
            for number in range(first, last + 1):
                ledger.gtids.add(MariadbGtid(domain, server, number))

    def _see_threads(self, count: int) -> None:
        """Note the connections of the first transactions, where they decide which are wanted."""
        if self._log.filter is None or not self._log.filter.thread_ids:
            return
        ledger, known = self.ledger, self._context.trxs.column(s.T_KNOWN, count)
        for bits, thread in zip(known, self._context.trxs.column(s.T_THREAD_ID, count), strict=True):
            if bits & s.HAS_THREAD_ID and len(ledger.seen_threads) < MOST_THREADS:
                ledger.seen_threads.add(thread)
            ledger.unknown_threads += bool(bits & s.HAS_ROWS and not bits & s.HAS_THREAD_ID)

    def _ended(self) -> int:
        """Up to which work item transactions have ended."""
        record, items = self._context.record, self._context.items
        return bisect_left(range(record[s.C_NUM_ITEMS]), record[s.C_TRX], key=lambda number: items[number][s.I_TRX])

    def _decodable(self) -> int:
        """Up to which work item transactions have ended, or will as is known."""
        context, record = self._context, self._context.record
        stop, count = self._ended(), int(record[s.C_NUM_ITEMS])
        if stop == count or context.trx(int(record[s.C_TRX]))[s.T_RESOLVED]:
            return count
        kept = record[s.C_AT] - context.items[stop][s.I_AT]
        if 2 * kept > context.capacity or 2 * (count - stop) > len(context.items):
            self._resolve(int(record[s.C_OFFSET] + record[s.C_AT]))
            return count
        return stop

    def _resolve(self, start: int) -> None:
        resolve(self._ahead, self._walker, start, self._end, self._log.walk.next_event, self.options)

    def _shift(self, stop: int) -> None:
        """Drop what is done: bytes, work items and transactions."""
        context, record = self._context, self._context.record
        have, is_left = record[s.C_HAVE], stop < record[s.C_NUM_ITEMS]
        start = context.items[stop][s.I_AT] if is_left else record[s.C_AT]
        self._see_threads(int(record[s.C_TRX]))
        context.move_up(start)
        context.shift(stop, start)
        record[s.C_AT] -= start
        record[s.C_HAVE] -= start
        record[s.C_OFFSET] += start
        if start == 0 and have == context.capacity:
            more = min(context.capacity, _MOST_MORE)
            context.resize(max(context.capacity + more, int(record[s.C_AT]) + self._walker.room_for_event()))

"""A log in pieces that the fast loops walk: what is read, what has ended, what is kept for the next piece."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from uuid import UUID

import numpy as np

from binlog_kaitai.changes import ChangeAssembler, RowsPlace
from binlog_kaitai.columnar.context import CHUNK, Context
from binlog_kaitai.columnar.decrypted import DecryptedSource, decrypted
from binlog_kaitai.columnar.faults import Faults
from binlog_kaitai.columnar.kernels import slots as s
from binlog_kaitai.columnar.lookahead import FileAhead, resolve
from binlog_kaitai.columnar.mark import Mark, walk_again
from binlog_kaitai.columnar.walker import Walker
from binlog_kaitai.errors import (
    BinlogError,
    ChecksumMismatchError,
    CompressedFileError,
    MalformedRowError,
    SourceChangedError,
    SourceError,
    TruncatedBinlogError,
)
from binlog_kaitai.events import Event
from binlog_kaitai.filters import Filter
from binlog_kaitai.frames import FormatDescription, Frame, FrameParser
from binlog_kaitai.gtid import MariadbGtid
from binlog_kaitai.headers import event_type_name, unpack_header
from binlog_kaitai.history import History
from binlog_kaitai.options import ReadOptions
from binlog_kaitai.reader import BinlogReader
from binlog_kaitai.source import Source, bytes_taken
from binlog_kaitai.splits import Span
from binlog_kaitai.spool import spool_for

__all__ = ["PiecewiseReader"]

_MOST_MORE = 16 << 20
"""Bytes that the buffer grows by, unless an event is larger."""


class PiecewiseReader(BinlogReader):
    """Reads one log that can be read again, a piece at a time."""

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
        super().__init__(source, options, filter, progress, span)
        self._start, self._form = (span.start, span.format) if span else (0, None)
        self._end = span.end if span else source.size
        self._chunk = chunk
        self._progress = progress

    @contextmanager
    def _opened(self) -> Iterator[None]:
        """What the walk needs, inside of the block."""
        self._begin()
        self._context = Context(verify=self.options.verify_checksums, filter=self._filter, capacity=self._chunk)
        self._context.record[s.C_MAX_EVENT] = self.options.max_event_size
        spool = spool_for(self.source)
        self._ahead = FileAhead(self.source)
        self._assembler = ChangeAssembler(self._decoder, spool)
        self._walker = Walker(self._context, self._seen, self._assembler, self._parser, self.source.size, self._filter)
        self._walker.heeds_definitions = isinstance(self.options.schema, History)
        self._past = self._gave_up = False
        self._unread: BinlogError | None = None
        self._faults = Faults(self.ledger)
        self._marks: list[Mark] = []
        self._gaps = 0  # bytes that were lost between events
        self._context.record[s.C_OFFSET] = self._start
        if self._form is not None:
            self._walker.form = self._form
            self._context.set_format(self._form)
        with ExitStack() as self._files:
            try:
                self._open(self._start)
                yield
            except OSError as error:
                raise SourceError(f"cannot be read: {error.strerror or error}", self.source.name) from error
            finally:
                self._faults.tell()
                if not self._gave_up:
                    self.ledger.bytes_walked += self._position - self._start - self._gaps
                self.ledger.statements = self._assembler.statements
                self._ahead.close()
                spool.close()

    def _open(self, position: int) -> None:
        """Open the log at a position."""
        self._file: Any = self._files.enter_context(self.source.open())
        if position:
            self._file.seek(position)
        elif isinstance(self.source, DecryptedSource):
            self._progress(self.source.len_header)

    def _seen(self, frame: Frame) -> Iterator[tuple[Frame, Event]]:
        self.ledger.see_time(frame.header.timestamp)
        yield from self._decoded(frame)

    def _warn(self, text: str) -> None:
        if text not in self.ledger.warnings:  # an event that was not whole yet is looked at again
            self.ledger.warnings.append(text)

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

    def _damaged(self, error: BinlogError, frame: Frame) -> None:
        if self.options.mode == "failfast":
            super()._damaged(error, frame)
        self._faults.of_event(error, frame.position)
        self.ledger.lose(frame.position, frame.header.event_size, frame.payload_offset)

    def event_is_lost(self, error: BinlogError, frame: Frame) -> None:
        """An event that the walk has counted cannot be decoded."""
        self.ledger.decoded[frame.type_name] -= 1
        self.ledger.decoded += Counter()  # drops what is zero
        self._damaged(error, frame)

    def rows_are_lost(self, error: BinlogError, place: RowsPlace, end: int) -> None:
        """Rows of an event cannot be decoded; their transaction ends before a position."""
        self._faults.of_rows(error, end)
        if isinstance(error, MalformedRowError):
            self.ledger.lost_rows[error.table] += error.count
            return
        self.ledger.lose(place.position, place.size, place.payload_offset)

    def _ended_by(self, error: BinlogError) -> bool:
        """Note in the ledger what ended the walk; says whether it is damage."""
        ledger, walker = self.ledger, self._walker
        self._take_walked()
        if error is not walker.broken:
            self._give_up(error)
            return True
        if self._is_still_written(error):
            ledger.lost.append((self._position, self.source.size))
            ledger.state = "in use"
            ledger.warnings.append(f"{error} (the server was still writing the log)")
            return False
        ledger.state = "truncated" if isinstance(error, TruncatedBinlogError) else "damaged"
        self._lose(error, self._walk.lost_to)
        return True

    def _is_still_written(self, error: BinlogError) -> bool:
        return self._walk.is_still_written(error, self._walker.form)

    def _lose(self, error: BinlogError, end: int | None) -> None:
        """Note that bytes were lost from where the walk has broken."""
        ledger = self.ledger
        ledger.lost.append((self._position, end))
        ledger.crc_failures += isinstance(error, ChecksumMismatchError)
        if self.options.mode == "failfast":
            ledger.fail(error)
        else:
            self._faults.of_event(error, self._position)

    def _give_up(self, error: BinlogError) -> None:
        """Reading ends at an error in an event, though the walk went further."""
        self._faults.tell()
        self._walk.give_up(error)
        self._gave_up = self.options.mode == "failfast" and error.position is not None

    def _end_of_log(self) -> None:
        walker = self._walker
        if self.ledger.size is None and not self._past:
            self.ledger.size = self._position
        if self._past:
            self.ledger.state = "not read to its end"
        else:
            self._walk.note_end(walker.form, walker.last_type if walker.last_end == self._position else None)

    @property
    def _position(self) -> int:
        """How far the walk is in the file."""
        return self._walker.broken_at or int(self._context.record[s.C_OFFSET] + self._context.record[s.C_AT])

    def _pieces(self) -> Iterator[int]:
        """Walk on, a piece at a time; gives up to which work item transactions have ended. Raises BinlogError."""
        record = self._context.record
        while True:
            is_end = self._fill()
            if self.options.mode == "failfast":
                self._set_mark()
            try:
                answer = self._walker.walk(is_end=is_end)
            except BinlogError as error:
                self._take_walked()
                yield self._ended()
                yield from self._go_on(error)
                continue
            self._take_walked()
            if answer == s.PAST or (answer == s.DONE and is_end):
                self._past = answer == s.PAST
                if not self._past and record[s.C_AUTOCOMMITTED] and self._is_cut():
                    self._context.trx(int(record[s.C_TRX]))[s.T_OUTCOME] = s.COMMIT
                yield int(record[s.C_NUM_ITEMS])
                return
            stop = self._decodable()
            yield stop
            self._shift(stop)

    def _is_cut(self) -> bool:
        """Whether another part of the log follows, which begins with another transaction or statement."""
        return self._end != self.source.size

    def _go_on(self, error: BinlogError) -> Iterator[int]:
        """Go on after damage. Raises it where that cannot be."""
        record, walker = self._context.record, self._walker
        found = None
        if error is walker.broken and not self._is_still_written(error):
            found = self._walk.next_event(error, walker.form, self._position, bool(record[s.C_SAYS_ENDS]))
        if found is None:
            raise error
        self._lose(error, found)
        self._gaps += found - self._position
        self._decoder.forget()
        if found > record[s.C_OFFSET] + record[s.C_HAVE]:
            if self._ended() < record[s.C_NUM_ITEMS]:
                self._resolve(found)
            yield int(record[s.C_NUM_ITEMS])
            record[s.C_AT] = record[s.C_HAVE]
            self._shift(int(record[s.C_NUM_ITEMS]))
            self._file.seek(found)
            record[s.C_OFFSET] = found
        elif walker.is_full:
            stop = self._decodable()
            yield stop
            self._shift(stop)
        walker.go_on(found)

    def _walk_again(self, error: BinlogError, end: int) -> None:
        """What the walk has passed could not be decoded: walks again, to before the position where the object path
        meets the error."""
        record = self._context.record
        mark = next((mark for mark in reversed(self._marks) if mark.position <= (error.position or 0)), None)
        if mark is None:
            return
        mark.restore()
        record[s.C_WALK_END] = end
        self._progress = lambda count: None  # these bytes were told
        self._open(mark.position)
        try:
            if walk_again(self._walker, self._fill):
                self._end_of_log()
            elif error.position == end:
                self.ledger.see_time(unpack_header(self._context.data, int(record[s.C_AT])).timestamp)
        except BinlogError as other:
            self._ended_by(other)
        self._take_walked()
        for text in self._decoder.assumptions:  # of rows that are not decoded again
            self._warn(text)

    def _set_mark(self) -> None:
        """Here the walk may have to begin again, as long as rows wait that stand behind it."""
        record, marks = self._context.record, self._marks
        at = self._context.items[0, s.I_AT] if record[s.C_NUM_ITEMS] else record[s.C_AT]
        while len(marks) > 1 and marks[1].position <= record[s.C_OFFSET] + at:
            del marks[0]
        marks.append(Mark(self._walker, self._assembler, self.ledger))

    def _fill(self) -> bool:
        """Read what there is room for; says whether the log ends there."""
        context = self._context
        while context.record[s.C_HAVE] < context.capacity:
            try:
                count = self._read()
            except (CompressedFileError, SourceChangedError) as error:
                if self._unread is not None:  # all before it was walked
                    self._walker.broken, self._walker.broken_at = error.at(None, self._position, None), self._position
                    raise error from error.__cause__
                self._unread = error
                return False
            if not count:
                return True
        return False

    def _read(self) -> int:
        """Read once; gives the number of bytes."""
        record, end = self._context.record, self._end
        count = self._context.read(self._file, end)
        self._progress(bytes_taken(self._file, count))
        at = int(record[s.C_OFFSET] + record[s.C_HAVE])
        if not count and end is not None and at < end:
            raise self.source.became_shorter(at)
        return count

    def _take_walked(self) -> None:
        """Count what the walk has found."""
        ledger, context = self.ledger, self._context
        for event_type in np.flatnonzero(context.counts):
            ledger.decoded[event_type_name(int(event_type))] += int(context.counts[event_type])
        context.counts[:] = 0
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
            domain, server = np.frombuffer(origin, np.int64).tolist()
            for number in range(first, last + 1):
                ledger.gtids.add(MariadbGtid(domain, server, number))

    def _ended(self) -> int:
        """Up to which work item transactions have ended."""
        record = self._context.record
        items = self._context.items[: int(record[s.C_NUM_ITEMS]), s.I_TRX]
        return int(np.searchsorted(items, int(record[s.C_TRX])))

    def _decodable(self) -> int:
        """Up to which work item transactions have ended, or will as is known."""
        context, record = self._context, self._context.record
        stop, count = self._ended(), int(record[s.C_NUM_ITEMS])
        if stop == count or context.trx(int(record[s.C_TRX]))[s.T_RESOLVED]:
            return count
        kept = int(record[s.C_AT] - context.items[stop, s.I_AT])
        if 2 * kept > context.capacity or 2 * (count - stop) > len(context.items):
            self._resolve(int(record[s.C_OFFSET] + record[s.C_AT]))
            return count
        return stop

    def _resolve(self, start: int) -> None:
        resolve(self._ahead, self._walker, start, self._end, self._walk.next_event, self.options)

    def _shift(self, stop: int) -> None:
        """Drop what is done: bytes, work items and transactions."""
        context, record = self._context, self._context.record
        count, have, current = int(record[s.C_NUM_ITEMS]), int(record[s.C_HAVE]), int(record[s.C_TRX])
        start = int(context.items[stop, s.I_AT]) if stop < count else int(record[s.C_AT])
        context.move_up(start)
        left = context.items[stop:count].copy()
        left[:, [s.I_AT, s.I_OUTER]] -= start  # none is in a payload, which ends its transaction
        outside = left[:, s.I_KIND] != s.FOR_PYTHON
        left[outside, s.I_BODY] -= start
        left[outside, s.I_END] -= start
        left[:, s.I_TRX] -= current
        context.items[: count - stop] = left
        context.trxs[0] = context.trxs[current]
        record[[s.C_AT, s.C_HAVE, s.C_TRX]] = record[s.C_AT] - start, have - start, 0
        record[[s.C_NUM_ITEMS, s.C_NEXT]] = count - stop, 0
        record[s.C_OFFSET] += start
        record[s.C_TRX_BASE] += current
        if start == 0 and have == context.capacity:
            more = min(context.capacity, _MOST_MORE)
            context.resize(max(context.capacity + more, int(record[s.C_AT]) + self._walker.room_for_event()))

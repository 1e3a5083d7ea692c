"""A log in pieces that the fast loops walk: what is read, what has ended, what is kept for the next piece."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from uuid import UUID

import numpy as np

from binlog_kaitai.changes import ChangeAssembler
from binlog_kaitai.columnar.context import CHUNK, Context
from binlog_kaitai.columnar.kernels import slots as s
from binlog_kaitai.columnar.lookahead import resolve
from binlog_kaitai.columnar.walker import Walker
from binlog_kaitai.errors import (
    BinlogError,
    ChecksumMismatchError,
    CompressedFileError,
    SourceChangedError,
    SourceError,
    TruncatedBinlogError,
)
from binlog_kaitai.events import Event
from binlog_kaitai.filters import Filter
from binlog_kaitai.frames import FormatDescription, Frame, FrameParser
from binlog_kaitai.gtid import MariadbGtid
from binlog_kaitai.headers import event_type_name
from binlog_kaitai.options import ReadOptions
from binlog_kaitai.reader import BinlogReader
from binlog_kaitai.source import Source, bytes_taken
from binlog_kaitai.splits import Span
from binlog_kaitai.spool import spool_for
from binlog_kaitai.walk import note_end

__all__ = ["PiecewiseReader"]

_UNKNOWN = sys.maxsize
"""The end of a log whose size nobody knows yet."""


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
        super().__init__(source, options, filter, progress, span)
        self._span = span or Span(0, _UNKNOWN if source.size is None else source.size, None)
        self._chunk = chunk
        self._progress = progress

    @contextmanager
    def _opened(self) -> Iterator[None]:
        """What the walk needs, inside of the block."""
        self._context = Context(verify=self.options.verify_checksums, filter=self._filter, capacity=self._chunk)
        self._context.record[s.C_THOROUGH] = self.options.thorough
        spool = spool_for(self.source)
        self._assembler = ChangeAssembler(self._decoder, spool)
        self._walker = Walker(self._context, self._seen, self._assembler, self._parser, self.source.size, self._filter)
        self._past = self._gave_up = False
        self._unread: BinlogError | None = None
        self._context.record[s.C_OFFSET] = self._span.start
        if self._span.format is not None:
            self._walker.form = self._span.format
            self._context.set_format(self._span.format)
        with self.source.open() as file:
            self._file: Any = file
            try:
                if self._span.start:
                    file.seek(self._span.start)
                yield
            except OSError as error:
                raise SourceError(f"cannot be read: {error.strerror or error}", self.source.name) from error
            finally:
                if not self._gave_up:
                    self.ledger.bytes_walked = self._position - self._span.start
                self.ledger.statements = self._assembler.statements
                spool.close()

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
        )

    def _ended_by(self, error: BinlogError) -> bool:
        """Note in the ledger what ended the walk; says whether it is damage."""
        ledger, walker = self.ledger, self._walker
        self._take_walked()
        if error is not walker.broken:
            self._give_up(error)
            return True
        if isinstance(error, TruncatedBinlogError) and walker.form is not None and walker.form.in_use:
            ledger.lost.append((self._position, self.source.size))
            ledger.state = "in use"
            ledger.warnings.append(f"{error} (the server was still writing the log)")
            return False
        ledger.lost.append((self._position, None if self._span.end == _UNKNOWN else self._span.end))
        ledger.state = "truncated" if isinstance(error, TruncatedBinlogError) else "damaged"
        ledger.crc_failures += isinstance(error, ChecksumMismatchError)
        ledger.fail(error)
        return True

    def _give_up(self, error: BinlogError) -> None:
        """Reading ends at an error in an event, though the walk went further."""
        self.ledger.bytes_walked = self._position - self._span.start
        self._walk.give_up(error)
        self._gave_up = True

    def _end_of_log(self) -> None:
        walker = self._walker
        if self.ledger.size is None and not self._past:
            self.ledger.size = self._position
        if self._past:
            self.ledger.state = "not read to its end"
        elif self._span.end not in (self.source.size, _UNKNOWN):
            self.ledger.state = "part"
        else:
            note_end(self.ledger, walker.form, walker.last_type if walker.last_end == self._position else None)

    @property
    def _position(self) -> int:
        """How far the walk is in the file."""
        return self._walker.broken_at or int(self._context.record[s.C_OFFSET] + self._context.record[s.C_AT])

    def _pieces(self) -> Iterator[int]:
        """Walk on, a piece at a time; gives up to which work item transactions have ended. Raises BinlogError."""
        record = self._context.record
        while True:
            is_end = self._fill()
            answer = self._walker.walk(is_end=is_end)
            self._take_walked()
            if answer == s.PAST or (answer == s.DONE and is_end):
                self._past = answer == s.PAST
                yield int(record[s.C_NUM_ITEMS])
                return
            stop = self._decodable()
            yield stop
            self._shift(stop)

    def _fill(self) -> bool:
        """Read what there is room for; says whether the log ends there."""
        context = self._context
        while context.record[s.C_HAVE] < context.capacity:
            try:
                count = self._read()
            except (CompressedFileError, SourceChangedError) as error:
                if self._unread is not None:  # all before it was walked
                    raise error.at(None, self._position, None) from error.__cause__
                self._unread = error
                return False
            if not count:
                return True
        return False

    def _read(self) -> int:
        """Read once; gives the number of bytes."""
        record, end = self._context.record, self._span.end
        count = self._context.read(self._file, end)
        self._progress(bytes_taken(self._file, count))
        at = int(record[s.C_OFFSET] + record[s.C_HAVE])
        if not count and at < end != _UNKNOWN:
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
            domain, server = np.frombuffer(origin, np.int64).tolist()
            for number in range(first, last + 1):
                ledger.gtids.add(MariadbGtid(domain, server, number))

    def _decodable(self) -> int:
        """Up to which work item transactions have ended, or will as is known."""
        context, record = self._context, self._context.record
        current, count = int(record[s.C_TRX]), int(record[s.C_NUM_ITEMS])
        stop = int(np.searchsorted(context.items[:count, s.I_TRX], current))
        if stop == count or context.trx(current)[s.T_RESOLVED]:
            return count
        kept = int(record[s.C_AT] - context.items[stop, s.I_AT])
        if 2 * kept > context.capacity or 2 * (count - stop) > len(context.items):
            resolve(self.source, self._walker, self._span.end)
            return count
        return stop

    def _shift(self, stop: int) -> None:
        """Drop what is done: bytes, work items and transactions."""
        context, record = self._context, self._context.record
        count, have, current = int(record[s.C_NUM_ITEMS]), int(record[s.C_HAVE]), int(record[s.C_TRX])
        start = int(context.items[stop, s.I_AT]) if stop < count else int(record[s.C_AT])
        context.buffer[: have - start] = context.buffer[start:have].copy()
        left = context.items[stop:count].copy()
        left[:, s.I_AT] -= start
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
            context.resize(max(2 * context.capacity, self._walker.event_size()))

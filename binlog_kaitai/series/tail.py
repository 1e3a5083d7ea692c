"""The end of a log that a server is still writing: how far it can be read, and which log it is."""

from __future__ import annotations

import zlib
from dataclasses import replace

from binlog_kaitai.changes import transactions as t
from binlog_kaitai.changes.row_change import Transaction
from binlog_kaitai.changes.signals import note_event, signal_of
from binlog_kaitai.changes.splits import Span, Split, SplitReader
from binlog_kaitai.changes.statements import COMPLETED_XA
from binlog_kaitai.errors import BinlogError, TruncatedBinlogError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import Event, QueryEvent, TransactionPayloadEvent
from binlog_kaitai.log.frames import Frame, FrameParser
from binlog_kaitai.log.source import LogBytes, Source
from binlog_kaitai.reading.log_begin import begin_text

__all__ = ["begin_of", "group_start", "identity", "is_in_use", "safe_end"]

_WINDOW, _PIECE = 1 << 20, 1 << 18
_MORE = 8
_HEAD = 1 << 12
"""Bytes that hold the first event, a format description."""


def identity(source: Source) -> int:
    """Return a number that tells a log from another of its name, however long either is: of its first event.

    0 for a log that has no whole event yet. Raises BinlogError, SourceError.
    """
    return zlib.crc32(begin_of(source))


def begin_of(source: Source) -> bytes:
    """Return what a log's first event says, without the flag that the log is in use; nothing for a log that has no
    whole event yet. Raises BinlogError, SourceError."""
    try:
        frame = _first(source)
    except TruncatedBinlogError:
        return b""
    if frame is None:
        return b""
    return begin_text(frame)


def is_in_use(source: Source) -> bool:
    """Return whether a log's server has not closed it. Raises BinlogError, SourceError."""
    frame = _first(source)
    return frame is None or frame.format.in_use


def _first(source: Source) -> Frame | None:
    data = LogBytes(source)
    try:
        parser = FrameParser(source.name, size=source.size, verify_checksums=False)
        return next(iter(parser.feed(data.read_at(0, min(_HEAD, data.size) if data.size else _HEAD))), None)
    finally:
        data.close()


def group_start(source: Source, position: int, size: int) -> int:
    """Return where the first transaction at or after a position begins; `size` when there is none before it."""
    if position >= size:
        return size
    span = SplitReader(Split(replace(source, size=size), position, size, 0)).span()
    return size if span is None else span.start


def safe_end(source: Source) -> int:
    """Return the position after the last transaction that has ended, from the last megabytes of a log.

    0 for a log in which nothing has ended. Raises BinlogError, SourceError.
    """
    size, window = source.size or 0, _WINDOW
    while True:
        low = max(0, size - window)
        span = SplitReader(Split(source, low, max(size, low + 1), 0), verify_checksums=False).span()
        end = None if span is None else _end(source, span)
        if end is not None or low == 0:
            return end or 0
        window *= _MORE


class _Open:
    """The transaction that is open."""

    def __init__(self) -> None:
        self.transaction = Transaction()
        self._state = 0

    def follow(self, event: Event) -> None:
        """Take note of the next event."""
        answer = t.step(self._state, signal_of(event))
        self._state = t.next_state(answer)
        before = Transaction() if t.ends_before(answer) else self.transaction
        noted = note_event(event, before)
        self.transaction = Transaction() if t.ends_after(answer) else noted


def _end(source: Source, span: Span) -> int | None:
    """Return where the last transaction of a span ends; None when none does."""
    parser = FrameParser(source.name, position=span.start, format=span.format, verify_checksums=False)
    decoder, data, end = EventDecoder(source.name), LogBytes(source), None
    open_one = _Open()
    at = span.start
    try:
        while piece := data.read_at(at, min(_PIECE, (source.size or 0) - at)):
            at += len(piece)
            for frame in parser.feed(piece):
                if _follow(frame, decoder, open_one):
                    end = frame.position + frame.header.event_size
    except BinlogError:
        pass  # an event that is not written whole; who reads it says what is wrong with it
    finally:
        data.close()
    return end


def _follow(frame: Frame, decoder: EventDecoder, open_one: _Open) -> bool:
    """Follow an event, and those inside of it; says whether no transaction is open after it."""
    event = decoder.decode(frame)
    open_one.follow(event)
    if isinstance(event.body, TransactionPayloadEvent):
        for inner in decoder.inside(frame, event.body):
            open_one.follow(decoder.decode(inner))
    completes = isinstance(event.body, QueryEvent) and event.body.query.startswith(COMPLETED_XA)
    return completes or open_one.transaction.begin_position is None

"""What there is in logs: the time that they span, the servers that their events are from, and what they say of the logs
before and after them.

A large log is looked at where it begins and where it ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import field, replace

from binlog_kaitai._generated import layout
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.log_ends import TYPES_OF_ENDS, note_frame
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Head, read_head
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.frames import Frame, FrameParser
from binlog_kaitai.log.resync import Resync
from binlog_kaitai.log.source import LogBytes, Source
from binlog_kaitai.reading.log_events import LogEvents

__all__ = ["Survey", "look_at_ends", "survey"]

_SMALL = 8 << 20
"""Bytes of a log of which every event is looked at."""
_PIECE = 1 << 20
"""Bytes that are looked at of others, at their beginning and end."""
_SHORT = 1 << 15
"""Bytes of a log that is read for its ends."""
_END_PIECE = 1 << 12
"""Bytes of the end of a log in which its last event mostly is."""
_MOST_LOGS = 20
"""Of more logs only the first and the last are looked at."""


@dataclass(slots=True)
class Survey:
    """What was seen of some logs."""

    first_timestamp: int | None = None
    """Seconds since 1970-01-01 UTC."""
    last_timestamp: int | None = None
    server_ids: set[int] = field(default_factory=set)

    def see_time(self, timestamp: int | None) -> None:
        """Take note of a time; 0 and None are none."""
        if timestamp:
            first, last = self.first_timestamp, self.last_timestamp
            self.first_timestamp = timestamp if first is None else min(first, timestamp)
            self.last_timestamp = timestamp if last is None else max(last, timestamp)


def survey(sources: Iterable[Source], options: ReadOptions) -> Survey:
    """Look at logs again, without a filter. What cannot be read is left out."""
    result = Survey()
    logs = [source for source in sources if not source.is_stream]
    for source in logs if len(logs) <= _MOST_LOGS else (logs[0], logs[-1]):
        try:
            for frame in _frames(source, replace(options, verify_checksums=False)):
                result.see_time(frame.header.timestamp)
                result.server_ids.add(frame.header.server_id)
        except BinlogError:
            continue
    return result


def look_at_ends(source: Source, options: ReadOptions) -> FileLedger | None:
    """Return the ledger of a log with nothing but its ends, and what is wrong with them.

    None for a log that has to be read for it: one that is compressed or encrypted, or standard input.
    """
    if source.is_stream or not source.seekable or options.keys is not None:
        return None
    ledger = FileLedger(source.name, source.size)
    try:
        data = LogBytes(source)
        try:
            if not _note_ends(source, data, ledger):
                return None
        finally:
            data.close()
    except BinlogError as error:
        ledger.fail(error.at(source.name, None, None))
    return ledger


def _note_ends(source: Source, data: LogBytes, ledger: FileLedger) -> bool:
    """Note how a log begins and ends; returns whether that can be seen. Raises BinlogError."""
    parser = FrameParser(source.name, size=data.size, verify_checksums=False)
    is_short = data.size <= _SHORT
    for frame in _parsed(parser, data, data.size, _END_PIECE):
        if frame.header.event_type == layout.EventType.start_encryption_event:
            return False
        note_frame(ledger.ends, frame)
        if not is_short and frame.header.event_type not in TYPES_OF_ENDS:
            break
    if ledger.ends.server_version is None:
        parser.finish()  # says what is there in place of a log
    if is_short:
        return True
    head = read_head(data, source.name)
    for frame in _tail(source, data, head, _END_PIECE) if head else ():
        note_frame(ledger.ends, frame)
    return True


def _frames(source: Source, options: ReadOptions) -> Iterator[Frame]:
    if source.size is None or source.size <= _SMALL:
        yield from LogEvents(source, options).walk.frames()
        return
    data = LogBytes(source)
    try:
        head = read_head(data, source.name)
        if head is None:  # encrypted, or not readable
            yield from LogEvents(source, options).walk.frames()
            return
        yield from _parsed(FrameParser(source.name, size=data.size, verify_checksums=False), data, _PIECE)
        yield from _tail(source, data, head, _PIECE)
    finally:
        data.close()


def _tail(source: Source, data: LogBytes, head: Head, length: int) -> Iterator[Frame]:
    """Yield the last events, those in so many bytes at least; they may be large."""
    while length < data.size:
        found = Resync(data, head.format, head.knows_position).next_event(data.size - length)
        if found is not None:
            parser = FrameParser(
                source.name,
                size=data.size,
                position=found,
                format=head.format,
                verify_checksums=False,
                need_magic=False,
            )
            yield from _parsed(parser, data, data.size - found)
            return
        length *= 4


def _parsed(parser: FrameParser, data: LogBytes, length: int, size: int = _PIECE) -> Iterator[Frame]:
    at = parser.position
    end = at + length
    while at < end and (piece := data.read_at(at, min(size, end - at))):
        at += len(piece)
        yield from parser.feed(piece)

"""What there is in logs: the time that they span and the servers that their events are from.

A large log is looked at where it begins and where it ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.reader import BinlogReader
from binlog_kaitai.changes.splits import Head, read_head
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.frames import Frame, FrameParser
from binlog_kaitai.log.resync import Resync
from binlog_kaitai.log.source import LogBytes, Source

__all__ = ["Survey", "survey"]

_SMALL = 8 << 20
"""Bytes of a log of which every event is looked at."""
_PIECE = 1 << 20
"""Bytes that are looked at of others, at their beginning and end."""
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


def _frames(source: Source, options: ReadOptions) -> Iterator[Frame]:
    if source.size is None or source.size <= _SMALL:
        yield from BinlogReader(source, options).frames()
        return
    data = LogBytes(source)
    try:
        head = read_head(data, source.name)
        if head is None:  # encrypted, or not readable
            yield from BinlogReader(source, options).frames()
            return
        yield from _parsed(FrameParser(source.name, size=data.size, verify_checksums=False), data, _PIECE)
        yield from _tail(source, data, head)
    finally:
        data.close()


def _tail(source: Source, data: LogBytes, head: Head) -> Iterator[Frame]:
    """Yield the last events; they may be large."""
    length = _PIECE
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


def _parsed(parser: FrameParser, data: LogBytes, length: int) -> Iterator[Frame]:
    at = parser.position
    end = at + length
    while at < end and (piece := data.read_at(at, min(_PIECE, end - at))):
        at += len(piece)
        yield from parser.feed(piece)

"""How logs begin: what the first events of each tell of the time, and of the transactions before it.

Of a log these few kilobytes are read, of many logs at the same time.
"""

from __future__ import annotations

import zlib
from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import field

from binlog_kaitai._generated import layout
from binlog_kaitai.changes.ledger import LogEnds
from binlog_kaitai.changes.log_ends import note_frame
from binlog_kaitai.changes.splits import CONTROL
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.decoder import GTID_EVENTS, EventDecoder
from binlog_kaitai.events.model import GtidEvent
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.log.frames import Frame, FrameParser
from binlog_kaitai.log.reading import read_all, read_up_to
from binlog_kaitai.log.source import Source

__all__ = ["LogBegin", "mark_of", "read_begins"]

_Type = layout.EventType
_UNCOUNTED = (_Type.format_description_event, _Type.previous_gtids_log_event)
"""Events that `GtidGate` does not ask for the time."""
_PIECE = 1 << 14
_MOST = 1 << 24
"""Bytes that are read of a log, for one that begins with many GTIDs."""
_MOST_EVENTS = 10
"""Events of transactions that are looked at."""
_MICROS = 1_000_000


@dataclass(slots=True)
class LogBegin:
    """What the first events of a log tell. Times are seconds since 1970-01-01 UTC."""

    begun: int = 0
    """The time of the first event: when the statement began that had the server begin this log."""
    first_time: int | None = None
    """Of the first event that does not head the log."""
    latest: int = 0
    """The latest time of these events."""
    own_latest: int | None = None
    """The latest time of statements of the log's server; None where others wrote all of these events."""
    committed: float | None = None
    """When the log's server committed the first transaction; None where the log does not tell it."""
    is_ahead: bool = False
    """An event has a later time than its commit."""
    mark: int = 0
    """See `tail.identity`."""
    ends: LogEnds = field(default_factory=LogEnds)

    @property
    def before(self) -> GtidSet | None:
        """Return the transactions of all logs before this one; of MariaDB up to the last of each domain and server."""
        return self.ends.before

    def see(self, frame: Frame, decoder: EventDecoder) -> None:
        """Take note of the next event. Raises BinlogError."""
        header = frame.header
        if self.ends.server_version is None:
            self.begun, self.mark = header.timestamp, mark_of(frame)
        note_frame(self.ends, frame)
        self.latest = max(self.latest, header.timestamp)
        if self.first_time is None and header.event_type not in _UNCOUNTED:
            self.first_time = header.timestamp
        if header.event_type not in CONTROL and header.server_id == self.ends.server_id:
            self.own_latest = max(self.own_latest or 0, header.timestamp)
        if header.event_type in GTID_EVENTS:
            self._see_commit(header.timestamp, decoder.body(frame))

    def _see_commit(self, timestamp: int, body: object) -> None:
        if isinstance(body, GtidEvent) and body.immediate_commit_timestamp:
            committed = body.immediate_commit_timestamp
            self.committed = committed / _MICROS if self.committed is None else self.committed
            begun = max(timestamp * _MICROS, body.original_commit_timestamp or 0)
            self.is_ahead = self.is_ahead or begun > committed


def mark_of(frame: Frame) -> int:
    """Return a number of a log's first event, without the flag that the log is in use."""
    return zlib.crc32(begin_text(frame))


def begin_text(frame: Frame) -> bytes:
    """Return what a log's first event says, without the flag that the log is in use."""
    return f"{frame.header.timestamp} {frame.header.server_id} ".encode() + frame.body


def read_begins(sources: Sequence[Source]) -> list[LogBegin | None]:
    """Return how each log begins; None where that cannot be read without more: a stream, a damaged or encrypted log."""
    return list(read_all(_begin, sources))


def _begin(source: Source) -> LogBegin | None:
    if source.is_stream or source.content is not None:
        return None
    found, decoder, count = LogBegin(), EventDecoder(source.name), 0
    try:
        with closing(_frames(source)) as frames:
            for frame in frames:
                found.see(frame, decoder)
                if frame.header.event_type == _Type.start_encryption_event:
                    return None
                count += frame.header.event_type not in CONTROL
                if count == _MOST_EVENTS:
                    break
    except (BinlogError, OSError):  # who reads the log says what is wrong
        return None
    return None if found.ends.server_version is None or found.ends.is_relay_log else found


def _frames(source: Source) -> Generator[Frame, None, None]:
    """Yield the events that begin in the first bytes of a log, until some are no more about the log itself."""
    parser = FrameParser(source.name, size=source.size, verify_checksums=False)
    position, is_about_log = 0, True
    with closing(source.open(ahead=_PIECE)) as file:
        while position < _MOST and is_about_log and (piece := read_up_to(file, _PIECE)):
            position += len(piece)
            for frame in parser.feed(piece):
                is_about_log = frame.header.event_type in CONTROL
                yield frame

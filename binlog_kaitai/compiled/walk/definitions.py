"""The statements of a log that may define tables, found by the fast loops."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from binlog_kaitai._generated import layout
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.buffered_frames import event_of
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.walk.chunked_walk import ChunkedWalk
from binlog_kaitai.compiled.walk.event_walk import EventWalk
from binlog_kaitai.errors import BinlogError, SourceError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.log.frames import FormatDescription, Frame
from binlog_kaitai.log.source import Source
from binlog_kaitai.reading.history import DdlStatement, ddl_of, refuse_stream
from binlog_kaitai.reading.log_events import Decoded

__all__ = ["find_ddl"]

_Type = layout.EventType
_HANDLERS: dict[int, int] = {
    _Type.query_event: s.IF_DEFINING,
    _Type.gtid_event: s.MARIADB_GTID,
    _Type.transaction_payload_event: s.PAYLOAD_INSIDE,
    _Type.query_compressed_event: s.IF_DEFINING,
    _Type.format_description_event: s.ODD_EVENT,
    _Type.start_encryption_event: s.ODD_EVENT,
}


def find_ddl(source: Source, options: ReadOptions) -> list[DdlStatement]:
    """Return what `history.find_ddl` does. Raises SourceError."""
    refuse_stream(source)
    found: list[DdlStatement] = []
    try:
        frames = _frames(source, replace(options, schema=None, schema_from_log=False))
        found.extend(ddl_of(frames, EventDecoder(source.name)))
    except SourceError:
        raise
    except BinlogError:
        pass  # whoever reads the log next meets and reports it
    return found


def _frames(source: Source, options: ReadOptions) -> Iterator[Frame]:
    """Yield the events with statements that may define tables. Raises BinlogError at damage, after all before it."""
    found = _Found()
    walk = EventWalk(ChunkedWalk(source, options), found.take)
    with walk.opened() as found.context:
        found.context.events.set_handlers(_HANDLERS, s.COUNT)
        try:
            for _ in walk.pieces():
                yield from found.taken()
        except BinlogError:
            yield from found.taken()
            raise


class _Found:
    """The events that a walk has found, in order: those that the loops have noted, and those that Python was asked
    about."""

    context: Context

    def __init__(self) -> None:
        self._frames: list[Frame] = []
        self._form: FormatDescription | None = None

    def take(self, frame: Frame) -> Decoded:
        """Take an event that the loops do not know."""
        self._take_noted()
        if frame.payload_offset is None:
            self._form = frame.format
        self._frames.append(frame)
        return iter(())

    def taken(self) -> list[Frame]:
        """Return what was found since the last call."""
        self._take_noted()
        frames, self._frames = self._frames, []
        return frames

    def _take_noted(self) -> None:
        record, listed = self.context.record, self.context.items
        for number in range(int(record[C.items.next]), int(record[C.items.num])):
            item = listed.records[number]
            if item[r.Item.kind] == s.DEFINES:
                assert self._form is not None  # a format description comes before
                self._frames.append(event_of(self.context, self._form, item))
        record[C.items.next] = record[C.items.num]

"""The statements of a log that may define tables, found by the fast loops."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from binlog_kaitai._generated import layout
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.walk.chunked_walk import ChunkedWalk
from binlog_kaitai.compiled.walk.event_walk import EventWalk
from binlog_kaitai.errors import BinlogError, SourceError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.log.frames import Frame
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
    frames: list[Frame] = []

    def seen(frame: Frame) -> Decoded:
        frames.append(frame)
        return iter(())

    def taken() -> list[Frame]:
        found = frames.copy()
        frames.clear()
        return found

    walk = EventWalk(ChunkedWalk(source, options), seen)
    with walk.opened() as context:
        context.events.set_handlers(_HANDLERS, s.COUNT)
        try:
            for _ in walk.pieces():
                yield from taken()
        except BinlogError:
            yield from taken()
            raise

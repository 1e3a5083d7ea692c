"""The statements of a log that may define tables, found by the fast loops."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from binlog_kaitai._generated import layout
from binlog_kaitai.changes.history import DdlStatement, ddl_of
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.walk.by_event import EventByEventReader
from binlog_kaitai.errors import BinlogError, SourceError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import Event
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.log.source import Source

__all__ = ["find_ddl"]

_Type = layout.EventType
_HANDLERS: dict[int, int] = {
    _Type.query_event: s.IF_DEFINING,
    _Type.gtid_event: s.MARIADB_GTID,
    _Type.transaction_payload_event: s.PAYLOAD_IF_DEFINING,
    **dict.fromkeys(
        (
            _Type.query_compressed_event,
            _Type.format_description_event,
            _Type.start_encryption_event,
        ),
        s.ODD_EVENT,
    ),
}


def find_ddl(source: Source, options: ReadOptions) -> list[DdlStatement]:
    """Return what `history.find_ddl` does. Raises SourceError."""
    found: list[DdlStatement] = []
    try:
        found.extend(_Reader(source, replace(options, schema=None, schema_from_log=False)).statements())
    except SourceError:
        raise
    except BinlogError:
        pass  # whoever reads the log next meets and reports it
    return found


class _Reader(EventByEventReader):
    """Finds the events with statements that may define tables, in one log."""

    def statements(self) -> Iterator[DdlStatement]:
        """Yield the statements. Raises BinlogError at damage, after all before it."""
        return ddl_of(self._found(), EventDecoder(self.source.name))

    def _found(self) -> Iterator[Frame]:
        self._frames: list[Frame] = []
        with self._opened():
            self._context.set_handlers(_HANDLERS, s.COUNT)
            try:
                for _ in self._walked():
                    yield from self._taken_frames()
            except BinlogError:
                yield from self._taken_frames()
                raise

    def _taken_frames(self) -> list[Frame]:
        frames, self._frames = self._frames, []
        return frames

    def _seen(self, frame: Frame) -> Iterator[tuple[Frame, Event]]:
        self._frames.append(frame)
        return iter(())

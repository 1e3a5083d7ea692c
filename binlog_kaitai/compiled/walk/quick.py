"""The quick check of a log by the fast loops: sizes, checksums and types of its events."""

from __future__ import annotations

from binlog_kaitai._generated import layout
from binlog_kaitai.changes.log_ends import note_frame
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.walk.compiled_reader import CompiledReader
from binlog_kaitai.compiled.walk.event_walk import EventWalk
from binlog_kaitai.format.headers import event_type_name
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.reading.log_events import Decoded

__all__ = ["QuickReader"]

_Type = layout.EventType
_FOR_PYTHON = (
    _Type.format_description_event,
    _Type.previous_gtids_log_event,
    _Type.gtid_list_event,
    _Type.rotate_event,
    _Type.stop_event,
    _Type.start_encryption_event,
)


class QuickReader(CompiledReader):
    """Walks one log without looking into its events."""

    def count_events(self) -> None:
        """Fill the ledger. Raises BinlogError at damage."""
        walk = EventWalk(self._walk, self._seen)
        with walk.opened() as context:
            context.events.set_handlers(dict.fromkeys(_FOR_PYTHON, s.ODD_EVENT), s.COUNT)
            for _ in walk.pieces():
                pass

    def _seen(self, frame: Frame) -> Decoded:
        self.ledger.see_time(frame.header.timestamp)
        self.ledger.decoded[event_type_name(frame.header.event_type)] += 1
        note_frame(self.ledger.ends, frame)
        return iter(())

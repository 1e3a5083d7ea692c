"""The quick check of a log by the fast loops: sizes, checksums and types of its events."""

from __future__ import annotations

from functools import partial

from binlog_kaitai._generated import layout
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.log_ends import note_frame
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.walk.chunked_walk import ChunkedWalk
from binlog_kaitai.compiled.walk.event_walk import EventWalk
from binlog_kaitai.format.headers import event_type_name
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.reading.log_events import Decoded

__all__ = ["check_events"]

_Type = layout.EventType
_FOR_PYTHON = (
    _Type.format_description_event,
    _Type.previous_gtids_log_event,
    _Type.gtid_list_event,
    _Type.rotate_event,
    _Type.stop_event,
    _Type.start_encryption_event,
)


def check_events(log: ChunkedWalk) -> None:
    """Walk over a log without looking into its events, for its ledger alone. Raises BinlogError at damage."""
    walk = EventWalk(log, partial(_seen, log.log.ledger))
    with walk.opened() as context:
        context.events.set_handlers(dict.fromkeys(_FOR_PYTHON, s.ODD_EVENT), s.COUNT)
        for _ in walk.pieces():
            pass


def _seen(ledger: FileLedger, frame: Frame) -> Decoded:
    ledger.see_time(frame.header.timestamp)
    ledger.decoded[event_type_name(frame.header.event_type)] += 1
    note_frame(ledger.ends, frame)
    return iter(())

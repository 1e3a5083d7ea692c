"""How a log begins and ends: what it says of the server, and of the logs before and after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.changes.ledger import LogEnds
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import FormatDescriptionEvent, PreviousGtidsEvent, RotateEvent, StopEvent
from binlog_kaitai.events.rare_model import GtidListEvent
from binlog_kaitai.log.frames import Frame

__all__ = ["OPEN_END", "TYPES_OF_ENDS", "note_body", "note_frame"]

OPEN_END = "{file}: ends without ROTATE or STOP, though not marked as in use; its end may be missing"

_Type = layout.EventType
TYPES_OF_ENDS = {
    _Type.format_description_event,
    _Type.previous_gtids_log_event,
    _Type.gtid_list_event,
    _Type.rotate_event,
    _Type.stop_event,
}
"""Events that say something of the ends of their log."""


def note_body(ends: LogEnds, frame: Frame, body: object) -> None:
    """Note what an event says of its log's ends; most events say nothing of them."""
    note = _NOTES.get(type(body))
    if note is not None and frame.payload_offset is None:
        note(ends, frame, body)


def note_frame(ends: LogEnds, frame: Frame) -> None:
    """Do the same for a reader that decodes no bodies. A body that cannot be decoded says nothing."""
    if frame.header.event_type in TYPES_OF_ENDS:
        try:
            body = EventDecoder("").body(frame)
        except BinlogError:
            return
        note_body(ends, frame, body)


def _format(ends: LogEnds, frame: Frame, body: FormatDescriptionEvent) -> None:
    if ends.server_version is None:  # the second one of a relay log is the source's
        ends.server_version, ends.server_id = body.server_version, frame.header.server_id
        ends.created, ends.is_relay_log = frame.header.timestamp, frame.format.is_relay_log
        ends.at_server_start = body.created != 0


def _previous(ends: LogEnds, frame: Frame, body: PreviousGtidsEvent) -> None:
    if ends.previous_gtids is None:
        ends.previous_gtids = body.gtids


def _list(ends: LogEnds, frame: Frame, body: GtidListEvent) -> None:
    if ends.gtid_list is None:
        ends.gtid_list = body.gtids


def _rotate(ends: LogEnds, frame: Frame, body: RotateEvent) -> None:
    ends.next_file, ends.closing_end = body.file_name, frame.position + frame.header.event_size


def _stop(ends: LogEnds, frame: Frame, body: StopEvent) -> None:
    ends.next_file, ends.closing_end = None, frame.position + frame.header.event_size


_NOTES: dict[type, Callable[[LogEnds, Frame, Any], None]] = {
    FormatDescriptionEvent: _format,
    PreviousGtidsEvent: _previous,
    GtidListEvent: _list,
    RotateEvent: _rotate,
    StopEvent: _stop,
}

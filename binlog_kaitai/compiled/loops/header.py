"""Readers of the fields of an event's header."""

from __future__ import annotations

from binlog_kaitai.compiled.loops.memory import reader_of
from binlog_kaitai.format.structs import stored_field

__all__ = ["flags_of", "log_pos_of", "server_id_of", "size_of", "time_of", "type_of"]

time_of, type_of, server_id_of, size_of, log_pos_of, flags_of = (
    reader_of(stored_field("event_header", name))
    for name in ("timestamp", "event_type", "server_id", "event_size", "log_pos", "flags")
)

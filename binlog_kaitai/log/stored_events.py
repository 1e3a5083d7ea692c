"""Events as a log has them, made of a header and the parts of a body."""

from __future__ import annotations

from collections.abc import Sequence

from binlog_kaitai.format.headers import EventHeader, pack_header, seal
from binlog_kaitai.log.frames import FormatDescription

__all__ = ["Bytes", "Parts", "stored_event"]

Bytes = bytes | bytearray | memoryview
Parts = Sequence[Bytes]
"""The bytes of something, one part after another."""


def stored_event(header: EventHeader, body: Parts, form: FormatDescription) -> bytearray:
    """Return an event as a log of the format has it, with the parts of its body."""
    at = form.parts.body
    data = bytearray(form.len_header + sum(map(len, body)) + form.len_checksum)
    pack_header(data, header._replace(event_size=len(data), log_pos=0))
    for part in body:
        data[at : at + len(part)] = part
        at += len(part)
    if form.len_checksum:
        seal(data, form.parts.footer_of(0, len(data)))
    return data

"""The pieces of a rows event, as they are written again."""

from __future__ import annotations

from collections.abc import Sequence

from binlog_kaitai.carving.output import raw_event, with_checksum
from binlog_kaitai.errors import RedactionError
from binlog_kaitai.events.rare_model import PartialRowDataEvent
from binlog_kaitai.format.headers import HEADER_SIZE
from binlog_kaitai.log.frames import Frame

__all__ = ["Piece", "cut_again"]

Piece = tuple[Frame, PartialRowDataEvent]


def cut_again(pieces: Sequence[Piece], event: bytes) -> list[bytes]:
    """Return the pieces of a rows event that was changed; its header stays as it was. Raises RedactionError."""
    if len(event) != sum(body.num_bytes for _, body in pieces):
        raise RedactionError("a rows event in pieces would get another size; leave it out by a filter")
    made, at = [], 0
    for frame, body in pieces:
        data, end = bytearray(raw_event(frame)), frame.body_end - frame.start
        start = end - body.num_bytes
        kept = max(min(HEADER_SIZE - at, body.num_bytes), 0)
        data[start + kept : end] = event[at + kept : at + body.num_bytes]
        made.append(with_checksum(data, frame.format))
        at += body.num_bytes
    return made

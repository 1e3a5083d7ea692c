"""Events that are put together: their size, their checksum, and how long they are in base 64."""

from __future__ import annotations

from binlog_kaitai.compiled.loops.crc import crc32
from binlog_kaitai.compiled.loops.memory import kernel, udiv, writer_of
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.format.structs import stored_field

__all__ = ["len_base64", "seal"]

_put_size, _put_log_pos = (writer_of(stored_field("event_header", name)) for name in ("event_size", "log_pos"))
_put_checksum = writer_of(stored_field("event_footer", "checksum"))


@kernel
def len_base64(size: int) -> int:
    """Return how many letters so many bytes have in base 64."""
    return 4 * udiv(size + 2, 3)


@kernel
def seal(x: Context, event: int, end: int, len_checksum: int) -> int:
    """Complete the header of an event whose body ends at `end`, and write its checksum; gives the end of it."""
    _put_size(event, end - event + len_checksum)
    _put_log_pos(event, 0)
    if len_checksum:
        _put_checksum(end, crc32(x.known.crc, event, end))
    return end + len_checksum

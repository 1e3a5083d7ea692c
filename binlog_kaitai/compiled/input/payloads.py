"""Transaction payloads for the loops: inflated many at a time, after the bytes of the log in the same buffer."""

from __future__ import annotations

from binlog_kaitai._generated import layout
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.payload_room import MOST_PAYLOADS
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.zstd import new_inflater
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.bodies import READERS
from binlog_kaitai.events.model import TransactionPayloadEvent
from binlog_kaitai.format.compression import one_frame
from binlog_kaitai.format.headers import HEADER_SIZE, unpack_header
from binlog_kaitai.format.spec_errors import PARSE_ERRORS
from binlog_kaitai.log.frames import FormatDescription

__all__ = ["inflate_payloads", "plain_payload"]

_PAYLOAD = layout.EventType.transaction_payload_event
_ZSTD = layout.PayloadCompression.zstd.name.upper()
_AT_ONCE = 4 << 20
"""Bytes that are inflated together, unless one payload has more."""
_MOST = 32 << 20
"""Bytes of the largest payload that the loops take."""
_read, _make = READERS[_PAYLOAD]


def inflate_payloads(context: Context, form: FormatDescription) -> None:
    """Inflate the payloads of the events from the walk's place on, as many as are whole and as there is room for.

    One that cannot be is left to Python, which says what is wrong with it. No work item may stand in what was
    inflated before.
    """
    if not _can_inflate(context):
        _inflate_by_python(context, form)
        return
    context.payloads.make_room(_AT_ONCE)
    if wanted := context.payloads.inflate():
        context.payloads.make_room(wanted)
        context.payloads.inflate()


def _can_inflate(context: Context) -> bool:
    """Return whether the loops can inflate payloads."""
    context.payloads.inflater = context.payloads.inflater or new_inflater()
    if context.payloads.inflater is None:
        return False
    record = context.record
    record[C.inflate.function], record[C.inflate.state] = (
        context.payloads.inflater.function,
        context.payloads.inflater.state,
    )
    record[C.payloads.most_inflated] = _MOST
    return True


def _inflate_by_python(context: Context, form: FormatDescription) -> None:
    """Inflate payloads where there is no library that the loops can call."""
    found: list[tuple[int, bytes | None]] = []
    at, have, size = int(context.record[C.at]), int(context.record[C.have]), 0
    while have - at >= HEADER_SIZE and len(found) < MOST_PAYLOADS:
        header = unpack_header(context.buffer.data, at)
        end = at + header.event_size
        if header.event_size < form.len_header + form.len_checksum or end > have:
            break
        if header.event_type == _PAYLOAD:
            plain = _plain(context.buffer.data[at + form.parts.body : end - form.parts.behind].tobytes())
            size += len(plain or b"")
            if found and size > _AT_ONCE:
                break
            found.append((at, plain))
        at = end
    _enter(context, found)


def _plain(body: bytes) -> bytes | None:
    """Return what the payload of an event has inside; None where Python has to look."""
    try:
        event = _make(_read(body, 0, len(body))[0])
    except (BinlogError, *PARSE_ERRORS):
        return None
    assert isinstance(event, TransactionPayloadEvent)
    return plain_payload(event)


def plain_payload(event: TransactionPayloadEvent) -> bytes | None:
    """Return what a payload has inside; None for one that is too large for the loops, or not sound."""
    if event.uncompressed_size > _MOST:
        return None
    if event.compression != _ZSTD:
        return event.payload if len(event.payload) == event.uncompressed_size else None
    try:
        return one_frame(event.payload, event.uncompressed_size)
    except BinlogError:
        return None


def _enter(context: Context, found: list[tuple[int, bytes | None]]) -> None:
    """Put payloads into the buffer, and a list of them before the loops."""
    whole = b"".join(plain for _, plain in found if plain)
    context.payloads.make_room(max(len(whole), _AT_ONCE))
    start = context.payloads.start
    context.buffer.data[start : start + len(whole)] = whole
    entries = []
    for at, plain in found:
        entries.append((at, start if plain else 0, start + len(plain or b"")))
        start += len(plain or b"")
    context.payloads.set(entries)

"""Transaction payloads: what their events say; many at a time are inflated by libzstd, after the log's bytes."""

from __future__ import annotations

from binlog_kaitai._generated import layout, loops
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.header import size_of, type_of
from binlog_kaitai.compiled.loops.memory import call_in, get, kernel, value_of
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Payload
from binlog_kaitai.format.headers import HEADER_SIZE

__all__ = ["inflate", "payload_at", "read_payload", "size_inside"]

_EVENT = int(layout.EventType.transaction_payload_event)
_END_MARK, _COMPRESSION = int(layout.PayloadFieldType.end_mark), int(layout.PayloadFieldType.compression_type)
_SIZE, _PLAIN_SIZE = int(layout.PayloadFieldType.payload_size), int(layout.PayloadFieldType.uncompressed_size)
_call = value_of(1, call_in)
_ZSTD, _NONE = int(layout.PayloadCompression.zstd), int(layout.PayloadCompression.none)


@kernel
def read_payload(x: Context, body: int, e: int) -> bool:
    """Read the event of a payload: where its bytes are, how they are compressed, how many they become. False where
    Python has to look."""
    fields, p, kind = x.form.fields, body, _END_MARK + 1
    compression, size, plain = _NONE, -1, -1
    while kind != _END_MARK:
        p = loops.read_payload_field(p, e, fields)
        kind = get(fields, loops.PAYLOAD_FIELD_TYPE)
        if p == 0:
            return False
        if kind != _END_MARK:
            start, stop = get(fields, loops.PAYLOAD_FIELD_AT_VALUE), get(fields, loops.PAYLOAD_FIELD_STOP_VALUE)
            end, value, _ = loops._lenenc_int(start, stop)
            if end == 0:
                return False
            if kind == _COMPRESSION:
                compression = value
            elif kind == _SIZE:
                size = value
            elif kind == _PLAIN_SIZE:
                plain = value
    if (compression != _ZSTD and compression != _NONE) or (size >= 0 and size != e - p):
        return False
    x.inflate.start = p
    x.inflate.size = e - p
    x.payloads.is_compressed = 1 if compression == _ZSTD else 0
    x.payloads.plain_size = plain if plain >= 0 else e - p
    return True


@kernel
def _inflate_one(x: Context, target: int, end: int) -> int:
    """Inflate the payload that was read to an address before `end`; returns the address of what is inside, 0 where it
    is for Python."""
    size = x.payloads.plain_size
    if not x.payloads.is_compressed:
        return x.inflate.start if size == x.inflate.size else 0
    if size > end - target:
        return 0
    x.inflate.to = target
    x.inflate.room = size
    return target if _call(x + Context.inflate.function * 8) == size else 0


@kernel
def inflate(x: Context) -> int:
    """Inflate the payloads from the walk's place on, as many as are whole and as there is room for. Returns FULL where
    there is none for the first, which wants `x.notes.wanted_room`."""
    base, count = x.base, 0
    p, have = base + x.at, base + x.have
    target, end = base + x.payloads.inflated_at, base + x.payloads.inflated_end
    while have - p >= HEADER_SIZE and count < x.payloads.room:
        size, tail = size_of(p), x.form.len_checksum
        if size < x.form.len_header + tail or size > have - p:
            break
        if type_of(p) == _EVENT:
            start, wanted = 0, 0
            if read_payload(x, p + x.form.body, p + size - x.form.behind):
                wanted = x.payloads.plain_size
                if x.payloads.is_compressed and end - target < wanted <= x.payloads.most_inflated:
                    x.notes.wanted_room = wanted
                    if count == 0:
                        return s.FULL
                    break
                start = _inflate_one(x, target, end) if wanted <= x.payloads.most_inflated else 0
            record = Payload.nth(x.payloads.list, count)
            record.at = p - base
            record.start = start - base if start and wanted else 0
            record.end = start - base + wanted if start else 0
            count += 1
            x.payloads.num = count
            if start == target:
                target += wanted
        p += size
    return s.DONE


@kernel
def size_inside(x: Context, p: int, end: int) -> int:
    """Return the size of the event at p inside of a payload, 0 where it is not sound or does not end before `end`."""
    size = size_of(p) if end - p >= HEADER_SIZE else 0
    return 0 if size < x.form.len_header or size > end - p or size > x.limits.max_event else size


@kernel
def payload_at(x: Context, at: int) -> Payload:
    """The record of the payload of the event at an offset, 0 where it is not inflated."""
    for number in range(x.payloads.next, x.payloads.num):
        record = Payload.nth(x.payloads.list, number)
        if record.at == at:
            x.payloads.next = number
            return record
    return Payload(0)

"""Transaction payloads: what their events say; many at a time are inflated by libzstd, behind the log's bytes."""

from __future__ import annotations

from binlog_kaitai._generated import layout, loops
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.header import size_of, type_of
from binlog_kaitai.compiled.loops.memory import call_in, get, kernel, put, value_of
from binlog_kaitai.format.headers import HEADER_SIZE

__all__ = ["inflate", "payload_at", "read_payload", "size_inside"]

_EVENT = int(layout.EventType.transaction_payload_event)
_END_MARK, _COMPRESSION = int(layout.PayloadFieldType.end_mark), int(layout.PayloadFieldType.compression_type)
_SIZE, _PLAIN_SIZE = int(layout.PayloadFieldType.payload_size), int(layout.PayloadFieldType.uncompressed_size)
_call = value_of(1, call_in)
_ZSTD, _NONE = int(layout.PayloadCompression.zstd), int(layout.PayloadCompression.none)


@kernel
def read_payload(x: int, body: int, e: int) -> bool:
    """Read the event of a payload: where its bytes are, how they are compressed, how many they become. False where
    Python has to look."""
    fields, p, kind = get(x, s.C_FIELDS), body, _END_MARK + 1
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
    put(x, s.C_INFLATE_FROM, p)
    put(x, s.C_INFLATE_SIZE, e - p)
    put(x, s.C_IS_COMPRESSED, 1 if compression == _ZSTD else 0)
    put(x, s.C_PLAIN_SIZE, plain if plain >= 0 else e - p)
    return True


@kernel
def _inflate_one(x: int, target: int, end: int) -> int:
    """Inflate the payload that was read to an address before `end`; returns the address of what is inside, 0 where it
    is for Python."""
    size = get(x, s.C_PLAIN_SIZE)
    if not get(x, s.C_IS_COMPRESSED):
        return get(x, s.C_INFLATE_FROM) if size == get(x, s.C_INFLATE_SIZE) else 0
    if size > end - target:
        return 0
    put(x, s.C_INFLATE_TO, target)
    put(x, s.C_INFLATE_ROOM, size)
    return target if _call(x + s.C_INFLATE * 8) == size else 0


@kernel
def inflate(x: int) -> int:
    """Inflate the payloads from the walk's place on, as many as are whole and as there is room for. Returns FULL where
    there is none for the first, which wants C_WANTED_ROOM."""
    base, count = get(x, s.C_BASE), 0
    p, have = base + get(x, s.C_AT), base + get(x, s.C_HAVE)
    target, end = base + get(x, s.C_INFLATED_AT), base + get(x, s.C_INFLATED_END)
    while have - p >= HEADER_SIZE and count < get(x, s.C_ROOM_PAYLOADS):
        size, tail = size_of(p), get(x, s.C_LEN_CHECKSUM)
        if size < get(x, s.C_LEN_HEADER) + tail or size > have - p:
            break
        if type_of(p) == _EVENT:
            start, wanted = 0, 0
            if read_payload(x, p + get(x, s.C_BODY), p + size - get(x, s.C_BEHIND)):
                wanted = get(x, s.C_PLAIN_SIZE)
                if get(x, s.C_IS_COMPRESSED) and end - target < wanted <= get(x, s.C_MOST_INFLATED):
                    put(x, s.C_WANTED_ROOM, wanted)
                    if count == 0:
                        return s.FULL
                    break
                start = _inflate_one(x, target, end) if wanted <= get(x, s.C_MOST_INFLATED) else 0
            record = get(x, s.C_PAYLOADS) + count * ra.PL_SIZE * 8
            put(record, ra.PL_AT, p - base)
            put(record, ra.PL_START, start - base if start and wanted else 0)
            put(record, ra.PL_END, start - base + wanted if start else 0)
            count += 1
            put(x, s.C_NUM_PAYLOADS, count)
            if start == target:
                target += wanted
        p += size
    return s.DONE


@kernel
def size_inside(x: int, p: int, end: int) -> int:
    """Return the size of the event at p inside of a payload, 0 where it is not sound or does not end before `end`."""
    size = size_of(p) if end - p >= HEADER_SIZE else 0
    return 0 if size < get(x, s.C_LEN_HEADER) or size > end - p or size > get(x, s.C_MAX_EVENT) else size


@kernel
def payload_at(x: int, at: int) -> int:
    """The record of the payload of the event at an offset, 0 where it is not inflated."""
    for number in range(get(x, s.C_NEXT_PAYLOAD), get(x, s.C_NUM_PAYLOADS)):
        record = get(x, s.C_PAYLOADS) + number * ra.PL_SIZE * 8
        if get(record, ra.PL_AT) == at:
            put(x, s.C_NEXT_PAYLOAD, number)
            return record
    return 0

"""GTID events: the GTID of a transaction as text, and the numbers that go with it."""

from __future__ import annotations

from binlog_kaitai._generated import layout, loops
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.digits import hex_digits, put_int, put_uint
from binlog_kaitai.compiled.loops.memory import copy, get, kernel, load8, load32, load64, store8, store32, store64
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.transactions import Trx

__all__ = [
    "put_gtid_text",
    "put_mariadb_text",
    "put_prepared_id",
    "read_gtid",
    "read_mariadb_gtid",
    "read_tagged_gtid",
]

_ZERO, _NINE, _A, _Z, _UNDERSCORE, _DASH, _COLON = (ord(char) for char in "09az_-:")
_LETTERS = _A - 10
_X, _QUOTE, _COMMA = (ord(char) for char in "X',")
_AROUND_XA = 64
"""More bytes than the id of an XA transaction has besides its two parts, and what the writing of a number may touch."""
_UUID_SIZE = 16
"""Bytes of a UUID (RFC 9562)."""
_LONGEST_TAG = 32
"""Characters (server: libs/mysql/gtid/tag.h, MySQL 9)."""
_LAST_VERSION = (1 << 31) - 1
_LAST_MOMENT = 253_402_300_799_999_999
"""9999-12-31 23:59:59.999999 UTC, in microseconds since 1970-01-01."""

_Extra = layout.MariadbGtidExtraFlag
_IS_ALTER = int(_Extra.start_alter | _Extra.commit_alter | _Extra.rollback_alter)


@kernel
def _hex(digit: int) -> int:
    return _ZERO + digit if digit < 10 else _LETTERS + digit


@kernel
def _put_uuid(target: int, uuid: int) -> int:
    """Write a UUID as groups of 8, 4, 4, 4 and 12 digits with dashes between; returns the end of it."""
    second, third = hex_digits(load32(uuid + 4)), hex_digits(load32(uuid + 8))
    store64(target, hex_digits(load32(uuid)))
    store8(target + 8, _DASH)
    store32(target + 9, second)
    store8(target + 13, _DASH)
    store32(target + 14, second >> 32)
    store8(target + 18, _DASH)
    store32(target + 19, third)
    store8(target + 23, _DASH)
    store32(target + 24, third >> 32)
    store64(target + 28, hex_digits(load32(uuid + 12)))
    return target + 36


@kernel
def put_gtid_text(target: int, uuid: int, tag: int, tag_end: int, gno: int) -> int:
    """Write uuid:gno or uuid:tag:gno; returns the end of it, `target` for a UUID of zeros, which is no GTID."""
    if load64(uuid) == 0 and load64(uuid + 8) == 0:
        return target
    target = _put_uuid(target, uuid)
    store8(target, _COLON)
    target += 1
    if tag_end > tag:
        copy(target, tag, tag_end - tag)
        target += tag_end - tag
        store8(target, _COLON)
        target += 1
    return put_int(target, gno)


@kernel
def put_mariadb_text(target: int, domain: int, server: int, sequence: int) -> int:
    """Write domain-server-sequence; returns the end of it."""
    target = put_uint(target, domain)
    store8(target, _DASH)
    target = put_uint(target + 1, server)
    store8(target, _DASH)
    return put_uint(target + 1, sequence)


@kernel
def _put_clock(trx: Trx, committed: int, sequence: int) -> None:
    trx.last_committed = committed
    trx.sequence = sequence
    trx.known |= s.HAS_CLOCK


@kernel
def _put_times(trx: Trx, immediate: int, original: int) -> None:
    trx.immediate = immediate
    trx.original = original
    trx.known |= s.HAS_COMMIT_TIMES


@kernel
def _put_versions(trx: Trx, immediate: int, original: int) -> None:
    trx.immediate_version = immediate
    trx.original_version = original
    trx.known |= s.HAS_VERSIONS


@kernel
def _put_gtid(trx: Trx, uuid: int, tag: int, tag_end: int, gno: int) -> None:
    text = trx.gtid
    length = put_gtid_text(text, uuid, tag, tag_end, gno) - text
    trx.len_gtid = length
    if length:
        trx.uuid = load64(uuid)
        trx.uuid_end = load64(uuid + 8)
        trx.gno = gno
        trx.new_gtid = s.IS_TAGGED if tag_end > tag else s.IS_MYSQL


@kernel
def read_gtid(x: Context, trx: Trx, body: int, e: int) -> bool:
    """Set a transaction's GTID and numbers by MySQL's event; False for one that is for Python."""
    fields = x.form.fields
    if loops.read_gtid_log_event(body, e, fields) != e:
        return False
    uuid, gno = get(fields, loops.GTID_LOG_EVENT_AT_UUID), get(fields, loops.GTID_LOG_EVENT_GNO)
    immediate = get(fields, loops.GTID_LOG_EVENT_IMMEDIATE_COMMIT_TIMESTAMP)
    original = get(fields, loops.GTID_LOG_EVENT_ORIGINAL_COMMIT_TIMESTAMP)
    has_clock = get(fields, loops.GTID_LOG_EVENT_HAS_LAST_COMMITTED)
    if get(fields, loops.GTID_LOG_EVENT_STOP_UUID) - uuid != _UUID_SIZE or gno < 0:
        return False
    if max(immediate, original) > _LAST_MOMENT or get(fields, loops.GTID_LOG_EVENT_HAS_SEQUENCE_NUMBER) != has_clock:
        return False
    _put_gtid(trx, uuid, s.ZERO, s.ZERO, gno)
    if has_clock:
        committed = get(fields, loops.GTID_LOG_EVENT_LAST_COMMITTED)
        _put_clock(trx, committed, get(fields, loops.GTID_LOG_EVENT_SEQUENCE_NUMBER))
    if get(fields, loops.GTID_LOG_EVENT_HAS_IMMEDIATE_COMMIT_TIMESTAMP):
        _put_times(trx, immediate, original)
    if get(fields, loops.GTID_LOG_EVENT_HAS_IMMEDIATE_SERVER_VERSION):
        version = get(fields, loops.GTID_LOG_EVENT_IMMEDIATE_SERVER_VERSION)
        _put_versions(trx, version, get(fields, loops.GTID_LOG_EVENT_ORIGINAL_SERVER_VERSION))
    return True


@kernel
def _read_tagged_versions(trx: Trx, fields: int) -> bool:
    """Set the versions of a transaction's servers by an event that was read; False for what is for Python."""
    has_version = get(fields, loops.GTID_TAGGED_LOG_EVENT_HAS_IMMEDIATE_SERVER_VERSION)
    immediate = get(fields, loops.GTID_TAGGED_LOG_EVENT_IMMEDIATE_SERVER_VERSION)
    original = immediate
    if get(fields, loops.GTID_TAGGED_LOG_EVENT_HAS_ORIGINAL_SERVER_VERSION):
        original = get(fields, loops.GTID_TAGGED_LOG_EVENT_ORIGINAL_SERVER_VERSION)
    if not 0 <= immediate <= _LAST_VERSION or not 0 <= original <= _LAST_VERSION or (original and not has_version):
        return False
    if has_version:
        _put_versions(trx, immediate, original)
    return True


@kernel
def _read_uuid(target: int, pos: int, stop: int) -> bool:
    """Read a UUID of which each byte is a number of its own."""
    for i in range(_UUID_SIZE):
        pos, value = loops._uuid_varint(pos, stop)
        if pos == 0 or value > 0xFF:
            return False
        store8(target + i, value)
    return pos == stop


@kernel
def _is_plain_tag(p: int, end: int) -> bool:
    """Whether a tag has only what the server takes: small letters, digits and underscores."""
    if end - p > _LONGEST_TAG:
        return False
    while p < end:
        byte = load8(p)
        if not (_A <= byte <= _Z or _ZERO <= byte <= _NINE or byte == _UNDERSCORE):
            return False
        p += 1
    return True


@kernel
def read_tagged_gtid(x: Context, trx: Trx, body: int, e: int) -> bool:
    """Set a transaction's GTID and numbers by MySQL's event with a tag; False for one that is for Python."""
    fields, uuid = x.form.fields, x.scratch.words
    if loops.read_gtid_tagged_log_event(body, e, fields) != e:
        return False
    at, stop = get(fields, loops.GTID_TAGGED_LOG_EVENT_AT_UUID), get(fields, loops.GTID_TAGGED_LOG_EVENT_STOP_UUID)
    tag, tag_end = get(fields, loops.GTID_TAGGED_LOG_EVENT_AT_TAG), get(fields, loops.GTID_TAGGED_LOG_EVENT_STOP_TAG)
    gno = get(fields, loops.GTID_TAGGED_LOG_EVENT_GNO)
    if at == 0 or not _read_uuid(uuid, at, stop) or not _is_plain_tag(tag, tag_end) or gno <= 0:
        return False
    has_clock = get(fields, loops.GTID_TAGGED_LOG_EVENT_HAS_LAST_COMMITTED)
    has_times = get(fields, loops.GTID_TAGGED_LOG_EVENT_HAS_IMMEDIATE_COMMIT_TIMESTAMP)
    immediate = get(fields, loops.GTID_TAGGED_LOG_EVENT_IMMEDIATE_COMMIT_TIMESTAMP)
    original = immediate
    if get(fields, loops.GTID_TAGGED_LOG_EVENT_HAS_ORIGINAL_COMMIT_TIMESTAMP):
        original = get(fields, loops.GTID_TAGGED_LOG_EVENT_ORIGINAL_COMMIT_TIMESTAMP)
    if has_clock != get(fields, loops.GTID_TAGGED_LOG_EVENT_HAS_SEQUENCE_NUMBER):
        return False
    if max(immediate, original) > _LAST_MOMENT or (original and not has_times):
        return False
    _put_gtid(trx, uuid, tag, tag_end, gno)
    if has_clock:
        committed = get(fields, loops.GTID_TAGGED_LOG_EVENT_LAST_COMMITTED)
        _put_clock(trx, committed, get(fields, loops.GTID_TAGGED_LOG_EVENT_SEQUENCE_NUMBER))
    if has_times:
        _put_times(trx, immediate, original)
    return _read_tagged_versions(trx, fields)


@kernel
def _is_usual(fields: int) -> bool:
    """Whether MariaDB's event is of no ALTER TABLE in two phases."""
    extra = get(fields, loops.GTID_EVENT_EXTRA_FLAGS) if get(fields, loops.GTID_EVENT_HAS_EXTRA_FLAGS) else 0
    return not extra & _IS_ALTER


@kernel
def _put_bits(target: int, p: int, e: int) -> int:
    """Write bytes as ``X'...'``; returns the end of it."""
    store8(target, _X)
    store8(target + 1, _QUOTE)
    target += 2
    while p < e:
        byte = load8(p)
        store8(target, _hex(byte >> 4))
        store8(target + 1, _hex(byte & 0xF))
        target += 2
        p += 1
    store8(target, _QUOTE)
    return target + 1


@kernel
def _put_xa_id(trx: Trx, gtrid: int, gtrid_end: int, bqual: int, bqual_end: int, number: int) -> bool:
    """Set the id of an XA transaction, as `format.gtid.XaId` writes it; False for one that is too long."""
    if 2 * (gtrid_end - gtrid + bqual_end - bqual) > s.XA_ROOM - _AROUND_XA:
        return False
    text = trx.xa
    target = _put_bits(text, gtrid, gtrid_end)
    store8(target, _COMMA)
    target = _put_bits(target + 1, bqual, bqual_end)
    store8(target, _COMMA)
    trx.len_xa = put_int(target + 1, number) - text
    return True


@kernel
def put_prepared_id(trx: Trx, fields: int) -> bool:
    """Set the id of an XA transaction by the event that prepares it, which was read; False for one that is too long."""
    return _put_xa_id(
        trx,
        get(fields, loops.XA_PREPARE_LOG_EVENT_AT_GTRID),
        get(fields, loops.XA_PREPARE_LOG_EVENT_STOP_GTRID),
        get(fields, loops.XA_PREPARE_LOG_EVENT_AT_BQUAL),
        get(fields, loops.XA_PREPARE_LOG_EVENT_STOP_BQUAL),
        get(fields, loops.XA_PREPARE_LOG_EVENT_FORMAT_ID),
    )


@kernel
def read_mariadb_gtid(x: Context, trx: Trx, body: int, e: int, server: int) -> bool:
    """Set a transaction's GTID and thread by MariaDB's event; False for one that is for Python."""
    fields = x.form.fields
    if loops.read_gtid_event(body, e, fields) != e or not _is_usual(fields):
        return False
    if get(fields, loops.GTID_EVENT_HAS_FORMAT_ID) and not _put_xa_id(
        trx,
        get(fields, loops.GTID_EVENT_AT_GTRID),
        get(fields, loops.GTID_EVENT_STOP_GTRID),
        get(fields, loops.GTID_EVENT_AT_BQUAL),
        get(fields, loops.GTID_EVENT_STOP_BQUAL),
        get(fields, loops.GTID_EVENT_FORMAT_ID),
    ):
        return False
    domain, sequence = get(fields, loops.GTID_EVENT_DOMAIN_ID), get(fields, loops.GTID_EVENT_SEQUENCE_NUMBER)
    text = trx.gtid
    trx.len_gtid = put_mariadb_text(text, domain, server, sequence) - text
    trx.uuid = domain
    trx.uuid_end = server
    trx.gno = sequence
    trx.new_gtid = s.IS_MARIADB
    trx.commit_id = get(fields, loops.GTID_EVENT_COMMIT_ID) if get(fields, loops.GTID_EVENT_HAS_COMMIT_ID) else 0
    trx.known |= s.HAS_COMMIT_ID
    if get(fields, loops.GTID_EVENT_HAS_THREAD_ID):
        trx.thread_id = get(fields, loops.GTID_EVENT_THREAD_ID)
        trx.known |= s.HAS_THREAD_ID
    return True

"""What the event at the begin of a transaction says: its GTID as text, and the numbers that a known shape has."""

from __future__ import annotations

from binlog_kaitai._generated import layout
from binlog_kaitai.columnar.kernels import slots as s
from binlog_kaitai.columnar.kernels.digits import put_uint
from binlog_kaitai.columnar.kernels.memory import get, kernel, load8, load64, load_little, put, reader_of, store8

__all__ = ["put_gtid", "put_mariadb_gtid", "put_numbers"]

_GTID = {field.name: field for field in layout.PREFIX["gtid_log_event", None, None].fields}
_UUID_AT, _UUID_SIZE = _GTID["uuid"].offset, _GTID["uuid"].size
_gno = reader_of(_GTID["gno"])
_DASHES = (4, 6, 8, 10)
"""Bytes of a uuid before which its text has a dash."""


@kernel
def _hex(digit: int) -> int:
    return ord("0") + digit if digit < 10 else ord("a") - 10 + digit


@kernel
def put_gtid(trx: int, body: int) -> None:
    """The GTID of a transaction as text; none for a uuid of zeros."""
    uuid, text = body + _UUID_AT, trx + s.T_SLOTS * 8
    if load64(uuid) == 0 and load64(uuid + 8) == 0:
        return
    at = text
    for i in range(_UUID_SIZE):
        if i in _DASHES:
            store8(at, ord("-"))
            at += 1
        byte = load8(uuid + i)
        store8(at, _hex(byte >> 4))
        store8(at + 1, _hex(byte & 15))
        at += 2
    put(trx, s.T_UUID, load64(uuid))
    put(trx, s.T_UUID_END, load64(uuid + 8))
    put(trx, s.T_GNO, _gno(body))
    put(trx, s.T_NEW_GTID, s.IS_MYSQL)
    store8(at, ord(":"))
    put(trx, s.T_LEN_GTID, put_uint(at + 1, _gno(body)) - text)


@kernel
def put_mariadb_gtid(trx: int, domain: int, server: int, sequence: int) -> None:
    """domain-server-sequence"""
    text = trx + s.T_SLOTS * 8
    at = put_uint(text, domain)
    store8(at, ord("-"))
    at = put_uint(at + 1, server)
    store8(at, ord("-"))
    put(trx, s.T_LEN_GTID, put_uint(at + 1, sequence) - text)
    put(trx, s.T_UUID, domain)
    put(trx, s.T_UUID_END, server)
    put(trx, s.T_GNO, sequence)
    put(trx, s.T_NEW_GTID, s.IS_MARIADB)


@kernel
def put_numbers(trx: int, shape: int, body: int) -> None:
    """What an event of a known shape says about its transaction."""
    put(trx, s.T_KNOWN, get(shape, s.V_KNOWN))
    for i in range(s.NUM_NUMBERS):
        place = shape + (s.V_NUMBERS + 3 * i) * 8
        size = get(place, 2)
        number = load_little(body + get(place, 1), size) if size else 0
        put(trx, s.T_THREAD_ID + i, get(place, 0) + number)

"""Which bytes of an event that Python has found sound may differ in others that are sound for the same reason.

Found by trying: a bit that changes nothing but a value is free. The loops then pass events that differ in free bits
alone, and leave the others to Python.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from io import BytesIO

from kaitaistruct import KaitaiStream

from binlog_kaitai._generated import layout
from binlog_kaitai._generated.mysql_binlog import MysqlBinlog
from binlog_kaitai.bodies import READERS
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.spec_errors import PARSE_ERRORS

__all__ = ["GTID_SHAPES", "gtid_mask", "status_mask"]

_Type = layout.EventType
_FRACTION = layout.QueryStatusCode.microseconds.name
_ALL = (1 << 8) - 1
_KEPT = 256
"""Masks that are remembered: several readers may meet the same event."""
_LONGEST_GTID = 256
"""Bytes of a GTID event that are looked into one by one; MariaDB pads with as many as it likes."""

Shape = Callable[[bytes], Hashable]


def _of_mysql(body: bytes) -> Hashable:
    """Which fields a GTID event of MySQL has."""
    read, end = layout.read_gtid_log_event(body, 0, len(body))
    return end, tuple(value is None for value in read)


def _of_mariadb(body: bytes) -> Hashable:
    """Which fields a GTID event of MariaDB has."""
    read = MysqlBinlog.GtidEvent(KaitaiStream(BytesIO(body)))
    return read.flags, frozenset(vars(read))


GTID_SHAPES: dict[int, tuple[str, Shape]] = {
    _Type.gtid_log_event: ("gtid_log_event", _of_mysql),
    _Type.anonymous_gtid_log_event: ("gtid_log_event", _of_mysql),
    _Type.gtid_event: ("gtid_event", _of_mariadb),
}
"""By type of event: the spec's name of its body, and what says which fields a body has."""


@lru_cache(maxsize=_KEPT)
def gtid_mask(event_type: int, body: bytes) -> bytes:
    """One for each bit of a sound GTID event on which it depends that it is sound."""
    if len(body) > _LONGEST_GTID:
        return bytes([_ALL]) * len(body)
    name, shape = GTID_SHAPES[event_type]
    prefix, mask = layout.PREFIX[name, None, None], bytearray(len(body))
    wanted, free = shape(body), set()
    for field in prefix.fields:
        if field.name != "flags":
            free |= set(range(field.offset, field.offset + field.size))
    for place in range(len(body)):
        if place not in free:
            mask[place] = _needed(body, place, shape, wanted)
    return bytes(mask)


def _needed(body: bytes, place: int, shape: Shape, wanted: Hashable) -> int:
    """The bits of a byte that must stay as they are."""
    same = {value for value in range(_ALL + 1) if _shape_with(body, place, value, shape) == wanted}
    values, free = {body[place]}, 0
    for bit in (1 << number for number in range(8)):
        more = values | {value ^ bit for value in values}
        if more <= same:
            values, free = more, free | bit
    return _ALL & ~free


def _shape_with(body: bytes, place: int, value: int, shape: Shape) -> Hashable:
    try:
        return shape(body[:place] + bytes([value]) + body[place + 1 :])
    except (BinlogError, *PARSE_ERRORS):
        return None


@lru_cache(maxsize=_KEPT)
def status_mask(read: layout.QueryEvent) -> bytes:
    """Zero for each byte of the status variables that says nothing but a fraction of the statement's second.

    With another bit there, that variable differs and no other does.
    """
    known, mask = _variables(read), bytearray(bytes([_ALL]) * len(read.status_vars))
    for place in range(len(mask)) if _FRACTION in known else ():
        changed = bytearray(read.status_vars)
        changed[place] ^= 1
        try:
            found = _variables(read._replace(status_vars=bytes(changed)))
        except BinlogError:
            continue
        if found != known and {**found, _FRACTION: 0} == {**known, _FRACTION: 0}:
            mask[place] = 0
    return bytes(mask)


def _variables(read: layout.QueryEvent) -> dict[str, object]:
    return dict(READERS[_Type.query_event][1](read).status_vars)  # type: ignore[union-attr]  # it makes a QueryEvent

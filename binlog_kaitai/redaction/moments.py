"""Dates and times replaced by others that are in a calendar and on a clock.

A replacement is put together field by field and read again; one that is no value of the type is thrown away.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.errors import RedactionError
from binlog_kaitai.named import NamedTuple
from binlog_kaitai.redaction.fields import READERS, cell_of, get, members, put
from binlog_kaitai.redaction.secret import Draws, Secret
from binlog_kaitai.types import type_of
from binlog_kaitai.types.column_type import Limits
from binlog_kaitai.types.temporal import CALENDAR, CLOCK, SPAN

__all__ = ["limits_of", "other_moment"]

_MOST_TRIES = 1 << 16
_NEAR = 50
"""The field with the year changes by one part in so many at the most: else most dates would be of no century."""
_MOST_NEAR = 1 << 10
"""So many times a value near the old one is tried; 0000-00-05 has none."""
_FAR = 1 << 7
_BITS = 8
_OF_JSON: dict[str, Limits] = {"json_datetime": CALENDAR | CLOCK, "json_time": SPAN}
_LEADING = ("year", "hours", "seconds")
"""The first of these that a value has stays near the old one."""
_OF_DATE = {"year", "month", "day"}
_OF_CLOCK = ("hour", "minute", "second", "micros")
_IS_NEGATIVE = "is_negative"
_PROBES = (0x00, 0xFF, 0x55, 0xAA, 0x31, 0xC9)
"""Bytes of values in which each bit is turned over, to see what depends on it."""


def other_moment(secret: Secret, kind: str, data: bytes, *parameters: int) -> bytes:
    """Return another date or time, with the same sign; zero, which is none, stays. Raises RedactionError."""
    if not any(data):
        return data
    limits = limits_of(kind)
    draws = secret.draws(b"%b %b" % (kind.encode(), data))
    old, is_date = members(kind, data, *parameters), _has_no_clock(kind, data, *parameters)
    drawn = [part for part in _drawn_parts(kind, *parameters) if not is_date or part.members & _OF_DATE]
    for number in range(_MOST_TRIES):
        found = data
        for part in drawn:
            reach = 0 if not part.is_leading else 1 if number < _MOST_NEAR else 2
            found = put(found, part.field, _drawn(draws, part, get(data, part.field), reach))
        read = members(kind, found, *parameters)
        is_alike = read.get(_IS_NEGATIVE) == old.get(_IS_NEGATIVE) and not (is_date and _has_clock(read))
        if found != data and is_alike and _fits(read, limits, parameters):
            return found
    raise RedactionError(f"no other value was found for one of type {kind}")


def limits_of(kind: str) -> Limits:
    """Return what the members of a value can be, so that it is one in a calendar and on a clock."""
    return _OF_JSON.get(kind) or type_of(kind).limits or {}


class _Part(NamedTuple):
    """A field of a date or time that says something of the value."""

    field: layout.Field
    members: frozenset[str]
    """What depends on it."""
    is_leading: bool
    width: int
    """How many of its bits, from the lowest, can matter while the sign stays."""


@cache
def _drawn_parts(kind: str, *parameters: int) -> tuple[_Part, ...]:
    """Return the fields of a date or time by which its value differs: found by turning over each of their bits."""
    is_cell = kind not in READERS
    fields = cell_of(kind).fields(*parameters) if is_cell else layout.PREFIX[kind, None, None].fields
    names = [*limits_of(kind), _IS_NEGATIVE]
    found = []
    for field in fields:
        turned = [set(_turned(kind, fields, field, bit, names, *parameters)) for bit in range(_width(field))]
        known = members(kind, bytes(_size(fields)), *parameters)
        leading = next(name for name in _LEADING if name in known)
        width = max((bit + 1 for bit, by_bit in enumerate(turned) if by_bit - {_IS_NEGATIVE}), default=0)
        if width:
            by_field = frozenset().union(*turned)
            found.append(_Part(field, by_field, leading in by_field, width))
    return tuple(found)


def _turned(
    kind: str, fields: Sequence[layout.Field], field: layout.Field, bit: int, names: Sequence[str], *parameters: int
) -> Iterator[str]:
    """Yield the members that change with a bit of a field, where the sign stays."""
    for byte in _PROBES:
        data = bytes([byte]) * _size(fields)
        sign = 1 << bit if field.kind != "s" or bit < _width(field) - 1 else -1 << bit
        one = members(kind, data, *parameters)
        other = members(kind, put(data, field, get(data, field) ^ sign), *parameters)
        if one.get(_IS_NEGATIVE) == other.get(_IS_NEGATIVE):
            yield from (name for name in names if one.get(name) != other.get(name))


def _size(fields: Sequence[layout.Field]) -> int:
    return max(field.offset + field.size for field in fields)


def _width(field: layout.Field) -> int:
    return field.width if field.kind == "bits" else _BITS * field.size


def _drawn(draws: Draws, part: _Part, old: int, reach: int) -> int:
    """Return another value for a field of a date or time: any (0), one near the old one (1), or not so near (2)."""
    if not reach or not old:
        return old >> part.width << part.width | draws.below(1 << part.width)
    bits = _width(part.field)
    if reach > 1:
        return draws.below(min(1 << bits - (part.field.kind == "s"), _FAR * abs(old)))
    near = max(abs(old) // _NEAR, _NEAR)
    return min(max(draws.between(old - near, old + near), 0 if old > 0 else old - near), (1 << bits) - 1)


def _fits(read: Mapping[str, Any], limits: Limits, parameters: tuple[int, ...]) -> bool:
    if any(not first <= read[name] <= last for name, (first, last) in limits.items() if name in read):
        return False
    digits = parameters[0] if parameters else 6
    return bool(read.get("micros", 0) % 10 ** (6 - digits) == 0)


def _has_clock(read: Mapping[str, Any]) -> bool:
    return any(read.get(name) for name in _OF_CLOCK)


def _has_no_clock(kind: str, data: bytes, *parameters: int) -> bool:
    """Return whether a date in a JSON document has no time: it may be one of type DATE."""
    return kind == "json_datetime" and not _has_clock(members(kind, data, *parameters))

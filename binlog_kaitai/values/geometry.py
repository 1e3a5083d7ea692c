"""Spatial values: a reference system and a geometry in the well-known binary form."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from struct import Struct, error

from binlog_kaitai._generated import layout
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.format.structs import prefix_reader
from binlog_kaitai.regex import regex

__all__ = ["Geometry", "coordinates", "geometry_text", "geometry_value", "well_known_text"]

_PREFIX = layout.PREFIX["geometry", None, None]
_read = prefix_reader(_PREFIX, ("srid",))
_COUNTS, _NUMBERS = ({order: Struct(f"{sign}{code}") for order, sign in enumerate("><")} for code in "Id")
"""What reads the parts of the well-known binary form, by its first byte (OGC 06-103r4, section 8.2)."""
_POINT, _LINE, _POLYGON, _MOST_KINDS = 1, 2, 3, 7
_AXES = 2
_NAMES = {kind: kind.name.upper() for kind in layout.GeometryKind} | {_MOST_KINDS: "GEOMETRYCOLLECTION"}
"""As most programs know them."""
_GAP = regex(r"(?<=[A-Z]) (?=\()")
"""Between a name and what is in its brackets."""


@dataclass(frozen=True, slots=True)
class Geometry:
    """A spatial value."""

    srid: int
    """Id of the spatial reference system; 0 is the plane."""
    wkb: bytes
    """The geometry in the OGC well-known binary form."""


def geometry_value(data: bytes) -> Geometry:
    """A stored GEOMETRY. Raises MalformedEventError when it is too short."""
    if not data:
        return Geometry(0, b"")
    if len(data) < _PREFIX.size:
        raise MalformedEventError(f"a geometry of {len(data)} bytes")
    return Geometry(_read(data, 0)[0], data[_PREFIX.size :])


def coordinates(wkb: bytes) -> Iterator[tuple[int, Struct]]:
    """Yield where each coordinate of a geometry is in its well-known binary form, and what reads it there.

    Raises MalformedEventError for what is not of that form.
    """
    at = 0
    try:
        if wkb:
            found: list[tuple[int, Struct]] = []
            at = _walk(wkb, 0, found)
            yield from found
    except (error, IndexError, KeyError, RecursionError) as problem:
        raise MalformedEventError("a geometry that is not in the well-known binary form") from problem
    if at != len(wkb):
        raise MalformedEventError(f"{len(wkb) - at} bytes after a geometry")


def _walk(wkb: bytes, at: int, found: list[tuple[int, Struct]]) -> int:
    """Find the coordinates of the geometry at a place. Returns where it ends."""
    order = wkb[at]
    count, number = _COUNTS[order], _NUMBERS[order]
    (kind,) = count.unpack_from(wkb, at + 1)
    at += 1 + count.size

    def points(at: int, many: int) -> int:
        end = at + many * _AXES * number.size
        if end > len(wkb):
            raise IndexError(end)
        found.extend((place, number) for place in range(at, end, number.size))
        return end

    if kind == _POINT:
        return points(at, 1)
    if not _POINT < kind <= _MOST_KINDS:
        raise KeyError(kind)
    (parts,) = count.unpack_from(wkb, at)
    at += count.size
    if kind == _LINE:
        return points(at, parts)
    for _ in range(parts):
        if kind == _POLYGON:
            (many,) = count.unpack_from(wkb, at)
            at = points(at + count.size, many)
        else:
            at = _walk(wkb, at, found)
    return at


def geometry_text(value: Geometry) -> str:
    """Return a geometry as statements have it: ``POINT(8.54 47.37)``, and its reference system where it has one.

    Raises MalformedEventError for what is not of the well-known binary form.
    """
    text = _GAP.sub("", well_known_text(value.wkb)) or "EMPTY"
    return f"{text}, SRID {value.srid}" if value.srid else text


def well_known_text(wkb: bytes) -> str:
    """Return a geometry as text, such as ``POINT (3 2)``; nothing of nothing.

    Raises MalformedEventError for what is not of the well-known binary form.
    """
    for _ in coordinates(wkb):  # which says whether it is sound
        pass
    if not wkb:
        return ""
    try:
        name, text, _ = _named_text(wkb, 0)
    except RecursionError as problem:
        raise MalformedEventError("a geometry of too many parts inside of others") from problem
    return f"{name} {text}"


def _named_text(wkb: bytes, at: int) -> tuple[str, str, int]:
    """Return the name of the geometry at a place, which is sound, its text, and where it ends."""
    count = _COUNTS[wkb[at]]
    number = _NUMBERS[wkb[at]]
    (kind,) = count.unpack_from(wkb, at + 1)
    at += 1 + count.size
    if kind == _POINT:
        return _NAMES[kind], *_points_text(wkb, at, 1, number)
    (parts,) = count.unpack_from(wkb, at)
    at += count.size
    if kind == _LINE:
        return _NAMES[kind], *_points_text(wkb, at, parts, number)
    texts = []
    for _ in range(parts):
        if kind == _POLYGON:
            (many,) = count.unpack_from(wkb, at)
            text, at = _points_text(wkb, at + count.size, many, number)
        else:
            name, text, at = _named_text(wkb, at)
            text = f"{name} {text}" if kind == _MOST_KINDS else text
        texts.append(text)
    return _NAMES[kind], _listed(texts), at


def _points_text(wkb: bytes, at: int, many: int, number: Struct) -> tuple[str, int]:
    end = at + many * _AXES * number.size
    found = [_number_text(value) for (value,) in number.iter_unpack(wkb[at:end])]
    return _listed([f"{x} {y}" for x, y in zip(found[::_AXES], found[1::_AXES], strict=True)]), end


def _number_text(value: float) -> str:
    """Return a number without an exponent."""
    return f"{Decimal(repr(value)):f}".removesuffix(".0")


def _listed(texts: list[str]) -> str:
    return f"({', '.join(texts)})" if texts else "EMPTY"

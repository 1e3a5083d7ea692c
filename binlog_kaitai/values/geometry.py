"""Spatial values: a reference system and a geometry in the well-known binary form."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from struct import Struct, error

from binlog_kaitai._generated import layout
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.format.structs import prefix_reader

__all__ = ["Geometry", "coordinates", "geometry_text", "geometry_value"]

_PREFIX = layout.PREFIX["geometry", None, None]
_read = prefix_reader(_PREFIX, ("srid",))
_COUNTS, _NUMBERS = ({order: Struct(f"{sign}{code}") for order, sign in enumerate("><")} for code in "Id")
"""What reads the parts of the well-known binary form, by its first byte (OGC 06-103r4, section 8.2)."""
_POINT, _LINE, _POLYGON, _MOST_KINDS = 1, 2, 3, 7
_COLLECTION = _MOST_KINDS
_NAMES = {int(kind): kind.name.upper() for kind in layout.GeometryKind} | {_COLLECTION: "GEOMETRYCOLLECTION"}
"""In the well-known text."""
_AXES = 2
_Text = Callable[[int], tuple[str, int]]
"""Makes text of what is at a place, and says where that ends."""


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
    """Return a geometry as people write it: ``POINT(8.54 47.37)``, and its reference system where it has one.

    Raises MalformedEventError for what is not of the well-known binary form.
    """
    for _ in coordinates(value.wkb):
        pass  # which looks at all of it
    text = _text(value.wkb, 0)[0] if value.wkb else "EMPTY"
    return f"{text}, SRID {value.srid}" if value.srid else text


def _text(wkb: bytes, at: int) -> tuple[str, int]:
    """Return the text of the geometry at a place, and where it ends."""
    count, number = _COUNTS[wkb[at]], _NUMBERS[wkb[at]]
    (kind,) = count.unpack_from(wkb, at + 1)
    at += 1 + count.size

    def point(at: int) -> tuple[str, int]:
        places = range(at, at + _AXES * number.size, number.size)
        return " ".join(f"{number.unpack_from(wkb, place)[0]!r}".removesuffix(".0") for place in places), places.stop

    def many(at: int, part: _Text) -> tuple[str, int]:
        texts = []
        (parts,) = count.unpack_from(wkb, at)
        at += count.size
        for _ in range(parts):
            text, at = part(at)
            texts.append(text)
        return ", ".join(texts), at

    def inner(at: int) -> tuple[str, int]:
        text, at = _text(wkb, at)
        return text if kind == _COLLECTION else text[text.index("(") :], at

    def ring(at: int) -> tuple[str, int]:
        text, at = many(at, point)
        return f"({text})", at

    parts: dict[int, _Text] = {_LINE: point, _POLYGON: ring}
    inside, at = point(at) if kind == _POINT else many(at, parts.get(kind, inner))
    return f"{_NAMES[kind]}({inside})", at

"""Spatial values: a reference system and a geometry in the well-known binary form."""

from __future__ import annotations

from dataclasses import dataclass

from binlog_kaitai._generated import layout
from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.format.structs import prefix_reader

__all__ = ["Geometry", "geometry_value"]

_PREFIX = layout.PREFIX["geometry", None, None]
_read = prefix_reader(_PREFIX, ("srid",))


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

"""The bytes of an event with what each of them is, as lines.

A parser in debug mode tells where each field begins and ends. The lines follow one another without a gap: a byte that
no field has is refused, unless it is a zero that fills a body up to its size.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from kaitaistruct import KaitaiStruct

from ksy.errors import SpecError

from .representation import Representation, printable

BITS = re.compile(r"b\d+(le|be)?$")
PER_LINE = 10
"""Bytes in a line."""
COLUMN = 3 * PER_LINE + 1
"""Letters that they take."""


@dataclass(frozen=True)
class Line:
    """Some bytes and what they are; no bytes for the name of an object whose fields follow."""

    start: int
    end: int
    depth: int
    name: str
    text: str


@dataclass(frozen=True)
class Place:
    """An object of the parser: where its stream is in the file, and how deep its fields are."""

    item: Any
    base: int
    depth: int

    def range(self, name: str) -> tuple[int, int]:
        """Where a field is in the file."""
        found = self.item._debug.get(name, {})
        return (self.base + found["start"], self.base + found["end"]) if "end" in found else (0, 0)


class Dump:
    """Lines of a parser's objects; those of `closed` types have one line."""

    def __init__(self, types: Mapping[str, Mapping[str, Any]], closed: frozenset[str], data: bytes) -> None:
        self.types = types
        self.closed = closed
        self.data = data
        self.shown = Representation(types)

    def event(self, event: Any, start: int) -> list[Line]:
        """The lines of an event that starts at an offset of the file."""
        return list(self._tiled(self._object(Place(event, 0, 0)), start, start + event.header.event_size))

    def _tiled(self, lines: Iterator[Line], start: int, end: int) -> Iterator[Line]:
        """The lines, and one for zeros before a line that does not follow directly."""
        for line in (*lines, Line(end, end, 0, f"the event that ends at {end}", "")):
            if start < line.start:
                yield self._zeros(start, line.start, line)
            start = max(start, line.end)
            if line.start != end:
                yield line

    def _zeros(self, start: int, end: int, line: Line) -> Line:
        if any(self.data[start:end]):
            raise SpecError(f"{line.name} at {line.start}", f"no field has the bytes from {start} on")
        return Line(start, end, line.depth, "zeros", "up to the size of the body")

    def _object(self, place: Place) -> Iterator[Line]:
        """The fields of an object, then what instances read behind them."""
        last = None
        for names in self._together(place.item):
            start, last = place.range(names[0])[0], place.range(names[-1])[1]
            if self._is_bit(place.item, names[0]):
                last = start + self._num_bits(place.item, names) // 8
                yield Line(start, last, place.depth, "bits", self._bits(place.item, names))
            elif last > start:
                yield from self._field(place, names[0], names[0])
        if last is not None and self._has_own_stream(place.item) and last < place.base + place.item._io.size():
            yield from self._behind(place, last)

    def _behind(self, place: Place, start: int) -> Iterator[Line]:
        """The instance that reads the bytes behind the fields; fields rather than bytes, the longest."""
        instances = self.types[self.shown.name(place.item)].get("instances", {})
        values = {name: getattr(place.item, name, None) for name, body in instances.items() if "pos" in body}
        found = [name for name, value in values.items() if value and place.range(f"_m_{name}")[0] == start]
        if found:
            best = min(found, key=lambda name: (isinstance(values[name], bytes), -place.range(f"_m_{name}")[1]))
            yield from self._field(place, best, f"_m_{best}")

    def _field(self, place: Place, name: str, place_name: str) -> Iterator[Line]:
        value = getattr(place.item, name)
        start, end = place.range(place_name)
        if isinstance(value, list) and value and isinstance(value[0], KaitaiStruct):
            yield from self._items(place, name, value, place.item._debug[place_name]["arr"])
        elif isinstance(value, KaitaiStruct) and not self._is_closed(place.item, name, value):
            yield Line(start, start, place.depth, name, self.shown.text(value))
            base = place.base if value._io is place.item._io else start
            yield from self._object(Place(value, base, place.depth + 1))
        else:
            yield Line(start, end, place.depth, name, self._text(value))

    def _items(self, place: Place, name: str, items: list[Any], where: list[dict[str, int]]) -> Iterator[Line]:
        for index, (item, at) in enumerate(zip(items, where, strict=True)):
            start, end, label = place.base + at["start"], place.base + at["end"], f"{name}[{index}]"
            if not self.is_open_item(item):
                yield Line(start, end, place.depth, label, self.shown.text(item))
                continue
            yield Line(start, start, place.depth, label, self.shown.text(item))
            base = place.base if item._io is place.item._io else start
            yield from self._object(Place(item, base, place.depth + 1))

    def is_open_item(self, item: Any) -> bool:
        """Whether an item of a list has a line for each of its fields."""
        return self.shown.name(item) == "row"

    def _is_closed(self, owner: Any, name: str, value: Any) -> bool:
        return self.shown.name(value) in self.closed or "process" in self._attribute(owner, name)

    def _has_own_stream(self, item: Any) -> bool:
        """Whether an object is all that its stream has."""
        return item._parent is not None and item._io is not item._parent._io

    def _attribute(self, item: Any, name: str) -> Mapping[str, Any]:
        body = self.types[self.shown.name(item)]
        fields = (field for field in body.get("seq", []) if field["id"] == name)
        return next(fields, None) or body.get("instances", {}).get(name, {})

    # Fields of bits

    def _together(self, item: Any) -> Iterator[list[str]]:
        """The names of the fields that are there; those of bits up to where a byte ends together."""
        run: list[str] = []
        for name in item.SEQ_FIELDS:
            if "end" not in item._debug.get(name, {}):
                continue
            run.append(name)
            if not self._is_bit(item, name) or self._num_bits(item, run) % 8 == 0:
                yield run
                run = []

    def _is_bit(self, item: Any, name: str) -> bool:
        kind = str(self._attribute(item, name).get("type", ""))
        return bool(BITS.match(kind)) and int(re.sub(r"\D", "", kind)) % 8 > 0

    def _num_bits(self, item: Any, names: Sequence[str]) -> int:
        return sum(int(re.sub(r"\D", "", str(self._attribute(item, name)["type"]))) for name in names)

    def _bits(self, item: Any, names: Sequence[str]) -> str:
        values = {name: getattr(item, name) for name in names}
        shown = (name if value is True else f"{name} {value}" for name, value in values.items() if value)
        return ", ".join(shown) or "none is set"

    # Values

    def _text(self, value: Any) -> str:
        if isinstance(value, list):
            return ", ".join(self._text(item) for item in value)
        if isinstance(value, KaitaiStruct):
            return self.shown.text(value)
        if isinstance(value, Enum):
            return f"{value.value} {value.name}"
        if isinstance(value, bytes):
            text = printable(value)
            return text if re.match(r'".*[A-Za-z].*"', text) and len(value) > 1 else ""
        return f'"{value}"' if isinstance(value, str) else str(value)


WIDTH = 56
"""Letters of a value that are shown."""


HEAD = f"{'offset':>6} {'':<5} {'bytes':<{COLUMN}}{'field':<30} value"


def render(data: bytes, lines: Sequence[Line], first: int, most: int | None = None) -> str:
    """The lines as text: offset in the file, offset in the event, bytes, and what they are."""
    return "\n".join([HEAD, *(text for line in lines for text in _rows(data, line, first, most))])


def _rows(data: bytes, line: Line, first: int, most: int | None) -> Iterator[str]:
    label = f"{'  ' * line.depth}{line.name}"
    what = f"{label:<30} {_short(line.text)}".rstrip()
    offsets = list(range(line.start, line.end, PER_LINE))
    if not offsets:
        yield f"{'':{13 + COLUMN}}{what}"
    for index, offset in enumerate(offsets[:most]):
        part = data[offset : min(offset + PER_LINE, line.end)].hex(" ")
        place = f"{offset:>6} {f'+{offset - first}':<5}"
        yield f"{place} {part:<{COLUMN}}{what if index == 0 else ''}".rstrip()
    if most is not None and len(offsets) > most:
        yield f"{'':13}... {line.end - offsets[most]} bytes more"


def _short(text: str) -> str:
    return text if len(text) <= WIDTH else text[: WIDTH - 4] + " ..."

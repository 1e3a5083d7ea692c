"""Objects of the parser in debug mode to nodes: what they have read and where, and the bytes that nothing has read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from kaitaistruct import KaitaiStruct

from binlog_kaitai._generated.notes import TYPES, Note, Type
from binlog_kaitai.errors import BinlogError, MalformedEventError
from binlog_kaitai.format.compression import inflate
from binlog_kaitai.format.spec_errors import PARSE_ERRORS, described
from binlog_kaitai.inspection.shown import enum_note, object_text, plain, scalar_text
from binlog_kaitai.inspection.tree import Node, Space

__all__ = ["Parts", "tile"]

_FOR_THE_EYE = ("For the eye", "Plumbing")
"""How the spec begins the doc of an instance that only shows what is there a second time."""
_NODES_PER_BYTE = 12
_NODES_AT_LEAST = 1 << 12
"""A hostile JSON document may lead to its parts many times over: no sound event has more nodes."""

List = Callable[["Parts", Node, list[Any]], bool]
"""Takes a node for a list, its items in the parser's tree, and adds nodes; returns whether it knows them."""


class Parts:
    """Adds the parts of parser objects to nodes.

    Args:
        size: bytes of the event.
        as_list: knows lists that are shown in another way than item by item.
    """

    def __init__(self, size: int, as_list: List | None = None) -> None:
        self.errors: list[str] = []
        """What went wrong in instances."""
        self._left = _NODES_AT_LEAST + _NODES_PER_BYTE * size
        self._as_list = as_list

    def add(self, node: Node, item: Any, base: int) -> None:
        """Add what an object has read; `base` is where its stream begins in the node's space.

        Raises MalformedEventError for an event of too many parts.
        """
        told = TYPES[type(item).__name__]
        for name, start, end in _fields(item, told, base):
            self._field(node, item, told.members[name], name, start, end, base)
        taken = [(part.start, part.end) for part in node.parts]
        for name in _instances(item, told, base, taken, self.errors):
            self._field(node, item, told.members[name], f"_m_{name}", *_range(item, f"_m_{name}", base), base)
        for name in told.inflated:
            self._inflated(node, item, told.members[name])

    def made(self, node: Node, count: int = 1) -> Node:
        """Count nodes that were made. Raises MalformedEventError."""
        self._left -= count
        if self._left < 0:
            raise MalformedEventError("its parts refer to the same bytes over and over; it is not shown any further")
        return node

    def _field(self, node: Node, item: Any, note: Note, stored: str, start: int, end: int | None, base: int) -> None:
        value = getattr(item, stored, None)
        if value is None or (end is not None and end <= start):
            return
        if stored != note.name:
            base = _base(value, item, start, base)
        made = self.made(node.add(Node(note.name, start, start if end is None else end, node.space).note(note)))
        if isinstance(value, list):
            self._items(made, item, value, stored, note, base)
        elif isinstance(value, KaitaiStruct):
            self.object(made, value, _base(value, item, start, base), is_own=value._io is not item._io)
        else:
            _take(made, value)
            made.bits = _bits(item, note, made)
            made.text = _with_shown(made.text, item, note)
        if end is None:
            made.end = max([made.end, *(part.end for part in made.parts if part.space is made.space)])

    def object(self, node: Node, value: Any, base: int, *, is_own: bool) -> None:
        """Make a node that of an object; `is_own` tells that the object is all that its stream has."""
        told = TYPES[type(value).__name__]
        node.type, node.doc = told.name, node.doc or told.doc
        node.server_name = node.server_name or told.server_name
        self.add(node, value, base)
        node.text = object_text(value)  # last, for it may ask for instances, and does not say when they fail
        if is_own:
            node.end = base + value._io.size()
            tile(node, base, node.end)

    def _items(self, node: Node, item: Any, values: list[Any], stored: str, note: Note, base: int) -> None:
        node.text = f"{len(values)} {'item' if len(values) == 1 else 'items'}"
        where = item._debug[stored].get("arr", [])
        node.value = None
        if self._as_list is not None and self._as_list(self, node, values):
            return
        for index, value in enumerate(values):
            start = base + where[index]["start"]
            end = base + where[index].get("end", where[index]["start"])
            made = self.made(node.add(Node(str(index), start, end, node.space, is_item=True)))
            if isinstance(value, KaitaiStruct):
                self.object(made, value, _base(value, item, start, base), is_own=value._io is not item._io)
                made.end = max([made.end, *(part.end for part in made.parts if "end" not in where[index])])
            else:
                _take(made, value)
                made.doc = made.doc or note.doc

    def _inflated(self, node: Node, item: Any, note: Note) -> None:
        """Add what some bytes inflate to, as far as their size is what is announced."""
        if not _IS_INFLATED[note.name](item):
            return
        part = item if hasattr(item, "num_plain_bytes") else item.compressed
        try:
            data = inflate(part.data, part.num_plain_bytes)
            self._left += _NODES_PER_BYTE * len(data)
            value = getattr(item, note.name)
        except (BinlogError, *PARSE_ERRORS) as error:
            self.errors.append(described(error))
            value = getattr(item, f"_m_{note.name}", None)
        if value is None:
            return
        origin = node.space.inflated_from
        space = Space(data, 0, _event_of(node).start if origin is None else origin)
        made = self.made(Node(note.name, 0, len(data), space).note(note))
        if isinstance(value, KaitaiStruct):
            made.parent = node
            self.object(made, value, 0, is_own=True)
            _in_place_of(node, made)
        else:
            _take(node.add(made), value)


_IS_INFLATED: dict[str, Callable[[Any], bool]] = {
    "decompressed": lambda item: item.is_compressed and item.lookup.event_idx >= 0,
    "plain": lambda item: (
        getattr(item.method, "name", "") == "zlib"
        and getattr(item, "is_compressed", True)
        and not getattr(item, "is_raw_deflate", False)
    ),
}
"""Whether the spec has the instance for an object; asking for it would inflate it, whatever its size."""


def _in_place_of(node: Node, inflated: Node) -> None:
    """Show the parts of an inflated object as those of the object that it belongs to, and its bytes once."""
    for part in node.parts:
        part.parts = [inner for inner in part.parts if inner.space is part.space]
    for part in inflated.parts:
        node.add(part)


def _event_of(node: Node) -> Node:
    while node.type != "event" and node.parent is not None:
        node = node.parent
    return node


def _take(node: Node, value: Any) -> None:
    node.value, node.text = plain(value), scalar_text(value)
    known = enum_note(value)
    if known is not None and not node.doc.endswith(known.doc):
        node.doc = f"{node.doc}\n\n{known.server_name or known.name}: {known.doc}".strip()


def _with_shown(text: str, item: Any, note: Note) -> str:
    """Return a text with what shows the same for the eye."""
    if not note.shown_by:
        return text
    try:
        shown = object_text(getattr(item, note.shown_by))
    except PARSE_ERRORS:
        return text
    return f"{text} ({shown})" if shown and shown != "none" else text


def _base(value: Any, item: Any, start: int, base: int) -> int:
    """Return where the stream of an object begins: where its owner's does, or where the object itself does."""
    return start if isinstance(value, KaitaiStruct) and value._io is not item._io else base


def _range(item: Any, stored: str, base: int) -> tuple[int, int | None]:
    place = item._debug[stored]
    return base + place["start"], base + place["end"] if "end" in place else None


def _fields(item: Any, told: Type, base: int) -> Iterator[tuple[str, int, int | None]]:
    """Yield name, start and end of the fields that were read; the end of one that could not be read is None.

    A field of bits begins and ends in the bytes that it has bits of.
    """
    first, bit = 0, 0
    for name in item.SEQ_FIELDS:
        if "start" not in item._debug.get(name, {}):
            continue
        start, end = _range(item, name, base)
        num_bits = told.members[name].num_bits
        if not num_bits or end is None:
            bit = 0
            yield name, start, end
            continue
        first = start if bit == 0 else first
        yield name, first + bit // 8, first + -(-(bit + num_bits) // 8)
        bit += num_bits


def _bits(item: Any, note: Note, node: Node) -> tuple[int, int] | None:
    """Return which bits of its first byte on a field has."""
    if not note.num_bits:
        return None
    told, before = TYPES[type(item).__name__], 0
    for name in item.SEQ_FIELDS:
        if name == note.name:
            break
        before += told.members[name].num_bits
    return divmod(before, 8)[1], note.num_bits


def _instances(item: Any, told: Type, base: int, taken: list[tuple[int, int]], errors: list[str]) -> list[str]:
    """Return the instances that read bytes which no field has; of those that read the same, the most detailed one."""
    found: list[tuple[bool, int, str, int, int]] = []
    for order, name in enumerate(told.located):
        if name in told.inflated or told.members[name].doc.startswith(_FOR_THE_EYE):
            continue
        try:
            value = getattr(item, name)
        except PARSE_ERRORS as error:
            errors.append(described(error))
            value = getattr(item, f"_m_{name}", None)
        if value is None or "start" not in item._debug.get(f"_m_{name}", {}):
            continue
        start, end = _range(item, f"_m_{name}", base)
        found.append((isinstance(value, bytes), order, name, start, start if end is None else end))
    chosen: list[str] = []
    for _, _, name, start, end in sorted(found):
        is_partial = "end" not in item._debug[f"_m_{name}"]
        if (start < end or is_partial) and not any(start < other and one < end for one, other in taken):
            chosen.append(name)
            taken.append((start, max(end, start + is_partial)))
    return chosen


def tile(node: Node, start: int, end: int) -> None:
    """Give the bytes between two addresses that no leaf has leaves of their own."""
    at, gaps = start, []
    for one, other in sorted((leaf.start, leaf.end) for leaf in _leaves(node)):
        if at < one:
            gaps.append((at, min(one, end)))
        at = max(at, other)
    if at < end:
        gaps.append((at, end))
    for number, (one, other) in enumerate(gap for gap in gaps if gap[0] < gap[1]):
        _insert(node, _unknown(node, one, other, number))


def _leaves(node: Node) -> Iterator[Node]:
    """The leaves that have bytes of the same space, without making what is made on demand."""
    for part in node.parts:
        if part.space is node.space:
            yield from _leaves(part) if part.parts else (part,)


def _unknown(node: Node, start: int, end: int, number: int) -> Node:
    data = node.space.read(start, end)
    text = "zeros" if not any(data) else scalar_text(data)
    made = Node(f"unknown_{number}" if number else "unknown", start, end, node.space, text=text, value=data)
    made.is_unknown, made.doc = True, "Bytes that no field of the spec has."
    return made


def _insert(node: Node, made: Node) -> None:
    index = next((i for i, part in enumerate(node.parts) if part.start >= made.end and part.space is node.space), None)
    made.parent = node
    node.parts.insert(len(node.parts) if index is None else index, made)

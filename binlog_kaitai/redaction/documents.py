"""JSON documents replaced by others of the same shape and size: other names, numbers and texts in the same places."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from binlog_kaitai._generated import layout
from binlog_kaitai.errors import RedactionError
from binlog_kaitai.format.structs import CELL_TYPES
from binlog_kaitai.inspection.tree import Node
from binlog_kaitai.redaction.alphabet import ANY
from binlog_kaitai.redaction.moments import other_moment
from binlog_kaitai.redaction.secret import Secret
from binlog_kaitai.redaction.values import Values
from binlog_kaitai.regex import regex

__all__ = ["redacted_document"]

_UTF8 = "utf8mb4"
_SIZES = ("small", "large")
_CONTAINERS = {f"json_{size}_container" for size in _SIZES}
_INLINE = {"json_small_element": layout.json_small_is_inline, "json_large_element": layout.json_large_is_inline}
_PLACE = {"json_small_element": layout.json_small_place, "json_large_element": layout.json_large_place}
_NUMBERS = {*layout.JSON_VALUES.values()} & CELL_TYPES
_BOOLEANS = (int(layout.JsonConstant.true_literal), int(layout.JsonConstant.false_literal))
_LEG = regex(rb"\.(?:\"(?P<quoted>[^\"\\]*)\"|(?P<name>[^\s.\[*\"\\]+))|\[(?:\d+|last(?:-\d+)?)\]")


def redacted_document(node: Node, secret: Secret) -> bytes:
    """Return other bytes for a stored document, or for what a partial update changes of one.

    Args:
        node: the value in the tree.
        secret: what stands in for what.

    Raises RedactionError.
    """
    return _Document(node, secret).run()


class _Document:
    """One value that is being replaced."""

    def __init__(self, node: Node, secret: Secret) -> None:
        self._node = node
        self._secret = secret
        self._values = Values(secret)
        self._data = bytearray(node.data)

    def run(self) -> bytes:
        """Replace everything that is a value or a name."""
        objects = []
        for node in self._node.walk():
            if node.is_unknown:  # what older versions of the document left there
                self._put(node.start, bytes(node.size))
            elif node.type in _CONTAINERS:
                objects.append(node)
            else:
                self._take(node)
        for node in objects:
            self._rename(node)
        return bytes(self._data)

    def _take(self, node: Node) -> None:
        if node.type in _INLINE:
            self._inline(node)
        elif node.type == "json_string":
            self._text(node, _UTF8)
        elif node.type == "json_literal":
            self._put(node.start, self._literal(node.data))
        elif node.type in _NUMBERS and node.name == "body":
            self._put(node.start, self._values.fixed(node.type, node.data))
        elif node.type == "json_opaque":
            self._opaque(node)
        elif node.type == "json_diff":
            self._path(node)

    def _put(self, start: int, data: bytes) -> None:
        at = start - self._node.start
        self._data[at : at + len(data)] = data

    def _at(self, start: int, end: int) -> bytes:
        return bytes(self._data[start - self._node.start : end - self._node.start])

    def _text(self, node: Node, charset: str) -> None:
        for part in node.children:
            if part.name == "value":
                self._put(part.start, self._secret.text(part.data, charset))

    def _literal(self, data: bytes) -> bytes:
        """Return the other one of true and false; null stays."""
        (number,) = data
        return bytes([_BOOLEANS[not _BOOLEANS.index(number)]]) if number in _BOOLEANS else data

    def _inline(self, node: Node) -> None:
        """Replace a value that is where others have their place."""
        parts = {part.name: part for part in node.children}
        if "type" not in parts or not _INLINE[node.type](type=parts["type"].value):
            return
        kind = layout.JSON_VALUES[parts["type"].value]
        place = _PLACE[node.type](
            base=0, ofs_element=node.start, type=parts["type"].value, ofs_or_inline=parts["ofs_or_inline"].value
        )
        data = self._node.space.read(place, place + layout.PREFIX[kind, None, None].size)
        self._put(place, self._literal(data) if kind == "json_literal" else self._values.fixed(kind, data))

    def _opaque(self, node: Node) -> None:
        value = next((part for part in node.children if part.name == "value"), None)
        if value is None:
            return
        if value.type == "json_decimal":
            parts = {part.name: part for part in value.children}
            number = parts["number"]
            self._put(number.start, self._values.decimal(number.data, parts["precision"].value, parts["scale"].value))
        elif value.type:
            self._put(value.start, other_moment(self._secret, value.type, value.data))
        else:
            self._put(value.start, self._secret.text(value.data, ANY))

    def _path(self, node: Node) -> None:
        """Rename the members of the path of a partial update as those of the documents."""
        path = next((part for part in node.children if part.name == "path"), None)
        if path is None:
            return
        at, data = 1, path.data
        while at < len(data):
            match = _LEG.match(data, at)
            if match is None:
                raise RedactionError(f"the path {data[:80]!r} of a partial update has a name that cannot be replaced")
            name = match["quoted"] if match["quoted"] is not None else match["name"]
            if name:
                self._put(path.start + match.start(match.lastgroup or 0), self._secret.text(name, _UTF8))
            at = match.end()

    def _rename(self, node: Node) -> None:
        """Give the members of an object other names, and put those that are of the same length in their order.

        The server searches members by length, then by their bytes.
        """
        lists = {part.name: part.children for part in node.children}
        keys, elements = lists.get("keys", []), lists.get("elements", [])
        if not keys:
            return
        places = [next((part for part in key.children if part.name == "name"), None) for key in keys]
        names = list(self._unique([b"" if place is None else place.data for place in places]))
        stored = [self._at(element.start, element.end) for element in elements]
        for slots in _alike([len(name) for name in names]):
            order = sorted(slots, key=lambda slot: names[slot])
            for slot, other in zip(slots, order, strict=True):
                place = places[slot]
                if place is not None:
                    self._put(place.start, names[other])
                self._put(elements[slot].start, stored[other])

    def _unique(self, names: list[bytes]) -> Iterator[bytes]:
        """Yield other names, each once."""
        taken: set[bytes] = set()
        for name in names:
            for number in count():
                found = self._secret.text(name, _UTF8)
                for _ in range(number):
                    found = self._secret.text(found, _UTF8)
                if found not in taken:
                    break
                if number > _MOST_NAMES:
                    raise RedactionError("an object of a JSON document has more members than there are other names")
            taken.add(found)
            yield found


_MOST_NAMES = 1 << 8


def _alike(sizes: list[int]) -> Iterator[list[int]]:
    """Yield the numbers of names of the same length."""
    found: dict[int, list[int]] = {}
    for number, size in enumerate(sizes):
        found.setdefault(size, []).append(number)
    yield from found.values()

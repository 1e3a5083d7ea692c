"""The tree that `inspect` shows: nodes with a name, a place, and a value.

A leaf is a field of the spec. The leaves of an event cover all of its bytes: bytes that no field has are leaves, too,
marked as unknown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import field
from typing import Any

from binlog_kaitai._generated.notes import Note
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.inspection.paths import find
from binlog_kaitai.regex import regex

__all__ = ["Node", "Space"]

_PLAIN = regex(r"[@\w$-]+\Z")


@dataclass(slots=True, eq=False)
class Space:
    """Bytes that addresses count in: the log, or what a part of it inflates to."""

    data: bytes = field(repr=False)
    """Some bytes of it."""
    base: int
    """Address of the first of them."""
    inflated_from: int | None = None
    """Position in the log of the event that they were inflated from; None for the bytes of the log itself."""

    def read(self, start: int, end: int) -> bytes:
        """Return the bytes between two addresses, as far as they are there."""
        return self.data[max(start - self.base, 0) : max(end - self.base, 0)]


@dataclass(slots=True, eq=False)
class Node:
    """One event, part or field of a log.

    `start` and `end` are addresses in bytes: in the log, or, where `inflated_from` is set, in what the event at that
    position of the log inflates to.
    """

    name: str
    """Name of the field; the number of an item of a list; the name of a column."""
    start: int
    end: int
    space: Space = field(repr=False)
    type: str = ""
    """The spec's name of its type, empty for a plain field."""
    text: str = ""
    """The value as people read it."""
    value: Any = None
    """The value of a field: an int, float, str, bytes or bool; None for what has parts."""
    doc: str = field(default="", repr=False)
    """What the spec says of it."""
    server_name: str = ""
    """What the servers' sources call it."""
    error: str | None = None
    """What is wrong with it."""
    is_unknown: bool = False
    """Bytes that no field of the spec has."""
    bits: tuple[int, int] | None = None
    """For a field that is not made of whole bytes: its first bit, counted from the highest of the first byte, and how
    many it has."""
    is_item: bool = False
    """An item of a list, or one that is addressed by a number."""
    is_quoted: bool = False
    """A column that is called as a field is: its name is in backquotes in paths."""
    parent: Node | None = field(default=None, repr=False)
    parts: list[Node] = field(default_factory=list, repr=False)
    fill: Callable[[Node], None] | None = field(default=None, repr=False)
    """Makes the parts when they are first asked for."""

    @property
    def children(self) -> list[Node]:
        """The parts, in the order of the spec."""
        if self.fill is not None:
            fill, self.fill = self.fill, None
            fill(self)
        return self.parts

    @property
    def size(self) -> int:
        """Number of bytes."""
        return self.end - self.start

    @property
    def data(self) -> bytes:
        """The bytes, as far as they are there."""
        return self.space.read(self.start, self.end)

    @property
    def inflated_from(self) -> int | None:
        """Position in the log of the event that the bytes were inflated from; None for bytes of the log itself."""
        return self.space.inflated_from

    @property
    def path(self) -> str:
        """The address of the node, such as ``events[812].body.rows[3].after.total``."""
        parts: list[str] = []
        node: Node | None = self
        while node is not None:
            parts.append(node.step if node.is_item else f".{node.step}")
            node = node.parent
        return "".join(reversed(parts)).removeprefix(".")

    @property
    def step(self) -> str:
        """The last part of the path."""
        if self.is_item:
            return f"[{self.name}]"
        is_plain = _PLAIN.match(self.name) and not self.is_quoted
        return self.name if is_plain else "`" + self.name.replace("`", "``") + "`"

    def add(self, node: Node) -> Node:
        """Add a part."""
        node.parent = self
        self.parts.append(node)
        return node

    def note(self, note: Note) -> Node:
        """Take over what the spec says."""
        self.doc, self.server_name = note.doc, note.server_name
        return self

    def walk(self) -> Iterator[Node]:
        """Yield the node and everything below it, each before its parts."""
        yield self
        for child in self.children:
            yield from child.walk()

    def leaves(self) -> Iterator[Node]:
        """Yield the nodes without parts."""
        return (node for node in self.walk() if not node.parts)

    def __getitem__(self, path: str | int) -> Node:
        """Return the part at a path below this node. Raises KeyError."""
        return find(self, f"[{path}]" if isinstance(path, int) else path)

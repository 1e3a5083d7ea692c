"""A log as one page of HTML: events, tree and bytes side by side, with all that it needs inside.

What a log holds is hostile: the page has it as data, never as markup, and its security policy allows no script but its
own, and no network.
"""

from __future__ import annotations

import hashlib
import json
from base64 import b64encode
from collections.abc import Iterable, Iterator
from typing import IO, Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from binlog_kaitai.format.structs import CELL_TYPES
from binlog_kaitai.inspection.documents_js import decimals, documents, others
from binlog_kaitai.inspection.events import EventNode
from binlog_kaitai.inspection.readings import readings
from binlog_kaitai.inspection.tree import Node, Space

__all__ = ["write_page"]

_CHUNK = 200
"""Items of a list that the page reads at a time."""
_UNKNOWN, _ITEM, _GROUP, _COLUMN = 1, 2, 4, 8
_MOST_TEXT = 400


def write_page(page: IO[bytes], name: str, events: Iterable[EventNode]) -> int:
    """Write the page of a log, or of some of its events. Returns how many events it shows. Raises OSError."""
    environment = Environment(
        autoescape=True, undefined=StrictUndefined, loader=PackageLoader("binlog_kaitai.inspection")
    )
    script = environment.get_template("page.js.j2").render(
        readings=readings(), decimals=decimals(), documents=documents(), others=others()
    )
    style = environment.get_template("page.css.j2").render()
    template = environment.get_template("page.html.j2")
    texts = _Texts()
    count = 0

    def write(text: str) -> None:
        page.write(text.encode(errors="backslashreplace"))

    head, tail = template.render(
        name=name,
        script=script,
        style=style,
        script_hash=_hash(script),
        style_hash=_hash(style),
        data="\0",
    ).split("\0")
    write(head)
    write('{"events":[')
    for event in events:
        write("," * bool(count) + _safe(_event(event, texts)))
        count += 1
    write(f'],"file":{_safe(name)},"texts":{_safe(texts.all)}}}')
    write(tail)
    return count


def _hash(text: str) -> str:
    return b64encode(hashlib.sha256(text.encode()).digest()).decode()


def _safe(value: Any) -> str:
    """Return JSON that can be inside of a script element."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


class _Texts:
    """Texts that occur often, by number."""

    def __init__(self) -> None:
        self.all: list[str] = []
        self._numbers: dict[str, int] = {}

    def number(self, text: str) -> int:
        """Return the number of a text."""
        if text not in self._numbers:
            self._numbers[text] = len(self.all)
            self.all.append(text)
        return self._numbers[text]


class _Spaces:
    """The bytes of one event, and what parts of it inflate to."""

    def __init__(self) -> None:
        self.all: list[dict[str, Any]] = []
        self._numbers: dict[int, int] = {}
        self._kept: list[Space] = []  # so that no other object gets the same id

    def number(self, space: Space) -> int:
        """Return the number of the bytes that a node is in."""
        if id(space) not in self._numbers:
            self._numbers[id(space)] = len(self.all)
            self._kept.append(space)
            inside = space.inflated_from is not None
            self.all.append({"base": space.base, "inside": inside, "data": b64encode(space.data).decode()})
        return self._numbers[id(space)]


def _event(event: EventNode, texts: _Texts) -> dict[str, Any]:
    spaces = _Spaces()
    tree = _node(event, texts, spaces)
    checksum = next((part.text for part in event.parts if part.name == "footer"), "")
    state = "" if not checksum else "right" if "(right)" in checksum else "wrong"
    return {
        "n": event.name,
        "p": event.position,
        "s": event.size,
        "t": event.event_type,
        "x": event.text[:_MOST_TEXT],
        "e": event.error,
        "c": state,
        "tree": json.dumps(tree, ensure_ascii=False, separators=(",", ":")),
        "spaces": spaces.all,
    }


def _node(node: Node, texts: _Texts, spaces: _Spaces) -> list[Any]:
    """Return a node as the page has it: name, start, size, text, bytes, flags, what the spec says, error, parts."""
    flags = _UNKNOWN * node.is_unknown | _ITEM * node.is_item | _COLUMN * (node.type in CELL_TYPES)
    said = texts.number("\n".join((node.type, node.server_name, node.doc)))
    number = spaces.number(node.space)
    children = node.children
    parts: list[Any] = [_node(part, texts, spaces) for part in children[:_CHUNK]]
    if len(children) > _CHUNK:
        parts = list(_groups(node, children, texts, spaces))
    shown = node.step if not node.is_item else node.name
    return [shown, node.start, node.size, node.text[:_MOST_TEXT], number, flags, said, node.error or 0, parts]


def _groups(node: Node, children: list[Node], texts: _Texts, spaces: _Spaces) -> Iterator[list[Any]]:
    """Yield the items of a long list in groups, each of which the page reads when it is opened."""
    for at in range(0, len(children), _CHUNK):
        group = children[at : at + _CHUNK]
        parts = json.dumps([_node(part, texts, spaces) for part in group], ensure_ascii=False, separators=(",", ":"))
        first, last = group[0], group[-1]
        name = f"{first.step} to {last.step}"
        size = last.end - first.start
        yield [name, first.start, size, f"{len(group)} items", spaces.number(first.space), _GROUP, 0, 0, parts]

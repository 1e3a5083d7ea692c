"""A log as one page of HTML: events, tree and bytes side by side, with all that it needs inside.

What a log holds is hostile: the page has it as data, never as markup, and its security policy allows no script but its
own, and no network.
"""

from __future__ import annotations

import hashlib
import json
from base64 import b64encode
from collections.abc import Iterable, Iterator
from html import escape
from importlib.resources import files
from string import Template
from typing import IO, Any

from binlog_kaitai.format.structs import CELL_TYPES
from binlog_kaitai.inspection.events import EventNode
from binlog_kaitai.inspection.modules import joined
from binlog_kaitai.inspection.tree import Node, Space
from binlog_kaitai.inspection.types_js import types_module

__all__ = ["page_data", "write_page"]

_PANEL = files("binlog_kaitai.inspection") / "panel"
_CHUNK = 200
"""Items of a list that the page reads at a time."""
_UNKNOWN, _GROUP, _COLUMN = 1, 2, 4
_MOST_TEXT = 400


def write_page(page: IO[bytes], name: str, events: Iterable[EventNode]) -> int:
    """Write the page of a log, or of some of its events. Returns how many events it shows. Raises OSError."""
    head, tail = _frame(name)
    texts = _Texts()
    count = 0

    def write(text: str) -> None:
        page.write(text.encode(errors="backslashreplace"))

    write(head)
    write('{"events":[')
    for event in events:
        write("," * bool(count) + _safe(_event(event, texts)))
        count += 1
    write(f'],"texts":{_safe(texts.all)}}}')
    write(tail)
    return count


def page_data(page: str) -> str:
    """Return the data of a page that was written, as JSON."""
    return page.partition('id="data">')[2].partition("</script>")[0]


def _frame(name: str) -> tuple[str, str]:
    """Return what stands before and after the data of a page."""
    script = joined(_PANEL, "single_page.js", {"types.js": types_module()})
    style = _text("panel.css") + _text("single_page.css")
    page = Template(_text("single_page.html")).substitute(
        name=escape(name),
        script=script,
        style=style,
        script_hash=_hash(script),
        style_hash=_hash(style),
        data="\0",
    )
    head, _, tail = page.partition("\0")
    return head, tail


def _text(name: str) -> str:
    return (_PANEL / name).read_text("utf-8")


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
            data = b64encode(space.data).decode()
            self.all.append({"base": space.base, "inflated": space.inflated_from is not None, "data": data})
        return self._numbers[id(space)]


def _event(event: EventNode, texts: _Texts) -> dict[str, Any]:
    spaces = _Spaces()
    tree = _node(event, texts, spaces)
    checksum = next((part.text for part in event.parts if part.name == "footer"), "")
    return {
        "number": event.name,
        "position": event.position,
        "size": event.size,
        "type": event.event_type,
        "text": event.text[:_MOST_TEXT],
        "error": event.error,
        "checksum": "" if not checksum else "right" if "(right)" in checksum else "wrong",
        "tree": json.dumps(tree, ensure_ascii=False, separators=(",", ":")),
        "spaces": spaces.all,
    }


def _node(node: Node, texts: _Texts, spaces: _Spaces) -> list[Any]:
    """Return a node as the page has it: step, start, size, text, bytes, flags, what the spec says, error, parts."""
    flags = _UNKNOWN * node.is_unknown | _COLUMN * (node.type in CELL_TYPES)
    said = texts.number("\n".join((node.type, node.server_name, node.doc)))
    number = spaces.number(node.space)
    children = node.children
    parts: list[Any] = [_node(part, texts, spaces) for part in children[:_CHUNK]]
    if len(children) > _CHUNK:
        parts = list(_groups(node, children, texts, spaces))
    return [node.step, node.start, node.size, node.text, number, flags, said, node.error or 0, parts]


def _groups(node: Node, children: list[Node], texts: _Texts, spaces: _Spaces) -> Iterator[list[Any]]:
    """Yield the items of a long list in groups, each of which the page reads when it is opened."""
    for at in range(0, len(children), _CHUNK):
        group = children[at : at + _CHUNK]
        parts = json.dumps([_node(part, texts, spaces) for part in group], ensure_ascii=False, separators=(",", ":"))
        first, last = group[0], group[-1]
        name = f"{first.step} to {last.step}"
        size = last.end - first.start
        yield [name, first.start, size, f"{len(group)} items", spaces.number(first.space), _GROUP, 0, 0, parts]

"""A node as text: address, bytes, the same as ASCII, and the tree beside them; and as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from textwrap import wrap
from typing import Any, Literal

from binlog_kaitai.inspection.tree import Node
from binlog_kaitai.text.terminal import printable

__all__ = ["Dump", "as_json", "one_line"]

Style = Literal["address", "bytes", "name", "value", "unknown", "error", "doc", "frame"]
PER_LINE = 16
_INDENT = "  "
_MOST_NUMBERS = 48
_DOC_WIDTH = 80
_MOST_TEXT = 200
"""Letters of a value."""


def _plain(text: str, style: Style) -> str:
    return text


@dataclass(frozen=True, slots=True)
class Dump:
    """Writes nodes as lines of text."""

    depth: int | None = None
    """Levels below a node that are shown; None for all."""
    most: int = 50
    """Items of a list that are shown; 0 for all."""
    most_lines: int = 8
    """Lines of the bytes of one field that are shown; 0 for all."""
    verbose: bool = False
    """Say what the spec says of each field."""
    start: int | None = None
    """Only what has bytes from this address on."""
    stop: int | None = None
    """Only what has bytes before this address."""
    paint: Callable[[str, Style], str] = _plain
    """Colours a text."""

    def lines(self, node: Node, width: int = 8) -> Iterator[str]:
        """Yield the lines of a node and of what is below it; `width` is that of the addresses."""
        yield from self._node(node, 0, width)

    def _node(self, node: Node, level: int, width: int) -> Iterator[str]:
        children = node.children if self.depth is None or level < self.depth else []
        is_open = bool(children) and not (level and _numbers(node))
        label = self._label(node, level, is_open)
        rows = [] if is_open else list(self._bytes(node, width))
        yield (rows[0] if rows else self._row(width, "", "", "")) + label
        yield from rows[1:]
        if self.verbose:
            yield from (self._row(width, "", "", "") + text for text in self._said(node, level))
        if is_open:
            yield from self._children(node, [child for child in children if self._is_wanted(child)], level, width)

    def _children(self, node: Node, children: list[Node], level: int, width: int) -> Iterator[str]:
        is_list = bool(children) and children[0].is_item
        shown = children[: self.most] if is_list and self.most else children
        for child in shown:
            yield from self._node(child, level + 1, width)
        if len(shown) < len(children):
            text = f"... {len(children) - len(shown)} more, up to [{children[-1].name}]"
            yield self._row(width, "", "", "") + _INDENT * (level + 1) + self.paint(text, "doc")

    def _is_wanted(self, node: Node) -> bool:
        if node.inflated_from is not None:
            return True
        return (self.stop is None or node.start < self.stop) and (self.start is None or node.end > self.start)

    def _label(self, node: Node, level: int, is_open: bool) -> str:
        name = printable(node.step if level else node.path)
        parts = [_INDENT * level + self.paint(name, "unknown" if node.is_unknown else "name")]
        if node.type == "event":
            parts.append(self.paint(node.server_name, "name"))
        if text := printable(_short(node.text if is_open or not _numbers(node) else _numbers(node))):
            parts[-1] += ":"
            parts.append(self.paint(text, "value"))
        if node.error:
            parts.append(self.paint(f"! {printable(node.error)}", "error"))
        return " ".join(parts)

    def _said(self, node: Node, level: int) -> Iterator[str]:
        place = f"bytes {node.start} to {node.end}"
        inside = "" if node.inflated_from is None else f"of what the event at {node.inflated_from} inflates to"
        server_name = f"server: {node.server_name}" if node.server_name else ""
        about = ", ".join(part for part in (node.type, server_name, f"{place} {inside}".strip()) if part)
        for paragraph in [about, *node.doc.split("\n\n")]:
            for line in wrap(" ".join(paragraph.split()), _DOC_WIDTH):
                yield _INDENT * (level + 2) + self.paint(printable(line), "doc")

    def _bytes(self, node: Node, width: int) -> Iterator[str]:
        """Yield the rows of bytes, each byte in the column of its address."""
        if node.start >= node.end:
            return
        first, last = node.start // PER_LINE, (node.end - 1) // PER_LINE
        shown = last if not self.most_lines else min(last, first + self.most_lines - 1)
        for line in range(first, shown + 1):
            start, end = max(node.start, line * PER_LINE), min(node.end, (line + 1) * PER_LINE)
            data = node.space.read(start, end)
            before = start - line * PER_LINE
            digits = "   " * before + data.hex(" ")
            text = " " * before + "".join(chr(byte) if 32 <= byte < 127 else "." for byte in data)
            address = f"{'+' if node.inflated_from is not None else ''}{line * PER_LINE}"
            yield self._row(width, address, digits, text)
        if shown < last:
            more = node.end - (shown + 1) * PER_LINE
            yield self._row(width, "", f"... {more} bytes more", "")

    def _row(self, width: int, address: str, digits: str, text: str) -> str:
        bar = self.paint("|", "frame")
        digits, text = f"{digits:<{3 * PER_LINE - 1}}", f"{text:<{PER_LINE}}"
        shown = self.paint(f"{address:>{width}}", "address"), self.paint(digits, "bytes"), self.paint(text, "bytes")
        return f"{shown[0]} {bar}{shown[1]}{bar}{shown[2]}{bar} "


def _short(text: str) -> str:
    return text if len(text) <= _MOST_TEXT else f"{text[:_MOST_TEXT]}..."


def _numbers(node: Node) -> str:
    """Return the items of a list of plain numbers as one text; empty for anything else."""
    parts = node.parts
    if not parts or any(part.parts or not part.is_item or not isinstance(part.value, int) for part in parts):
        return ""
    more = [f"... ({len(parts)} in all)"] if len(parts) > _MOST_NUMBERS else []
    return " ".join([*(str(part.value) for part in parts[:_MOST_NUMBERS]), *more])


def one_line(node: Node, paint: Callable[[str, Style], str] = _plain) -> str:
    """Return one line for an event: where it is, its type and what it says."""
    place = f"{node.start:>10} {node.size:>9}"
    error = paint(f" ! {printable(node.error)}", "error") if node.error else ""
    name = paint(f"{node.server_name:<26}", "name")
    value = paint(printable(_short(node.text)), "value")
    return f"{node.path:<14} {paint(place, 'address')}  {name} {value}{error}".rstrip()


def as_json(node: Node, depth: int | None = None) -> str:
    """Return a node and what is below it as one JSON object."""
    return json.dumps(_object(node, depth), ensure_ascii=False, separators=(",", ":"))


def _object(node: Node, depth: int | None) -> dict[str, Any]:
    found: dict[str, Any] = {
        "path": node.path,
        "name": node.name,
        "type": node.type or None,
        "server_name": node.server_name or None,
        "start": node.start,
        "end": node.end,
        "inflated_from": node.inflated_from,
        "text": node.text,
    }
    if node.value is not None:
        found["value"] = node.value.hex() if isinstance(node.value, bytes) else node.value
    if node.bits is not None:
        found["bits"] = list(node.bits)
    if node.is_unknown:
        found["unknown"] = True
    if node.error is not None:
        found["error"] = node.error
    if depth != 0 and node.children:
        found["children"] = [_object(child, None if depth is None else depth - 1) for child in node.children]
    return found

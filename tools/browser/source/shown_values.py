"""Values as the page shows them: texts, and of two JSON documents the parts in which they differ."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby
from typing import Any

__all__ = ["Float", "Part", "marked", "text_of"]

Part = tuple[str, bool]
"""A piece of a text, and whether the other document has another there."""


class Float(str):
    """A number with a fraction, as it was written: JavaScript, and Python, would write it in another way."""

    __slots__ = ()


def text_of(value: Any) -> str:
    """Return a value as JSON."""
    if isinstance(value, Float):
        return str(value)
    if isinstance(value, dict):
        return "{" + ", ".join(f"{text_of(name)}: {text_of(part)}" for name, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(text_of, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def marked(value: Any, other: Any) -> list[Part]:
    """Return the text of a document in parts: those that another document has, too, and those that it has not."""
    return [("".join(text for text, _ in parts), differs) for differs, parts in groupby(_parts(value, other), _differs)]


def _differs(part: Part) -> bool:
    return part[1]


def _parts(value: Any, other: Any) -> Iterator[Part]:
    if isinstance(value, dict) and isinstance(other, dict):
        yield from _listed("{}", [[*_member(name, value[name], other)] for name in value])
    elif isinstance(value, list) and isinstance(other, list):
        yield from _listed("[]", [[*_parts(item, match)] for item, match in _matches(value, other)])
    else:
        yield text_of(value), type(value) is not type(other) or value != other


def _member(name: str, value: Any, other: dict[str, Any]) -> Iterator[Part]:
    yield f"{text_of(name)}: ", name not in other
    yield from _parts(value, other.get(name, _NOTHING))


def _listed(brackets: str, items: list[list[Part]]) -> Iterator[Part]:
    yield brackets[0], False
    for number, item in enumerate(items):
        if number:
            yield ", ", False
        yield from item
    yield brackets[1], False


def _matches(items: list[Any], others: list[Any]) -> Iterator[tuple[Any, Any]]:
    """Yield each item with what stands in its place in another list: counted from the end, after what is the same."""
    shift = len(others) - len(items)
    same = next(
        (at for at, pair in enumerate(zip(items, others, strict=False)) if pair[0] != pair[1]),
        min(len(items), len(others)),
    )
    for at, item in enumerate(items):
        place = at if at < same else at + shift
        yield item, others[place] if same <= place < len(others) or at < same else _NOTHING


_NOTHING = object()

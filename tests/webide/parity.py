"""Compares a tree of `tree.cjs` with the objects of the Python parser in debug mode: every value, every position."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from .run import Node, camel

__all__ = ["differences", "same_scalar"]

EXACT = 2**53
"""JavaScript's numbers are doubles: above this, whole numbers lose their last digits."""


def differences(python: Any, node: Node, where: str, offset: int = 0) -> Iterator[str]:
    """What differs between an object of the generated parser and its node.

    Args:
        python: an object made by the generated parser in debug mode.
        node: what JavaScript has in its place.
        where: path to both, for messages.
        offset: where the object's stream begins in the file.
    """
    if node.kind != type(python).__name__:
        yield f"{where}: {type(python).__name__}, JavaScript {node.kind or node.value!r}"
        return
    fields = node.fields
    names = {camel(name): name for name in _members(python)}
    if unknown := fields.keys() - names.keys():
        yield f"{where}: only in JavaScript: {sorted(unknown)}"
    for short, name in names.items():
        path = f"{where}.{name}"
        try:
            value = getattr(python, name)
        except UnicodeDecodeError:  # Python refuses what JavaScript replaces
            if short not in fields or "\ufffd" not in str(fields[short].value):
                yield f"{path}: Python finds no text, JavaScript {fields[short].value!r}"
            continue
        except Exception as error:  # noqa: BLE001  # any is a member that cannot be shown
            yield f"{path}: Python raises {type(error).__name__}: {error}"
            continue
        if hasattr(python, f"_raw__raw__m_{name}"):  # decompressed: places count from its own start
            yield from differences(value, fields[short], path)
            continue
        place = python._debug.get(name) or python._debug.get(f"_m_{name}") or {}
        if short in fields:
            yield from _compare(value, fields[short], place, path, offset, python._io)
        elif value is not None:
            yield f"{path}: not in JavaScript"


def _members(python: Any) -> list[str]:
    """Fields, parameters, instances."""
    instances = [name for name, member in vars(type(python)).items() if isinstance(member, property)]
    own = [name for name in vars(python) if not name.startswith("_")]
    return [*own, *(name for name in instances if not name.startswith("_"))]


def _compare(value: Any, node: Node, place: Any, path: str, offset: int, stream: Any) -> Iterator[str]:
    if node.error is not None:
        yield f"{path}: JavaScript raises {node.error}"
        return
    if "start" in place:
        yield from _compare_place(node, place, path, offset)
    if isinstance(value, list):
        yield from _compare_items(value, node, place, path, offset, stream)
    elif hasattr(value, "_debug"):
        inner = offset if value._io is stream else offset + place.get("start", 0)
        yield from differences(value, node, path, inner)
    elif not same_scalar(value, node.value):
        yield f"{path}: {value!r}, JavaScript {node.value!r}"


def _compare_place(node: Node, place: Any, path: str, offset: int) -> Iterator[str]:
    wanted = (place["start"], place.get("end"), offset)
    if (node.start, node.end, node.offset) != wanted:
        yield f"{path}: at {wanted}, JavaScript {(node.start, node.end, node.offset)}"


def _compare_items(value: list[Any], node: Node, place: Any, path: str, offset: int, stream: Any) -> Iterator[str]:
    items = node.value
    if not isinstance(items, list) or len(items) != len(value):
        yield f"{path}: {len(value)} items, JavaScript {len(items) if isinstance(items, list) else items!r}"
        return
    places = place.get("arr") or [{}] * len(value)
    for index, (one, item, its_place) in enumerate(zip(value, items, places, strict=True)):
        yield from _compare(one, item, its_place, f"{path}[{index}]", offset, stream)


def same_scalar(python: Any, script: Any) -> bool:
    """Equal; whole numbers above 2^53 to the precision of a double, NaN equal to NaN."""
    if isinstance(python, bool) or isinstance(script, bool) or python is None or script is None:
        return python is script
    if isinstance(python, int | float) and isinstance(script, int | float):
        if abs(python) <= EXACT or math.isinf(python):
            return bool(python == script)
        return bool((python != python and script != script) or abs(script - python) <= abs(python) * 2**-52)
    return bool(python == script)

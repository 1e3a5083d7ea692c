"""What the dumps of the targets show: the members of each type, and the dump of Python's parser.

A dump has a line for each value: its path, a tab, and an integer (also for enums and booleans), `x` and hexadecimal
digits for bytes and text, or `f` and a number with a fraction. A line `log`, tab, path comes before each log.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from pathlib import Path
from typing import Any

from kaitaistruct import KaitaiStruct

Tree = Mapping[str, Any]
Members = Mapping[str, list[str]]


def class_name(name: str) -> str:
    """`value_s8` -> `ValueS8`."""
    return "".join(word[:1].upper() + word[1:] for word in name.split("_"))


def members(tree: Tree) -> dict[str, list[str]]:
    """The members that dumps show of each class: fields that take bytes, and instances that people see."""
    types = {tree["meta"]["id"]: tree, **tree["types"]}
    return {class_name(name): [*_fields(body), *_instances(body)] for name, body in types.items()}


def _fields(body: Tree) -> Iterator[str]:
    for field in body.get("seq", []):
        if field.get("size") != 0:
            yield field["id"]


def _instances(body: Tree) -> Iterator[str]:
    """Not those that targets differ in by their nature: bytes that are no UTF-8, made text."""
    for name, instance in body.get("instances", {}).items():
        is_closed = instance.get("-webide-parse-mode") == "lazy" or instance.get("doc", "").startswith("Plumbing")
        if not is_closed and ".to_s(" not in str(instance.get("value", "")):
            yield name


def write(found: Members, path: Path) -> Path:
    """The members as the drivers read them: a class, a tab, names with commas between them."""
    path.write_text("".join(f"{name}\t{','.join(names)}\n" for name, names in found.items()), "utf-8")
    return path


def dump(found: Members, path: str, value: Any) -> Iterator[str]:
    """The lines of a value of Python's parser."""
    if isinstance(value, list):
        for index, item in enumerate(value):
            yield from dump(found, f"{path}[{index}]", item)
    elif isinstance(value, KaitaiStruct):
        for name in found[type(value).__name__]:
            yield from dump(found, f"{path}.{name}", getattr(value, name, None))
    elif value is not None:
        yield f"{path}\t{_token(value)}"


def _token(value: Any) -> str:
    if isinstance(value, str | bytes):
        return "x" + (value.encode() if isinstance(value, str) else value).hex()
    if isinstance(value, float):
        return f"f{value!r}"
    return str(value.value if isinstance(value, Enum) else int(value))

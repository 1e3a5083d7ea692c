"""What the Web IDE shows beside an object, by the `-webide-representation` of its type."""

import re
from collections.abc import Mapping
from enum import Enum
from typing import Any

from kaitaistruct import KaitaiStruct

PART = re.compile(r"{(.*?)}")
MISSING = (AttributeError, IndexError, EOFError)
"""What a parser raises where a part of a representation does not exist."""


def class_name(name: str) -> str:
    """`value_s8` -> `ValueS8`."""
    return "".join(word[:1].upper() + word[1:] for word in name.split("_"))


class Representation:
    """The texts of a parser's objects."""

    def __init__(self, types: Mapping[str, Mapping[str, Any]]) -> None:
        self.names = {class_name(name): name for name in types}
        self.templates = {name: str(body.get("-webide-representation", "")) for name, body in types.items()}

    def name(self, item: KaitaiStruct) -> str:
        """The type of an object, as the spec calls it."""
        return self.names[type(item).__name__]

    def text(self, item: KaitaiStruct) -> str:
        """The representation of an object, empty if its type has none."""
        template = self.templates[self.name(item)]
        return PART.sub(lambda match: self._part(item, *match[1].split(":")), template).strip()

    def _part(self, item: Any, path: str, form: str = "") -> str:
        try:
            for step in path.split(".") if path != "this" else ():
                item = getattr(item, step)
        except MISSING:
            return ""
        except UnicodeDecodeError:  # text in another character set than UTF-8
            return "?"
        return self.value(item, form)

    def value(self, value: Any, form: str = "") -> str:
        """A value in one of the forms that representations name."""
        if isinstance(value, list):
            between = form.removeprefix("sep=") if form.startswith("sep=") else ", "
            return between.join(self.value(item) for item in value)
        if form == "flags" and isinstance(value, KaitaiStruct):
            return "|".join(name for name in members(value) if getattr(value, name) is True) or "none"
        if isinstance(value, KaitaiStruct):
            return self.text(value)
        return _bytes(value, form) if isinstance(value, bytes) else _scalar(value, form)


def members(item: KaitaiStruct) -> list[str]:
    """The instances of an object, in the order of the spec."""
    return [name for name, member in vars(type(item)).items() if isinstance(member, property)]


def _scalar(value: Any, form: str) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Enum):
        return value.name
    return f"{value:#x}" if form == "hex" and isinstance(value, int) else "" if value is None else str(value)


def _bytes(value: bytes, form: str) -> str:
    if form == "uuid" and len(value) == 16:
        return re.sub(r"^(.{8})(.{4})(.{4})(.{4})", r"\1-\2-\3-\4-", value.hex())
    return printable(value) if form == "str" else value.hex()


def printable(value: bytes) -> str:
    """Bytes in quotes where they are text, else their number."""
    try:
        text = value.decode()
    except UnicodeDecodeError:
        text = "\0"
    return f'"{text}"' if text.isprintable() else f"{len(value)} bytes"

"""The attributes of the spec's types, by its text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.tools.mutations import without_remarks

__all__ = ["SPEC", "Attribute", "sized_by", "types"]

SPEC = Path(__file__).parents[2] / "spec" / "mysql_binlog.ksy"
_TYPE = re.compile(r"^  ([a-z]\w*):\n((?:    .*\n|\n)*)", re.MULTILINE)
_SEQ = re.compile(r"^    seq:\n((?:      .*\n|\n)*)", re.MULTILINE)
_ATTRIBUTE = re.compile(r"      - id: (\w+)\n((?:        .*\n)*)")
_ITEM = re.compile(r"^        ([\w-]+): *(.*)$", re.MULTILINE)
_SIZE = re.compile(r"(\w+)(?:\.value)?(?: - \d+)?")
"""A size that grows as the number does that says it."""


class Attribute(NamedTuple):
    """An attribute of a type, and its text in the spec."""

    type: str
    id: str
    text: str

    @property
    def items(self) -> dict[str, str]:
        """What the spec says of it, by key."""
        return dict(_ITEM.findall(self.text))

    @property
    def kind(self) -> str:
        return self.items.get("type", "")

    @property
    def is_movable(self) -> bool:
        """Whether bytes of its own stand between those of its neighbours, wherever it is."""
        items = self.items
        goes_on = "size-eos" in items or items.get("repeat") == "eos"
        return not (goes_on or re.fullmatch(r"b\d+", self.kind) or items.get("size") == "0")


def types() -> Iterator[tuple[str, str, list[Attribute]]]:
    """Yield the types that have attributes: name, text and attributes."""
    spec = without_remarks(SPEC.read_text("utf-8"))
    for name, body in _TYPE.findall(spec[spec.index("\ntypes:\n") :]):
        if seq := _SEQ.search(body):
            yield name, body, [Attribute(name, match[1], match[0]) for match in _ATTRIBUTE.finditer(seq[1])]


@cache
def sized_by() -> dict[str, dict[str, Attribute]]:
    """Return which attribute is the length of which other one, by type."""
    found: dict[str, dict[str, Attribute]] = {}
    for name, _, attributes in types():
        by_id = {own.id: own for own in attributes}
        for own in attributes:
            said = _SIZE.fullmatch(own.items.get("size", ""))
            if said and said[1] in by_id:
                found.setdefault(name, {})[own.id] = by_id[said[1]]
    return found

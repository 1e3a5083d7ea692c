"""Addresses of nodes: ``events[812].body.rows[3].after.total``, or ``@4691.body`` for the event at byte 4691."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Protocol, Self, TypeVar

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.regex import regex

__all__ = ["Address", "find", "parse_address"]

_EVENT = regex(r"(?:events\[(?P<number>\d+)\]|@(?P<position>\d+)(?:\+(?P<offset>\d+))?)(?P<rest>.*)\Z", re.DOTALL)
_STEP = regex(r"\.?(?:\[(?P<number>\d+)\]|`(?P<quoted>(?:[^`]|``)+)`|(?P<name>[^.\[\]`]+))")
_MOST_SHOWN = 12


class HasParts(Protocol):
    """A node of a tree whose parts have names."""

    name: str

    @property
    def path(self) -> str:
        """Where it is in the tree."""

    @property
    def children(self) -> Sequence[Self]:
        """Its parts."""


N = TypeVar("N", bound=HasParts)


@dataclass(frozen=True, slots=True)
class Address:
    """An event of a log, and a part of it."""

    number: int | None
    """Number of the event in the log, from 0."""
    position: int | None
    """Offset of the event in the log in bytes; for one in a payload that of the payload event."""
    offset: int | None
    """Offset in what the payload inflates to, for an event in a payload."""
    path: str
    """Path of the part below the event; empty for the event itself."""


def parse_address(text: str) -> Address:
    """Read an address. Raises ValueError."""
    match = _EVENT.match(text.strip())
    if match is None:
        raise ValueError(f"{text!r} does not begin with an event: events[N] for its number, or @N for its position")
    number, position, offset = (
        None if match[key] is None else int(match[key]) for key in _EVENT.groupindex if key != "rest"
    )
    _steps(match["rest"])
    return Address(number, position, offset, match["rest"])


def find(node: N, path: str) -> N:
    """Return the node at a path below another one. Raises KeyError."""
    for step in _steps(path):
        node = _child(node, *step)
    return node


def _steps(path: str) -> list[tuple[str, bool]]:
    """The names of a path, and whether each was quoted. Raises ValueError."""
    steps, at = [], 0
    while at < len(path):
        match = _STEP.match(path, at)
        if match is None:
            raise ValueError(f"{path!r} cannot be read from {path[at:]!r} on")
        if match["quoted"] is not None:
            steps.append((match["quoted"].replace("``", "`"), True))
        else:
            steps.append((match["number"] or match["name"], False))
        at = match.end()
    return steps


def _child(node: N, name: str, is_quoted: bool) -> N:
    children = node.children[::-1] if is_quoted else node.children
    found = next((child for child in children if child.name == name), None)
    if found is not None:
        return found
    names = [child.name for child in node.children]
    shown = ", ".join(names[:_MOST_SHOWN]) + (f" ... ({len(names)} in all)" if len(names) > _MOST_SHOWN else "")
    raise KeyError(f"{node.path} has no {name}; it has {shown or 'no parts'}")

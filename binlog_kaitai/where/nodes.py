"""What a condition says, as a tree."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from decimal import Decimal
from typing import Any, Literal

from binlog_kaitai.dataclass import dataclass

__all__ = [
    "And",
    "Between",
    "Changed",
    "Compare",
    "Constant",
    "In",
    "IsNull",
    "Like",
    "Name",
    "Node",
    "Not",
    "Operand",
    "Or",
    "names_of",
]

Image = Literal["before", "after"]


@dataclass(frozen=True, slots=True)
class Name:
    """A column of one image, or of whichever the condition is tried with."""

    image: Image | None
    column: str

    def __str__(self) -> str:
        return f"{self.image}.{self.column}" if self.image else self.column


@dataclass(frozen=True, slots=True)
class Constant:
    """A number, a text or bytes."""

    value: int | Decimal | str | bytes
    text: str
    """As it was written."""


Operand = Name | Constant


@dataclass(frozen=True, slots=True)
class Compare:
    """One operand against another; the operator is ``=``, ``<>``, ``<``, ``<=``, ``>`` or ``>=``."""

    operator: str
    left: Operand
    right: Operand


@dataclass(frozen=True, slots=True)
class In:
    """Whether an operand is one of some constants."""

    operand: Operand
    members: tuple[Constant, ...]


@dataclass(frozen=True, slots=True)
class Like:
    """Whether a text fits a pattern with ``%`` and ``_``."""

    operand: Operand
    pattern: Constant


@dataclass(frozen=True, slots=True)
class Between:
    """Whether an operand is in a range, both ends included."""

    operand: Operand
    low: Operand
    high: Operand


@dataclass(frozen=True, slots=True)
class IsNull:
    """Whether a column is NULL."""

    operand: Operand


@dataclass(frozen=True, slots=True)
class Changed:
    """Whether an update gave a column another value."""

    name: Name


@dataclass(frozen=True, slots=True)
class Not:
    """The opposite."""

    part: Node


@dataclass(frozen=True, slots=True)
class And:
    """Whether all parts hold."""

    parts: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Or:
    """Whether one of the parts holds."""

    parts: tuple[Node, ...]


Node = Compare | In | Like | Between | IsNull | Changed | Not | And | Or


def names_of(node: Any) -> Iterator[Name]:
    """Yield the names of columns in a tree."""
    if isinstance(node, Name):
        yield node
    elif isinstance(node, tuple):
        for part in node:
            yield from names_of(part)
    elif isinstance(node, Node):
        for member in fields(node):
            yield from names_of(getattr(node, member.name))

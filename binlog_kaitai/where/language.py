"""The language of conditions: text to tree."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from decimal import Decimal
from typing import TYPE_CHECKING, Any, Literal

from binlog_kaitai.errors import ConditionError

if TYPE_CHECKING:
    from lark.exceptions import UnexpectedInput

__all__ = [
    "And",
    "Between",
    "Changed",
    "Compare",
    "Condition",
    "Constant",
    "In",
    "IsNull",
    "Like",
    "Name",
    "Node",
    "Not",
    "Or",
    "names_of",
]

Image = Literal["before", "after"]
_MOST_SHOWN = 30


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


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition on rows: its text, and what it says."""

    text: str
    tree: Node

    @classmethod
    def parse(cls, text: str) -> Condition:
        """Read a condition. Raises ConditionError."""
        from lark.exceptions import UnexpectedInput  # slow, and seldom needed

        from binlog_kaitai.where.grammar import parsed

        try:
            return cls(text, parsed(text))
        except UnexpectedInput as error:
            raise ConditionError(_explained(text, error)) from None

    def __repr__(self) -> str:
        return f"Condition({self.text!r})"


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


def _explained(text: str, error: UnexpectedInput) -> str:
    """Return what is wrong with a condition, and where."""
    at: Any = error.pos_in_stream
    if at < 0 or not text[at:].strip() or getattr(getattr(error, "token", None), "type", None) == "$END":
        return f"{text!r} is not a whole condition, such as: id = 5 and status <> 'paid'"
    found = text[at : at + _MOST_SHOWN]
    before = f" after {text[max(at - _MOST_SHOWN, 0) : at].strip()!r}" if text[:at].strip() else ""
    hint = _HINTS.get(found.split(None, 1)[0].lower().strip("()"), "")
    return f"not understood{before}: {found!r} (character {at + 1}){hint}"


_HINTS = {
    "=": "; equality is one =",
    "&&": "; write: and",
    "||": "; write: or",
}

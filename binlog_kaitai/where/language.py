"""The language of conditions: text to tree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import ConditionError

if TYPE_CHECKING:
    from lark.exceptions import UnexpectedInput

    from binlog_kaitai.where.nodes import Node

__all__ = ["Condition"]

_MOST_SHOWN = 30


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

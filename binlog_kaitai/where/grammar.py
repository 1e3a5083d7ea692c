"""The grammar of conditions, and what makes the tree. Imports lark, which takes a while: only where there is one."""

from __future__ import annotations

import re
from collections.abc import Callable
from decimal import Decimal
from functools import cache
from typing import Any

from lark import Lark, Token, Transformer, v_args

from binlog_kaitai.errors import ConditionError
from binlog_kaitai.where.nodes import (
    And,
    Between,
    Changed,
    Compare,
    Constant,
    In,
    IsNull,
    Like,
    Name,
    Node,
    Not,
    Operand,
    Or,
)

__all__ = ["GRAMMAR", "parsed"]

GRAMMAR = r"""
?start: _either
_either: either
?either: both ("OR"i both)*
?both: inverse ("AND"i inverse)*
?inverse: "NOT"i inverse -> negation | _predicate
_predicate: comparison | membership | likeness | range | nullness | change | "(" _either ")"
comparison: _operand COMPARISON _operand
membership: _operand [NOT] "IN"i "(" constant ("," constant)* ")"
likeness: _operand [NOT] "LIKE"i constant
range: _operand [NOT] "BETWEEN"i _operand "AND"i _operand
nullness: _operand "IS"i [NOT] "NULL"i
change: "CHANGED"i "(" name ")"
_operand: constant | name
constant: NUMBER | TEXT | BYTES | TRUE | FALSE
name: [IMAGE "."] (NAME | QUOTED)
IMAGE.2: /(before|after)(?=\s*\.)/i
NOT: "NOT"i
TRUE: "TRUE"i
FALSE: "FALSE"i
COMPARISON: "<=" | ">=" | "<>" | "!=" | "=" | "<" | ">"
NUMBER: /[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?(?![\w$])/i
BYTES.2: /x'([0-9a-f]{2})*'|0x([0-9a-f]{2})+(?![\w$])/i
TEXT: /'([^'\\]|''|\\.)*'|"([^"\\]|""|\\.)*"/s
QUOTED: /`([^`]|``)+`/
NAME: /@\d+|[^\W\d][\w$]*/i
%ignore /\s+/
"""
_ESCAPES = {"0": "\0", "n": "\n", "r": "\r", "t": "\t", "b": "\b", "Z": "\x1a", "%": "\\%", "_": "\\_"}


@v_args(inline=True)
class _Tree(Transformer[Any, Any]):
    """Makes the nodes, from the leaves up."""

    def either(self, *parts: Node) -> Node:
        return Or(parts)

    def both(self, *parts: Node) -> Node:
        return And(parts)

    def negation(self, part: Node) -> Node:
        return Not(part)

    def comparison(self, left: Operand, operator: Token, right: Operand) -> Node:
        return Compare("<>" if operator == "!=" else str(operator), left, right)

    def membership(self, operand: Operand, word: Token | None, *members: Constant) -> Node:
        return _maybe_not(word, In(operand, members))

    def likeness(self, operand: Operand, word: Token | None, pattern: Constant) -> Node:
        return _maybe_not(word, Like(operand, pattern))

    def range(self, operand: Operand, word: Token | None, low: Operand, high: Operand) -> Node:
        return _maybe_not(word, Between(operand, low, high))

    def nullness(self, operand: Operand, word: Token | None) -> Node:
        return _maybe_not(word, IsNull(operand))

    def change(self, name: Name) -> Node:
        return Changed(name)

    def constant(self, token: Token) -> Constant:
        return Constant(_VALUES[token.type](str(token)), str(token))

    def name(self, image: Token | None, token: Token) -> Name:
        if token.type == "NAME" and token.upper() == "NULL":
            raise ConditionError("nothing equals NULL; write: name IS NULL")
        column = token[1:-1].replace("``", "`") if token.type == "QUOTED" else str(token)
        return Name(None if image is None else image.lower(), column)  # type: ignore[arg-type]  # as the grammar has it


@cache
def _parser() -> Lark:
    tree = _Tree()
    return Lark(GRAMMAR, parser="lalr", transformer=tree, maybe_placeholders=True)


def parsed(text: str) -> Node:
    """Return the tree of a condition. Raises UnexpectedInput."""
    tree: Node = _parser().parse(text)  # type: ignore[assignment]  # what the transformer makes
    return tree


def _maybe_not(word: Token | None, node: Node) -> Node:
    return node if word is None else Not(node)


def _number(text: str) -> int | Decimal:
    return int(text) if text.lstrip("+-").isdigit() else Decimal(text)


def _string(text: str) -> str:
    quote = text[0]
    return re.sub(rf"(?s)\\(.)|{quote}{quote}", lambda match: _unescaped(match[1] or quote), text[1:-1])


def _unescaped(char: str) -> str:
    return _ESCAPES.get(char, char)


def _bytes(text: str) -> bytes:
    return bytes.fromhex(text[2:].rstrip("'"))


_VALUES: dict[str, Callable[[str], Any]] = {
    "NUMBER": _number,
    "TEXT": _string,
    "BYTES": _bytes,
    "TRUE": lambda text: 1,
    "FALSE": lambda text: 0,
}

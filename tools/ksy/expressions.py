"""The Kaitai expression language as trees.

Precedence is Python's, from which Kaitai's grammar was taken; what differs is `? :`, `a::b`, `.as<t>` and integer `/`.
Every node is a frozen dataclass, so that trees compare by value.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace


@dataclass(frozen=True, slots=True)
class Node:
    """Base of all nodes."""


@dataclass(frozen=True, slots=True)
class Int(Node):
    value: int


@dataclass(frozen=True, slots=True)
class Bool(Node):
    value: bool


@dataclass(frozen=True, slots=True)
class Str(Node):
    value: str


@dataclass(frozen=True, slots=True)
class Name(Node):
    id: str


@dataclass(frozen=True, slots=True)
class EnumMember(Node):
    enum: str
    member: str


@dataclass(frozen=True, slots=True)
class Attr(Node):
    base: Node
    name: str


@dataclass(frozen=True, slots=True)
class Index(Node):
    base: Node
    at: Node


@dataclass(frozen=True, slots=True)
class Call(Node):
    base: Node
    name: str
    args: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Cast(Node):
    base: Node
    type: str


@dataclass(frozen=True, slots=True)
class Array(Node):
    items: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Unary(Node):
    op: str
    of: Node


@dataclass(frozen=True, slots=True)
class Not(Node):
    of: Node


@dataclass(frozen=True, slots=True)
class Binary(Node):
    """Arithmetic, comparison or logic; the operator says which."""

    op: str
    left: Node
    right: Node


@dataclass(frozen=True, slots=True)
class Ternary(Node):
    condition: Node
    yes: Node
    no: Node


@dataclass(frozen=True, slots=True)
class Choice(Node):
    """A switch over sizes, made by the generator. Without a default an unlisted key is an error."""

    on: Node
    cases: tuple[tuple[Node, Node], ...]
    default: Node | None


COMPARISONS = frozenset(("==", "!=", "<", "<=", ">", ">="))
LOGIC = frozenset(("and", "or"))
LEVELS: dict[str, int] = {
    "or": 1, "and": 2, "not": 3, **dict.fromkeys(COMPARISONS, 4), "|": 5, "^": 6, "&": 7,
    "<<": 8, ">>": 8, "+": 9, "-": 9, "*": 10, "/": 10, "%": 10,
}  # fmt: skip
NOT_LEVEL, UNARY_LEVEL = 3, 11

_TOKEN = re.compile(
    r"""\s*(?: (?P<int> 0[xX][0-9a-fA-F_]+ | 0[bB][01_]+ | \d[\d_]* )
             | (?P<str> "(?:[^"\\]|\\.)*" | '[^']*' )
             | (?P<name> [A-Za-z_]\w* (?: ::[A-Za-z_]\w* )* )
             | (?P<op> << | >> | <= | >= | == | != | [-+*/%&|^~<>?:.,()\[\]] ) )""",
    re.VERBOSE,
)


class ExpressionError(ValueError):
    """The text is not an expression that the generator reads."""


class _Parser:
    """Recursive descent over the tokens of one text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = list(_tokens(text))
        self.at = 0

    def peek(self) -> str | None:
        return self.tokens[self.at][1] if self.at < len(self.tokens) else None

    def take(self, wanted: str | None = None) -> tuple[str, str]:
        if self.at >= len(self.tokens):
            raise ExpressionError(f"{self.text!r} ends too early")
        kind, token = self.tokens[self.at]
        if wanted is not None and token != wanted:
            raise ExpressionError(f"expected {wanted!r}, found {token!r} in {self.text!r}")
        self.at += 1
        return kind, token

    def accept(self, token: str) -> bool:
        if self.peek() != token:
            return False
        self.at += 1
        return True

    def expression(self) -> Node:
        condition = self.binary(1)
        if not self.accept("?"):
            return condition
        yes = self.expression()
        self.take(":")
        return Ternary(condition, yes, self.expression())

    def binary(self, level: int) -> Node:
        if level == NOT_LEVEL:
            return Not(self.binary(NOT_LEVEL)) if self.accept("not") else self.binary(level + 1)
        if level == UNARY_LEVEL:
            return self.unary()
        left = self.binary(level + 1)
        while (token := self.peek()) is not None and LEVELS.get(token) == level:
            self.take()
            left = Binary(token, left, self.binary(level + 1))
        return left

    def unary(self) -> Node:
        if self.peek() in ("-", "~", "+"):
            return Unary(self.take()[1], self.unary())
        return self.postfix(self.atom())

    def atom(self) -> Node:
        kind, token = self.take()
        if kind == "int":
            return Int(int(token.replace("_", ""), 0))
        if kind == "str":
            return Str(_unquote(token))
        if kind == "name":
            return _word(token)
        if token == "(":
            inner = self.expression()
            self.take(")")
            return inner
        if token == "[":
            return Array(self.arguments("]"))
        raise ExpressionError(f"unexpected {token!r} in {self.text!r}")

    def arguments(self, close: str) -> tuple[Node, ...]:
        found: list[Node] = []
        while self.peek() != close:
            found.append(self.expression())
            if not self.accept(","):
                break
        self.take(close)
        return tuple(found)

    def postfix(self, node: Node) -> Node:
        while True:
            if self.accept("["):
                node = Index(node, self.expression())
                self.take("]")
            elif self.accept("."):
                node = self.member(node)
            else:
                return node

    def member(self, base: Node) -> Node:
        name = self.take()[1]
        if name == "as" and self.accept("<"):
            target = self.take()[1]
            self.take(">")
            return Cast(base, target)
        return Call(base, name, self.arguments(")")) if self.accept("(") else Attr(base, name)

    def end(self) -> None:
        if self.peek() is not None:
            raise ExpressionError(f"left over {self.peek()!r} in {self.text!r}")


def _tokens(text: str) -> Iterator[tuple[str, str]]:
    at, stop = 0, len(text.rstrip())
    while at < stop:
        match = _TOKEN.match(text, at)
        if match is None or match.lastgroup is None:
            raise ExpressionError(f"cannot read {text[at : at + 20]!r} in {text!r}")
        yield match.lastgroup, match[match.lastgroup]
        at = match.end()


def _unquote(token: str) -> str:
    body = token[1:-1]
    return body if token[0] == "'" else re.sub(r"\\(.)", r"\1", body)


def _word(token: str) -> Node:
    if token in ("true", "false"):
        return Bool(token == "true")
    enum, separator, member = token.rpartition("::")
    return EnumMember(enum, member) if separator else Name(token)


def parse(text: str | int | bool) -> Node:
    """An expression as a tree; YAML may hand over a number or a truth value."""
    if isinstance(text, bool):
        return Bool(text)
    if isinstance(text, int):
        return Int(text)
    parser = _Parser(text)
    node = parser.expression()
    parser.end()
    return node


def parse_call(text: str) -> tuple[str, tuple[Node, ...]]:
    """A type reference with arguments: `bitmap(n + 1)` -> ("bitmap", (tree,))."""
    name, bracket, rest = text.partition("(")
    if not bracket:
        return name.strip(), ()
    parser = _Parser(rest)
    args = parser.arguments(")")
    parser.end()
    return name.strip(), args


def children(node: Node) -> Iterator[Node]:
    """The nodes directly below."""
    for part in fields(node):
        value = getattr(node, part.name)
        if isinstance(value, Node):
            yield value
        elif isinstance(value, tuple):
            yield from (item for item in _flat(value) if isinstance(item, Node))


def _flat(items: tuple[object, ...]) -> Iterator[object]:
    for item in items:
        if isinstance(item, tuple):
            yield from _flat(item)
        else:
            yield item


def walk(node: Node) -> Iterator[Node]:
    """The node and everything below it."""
    yield node
    for child in children(node):
        yield from walk(child)


def replaced(node: Node, old: Node, new: Node) -> Node:
    """Return an expression with another one in all places of one that is in it."""

    def part(value: object) -> object:
        if isinstance(value, Node):
            return replaced(value, old, new)
        return tuple(part(item) for item in value) if isinstance(value, tuple) else value

    if node == old:
        return new
    return replace(node, **{own.name: part(getattr(node, own.name)) for own in fields(node)})  # type: ignore[type-var]


def names_in(node: Node) -> set[str]:
    """The names that the expression uses."""
    return {part.id for part in walk(node) if isinstance(part, Name)}

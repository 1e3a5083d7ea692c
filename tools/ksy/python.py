"""An inlined expression as Python text, with no more brackets than Python needs."""

from .expressions import (
    COMPARISONS,
    LEVELS,
    LOGIC,
    NOT_LEVEL,
    UNARY_LEVEL,
    Array,
    Attr,
    Binary,
    Bool,
    Call,
    Choice,
    Index,
    Int,
    Name,
    Node,
    Not,
    Str,
    Ternary,
    Unary,
)
from .inline import OutOfReachError

TERNARY_LEVEL, ATOM_LEVEL = 0, 12
_OPERATORS = {"/": "//"}
_ATTRIBUTES = {
    "size": "len({})", "length": "len({})", "to_i": "int({})", "to_s": "str({})", "first": "{}[0]", "last": "{}[-1]",
    "min": "min({})", "max": "max({})",
}  # fmt: skip


def to_python(node: Node) -> str:
    """Python text of `node`; every integer division is `//`."""
    return _show(node)[0]


def _show(node: Node) -> tuple[str, int]:
    """The text and how tightly its outermost operator binds."""
    match node:
        case Not(of):
            return f"not {_at(of, NOT_LEVEL)}", NOT_LEVEL
        case Unary(op, of):
            return f"{op}{_at(of, UNARY_LEVEL)}", UNARY_LEVEL
        case Ternary(condition, yes, no):
            return f"{_at(yes, 1)} if {_at(condition, 1)} else {_at(no, TERNARY_LEVEL)}", TERNARY_LEVEL
        case Binary(op, left, right):
            return _binary(op, left, right), _level(op)
        case Int(value) if value < 0:
            return str(value), UNARY_LEVEL
    return _atom(node), ATOM_LEVEL


def _atom(node: Node) -> str:
    """The text of what needs no brackets around it."""
    match node:
        case Int(value) | Bool(value) | Str(value):
            return repr(value)
        case Name(name):
            return name
        case Array(items):
            return f"[{', '.join(map(to_python, items))}]"
        case Index(base, at):
            return f"{_at(base, ATOM_LEVEL)}[{to_python(at)}]"
        case Choice():
            return _choice(node)
        case Attr(base, name):
            return _attribute(base, name)
    assert isinstance(node, Call), node
    return _call(node.base, node.name, node.args)


def _call(base: Node, name: str, args: tuple[Node, ...]) -> str:
    match name, args:
        case "substring", (start, stop):
            return f"{_at(base, ATOM_LEVEL)}[{to_python(start)}:{to_python(stop)}]"
        case "to_s", (Str(encoding),):
            return f"{_at(base, ATOM_LEVEL)}.decode({encoding!r})"
    raise OutOfReachError(f".{name}() is not followed")


def _at(node: Node, level: int) -> str:
    """The text, in brackets if it binds less tightly than `level`."""
    text, own = _show(node)
    return text if own >= level else f"({text})"


def _binary(op: str, left: Node, right: Node) -> str:
    level = _level(op)
    chains = level + 1 if op in COMPARISONS else level  # a < b < c means something else in Python
    after = level if op in LOGIC else level + 1
    return f"{_at(left, chains)} {_OPERATORS.get(op, op)} {_at(right, after)}"


def _level(op: str) -> int:
    return LEVELS["==" if op == "is" else op]


def _choice(node: Choice) -> str:
    table = ", ".join(f"{to_python(key)}: {to_python(size)}" for key, size in node.cases)
    if node.default is None:
        return f"{{{table}}}[{to_python(node.on)}]"
    return f"{{{table}}}.get({to_python(node.on)}, {to_python(node.default)})"


def _attribute(base: Node, name: str) -> str:
    if name not in _ATTRIBUTES:
        raise OutOfReachError(f".{name} is not followed")
    form = _ATTRIBUTES[name]
    return form.format(_at(base, ATOM_LEVEL) if form.startswith("{}") else to_python(base))

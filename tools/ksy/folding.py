"""Constant arithmetic on expression trees, done by the generator instead of by the reader."""

import operator
from collections.abc import Callable
from dataclasses import dataclass

from .expressions import COMPARISONS, Binary, Bool, Choice, Int, Node, Not, Str, Ternary, Unary


@dataclass(frozen=True, slots=True)
class Other(Node):
    """A value that equals none of the literals it is compared with."""


ZERO, TRUE, FALSE = Int(0), Bool(True), Bool(False)
_ARITHMETIC: dict[str, Callable[[int, int], int]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "&": operator.and_, "|": operator.or_, "^": operator.xor,
    "<<": operator.lshift, ">>": operator.rshift,
}  # fmt: skip
_DIVISION: dict[str, Callable[[int, int], int]] = {"/": operator.floordiv, "%": operator.mod}
_ORDER: dict[str, Callable[[int, int], bool]] = {
    "==": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
}  # fmt: skip


def fold(node: Node) -> Node:
    """One node simplified; its children are taken as they are."""
    match node:
        case Binary("and" | "or"):
            return _logic(node)
        case Binary():
            return _binary(node)
        case Not(Bool(value)):
            return Bool(not value)
        case Unary("-", Int(value)):
            return Int(-value)
        case Ternary(Bool(value), yes, no):
            return yes if value else no
        case Choice(Int() | Bool() | Str() as on, cases, default):
            return next((size for key, size in cases if key == on), default or node)
        case Choice(on, cases, default) if default is not None and all(size == default for _, size in cases):
            return default
    return node


def _logic(node: Binary) -> Node:
    absorbing = Bool(node.op == "or")
    if node.left == absorbing:
        return absorbing
    if isinstance(node.left, Bool):
        return node.right
    if node.right == absorbing:
        return absorbing
    return node.left if isinstance(node.right, Bool) else node


def _binary(node: Binary) -> Node:
    op, left, right = node.op, node.left, node.right
    if isinstance(left, Int) and isinstance(right, Int):
        return _numbers(node, left.value, right.value)
    if Other() in (left, right) and op in ("==", "!="):
        return Bool(op == "!=")
    if isinstance(left, Bool | Str) and isinstance(right, Bool | Str) and op in ("==", "!="):
        return Bool((left == right) == (op == "=="))
    if op == "+" and ZERO in (left, right):
        return right if left == ZERO else left
    match left, right:
        case Binary("+", rest, Int(first)), Int(second) if op == "+":
            return Binary("+", rest, Int(first + second))
    return node


def _numbers(node: Binary, left: int, right: int) -> Node:
    if node.op in COMPARISONS:
        return Bool(_ORDER[node.op](left, right))
    if node.op in _DIVISION:
        return Int(_DIVISION[node.op](left, right)) if right else node
    return Int(_ARITHMETIC[node.op](left, right))


def add(left: Node, right: Node) -> Node:
    """left + right; constants gathered at the end."""
    if isinstance(left, Int) and not isinstance(right, Int):
        left, right = right, left
    if isinstance(right, Binary) and right.op == "+" and isinstance(right.right, Int):
        return add(add(left, right.left), right.right)
    if isinstance(left, Binary) and left.op == "+" and isinstance(left.right, Int) and not isinstance(right, Int):
        return Binary("+", Binary("+", left.left, right), left.right)
    return fold(Binary("+", left, right))


def both(left: Node | None, right: Node | None) -> Node | None:
    """left and right; None is "always"."""
    if left is None or right is None:
        return left if right is None else right
    joined = fold(Binary("and", left, right))
    return None if joined == TRUE else joined


_OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">", "and": "or", "or": "and"}


def negate(node: Node) -> Node:
    """The opposite of a condition, `not` pushed inside."""
    match node:
        case Not(of):
            return plain(of)
        case Binary("and" | "or" as op, left, right):
            return Binary(_OPPOSITE[op], negate(left), negate(right))
        case Binary(op, left, right) if op in COMPARISONS:
            return Binary(_OPPOSITE[op], left, right)
    return fold(Not(node))


def plain(node: Node) -> Node:
    """The condition without a `not` at its top, if that can be."""
    return negate(node.of) if isinstance(node, Not) else node

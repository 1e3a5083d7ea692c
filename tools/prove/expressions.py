"""Evaluates expressions of the source on all numbers at once."""

import ast
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import z3

from .arithmetic import Place, held, operate
from .errors import UnknownSourceError
from .values import State, Value, either, number, truth

if TYPE_CHECKING:
    from .run import Run


def value_of(run: "Run", node: ast.expr, state: State) -> Value:
    """Return the value of an expression. Raises UnknownSourceError for what is none of the loops' Python."""
    evaluate = _EXPRESSIONS.get(type(node))
    if evaluate is None:
        raise UnknownSourceError(node, "the prover does not know it")
    return evaluate(run, node, state)


def values_of(run: "Run", node: ast.expr, state: State) -> tuple[Value, ...]:
    """Return the values of a tuple or a call that returns one, or of another expression."""
    if isinstance(node, ast.Tuple):
        return tuple(value_of(run, element, state) for element in node.elts)
    if isinstance(node, ast.Call):
        return _call(run, node, state)
    return (value_of(run, node, state),)


def _call(run: "Run", node: ast.Call, state: State) -> tuple[Value, ...]:
    arguments = [value_of(run, argument, state) for argument in node.args]
    return run.called(node, state, arguments)


def _one_call(run: "Run", node: ast.Call, state: State) -> Value:
    return _call(run, node, state)[0]


def _constant(run: "Run", node: ast.Constant, state: State) -> Value:
    return z3.BoolVal(node.value) if isinstance(node.value, bool) else z3.IntVal(node.value)


def _name(run: "Run", node: ast.Name, state: State) -> Value:
    if node.id in state.names:
        return state.names[node.id]
    return run.named(node)


def _attribute(run: "Run", node: ast.Attribute, state: State) -> Value:
    return run.named(node)


def _element(run: "Run", node: ast.Subscript, state: State) -> Value:
    return run.named(node)


def _unary(run: "Run", node: ast.UnaryOp, state: State) -> Value:
    value = value_of(run, node.operand, state)
    if isinstance(node.op, ast.Not):
        return z3.Not(truth(value))
    if isinstance(node.op, ast.USub):
        made = z3.simplify(-number(value))
        if isinstance(node.operand, ast.Constant):
            return made
        return run.negated(number(value), held(Place(run, node, state), made))
    if isinstance(node.op, ast.Invert):
        return z3.simplify(-number(value) - 1)
    raise UnknownSourceError(node, "the prover does not know the operator")


def _binary(run: "Run", node: ast.BinOp, state: State) -> Value:
    left, right = (number(value_of(run, side, state)) for side in (node.left, node.right))
    return operate(Place(run, node, state), node.op, left, right)


def _logic(run: "Run", node: ast.BoolOp, state: State) -> Value:
    """Evaluate each operand where those before it do not decide."""
    is_and = isinstance(node.op, ast.And)
    values: list[Value] = []
    for operand in node.values:
        values.append(value_of(run, operand, state))
        state = state.when(truth(values[-1]) if is_and else z3.Not(truth(values[-1])))
    made = values.pop()
    for value in reversed(values):
        made = either(truth(value), made, value) if is_and else either(truth(value), value, made)
    return made


def _choice(run: "Run", node: ast.IfExp, state: State) -> Value:
    condition = truth(value_of(run, node.test, state))
    yes = value_of(run, node.body, state.when(condition))
    no = value_of(run, node.orelse, state.when(z3.Not(condition)))
    return either(condition, yes, no)


def _comparison(run: "Run", node: ast.Compare, state: State) -> Value:
    if isinstance(node.ops[0], ast.In):
        one = number(value_of(run, node.left, state))
        return z3.Or(*(one == number(other) for other in run.members(node.comparators[0], state)))
    sides = [number(value_of(run, side, state)) for side in (node.left, *node.comparators)]
    found = [_COMPARISONS[type(op)](*pair) for op, *pair in zip(node.ops, sides, sides[1:], strict=False)]
    return z3.And(*found)


_COMPARISONS: dict[type[ast.cmpop], Callable[[z3.ArithRef, z3.ArithRef], z3.BoolRef]] = {
    ast.Lt: lambda a, b: a < b,
    ast.LtE: lambda a, b: a <= b,
    ast.Gt: lambda a, b: a > b,
    ast.GtE: lambda a, b: a >= b,
    ast.Eq: lambda a, b: a == b,
    ast.NotEq: lambda a, b: a != b,
}
_EXPRESSIONS: dict[type[ast.expr], Callable[["Run", Any, State], Value]] = {
    ast.Constant: _constant,
    ast.Name: _name,
    ast.UnaryOp: _unary,
    ast.BinOp: _binary,
    ast.BoolOp: _logic,
    ast.IfExp: _choice,
    ast.Compare: _comparison,
    ast.Call: _one_call,
    ast.Attribute: _attribute,
    ast.Subscript: _element,
}

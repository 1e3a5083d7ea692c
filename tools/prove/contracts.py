"""Evaluates what contracts say, on all numbers at once."""

import ast
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import z3

from .rooms import CONSTANTS, Room
from .values import Value, either, number, truth

__all__ = ["NAMES", "evaluated", "failed", "greater", "lesser"]

_MOST_DIGITS, _BITS = 20, 64


def _digits(value: z3.ArithRef) -> z3.ArithRef:
    """Return how many decimal digits an unsigned number of 64 bits has, which is below 0 from 2^63 on."""
    found = z3.IntVal(_MOST_DIGITS)
    for count in range(_MOST_DIGITS - 1, 0, -1):
        found = z3.If(value < 10**count, z3.IntVal(count), found)
    unsigned = value + (1 << _BITS)
    above = z3.If(unsigned < 10 ** (_MOST_DIGITS - 1), z3.IntVal(_MOST_DIGITS - 1), z3.IntVal(_MOST_DIGITS))
    return z3.If(value < 0, above, found)


def greater(a: z3.ArithRef, b: z3.ArithRef) -> z3.ArithRef:
    """Return the greater one."""
    return z3.If(a >= b, a, b)


def lesser(a: z3.ArithRef, b: z3.ArithRef) -> z3.ArithRef:
    """Return the lesser one."""
    return z3.If(a <= b, a, b)


@cache
def _parsed(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def failed(room: Room, result: z3.ArithRef) -> z3.BoolRef:
    """Return whether a result is no address."""
    zero, codes = z3.BoolVal(room.may_fail), z3.BoolVal(room.has_codes)
    return z3.Or(z3.And(zero, result == 0), z3.And(codes, result < 0))


def evaluated(text: str, names: Mapping[str, Value]) -> Value:
    """Return the value of an expression of a contract."""
    return _value(_parsed(text), names)


def _value(node: ast.expr, names: Mapping[str, Value]) -> Value:
    match node:
        case ast.Constant(bool(value)):
            return z3.BoolVal(value)
        case ast.Constant(value):
            return z3.IntVal(value)
        case ast.Name(name):
            return z3.IntVal(CONSTANTS[name]) if name in CONSTANTS else names[name]
        case ast.BinOp(left, op, right):
            return _OPERATORS[type(op)](number(_value(left, names)), number(_value(right, names)))
        case ast.Compare(left, [op], [right]):
            return _COMPARISONS[type(op)](number(_value(left, names)), number(_value(right, names)))
        case ast.IfExp(test, body, orelse):
            return either(truth(_value(test, names)), _value(body, names), _value(orelse, names))
        case ast.BoolOp(op, values):
            join = z3.And if isinstance(op, ast.And) else z3.Or
            return join(*(truth(_value(value, names)) for value in values))
        case ast.Call(ast.Name(name), arguments):
            return _FUNCTIONS[name](*(number(_value(argument, names)) for argument in arguments))
    raise ValueError(f"contracts have no {ast.unparse(node)}")


_OPERATORS: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: lambda a, b: a + b,
    ast.Sub: lambda a, b: a - b,
    ast.Mult: lambda a, b: a * b,
    ast.FloorDiv: lambda a, b: a / b,
}
_COMPARISONS: dict[type[ast.cmpop], Callable[[Any, Any], Any]] = {
    ast.Lt: lambda a, b: a < b,
    ast.LtE: lambda a, b: a <= b,
    ast.Eq: lambda a, b: a == b,
    ast.GtE: lambda a, b: a >= b,
    ast.Gt: lambda a, b: a > b,
}
_FUNCTIONS: dict[str, Callable[..., Any]] = {"digits_of": _digits, "max": greater, "min": lesser}
NAMES = {*CONSTANTS, *_FUNCTIONS}
"""What is no variable in a contract."""

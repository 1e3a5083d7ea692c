"""Counts what has to be proved of a source. Knows of the source only, and nothing of how it is proved."""

import ast
from collections.abc import Iterator

NO_WRAP, SHIFT, DIVISOR = "no wrap", "shift", "divisor"
LOAD, SLOT, SPAN, SIGNED = "load", "slot", "span", "signed"
RESULT, PROGRESS, OPERATOR = "result", "progress", "operator"

_OF_OPERATORS: dict[type[ast.operator], tuple[str, ...]] = {
    ast.Add: (NO_WRAP,),
    ast.Sub: (NO_WRAP,),
    ast.Mult: (NO_WRAP,),
    ast.LShift: (NO_WRAP, SHIFT),
    ast.RShift: (SHIFT,),
    ast.FloorDiv: (DIVISOR,),
    ast.BitAnd: (),
    ast.BitOr: (),
    ast.Mod: (DIVISOR,),
    ast.BitXor: (),
}
_OF_CALLS = {
    "load8": LOAD,
    "load16": LOAD,
    "load32": LOAD,
    "load64": LOAD,
    "put": SLOT,
    "sign_extended": SIGNED,
}
"""What calls have to keep; all others are given a run of bytes."""

STORES = {
    "store8": 1, "store16": 2, "store32": 4, "store64": 8, "copy": 0, "copy16": 16, "copy32": 32,
    "put_groups": 32,
    "multiply_add128": 16, "multiply_add256": 32, "negate128": 16, "negate256": 32,
}  # fmt: skip
"""What stores bytes at its first argument: how many, 0 where the third argument says that."""
PASSED = {"multiply_add", "negate"}
"""Names of such functions where they are given to what makes a function."""

Counted = tuple[int, int, int, str]
"""Line, first and last column, and what has to hold there."""


def counted(function: ast.FunctionDef) -> list[Counted]:
    """Return all obligations of a function; an operator that is not known is one that nothing proves."""
    is_reader = {"pos", "end"} <= {argument.arg for argument in function.args.args}
    return [
        (node.lineno, node.col_offset, node.end_col_offset or 0, kind)
        for statement in function.body
        for node in ast.walk(statement)
        if isinstance(node, ast.expr | ast.stmt)
        for kind in _kinds(node, is_reader=is_reader)
    ]


def _kinds(node: ast.expr | ast.stmt, *, is_reader: bool) -> Iterator[str]:
    match node:
        case ast.BinOp(op=op) | ast.AugAssign(op=op):
            yield from _OF_OPERATORS.get(type(op), (OPERATOR,))
        case ast.UnaryOp(op=ast.USub(), operand=operand) if not isinstance(operand, ast.Constant):
            yield NO_WRAP
        case ast.Call(func=ast.Name(name)):
            yield _OF_CALLS.get(name, SPAN)
        case ast.Return() if is_reader:
            yield RESULT
        case ast.While():
            yield PROGRESS


def stores_of(function: ast.FunctionDef) -> list[tuple[int, int]]:
    """Return line and column of each store to memory that is no record."""
    return sorted(
        (node.lineno, node.col_offset)
        for node in ast.walk(function)
        if isinstance(node, ast.Call) and _name_of(node.func) in {*STORES, *PASSED}
    )


def _name_of(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")

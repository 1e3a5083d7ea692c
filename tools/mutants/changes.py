"""A module, changed at one place."""

import ast
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

__all__ = ["Mutant", "mutant", "places"]

_OTHER = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Add: ast.Sub, ast.Sub: ast.Add,
    ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


class Mutant(NamedTuple):
    """A changed module."""

    path: Path
    line: int
    was: str
    now: str
    source: str
    function: int
    """First line of the function around the place; 0 for what runs when the module is imported."""
    code: CodeType
    """Of the changed module, with the lines that it had before."""


def _nodes(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield all that is executed: no annotations, and nothing for type checkers only."""
    yield tree
    for name, value in ast.iter_fields(tree):
        for child in value if isinstance(value, list) else [value]:
            is_typing = isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING"
            if isinstance(child, ast.AST) and name not in ("annotation", "returns") and not is_typing:
                yield from _nodes(child)


def places(path: Path) -> list[tuple[int, int]]:
    """Return the changes of a module: number of a node, and of one of its ways."""
    nodes = list(_nodes(ast.parse(path.read_text("utf-8"))))  # before any is changed
    return [(at, way) for at, node in enumerate(nodes) for way in range(2) if _change(node, way)]


def mutant(path: Path, place: tuple[int, int]) -> Mutant:
    """Return what a module becomes by one of its changes."""
    tree = ast.parse(path.read_text("utf-8"))
    node: Any = next(islice(_nodes(tree), place[0], None))
    before, around = ast.unparse(node), _around(tree, node)
    _change(node, place[1])
    code: CodeType = compile(ast.fix_missing_locations(tree), str(path), "exec", dont_inherit=True)
    return Mutant(path, node.lineno, before, ast.unparse(node), ast.unparse(tree), around, code)


def _around(tree: ast.AST, place: ast.AST) -> int:
    """Return the first line of the innermost function that has a place in its body, 0 where none has."""
    found = 0
    for node in ast.walk(tree):  # outer ones first
        if isinstance(node, _FUNCTIONS) and any(place is inner for part in _body(node) for inner in ast.walk(part)):
            found = min([node.lineno, *(one.lineno for one in getattr(node, "decorator_list", ()))])
    return found


def _body(node: Any) -> list[ast.AST]:
    return node.body if isinstance(node.body, list) else [node.body]


def _change(node: ast.AST, way: int) -> bool:
    """Change a node in one of its ways; returns whether it has it."""
    match node:
        case ast.Compare(ops=[op]) if way == 0:
            node.ops = [_OTHER[type(op)]()]
        case ast.BinOp(op=op) if way == 0 and type(op) in _OTHER:
            node.op = _OTHER[type(op)]()
        case ast.BoolOp(op=op) if way == 0:
            node.op = _OTHER[type(op)]()
        case ast.Constant(value=int(value)) if way == 0 and not isinstance(value, bool):
            node.value = value + 1
        case ast.Constant(value=bool(value)) if way == 0:
            node.value = not value
        case ast.If() | ast.IfExp():
            node.test = ast.Constant(bool(way))
        case ast.Return(value=ast.expr() as value) if way == 0 and ast.unparse(value) != "None":
            node.value = ast.Constant(None)
        case _:
            return False
    return True

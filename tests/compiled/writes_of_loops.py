"""Where the loops write slots of records, as their sources say it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from tests.compiled.slots import PACKAGE, RECORDS, Slot, between, inside, own, place, set_in, with_others

__all__ = ["by_loops"]

_STORES = {"put": (0, 1), "store64": (0,)}
"""Functions of `loops.memory` that store a slot, and the arguments that say where."""

_Function = tuple[str, str]
"""The names of a module and of its function."""


class _Loop(NamedTuple):
    """A function of the loops."""

    module: str
    node: ast.FunctionDef
    types: dict[str, str]
    """The records that its variables are addresses of."""


def _annotated(node: ast.expr | None) -> str | None:
    name = "" if node is None else ast.unparse(node)
    return name if name in RECORDS else None


def _type(node: ast.expr, types: dict[str, str]) -> str | None:
    """Return the record that an expression of the loops is the address of."""
    match node:
        case ast.Name(id=name):
            return types.get(name)
        case ast.Attribute(value=value, attr=name):
            record = _type(value, types)
            return None if record is None else inside(place((record, name)))
        case ast.Call(func=ast.Name(id=name)):
            return name if name in RECORDS else _results().get(name)
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="nth")):
            return name
        case ast.IfExp(body=body, orelse=other):
            return _type(body, types) or _type(other, types)
        case ast.NamedExpr(value=value):
            return _type(value, types)
    return None


@cache
def _trees() -> dict[str, ast.Module]:
    return {path.stem: ast.parse(path.read_text("utf-8")) for path in (PACKAGE / "compiled" / "loops").glob("*.py")}


@cache
def _results() -> dict[str, str]:
    """Return the records that functions of the loops give addresses of."""
    functions = (node for tree in _trees().values() for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    return {node.name: found for node in functions if (found := _annotated(node.returns))}


@cache
def _loops() -> list[_Loop]:
    found = []
    for module, tree in _trees().items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.FunctionDef):
                continue
            types = {arg.arg: record for arg in node.args.args if (record := _annotated(arg.annotation))}
            bound = [pair for part in own(node) for pair in set_in(part)]
            for _ in range(4):  # what is set from what is set below it
                for target, value in bound:
                    if isinstance(target, ast.Name) and (record := _type(value, types)):
                        types.setdefault(target.id, record)
            found.append(_Loop(module, node, types))
    return found


def _sums(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the parts of an expression of which an address is the sum: no slots that are loaded, no results."""
    yield node
    if not isinstance(node, ast.Call) and (not isinstance(node, ast.Attribute) or _numbered(node) is None):
        for part in ast.iter_child_nodes(node):
            yield from _sums(part)


def _names(node: ast.AST) -> set[str]:
    """Return the variables that an address is made of."""
    loaded = {part.value for part in _sums(node) if isinstance(part, ast.Attribute)}
    return {part.id for part in _sums(node) if isinstance(part, ast.Name) and part not in loaded}


def _numbers(node: ast.AST, types: dict[str, str]) -> set[Slot]:
    """Return the slots whose numbers stand in an expression of the loops, `Trx.user` or `Context.members.told_of`."""
    match node:
        case ast.Call(func=ast.Name(id="range"), args=[*first, last]):
            return {slot for end in _numbers(last, types) for slot in between(first, last, end)}
    return {slot for part in _sums(node) if (slot := _numbered(part)) and _root(part) not in types}


def _root(node: ast.AST) -> str:
    """Return the name that a chain of attributes begins with."""
    while isinstance(node, ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def _numbered(node: ast.AST) -> Slot | None:
    match node:
        case ast.Attribute(value=ast.Name(id=record), attr=name) if record in RECORDS:
            return (record, name) if place((record, name)) else None
        case ast.Attribute(value=value, attr=name):
            outer = _numbered(value)
            record = None if outer is None else inside(place(outer))
            return None if record is None or not place((record, name)) else (record, name)
    return None


def _called(loop: _Loop, node: ast.Call) -> _Function | None:
    """Return the function that is called."""
    if not isinstance(node.func, ast.Name):
        return None
    name = node.func.id
    for part in _trees()[loop.module].body:
        if isinstance(part, ast.ImportFrom) and (part.module or "").startswith("binlog_kaitai.compiled.loops"):
            for alias in part.names:
                if (alias.asname or alias.name) == name:
                    return (part.module or "").rpartition(".")[2], alias.name
    return loop.module, name


@cache
def _stored_to() -> dict[_Function, set[int]]:
    """Return the arguments that say where a function stores, by function."""
    found: dict[_Function, set[int]] = {("memory", name): set(places) for name, places in _STORES.items()}
    before = -1
    while before != (before := sum(map(len, found.values()))):
        for loop in _loops():
            names = set[str]()
            for node in own(loop.node):
                if isinstance(node, ast.Call) and (function := _called(loop, node)):
                    names |= {
                        n for i, part in enumerate(node.args) if i in found.get(function, ()) for n in _names(part)
                    }
            for _ in range(3):
                for part in own(loop.node):
                    for target, value in set_in(part):
                        names |= _names(value) if isinstance(target, ast.Name) and target.id in names else set()
            places = {number for number, arg in enumerate(loop.node.args.args) if arg.arg in names}
            found.setdefault((loop.module, loop.node.name), set()).update(places)
    return found


def by_loops() -> dict[Slot, list[str]]:
    """Return where the loops write, by slot."""
    found: dict[Slot, list[str]] = {}
    for loop in _loops():
        bound = [pair for part in own(loop.node) for pair in set_in(part)]
        for node in own(loop.node):
            slots = set[Slot]()
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                record = _type(node.value, loop.types)
                assert record is not None or loop.module == "memory", f"{loop.module}:{node.lineno}: of which record?"
                slots = {(record, node.attr)} if record else slots
            elif isinstance(node, ast.Call) and (function := _called(loop, node)):
                for number, part in enumerate(node.args):
                    if number in _stored_to().get(function, ()):
                        slots |= _numbers(part, loop.types)
                        for target, value in bound:
                            if isinstance(target, ast.Name) and isinstance(part, ast.Name) and target.id == part.id:
                                slots |= _numbers(value, loop.types)
            for slot in {each for written in slots for each in with_others(written)}:
                found.setdefault(slot, []).append(f"{loop.module}.py:{getattr(node, 'lineno', 0)}")
    return found

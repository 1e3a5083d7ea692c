"""Where Python writes slots of records, as the sources of the rooms around the loops say it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from binlog_kaitai.compiled.records.base import Part, Room
from tests.compiled.slots import PACKAGE, RECORDS, Slot, between, inside, own, place, set_in, with_others

__all__ = ["Write", "by_python"]

_OTHERS = PACKAGE / "compiled" / "loops", PACKAGE / "compiled" / "records"


class Write(NamedTuple):
    """A place of a source that writes a slot."""

    where: str
    is_reset: bool
    """Whether the slot is set back: to nothing, or to what it was."""


class _Source(NamedTuple):
    """A function of Python, or a module without its functions."""

    name: str
    nodes: list[ast.AST]
    bound: dict[str, list[ast.expr]]
    """What names are set to, or are among."""


def _bindings(nodes: list[ast.AST]) -> dict[str, list[ast.expr]]:
    bound: dict[str, list[ast.expr]] = {}
    for node in nodes:
        for target, value in set_in(node):
            bound.setdefault(ast.unparse(target), []).append(value)
    return bound


@cache
def _sources() -> list[_Source]:
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.parent in _OTHERS or "records" not in (text := path.read_text("utf-8")):
            continue
        tree, name = ast.parse(text), str(path.relative_to(PACKAGE))
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        everywhere = {
            name: values
            for name, values in _bindings(list(ast.walk(tree))).items()
            if name.startswith("self.") or name.lstrip("_").isupper()
        }
        for function in functions:
            if function.name != "__init__":  # which makes a record, with first values
                nodes = list(own(function))
                found.append(_Source(name, nodes, everywhere | _bindings(nodes)))
    return found


def _chain(source: _Source, node: ast.AST, seen: frozenset[str]) -> set[Slot]:
    """Return the slots that a chain of attributes may be, `C.items.num`, `r.Trx.user` or `commits.groups`; a record
    itself has no name of a slot."""
    match node:
        case ast.Name(id="C") | ast.Attribute(value=ast.Name(id="r"), attr="C"):
            return {("Context", "")}
        case ast.Name(id=name) | ast.Attribute(value=ast.Name(id="r"), attr=name) if name in RECORDS:
            return {(name, "")}
        case ast.Name(id=name):
            return _of_name(source, name, seen)
        case ast.Attribute(value=value, attr=name):
            outer = _chain(source, value, seen)
            records = {record if slot == "" else inside(place((record, slot))) for record, slot in outer}
            found = {(record, name) for record in records if record and place((record, name))}
            return found or _of_name(source, ast.unparse(node), seen)
    return set()


def _of_name(source: _Source, name: str, seen: frozenset[str]) -> set[Slot]:
    values = () if name in seen else source.bound.get(name, ())
    return {slot for value in values for slot in _among(source, value, seen | {name})}


_OF_THE_SAME = ("enumerate", "items", "keys", "list", "reversed", "sorted", "tuple", "values", "zip")
"""Functions that give what they are given."""


def _among(source: _Source, node: ast.AST, seen: frozenset[str] = frozenset()) -> set[Slot]:
    """Return the slots whose numbers stand in an expression of Python."""
    parts: list[ast.AST]
    match node:
        case ast.Name() | ast.Attribute() if found := _chain(source, node, seen):
            return {slot for slot in found if slot[1]}
        case ast.Name() | ast.Attribute() | ast.Subscript():  # what is in a slot, or in an object
            return set()
        case ast.Call(func=ast.Name(id="range"), args=[*first, last]):
            return {slot for end in _among(source, last, seen) for slot in between(first, last, end)}
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=args):
            held = [node.func.value] if isinstance(node.func, ast.Attribute) else []
            parts = [*args, *held] if name in _OF_THE_SAME else []
        case ast.ListComp(elt=made) | ast.GeneratorExp(elt=made):
            parts = [made]
        case _:
            parts = list(ast.iter_child_nodes(node))
    return {slot for part in parts for slot in _among(source, part, seen)}


def _is_nothing(node: ast.expr | None) -> bool:
    match node:
        case ast.Constant(value=0) | ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=1)) | ast.Name(id="NEVER"):
            return True
    return False


def _is_before(source: _Source, slot: ast.expr, value: ast.expr | None) -> bool:
    """Whether a slot gets what was noted of it: `for slot, value in zip(SLOTS, self._slots)`, and where these were set
    `[record[slot] for slot in SLOTS]`."""
    for walked in source.bound.get(ast.unparse(value), ()) if isinstance(value, ast.Name) else ():
        match walked:
            case ast.Call(func=ast.Name(id="zip"), args=[slots, noted]) if walked in source.bound.get(
                ast.unparse(slot), ()
            ):
                made = source.bound.get(ast.unparse(noted), [])
                return bool(made) and all(
                    isinstance(part, ast.ListComp) and ast.unparse(part.generators[0].iter) == ast.unparse(slots)
                    for part in made
                )
    return False


_MAKE_RECORDS = ("record", "records", "slots")
_MAKE_LISTS = ("list", "tolist")


def _is_shared(source: _Source, record: ast.expr) -> bool:
    """Whether what is written is no list, and no record that the function has made itself."""
    for value in source.bound.get(record.id, ()) if isinstance(record, ast.Name) else ():
        match value:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in _MAKE_LISTS + _MAKE_RECORDS:
                return False
    return True


def _written(source: _Source, node: ast.AST) -> Iterator[tuple[ast.expr, bool]]:
    """Yield what says which slots a node writes, with whether these are set back."""
    match node:
        case ast.Assign(targets=targets, value=value):
            for target in targets:
                pairs: list[tuple[ast.expr, ast.expr | None]] = [(target, value)]
                if isinstance(target, ast.Tuple):
                    values = value.elts if isinstance(value, ast.Tuple) else [None] * len(target.elts)
                    pairs = list(zip(target.elts, values, strict=True))
                for part, to in pairs:
                    if isinstance(part, ast.Subscript) and _is_shared(source, part.value):
                        yield part.slice, _is_nothing(to) or _is_before(source, part.slice, to)
        case ast.AugAssign(target=ast.Subscript(value=record, slice=slot)) if _is_shared(source, record):
            yield slot, False
        case ast.Call(func=ast.Attribute(attr="set_column"), args=[slot, *_]):
            yield slot, False


def by_python() -> dict[Slot, list[Write]]:
    """Return where Python writes, by slot, but for first values in what makes a record, and for whole records."""
    found: dict[Slot, list[Write]] = {}
    for source in _sources():
        for node in source.nodes:
            for slots, is_reset in _written(source, node):
                for slot in {each for written in _among(source, slots) for each in with_others(written)}:
                    if not isinstance(place(slot), Part | Room):
                        where = f"{source.name}:{getattr(node, 'lineno', 0)}"
                        found.setdefault(slot, []).append(Write(where, is_reset))
    return found

"""Who writes which slot of the records: the stores in the sources of the loops, and in those of the rooms around them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from binlog_kaitai.compiled import records
from binlog_kaitai.compiled.records import base, context
from binlog_kaitai.compiled.records.base import Part, Place, Record, Room

__all__ = ["RECORDS", "Slot", "Write", "by_loops", "by_python"]

_PACKAGE = Path(context.__file__).parents[2]
_LOOPS = sorted((_PACKAGE / "compiled" / "loops").glob("*.py"))
_OURS = sorted(set(_PACKAGE.rglob("*.py")) - set(_LOOPS) - set((_PACKAGE / "compiled" / "records").glob("*.py")))
RECORDS: dict[str, type[Record]] = {record.__name__: record for record in base.Record.__subclasses__()}
_STORES = {"put": (0, 1), "store64": (0,)}
"""Functions of `loops.memory` that store a slot, and the arguments that say where."""

Slot = tuple[str, str]
"""The names of a record and of its slot."""
_Function = tuple[str, str]
"""The names of a module and of its function."""


class Write(NamedTuple):
    """A place of a source that writes a slot."""

    where: str
    is_reset: bool
    """Whether the slot is set back: to nothing, or to what it was."""


def _place(slot: Slot) -> Place | None:
    return RECORDS[slot[0]].declared.get(slot[1])


def _inside(place: Place | None) -> str | None:
    """Return the record that an address in a place is of."""
    to = getattr(place, "to", getattr(place, "of", None))
    return None if to is None else str(to.__name__)


# --- the loops


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
            return None if record is None else _inside(_place((record, name)))
        case ast.Call(func=ast.Name(id=name)):
            return name if name in RECORDS else _results().get(name)
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="nth")):
            return name
        case ast.IfExp(body=body, orelse=other):
            return _type(body, types) or _type(other, types)
        case ast.NamedExpr(value=value):
            return _type(value, types)
    return None


def _own(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """Yield what is in a function, but for functions inside of it."""
    waiting: list[ast.AST] = [*function.args.args, *function.body]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += [] if isinstance(node, ast.FunctionDef) else ast.iter_child_nodes(node)


@cache
def _trees() -> dict[str, ast.Module]:
    return {path.stem: ast.parse(path.read_text("utf-8")) for path in _LOOPS}


@cache
def _results() -> dict[str, str]:
    """Return the records that functions of the loops give addresses of."""
    functions = (node for tree in _trees().values() for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    return {node.name: found for node in functions if (found := _annotated(node.returns))}


def _bound(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Yield the names that a node sets, with what they are set to."""
    match node:
        case ast.Assign(targets=targets, value=value):
            for target in targets:
                match target, value:
                    case ast.Tuple(elts=names), ast.Tuple(elts=values):
                        yield from zip(names, values, strict=True)
                    case ast.Tuple(elts=names), _:
                        yield from ((name, value) for name in names)
                    case _:
                        yield target, value
        case ast.NamedExpr(target=target, value=value) | ast.AugAssign(target=target, value=value):
            yield target, value
        case ast.AnnAssign(target=target, value=ast.expr() as value):
            yield target, value
        case ast.For(target=target, iter=value) | ast.comprehension(target=target, iter=value):
            yield from ((name, value) for name in getattr(target, "elts", [target]))


@cache
def _loops() -> list[_Loop]:
    found = []
    for module, tree in _trees().items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.FunctionDef):
                continue
            types = {arg.arg: record for arg in node.args.args if (record := _annotated(arg.annotation))}
            bound = [pair for part in _own(node) for pair in _bound(part)]
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
            return {slot for end in _numbers(last, types) for slot in _between(first, last, end)}
    return {slot for part in _sums(node) if (slot := _numbered(part)) and _root(part) not in types}


def _between(first: list[ast.expr], last: ast.expr, end: Slot) -> Iterator[Slot]:
    """Yield the slots of a range of numbers."""
    record, numbers = end[0], {name: place.number for name, place in RECORDS[end[0]].declared.items()}
    scope = {record: RECORDS[record], "r": records}
    start, stop = (eval(ast.unparse(part), scope) for part in ([*first, ast.Constant(0)][0], last))
    yield from ((record, name) for name, number in numbers.items() if start <= number < stop)


def _root(node: ast.AST) -> str:
    """Return the name that a chain of attributes begins with."""
    while isinstance(node, ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def _numbered(node: ast.AST) -> Slot | None:
    match node:
        case ast.Attribute(value=ast.Name(id=record), attr=name) if record in RECORDS:
            return (record, name) if _place((record, name)) else None
        case ast.Attribute(value=value, attr=name):
            outer = _numbered(value)
            record = None if outer is None else _inside(_place(outer))
            return None if record is None or not _place((record, name)) else (record, name)
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
            for node in _own(loop.node):
                if isinstance(node, ast.Call) and (function := _called(loop, node)):
                    names |= {
                        n for i, part in enumerate(node.args) if i in found.get(function, ()) for n in _names(part)
                    }
            for _ in range(3):
                for part in _own(loop.node):
                    for target, value in _bound(part):
                        names |= _names(value) if isinstance(target, ast.Name) and target.id in names else set()
            places = {number for number, arg in enumerate(loop.node.args.args) if arg.arg in names}
            found.setdefault((loop.module, loop.node.name), set()).update(places)
    return found


def _with_others(slot: Slot) -> Iterator[Slot]:
    """Yield a slot and those that are found from it, by what rows are changed by."""
    others = ("updates", "deletes") if slot[1] == "inserts" else ()
    yield from ((slot[0], name) for name in (slot[1], *others) if _place((slot[0], name)))


def by_loops() -> dict[Slot, list[str]]:
    """Return where the loops write, by slot."""
    found: dict[Slot, list[str]] = {}
    for loop in _loops():
        bound = [pair for part in _own(loop.node) for pair in _bound(part)]
        for node in _own(loop.node):
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
            for slot in {each for slot in slots for each in _with_others(slot)}:
                found.setdefault(slot, []).append(f"{loop.module}.py:{getattr(node, 'lineno', 0)}")
    return found


# --- Python


class _Source(NamedTuple):
    """A function of Python, or a module without its functions."""

    name: str
    nodes: list[ast.AST]
    bound: dict[str, list[ast.expr]]
    """What names are set to, or are among."""


def _bindings(nodes: list[ast.AST]) -> dict[str, list[ast.expr]]:
    bound: dict[str, list[ast.expr]] = {}
    for node in nodes:
        for target, value in _bound(node):
            bound.setdefault(ast.unparse(target), []).append(value)
    return bound


@cache
def _sources() -> list[_Source]:
    found = []
    for path in _OURS:
        if "records" not in (text := path.read_text("utf-8")):
            continue
        tree, name = ast.parse(text), str(path.relative_to(_PACKAGE))
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        everywhere = {
            name: values
            for name, values in _bindings(list(ast.walk(tree))).items()
            if name.startswith("self.") or name.lstrip("_").isupper()
        }
        for function in functions:
            if function.name != "__init__":  # which makes a record, with first values
                nodes = list(_own(function))
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
            records = {record if slot == "" else _inside(_place((record, slot))) for record, slot in outer}
            found = {(record, name) for record in records if record and _place((record, name))}
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
            return {slot for end in _among(source, last, seen) for slot in _between(first, last, end)}
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
                for slot in {each for slot in _among(source, slots) for each in _with_others(slot)}:
                    if not isinstance(_place(slot), Part | Room):
                        where = f"{source.name}:{getattr(node, 'lineno', 0)}"
                        found.setdefault(slot, []).append(Write(where, is_reset))
    return found

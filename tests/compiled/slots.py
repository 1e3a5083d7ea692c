"""Slots of records by their names, and what sources set names to: what those need who look for writes of slots."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from binlog_kaitai.compiled import records
from binlog_kaitai.compiled.records import base, context
from binlog_kaitai.compiled.records.base import Place, Record

__all__ = ["PACKAGE", "RECORDS", "Slot", "between", "inside", "own", "place", "set_in", "with_others"]

PACKAGE = Path(context.__file__).parents[2]
RECORDS: dict[str, type[Record]] = {record.__name__: record for record in base.Record.__subclasses__()}
Slot = tuple[str, str]
"""The names of a record and of its slot."""


def place(slot: Slot) -> Place | None:
    """Return what a record has under a name."""
    return RECORDS[slot[0]].declared.get(slot[1])


def inside(place: Place | None) -> str | None:
    """Return the record that an address in a place is of."""
    to = getattr(place, "to", getattr(place, "of", None))
    return None if to is None else str(to.__name__)


def set_in(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
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


def own(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """Yield what is in a function, but for functions inside of it."""
    waiting: list[ast.AST] = [*function.args.args, *function.body]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += [] if isinstance(node, ast.FunctionDef) else ast.iter_child_nodes(node)


def between(first: list[ast.expr], last: ast.expr, end: Slot) -> Iterator[Slot]:
    """Yield the slots of a range of numbers."""
    record, numbers = end[0], {name: place.number for name, place in RECORDS[end[0]].declared.items()}
    scope = {record: RECORDS[record], "r": records}
    start, stop = (eval(ast.unparse(part), scope) for part in ([*first, ast.Constant(0)][0], last))
    yield from ((record, name) for name, number in numbers.items() if start <= number < stop)


def with_others(slot: Slot) -> Iterator[Slot]:
    """Yield a slot and those that are found from it, by what rows are changed by."""
    others = ("updates", "deletes") if slot[1] == "inserts" else ()
    yield from ((slot[0], name) for name in (slot[1], *others) if place((slot[0], name)))

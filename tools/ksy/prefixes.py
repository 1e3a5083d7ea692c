"""The fixed fields at the head of a type: constant offsets, sizes and conditions, until the first thing that varies."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from .expressions import Binary, Int, Name, Node, walk
from .fields import FieldRow, dtype_spec, field_rows, struct_format
from .folding import Other
from .inline import Context, Scope
from .pieces import BitRun, Block, Item, Raw, Run, Scalar, Walker, total_size


@dataclass(frozen=True)
class Prefix:
    """One entry of `PREFIX`."""

    type: str
    variant: str | None
    value: int | None
    format: str | None
    dtype: dict[str, Any]
    size: int
    whole: bool
    fields: tuple[FieldRow, ...]


def prefixes(walker: Walker, type_name: str) -> Iterator[Prefix]:
    """The prefix of a type, once for each value of the outside input on which its fields depend."""
    variant, values = _variant(walker, type_name)
    for value in values:
        given = {} if variant is None else {variant: Other() if value is None else Int(value)}
        run = walker.run(Scope(walker.spec.type(type_name), Context(given)))
        found = _prefix(type_name, variant, value, run)
        if found.fields:
            yield found


def _variant(walker: Walker, type_name: str) -> tuple[str | None, list[int | None]]:
    """The first outside input that a condition compares with literals, and these literals; None is any other value."""
    context = Context(collects=True)
    run = walker.run(Scope(walker.spec.type(type_name), context))
    found: dict[str, set[int]] = {}
    for condition in _conditions(run.items):
        for node in walk(condition):
            match node:
                case Binary(_, Name(name), Int(literal)) if name in context.inputs:
                    found.setdefault(name, set()).add(literal)
    if not found:
        return None, [None]
    name = next(iter(found))
    return name, [*sorted(found[name]), None]


def _conditions(items: Sequence[Item]) -> Iterator[Node]:
    for item in items:
        if isinstance(item, Block):
            yield item.condition
            yield from _conditions(item.items)


def _prefix(type_name: str, variant: str | None, value: int | None, run: Run) -> Prefix:
    fixed = []
    for item in run.items:
        if not _is_fixed(item):
            break
        fixed.append(item)
    rows = tuple(field_rows(fixed))
    size = total_size(fixed)
    assert isinstance(size, Int)
    named = tuple(row for row in rows if row.name)
    whole = len(fixed) == len(run.items) and run.stop is None
    dtype = dtype_spec(named, size.value)
    return Prefix(type_name, variant, value, struct_format(rows), dtype, size.value, whole, named)


def _is_fixed(item: Item) -> bool:
    return isinstance(item, Scalar | BitRun) or (isinstance(item, Raw) and isinstance(item.size, Int))

"""The storage rule of each kind of column value: how long it is, and what is inside.

Derivable are: fixed fields (sizes, switches and conditions over the type's params), one length directly followed by
that many bytes, and all that is left. What else is read straight on, without repetition, has a reader of its own;
anything but that is refused, unless the type is marked `-fast-path: object`.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from .errors import SpecError
from .expressions import Attr, Name, Node, names_in
from .fields import FieldRow, field_rows
from .inference import STR, Inference
from .inline import Context, NamedValues, OutOfReachError, Scope, safe
from .pieces import Fork, Item, Raw, Run, Scalar, Walker, total_size
from .python import to_python
from .readers import Reader, cell_reader
from .spec import Field, Switch, Type, TypeRef

ADVICE = (
    "write it as fields of fixed size, or as one length and `size: <length>`, or mark the type `-fast-path: object`"
)


Locals = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class CellType:
    """What the fast path knows of one value type. Locals are assignments that the text after them uses."""

    name: str
    rule: str
    params: tuple[str, ...]
    size: str = "0"
    size_locals: Locals = ()
    order: str | None = None
    fields: tuple[FieldRow, ...] = ()
    field_locals: Locals = ()
    expressions: Mapping[str, str] = field(default_factory=dict)
    steps: Mapping[str, str] = field(default_factory=dict)
    reader: Reader | None = None


@dataclass(frozen=True)
class CellCase:
    """One kind: its type and the column's metadata that feed the type's params. The kind None is any other."""

    kind: int | None
    type: str
    feeds: tuple[str, ...]


def cell_cases(walker: Walker, inference: Inference, owner: str, attribute: Field) -> Iterator[CellCase]:
    """The cases of the cell switch, in order."""
    if not isinstance(attribute.type, Switch):
        raise SpecError(attribute.path, "the type of a cell must be a switch")
    columns: set[object] = set()
    for key, ref in attribute.type.cases:
        columns |= {inference.infer(arg.base, owner) for arg in ref.args if isinstance(arg, Attr)}
        kind = None if key is None else walker.spec.key_value(key, attribute.path)
        stored = cell_type(walker, ref.name).params
        params = map(safe, walker.spec.type(ref.name).params)
        feeds = (_feed(arg, ref, attribute) for name, arg in zip(params, ref.args, strict=True) if name in stored)
        yield CellCase(kind, ref.name, tuple(feeds))
    if len(columns) > 1:
        several = ", ".join(sorted(str(getattr(column, "name", column)) for column in columns))
        raise SpecError(attribute.path, f"the arguments come from several types: {several}")


def _feed(arg: Node, ref: TypeRef, attribute: Field) -> str:
    if not isinstance(arg, Attr):
        raise SpecError(attribute.path, f"the arguments of `{ref.name}` must be members of the column's metadata")
    return arg.name


def cell_type(walker: Walker, name: str) -> CellType:
    """The storage rule of a value type."""
    declared = walker.spec.type(name)
    params = tuple(safe(param) for param in declared.params)
    if declared.object_only:
        return CellType(name, "object", params)
    try:
        return _derived(walker, declared, params)
    except SpecError:
        try:
            made = cell_reader(walker, name)
        except SpecError:
            made = None
        if made is None:
            raise
    return CellType(name, "read", tuple(param for param, _ in made.params), reader=made)


def _derived(walker: Walker, declared: Type, params: tuple[str, ...]) -> CellType:
    name, named = declared.name, NamedValues(known=set(params))
    run = walker.run(Scope(declared, Context(named=named)))
    if run.stop is not None:
        raise SpecError(run.stop.path, f"{run.stop.reason}: no storage rule can be derived; {ADVICE}")
    settled = _settled(params, named)
    rule, head = _rule(run, settled)
    rows = tuple(row for row in field_rows(head) if row.name)
    size = _size(declared, head)
    guards = [node for row in rows for node in (row.guard, row.offset, row.size) if node]
    strange = {name for node in (size, *guards) for name in names_in(node)} - settled
    if strange:
        raise SpecError(declared.path.rstrip("/"), f"its layout depends on {', '.join(sorted(strange))}; {ADVICE}")
    expressions, steps = _expressions(walker, declared, rows), _steps(walker, declared, rows)
    texts = [to_python(node) for node in (size, *guards)] + [text for _, text in _locals(named, [size, *guards])]
    used = _used(params, [*texts, *(expressions[name] for name in expressions if not _is_text(walker, declared, name))])
    unused = {*params} - {*used}
    return CellType(
        name,
        rule,
        used,
        to_python(size),
        _locals(named, [size]),
        _order(head) if rule == "prefixed" else None,
        rows,
        _locals(named, guards),
        _without(expressions, unused),
        _without(steps, unused),
    )


def _used(params: tuple[str, ...], texts: list[str]) -> tuple[str, ...]:
    """The params on which a layout or a value depends; others are for what people see."""
    words = {word for text in texts for word in _words(text)}
    return tuple(param for param in params if param in words)


def _is_text(walker: Walker, declared: Type, name: str) -> bool:
    """Whether an instance is text, which only people read."""
    return name in declared.instances and walker.inliner.inference.member(declared.name, name) == STR


def _without(expressions: Mapping[str, str], names: set[str]) -> dict[str, str]:
    """The expressions that use none of the names."""
    return {own: text for own, text in expressions.items() if names.isdisjoint(_words(text))}


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text)


def _settled(params: tuple[str, ...], named: NamedValues) -> set[str]:
    """The names that are known before a byte of the value is read: params, and instances over them."""
    settled = set(params)
    for name, value in named.values.items():
        if names_in(value) <= settled:
            settled.add(name)
    return settled


def _rule(run: Run, settled: set[str]) -> tuple[str, tuple[Item, ...]]:
    """The rule, and the pieces that its size counts."""
    last = run.items[-1] if run.items else None
    if isinstance(last, Raw) and last.size is None and len(run.items) == 1:
        return "rest", ()
    if isinstance(last, Raw) and isinstance(last.size, Name) and last.size.id not in settled:
        if len(run.items) == 2 and _length_name(run.items[0]) == last.size.id:
            return "prefixed", run.items[:1]
        raise SpecError(last.path, f"its length is not the one scalar directly before it; {ADVICE}")
    return "fixed", run.items


def _length_name(item: Item) -> str | None:
    """The name of the one unsigned number that the item reads."""
    if isinstance(item, Scalar):
        return item.name if item.kind == "u" else None
    if isinstance(item, Fork):
        names = {_length_name(inside[0]) if len(inside) == 1 else None for _, inside in item.cases}
        return names.pop() if len(names) == 1 else None
    return None


def _order(head: tuple[Item, ...]) -> str | None:
    """Byte order of the length; None if it is a single byte."""
    scalars = [part for item in head for part in _scalars(item)]
    orders = {scalar.order for scalar in scalars if scalar.size > 1}
    if len(orders) > 1:
        raise SpecError(scalars[0].path, "the byte order of the length varies")
    return orders.pop() if orders else None


def _scalars(item: Item) -> Iterator[Scalar]:
    if isinstance(item, Scalar):
        yield item
    elif isinstance(item, Fork):
        for _, inside in item.cases:
            for part in inside:
                yield from _scalars(part)


def _size(declared: Type, items: tuple[Item, ...]) -> Node:
    try:
        return total_size(items)
    except OutOfReachError as reason:
        raise SpecError(f"types/{declared.name}", f"{reason}: no storage rule can be derived; {ADVICE}") from reason


def _locals(named: NamedValues, nodes: Iterable[Node]) -> Locals:
    """The named values that the nodes use, directly or by one another, in order."""
    wanted = {name for node in nodes for name in names_in(node)}
    kept = []
    for name, value in reversed(named.values.items()):
        if name in wanted:
            wanted |= names_in(value)
            kept.append((name, to_python(value)))
    return tuple(reversed(kept))


def _expressions(walker: Walker, declared: Type, rows: tuple[FieldRow, ...]) -> dict[str, str]:
    """Each value instance that needs nothing but fields and params, fully inlined, nested types included."""
    run = walker.run(Scope(declared, Context()))
    return _values(walker, run, {row.name for row in rows} | {safe(param) for param in declared.params})


def _steps(walker: Walker, declared: Type, rows: tuple[FieldRow, ...]) -> dict[str, str]:
    """The same values, each over fields, params and the steps before it."""
    known = {row.name for row in rows} | {safe(param) for param in declared.params}
    named = NamedValues(known=set(known))
    run = walker.run(Scope(declared, Context(named=named)))
    found = _values(walker, run, named.known)
    steps = {name: to_python(value) for name, value in named.values.items()}
    return steps | {name: text for name, text in found.items() if name not in steps}


def _values(walker: Walker, run: Run, allowed: set[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for scope in _scopes(run.scope):
        for instance in scope.type.instances.values():
            text = _value(walker, scope, instance, allowed)
            if text is not None:
                found[scope.name(instance.id)] = text
    return found


def _scopes(scope: Scope) -> Iterator[Scope]:
    yield scope
    for inner in scope.nested.values():
        yield from _scopes(inner)


def _value(walker: Walker, scope: Scope, instance: Field, allowed: set[str]) -> str | None:
    if instance.condition is not None:
        return None
    try:
        node = walker.inliner.value(instance.id, scope)
        return to_python(node) if names_in(node) <= allowed else None
    except OutOfReachError:
        return None

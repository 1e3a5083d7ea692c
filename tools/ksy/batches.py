"""Pieces of a type that are read together, and the names that pieces use and set."""

from collections.abc import Iterator, Sequence
from dataclasses import fields

from .expressions import Bool, Int, Name, Node, walk
from .folding import negate, plain
from .lists import Many, names_of
from .pieces import BitRun, Block, Fork, Item, Placed, Raw, Scalar

_STRUCT_BYTES = 64
_WIDTHS = (1, 2, 4, 8)


def merged(items: Sequence[Item]) -> tuple[Item, ...]:
    """Neighbouring blocks under the same or the opposite condition as one, where reading the first cannot change it."""
    merged: list[Item] = []
    for item in items:
        last = merged[-1] if merged else None
        if not (isinstance(item, Block) and isinstance(last, Block) and _is_stable(last)):
            merged.append(item)
        elif plain(item.condition) == plain(last.condition):
            merged[-1] = Block(item.condition, (*last.items, *item.items))
        elif plain(item.condition) == negate(last.condition):
            merged[-1] = Fork(last.condition, ((Bool(True), last.items), (None, item.items)))
        else:
            merged.append(item)
    return tuple(merged)


def _is_stable(block: Block) -> bool:
    changed = {"pos", *assigned(block.items)}
    return changed.isdisjoint(names_in([block.condition]))


def is_packable(item: Item) -> bool:
    match item:
        case Scalar(size=size):
            return size in _WIDTHS
        case Raw(size=Int(size), contents=None, encoding=None):
            return size <= _STRUCT_BYTES
    return False


def fixed_size(item: Scalar | Raw) -> int:
    if isinstance(item, Scalar):
        return item.size
    assert isinstance(item.size, Int)
    return item.size.value


def without_name(item: Scalar | Raw) -> Raw:
    return Raw("", Int(fixed_size(item)), item.path)


def assigned(items: Sequence[Item]) -> Iterator[str]:
    for item in items:
        match item:
            case Scalar(name=name) | Raw(name=name) | Many(name=name):
                yield name
            case Placed(scalar=scalar):
                yield scalar.name
            case BitRun(parts=parts):
                yield from (name for name, _, _ in parts)
            case Block(items=inside):
                yield from assigned(inside)
            case Fork(cases=cases):
                for _, inside in cases:
                    yield from assigned(inside)


def names_in(parts: Sequence[object]) -> Iterator[str]:
    """Every name that is used in the expressions below, in order."""
    for part in parts:
        if isinstance(part, Node):
            yield from (n.id for n in walk(part) if isinstance(n, Name))
        elif isinstance(part, tuple):
            yield from names_in(part)
        elif isinstance(part, Many):
            yield from names_in([*names_of(part)])
        elif isinstance(part, Scalar | Placed | Raw | Block | Fork):
            yield from names_in([getattr(part, own.name) for own in fields(part)])

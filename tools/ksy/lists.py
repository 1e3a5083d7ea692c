"""Readers of types with a field that repeats: numbers of a fixed size, or objects of a type that has a reader."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from .errors import SpecError
from .expressions import Binary, Node
from .inline import Inliner, OutOfReachError, Scope, safe
from .pieces import Item, Placed, Scalar, Walker
from .python import to_python
from .spec import SCALAR, Field, Spec, TypeRef

_INDENT = "    "


@dataclass(frozen=True)
class Many:
    """A field that repeats `count` times, or up to the end where that is None.

    What repeats is a number, or an object of a type, whose reader takes the arguments.
    """

    name: str
    count: Node | None
    element: Scalar | str
    arguments: tuple[tuple[str, Node], ...]
    path: str


class ListWalker(Walker):
    """Lays out types of which fields may repeat; `followed` are the types that have a reader."""

    def __init__(self, spec: Spec, inliner: Inliner, followed: Collection[str]) -> None:
        super().__init__(spec, inliner)
        self.followed = followed

    def _conditional(self, attribute: Field, scope: Scope, items: list[Item]) -> None:
        before = len(items)
        super()._conditional(attribute, scope, items)
        placed, named = scope.context.placed, scope.context.named
        if placed and not (named and named.depth):
            items[before:before] = [self._placed(instance, owner) for owner, instance in placed]
            placed.clear()

    def _placed(self, instance: Field, scope: Scope) -> Placed:
        """An instance at a position of the stream, which the inliner has named."""
        assert isinstance(instance.type, TypeRef)
        assert instance.pos is not None
        match = SCALAR.match(instance.type.name)
        assert match
        name, kind, size = scope.name(instance.id), match[1], match[2]
        valid = self._valid(instance, name, scope)
        scalar = Scalar(name, kind, int(size), self.spec.order(instance.type.name), instance.path, valid)
        return Placed(scalar, Binary("+", scope.io["start"], self.inliner.inline(instance.pos, scope)))

    def _plain(self, attribute: Field, scope: Scope, items: list[Item]) -> None:
        if not attribute.repeat:
            super()._plain(attribute, scope, items)
            return
        count = None
        if attribute.repeat == "expr" and attribute.repeat_arg is not None:
            count = self.inliner.inline(attribute.repeat_arg, scope)
        elif attribute.repeat != "eos":
            raise SpecError(attribute.path, "it repeats until something holds")
        ref = attribute.type
        if not isinstance(ref, TypeRef) or attribute.size is not None:
            raise SpecError(attribute.path, "a substream or switch that repeats is not followed")
        element: Scalar | str = ref.name
        if match := SCALAR.match(ref.name):
            element = Scalar("", match[1], int(match[2]), self.spec.order(ref.name), attribute.path)
        elif ref.name not in self.followed:
            raise SpecError(attribute.path, f"it repeats, and `{ref.name}` has no reader")
        self._note(attribute, scope)
        arguments = tuple(self._arguments(attribute, ref, scope))
        items.append(Many(self._name(attribute, scope), count, element, arguments, attribute.path))  # type: ignore[arg-type]

    def _arguments(self, attribute: Field, ref: TypeRef, scope: Scope) -> Iterator[tuple[str, Node]]:
        if ref.name not in self.spec.types:
            return
        for name, value in self.inliner.nested_scope(ref, attribute.id, scope).params.items():
            if isinstance(value, OutOfReachError):
                raise value
            yield safe(name), value


def many_lines(item: Many, reader: str) -> Iterator[str]:
    """The statements that read a field that repeats."""
    if isinstance(item.element, Scalar):
        yield from _numbers(item, item.element, reader)
        return
    arguments = "".join(f", {name}={to_python(value)}" for name, value in item.arguments)
    yield f"{item.name} = []"
    if item.count is None:
        yield "index = 0"
        yield "while pos < end:"
    else:
        yield f"for index in range({to_python(item.count)}):"
    yield f"{_INDENT}one_{item.name}, pos = read_{item.element}(buf, pos, end{arguments})"
    yield f"{_INDENT}{item.name}.append(one_{item.name})"
    if item.count is None:
        yield f"{_INDENT}index += 1"


def _numbers(item: Many, one: Scalar, reader: str) -> Iterator[str]:
    if one.kind == "f":
        raise SpecError(item.path, "floats that repeat are not followed")
    size = "end - pos" if item.count is None else f"({to_python(item.count)}) * {one.size}"
    yield f"stop = pos + {size}"
    yield "if not pos <= stop <= end:"
    yield f'{_INDENT}raise _short("{reader}", pos, stop, end)'
    if (one.kind, one.size) == ("u", 1):
        yield f"{item.name} = list(buf[pos:stop])"
    else:
        number = f'int.from_bytes(buf[index : index + {one.size}], "{one.order}", signed={one.kind == "s"})'
        yield f"{item.name} = [{number} for index in range(pos, stop, {one.size})]"
    yield "pos = stop"


def names_of(item: Many) -> Iterator[Node]:
    """The expressions of a field that repeats."""
    if item.count is not None:
        yield item.count
    yield from (value for _, value in item.arguments)

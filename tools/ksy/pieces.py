"""A type laid out as a run of pieces: what its `seq` reads, in order, sizes and conditions brought down by the inliner.

Types of the spec that are not substreams are flattened into the run; what takes no bytes (plumbing) is left out. A run
ends early, with the reason, where the structure cannot be followed; what comes before is still good as a prefix.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from .errors import SpecError
from .expressions import Binary, Bool, Choice, Int, Name, Node, Ternary, walk
from .folding import ZERO, add, fold
from .inline import Inliner, OutOfReachError, Scope
from .spec import BIT_FIELD, SCALAR, Field, Spec, Switch, Type, TypeRef


@dataclass(frozen=True)
class Scalar:
    """An integer or float: `kind` u, s or f, `size` in bytes, `order` little or big."""

    name: str
    kind: str
    size: int
    order: str
    path: str
    valid: Node | None = None


@dataclass(frozen=True)
class Placed:
    """An integer at a place of its own, which is read before what first needs it."""

    scalar: Scalar
    at: Node


@dataclass(frozen=True)
class BitRun:
    """Bit fields that share whole bytes, a number in `order`: (name, shift from the lowest bit, width)."""

    size: int
    parts: tuple[tuple[str, int, int], ...]
    path: str
    order: str = "big"


@dataclass(frozen=True)
class Raw:
    """Bytes of a computed size, or all that are left (`size` None). A name of "" is padding."""

    name: str
    size: Node | None
    path: str
    encoding: str | None = None
    terminated: bool = False
    contents: bytes | None = None

    @property
    def is_text(self) -> bool:
        return self.encoding is not None


@dataclass(frozen=True)
class Block:
    """Pieces that are there only under a condition."""

    condition: Node
    items: "tuple[Item, ...]"


@dataclass(frozen=True)
class Fork:
    """One of several runs, chosen by a value; the key None is the default."""

    on: Node
    cases: "tuple[tuple[Node | None, tuple[Item, ...]], ...]"


Item = Scalar | Placed | BitRun | Raw | Block | Fork


@dataclass(frozen=True)
class Run:
    """The pieces of a type and, if they are not all, why."""

    items: tuple[Item, ...]
    scope: Scope
    stop: SpecError | None


class Walker:
    """Lays out the types of one spec."""

    def __init__(self, spec: Spec, inliner: Inliner) -> None:
        self.spec = spec
        self.inliner = inliner

    def run(self, scope: Scope) -> Run:
        """The run of the scope's type; fields are noted in the scope as they are met."""
        items: list[Item] = []
        try:
            self._type(scope.type, scope, items)
        except SpecError as reason:
            return Run(tuple(items), scope, reason)
        return Run(tuple(items), scope, None)

    def pieces(self, attribute: Field, scope: Scope) -> list[Item]:
        """The pieces of one attribute. Raises SpecError."""
        items: list[Item] = []
        self._field(attribute, scope, items)
        return items

    def _type(self, declared: Type, scope: Scope, items: list[Item]) -> None:
        at = 0
        while at < len(declared.seq):
            bits = self._bit_fields(declared.seq[at:])
            if bits:
                items.append(self._bit_run(bits, scope))
            else:
                self._field(declared.seq[at], scope, items)
            at += len(bits) or 1
        if declared.padded:
            items.append(Raw("", None, declared.path))

    # Bit fields

    def _bit_fields(self, rest: Sequence[Field]) -> list[Field]:
        """The bit fields at the head of `rest` that are of one order; little-endian ones of whole bytes are scalars."""
        found: list[Field] = []
        for attribute in rest:
            order = self._bit_order(attribute)
            if attribute.repeat or attribute.condition or not order or (found and order != self._bit_order(found[0])):
                break
            found.append(attribute)
        is_big = bool(found) and self._bit_order(found[0]) == "big"
        return found if is_big or any(_bit_width(attribute) % 8 for attribute in found) else []

    def _bit_order(self, attribute: Field) -> str | None:
        """The order of a bit field; None for what is none."""
        if not isinstance(attribute.type, TypeRef) or not BIT_FIELD.match(attribute.type.name):
            return None
        return self.spec.order(attribute.type.name)

    def _bit_run(self, attributes: Sequence[Field], scope: Scope) -> Item:
        widths = [_bit_width(attribute) for attribute in attributes]
        size, order = (sum(widths) + 7) // 8, self._bit_order(attributes[0]) or "big"
        for attribute in attributes:
            self._note(attribute, scope)
        if len(attributes) == 1 and widths[0] == 8 * size:
            return Scalar(self._name(attributes[0], scope), "u", size, order, attributes[0].path)
        parts, before = [], 0
        for attribute, width in zip(attributes, widths, strict=True):
            shift = before if order == "little" else 8 * size - before - width
            parts.append((self._name(attribute, scope), shift, width))
            before += width
        return BitRun(size, tuple(parts), attributes[0].path, order)

    # Everything else

    def _field(self, attribute: Field, scope: Scope, items: list[Item]) -> None:
        try:
            self._conditional(attribute, scope, items)
        except OutOfReachError as reason:
            raise SpecError(attribute.path, str(reason)) from reason

    def _conditional(self, attribute: Field, scope: Scope, items: list[Item]) -> None:
        if attribute.size == ZERO:
            return  # plumbing for the object parser
        if attribute.condition is None:
            self._plain(attribute, scope, items)
            return
        if scope.context.named:
            scope.context.named.want(scope.name(_computed_first(attribute.condition)))
        condition = self.inliner.inline(attribute.condition, scope)
        if condition == Bool(False):
            return
        if condition == Bool(True):
            self._plain(attribute, scope, items)
            return
        inside: list[Item] = []
        with scope.context.maybe():
            self._plain(attribute, scope, inside)
        if inside:
            items.append(Block(condition, tuple(inside)))

    def _plain(self, attribute: Field, scope: Scope, items: list[Item]) -> None:
        if attribute.repeat:
            self._repeated(attribute, scope)
        elif attribute.contents is not None:
            self._note(attribute, scope)
            size = Int(len(attribute.contents))
            items.append(Raw(self._name(attribute, scope), size, attribute.path, contents=attribute.contents))
        elif attribute.size is not None or attribute.size_eos:
            items.append(self._raw(attribute, scope))
        elif isinstance(attribute.type, Switch):
            items += self._fork(attribute, attribute.type, scope)
        elif attribute.type is not None:
            self._typed(attribute, attribute.type, scope, items)
        else:
            raise SpecError(attribute.path, "it has neither type nor size")

    def _repeated(self, attribute: Field, scope: Scope) -> None:
        """A repeated field is plumbing or the end of the run."""
        ref = attribute.type
        if isinstance(ref, TypeRef) and ref.name in self.spec.types:
            inner = self.run(self.inliner.nested_scope(ref, attribute.id, replace(scope, fields=dict(scope.fields))))
            if not inner.items and inner.stop is None:
                return
        raise SpecError(attribute.path, "it repeats")

    def _raw(self, attribute: Field, scope: Scope) -> Raw:
        size = None if attribute.size is None else self.inliner.inline(attribute.size, scope)
        terminated = isinstance(attribute.type, TypeRef) and attribute.type.name == "strz"
        text = terminated or (isinstance(attribute.type, TypeRef) and attribute.type.name == "str")
        self._note(attribute, scope)
        encoding = attribute.encoding if text else None
        return Raw(self._name(attribute, scope), size, attribute.path, encoding, terminated)

    def _fork(self, attribute: Field, switch: Switch, scope: Scope) -> list[Item]:
        on = self.inliner.inline(switch.on, scope)
        cases = []
        for key, ref in switch.cases:
            inside: list[Item] = []
            with scope.context.maybe():
                self._typed(attribute, ref, scope, inside)
            cases.append((self._key(key, attribute.path), tuple(inside)))
        if any(key == on for key, _ in cases):
            return list(next(items for key, items in cases if key == on))
        return [Fork(on, tuple(cases))]

    def _key(self, key: Node | None, path: str) -> Node | None:
        return key if key is None or isinstance(key, Bool) else Int(self.spec.key_value(key, path))

    def _typed(self, attribute: Field, ref: TypeRef, scope: Scope, items: list[Item]) -> None:
        name = self._name(attribute, scope)
        if match := SCALAR.match(ref.name):
            self._note(attribute, scope)
            valid = self._valid(attribute, name, scope)
            items.append(Scalar(name, match[1], int(match[2]), self.spec.order(ref.name), attribute.path, valid))
        elif match := BIT_FIELD.match(ref.name):
            if int(match[1]) % 8:
                raise SpecError(
                    attribute.path, "bit fields that are not whole bytes must follow one another, unconditionally"
                )
            self._note(attribute, scope)
            items.append(Scalar(name, "u", int(match[1]) // 8, self.spec.order(ref.name), attribute.path))
        elif ref.name in self.spec.types:
            self._user(attribute, ref, scope, items)
        else:
            raise SpecError(attribute.path, f"`{ref.name}` without a size is not followed")

    def _user(self, attribute: Field, ref: TypeRef, scope: Scope, items: list[Item]) -> None:
        if isinstance(attribute.type, Switch):
            inner = self.run(self.inliner.nested_scope(ref, attribute.id, scope))
            if inner.items or inner.stop:
                raise SpecError(attribute.path, f"the case `{ref.name}` is neither a scalar nor empty")
            return
        nested = self.inliner.nested_scope(ref, attribute.id, scope)
        scope.nested[attribute.id] = nested
        self._type(nested.type, nested, items)

    def _valid(self, attribute: Field, name: str, scope: Scope) -> Node | None:
        if attribute.valid is None:
            return None
        return self.inliner.inline(attribute.valid, replace(scope, fields={**scope.fields, "_": Name(name)}))

    def _name(self, attribute: Field, scope: Scope) -> str:
        return scope.name(attribute.id) if attribute.named else ""

    def _note(self, attribute: Field, scope: Scope) -> None:
        """From here on the field can be used in expressions."""
        name = self._name(attribute, scope)
        scope.fields[attribute.id] = Name(name)
        if scope.context.named:
            scope.context.named.note(name)


def _computed_first(condition: Node) -> str:
    """The name that a condition starts with, "" if it is something else."""
    while isinstance(condition, Binary):
        condition = condition.left
    return condition.id if isinstance(condition, Name) else ""


def _bit_width(attribute: Field) -> int:
    assert isinstance(attribute.type, TypeRef)
    match = BIT_FIELD.match(attribute.type.name)
    assert match
    return int(match[1])


def total_size(items: Sequence[Item]) -> Node:
    """Bytes of all pieces together; OutOfReachError if they go on to the end."""
    size: Node = ZERO
    for item in items:
        size = add(size, _item_size(item))
    return size


def _item_size(item: Item) -> Node:
    match item:
        case Scalar(size=size) | BitRun(size=size):
            return Int(size)
        case Raw(size=None):
            raise OutOfReachError("it takes all bytes that are left")
        case Raw(size=Node() as size):
            return size
        case Block(condition, items):
            return fold(Ternary(condition, total_size(items), ZERO))
        case Fork(on, cases):
            return _fork_size(on, cases)
    raise AssertionError(item)


def _fork_size(on: Node, cases: tuple[tuple[Node | None, tuple[Item, ...]], ...]) -> Node:
    sizes = [(key, total_size(items)) for key, items in cases]
    default = next((size for key, size in sizes if key is None), None)  # an unlisted case is an error
    return fold(Choice(on, tuple((key, size) for key, size in sizes if key is not None), default))


def case_guard(fork: Fork, key: Node | None) -> Node:
    """The condition of one case."""
    if key == Bool(True):
        return fork.on
    if key is not None:
        return fold(Binary("==", fork.on, key))
    guard: Node = Bool(True)
    for other, _ in fork.cases:
        if other is not None:
            guard = fold(Binary("and", guard, fold(Binary("!=", fork.on, other))))
    return guard


def end_of(items: Sequence[Any], declared: Type, names: Sequence[str]) -> int:
    """Return how many pieces of a type there are up to the last of some members. Raises SpecError.

    A computed member ends behind the attributes that its value needs; one that is never there ends nowhere.
    """
    numbers = [number for name in names for own in _stored(declared, name) for number in _numbers_of(items, own)]
    if not numbers:
        raise SpecError(f"types/{declared.name}", f"it has none of {', '.join(names)}, where a reader is to end")
    return max(numbers) + 1


def _stored(declared: Type, name: str) -> Iterator[Field]:
    """The attributes that a member is made of; a name that ends with `?` may be none."""
    member = declared.member(name.removesuffix("?"))
    if member is None and name.endswith("?"):
        return
    if member is None:
        raise SpecError(f"types/{declared.name}", f"it has no member {name!r}, where a reader is to end")
    if member.value is None:
        yield member
        return
    used = {node.id for node in walk(member.value) if isinstance(node, Name)}
    yield from (attribute for attribute in declared.seq if attribute.id in used)


def _numbers_of(items: Sequence[Any], attribute: Field) -> Iterator[int]:
    """The places among pieces of those that are an attribute's."""
    inside = f"types/{attribute.type.name}/" if isinstance(attribute.type, TypeRef) else None
    for number, item in enumerate(items):
        if any(path == attribute.path or (inside and path.startswith(inside)) for path in _paths(item)):
            yield number


def _paths(item: Any) -> Iterator[str]:
    """The attributes of the spec that a piece is of."""
    if hasattr(item, "path"):
        yield item.path
    inside = [*getattr(item, "items", ()), *(one for _, case in getattr(item, "cases", ()) for one in case)]
    for one in inside:
        yield from _paths(one)

"""Types laid out to the bottom: repeated fields, substreams and the types of a switch, which `pieces` leaves alone.

What is read again and again, or only in one case, is a region: its fields are known inside of it only. What a reader
wants of a region is selected where it is read: `vars[status_code::xid].body.value` is that value of the last element
whose `body` has the case `status_code::xid`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from .errors import SpecError
from .expressions import Binary, EnumMember, Name, Node, parse
from .inline import NamedValues, Scope
from .pieces import Item, Raw, Walker
from .spec import Field, Switch, Type, TypeRef


@dataclass(frozen=True)
class Selection:
    """One member of a reader that comes from a repeated field: `list` is the path of this, `value` what is taken."""

    member: str
    list: str
    key: EnumMember
    attribute: str
    value: Node | None

    @classmethod
    def of(cls, member: str, text: str) -> "Selection | None":
        """Return the selection that a path writes, None where it is a plain path."""
        before, bracket, rest = text.partition("[")
        if not bracket:
            return None
        key, _, after = rest.partition("]")
        attribute, _, value = after.removeprefix(".").partition(".")
        node = parse(key)
        assert isinstance(node, EnumMember)
        return cls(member, before, node, attribute, parse(value) if value else None)

    @property
    def prefix(self) -> str:
        """The prefix of names in the scope of an element."""
        return self.list.replace(".", "_") + "_"


@dataclass(frozen=True)
class Region:
    """Pieces whose fields are known among themselves only, with what is selected at their end."""

    items: "tuple[DeepItem, ...]"
    named: NamedValues
    selected: tuple[tuple[str, Node | None], ...] = ()


@dataclass(frozen=True)
class Repeat:
    """A region that is read again: `mode` is eos, expr (`argument` times) or until (`argument` holds)."""

    mode: str
    argument: Node | None
    region: Region
    index: str
    path: str


@dataclass(frozen=True)
class Sub:
    """A region that ends where its size says; None takes all that is left. `depth` numbers its end."""

    size: Node | None
    region: Region
    depth: int
    type: str


@dataclass(frozen=True)
class Zeroed:
    """Text up to a zero byte."""

    name: str
    path: str
    encoding: str | None


@dataclass(frozen=True)
class Called:
    """A type that has a function of its own, with the variables for what this returns."""

    type: str
    names: tuple[str, ...]
    path: str


@dataclass(frozen=True)
class Cases:
    """One of several regions, chosen by a value; the key None is the default."""

    on: Node
    cases: tuple[tuple[Node | None, Region], ...]


DeepItem = Item | Repeat | Sub | Zeroed | Called | Cases


class DeepWalker(Walker):
    """Lays out types to the bottom, for one reader."""

    def __init__(
        self,
        walker: Walker,
        selections: Sequence[Selection],
        looked_into: Sequence[str],
        called: Mapping[str, Sequence[str]],
    ) -> None:
        super().__init__(walker.spec, walker.inliner)
        self.called = called
        self.selections = selections
        self.looked_into = [path.replace(".", "_") + "_" for path in looked_into]
        self.depth = 0

    def _region(self, scope: Scope, declared: Type, selected: Sequence[Selection] = ()) -> Region:
        """Lay out a type whose fields are known inside of it only."""
        outer = scope.context.named
        assert outer is not None
        named = NamedValues(known=set(outer.known))
        context = scope.context
        context.named = named
        items: list[Item] = []
        try:
            self._whole(declared, scope, items)
            values = tuple((own.member, self._selected(own, scope)) for own in selected)
        finally:
            context.named = outer
        return Region(tuple(items), named, values)

    def _whole(self, declared: Type, scope: Scope, items: list[Item]) -> None:
        """Lay out a type, or have it read by its own function."""
        members = self.called.get(declared.name)
        if members is None:
            self._type(declared, scope, items)
            return
        scope.fields |= {member: Name(scope.name(member)) for member in members}
        names = tuple(scope.name(member) for member in members)
        for name in names:
            if scope.context.named:
                scope.context.named.note(name)
        items.append(Called(declared.name, names, declared.path))  # type: ignore[arg-type]

    def _user(self, attribute: Field, ref: TypeRef, scope: Scope, items: list[Item]) -> None:
        if isinstance(attribute.type, Switch) or ref.name not in self.called:
            super()._user(attribute, ref, scope, items)
            return
        nested = self.inliner.nested_scope(ref, attribute.id, scope)
        scope.nested[attribute.id] = nested
        self._whole(nested.type, nested, items)

    def _selected(self, selection: Selection, scope: Scope) -> Node | None:
        return None if selection.value is None else self.inliner.inline(selection.value, scope)

    def _repeat(self, attribute: Field, scope: Scope, items: list[Item]) -> None:
        ref = attribute.type
        if isinstance(ref, TypeRef) and ref.name == "u1" and attribute.repeat == "expr":
            assert attribute.repeat_arg is not None
            size = self.inliner.inline(attribute.repeat_arg, scope)
            self._note(attribute, scope)
            items.append(Raw(self._name(attribute, scope), size, attribute.path))
            return
        if not isinstance(ref, TypeRef):
            raise SpecError(attribute.path, "a switch that repeats is not followed")
        count = self._count(attribute, scope)
        index = f"index_{scope.name(attribute.id)}"
        outer = replace(scope, fields=dict(scope.fields), nested=dict(scope.nested), index=Name(index))
        if ref.name not in self.spec.types:
            region = self._region(outer, _one_field(attribute, ref))
            element = outer
        else:
            element = self.inliner.nested_scope(ref, attribute.id, outer)
            region = self._region(element, element.type)
        if not region.items:
            return
        argument = count
        if attribute.repeat == "until":
            assert attribute.repeat_arg is not None
            outer.nested["_"] = element
            argument = self.inliner.inline(attribute.repeat_arg, outer)
        items.append(Repeat(attribute.repeat, argument, region, index, attribute.path))  # type: ignore[arg-type]

    def _count(self, attribute: Field, scope: Scope) -> Node | None:
        if attribute.repeat != "expr":
            return None
        assert attribute.repeat_arg is not None
        return self.inliner.inline(attribute.repeat_arg, scope)

    def _plain(self, attribute: Field, scope: Scope, items: list[Item]) -> None:
        if attribute.repeat:
            self._repeat(attribute, scope, items)
        elif self._is_looked_into(attribute, scope):
            items.append(self._sub(attribute, scope))  # type: ignore[arg-type]
        elif isinstance(attribute.type, TypeRef) and attribute.type.name == "strz" and attribute.size is None:
            self._note(attribute, scope)
            items.append(Zeroed(self._name(attribute, scope), attribute.path, attribute.encoding))  # type: ignore[arg-type]
        else:
            super()._plain(attribute, scope, items)

    def _is_looked_into(self, attribute: Field, scope: Scope) -> bool:
        if attribute.size is None and not attribute.size_eos:
            return False
        prefix = f"{scope.prefix}{attribute.id}_"
        return any(own.prefix.startswith(prefix) for own in self.selections) or prefix in self.looked_into

    def _sub(self, attribute: Field, scope: Scope) -> Sub:
        if not isinstance(attribute.type, TypeRef) or attribute.type.name not in self.spec.types:
            raise SpecError(attribute.path, "it is no substream that can be looked into")
        size = None if attribute.size is None else self.inliner.inline(attribute.size, scope)
        self.depth += 1
        depth = self.depth
        inner = self.inliner.nested_scope(attribute.type, attribute.id, scope)
        inner = replace(inner, io=stream(depth))
        scope.nested[attribute.id] = inner
        return Sub(size, self._region(inner, inner.type), depth, attribute.type.name)

    def _fork(self, attribute: Field, switch: Switch, scope: Scope) -> list[Item]:
        if all(ref.name not in self.spec.types for _, ref in switch.cases):
            return super()._fork(attribute, switch, scope)
        on = self.inliner.inline(switch.on, scope)
        cases = []
        for key, ref in switch.cases:
            number = self._key(key, attribute.path)
            wanted = [
                own
                for own in self.selections
                if own.prefix == scope.prefix and own.attribute == attribute.id and own.key == key
            ]
            cases.append((number, self._case(attribute, ref, scope, wanted)))
        return [Cases(on, tuple(cases))]  # type: ignore[list-item]

    def _case(self, attribute: Field, ref: TypeRef, scope: Scope, wanted: Sequence[Selection]) -> Region:
        if ref.name not in self.spec.types:
            raise SpecError(attribute.path, f"the case `{ref.name}` is no type of the spec as the others are")
        inner = self.inliner.nested_scope(ref, attribute.id, scope)
        return self._region(inner, inner.type, wanted)


def stream(depth: int) -> dict[str, Node]:
    """What `_io` says in a substream."""
    start, pos, end = Name(f"start_{depth}"), Name("pos"), Name(f"end_{depth}")
    return {"eof": Binary(">=", pos, end), "pos": Binary("-", pos, start), "size": Binary("-", end, start)}


def _one_field(attribute: Field, ref: TypeRef) -> Type:
    """A type of one field, for what repeats without a type of its own."""
    return Type(attribute.id, attribute.path, seq=[replace(attribute, repeat="", repeat_arg=None, type=ref)])

"""Brings an expression down to what a reader holds: names of fields already read, params, and inputs from outside.

A `Scope` stands for one object of a type while it is being read. Value instances are replaced by their expressions,
members of nested objects by their own names joined with `_` (`header.flags` -> `header_flags`), and a path that leads
outside (`_root.events[i].body.as<t>.m`) becomes one input `t_m`, if the scope's context allows it.
"""

import keyword
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from .errors import SpecError
from .expressions import (
    Array,
    Attr,
    Binary,
    Bool,
    Call,
    Cast,
    EnumMember,
    Index,
    Int,
    Name,
    Node,
    Not,
    Str,
    Ternary,
    Unary,
    children,
    names_in,
)
from .folding import fold
from .inference import FLOAT, EnumType, Inference, ListOf, Plain, StaticType, User
from .spec import Field, Spec, Type, TypeRef

LOCALS = ("buf", "pos", "end", "start", "stop", "bits", "index", "result")
BUILTINS = ("len", "min", "max", "str", "int", "bytes", "bool", "float")
RESERVED = frozenset((*keyword.kwlist, *LOCALS, *BUILTINS))


class OutOfReachError(Exception):
    """The expression needs something that the scope does not hold."""


@contextmanager
def refused_at(path: str, what: str) -> Iterator[None]:
    """Refuse, at a path of the spec, what is out of reach meanwhile. Raises SpecError."""
    try:
        yield
    except OutOfReachError as reason:
        raise SpecError(path, f"{what} ({reason})") from reason


def safe(name: str) -> str:
    """A name that hides nothing of Python's nor of the generated readers'."""
    return name + "_" if name in RESERVED else name


@dataclass
class NamedValues:
    """Value instances that become local variables of the generated function, because what they use is always there.

    A name that is set only under a condition may stand alone, as a branch of a `? :` or beside `==`, where None does
    no harm.
    """

    known: set[str] = field(default_factory=set)
    optional: set[str] = field(default_factory=set)
    values: dict[str, Node] = field(default_factory=dict)
    wanted: set[str] = field(default_factory=set)
    depth: int = 0

    def want(self, name: str) -> None:
        """The value is computed here in any case, so it may be named whatever it uses."""
        if not self.depth:
            self.wanted.add(name)

    def note(self, name: str) -> None:
        (self.optional if self.depth else self.known).add(name)

    def name_for(self, name: str, value: Node) -> Node:
        if isinstance(value, Name | Int | Bool) or not (name in self.wanted or self._settled(value, bare=True)):
            return value
        if "pos" in names_in(value) or self.values.setdefault(name, value) != value:
            return value
        self.known.add(name)
        return Name(name)

    def _settled(self, value: Node, bare: bool) -> bool:
        match value:
            case Name(name):
                return name in self.known or (bare and name in self.optional)
            case Binary("==" | "!=", left, right):
                return self._settled(left, True) and self._settled(right, True)
            case Ternary(condition, yes, no):
                return self._settled(condition, False) and self._settled(yes, bare) and self._settled(no, bare)
        return all(self._settled(part, False) for part in children(value))


@dataclass
class Context:
    """What may be asked from outside the object: nothing, given values, or anything that then becomes an input."""

    given: Mapping[str, Node] = field(default_factory=dict)
    collects: bool = False
    inputs: dict[str, StaticType] = field(default_factory=dict)
    paths: dict[str, Node] = field(default_factory=dict)
    named: "NamedValues | None" = None
    placed: "list[tuple[Scope, Field]] | None" = None
    """Instances at positions that were asked for and not read yet; None where they cannot be read."""

    def ask(self, name: str, kind: StaticType, path: Node) -> Node:
        if name in self.given:
            return self.given[name]
        if not self.collects:
            raise OutOfReachError(f"it needs {name} from outside")
        if self.paths.setdefault(name, path) != path:
            raise OutOfReachError(f"two different paths lead to {name}")
        self.inputs[name] = kind
        if self.named:
            self.named.known.add(safe(name))
        return Name(safe(name))

    @contextmanager
    def maybe(self) -> Iterator[None]:
        """While what is read may be absent."""
        if self.named:
            self.named.depth += 1
        yield
        if self.named:
            self.named.depth -= 1


@dataclass
class Scope:
    """One object while it is read. `fields` holds what was read; `lazy` takes every field as read."""

    type: Type
    context: Context
    prefix: str = ""
    params: Mapping[str, Node | OutOfReachError] = field(default_factory=dict)
    parent: "Scope | None" = None
    io: Mapping[str, Node] = field(default_factory=dict)
    lazy: bool = False
    fields: dict[str, Node] = field(default_factory=dict)
    nested: dict[str, "Scope"] = field(default_factory=dict)
    index: Node = field(default_factory=lambda: Name("index"))

    def name(self, own: str) -> str:
        return safe(self.prefix + own)


class Inliner:
    """Inlines the expressions of one spec."""

    def __init__(self, spec: Spec, inference: Inference) -> None:
        self.spec = spec
        self.inference = inference
        self._busy: list[tuple[str, str]] = []

    def nested_scope(self, ref: TypeRef, own: str, outer: Scope) -> Scope:
        """The scope of a field of a type of the spec, its arguments seen from `outer`."""
        inner = self.spec.type(ref.name)
        params = {name: self._argument(arg, outer) for name, arg in zip(inner.params, ref.args, strict=True)}
        return Scope(inner, outer.context, f"{outer.prefix}{own}_", params, outer, outer.io, outer.lazy)

    def _argument(self, arg: Node, outer: Scope) -> Node | OutOfReachError:
        try:
            return self.inline(arg, outer)
        except OutOfReachError as reason:
            return reason  # a fault only where the param is really used

    def inline(self, node: Node, scope: Scope) -> Node:
        """`node` over plain names; OutOfReachError when something is out of reach."""
        return fold(self._inline(node, scope))

    def _inline(self, node: Node, scope: Scope) -> Node:
        match node:
            case Int() | Bool() | Str():
                return node
            case EnumMember():
                return Int(self.spec.enum_value(node))
            case Cast(base, _):
                return self.inline(base, scope)
            case Name(name):
                return self.value(name, scope)
            case Attr(base, name):
                return self._attribute(node, base, name, scope)
            case Ternary(condition, yes, no):
                return self._ternary(condition, yes, no, scope)
            case Binary(op, _, _) if op == "/" and self.inference.infer(node, scope.type.name) == FLOAT:
                raise OutOfReachError("it divides floats")
        return self._composed(node, lambda part: self.inline(part, scope))

    def _composed(self, node: Node, go: Callable[[Node], Node]) -> Node:
        """A node that is only its parts put together."""
        match node:
            case Unary(op, of):
                return Unary(op, go(of))
            case Not(of):
                return Not(go(of))
            case Binary(op, left, right):
                return Binary(op, go(left), go(right))
            case Array(items):
                return Array(tuple(map(go, items)))
            case Index(base, at):
                return Index(go(base), go(at))
            case Call(base, name, args):
                return Call(go(base), name, tuple(map(go, args)))
        raise OutOfReachError(f"{node} is not followed")

    def _ternary(self, condition: Node, yes: Node, no: Node, scope: Scope) -> Node:
        decided = self.inline(condition, scope)
        if isinstance(decided, Bool):
            return self.inline(yes if decided.value else no, scope)
        return Ternary(decided, self.inline(yes, scope), self.inline(no, scope))

    def value(self, name: str, scope: Scope) -> Node:
        """What `name` is in `scope`: a param, a field that was read, or a value instance."""
        declared = scope.type
        if name in declared.params:
            given = scope.params.get(name, Name(scope.name(name)))
            if isinstance(given, OutOfReachError):
                raise given
            return given
        if name in scope.fields:
            return scope.fields[name]
        if name == "_index":
            return scope.index
        if name in declared.instances:
            return self._instance(declared.instances[name], scope)
        if scope.lazy and declared.member(name):
            return Name(scope.name(name))
        raise OutOfReachError(f"{declared.name}.{name} is not at hand")

    def _instance(self, instance: Field, scope: Scope) -> Node:
        key = (scope.prefix, instance.path)
        if scope.lazy and instance.is_placed_number:
            return Name(scope.name(instance.id))
        if scope.context.placed is not None and instance.is_placed_number and instance.condition is None:
            return self._read_at_place(instance, scope, scope.context.placed)
        if instance.value is None:
            raise OutOfReachError(f"{instance.path} is parsed at a position, not computed")
        if key in self._busy:
            raise OutOfReachError(f"{instance.path} refers to itself")
        self._busy.append(key)
        try:
            value = self._computed(instance, instance.value, scope)
        finally:
            self._busy.pop()
        named = scope.context.named
        return named.name_for(scope.name(instance.id), value) if named else value

    def _read_at_place(self, instance: Field, scope: Scope, placed: list[tuple[Scope, Field]]) -> Node:
        """From here on the instance is a field like others; the walker reads it where nothing is conditional."""
        name = Name(scope.name(instance.id))
        placed.append((scope, instance))
        scope.fields[instance.id] = name
        if scope.context.named:
            scope.context.named.known.add(name.id)
        return name

    def _computed(self, instance: Field, value: Node, scope: Scope) -> Node:
        """In a lazy scope an instance that itself looks outside is an input, not inlined."""
        if not scope.lazy:
            return self.inline(value, scope)
        trial = replace(scope.context, inputs={}, paths={})
        inlined = self.inline(value, replace(scope, context=trial))
        if not trial.inputs:
            return inlined
        owner = scope.type.name
        return scope.context.ask(
            input_name(owner, instance.id), self.inference.member(owner, instance.id), Name(instance.id)
        )

    def _attribute(self, node: Attr, base: Node, name: str, scope: Scope) -> Node:
        if base == Name("_io"):
            if name not in scope.io:
                raise OutOfReachError(f"it needs _io.{name}")
            return scope.io[name]
        inner = self._object(base, scope)
        if inner is not None:
            return self.value(name, inner)
        kind = self.inference.infer(base, scope.type.name)
        if isinstance(kind, User):
            return self._outside(node, kind.name, scope)
        if name == "to_i" and (isinstance(kind, EnumType) or kind == Plain("int")):
            return self.inline(base, scope)
        return Attr(self.inline(base, scope), name)

    def _outside(self, node: Attr, owner: str, scope: Scope) -> Node:
        if not rooted(node):
            raise OutOfReachError(f"{owner}.{node.name} is not at hand")
        kind = self.inference.member(owner, node.name)
        if isinstance(kind, User) or (isinstance(kind, ListOf) and isinstance(kind.item, User)):
            raise OutOfReachError(f"{owner}.{node.name} is an object")
        return scope.context.ask(input_name(owner, node.name), kind, node)

    def _object(self, node: Node, scope: Scope) -> Scope | None:
        """The scope that `node` names, if it is one that is being read."""
        match node:
            case Cast(base, target):
                found = self._object(base, scope)
                return found if found is None or found.type.name == target else None
            case Name("_parent"):
                return scope.parent
            case Name(name):
                return self._nested(name, scope)
            case Attr(base, name):
                outer = self._object(base, scope)
                if outer is None:
                    return None
                return outer.parent if name == "_parent" else self._nested(name, outer)
        return None

    def _nested(self, name: str, scope: Scope) -> Scope | None:
        if name in scope.nested or not scope.lazy:
            return scope.nested.get(name)
        attribute = scope.type.member(name)
        if attribute is None or not isinstance(attribute.type, TypeRef) or attribute.type.name not in self.spec.types:
            return None
        return None if attribute.repeat else self.nested_scope(attribute.type, name, scope)


def input_name(owner: str, member: str) -> str:
    """What a member of a type is called outside; what the context of an event knows is said of the event."""
    return f"{owner.removesuffix('_context')}_{member}"


def rooted(node: Node) -> bool:
    """Whether the path starts outside the object."""
    match node:
        case Name(name):
            return name in ("_parent", "_root")
        case Ternary(_, yes, no):
            return rooted(yes) or rooted(no)
        case Attr(base, _) | Index(base, _) | Cast(base, _) | Call(base, _, _):
            return rooted(base)
    return False

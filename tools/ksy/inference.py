"""Static types of members and expressions, as the typed stub shows them and as the inliner needs to follow members."""

from dataclasses import dataclass

from .errors import SpecError
from .expressions import (
    COMPARISONS,
    LOGIC,
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
)
from .spec import BIT_FIELD, SCALAR, Field, Param, Spec, Switch


@dataclass(frozen=True)
class Plain:
    """int, float, bool, str, bytes, io, any."""

    name: str


@dataclass(frozen=True)
class User:
    name: str


@dataclass(frozen=True)
class EnumType:
    name: str


@dataclass(frozen=True)
class ListOf:
    item: "StaticType"


@dataclass(frozen=True)
class Union:
    members: "tuple[StaticType, ...]"


StaticType = Plain | User | EnumType | ListOf | Union

INT, FLOAT, BOOL, STR, BYTES, IO, ANY = map(Plain, ("int", "float", "bool", "str", "bytes", "io", "any"))
_NAMES = {"str": STR, "strz": STR, "bool": BOOL, "bytes": BYTES, "io": IO, "struct": ANY, "any": ANY}
_METHODS = {"to_s": STR, "substring": STR, "reverse": STR, "eof": BOOL, "to_b": BOOL}


class Inference:
    """Answers "what is this?" for one spec."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self._known: dict[tuple[str, str], StaticType] = {}
        self._busy: set[tuple[str, str]] = set()

    def member(self, owner: str, name: str) -> StaticType:
        """The type of `owner.name`: a param, an attribute or `_parent`."""
        key = (owner, name)
        if key in self._busy:
            return ANY  # a value that refers to itself without a cast
        if key not in self._known:
            self._busy.add(key)
            try:
                self._known[key] = self._member(owner, name)
            finally:
                self._busy.discard(key)
        return self._known[key]

    def _member(self, owner: str, name: str) -> StaticType:
        if name == "_parent":
            parents = self.spec.parents.get(owner, set())
            return User(next(iter(parents))) if len(parents) == 1 else ANY
        declared = self.spec.type(owner)
        if name in declared.params:
            return self._param(declared.params[name])
        return self.field(self.spec.field(owner, name), owner)

    def _param(self, param: Param) -> StaticType:
        return EnumType(param.enum) if param.enum else self.named(param.type)

    def field(self, attribute: Field, owner: str) -> StaticType:
        if attribute.enum:
            kind: StaticType = EnumType(attribute.enum)
        elif attribute.value is not None:
            kind = self.infer(attribute.value, owner)
        elif isinstance(attribute.type, Switch):
            kind = self._switch(attribute, attribute.type)
        else:
            kind = self.named(attribute.type.name) if attribute.type else BYTES
        return ListOf(kind) if attribute.repeat else kind

    def _switch(self, attribute: Field, switch: Switch) -> StaticType:
        kinds = [self.named(ref.name) for _, ref in switch.cases]
        sized = attribute.size is not None or attribute.size_eos
        return join([*kinds, BYTES] if sized and switch.default is None else kinds)

    def named(self, name: str) -> StaticType:
        if name in self.spec.types:
            return User(name)
        if match := SCALAR.match(name):
            return FLOAT if match[1] == "f" else INT
        if BIT_FIELD.match(name):
            return BOOL if name == "b1" else INT
        if name.endswith("[]"):
            return ListOf(self.named(name[:-2]))
        if name in _NAMES:
            return _NAMES[name]
        raise SpecError(f"types/{name}", "there is no such type")

    def infer(self, node: Node, owner: str) -> StaticType:
        """The type of an expression, seen from the type `owner`."""
        match node:
            case Unary(_, of):
                return self.infer(of, owner)
            case Binary(op, left, right):
                return self._binary(op, self.infer(left, owner), self.infer(right, owner))
            case Ternary(_, yes, no):
                return join([self.infer(yes, owner), self.infer(no, owner)])
            case Cast(_, name):
                return self.named(name)
            case Array(items):
                return ListOf(join([self.infer(item, owner) for item in items]))
            case Name(name):
                return self._name(name, owner)
            case Index(base, _):
                kind = self.infer(base, owner)
                return kind.item if isinstance(kind, ListOf) else INT
            case Attr(base, name) | Call(base, name, _):
                return self._attribute(self.infer(base, owner), name)
        return _literal(node)

    @staticmethod
    def _binary(op: str, left: StaticType, right: StaticType) -> StaticType:
        if op in COMPARISONS or op in LOGIC:
            return BOOL
        return next((kind for kind in (STR, FLOAT) if kind in (left, right)), INT)

    def _name(self, name: str, owner: str) -> StaticType:
        fixed: dict[str, StaticType] = {"_index": INT, "_io": IO, "_": ANY, "_root": User(self.spec.name)}
        return fixed.get(name) or self.member(owner, name)

    def _attribute(self, base: StaticType, name: str) -> StaticType:
        if isinstance(base, User):
            if name == "_io":
                return IO
            return User(self.spec.name) if name == "_root" else self.member(base.name, name)
        if isinstance(base, ListOf) and name in ("first", "last", "min", "max"):
            return base.item
        return _METHODS.get(name, ANY if base == ANY else INT)


def _literal(node: Node) -> StaticType:
    match node:
        case Int():
            return INT
        case Str():
            return STR
        case Bool() | Not():
            return BOOL
        case EnumMember(enum, _):
            return EnumType(enum)
    return ANY


def join(kinds: list[StaticType]) -> StaticType:
    """One type for several: themselves when equal, else their union."""
    flat: list[StaticType] = []
    for kind in kinds:
        parts = kind.members if isinstance(kind, Union) else (kind,)
        flat += [part for part in parts if part not in flat]
    if len(flat) > 1 and ANY in flat:
        return ANY
    return flat[0] if len(flat) == 1 else Union(tuple(flat))

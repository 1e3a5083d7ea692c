"""The spec's YAML tree as objects: types, their params, `seq` and `instances`, with every expression parsed."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from .errors import SpecError
from .expressions import EnumMember, ExpressionError, Int, Name, Node, parse, parse_call

SCALAR = re.compile(r"([usf])([1248])(le|be)?$")
BIT_FIELD = re.compile(r"b(\d+)(le|be)?$")
ORDERS = {"le": "little", "be": "big"}
MARKS = (None, "object", "supplied")
"""Values of `-fast-path`: nothing; left to the compiler's parser; a layout that only a table's definition leads to."""

Tree = Mapping[str, Any]


@dataclass(frozen=True)
class TypeRef:
    """`name(args)`: a type of the spec or one of Kaitai's own."""

    name: str
    args: tuple[Node, ...] = ()


@dataclass(frozen=True)
class Switch:
    """A type chosen by a value; the key None stands for `_`."""

    on: Node
    cases: tuple[tuple[Node | None, TypeRef], ...]

    @property
    def default(self) -> TypeRef | None:
        return next((ref for key, ref in self.cases if key is None), None)


@dataclass(frozen=True)
class Field:
    """An attribute of `seq` or of `instances`."""

    id: str
    path: str
    named: bool = True
    type: TypeRef | Switch | None = None
    size: Node | None = None
    size_eos: bool = False
    contents: bytes | None = None
    condition: Node | None = None
    repeat: str = ""
    repeat_arg: Node | None = None
    value: Node | None = None
    pos: Node | None = None
    enum: str | None = None
    encoding: str | None = None
    valid: Node | None = None
    doc: str = ""

    @property
    def is_placed_number(self) -> bool:
        """It is an instance that is one scalar at a place."""
        is_scalar = isinstance(self.type, TypeRef) and SCALAR.fullmatch(self.type.name)
        return bool(is_scalar) and self.pos is not None and not self.repeat

    @property
    def user_refs(self) -> tuple[TypeRef, ...]:
        """Every type that the attribute may have."""
        if isinstance(self.type, Switch):
            return tuple(ref for _, ref in self.type.cases)
        return (self.type,) if self.type else ()


@dataclass(frozen=True)
class Param:
    id: str
    type: str
    enum: str | None


@dataclass
class Type:
    """One entry of `types`, or the top of the spec."""

    name: str
    path: str
    params: dict[str, Param] = field(default_factory=dict)
    seq: list[Field] = field(default_factory=list)
    instances: dict[str, Field] = field(default_factory=dict)
    object_only: bool = False
    instead_of: str = ""
    """The type for which a table's definition may lead to this one."""
    padded: bool = False
    doc: str = ""

    def member(self, name: str) -> Field | None:
        """The attribute of this name in `seq` or `instances`."""
        return next((f for f in self.seq if f.id == name), None) or self.instances.get(name)

    @property
    def fields(self) -> Iterator[Field]:
        yield from self.seq
        yield from self.instances.values()


class Spec:
    """A whole `.ksy`: one file, flat types, one byte order."""

    def __init__(self, tree: Tree) -> None:
        meta = tree["meta"]
        self.name: str = meta["id"]
        self.endian: str = meta["endian"]
        self.bit_endian: str = meta.get("bit-endian", "be")
        self.enums = {name: _enum(members) for name, members in tree.get("enums", {}).items()}
        self.top = _type(self.name, "", tree)
        self.types = {self.name: self.top} | {
            name: _type(name, f"types/{name}/", _flat(name, body)) for name, body in tree.get("types", {}).items()
        }
        self.parents = self._parents()
        for name in self.enums.keys() & self.types.keys():
            raise SpecError(f"enums/{name}", "a type has the same name, and would hide the enum in the compiled parser")

    def _parents(self) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for owner in self.types.values():
            for attribute in owner.fields:
                for ref in attribute.user_refs:
                    if ref.name in self.types:
                        found.setdefault(ref.name, set()).add(owner.name)
        return found

    def type(self, name: str) -> Type:
        if name not in self.types:
            raise SpecError(f"types/{name}", "there is no such type")
        return self.types[name]

    def field(self, owner: str, name: str) -> Field:
        found = self.type(owner).member(name)
        if found is None:
            raise SpecError(f"types/{owner}", f"it has no attribute {name!r}")
        return found

    def order(self, type_name: str) -> str:
        """Byte order of a scalar or bit field type: "little" or "big"."""
        if match := SCALAR.match(type_name):
            return ORDERS[match[3] or self.endian]
        match = BIT_FIELD.match(type_name)
        return ORDERS[(match[2] if match else None) or self.bit_endian]

    def enum_value(self, member: EnumMember) -> int:
        for value, label in self.enums.get(member.enum, {}).items():
            if label == member.member:
                return value
        raise SpecError(f"enums/{member.enum}", f"it has no member {member.member!r}")

    def key_value(self, key: Node, path: str) -> int:
        """The number that a switch case stands for."""
        match key:
            case Int(value):
                return value
            case EnumMember():
                return self.enum_value(key)
        raise SpecError(path, "a case is neither a number nor a member of an enum")


def _enum(members: Tree) -> dict[int, str]:
    return {int(value): label if isinstance(label, str) else label["id"] for value, label in members.items()}


def _flat(name: str, body: Tree) -> Tree:
    for key in ("types", "enums", "meta"):
        if key in body:
            raise SpecError(f"types/{name}/{key}", "the spec must be flat: types and enums at its top, one byte order")
    return body


def _type(name: str, path: str, body: Tree) -> Type:
    mark = body.get("-fast-path")
    if mark not in MARKS:
        raise SpecError(f"{path}-fast-path", "the values known are `object` and `supplied`")
    return Type(
        name,
        path,
        {p["id"]: Param(p["id"], p.get("type", "bytes"), p.get("enum")) for p in body.get("params", [])},
        [_field(path + "seq/", i, raw) for i, raw in enumerate(body.get("seq", []))],
        {key: _field(path + "instances/", 0, {**raw, "id": key}) for key, raw in body.get("instances", {}).items()},
        mark == "object",
        body.get("-instead-of", ""),
        bool(body.get("-padded", False)),
        body.get("doc", ""),
    )


def _field(where: str, position: int, raw: Tree) -> Field:
    name = raw.get("id", f"_unnamed{position}")
    try:
        return _read_field(name, where + (raw["id"] if "id" in raw else str(position)), raw)
    except ExpressionError as error:
        raise SpecError(where + name, str(error)) from error


def _read_field(name: str, path: str, raw: Tree) -> Field:
    def tree(key: str) -> Node | None:
        return parse(raw[key]) if key in raw else None

    if "process" in raw and "/instances/" not in path:
        raise SpecError(path, "`process` is not followed: leave the bytes as they are, and process them in an instance")
    repeat = raw.get("repeat", "")
    return Field(
        name,
        path,
        named="id" in raw,
        type=_type_ref(raw.get("type")),
        size=tree("size"),
        size_eos=bool(raw.get("size-eos", False)),
        contents=_contents(raw["contents"]) if "contents" in raw else None,
        condition=tree("if"),
        repeat=repeat,
        repeat_arg=tree(f"repeat-{repeat}") if repeat in ("expr", "until") else None,
        value=tree("value"),
        pos=tree("pos"),
        enum=raw.get("enum"),
        encoding=raw.get("encoding"),
        valid=_valid(raw["valid"], path) if "valid" in raw else None,
        doc=raw.get("doc", ""),
    )


def _type_ref(raw: str | Tree | None) -> TypeRef | Switch | None:
    if raw is None or isinstance(raw, str):
        return TypeRef(*parse_call(raw)) if raw else None
    cases = tuple((_case_key(key), TypeRef(*parse_call(ref))) for key, ref in raw["cases"].items())
    return Switch(parse(raw["switch-on"]), cases)


def _case_key(key: str) -> Node | None:
    """JSON keys are texts; `_` is the default, `-1` becomes one number."""
    node = parse(key)
    if node == Name("_"):
        return None
    return Int(int(key)) if key.startswith("-") else node


def _contents(raw: str | list[str | int]) -> bytes:
    parts = [raw] if isinstance(raw, str) else raw
    return b"".join(part.encode() if isinstance(part, str) else bytes([part]) for part in parts)


def _valid(raw: Any, path: str) -> Node:
    """What `valid` asks of the value, which is called `_`."""
    rules = raw if isinstance(raw, dict) else {"eq": raw}
    forms = {"eq": "_ == {}", "min": "_ >= {}", "max": "_ <= {}", "expr": "{}"}
    texts = []
    for rule, given in rules.items():
        if rule == "any-of":
            texts.append(" or ".join(f"_ == {one}" for one in given))
        elif rule in forms:
            texts.append(forms[rule].format(given))
        else:
            raise SpecError(path, f"`valid/{rule}` is not followed")
    return parse(" and ".join(f"({text})" for text in texts))

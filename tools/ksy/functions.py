"""Single expressions of the spec as Python functions.

Arguments are what the expression needs: own members of the type first (nested ones joined with `_`), then inputs from
outside, named after the type that holds them. An own instance that itself looks outside counts as an input.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from .entries import Expression
from .errors import SpecError
from .expressions import EnumMember, Name, Node, Ternary, walk
from .inference import INT, EnumType, Inference, ListOf, Plain, StaticType, User
from .inline import Context, Inliner, OutOfReachError, Scope, safe
from .python import to_python
from .spec import Field, Spec, Switch, TypeRef


@dataclass(frozen=True)
class Function:
    """A function of `layout.py`."""

    name: str
    args: tuple[tuple[str, str], ...]
    returns: str
    text: str
    path: str
    doc: str
    node: Node


class FunctionBuilder:
    """Turns addressed expressions into functions."""

    def __init__(self, spec: Spec, inference: Inference, inliner: Inliner) -> None:
        self.spec = spec
        self.inference = inference
        self.inliner = inliner

    def build(self, name: str, address: Expression) -> Function:
        attribute = self.spec.field(address.type, address.attribute)
        node = _addressed(self.spec, attribute, address.part)
        if address.gives:
            node = _condition_of(address.gives, node, attribute)
        given: dict[str, Node] = {own: Name(safe(own)) for own in address.given}
        scope = Scope(self.spec.type(address.type), Context(collects=True), lazy=True, fields=given)
        try:
            inlined = self.inliner.inline(node, scope)
            text = to_python(inlined)
        except OutOfReachError as reason:
            raise SpecError(attribute.path, f"it cannot become the function {name} ({reason})") from reason
        args = self._arguments(inlined, scope)
        returns = annotation(self.inference.infer(node, address.type))
        return Function(name, args, returns, text, attribute.path, attribute.doc, inlined)

    def _arguments(self, inlined: Node, scope: Scope) -> tuple[tuple[str, str], ...]:
        used = {n.id for n in walk(inlined) if isinstance(n, Name)}
        owner = scope.type.name
        known = {**own_names(scope, self.inference), "index": INT}
        known |= {safe(own): self.inference.member(owner, own) for own in scope.fields}
        known |= {safe(name): kind for name, kind in scope.context.inputs.items()}
        return tuple((name, annotation(kind)) for name, kind in known.items() if name in used)


def own_names(scope: Scope, inference: Inference, prefix: str = "", type_name: str = "") -> Mapping[str, StaticType]:
    """The params and scalar fields of a type, nested ones included, with their static types."""
    owner = type_name or scope.type.name
    declared = inference.spec.type(owner)
    found: dict[str, StaticType] = {}
    placed = (own.id for own in declared.instances.values() if own.is_placed_number)
    for name in (*declared.params, *(attribute.id for attribute in declared.seq), *placed):
        kind = inference.member(owner, name)
        if isinstance(kind, User):
            found |= own_names(scope, inference, f"{prefix}{name}_", kind.name)
        else:
            found[safe(prefix + name)] = kind
    return found


def _addressed(spec: Spec, attribute: Field, part: str) -> Node:
    """The expression at `part` of an attribute."""
    simple = {"value": attribute.value, "size": attribute.size, "if": attribute.condition, "pos": attribute.pos}
    found = simple.get(part)
    if part == "switch-on" and isinstance(attribute.type, Switch):
        found = attribute.type.on
    elif part not in simple and isinstance(attribute.type, TypeRef):
        params = list(spec.type(attribute.type.name).params)
        found = dict(zip(params, attribute.type.args, strict=True)).get(part)
    if found is None:
        raise SpecError(attribute.path, f"it has no {part}")
    return found


def _condition_of(member: str, node: Node, attribute: Field) -> Node:
    """The condition under which an expression gives a member of an enum."""
    for part in walk(node):
        match part:
            case Ternary(condition, EnumMember(_, name), _) if name == member:
                return condition
    raise SpecError(attribute.path, f"it has no condition under which it gives {member}")


def annotation(kind: StaticType) -> str:
    """The Python annotation of a plain value."""
    match kind:
        case Plain("any" | "io"):
            return "Any"
        case Plain(name):
            return name
        case EnumType():
            return "int"
        case ListOf(item):
            return f"Sequence[{annotation(item)}]"
    kinds = {annotation(member) for member in getattr(kind, "members", ())}
    return kinds.pop() if len(kinds) == 1 else "Any"

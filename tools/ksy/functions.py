"""Single expressions of the spec as Python functions.

Arguments are own members of the type (nested ones joined with `_`), and inputs from outside, named after the type that
holds them. An own instance that itself looks outside counts as an input. Which of them in which order is what callers
hand over: an expression that has come to need less of it takes it all the same, one that needs more is refused.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from .entries import Expression
from .errors import SpecError
from .expressions import Binary, EnumMember, Name, Node, Ternary, walk
from .folding import ZERO, add, fold
from .inference import INT, EnumType, Inference, ListOf, Plain, StaticType, User
from .inline import Context, Inliner, OutOfReachError, Scope, refused_at, safe
from .pieces import Walker, total_size
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

    def __init__(self, spec: Spec, inference: Inference, inliner: Inliner, walker: Walker) -> None:
        self.spec = spec
        self.walker = walker
        self.inference = inference
        self.inliner = inliner

    def build(self, name: str, address: Expression) -> Function:
        attribute = self.spec.field(address.type, address.attribute)
        given: dict[str, Node] = {own: Name(safe(own)) for own in address.given}
        scope = Scope(self.spec.type(address.type), Context(collects=True), lazy=True, fields=given)
        with refused_at(attribute.path, f"it cannot become the function {name}"):
            inlined = self._inlined(address, attribute, scope)
            text = to_python(inlined)
        args = self._arguments(inlined, scope, address.takes.split(), attribute.path)
        returns = "int" if address.part == "offset" else annotation(self._kind(address, attribute))
        return Function(name, args, returns, text, attribute.path, attribute.doc, inlined)

    def _inlined(self, address: Expression, attribute: Field, scope: Scope) -> Node:
        if address.part == "offset":
            return _offset(self.walker, scope, attribute)
        return self.inliner.inline(self._node(address, attribute), scope)

    def _node(self, address: Expression, attribute: Field) -> Node:
        node = _addressed(self.spec, attribute, address.part)
        return _condition_of(address.gives, node, attribute) if address.gives else node

    def _kind(self, address: Expression, attribute: Field) -> StaticType:
        return self.inference.infer(self._node(address, attribute), address.type)

    def _arguments(self, inlined: Node, scope: Scope, takes: Sequence[str], path: str) -> tuple[tuple[str, str], ...]:
        used = {n.id for n in walk(inlined) if isinstance(n, Name)}
        owner = scope.type.name
        known = {**own_names(scope, self.inference), "index": INT}
        known |= {safe(own): self.inference.member(owner, own) for own in scope.fields}
        known |= {safe(name): kind for name, kind in scope.context.inputs.items()}
        return handed(takes, path, {name: annotation(known[name]) for name in known if name in used})


def handed(names: Sequence[str], path: str, asked: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """Return what callers hand over, asked for or not, each with its annotation."""
    refuse_more(path, asked, names)
    return tuple((name, asked.get(name, "object")) for name in names)


def refuse_more(path: str, asked: Collection[str], handed: Collection[str]) -> None:
    """Refuse what needs more than its callers hand over."""
    if more := sorted(set(asked) - set(handed)):
        raise SpecError(path, f"it needs {', '.join(more)}, which its callers do not hand over: see entries.py")


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


def _offset(walker: Walker, scope: Scope, attribute: Field) -> Node:
    """Where an attribute begins that is there: behind what has a size by itself, and lists of elements of one size."""
    offset: Node = ZERO
    for before in scope.type.seq:
        if before.id == attribute.id:
            return offset
        if before.condition == attribute.condition:
            before = replace(before, condition=None)
        try:
            offset = add(offset, _size_of(walker, scope, before))
        except (OutOfReachError, SpecError) as reason:
            raise SpecError(attribute.path, f"its offset varies with {before.id}") from reason
    raise SpecError(attribute.path, "it does not stand in the order of the attributes")


def _size_of(walker: Walker, scope: Scope, attribute: Field) -> Node:
    """How many bytes an attribute takes."""
    if attribute.repeat_arg is not None:
        one = _size_of(walker, scope, replace(attribute, repeat="", repeat_arg=None))
        return fold(Binary("*", walker.inliner.inline(attribute.repeat_arg, scope), one))
    return total_size(walker.pieces(attribute, replace(scope, fields=dict(scope.fields), nested={})))


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

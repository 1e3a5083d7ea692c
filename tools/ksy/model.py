"""Collects everything that the templates print."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeGuard

import jinja2

from .by_hand import refuse_unread
from .cells import CellCase, CellType, cell_cases, cell_type
from .entries import (
    BODY,
    CELL,
    FIELDS,
    FUNCTIONS,
    HEAD_READERS,
    HEADS,
    INLINED,
    LIST_READERS,
    LOOP_EXPRESSIONS,
    ORDERED,
    PARTS,
    READERS,
    SWITCHES,
)
from .errors import SpecError
from .expressions import Bool, Int, Node
from .fields import FieldRow
from .folding import ZERO
from .functions import FunctionBuilder
from .in_place import refuse_too_large
from .inference import EnumType, Inference, ListOf, Plain, StaticType, User
from .inline import Inliner
from .lists import ListWalker
from .loop_readers import LoopReaders, of_address
from .pieces import Walker
from .prefixes import prefixes
from .readers import camel, head_reader, reader
from .spec import SCALAR, Spec, Switch, TypeRef

TEMPLATES = Path(__file__).parent.parent / "templates"


@dataclass(frozen=True)
class BodyCase:
    """One event type: the type of its body, and the constant arguments of that type."""

    number: int
    type: str
    arguments: tuple[tuple[str, object], ...]


class Model:
    """The derived facts of one spec."""

    def __init__(self, spec: Spec) -> None:
        refuse_unread(spec)
        self.spec = spec
        self.inference = Inference(spec)
        inliner = Inliner(spec, self.inference)
        walker = Walker(spec, inliner)
        builder = FunctionBuilder(spec, self.inference, inliner, walker)
        cell = spec.field(*CELL)
        self.magic = _magic(spec)
        self.bodies = list(_bodies(spec))
        self.cases = list(cell_cases(walker, self.inference, CELL[0], cell))
        names = dict.fromkeys([*(case.type for case in self.cases), *PARTS])
        self.cell_types = {name: cell_type(walker, name) for name in names}
        self.supplied = {
            spec.types[case.type].instead_of: case.kind for case in self.cases if spec.types[case.type].instead_of
        }
        self.parts = PARTS
        self.prefixes = [found for name in self._prefixed() for found in prefixes(walker, name)]
        self.functions = [builder.build(name, address) for name, address in FUNCTIONS.items()]
        self.switches = {name: list(_switch(spec, *address)) for name, address in SWITCHES.items()}
        refuse_too_large(spec, inliner, self.switches["JSON_VALUES"], self.prefixes)
        self.orders = {name: list(_order(spec, name)) for name in ORDERED}
        self.fields = {address: _number(spec, *address) for address in FIELDS}
        self.loops = LoopReaders(walker, self.inference)
        self.inlined = {function.name: function.text for function in self.functions if function.name in INLINED}
        self.loop_expressions = [
            of_address(function) for function in self.functions if function.name in LOOP_EXPRESSIONS
        ]
        self.readers = [reader(walker, self.inference, name, paths) for name, paths in READERS.items()]
        lists = ListWalker(spec, inliner, {*READERS, *LIST_READERS})
        self.readers += [reader(lists, self.inference, name, paths) for name, paths in LIST_READERS.items()]
        self.readers += [head_reader(walker, self.inference, name, entry) for name, entry in HEAD_READERS.items()]
        self.readers += [found.reader for found in self.cell_types.values() if found.reader]

    def _prefixed(self) -> Iterator[str]:
        """The types of which the fixed head is of use."""
        yield from dict.fromkeys([*HEADS, *(body.type for body in self.bodies), *self.cell_types])

    @property
    def numbered_cases(self) -> list[CellCase]:
        return [case for case in self.cases if case.kind is not None]

    @property
    def default_case(self) -> CellCase:
        for case in self.cases:
            if case.kind is None:
                return case
        raise SpecError(self.spec.field(*CELL).path, "the switch has no `_`: an unlisted kind would shift all cells")

    def cell_type(self, case: CellCase) -> CellType:
        return self.cell_types[case.type]

    def annotation(self, kind: StaticType) -> str:
        """How the stub writes a static type."""
        top = camel(self.spec.name)
        match kind:
            case Plain("any" | "io"):
                return "Any"
            case Plain(name):
                return name
            case User(name):
                return top if name == self.spec.name else f"{top}.{camel(name)}"
            case EnumType(name):
                return f"{top}.{camel(name)} | int"
            case ListOf(item):
                return f"list[{self.annotation(item)}]"
        return " | ".join(dict.fromkeys(self.annotation(member) for member in kind.members))


def _magic(spec: Spec) -> bytes:
    for attribute in spec.top.seq:
        if attribute.contents is not None:
            return attribute.contents
    raise SpecError("seq", "no attribute has `contents`: the file has no magic number")


def _order(spec: Spec, type_name: str) -> Iterator[tuple[str, int]]:
    """The fields of a type, in order, and the bytes of each; 0 where that varies."""
    for attribute in spec.type(type_name).seq:
        scalar = SCALAR.match(attribute.type.name) if isinstance(attribute.type, TypeRef) else None
        yield attribute.id, int(scalar[2]) if scalar else 0


def _number(spec: Spec, type_name: str, name: str) -> FieldRow:
    """A number of a type, as if it stood at its start."""
    attribute = spec.field(type_name, name)
    scalar = SCALAR.match(attribute.type.name) if isinstance(attribute.type, TypeRef) else None
    if scalar is None:
        raise SpecError(attribute.path, "it is no number of whole bytes")
    size, order = int(scalar[2]), spec.order(scalar[0])
    return FieldRow(None, name, ZERO, Int(size), scalar[1], order if size > 1 else "")


def _switch(spec: Spec, type_name: str, name: str) -> Iterator[tuple[int, str]]:
    """The numbers of a switch, and the type of each."""
    attribute = spec.field(type_name, name)
    if not isinstance(attribute.type, Switch):
        raise SpecError(attribute.path, "it is no switch")
    for key, ref in attribute.type.cases:
        if key is not None:
            yield spec.key_value(key, attribute.path), ref.name


def _bodies(spec: Spec) -> Iterator[BodyCase]:
    attribute = spec.field(*BODY)
    if not isinstance(attribute.type, Switch):
        raise SpecError(attribute.path, "the type of a body must be a switch over the event type")
    for key, ref in attribute.type.cases:
        if key is not None:
            params = spec.type(ref.name).params
            constants = ((name, arg.value) for name, arg in zip(params, ref.args, strict=True) if _is_constant(arg))
            yield BodyCase(spec.key_value(key, attribute.path), ref.name, tuple(constants))


def _is_constant(node: Node) -> TypeGuard[Bool | Int]:
    return isinstance(node, Bool | Int)


def render(spec: Spec, names: Mapping[str, str]) -> dict[str, str]:
    """The templates `names` (output name -> template), filled in for the spec."""
    model: dict[str, Any] = {"model": Model(spec), "spec": spec}
    return {output: _environment().get_template(name).render(model).rstrip() + "\n" for output, name in names.items()}


@cache
def _environment() -> jinja2.Environment:
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES),
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
        autoescape=False,  # Python source, not HTML
    )
    environment.filters |= {"doc": _doc, "literal": _literal, "list_of": _list_of, "tuple_of": _tuple_of}
    environment.globals |= {"camel": camel}
    return environment


def _doc(text: str) -> str:
    """The spec's doc text on one line."""
    return " ".join(text.split()).replace("\\", "\\\\").replace('"""', "'''")


def _literal(text: str) -> str:
    """A Python string literal in double quotes where that needs no escapes."""
    return repr(text) if '"' in text or "\\" in text else f'"{text}"'


def _list_of(texts: list[str]) -> str:
    return "[" + ", ".join(map(_literal, texts)) + "]"


def _tuple_of(texts: tuple[str, ...]) -> str:
    return "(" + ", ".join(map(_literal, texts)) + ("," if len(texts) == 1 else "") + ")"

"""Straight-line readers for types that are read very often.

The pieces of the type become Python statements: neighbouring scalars one `struct` call, conditions plain `if`s, each
length checked against the end before it is used. What the result does not need is skipped as padding.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile

from .batches import assigned, fixed_size, is_packable, merged, names_in, without_name
from .entries import READER_INPUTS, HeadEntry
from .errors import SpecError
from .expressions import Attr, Binary, Int, Name, Node, Ternary, parse, walk
from .fields import field_rows, struct_format
from .folding import negate, plain
from .functions import annotation, handed
from .inference import Inference
from .inline import Context, NamedValues, OutOfReachError, Scope, refused_at, safe
from .lists import ListWalker, Many, many_lines
from .pieces import BitRun, Block, Fork, Item, Placed, Raw, Run, Scalar, Walker, case_guard, end_of
from .python import to_python
from .spec import Field, Type, TypeRef

START, POS, END = Name("start"), Name("pos"), Name("end")
IO = {
    "eof": Binary(">=", POS, END),
    "pos": Binary("-", POS, START),
    "size": Binary("-", END, START),
    "start": START,
}
_INDENT = "    "
_WORD = re.compile(r"\w+")


@dataclass(frozen=True)
class Member:
    """A member of the tuple that a reader returns."""

    name: str
    annotation: str
    text: str
    path: str
    doc: str


@dataclass
class Reader:
    """One generated reader."""

    name: str
    type: str
    params: tuple[tuple[str, str], ...]
    inputs: tuple[tuple[str, str], ...]
    members: tuple[Member, ...]
    formats: dict[str, str]
    body: list[str]


def camel(name: str) -> str:
    """`rows_event` -> `RowsEvent`, as the compiler names classes."""
    return "".join(part.capitalize() for part in name.split("_"))


def reader(walker: Walker, inference: Inference, type_name: str, paths: Sequence[str]) -> Reader:
    """The reader of a type, returning the members at `paths`."""
    run = _run(walker, type_name)
    if run.stop is not None:
        raise SpecError(run.stop.path, f"{run.stop.reason}: no reader of {type_name} can be derived")
    return _reader(walker, inference, type_name, run, paths)


def cell_reader(walker: Walker, type_name: str) -> Reader:
    """The reader of a column value, returning all that can be returned; what it is read from goes on behind it."""
    run = _run(walker, type_name, {})
    if run.stop is not None:
        raise SpecError(run.stop.path, run.stop.reason)
    if rest := next((item for item in _flat(run.items) if isinstance(item, Raw) and item.size is None), None):
        raise SpecError(rest.path, "it takes all bytes that are left")
    inference = walker.inliner.inference
    paths = [name for name in _own_members(run.scope.type) if _is_returned(walker, inference, run, name)]
    made = _reader(walker, inference, type_name, run, paths)
    words = {word for line in (*made.body, *(member.text for member in made.members)) for word in _WORD.findall(line)}
    made.params = tuple((name, kind) for name, kind in made.params if name in words)
    return made


def _own_members(declared: Type) -> Iterator[str]:
    """The attributes and computed members of a type."""
    yield from (own.id for own in declared.seq if own.named and own.contents is None and own.size != Int(0))
    yield from (own.id for own in declared.instances.values() if own.value is not None)


def _is_returned(walker: Walker, inference: Inference, run: Run, name: str) -> bool:
    """Whether a reader can return a member; texts that are computed are for people."""
    try:
        _, member = _member(walker, inference, run, name)
    except SpecError:
        return False
    return name not in run.scope.type.instances or "str" not in member.annotation


def _flat(items: Sequence[Item]) -> Iterator[Item]:
    """The pieces and those inside of them."""
    for item in items:
        yield item
        yield from _flat(item.items if isinstance(item, Block) else ())
        for _, inside in item.cases if isinstance(item, Fork) else ():
            yield from _flat(inside)


def head_reader(walker: Walker, inference: Inference, name: str, entry: HeadEntry) -> Reader:
    """The reader of the head of a type, up to some attributes and with them."""
    run = _run(walker, entry.type)
    head = replace(run, items=run.items[: end_of(run.items, run.scope.type, entry.upto)])
    return _reader(walker, inference, name, head, entry.members)


def _run(walker: Walker, type_name: str, io: Mapping[str, Node] = IO) -> Run:
    declared = walker.spec.type(type_name)
    named = NamedValues(known={"start", "end", *(safe(param) for param in declared.params)})
    placed: list[tuple[Scope, Field]] | None = [] if io and isinstance(walker, ListWalker) else None
    return walker.run(Scope(declared, Context(collects=True, named=named, placed=placed), io=io))


def _reader(walker: Walker, inference: Inference, name: str, run: Run, paths: Sequence[str]) -> Reader:
    declared, asked = run.scope.type, run.scope.context.inputs
    results = [_member(walker, inference, run, path) for path in paths]
    with refused_at(declared.path, "it has no reader"):
        body = _Body(name, replace(run, items=merged(run.items)), results)
    params = tuple((safe(p), annotation(inference.member(declared.name, p))) for p in declared.params)
    inputs = handed(
        READER_INPUTS.get(name, ()), declared.path, {safe(own): annotation(kind) for own, kind in asked.items()}
    )
    members = tuple(member for _, member in results)
    return Reader(name, declared.name, params, inputs, members, body.formats, body.lines)


def _member(walker: Walker, inference: Inference, run: Run, path: str) -> tuple[Node, Member]:
    """The value of a member when all is read, None where its condition does not hold."""
    node, owner = parse(path), run.scope.type.name
    first = run.scope.type.member(path.partition(".")[0])
    if first is None:
        raise SpecError(f"types/{owner}", f"it has no {path!r}, which the reader is to return")
    with refused_at(first.path, "the reader cannot return it"):
        value = walker.inliner.inline(node, run.scope)
        kind = _annotation(walker, inference, run, node)
        optional = first.condition is not None
        if optional and (first.value is not None or isinstance(node, Attr)):
            value = _if_present(walker, run, first.id, value)
        text = to_python(value)
    if Name("pos") in walk(value):
        raise SpecError(first.path, "the reader cannot return it: its condition depends on the place where it is read")
    return value, Member(safe(first.id), f"{kind} | None" if optional else kind, text, path, first.doc)


def _if_present(walker: Walker, run: Run, name: str, value: Node) -> Node:
    """A computed or nested member that may be absent."""
    nested = run.scope.nested.get(name)
    if nested is not None:
        there = next(iter(nested.fields.values()))
        return value if value == there else Ternary(Binary("is", there, Name("None")), Name("None"), value)
    instance = run.scope.type.instances.get(name)
    if instance is None or instance.condition is None:
        raise OutOfReachError(f"{name} may be absent")
    return Ternary(walker.inliner.inline(instance.condition, run.scope), value, Name("None"))


def _annotation(walker: Walker, inference: Inference, run: Run, node: Node) -> str:
    """The annotation of a member; substreams are returned as their bytes."""
    owner = run.scope.type
    attribute = owner.member(node.id) if isinstance(node, Name) else None
    if attribute and attribute.type and (attribute.size is not None or attribute.size_eos):
        return "str" if isinstance(attribute.type, TypeRef) and attribute.type.name in ("str", "strz") else "bytes"
    return annotation(inference.infer(node, owner.name))


@dataclass
class _Body:
    """Writes the statements of one reader."""

    reader: str
    run: Run
    returned: list[tuple[Node, Member]]
    formats: dict[str, str] = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)
    depth: int = 0
    margin: int = 1

    def __post_init__(self) -> None:
        named = self.run.scope.context.named
        assert named
        self.values = dict(named.values)
        self.results = [node for node, _ in self.returned]
        self.used = (
            set(names_in(self.run.items)) | set(names_in(self.results)) | set(names_in([*self._needed_values()]))
        )
        optional = any(isinstance(item, Block | Fork) for item in self.run.items)
        if optional:
            self._put("try:")
            self.margin += 1
        self._statements()
        if optional:
            self.margin -= 1
            self._put("except TypeError as error:  # arithmetic on a None")
            self._put(f'    raise ValueError("{self.reader}: a part is missing that another one needs") from error')

    def _statements(self) -> None:
        if "start" in self.used:
            self._put("start = pos")
        self._items(self.run.items)
        self._values_for(self.results)
        members = "".join(f"\n{_INDENT * (self.margin + 1)}{member.text}," for _, member in self.returned)
        self._put(f"result = {camel(self.reader)}({members}\n{_INDENT * self.margin})")
        self._put("return result, pos")

    def _needed_values(self) -> Iterator[Node]:
        """The named values that are used, directly or by one another."""
        wanted = set(names_in(self.run.items)) | set(names_in(self.results))
        for name in reversed(self.values):
            if name in wanted:
                wanted |= set(names_in([self.values[name]]))
                yield self.values[name]

    def _put(self, line: str) -> None:
        self.lines.append(_INDENT * (self.margin + self.depth) + line)

    def _values_for(self, parts: Sequence[object]) -> None:
        """Named values that `parts` use and that are not there yet; only where everything is unconditional."""
        if self.depth:
            return
        for name in names_in(parts):
            value = self.values.pop(name, None)
            if value is not None:
                self._values_for([value])
                self._put(f"{name} = {to_python(value)}")

    def _items(self, items: Sequence[Item]) -> None:
        at = 0
        while at < len(items):
            batch = self._batch(items[at:])
            if batch:
                self._scalars(batch)
            else:
                self._values_for([items[at]])
                self._single(items, at)
            at += len(batch) or 1

    # Runs of fixed fields

    def _batch(self, rest: Sequence[Item]) -> list[Scalar | Raw]:
        """The pieces at the head that one struct format reads; a check of a value ends the batch."""
        batch: list[Scalar | Raw] = []
        order = ""
        for item in takewhile(is_packable, rest):
            assert isinstance(item, Scalar | Raw)
            own = item.order if isinstance(item, Scalar) and item.size > 1 else ""
            if order and own and own != order:
                break
            order = order or own
            batch.append(item)
            if isinstance(item, Scalar) and item.valid is not None:
                break
        return batch

    def _scalars(self, batch: Sequence[Scalar | Raw]) -> None:
        size = sum(fixed_size(item) for item in batch)
        self._need(str(size))
        kept = [without_name(item) if item.name not in self.used else item for item in batch]
        names = [item.name for item in kept if item.name]
        if len(batch) == 1 and names and struct_format(list(field_rows(kept))) == "<B":
            self._put(f"{names[0]} = buf[pos]")
        elif names:
            constant = self._constant(struct_format(list(field_rows(kept))))
            targets = ", ".join(names) if len(names) > 1 else f"({names[0]},)"
            self._put(f"{targets} = {constant}(buf, pos)")
        self._put("pos = stop")
        for item in batch:
            self._validate(item)

    def _constant(self, form: str | None) -> str:
        assert form is not None
        for name, known in self.formats.items():
            if known == form:
                return name
        name = f"_{self.reader.upper()}_{len(self.formats)}"
        self.formats[name] = form
        return name

    def _need(self, size: str) -> None:
        self._put(f"stop = pos + {size}")
        self._put("if stop > end:")
        self._put(f'    raise _short("{self.reader}", pos, stop, end)')

    def _validate(self, item: Item) -> None:
        if isinstance(item, Scalar) and item.valid is not None:
            self._values_for([item.valid])
            self._put(f"if {to_python(negate(item.valid))}:")
            self._put(f'    raise ValueError(f"{item.path}: {{{item.name}}} is not valid")')

    # Everything else

    def _single(self, items: Sequence[Item], at: int) -> None:
        match items[at]:
            case Scalar() as item:
                self._odd_scalar(item)
            case Placed(scalar, at):
                self._placed(scalar, to_python(at))
            case BitRun() as item:
                self._bits(item)
            case Raw(size=None) as item:
                self._assign(item, "buf[pos:end]")
                self._put("pos = end")
            case Raw() as item:
                self._sized(item)
            case Block() as item:
                self._declare([item])
                self._put(f"if {to_python(plain(item.condition))}:")
                self._inside(item.items)
            case Fork() as item:
                self._declare([item])
                self._fork(item)
            case Many() as item:
                for line in many_lines(item, self.reader):
                    self._put(line)

    def _inside(self, items: Sequence[Item]) -> None:
        self.depth += 1
        self._items(items)
        self.depth -= 1

    def _declare(self, items: Sequence[Item]) -> None:
        """Names that are set under a condition only."""
        if not self.depth:
            for name in dict.fromkeys(assigned(items)):
                if name in self.used:
                    self._put(f"{name}: Any = None")

    def _odd_scalar(self, item: Scalar) -> None:
        self._need(str(item.size))
        if item.name in self.used:
            signed = ", signed=True" if item.kind == "s" else ""
            self._put(f'{item.name} = int.from_bytes(buf[pos:stop], "{item.order}"{signed})')
        self._put("pos = stop")
        self._validate(item)

    def _placed(self, item: Scalar, at: str) -> None:
        self._put(f"if {at} + {item.size} > end:")
        self._put(f'    raise _short("{self.reader}", {at}, {at} + {item.size}, end)')
        signed = ", signed=True" if item.kind == "s" else ""
        self._put(f'{item.name} = int.from_bytes(buf[{at} : {at} + {item.size}], "{item.order}"{signed})')
        self._validate(item)

    def _bits(self, item: BitRun) -> None:
        self._need(str(item.size))
        self._put(f'bits = int.from_bytes(buf[pos:stop], "{item.order}")')
        for name, shift, width in item.parts:
            if name in self.used:
                flag = " != 0" if width == 1 else ""
                self._put(f"{name} = bits >> {shift} & {(1 << width) - 1:#x}{flag}")
        self._put("pos = stop")

    def _sized(self, item: Raw) -> None:
        assert item.size is not None
        if isinstance(item.size, Int):
            self._need(to_python(item.size))
        else:
            self._put(f"stop = {to_python(Binary('+', POS, item.size))}")
            self._put("if not pos <= stop <= end:")
            self._put(f'    raise _short("{self.reader}", pos, stop, end)')
        if item.contents is not None:
            self._put(f"if buf[pos:stop] != {item.contents!r}:")
            self._put(f"    raise ValueError({f'{item.path}: it is not {item.contents!r}'!r})")
        self._assign(item, "buf[pos:stop]")
        self._put("pos = stop")

    def _assign(self, item: Raw, value: str) -> None:
        if item.name not in self.used:
            return
        if item.terminated:
            value += '.partition(b"\\0")[0]'
        self._put(f"{item.name} = {value}.decode({item.encoding!r})" if item.is_text else f"{item.name} = {value}")

    def _fork(self, fork: Fork) -> None:
        word = "if"
        for key, items in sorted(fork.cases, key=lambda case: case[0] is None):
            if not items:
                continue
            self._put("else:" if key is None else f"{word} {to_python(plain(case_guard(fork, key)))}:")
            self._inside(items)
            word = "elif"

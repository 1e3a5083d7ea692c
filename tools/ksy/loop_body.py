"""The statements of one reader of the loops, piece by piece."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .bounds import ADDRESS, HIGHEST, Range
from .deep import Called, Cases, DeepItem, DeepWalker, Repeat, Selection, Sub, Zeroed
from .errors import SpecError
from .expressions import Binary, Int, Name, Node, Not, parse, replaced, walk
from .folding import plain
from .inference import BYTES, STR, Inference
from .inline import OutOfReachError, Scope, refused_at
from .loop_writer import Frame, Writer, big_text, little_text, load_text, looks_at_end
from .lowering import Lowering
from .pieces import BitRun, Block, Fork, Raw, Scalar, case_guard, end_of
from .python import to_python
from .sharing import Region
from .spec import Field

_INDENT = "    "
_NO_READER = "it has no reader for the loops"
_TEXT_CHECKS = {"UTF-8": "is_utf8", "ASCII": "is_ascii"}


@dataclass(frozen=True)
class LoopFunction:
    """A function for a type that many others have: it returns the address behind it and the members."""

    name: str
    type: str
    members: tuple[str, ...]
    ranges: Mapping[str, Range]
    body: tuple[str, ...]


@dataclass(kw_only=True)
class Emitter(Writer):
    """Writes the statements of one reader."""

    type: str
    walker: DeepWalker
    inference: Inference
    scope: Scope
    functions: Mapping[str, LoopFunction]
    regions: list[Region] = field(default_factory=list)
    """What substreams hold, that are under no condition."""
    selected: dict[str, int] = field(default_factory=dict)
    """Variables that are set before all else, with what they are set to."""

    def write_reader(
        self, name: str, members: dict[str, str], selections: Sequence[Selection], upto: Sequence[str] = ()
    ) -> None:
        """Write a reader that puts its members into slots. Raises SpecError."""
        self.record = name
        selected = {own.member: own for own in selections}
        self._begin()
        for member in selected:
            self._declare_selected(member)
        items = self._items(upto)
        if not looks_at_end(items[0]):
            self._put(f"if pos > {self.end}:")
            self._put(f"{_INDENT}{self.names.give_up}")
        with refused_at(f"types/{self.type}", _NO_READER):
            self._all_items(items)
            for member, path in members.items():
                if member in selected:
                    self._store_selected(selected[member])
                else:
                    self._store_member(member, path)
        self._put("return pos")

    def write_function(self, members: Sequence[str]) -> dict[str, Range]:
        """Write a function that returns its members; returns their ranges. Raises SpecError."""
        self._begin()
        with refused_at(f"types/{self.type}", _NO_READER):
            self._all_items(self._items())
            values = [self.walker.inliner.inline(parse(member), self.scope) for member in members]
            self._settle(values)
            self._share(members, values)
            texts = [self._text(value) for value in values]
        self._put(f"return {', '.join(['pos', *texts])}")
        return {member: self.names.bounds.of(value) for member, value in zip(members, values, strict=True)}

    def _share(self, members: Sequence[str], values: list[Node]) -> None:
        """Put a member that others are made of into a variable."""
        for number, (member, value) in enumerate(zip(members, values, strict=True)):
            others = [other for other in values[number + 1 :] if value in walk(other)]
            if others and not isinstance(value, Name):
                self.names.bounds.names[member] = self.names.bounds.of(value)
                self._put(f"{member} = {self._text(value)}")
                values[number:] = [replaced(other, value, Name(member)) for other in values[number:]]

    def _begin(self) -> None:
        self.names.bounds.names |= {"pos": ADDRESS, "start": ADDRESS, "end": ADDRESS}
        self._put("start = pos")

    def _items(self, upto: Sequence[str] = ()) -> Sequence[DeepItem]:
        run = self.walker.run(self.scope)
        if upto:
            return run.items[: end_of(run.items, self.scope.type, upto)]
        if run.stop is not None:
            raise SpecError(run.stop.path, f"{run.stop.reason}: no reader of {self.type} for the loops can be derived")
        return run.items

    def _all_items(self, items: Sequence[DeepItem]) -> None:
        named = self.scope.context.named
        assert named is not None
        self.frames.append(Frame(named.values))
        self._region(items)

    # Members

    def _declare_selected(self, member: str) -> None:
        found = {member: 0, f"at_{member}": 0, f"stop_{member}": -1, f"found_{member}": 0}
        self.selected |= found
        self._put(f"{', '.join(found)} = {', '.join(str(value) for value in found.values())}")
        self.names.optional.add(member)

    def _store_selected(self, selection: Selection) -> None:
        member = selection.member
        if selection.value is None or member in self.names.texts:
            self._slot(f"at_{member}", f"at_{member}")
            self._slot(f"stop_{member}", f"stop_{member}")
        else:
            self._slot(member, member)
            self._slot(f"has_{member}", f"found_{member}")

    def _store_member(self, member: str, path: str) -> None:
        node = parse(path)
        first = self.scope.type.member(path.partition(".")[0])
        if first is None:
            raise SpecError(f"types/{self.type}", f"it has no {path!r}, which the reader is to return")
        if first.id in self.scope.nested and isinstance(node, Name):
            raise SpecError(first.path, "it is an object, which the reader cannot return")
        value = self.walker.inliner.inline(node, self.scope)
        if isinstance(value, Name) and value.id in self.names.texts:
            self._slot(f"at_{member}", f"at_{value.id}")
            self._slot(f"stop_{member}", f"stop_{value.id}")
        elif self.inference.infer(node, self.type) in (BYTES, STR):
            raise OutOfReachError(f"{path} is no run of bytes")
        else:
            self._store_number(member, value, first)

    def _store_number(self, member: str, value: Node, first: Field) -> None:
        condition = first.condition
        if isinstance(value, Name) and value.id in self.names.optional:
            self._slot(member, value.id)
            self._slot(f"has_{member}", f"found_{value.id}")
            return
        nested = self.scope.nested.get(first.id)
        if condition is None:
            self._settle([value])
            self._slot(member, self._text(value))
            return
        if nested is not None:
            there: Node = Not(Binary("is", next(iter(nested.fields.values())), Name("None")))
        else:
            there = self.walker.inliner.inline(condition, self.scope)
        self._put(f"{member}, found_{member} = 0, 0")
        self._settle([there])
        self._put(f"if {self._text(there)}:")
        self.margin += 1
        self._settle([value])
        self._put(f"{member}, found_{member} = {self._text(value)}, 1")
        self.margin -= 1
        self._slot(member, member)
        self._slot(f"has_{member}", f"found_{member}")

    def _region(self, items: Sequence[DeepItem]) -> None:
        for item in items:
            self._one(item)

    def _inside(self, items: Sequence[DeepItem]) -> None:
        self.margin += 1
        mark = len(self.lines)
        self._region(items)
        if len(self.lines) == mark:
            self._put("pass")
        self.margin -= 1

    def _one(self, item: DeepItem) -> None:
        match item:
            case Block(condition, inside):
                self._settle([condition])
                outer = self.declared
                self.declared = outer | self._declare(inside)
                self._put(f"if {self._text(plain(condition))}:")
                self._narrowed(condition, inside)
                self.declared = outer
            case Fork():
                self._declare([item])
                self._fork(item)
            case _:
                _WRITERS[type(item)](self, item)

    def _narrowed(self, condition: Node, items: Sequence[DeepItem]) -> None:
        """Items under a condition, which says more about the ranges of names."""
        whole, optional = self.names.bounds, set(self.names.optional)
        self.names.bounds = whole.when(condition)
        self._inside(items)
        self.names.bounds, self.names.optional = whole, optional

    def _scalar(self, item: Scalar) -> None:
        self._need(item.size)
        if item.kind == "f":
            self._put(f"pos += {item.size}")
            return
        name = item.name or "unused"
        low = -(1 << 8 * item.size - 1) if item.kind == "s" else 0
        high = (1 << 8 * item.size - (1 if item.kind == "s" else 0)) - 1
        if item.name:
            self._set(name, load_text(item))
        if item.name and item.kind == "u" and item.size == 8:
            self._put(f"if {name} < 0:")
            self._put(f"{_INDENT}{self.names.give_up}")
        self._set_range(name, low, min(high, HIGHEST))
        self._put(f"pos += {item.size}")
        if item.valid is not None:
            self._check(item.valid)

    def _bits(self, item: BitRun) -> None:
        self._need(item.size)
        self._put(f"bits = {big_text(item.size) if item.order == 'big' else little_text(item.size)}")
        for name, shift, width in item.parts:
            if name:
                self._set(name, f"bits >> {shift} & {(1 << width) - 1}")
                self._set_range(name, 0, (1 << width) - 1)
        self._put(f"pos += {item.size}")

    def _raw(self, item: Raw) -> None:
        if item.size is None:
            self._put(f"stop = {self.end}")
        elif isinstance(item.size, Int):
            self._need(item.size.value)
            self._put(f"stop = pos + {item.size.value}")
        else:
            self._put(f"stop = pos + {self._length(item.size)}")
        if item.contents is not None:
            self._contents(item.contents)
        if item.name:
            self._bytes(item)
        self._put("pos = stop")

    def _length(self, node: Node) -> str:
        """A length that fits into what is left."""
        self._settle([node])
        lowering = Lowering(self.names)
        size = to_python(lowering.held(node))
        for line in lowering.lines:
            self._put(line)
        low, _ = self.names.bounds.of(node)
        test = f"{size} > {self.end} - pos" if low >= 0 else f"not 0 <= {size} <= {self.end} - pos"
        self._put(f"if {test}:")
        self._put(f"{_INDENT}{self.names.give_up}")
        return size

    def _contents(self, contents: bytes) -> None:
        for at, byte in enumerate(contents):
            self._put(f"if load8({f'pos + {at}' if at else 'pos'}) != {byte}:")
            self._put(f"{_INDENT}{self.names.give_up}")

    def _bytes(self, item: Raw) -> None:
        stop = "stop"
        if item.terminated:
            stop = f"stop_{item.name}"
            self._put(f"{stop} = find_zero(pos, stop)")
        if item.encoding is not None:
            self._check_text("pos", stop, item.encoding, item.path)
        self._put(f"at_{item.name} = pos")
        if stop == "stop":
            self._put(f"stop_{item.name} = stop")
        self._note_there(item.name)
        self.names.texts.add(item.name)

    def _check_text(self, at: str, stop: str, encoding: str, path: str) -> None:
        check = _TEXT_CHECKS.get(encoding.upper())
        if check is None:
            raise SpecError(path, f"the loops know no encoding {encoding}")
        self._put(f"if not {check}({at}, {stop}):")
        self._put(f"{_INDENT}{self.names.give_up}")

    def _zeroed(self, item: Zeroed) -> None:
        self._put(f"stop = find_zero(pos, {self.end})")
        self._put(f"if stop == {self.end}:")
        self._put(f"{_INDENT}{self.names.give_up}")
        if item.encoding is not None:
            self._check_text("pos", "stop", item.encoding, item.path)
        if item.name:
            self._put(f"at_{item.name}, stop_{item.name} = pos, stop")
            self.names.texts.add(item.name)
        self._put("pos = stop + 1")

    def _call(self, item: Called) -> None:
        function = self.functions[item.type]
        self._put(f"{', '.join(['pos', *item.names])} = {function.name}(pos, {self.end})")
        self._put("if pos == 0:")
        self._put(f"{_INDENT}{self.names.give_up}")
        for name, member in zip(item.names, function.members, strict=True):
            self.names.texts.discard(name)
            self._note_there(name)
            self._set_range(name, *function.ranges[member])

    # What is chosen, and what repeats

    def _fork(self, fork: Fork) -> None:
        self._settle([fork.on])
        word, has_default = "if", False
        for key, items in sorted(fork.cases, key=lambda case: case[0] is None):
            guard = case_guard(fork, key)
            has_default |= key is None
            self._put("else:" if key is None and word == "elif" else f"{word} {self._text(plain(guard))}:")
            self._narrowed(guard, items)
            word = "elif"

    def _cases(self, item: Cases) -> None:
        self._settle([item.on])
        word = "if"
        for key, region in sorted(item.cases, key=lambda case: case[0] is None):
            test = "else:" if key is None else f"{word} {self._text(Binary('==', item.on, key))}:"
            self._put(test)
            self.frames.append(Frame(region.named.values))
            self.margin += 1
            mark = len(self.lines)
            for member, value in region.selected:
                if value is None:
                    self._put(f"at_{member} = pos")
            self._region(region.items)
            for member, value in region.selected:
                self._select(member, value)
            if len(self.lines) == mark:
                self._put("pass")
            self.margin -= 1
            self.frames.pop()
            word = "elif"

    def _select(self, member: str, value: Node | None) -> None:
        if value is None:
            self._put(f"stop_{member}, found_{member} = pos, 1")
        elif isinstance(value, Name) and value.id in self.names.texts:
            self._put(f"at_{member}, stop_{member}, found_{member} = at_{value.id}, stop_{value.id}, 1")
            self.names.texts.add(member)
        else:
            self._settle([value])
            self._put(f"{member}, found_{member} = {self._text(value)}, 1")

    def _sub(self, item: Sub) -> None:
        size = f"{self.end} - pos" if item.size is None else self._length(item.size)
        start, end, outer = f"start_{item.depth}", f"end_{item.depth}", self.end
        self._put(f"{start}, {end} = pos, pos + {size}")
        self.names.bounds.names |= {start: ADDRESS, end: ADDRESS}
        self.end = end
        self.frames.append(Frame(item.region.named.values))
        first = len(self.lines)
        self._region(item.region.items)
        if self.margin == 1:
            self.regions.append(Region(item.type, first, len(self.lines), item.depth))
        self.frames.pop()
        self.end = outer
        self._put(f"pos = {end}")

    def _repeat(self, item: Repeat) -> None:
        test = {"eos": f"pos < {self.end}", "until": "True"}.get(item.mode)
        if test is None:
            assert item.argument is not None
            self._settle([item.argument])
            count = self.names.temporary()
            self._put(f"{count} = {self._text(item.argument)}")
            self._put(f"{item.index} = 0")
            test = f"{item.index} < {count}"
        self._put(f"while {test}:")
        self.margin += 1
        before = f"before_{self.margin}"
        self._put(f"{before} = pos")
        self.frames.append(Frame(item.region.named.values))
        self._region(item.region.items)
        if item.mode == "until":
            assert item.argument is not None
            self._settle([item.argument])
            self._put(f"if {self._text(item.argument)}:")
            self._put(f"{_INDENT}break")
        self.frames.pop()
        if item.mode == "expr":
            self._put(f"{item.index} += 1")
        self._put(f"if pos == {before}:")
        self._put(f"{_INDENT}{self.names.give_up}")
        self.margin -= 1


_WRITERS: dict[type, Callable[[Emitter, Any], None]] = {
    Scalar: Emitter._scalar,
    BitRun: Emitter._bits,
    Raw: Emitter._raw,
    Zeroed: Emitter._zeroed,
    Cases: Emitter._cases,
    Sub: Emitter._sub,
    Repeat: Emitter._repeat,
    Called: Emitter._call,
}
"""What writes the statements of a piece."""

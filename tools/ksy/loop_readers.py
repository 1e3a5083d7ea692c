"""Straight-line readers for the loops: the pieces of a type as statements over addresses.

A reader is given where an object begins and ends, and a record of slots for its members. It checks each length against
the end before it reads, and writes no member but into the slots. It answers the address behind what it has read, or 0:
the object is for Python, which says what is wrong with it, if anything is.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from .bounds import HIGHEST
from .deep import DeepWalker, Selection
from .entries import LOOP_FUNCTIONS, LOOP_READERS, LoopEntry
from .expressions import Binary, Name, Node
from .functions import Function, refuse_more
from .inference import Inference
from .inline import Context, NamedValues, Scope, safe
from .loop_body import Emitter, LoopFunction
from .lowering import Lowering, Names
from .pieces import Walker
from .python import to_python
from .readers import IO
from .sharing import Region, Shared, call_lines, met_often, shared_of
from .unused import WORD, without_unused


@dataclass(frozen=True)
class LoopReader:
    """One generated reader. `slots` are the names in the record's order, from its beginning."""

    name: str
    type: str
    params: tuple[str, ...]
    slots: tuple[str, ...]
    body: tuple[str, ...]


@dataclass(frozen=True)
class LoopExpression:
    """An expression over bytes at an address; who calls it sees to it that they are there."""

    name: str
    args: tuple[str, ...]
    returns: str
    body: tuple[str, ...]
    path: str


class _Unchecked(Lowering):
    """Reads bytes without a check."""

    def _byte(self, name: str, at: Node) -> Node:
        return Name(f"load8({to_python(Binary('+', Name(name), self.held(at)))})")


def _is_number(name: str, lines: Sequence[str]) -> bool:
    """Whether a name is first set to what arguments say, which are numbers also where they are truths."""
    first = next((line for line in lines if line.startswith(f"{name} = ")), "")
    return bool(first) and not any(sign in first for sign in (" == ", " != ", "<", ">", "(", "+"))


def of_address(function: Function) -> LoopExpression:
    """Return a function of bytes and numbers without a sign as one of addresses and numbers."""
    names = Names(texts={name for name, kind in function.args if kind == "bytes"})
    names.bounds.names |= {name: (0, HIGHEST) for name, kind in function.args if kind == "int"}
    lowering = _Unchecked(names)
    text = lowering.text(function.node)
    args = tuple(name for name, _ in function.args)
    mark = "  # type: ignore[return-value]" if _is_number(text, lowering.lines) else ""
    return LoopExpression(
        function.name, args, function.returns, (*lowering.lines, f"return {text}{mark}"), function.path
    )


class LoopReaders:
    """Makes all readers of the loops of one spec."""

    def __init__(self, walker: Walker, inference: Inference) -> None:
        self.walker = walker
        self.inference = inference
        self.functions: dict[str, LoopFunction] = {}
        for type_name, members in LOOP_FUNCTIONS.items():
            self.functions[type_name] = self._function(type_name, members)
        drafts = [self._draft(name, entry) for name, entry in LOOP_READERS.items()]
        self.shared = met_often([shared for draft in drafts for _, shared in draft.regions])
        self.readers = [self._reader(draft) for draft in drafts]

    @property
    def most_slots(self) -> int:
        """Slots of the largest record."""
        return max(len(reader.slots) for reader in self.readers)

    def _emitter(self, type_name: str, selections: Sequence[Selection], checks: Sequence[str]) -> "Emitter":
        declared = self.walker.spec.type(type_name)
        params = [safe(param) for param in declared.params]
        context = Context(collects=True, named=NamedValues(known={"start", "end", *params}))
        called = {name: function.members for name, function in self.functions.items()}
        deep = DeepWalker(self.walker, selections, checks, called)
        return Emitter(
            type=type_name,
            walker=deep,
            inference=self.inference,
            scope=Scope(declared, context, io=IO),
            functions=self.functions,
        )

    def _function(self, type_name: str, members: tuple[str, ...]) -> LoopFunction:
        emitter = self._emitter(type_name, (), ())
        emitter.names.give_up = "return " + ", ".join("0" for _ in range(len(members) + 1))
        ranges = emitter.write_function(members)
        return LoopFunction(f"_{type_name}", type_name, members, ranges, without_unused(emitter.lines))

    def _draft(self, name: str, entry: LoopEntry) -> "Draft":
        selections = [found for member, path in entry.members.items() if (found := Selection.of(member, path))]
        emitter = self._emitter(entry.type, selections, entry.checks)
        emitter.write_reader(name, entry.members, selections, entry.upto)
        found = [(region, shared_of(emitter.lines, region, emitter.selected)) for region in emitter.regions]
        return Draft(name, entry, emitter, [(region, shared) for region, shared in found if shared is not None])

    def _reader(self, draft: "Draft") -> LoopReader:
        emitter, entry, lines = draft.emitter, draft.entry, draft.emitter.lines
        for region, shared in reversed(draft.regions):
            if shared in self.shared:
                lines = call_lines(lines, region, shared)
        inputs = [safe(asked) for asked in emitter.scope.context.inputs]
        params = [safe(param) for param in emitter.scope.type.params]
        body = without_unused(lines)
        words = {word for line in body for word in WORD.findall(line)}
        used = [param for param in (*params, *inputs) if param in words]
        refuse_more(emitter.scope.type.path, used, entry.takes)
        return LoopReader(draft.name, entry.type, entry.takes, tuple(emitter.slots), body)


@dataclass(frozen=True)
class Draft:
    """A reader as it is by itself, and what others may have, too."""

    name: str
    entry: LoopEntry
    emitter: Emitter
    regions: list[tuple[Region, Shared]]

"""What writes the statements of a reader of the loops: lines, names, and the ranges of their numbers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from .deep import Called, DeepItem, Zeroed
from .expressions import Int, Name, Node, walk
from .folding import negate
from .lowering import Lowering, Names
from .pieces import BitRun, Block, Fork, Raw, Scalar

_INDENT = "    "
_LOADS = {1: "load8", 2: "load16", 4: "load32", 8: "load64"}


@dataclass
class Frame:
    """The named values of a region, and which are assigned already."""

    values: Mapping[str, Node]
    done: set[str] = field(default_factory=set)


@dataclass
class Writer:
    """Writes statements, and knows which names are there and between which numbers they are."""

    record: str = ""
    lines: list[str] = field(default_factory=list)
    slots: list[str] = field(default_factory=list)
    names: Names = field(default_factory=Names)
    margin: int = 1
    end: str = "end"
    frames: list[Frame] = field(default_factory=list)
    conditional: set[str] = field(default_factory=set)
    declared: set[str] = field(default_factory=set)
    """What is declared outside of the condition at hand."""

    def _slot(self, name: str, text: str) -> None:
        self._put(f"put(out, {slot_name(self.record, name)}, {text})")
        self.slots.append(name)

    def _put(self, line: str) -> None:
        self.lines.append(_INDENT * self.margin + line)

    def _text(self, node: Node) -> str:
        """The text of an expression, after the checks that it needs."""
        lowering = Lowering(self.names)
        text = lowering.text(node)
        for line in lowering.lines:
            self._put(line)
        return text

    def _settle(self, parts: Sequence[object]) -> None:
        """Assign the named values that `parts` use and that are not there yet."""
        for name in names_of(parts):
            if any(name in frame.done for frame in self.frames):
                continue
            frame = next((frame for frame in reversed(self.frames) if name in frame.values), None)
            if frame is not None:
                value = frame.values[name]
                self._settle([value])
                frame.done.add(name)
                self.names.bounds.names[name] = self.names.bounds.of(value)
                self._put(f"{name} = {self._text(value)}")

    def _declare(self, items: Sequence[DeepItem]) -> set[str]:
        """Names that are set under a condition only, unless they are declared; returns which these are."""
        new = [(name, is_bytes) for name, is_bytes in declared_names(items) if name not in self.declared]
        for name, is_bytes in new:
            if is_bytes:
                self.names.texts.add(name)
                self._put(f"at_{name}, stop_{name} = 0, -1")
            else:
                self._put(f"{name} = 0")
                self.names.bounds.names[name] = 0, 0
            self._put(f"found_{name} = 0")
            self.names.optional.add(name)
            self.conditional.add(name)
        return {name for name, _ in new}

    def _need(self, size: int) -> None:
        self._put(f"if {size} > {self.end} - pos:")
        self._put(f"{_INDENT}{self.names.give_up}")

    def _set(self, name: str, text: str) -> None:
        self._put(f"{name} = {text}")
        self.names.texts.discard(name)
        self._note_there(name)

    def _note_there(self, name: str) -> None:
        """From here on, in this branch, the name is there."""
        if name in self.names.optional:
            self._put(f"found_{name} = 1")
            self.names.optional.discard(name)

    def _set_range(self, name: str, low: int, high: int) -> None:
        """A name that is set in several branches has the ranges of all."""
        known = self.names.bounds.names.get(name) if name in self.conditional else None
        self.names.bounds.names[name] = (min(known[0], low), max(known[1], high)) if known else (low, high)

    def _check(self, valid: Node) -> None:
        self._settle([valid])
        self._put(f"if {self._text(negate(valid))}:")
        self._put(f"{_INDENT}{self.names.give_up}")


def slot_name(type_name: str, member: str) -> str:
    """Return the constant that names a slot."""
    return f"{type_name}_{member}".upper()


def looks_at_end(item: DeepItem) -> bool:
    """Whether the piece is of a fixed size, which fits nowhere if the object ends before it begins."""
    return isinstance(item, Scalar | BitRun) or (isinstance(item, Raw) and isinstance(item.size, Int))


def load_text(item: Scalar) -> str:
    if item.size == 1:
        text = "load8(pos)"
    elif item.order == "big":
        text = big_text(item.size)
    elif item.size in _LOADS:
        text = f"{_LOADS[item.size]}(pos)"
    else:
        text = little_text(item.size)
    if item.kind == "s" and item.size < 8:
        return f"sign_extended({text}, {8 * item.size})"
    return text


def big_text(size: int) -> str:
    """A big-endian number, of which no byte beyond it is read."""
    return " | ".join(_byte(at, 8 * (size - 1 - at)) for at in range(size))


def little_text(size: int) -> str:
    return " | ".join(_byte(at, 8 * at) for at in range(size))


def _byte(at: int, shift: int) -> str:
    place = f"pos + {at}" if at else "pos"
    return f"load8({place}) << {shift}" if shift else f"load8({place})"


def declared_names(items: Sequence[DeepItem]) -> list[tuple[str, bool]]:
    """Names that the items set, and whether they are bytes."""
    found: dict[str, bool] = {}
    for item in items:
        match item:
            case Scalar(name=name, kind=kind) if kind != "f":
                found[name] = False
            case Raw(name=name) | Zeroed(name=name):
                found[name] = True
            case Called(names=names):
                found |= dict.fromkeys(names, False)
            case BitRun(parts=parts):
                found |= {name: False for name, _, _ in parts}
            case Block(items=inside):
                found |= dict(declared_names(inside))
            case Fork(cases=cases):
                for _, inside in cases:
                    found |= dict(declared_names(inside))
    return [(name, kind) for name, kind in found.items() if name]


def names_of(parts: Sequence[object]) -> list[str]:
    return [n.id for part in parts if isinstance(part, Node) for n in walk(part) if isinstance(n, Name)]

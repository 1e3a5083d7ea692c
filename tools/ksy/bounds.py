"""Between which numbers the value of an expression is, so that the machine's 64 bits are known to hold it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from .expressions import COMPARISONS, Attr, Binary, Bool, Index, Int, Name, Node, Not, Ternary, Unary

LOWEST, HIGHEST = -(1 << 63), (1 << 63) - 1
ANYTHING = (LOWEST, HIGHEST)
ADDRESS = (0, 1 << 47)
SIZE = (-(1 << 47), 1 << 47)

Range = tuple[int, int]


def fits(found: Range) -> bool:
    """Return whether 64 bits with a sign hold all of the range."""
    return found[0] >= LOWEST and found[1] <= HIGHEST


@dataclass
class Bounds:
    """Ranges of names, and of expressions that a condition has narrowed."""

    names: dict[str, Range] = field(default_factory=dict)
    facts: Mapping[Node, Range] = field(default_factory=dict)

    def of(self, node: Node) -> Range:
        """Return the range of a number; that of a truth is 0 to 1.

        What does not fit into 64 bits is not computed: a check before it gives up.
        """
        low, high = self.facts.get(node, ANYTHING)
        found = self.unchecked(node)
        return max(found[0], low), min(found[1], high)

    def unchecked(self, node: Node) -> Range:
        """Return the range of what the operator at the top would make of its operands, however large."""
        match node:
            case Int(value):
                return value, value
            case Bool() | Not():
                return 0, 1
            case Name(name):
                return self.names.get(name, ANYTHING)
            case Unary("-", of):
                low, high = self.of(of)
                return -high, -low
            case Ternary(condition, yes, no):
                return _union(self.when(condition).of(yes), self.unless(condition).of(no))
            case Binary(op, left, right):
                return self._binary(op, left, right)
            case Index():
                return 0, 255
            case Attr(_, "size" | "length"):
                return SIZE
        return ANYTHING

    def _binary(self, op: str, left: Node, right: Node) -> Range:
        if op in COMPARISONS or op in ("and", "or", "is"):
            return 0, 1
        if op == "-" and _is_place(left) and _is_place(right):
            return SIZE
        return _COMBINED.get(op, _unknown)(self.of(left), self.of(right))

    def when(self, condition: Node) -> "Bounds":
        """Return what is known where the condition holds."""
        facts = dict(self.facts)
        for part in _conjuncts(condition):
            self._note(facts, part, holds=True)
        return Bounds(self.names, facts)

    def unless(self, condition: Node) -> "Bounds":
        """Return what is known where the condition does not hold."""
        facts = dict(self.facts)
        self._note(facts, condition, holds=False)
        return Bounds(self.names, facts)

    def _note(self, facts: dict[Node, Range], condition: Node, *, holds: bool) -> None:
        if isinstance(condition, Not):
            self._note(facts, condition.of, holds=not holds)
            return
        match condition:
            case Binary(op, left, Int(value)) if op in COMPARISONS:
                narrow = _narrowed(op if holds else _OPPOSITE[op], value, self.of(left))
                facts[left] = narrow


def _product(left: Range, right: Range) -> Range:
    products = [one * other for one in left for other in right]
    return min(products), max(products)


def _shifted_left(left: Range, right: Range) -> Range:
    low, high = right
    return _product(left, (1 << low, 1 << high)) if low >= 0 and high < _BITS else ANYTHING


def _shifted_right(left: Range, right: Range) -> Range:
    low, high = right
    return (left[0] >> high, left[1] >> low) if low >= 0 and high < _BITS and left[0] >= 0 else ANYTHING


def _masked(left: Range, right: Range) -> Range:
    limits = [high for low, high in (left, right) if low >= 0]
    return (0, min(limits)) if limits else ANYTHING


def _joined(left: Range, right: Range) -> Range:
    return (0, (1 << max(left[1], right[1]).bit_length()) - 1) if min(left[0], right[0]) >= 0 else ANYTHING


def _quotient(left: Range, right: Range) -> Range:
    return (left[0] // right[1], left[1] // right[0]) if left[0] >= 0 and right[0] > 0 else ANYTHING


def _remainder(left: Range, right: Range) -> Range:
    if right[0] <= 0:
        return ANYTHING
    return 0, min(right[1] - 1, left[1]) if left[0] >= 0 else right[1] - 1


def _unknown(left: Range, right: Range) -> Range:
    return ANYTHING


_BITS = 64
_COMBINED: dict[str, Callable[[Range, Range], Range]] = {
    "+": lambda left, right: (left[0] + right[0], left[1] + right[1]),
    "-": lambda left, right: (left[0] - right[1], left[1] - right[0]),
    "*": _product,
    "<<": _shifted_left,
    ">>": _shifted_right,
    "&": _masked,
    "|": _joined,
    "^": _joined,
    "/": _quotient,
    "%": _remainder,
}
"""The range of an operator's results, given those of its operands."""
_OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}


def _narrowed(op: str, value: int, known: Range) -> Range:
    low, high = known
    match op:
        case "==":
            return max(low, value), min(high, value)
        case "<":
            return low, min(high, value - 1)
        case "<=":
            return low, min(high, value)
        case ">":
            return max(low, value + 1), high
        case ">=":
            return max(low, value), high
        case "!=" if low == value:
            return low + 1, high
        case "!=" if high == value:
            return low, high - 1
    return known


def _conjuncts(condition: Node) -> list[Node]:
    if isinstance(condition, Binary) and condition.op == "and":
        return [*_conjuncts(condition.left), *_conjuncts(condition.right)]
    return [condition]


def _union(first: Range, second: Range) -> Range:
    return min(first[0], second[0]), max(first[1], second[1])


def _is_place(node: Node) -> bool:
    return isinstance(node, Name) and node.id.partition("_")[0] in ("pos", "start", "end", "stop")

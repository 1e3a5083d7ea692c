"""Expressions as statements of the loops: what plain Python would raise for becomes a check that gives up.

Numbers are of 64 bits with a sign. Where one might not hold a result, a check goes before it; where a name may be
absent, so does a check of that. What is evaluated under a condition is checked under it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from .bounds import HIGHEST, Bounds, fits
from .expressions import COMPARISONS, Attr, Binary, Bool, Index, Int, Name, Node, Not, Ternary, Unary
from .folding import fold
from .inline import OutOfReachError
from .python import to_python

NONE = Name("None")


@dataclass
class Names:
    """What the generated function knows of its variables."""

    bounds: Bounds = field(default_factory=Bounds)
    optional: set[str] = field(default_factory=set)
    """Numbers that may be absent: `found_<name>` says so."""
    texts: set[str] = field(default_factory=set)
    """Bytes: `at_<name>` and `stop_<name>` are where they are, 0 and -1 where they are absent."""
    give_up: str = "return 0"
    """What the function does with what is for Python."""
    temporaries: int = 0

    def temporary(self) -> str:
        self.temporaries += 1
        return f"t{self.temporaries}"


@dataclass
class Lowering:
    """Statements for expressions, collected in order."""

    names: Names
    lines: list[str] = field(default_factory=list)
    made: dict[Node, Name] = field(default_factory=dict)
    """Choices whose value `lines` have put into a variable."""
    bounds: Bounds = field(init=False)

    def __post_init__(self) -> None:
        self.bounds = self.names.bounds

    def text(self, node: Node) -> str:
        """Return the expression's text; the checks that go before it are in `lines`."""
        return to_python(self.node(node))

    def node(self, node: Node) -> Node:
        """Return an expression that can be evaluated once `lines` are done."""
        match node:
            case Int(value):
                if not -HIGHEST <= value <= HIGHEST:
                    raise OutOfReachError(f"{value} has more than 64 bits")
                return node
            case Bool():
                return node
            case Name(name):
                self._must_be_there(name)
                return node
            case Ternary(condition, yes, no):
                return self._ternary(condition, yes, no)
            case Binary():
                return self._binary(node)
        return self._simple(node)

    def _simple(self, node: Node) -> Node:
        match node:
            case Not(of):
                return Not(self.node(of))
            case Unary("-", of):
                return Unary("-", self.node(of))
            case Index(Name(name), at) if name in self.names.texts:
                return self._byte(name, at)
            case Attr(Name(name), "size" | "length") if name in self.names.texts:
                self._must_be_there(name)
                return Binary("-", Name(f"stop_{name}"), Name(f"at_{name}"))
        raise OutOfReachError(f"`{to_python(node)}` has no form in the loops")

    def _must_be_there(self, name: str) -> None:
        check = f"if found_{name} == 0:"
        if name in self.names.optional and check not in self.lines:
            self.lines += [check, f"    {self.names.give_up}"]

    def _byte(self, name: str, at: Node) -> Node:
        index = self.held(at)
        self._must_be_there(name)
        self.lines.append(f"if not 0 <= {to_python(index)} < stop_{name} - at_{name}:")
        self.lines.append(f"    {self.names.give_up}")
        return Name(f"load8({to_python(Binary('+', Name(f'at_{name}'), index))})")

    # Conditions

    def _binary(self, node: Binary) -> Node:
        match node.op:
            case "is":
                assert isinstance(node.left, Name)
                assert node.right == NONE
                return Binary("==", Name(f"found_{node.left.id}"), Int(0))
            case "and" | "or":
                return self._logic(node)
            case "==" | "!=":
                return self._equality(node)
        if node.op in COMPARISONS:
            return self._decided(Binary(node.op, self.node(node.left), self.node(node.right)), node)
        return self._arithmetic(node)

    def _decided(self, lowered: Node, node: Binary) -> Node:
        """A comparison of which the answer is known."""
        (low, high), right = self.bounds.of(node.left), node.right
        if isinstance(right, Int) and node.op in _HOLDS:
            if _HOLDS[node.op](low, high, right.value):
                return Bool(True)
            if _FAILS[node.op](low, high, right.value):
                return Bool(False)
        return lowered

    def _equality(self, node: Binary) -> Node:
        """A name that is absent equals nothing."""
        absent = [
            side.id for side in (node.left, node.right) if isinstance(side, Name) and side.id in self.names.optional
        ]
        if not absent:
            return Binary(node.op, self.node(node.left), self.node(node.right))
        if len(absent) > 1:
            raise OutOfReachError("both sides may be absent")
        other = node.right if node.left == Name(absent[0]) else node.left
        there = Binary("!=", Name(f"found_{absent[0]}"), Int(0))
        same = Binary(node.op, Name(absent[0]), self.node(other))
        if node.op == "==":
            return Binary("and", there, same)
        return Binary("or", Binary("==", there.left, Int(0)), same)

    def _logic(self, node: Binary) -> Node:
        left = self.node(node.left)
        bounds = self.bounds.when(node.left) if node.op == "and" else self.bounds.unless(node.left)
        lines, right = self._apart(node.right, bounds)
        if not lines:
            return fold(Binary(node.op, left, right))
        name = self.names.temporary()
        self.lines.append(f"{name} = {to_python(left)}")
        self.lines.append(f"if {name}:" if node.op == "and" else f"if not {name}:")
        self.lines += _indented([*lines, f"{name} = {to_python(right)}"])
        return Name(name)

    def _ternary(self, condition: Node, yes: Node, no: Node) -> Node:
        choice = Ternary(condition, yes, no)
        if choice not in self.made:
            lowered = self._new_ternary(condition, yes, no)
            if not isinstance(lowered, Name):
                return lowered
            self.made[choice] = lowered
        return self.made[choice]

    def _new_ternary(self, condition: Node, yes: Node, no: Node) -> Node:
        decided = self.node(condition)
        if isinstance(decided, Bool):
            return self.node(yes if decided.value else no)
        before, first = self._apart(yes, self.bounds.when(condition))
        behind, second = self._apart(no, self.bounds.unless(condition))
        if not before and not behind:
            return Ternary(decided, first, second)
        name = self.names.temporary()
        self.lines.append(f"if {to_python(decided)}:")
        self.lines += _indented([*before, f"{name} = {to_python(first)}"])
        self.lines.append("else:")
        self.lines += _indented([*behind, f"{name} = {to_python(second)}"])
        self.names.bounds.names[name] = self.bounds.of(Ternary(condition, yes, no))
        return Name(name)

    def _apart(self, node: Node, bounds: Bounds) -> tuple[list[str], Node]:
        """The statements and the expression of a branch."""
        inner = type(self)(self.names, made=dict(self.made))
        inner.bounds = bounds
        lowered = inner.node(node)
        return inner.lines, lowered

    # Arithmetic

    def _arithmetic(self, node: Binary) -> Node:
        op = node.op
        left, right = self._operands(node)
        is_positive = self.bounds.of(node.left)[0] >= 0
        if op in ("/", "%") and is_positive and isinstance(right, Int) and right.value & (right.value - 1) == 0:
            shift = right.value.bit_length() - 1
            return fold(Binary(">>", left, Int(shift)) if op == "/" else Binary("&", left, Int(right.value - 1)))
        if not fits(self.bounds.unchecked(node)):
            return self._checked(op, left, right, is_positive and self.bounds.of(node.right)[0] >= 0)
        return Binary(op, left, right)

    def _operands(self, node: Binary) -> tuple[Node, Node]:
        """Both sides, the right one as the operator wants it."""
        left, right = self.node(node.left), self.node(node.right)
        low, high = self.bounds.of(node.right)
        if node.op in ("<<", ">>") and not (low >= 0 and high < 64):
            right = self._between(right, 0, 63)
        if node.op in ("/", "%") and low <= 0:
            right = self._between(right, 1, HIGHEST)
        return left, right

    def _checked(self, op: str, left: Node, right: Node, is_positive: bool) -> Node:
        """A sum or product that may be too large; of numbers without a sign only."""
        if not is_positive:
            left, right = self._between(left, 0, HIGHEST), self._between(right, 0, HIGHEST)
        left, right = self._named(left), self._named(right)
        limits = {
            "+": f"{to_python(left)} > {to_python(fold(Binary('-', Int(HIGHEST), right)))}",
            "*": f"{to_python(right)} and {to_python(left)} > {HIGHEST} // {to_python(right)}",
            "<<": f"{to_python(left)} > {HIGHEST} >> {to_python(right)}",
        }
        if op not in limits:
            raise OutOfReachError(f"`{op}` of numbers that may need more than 64 bits")
        test = limits[op]
        if op == "*" and isinstance(right, Int):
            test = f"{to_python(left)} > {HIGHEST // right.value}"
        self.lines += [f"if {test}:", f"    {self.names.give_up}"]
        name = self.names.temporary()
        self.lines.append(f"{name} = {to_python(Binary(op, left, right))}")
        self.names.bounds.names[name] = (0, HIGHEST)
        return Name(name)

    def _between(self, node: Node, low: int, high: int) -> Node:
        held = self._named(node)
        if isinstance(held, Int) and low <= held.value <= high:
            return held
        test = f"{to_python(held)} < {low}" if high == HIGHEST else f"not {low} <= {to_python(held)} <= {high}"
        self.lines += [f"if {test}:", f"    {self.names.give_up}"]
        return held

    def held(self, node: Node) -> Node:
        """Return a variable or number for the expression."""
        return self._named(self.node(node))

    def _named(self, node: Node) -> Node:
        """An expression that costs nothing to repeat."""
        if isinstance(node, Name | Int):
            return node
        name = self.names.temporary()
        self.lines.append(f"{name} = {to_python(node)}")
        self.names.bounds.names[name] = self.bounds.of(node)
        return Name(name)


_HOLDS = {
    "<": lambda low, high, value: high < value,
    "<=": lambda low, high, value: high <= value,
    ">": lambda low, high, value: low > value,
    ">=": lambda low, high, value: low >= value,
}
_FAILS = {
    "<": lambda low, high, value: low >= value,
    "<=": lambda low, high, value: low > value,
    ">": lambda low, high, value: high <= value,
    ">=": lambda low, high, value: high < value,
}


def _indented(lines: Sequence[str]) -> list[str]:
    return ["    " + line for line in lines]

"""The expression parser and printer, against Python's own parser and against what the compiler makes of the text."""

import ast
from pathlib import Path
from typing import Any

import pytest

from ksy.expressions import (
    Attr,
    Call,
    Cast,
    EnumMember,
    ExpressionError,
    Index,
    Int,
    Name,
    Node,
    Not,
    Str,
    Ternary,
    parse,
    parse_call,
)
from ksy.folding import fold, negate
from ksy.inference import Inference, User
from ksy.python import to_python

# Texts that mean the same in Kaitai and in Python.
COMMON = [
    "a + b * c - d % e",
    "(a + b) * (c - d)",
    "a - (b - c) - d",
    "a << b + c | d & e ^ f",
    "(a | b) & c << (d & e)",
    "-a + ~b * -(c + d)",
    "not a and b or c and not (d or e)",
    "not a == b",
    "(not a) == b",
    "a + b < c | d and e >= f",
    "(a == b) == (c != d)",
    "a[b + 1][c] >> 3 & 1 == 1",
    "(a >> 3 & 1) == 1",
    "0x1F + 0b101 + 1_000",
    "-1 - -2",
    "a % b * c % (d % e)",
    "'text' == \"text\"",
]


@pytest.mark.parametrize("text", COMMON)
def test_precedence_is_pythons(text: str) -> None:
    assert ast.dump(ast.parse(to_python(parse(text)))) == ast.dump(ast.parse(text))


def test_what_differs_from_python() -> None:
    assert parse("a ? b : c ? d : e") == Ternary(Name("a"), Name("b"), Ternary(Name("c"), Name("d"), Name("e")))
    assert to_python(parse("(a ? b : c) + 1")) == "(b if a else c) + 1"
    assert to_python(parse("(a ? b : c) ? d : e")) == "d if (b if a else c) else e"
    assert to_python(parse("7 / 2")) == "7 // 2"
    assert parse("e::m") == EnumMember("e", "m")
    assert parse("a.as<t>.b[1]") == Index(Attr(Cast(Name("a"), "t"), "b"), Int(1))
    assert parse('a.to_s("UTF-8")') == Call(Name("a"), "to_s", (Str("UTF-8"),))
    assert parse_call("t(a, not b)") == ("t", (Name("a"), Not(Name("b"))))
    assert parse_call("t") == ("t", ())


@pytest.mark.parametrize("text", ["", "a +", "a b", "(a", "a ? b", "a $ b", "a[", "f(1"])
def test_what_is_no_expression_says_so(text: str) -> None:
    with pytest.raises(ExpressionError):
        parse(text)


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("6 / 4 + 10 % 4", "3"),
        ("-3 - 4", "-7"),
        ("0x80 | 3 << 2", "140"),
        ("2 > 1 and x", "x"),
        ("x and 1 > 2", "False"),
        ("1 > 2 or x == 3", "x == 3"),
        ("not (1 == 1)", "False"),
        ("1 < 2 ? x : y", "x"),
        ("x + 0", "x"),
        ("x + 2 + 3", "x + 5"),
        ("1 / 0", "1 // 0"),
    ],
)
def test_constants_are_folded(text: str, folded: str) -> None:
    assert to_python(_fold_all(parse(text))) == folded


def _fold_all(node: Node) -> Node:
    parts = {name: getattr(node, name) for name in node.__dataclass_fields__}
    return fold(type(node)(**{k: _fold_all(v) if isinstance(v, Node) else v for k, v in parts.items()}))


def test_conditions_are_negated_without_not() -> None:
    assert to_python(negate(parse("a >= 2 and b == 1"))) == "a < 2 or b != 1"
    assert to_python(negate(parse("not (a < 2)"))) == "a < 2"
    assert to_python(negate(parse("flag"))) == "not flag"


class _Plain(ast.NodeTransformer):
    """The compiler's Python with its habits taken off: enum members as numbers, byte access and u"" as plain Python."""

    def __init__(self, spec: Any, top: str) -> None:
        self.top = top
        classes = {"".join(map(str.capitalize, name.split("_"))): members for name, members in spec.enums.items()}
        self.numbers = {(c, label): value for c, members in classes.items() for value, label in members.items()}

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        self.generic_visit(node)
        head, _, rest = ast.unparse(node).partition(".")
        owner, _, label = rest.partition(".")
        number = self.numbers.get((owner, label)) if head == self.top else None
        return node if number is None else ast.Constant(number)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if ast.unparse(node.func) == "KaitaiStream.byte_array_index":
            return ast.Subscript(node.args[0], node.args[1], ast.Load())
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        return ast.Constant(node.value)

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        self.generic_visit(node)
        joined = node.values[0]
        for value in node.values[1:]:
            joined = ast.BoolOp(node.op, [joined, value])
        return joined


class _Direct:
    """An expression as the compiler writes it: members through `self`, nothing inlined."""

    def __init__(self, spec: Any) -> None:
        self.spec = spec
        self.inference = Inference(spec)

    def text(self, node: Node, owner: str) -> str:
        return to_python(self.show(node, owner))

    def show(self, node: Node, owner: str) -> Node:
        match node:
            case Name(name):
                return Name(f"self.{name}")
            case Attr(Name("_io"), name):
                return Name(f"self._io.{ {'eof': 'is_eof', 'pos': 'pos', 'size': 'size'}[name] }()")
            case Attr(base, name):
                return self.attribute(base, name, owner)
            case EnumMember():
                return Int(self.spec.enum_value(node))
            case Cast(base, _):
                return self.show(base, owner)
        parts = {name: getattr(node, name) for name in node.__dataclass_fields__}
        return type(node)(**{key: self.part(value, owner) for key, value in parts.items()})

    def part(self, value: Any, owner: str) -> Any:
        if isinstance(value, tuple):
            return tuple(self.show(item, owner) for item in value)
        return self.show(value, owner) if isinstance(value, Node) else value

    def attribute(self, base: Node, name: str, owner: str) -> Node:
        kind, shown = self.inference.infer(base, owner), self.show(base, owner)
        if isinstance(kind, User):
            return Name(f"{to_python(shown)}.{name}")
        return Attr(shown, name)


@pytest.mark.node
@pytest.mark.slow
def test_every_value_instance_reads_as_the_compiler_reads_it(spec: Any, generated: Path) -> None:
    tree = ast.parse((generated / "mysql_binlog.py").read_text("utf-8"))
    (top,) = (node for node in tree.body if isinstance(node, ast.ClassDef))
    classes = {node.name: node for node in ast.walk(top) if isinstance(node, ast.ClassDef)}
    direct, plain, seen = _Direct(spec), _Plain(spec, top.name), 0
    for declared in spec.types.values():
        properties = classes["".join(map(str.capitalize, declared.name.split("_")))].body
        for instance in declared.instances.values():
            if instance.value is not None:
                mine = ast.parse(direct.text(instance.value, declared.name), mode="eval").body
                theirs = _assigned(properties, instance.id)
                assert _text(plain, mine) == _text(plain, theirs), instance.path
                seen += 1
    assert seen > 140


def _assigned(properties: list[ast.stmt], name: str) -> ast.AST:
    (found,) = (node for node in properties if isinstance(node, ast.FunctionDef) and node.name == name)
    return next(
        node.value
        for node in ast.walk(found)
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == f"self._m_{name}"
    )


def _text(plain: _Plain, node: ast.AST) -> str:
    text = ast.unparse(plain.visit(node))
    # an enum-valued instance is wrapped; what is inside counts
    head = "KaitaiStream.resolve_enum("
    return text[len(head) :].partition(", ")[2][:-1] if text.startswith(head) else text

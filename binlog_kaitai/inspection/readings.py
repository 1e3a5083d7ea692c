"""How values of each type are read from bytes, as JavaScript for the page: made of the fields and steps of the spec."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator

from binlog_kaitai._generated import layout

__all__ = ["javascript", "reading", "readings"]

_KINDS = (
    *("tiny", "tiny_unsigned", "short", "short_unsigned", "int24", "int24_unsigned", "long", "long_unsigned"),
    *("longlong", "longlong_unsigned", "float", "double", "year", "date", "time", "datetime", "timestamp"),
    *("time2", "datetime2", "timestamp2"),
)
_FRACTIONS = (0, 2, 4, 6)
_SIZED: dict[str, tuple[tuple[int, ...], ...]] = {
    "enum": ((1,), (2,)),
    "set": tuple((size,) for size in (1, 2, 3, 4, 8)),
    "bit": tuple((0, size) for size in range(1, 9)),
}
"""Types whose size a parameter says, and what is tried for it; the values of those but ENUM are shown as bits, too."""
_NAMES = {
    "tiny": "TINYINT",
    "short": "SMALLINT",
    "int24": "MEDIUMINT",
    "long": "INT",
    "longlong": "BIGINT",
    "time2": "TIME",
    "datetime2": "DATETIME",
    "timestamp2": "TIMESTAMP",
    "time": "TIME of MySQL 5.5",
    "datetime": "DATETIME of MySQL 5.5",
    "timestamp": "TIMESTAMP of MySQL 5.5",
}
_BINARY: dict[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.FloorDiv: "/",
    ast.Mod: "%",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.LShift: "<<",
    ast.RShift: ">>",
}
_COMPARE: dict[type[ast.cmpop], str] = {
    ast.Eq: "===",
    ast.NotEq: "!==",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}


def readings() -> str:
    """Return the text of a JavaScript array: label, size in bytes, and a function of bytes for each type."""
    return f"[{','.join(_all())}]"


def _all() -> Iterator[str]:
    for kind in _KINDS:
        cell = layout.CELLS[layout.ValueKind[kind]]
        name, _, unsigned = kind.partition("_")
        label = _NAMES.get(name, name.upper()) + (" UNSIGNED" if unsigned else "")
        for digits in _FRACTIONS if cell.params else (None,):
            arguments = () if digits is None else (digits,)
            yield reading(f"{label}({digits})" if digits else label, cell, arguments)
    for kind, sizes in _SIZED.items():
        for given in sizes:
            yield reading(kind.upper(), layout.CELLS[layout.ValueKind[kind]], given, has_bits=kind != "enum")


def reading(label: str, cell: layout.Cell, arguments: tuple[int, ...] = (), *, has_bits: bool = False) -> str:
    """Return how a value of fixed size is read, as a JavaScript object."""
    fields = cell.fields(*arguments)
    lines = [f"const {name}={value}n;" for name, value in zip(cell.params, arguments, strict=True)]
    lines += [f"const {field.name}={_field(field)};" for field in fields]
    steps = {name: text for name, text in cell.steps.items() if name not in cell.params}
    lines += [f"const {name}={javascript(ast.parse(text, mode='eval').body)};" for name, text in steps.items()]
    members = [*(field.name for field in fields), *steps]
    size = cell.size(*arguments)
    head = f"label:{json.dumps(label)},size:{size},hasBits:{json.dumps(has_bits)}"
    return f"{{{head},read(b){{{''.join(lines)}return {{{','.join(members)}}}}}}}"


def _field(field: layout.Field) -> str:
    order = "false" if field.order == "big" else "true"
    if field.kind == "bits":
        return f"bits(b,{field.offset},{field.size},{field.shift},{field.width},{order})"
    return f"number(b,{field.offset},{field.size},{json.dumps(field.kind)},{order})"


def javascript(node: ast.expr) -> str:
    """Return an expression of the spec in JavaScript, over BigInt."""
    match node:
        case ast.Constant(value=bool() | str()):
            return json.dumps(node.value)
        case ast.Constant(value=int(value)):
            return f"{value}n"
        case ast.Name():
            return node.id
        case ast.UnaryOp(op=ast.USub()):
            return f"(-{javascript(node.operand)})"
        case ast.BinOp():
            return f"({javascript(node.left)}{_BINARY[type(node.op)]}{javascript(node.right)})"
        case ast.BoolOp():
            sign = "&&" if isinstance(node.op, ast.And) else "||"
            return f"({sign.join(map(javascript, node.values))})"
        case ast.Compare(ops=[op], comparators=[right]):
            return f"({javascript(node.left)}{_COMPARE[type(op)]}{javascript(right)})"
        case ast.IfExp():
            return f"({javascript(node.test)}?{javascript(node.body)}:{javascript(node.orelse)})"
    raise ValueError(f"no JavaScript for {ast.unparse(node)}")

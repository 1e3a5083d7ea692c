"""How values of types of a fixed size are read, as JavaScript for a page without the program: made of the spec."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator

from binlog_kaitai._generated import layout
from binlog_kaitai.inspection.read_as import BITS, FIXED

__all__ = ["types_module"]

_IMPORTS = 'import { storedBits, storedNumber } from "./stored_numbers.js";'
_BETWEEN = ",\n"
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


def types_module() -> str:
    """Return the text of a module: its `TYPES` have a label, a size in bytes, and a function of bytes."""
    return f"{_IMPORTS}\nexport const TYPES = [\n{_BETWEEN.join(_all())},\n];\n"


def _all() -> Iterator[str]:
    for label, kind, parameters in FIXED:
        yield _reading(label, layout.CELLS[kind], parameters, has_bits=kind in BITS)


def _reading(label: str, cell: layout.Cell, arguments: tuple[int, ...] = (), *, has_bits: bool = False) -> str:
    """Return how a value of fixed size is read, as a JavaScript object."""
    fields = cell.fields(*arguments)
    lines = [f"const {name}={value}n;" for name, value in zip(cell.params, arguments, strict=True)]
    lines += [f"const {field.name}={_field(field)};" for field in fields]
    steps = {name: text for name, text in cell.steps.items() if name not in cell.params}
    lines += [f"const {name}={_javascript(ast.parse(text, mode='eval').body)};" for name, text in steps.items()]
    members = [*(field.name for field in fields), *steps]
    size = cell.size(*arguments)
    head = f"label:{json.dumps(label)},size:{size},hasBits:{json.dumps(has_bits)}"
    return f"{{{head},read(b){{{''.join(lines)}return {{{','.join(members)}}}}}}}"


def _field(field: layout.Field) -> str:
    order = "false" if field.order == "big" else "true"
    if field.kind == "bits":
        return f"storedBits(b,{field.offset},{field.size},{field.shift},{field.width},{order})"
    return f"storedNumber(b,{field.offset},{field.size},{json.dumps(field.kind)},{order})"


def _javascript(node: ast.expr) -> str:
    """Return an expression of the spec in JavaScript, over BigInt."""
    match node:
        case ast.Constant(value=bool() | str()):
            return json.dumps(node.value)
        case ast.Constant(value=int(value)):
            return f"{value}n"
        case ast.Name():
            return node.id
        case ast.UnaryOp(op=ast.USub()):
            return f"(-{_javascript(node.operand)})"
        case ast.BinOp():
            return f"({_javascript(node.left)}{_BINARY[type(node.op)]}{_javascript(node.right)})"
        case ast.BoolOp():
            sign = "&&" if isinstance(node.op, ast.And) else "||"
            return f"({sign.join(map(_javascript, node.values))})"
        case ast.Compare(ops=[op], comparators=[right]):
            return f"({_javascript(node.left)}{_COMPARE[type(op)]}{_javascript(right)})"
        case ast.IfExp():
            return f"({_javascript(node.test)}?{_javascript(node.body)}:{_javascript(node.orelse)})"
    raise ValueError(f"no JavaScript for {ast.unparse(node)}")

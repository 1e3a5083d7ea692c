"""What the page knows of values of no fixed size, from the spec: tables and functions for its script."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.inspection.readings import javascript, reading
from binlog_kaitai.values.decimal import MAX_DIGITS, decimal_groups

__all__ = ["decimals", "documents", "others"]

_MOST_DIGITS = 81
"""Of a DECIMAL in a JSON document."""
_MOST_SCALE = 38
_SOMEWHERE = 1000
_LENGTHS = range(1, 5)
"""Bytes of the length before a value."""


def decimals() -> str:
    """Return a JavaScript object: groups of digits of each number of digits before and after the point."""
    whole = [_groups(digits, 0) if digits else [] for digits in range(_MOST_DIGITS + 1)]
    fraction = [_groups(digits, digits) if digits else [] for digits in range(_MOST_SCALE + 1)]
    return (
        f"{{most:{MAX_DIGITS},whole:{json.dumps(whole)},fraction:{json.dumps(fraction)},signAt:{layout.decimal_sign_at()},"
        f"negative:sign_byte=>{_expression('decimal_is_negative')},"
        f"magnitude:(raw_unsigned,half,decimal_digits_is_negative)=>{_expression('decimal_group_magnitude')},"
        f"value:(decimal_group_magnitude,half,is_first)=>{_expression('decimal_group_value')}}}"
    )


def _groups(precision: int, scale: int) -> list[list[Any]]:
    """Return digits, size, highest bit and order of the bytes of each group."""
    return [[g.digits, g.size, g.half.bit_length() - 1, g.order] for g in decimal_groups(precision, scale)]


def _expression(name: str) -> str:
    return javascript(ast.parse(layout.EXPRESSIONS[name], mode="eval").body)


def documents() -> str:
    """Return a JavaScript object: how the types of values in JSON documents are stored."""
    types: dict[int, dict[str, Any]] = {}
    for kind, name in layout.JSON_VALUES.items():
        types[kind] = {"name": name, "kind": layout.JsonType(kind).name}
    constants = {int(constant): constant.name.removesuffix("_literal") for constant in layout.JsonConstant}
    shapes = {size: _shape(size) for size in ("small", "large")}
    fields = {
        name: [list(field) for field in layout.PREFIX[name, None, None].fields]
        for name in {*layout.JSON_VALUES.values(), "json_length_group", "json_decimal"}
        if (name, None, None) in layout.PREFIX
    }
    opaque = dict(layout.JSON_OPAQUES)
    names = {int(kind): kind.name for kind in layout.ColumnType}
    cells = {cell.type: cell for cell in layout.CELLS.values()}
    numbers = [f"{kind}:{reading(name, cells[name])}" for kind, name in layout.JSON_VALUES.items() if name in cells]
    order, decimal_head = layout.FIELD_ORDER["json_opaque"], layout.PREFIX["json_decimal", None, None].size
    return (
        f"{{types:{json.dumps(types)},constants:{json.dumps(constants)},shapes:{json.dumps(shapes)},"
        f"fields:{json.dumps(fields)},opaque:{json.dumps(opaque)},names:{json.dumps(names)},"
        f"numbers:{{{','.join(numbers)}}},opaqueFields:{json.dumps(order)},decimalHead:{decimal_head},rootAt:{layout.json_root_at()}}}"
    )


def others() -> str:
    """Return a JavaScript object: the length before a value by its size, the head of a GEOMETRY, a VECTOR's element."""
    length = layout.CELLS[layout.ValueKind.blob]
    lengths = [list(field) for size in _LENGTHS for field in length.fields(size)]
    element = reading("element", layout.CELLS[layout.ValueKind.float])
    return f"{{lengths:{json.dumps(lengths)},geometry:{json.dumps(_fields('geometry'))},element:{element}}}"


def _shape(size: str) -> dict[str, Any]:
    """Return the fields of a container, and by type the place of values that are in its elements."""
    inline = layout.json_small_is_inline if size == "small" else layout.json_large_is_inline
    place = layout.json_small_place if size == "small" else layout.json_large_place
    keys = layout.json_small_keys_at if size == "small" else layout.json_large_keys_at
    elements = layout.json_small_elements_at if size == "small" else layout.json_large_elements_at
    return {
        "keys": _places(keys),
        "elements": _places(elements),
        **{part: _fields(f"json_{size}_{part}") for part in ("container", "key", "element")},
        "inline": {
            kind: place(base=0, ofs_element=0, type=kind, ofs_or_inline=_SOMEWHERE)
            for kind in layout.JSON_VALUES
            if inline(type=kind)
        },
    }


def _places(place: Callable[[bool, int], int]) -> list[tuple[int, int]]:
    """Return, for arrays and for objects, where a list begins: how many bytes, and how many more for each element."""
    return [(place(is_object, 0), place(is_object, 1) - place(is_object, 0)) for is_object in (False, True)]


def _fields(name: str) -> dict[str, Any]:
    prefix = layout.PREFIX[name, None, None]
    return {"size": prefix.size, "fields": [list(field) for field in prefix.fields]}

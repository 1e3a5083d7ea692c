"""A table's columns as numbers for the loops that write messages as Debezium's connector has them. What a value is
there, `types` says by the connector's modes."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Callable
from functools import cache, partial
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.arrow.columns import group_program
from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.plans.column_plans import CONVERTED, MaskOf
from binlog_kaitai.compiled.plans.text_plan import (
    NUMBER_BYTES,
    PLANS,
    Maker,
    PlansOf,
    TextPlan,
    Texts,
    digits_of_bytes,
    integer_plan,
    letters_of_base64,
    or_null,
    text_plans,
)
from binlog_kaitai.rows.table import Column
from binlog_kaitai.text.change_lines import texts_around
from binlog_kaitai.text.envelopes import envelope_form
from binlog_kaitai.types import type_of
from binlog_kaitai.types.column_type import digits_of
from binlog_kaitai.types.modes import Modes
from binlog_kaitai.types.numbers import is_flag
from binlog_kaitai.types.policy import ValuePolicy
from binlog_kaitai.types.spatial import POINT, STRUCT, is_point
from binlog_kaitai.types.strings import is_padded, is_text
from binlog_kaitai.types.temporal import no_moment, scale_of
from binlog_kaitai.values.decimal import decimal_groups, is_decimal

__all__ = ["envelope_plans"]

_Fields = tuple[layout.Field, ...]
_MOST = 2 * NUMBER_BYTES
_BIG = 8
"""Bytes of an integer of 64 bits."""


def envelope_plans(policy: ValuePolicy, modes: Modes, mask_of: MaskOf | None = None) -> PlansOf:
    """Return what makes the plans of tables; see `text_plans`."""
    return text_plans(policy, partial(_form, modes), _makers(modes), mask_of)


@cache
def _makers(modes: Modes) -> dict[str, Maker]:
    """Return what makes plans, the same object for the same modes."""
    return PLANS | {name: partial(maker, modes) for name, maker in _PLANS.items()}


def _form(modes: Modes, column: Column) -> Callable[[Any], str]:
    return or_null(envelope_form(column, modes))


def _integer(modes: Modes, column: Column, size: int, fields: _Fields) -> TextPlan | None:
    plan = integer_plan(column, size, fields)
    if plan is None or column.cell.type == "value_bit":
        return plan and _bits(column, plan)
    if plan.kind != s.L_UINT or size < _BIG:
        return plan
    if modes.unsigned == "precise":
        return TextPlan(w.E_UNSIGNED, size, _MOST, table=letters_of_base64())
    return TextPlan(s.L_INT, size, NUMBER_BYTES)


def _bits(column: Column, plan: TextPlan) -> TextPlan | None:
    """A BIT, whose bytes the log has from the highest on."""
    if plan.kind != s.L_BIG and plan.size != 1:
        return None
    return TextPlan(w.E_FLAG if is_flag(column) else w.E_BITS, plan.size, _MOST, table=letters_of_base64())


def _decimal(modes: Modes, column: Column, size: int, fields: _Fields) -> TextPlan | None:
    if modes.decimals == "string":
        return PLANS["decimal"](column, size, fields)
    if modes.decimals == "double":
        plan = PLANS["decimal"](column, size, fields)
        return plan and TextPlan(w.E_NUMBER, size, plan.most, a=column.parameters[1], table=plan.table)
    if size <= 0 or not is_decimal(*column.parameters):
        return None
    groups = decimal_groups(*column.parameters)
    program = [len(groups), *(number for group in groups for number in group_program(group))]
    letters = memory.address(letters_of_base64())
    digits = sum(group.digits for group in groups)
    return TextPlan(w.E_UNSCALED, size, _MOST, a=digits, table=memory.numbers([letters, *program]))


def _temporal(kind: int, modes: Modes, column: Column, size: int, fields: _Fields) -> TextPlan | None:
    order = type_of(column.cell.type).order
    assert order is not None
    scale = scale_of(order(column), column, modes)
    none = Texts([no_moment(column, scale)])
    numbers = (1, 1, 0, 0) if scale is None else scale
    code = w.E_MOMENT if scale is None else w.E_NUMBER_OF_TIME
    table = memory.numbers([kind, *numbers, *none.slots])
    return TextPlan(code, size, _MOST, a=digits_of(column), table=table, keep=none)


def _string(modes: Modes, column: Column, size: int, fields: _Fields) -> TextPlan | None:
    plan = PLANS["string"](column, size, fields)
    if plan is None or is_text(column) or modes.binary in ("bytes", "base64"):
        return plan
    if modes.binary == "hex":
        full = plan.a if is_padded(column) else 0
        return TextPlan(w.E_DIGITS, size, a=full, table=memory.numbers([memory.address(digits_of_bytes())]))
    plan.table = letters_of_base64(urlsafe_b64encode)
    return plan


@cache
def _geometry_table() -> tuple[Integers, Any]:
    """Return the letters of base64, then the constant texts."""
    begin, middle, end = texts_around(STRUCT, "wkb", "srid")
    x, y, rest = texts_around(POINT, "x", "y")
    texts = Texts([f'{{{begin}"', f'"{middle}', "null", end, x, y, f'{rest}{begin}"'])
    return memory.numbers([memory.address(letters_of_base64()), *texts.slots]), texts


def _geometry(modes: Modes, column: Column, size: int, fields: _Fields) -> TextPlan | None:
    table, keep = _geometry_table()
    return TextPlan(w.E_POINT if is_point(column) else w.E_GEOMETRY, size, table=table, keep=keep)


def _document(modes: Modes, column: Column, size: int, fields: _Fields) -> TextPlan | None:
    return TextPlan(w.E_DOCUMENT, size)


_TEMPORAL = {name: partial(_temporal, kind) for name, kind in CONVERTED.items() if name != "year"}
_PLANS: dict[str, Callable[..., TextPlan | None]] = {
    "integer": _integer,
    "decimal": _decimal,
    "string": _string,
    "json": _document,
    "geometry": _geometry,
    **_TEMPORAL,
}
"""By the plan of a type; the others are written as in other lines."""

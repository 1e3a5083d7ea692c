"""A table's columns as numbers for the loops that write messages as Maxwell has them. What a value is there, `types`
says."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.plans.column_plans import CONVERTED, MaskOf
from binlog_kaitai.compiled.plans.text_plan import (
    NUMBER_BYTES,
    PLANS,
    Maker,
    PlansOf,
    TextPlan,
    Texts,
    enum_plan,
    integer_plan,
    letters_of_base64,
    or_null,
    set_plan,
    text_plans,
)
from binlog_kaitai.rows.table import Column
from binlog_kaitai.text.maxwell import maxwell_form
from binlog_kaitai.types import type_of
from binlog_kaitai.types.column_type import digits_of
from binlog_kaitai.types.policy import ValuePolicy
from binlog_kaitai.types.strings import is_padded
from binlog_kaitai.types.temporal import no_date
from binlog_kaitai.types.texts import json_text

__all__ = ["maxwell_plans"]

_Fields = tuple[layout.Field, ...]
_NULL = "null"


def maxwell_plans(policy: ValuePolicy, mask_of: MaskOf | None = None) -> PlansOf:
    """Return what makes the plans of tables; see `text_plans`."""
    return text_plans(policy, _form, _MAKERS, mask_of)


def _form(column: Column) -> Callable[[Any], str]:
    return or_null(maxwell_form(column))


def _decimal(column: Column, size: int, fields: _Fields) -> TextPlan | None:
    plan = PLANS["decimal"](column, size, fields)
    return plan and TextPlan(w.E_NUMBER, size, plan.most, a=1, table=plan.table)


def _civil(kind: int, column: Column, size: int, fields: _Fields) -> TextPlan | None:
    order = type_of(column.cell.type).order
    assert order is not None
    none = Texts([no_date(order(column), column)])
    table = memory.numbers([kind, *none.slots])
    return TextPlan(w.M_MOMENT, size, NUMBER_BYTES, a=digits_of(column), table=table, keep=none)


def _enum(column: Column, size: int, fields: _Fields) -> TextPlan | None:
    if column.labels is None:
        return integer_plan(column, size, fields)
    return enum_plan(column, size, fields, [json_text(label) if label else _NULL for label in ("", *column.labels)])


def _set(column: Column, size: int, fields: _Fields) -> TextPlan | None:
    if column.labels is None:
        return integer_plan(column, size, fields)
    if not all(column.labels):
        return None  # a label without a character is not told from none
    plan = set_plan(size, [json_text(label) for label in column.labels])
    return TextPlan(w.M_LABELS, size, plan.most, table=plan.table, keep=plan.keep)


def _string(column: Column, size: int, fields: _Fields) -> TextPlan | None:
    if is_padded(column):
        return TextPlan(w.M_STRIPPED, size, table=letters_of_base64())
    return PLANS["string"](column, size, fields)


_CIVIL = {name: partial(_civil, kind) for name, kind in CONVERTED.items() if name.rstrip("2") not in ("year", "time")}
_OWN: dict[str, Maker] = {"decimal": _decimal, "enum": _enum, "set": _set, "string": _string, **_CIVIL}
_MAKERS = {name: maker for name, maker in (PLANS | _OWN).items() if name != "geometry"}
"""By the plan of a type; the text of a geometry is Python's."""

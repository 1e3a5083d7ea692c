"""A table's columns as numbers for the loops that write literals of SQL. What a literal is, `types` says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.arrow.columns import DocumentMaker, cell_of, is_as_stored, number_order
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.plans.column_plans import mask_of_column
from binlog_kaitai.compiled.plans.text_plan import (
    NUMBER_BYTES,
    PLANS,
    PlansOf,
    TextPlan,
    Texts,
    enum_plan,
    integer_plan,
    plans_by,
    set_plan,
)
from binlog_kaitai.rows.table import Column
from binlog_kaitai.sql.documents import changed_literal
from binlog_kaitai.sql.text import Readable, form_of, is_convertible, quoted, quoted_name
from binlog_kaitai.types.policy import ValuePolicy
from binlog_kaitai.types.strings import is_padded

__all__ = ["literal_plans"]

_Fields = tuple[layout.Field, ...]
_KINDS = {Readable.UTF8: s.L_UTF8, Readable.ASCII: s.L_SINGLE_BYTE, Readable.NEVER: s.L_BYTES}


def literal_plans(policy: ValuePolicy) -> PlansOf:
    """Return what makes the plans of tables."""

    def text_of(column: Column) -> Callable[[bytes], str]:
        return _of_one(cell_of(column, policy))

    return plans_by(policy, _PLANS, text_of, _changed_literal, mask_of_column(None))


def _changed_literal(column: Column, document_of: DocumentMaker) -> Callable[[bytes | None, bytes], str]:
    def literal(document: bytes | None, cell: bytes) -> str:
        value = document_of(document, cell)
        return changed_literal(quoted_name(column.name), value) if isinstance(value, tuple) else str(value)

    return literal


def _of_one(literal_of: Callable[[bytes], Any]) -> Callable[[bytes], str]:
    return lambda cell: str(literal_of(cell))


def _enum(column: Column, size: int, fields: _Fields) -> TextPlan | None:
    """The index 0 is found by the loops, whatever the labels are."""
    labels = column.labels or ()
    if labels and is_convertible(column.collation, labels):
        known = enumerate(labels, 1)
        texts = [quoted(label) if label and labels.count(label) == 1 else str(index) for index, label in known]
        return enum_plan(column, size, fields, ["", *texts])
    is_number = number_order(fields) == "little" and is_as_stored(column, fields)
    return TextPlan(s.L_ENUM, size, NUMBER_BYTES) if is_number else None


def _set(column: Column, size: int, fields: _Fields) -> TextPlan | None:
    labels = column.labels or ()
    if not labels or not all(labels) or not is_convertible(column.collation, labels):
        return integer_plan(column, size, fields)
    return set_plan(size, [quoted(label)[1:-1] for label in labels])


def _string(column: Column, size: int, fields: _Fields) -> TextPlan | None:
    if column.is_json:
        return None
    return _of_form(size, column.collation, column.max_length if is_padded(column) else 0)


def _bytes(column: Column, size: int, fields: _Fields) -> TextPlan | None:
    return _of_form(size, None)


def _of_form(size: int, collation: int | None, full: int = 0) -> TextPlan:
    """Strings of a collation, with zeros up to `full` bytes."""
    readable, introducer = form_of(collation)
    texts = Texts([introducer])
    kind = s.L_PADDED if full else _KINDS[readable]
    return TextPlan(kind, size, a=full, table=memory.numbers(texts.slots), keep=texts)


_PLANS = PLANS | {"enum": _enum, "set": _set, "string": _string, "geometry": _bytes, "vector": _bytes}
"""By the plan of a type: numbers, dates, times and documents are written as in JSON, but for quotes."""

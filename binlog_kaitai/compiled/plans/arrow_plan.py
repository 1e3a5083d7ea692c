"""A table's columns as numbers for the fast loops: how a cell is stored (the spec's rules), and what is made of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

import pyarrow as pa

from binlog_kaitai._generated import layout
from binlog_kaitai.arrow.columns import DocumentMaker, cell_fields, cell_of, group_program, is_as_stored, number_order
from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.arrow.schema import arrow_type, column_names
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.plans.column_plans import CONVERTED, ColumnPlans, MaskOf, as_shown, longest_of
from binlog_kaitai.compiled.plans.single_bytes import single_bytes
from binlog_kaitai.format.structs import COMPUTED, byte_order
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.types import type_of
from binlog_kaitai.types.column_type import digits_of
from binlog_kaitai.types.policy import ValuePolicy
from binlog_kaitai.types.strings import is_padded, is_text
from binlog_kaitai.values.decimal import decimal_groups

__all__ = ["ColumnPlan", "TablePlan", "table_plans"]

_BYTE_VALUES = 256
_OFFSET_BYTES = 4
"""Of a text or bytes, beside these."""


@dataclass(slots=True)
class ColumnPlan:
    """What the loops do with the cells of one column."""

    kind: int
    size: int
    """Bytes of a fixed cell, or of the length before a prefixed one."""
    width: int
    """Bytes of a value in Arrow; 0 where offsets and bytes stand instead."""
    type: pa.DataType
    a: int = 0
    """Digits of a fraction; length of a BINARY; greatest length of a SET's text; bytes of the longest character;
    whether ASCII is as in UTF-8."""
    table: Integers | None = None
    """Groups of a DECIMAL, labels, or characters."""
    finish: Callable[[bytes], Any] | None = None
    """Makes the value of the cell's bytes, where the loops only copy these."""
    one: Callable[[bytes], Any] | None = None
    """Makes the value of one whole cell as Python would."""
    changed: DocumentMaker | None = None
    """Makes the value of a JSON document after a partial update as Python would."""
    keep: list[Any] = field(default_factory=list)
    mask: Integers | None = None
    """By which the loops put other values in the place of those that must not be seen."""


class TablePlan:
    """The plans of all columns of a table, and of all tables that share these.

    Args:
        columns: from left to right.
    """

    def __init__(self, columns: Sequence[ColumnPlan]) -> None:
        self.columns = columns
        self.by_python = [number for number, plan in enumerate(columns) if plan.finish is not None]
        """The columns whose values Python makes."""
        self.strings = [number for number, plan in enumerate(columns) if plan.width == 0]
        """The columns of which there are offsets and bytes."""
        self.widths = [plan.width or _OFFSET_BYTES for plan in columns]
        """Bytes of the values, or offsets, of each column."""
        self.row_bytes = sum(self.widths)
        """Of all values of fixed size."""
        self.slots = memory.records(len(columns), r.Column.SLOTS)
        """What the loops' records of the columns begin as."""
        slots = self.slots
        slots.set_column(r.Column.kind, [plan.kind for plan in columns])
        slots.set_column(r.Column.size, [plan.size for plan in columns])
        slots.set_column(r.Column.width, [plan.width for plan in columns])
        slots.set_column(r.Column.a, [plan.a for plan in columns])
        slots.set_column(r.Column.index, range(len(columns)))
        slots.set_column(r.Column.table, [0 if plan.table is None else memory.address(plan.table) for plan in columns])
        slots.set_column(r.Column.mask, [0 if plan.mask is None else memory.address(plan.mask) for plan in columns])


def table_plans(
    policy: ValuePolicy,
    wanted: Collection[str] | None = None,
    mask_of: MaskOf | None = None,
) -> Callable[[Table], TablePlan | None]:
    """Return what makes the plans of tables, and keeps those of their columns; None for a table that the fast loops
    cannot take.

    Args:
        policy: how values are read.
        wanted: names of columns in small letters; values of others are passed over. None: all.
        mask_of: says how the loops mask a column.
    """
    kept = ColumnPlans(lambda column: _masked_plan(column, policy, mask_of) or _plan(column, policy), policy)

    def of_table(table: Table) -> TablePlan | None:
        plans = kept.of(table)
        if plans is None:
            return None
        if wanted is not None:
            for number, name in enumerate(column_names(table)):
                if name.lower() not in wanted:
                    plans[number] = _passed(table.columns[number], plans[number])
        return TablePlan(plans)

    return of_table


def _plan(column: Column, policy: ValuePolicy) -> ColumnPlan | None:
    return _named_plan(column, type_of(column.cell.type).plan, policy)


def _named_plan(column: Column, name: str, policy: ValuePolicy) -> ColumnPlan | None:
    """Return the plan of a column as that of a type."""
    make, found = _PLANS.get(name, _by_python), cell_fields(column)
    plan = None if found is None else (_noted if column.is_masked else make)(column, *found, policy)
    if plan is not None:
        plan.one = cell_of(column, policy)
    return plan


def _masked_plan(column: Column, policy: ValuePolicy, mask_of: MaskOf | None) -> ColumnPlan | None:
    """Return the plan of a column whose values the loops mask; None for others."""
    mask = None if mask_of is None else mask_of(column)
    plan = None if mask is None else _named_plan(*as_shown(column, mask), policy)
    if plan is None or plan.finish is not None or plan.kind >= s.NOTED:
        return None
    plan.mask, plan.one = mask, cell_of(column, policy)  # which masks the value of a cell itself
    return plan


def _passed(column: Column, plan: ColumnPlan) -> ColumnPlan:
    """Return what passes over the values of a column."""
    return ColumnPlan(s.PASSED, plan.size, 1, pa.null(), a=int(column.cell.rule == "prefixed"))


_Fields = tuple[layout.Field, ...]
_COPIES = {1: s.COPY1, 2: s.COPY2, 4: s.COPY4, 8: s.COPY8}


def _number(column: Column, size: int, fields: _Fields, policy: ValuePolicy) -> ColumnPlan | None:
    """Integers, floats, BIT, and ENUM or SET without labels."""
    kind, order = arrow_type(column), number_order(fields)
    width = kind.bit_width // 8
    if column.cell.type in COMPUTED:
        return ColumnPlan(s.READ_COMPUTED + COMPUTED[column.cell.type], size, width, kind)
    if order is None or size > width or (size < width and any(field.kind in ("s", "f") for field in fields)):
        return None
    if not is_as_stored(column, fields):
        return None
    if size == width and (order == "little" or size == 1):
        return ColumnPlan(_COPIES[size], size, width, kind)
    return ColumnPlan(s.BIG if order == "big" else s.LITTLE, size, width, kind)


def _converted(code: int) -> Callable[[Column, int, _Fields, ValuePolicy], ColumnPlan | None]:
    """A type of fixed size with a conversion of its own."""

    def make(column: Column, size: int, fields: _Fields, policy: ValuePolicy) -> ColumnPlan | None:
        kind = arrow_type(column)
        return ColumnPlan(code, size, kind.bit_width // 8, kind, a=digits_of(column))

    return make


def _decimal(column: Column, size: int, fields: _Fields, policy: ValuePolicy) -> ColumnPlan | None:
    kind = arrow_type(column)
    if not pa.types.is_decimal(kind) or size <= 0:
        return None
    groups = decimal_groups(*column.parameters)
    program = [len(groups), *(number for group in groups for number in group_program(group))]
    wide = kind.bit_width // 8
    code = s.DECIMAL256 if wide > 16 else s.DECIMAL128 if size > 8 else s.DECIMAL
    return ColumnPlan(code, size, wide, kind, table=memory.numbers(program))


def _labels(texts: Sequence[str]) -> tuple[Integers, list[Any]]:
    """A table of texts for the loops, and what keeps them alive."""
    data = [memory.constant(text.encode("utf-8", "surrogateescape")) for text in texts]
    table = [len(texts)]
    for array in data:
        table += [memory.address(array), len(array) - s.SLACK]
    return memory.numbers(table), data


def _enum(column: Column, size: int, fields: _Fields, policy: ValuePolicy) -> ColumnPlan | None:
    if column.labels is None:
        return _number(column, size, fields, policy)
    if number_order(fields) != "little" or not is_as_stored(column, fields):
        return None
    table, keep = _labels(("", *column.labels))
    return ColumnPlan(s.ENUM, size, 0, pa.string(), table=table, keep=keep)


def _set(column: Column, size: int, fields: _Fields, policy: ValuePolicy) -> ColumnPlan | None:
    if column.labels is None:
        return _number(column, size, fields, policy)
    table, keep = _labels(column.labels)
    longest = sum(int(length) + 1 for length in table[2::2])
    return ColumnPlan(s.SET, size, 0, pa.string(), a=longest, table=table, keep=keep)


def _string(column: Column, size: int, fields: _Fields, policy: ValuePolicy) -> ColumnPlan | None:
    if is_text(column):
        return _text(column, size, policy)
    if is_padded(column):
        return ColumnPlan(s.PADDED, size, 0, pa.binary(), a=column.max_length)
    return ColumnPlan(s.BYTES, size, 0, pa.binary())


def _text(column: Column, size: int, policy: ValuePolicy) -> ColumnPlan:
    longest = longest_of(column)
    if longest is not None:
        return ColumnPlan(s.UTF8, size, 0, pa.string(), a=longest)
    table = single_bytes(column.collation, str.encode)
    if table is not None:
        ascii_alike = all(table[i] == 1 + (i << 8) for i in range(_BYTE_VALUES // 2))
        packed = memory.numbers(table, "I")
        return ColumnPlan(s.SINGLE_BYTE, size, 0, pa.string(), a=int(ascii_alike), table=packed)
    return ColumnPlan(s.BYTES, size, 0, pa.string(), finish=policy.text.decoder(column.collation))


def _noted(column: Column, size: int, fields: _Fields, policy: ValuePolicy) -> ColumnPlan:
    """A cell whose value is never seen as it is."""
    kind, is_prefixed = arrow_type(column), column.cell.rule == "prefixed"
    if pa.types.is_nested(kind):
        one, order = cell_of(column, policy), byte_order(fields[0])
        return ColumnPlan(s.BYTES, size, 0, kind, finish=lambda data: one(len(data).to_bytes(size, order) + data))
    width = 0 if pa.types.is_string(kind) or pa.types.is_binary(kind) else kind.bit_width // 8
    return ColumnPlan(s.NOTED, size, width, kind, a=int(is_prefixed))


def _by_python(column: Column, size: int, fields: _Fields, policy: ValuePolicy) -> ColumnPlan | None:
    """A cell with a length whose value Python makes."""
    if column.cell.rule != "prefixed":
        return None
    return ColumnPlan(s.BYTES, size, 0, arrow_type(column), finish=policy.maker(column))


_PLANS: dict[str, Callable[[Column, int, _Fields, ValuePolicy], ColumnPlan | None]] = {
    **dict.fromkeys(("integer", "single", "double"), _number),
    **{name: _converted(code) for name, code in CONVERTED.items()},
    "decimal": _decimal,
    "enum": _enum,
    "set": _set,
    "string": _string,
    "json": lambda column, size, fields, policy: ColumnPlan(s.JSON, size, 0, pa.string()),
}
"""By the plan of a type; a plan that is not here is Python's."""

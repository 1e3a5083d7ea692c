"""Plans of single columns, which are kept: tables that are described again have mostly the columns of before."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any, Generic, TypeVar

from binlog_kaitai.arrow.columns import DocumentMaker, documents_of
from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.bounded import PER_TABLE, Bounded
from binlog_kaitai.changes.options import Masks
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.types import type_of
from binlog_kaitai.types.policy import ValuePolicy
from binlog_kaitai.values.charset import charset_name

__all__ = ["CONVERTED", "INFLATED", "STRING", "ColumnPlans", "MaskOf", "as_shown", "longest_of", "mask_of_column"]

P = TypeVar("P")

MaskOf = Callable[[Column], Integers | None]
"""Gives the record by which the loops put something in the place of a column's cells: what hides their values, or what
they inflate to; None where they stay, or are Python's."""
_CONVERTED = ("year", "date", "time", "time2", "datetime", "datetime2", "timestamp", "timestamp2")
CONVERTED: dict[str, int] = {name: getattr(s, f"L_{name.upper()}") for name in _CONVERTED}
"""By the plan of a type: what reads cells of fixed size that have a function of their own."""

_UTF8 = {"utf8mb4": 4, "utf8mb3": 3}
_MOST_KEPT = 1 << 14
STRING, INFLATED = "string", "inflated"
"""Plans of types: of strings, and of those that are to be inflated before."""


def longest_of(column: Column) -> int | None:
    """Return the bytes of the longest character of a column of UTF-8; None for one of another character set."""
    return _UTF8["utf8mb4"] if column.collation is None else _UTF8.get(charset_name(column.collation) or "")


@cache
def _inflated() -> Integers:
    record = memory.slots(r.Mask.SLOTS)
    record[r.Mask.kind] = ra.MK_INFLATED
    return record


def mask_of_column(masks: Masks | None) -> MaskOf:
    """Return what says how the loops mask columns, and which they inflate."""

    def mask_of(column: Column) -> Integers | None:
        if column.is_masked:
            return None if masks is None else masks.quick.plan(column)
        return _inflated() if type_of(column.cell.type).plan == INFLATED else None

    return mask_of


def as_shown(column: Column, mask: Integers | None) -> tuple[Column, str]:
    """Return a column and the plan of its type as what takes the place of its cells has them."""
    shown = replace(column, is_masked=False) if mask is not None and column.is_masked else column
    name = "" if shown.is_masked else type_of(shown.cell.type).plan
    return shown, STRING if name == INFLATED and mask is not None else name


class ColumnPlans(Generic[P]):
    """Makes the plans of columns by `make`, once for each object; None is for a column that the loops cannot take.

    Args:
        make: of a column.
        policy: how values are decoded.
        changed_of: what a plan has as `changed`, of a JSON column and what makes its document after a partial update.
    """

    def __init__(
        self,
        make: Callable[[Column], P | None],
        policy: ValuePolicy,
        changed_of: Callable[[Column, DocumentMaker], Any] = lambda column, document_of: document_of,
    ) -> None:
        self._make, self._policy, self._changed_of = make, policy, changed_of
        self._known: Bounded[int, tuple[Column, P]] = Bounded(_MOST_KEPT * (1 + PER_TABLE))

    def of(self, table: Table) -> list[P] | None:
        """Return the plans of a table's columns; None where the loops cannot take one of them."""
        plans = []
        for column in table.columns:
            known = self._known.get(id(column))
            if known is None:
                plan = self._make(column)
                if plan is None:
                    return None
                known = self._known.put(id(column), (column, plan), 1)  # which keeps its id taken
            plans.append(known[1])
        documents = [column for column in table.columns if column.is_json]
        if documents:
            document_of = documents_of(table, self._policy)
            for column in documents:
                made: Any = plans[column.index]
                plans[column.index] = replace(made, changed=self._changed_of(column, document_of(column)))
        return plans

"""Plans of single columns, which are kept: tables that are described again have mostly the columns of before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from binlog_kaitai.bounded import PER_TABLE, Bounded
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.rows.table import Column

__all__ = ["CONVERTED", "ColumnPlans"]

P = TypeVar("P")

CONVERTED = {
    "year": s.L_YEAR,
    "date": s.L_DATE,
    "time": s.L_TIME,
    "time2": s.L_TIME2,
    "datetime": s.L_DATETIME,
    "datetime2": s.L_DATETIME2,
    "timestamp": s.L_TIMESTAMP,
    "timestamp2": s.L_TIMESTAMP2,
}
"""By the plan of a type: what reads cells of fixed size that have a function of their own."""

_MOST_KEPT = 1 << 14


class ColumnPlans(Generic[P]):
    """Makes the plans of columns by `make`, once for each object; None is for a column that the loops cannot take."""

    def __init__(self, make: Callable[[Column], P | None]) -> None:
        self._make = make
        self._known: Bounded[int, tuple[Column, P]] = Bounded(_MOST_KEPT * (1 + PER_TABLE))

    def of(self, columns: Sequence[Column]) -> list[P] | None:
        """Return the plans of columns; None where the loops cannot take one of them."""
        plans = []
        for column in columns:
            known = self._known.get(id(column))
            if known is None:
                plan = self._make(column)
                if plan is None:
                    return None
                known = self._known.put(id(column), (column, plan), 1)  # which keeps its id taken
            plans.append(known[1])
        return plans

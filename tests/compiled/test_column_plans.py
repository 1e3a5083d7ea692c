"""Plans of columns are kept for the tables of a log that are described alike, and not without bound."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai.compiled.plans import column_plans
from binlog_kaitai.compiled.plans.arrow_plan import table_plans
from binlog_kaitai.compiled.plans.column_plans import ColumnPlans
from binlog_kaitai.compiled.plans.literal_plan import literal_plans
from binlog_kaitai.compiled.plans.text_plan import text_plans
from binlog_kaitai.events.model import TableMapEvent
from binlog_kaitai.reader import BinlogReader
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.types.policy import ValuePolicy
from tests.logs import TABLES_OF_ALL_TYPES


def _tables(log: Path) -> list[Table]:
    return [event.body.table for event in BinlogReader(log) if isinstance(event.body, TableMapEvent)]


@pytest.mark.parametrize("plans_by", [text_plans, literal_plans, table_plans])
def test_columns_share_their_plans(plans_by: Callable[[ValuePolicy], Callable[[Table], Any]]) -> None:
    """But those of documents, which are made of the whole table."""
    plans_of = plans_by(ValuePolicy())
    known: dict[int, tuple[Column, Any]] = {}
    for table in _tables(TABLES_OF_ALL_TYPES):
        found = plans_of(table)
        plans = found if isinstance(found, list) else found.columns
        for column, plan in zip(table.columns, plans, strict=True):
            assert (known.setdefault(id(column), (column, plan))[1] is plan) or column.is_json
            assert column.is_json or plans_of(table) is not None


def test_few_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(column_plans, "_MOST_KEPT", 3)
    tables = _tables(TABLES_OF_ALL_TYPES)
    columns = [column for table in tables for column in table.columns if not column.is_json]
    kept = ColumnPlans[str](lambda column: column.name, ValuePolicy())
    assert kept.of(replace(tables[0], columns=tuple(columns))) == [column.name for column in columns]
    assert 0 < len(kept._known) <= 3


def test_a_table_has_no_plans_where_a_column_has_none() -> None:
    (table, *_) = _tables(TABLES_OF_ALL_TYPES)
    *others, last = (column for column in table.columns if not column.is_json)
    kept = ColumnPlans[str](lambda column: None if column is last else column.name, ValuePolicy())
    assert kept.of(replace(table, columns=(*others, last))) is None
    assert kept.of(replace(table, columns=tuple(others))) == [column.name for column in others]

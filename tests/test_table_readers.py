"""docs/tables.md is true: its examples read what `export` has written, with pandas, Polars and DuckDB."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai import iter_changes
from binlog_kaitai.cli import main

ROOT = Path(__file__).parent.parent
BLOCKS = re.findall(
    r"^```python\n(.*?)^```$", (ROOT / "docs" / "tables.md").read_text("utf-8"), re.MULTILINE | re.DOTALL
)
SHOP = ROOT / "samples" / "mysql-9.7-shop.binlog"


@pytest.fixture
def num_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """A folder with the sample's tables; the number of rows that each should have."""
    (tmp_path / "samples").symlink_to(ROOT / "samples")
    monkeypatch.chdir(tmp_path)
    assert main(["export", str(SHOP), "--output", "tables"]) == 0
    assert main(["export", str(SHOP), "--output", "days", "--partition-by-date"]) == 0
    found: dict[str, int] = {}
    for change in iter_changes(SHOP):
        found[change.table] = found.get(change.table, 0) + (2 if change.operation == "update" else 1)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: re.findall(r"import (\w+)", block)[0])
def test_an_example_reads_all_rows(block: str, num_rows: dict[str, int]) -> None:
    names: dict[str, Any] = {}
    exec(block, names)
    if "newest" in names:  # the latest state, of which tests/test_latest_of_export.py is
        assert names["orders"]["id"].n_unique() == len(names["orders"]) > 0
        return
    for table in {"orders", "customers"} & names.keys():
        found = names[table]
        assert len(found) == num_rows[table]
        assert {"id", "_change_type"} <= set(found.columns)
        if table == "customers":
            assert "phone" in found.columns  # was added on the way


@pytest.mark.slow
def test_days_are_a_column(num_rows: dict[str, int]) -> None:
    import duckdb
    import pandas as pd
    import polars as pl

    days = {str(day) for day in pd.read_parquet("days/shop.orders")["binlog_date"]}
    assert days == {str(day) for day in pl.read_parquet("days/shop.orders")["binlog_date"]} == {"2026-11-21"}
    rows = duckdb.sql("SELECT DISTINCT binlog_date FROM read_parquet('days/shop.orders/*/*.parquet')").fetchall()
    assert days == {str(day) for (day,) in rows}

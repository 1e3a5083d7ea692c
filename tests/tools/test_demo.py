"""The last step of `make demo`: what a newcomer sees of the tables that were written."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pyarrow.parquet as pq

ROOT = Path(__file__).parents[2]


def test_the_demo_shows_rows_of_tables_and_a_statement(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "binlog_kaitai", "export", str(ROOT / "samples" / "mysql-9.7-shop.binlog")]
    subprocess.run([*command, "--output", str(tmp_path / "out")], check=True, capture_output=True)
    shown = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "demo.py"), str(tmp_path / "out")],
        check=True,
        capture_output=True,
        encoding="utf-8",
    ).stdout
    tables = [folder for folder in (tmp_path / "out").iterdir() if folder.name.startswith("shop.")]
    rows = sum(pq.read_metadata(part).num_rows for folder in tables for part in folder.glob("*.parquet"))
    first, *lines = shown.strip().splitlines()
    assert f": {rows} rows in {len(tables)} tables, and " in first
    assert any("insert shop.orders: id=1, customer_id=1, status=new, total=21.80" in line for line in lines)
    assert "statement: " in lines[-1]

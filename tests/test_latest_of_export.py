"""The latest state of tables by DuckDB and Polars over an export, as docs/tables.md has it: the servers' tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai import iter_changes
from binlog_kaitai.cli import main
from binlog_kaitai.export.folder import table_folder
from tests.oracle.final_tables import read_tables

DATA = Path(__file__).parent / "data" / "mysql-9.7.4"
pytestmark = pytest.mark.slow


def by_duckdb(out: Path, table: str, key: str) -> list[Any]:
    import duckdb

    rows = f"read_parquet('{out}/{table_folder(*table.split('.'))}/*.parquet', union_by_name = true)"
    emptied = f"SELECT max(_sequence) FROM read_parquet('{out}/_statements/*.parquet') WHERE '{table}' IN empties"
    found = duckdb.sql(f"""
        SELECT unnest(max_by(r, _sequence)) FROM {rows} AS r
        WHERE _outcome = 'commit' AND coalesce(_sequence > ({emptied}), true) GROUP BY "{key}"
    """).filter("_change_type IN ('insert', 'update_postimage')")
    return [value for (value,) in found.project(f'"{key}"').fetchall()]


def by_polars(out: Path, table: str, key: str) -> list[Any]:
    import polars as pl

    rows = pl.scan_parquet(
        out / table_folder(*table.split(".")), missing_columns="insert", extra_columns="ignore"
    ).filter(pl.col("_outcome") == "commit")
    newest = rows.sort("_commit_version", pl.col("_sequence").struct.field("ordinal")).group_by(key).last()
    found = newest.filter(pl.col("_change_type").cast(pl.String).is_in(["insert", "update_postimage"])).collect()
    return found[key].to_list()


def tables() -> Iterator[tuple[Path, str, str, list[int]]]:
    """Log, table, key and keys that are left; of tables that no statement has emptied."""
    for path in sorted(DATA.glob("*.rows.jsonl*")):
        log = path.with_name(f"{path.name.partition('.')[0]}.binlog")
        keys = {
            f"{change.database}.{change.table}": [
                change.definition.columns[index].name for index in change.definition.primary_key
            ]
            for change in (iter_changes(log) if log.exists() and "minimal" not in path.name else ())
        }
        for name, table in read_tables(path).items():
            if len(keys.get(name, ())) == 1:
                left = [row.get(keys[name][0]) for row in table.rows]
                if left and all(isinstance(text, str) and text.lstrip("-").isdigit() for text in left):
                    yield log, name, keys[name][0], sorted(map(int, left))


@pytest.mark.parametrize("read", [by_duckdb, by_polars])
def test_the_keys_are_those_of_the_servers_tables(read: Callable[[Path, str, str], list[Any]], tmp_path: Path) -> None:
    checked = 0
    for log, name, key, wanted in tables():
        out = tmp_path / log.name
        if not out.exists():
            main(["export", str(log), "--output", str(out), "--schema-evolution", "widen"])
        assert sorted(read(out, name, key)) == wanted, name
        checked += 1
    assert checked >= 5

"""The latest state of tables by DuckDB and Polars over an export, in examples/: the servers' tables."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from binlog_kaitai import iter_changes
from binlog_kaitai.cli import main
from tests.oracle.final_tables import read_tables

ROOT = Path(__file__).parents[1]
DATA = ROOT / "tests" / "data" / "mysql-9.7.4"
pytestmark = pytest.mark.slow


def by_duckdb(out: Path, table: str, key: str) -> list[Any]:
    found = example("latest_with_duckdb").latest(str(out), table, key)
    return [value for (value,) in found.project(f'"{key}"').fetchall()]


def by_polars(out: Path, table: str, key: str) -> list[Any]:
    found: list[Any] = example("latest_with_polars").latest(str(out), table, key)[key].to_list()
    return found


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


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
            main(["export", str(log), "--output", str(out)])
        assert sorted(read(out, name, key)) == wanted, name
        checked += 1
    assert checked >= 5

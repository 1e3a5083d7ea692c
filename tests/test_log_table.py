"""`table`, `tables` and `scan_binlog`: rows for notebooks, with the columns and conditions that are wanted."""

from __future__ import annotations

import gzip
import io
import random
import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import polars as pl
import pyarrow as pa
import pytest

from binlog_kaitai import Filter, NoRowsError, scan_binlog, table, tables, to_arrow
from binlog_kaitai.arrow.schema import LINEAGE
from binlog_kaitai.tabular.polars_scan import condition_of
from tests.oracle import corpus
from tests.oracle.corpus import Log

ROOT = Path(__file__).parent.parent
SHOP = ROOT / "samples" / "mysql-9.7-shop.binlog"
DATA = ROOT / "tests" / "data"
SUFFIX = ".mysqlbinlog.txt.gz"
LOGS = [log for log in corpus.load(DATA) if log.undamaged and "encrypted" not in str(log.path)]
TOLD = [log for log in LOGS if Path(f"{log.path}{SUFFIX}").is_file()]
_MAP = re.compile(r"Table_map: `((?:[^`]|``)*)`\.`((?:[^`]|``)*)` mapped")


@pytest.mark.one_in(3)
@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.name)
def test_columns_that_are_wanted_are_those_of_the_whole(log: Log) -> None:
    chance = random.Random(log.name)
    for name in list(tables(log.path))[:6]:
        try:
            whole = to_arrow(log.path, name).read_all()
        except ValueError:  # its columns have no type
            continue
        own = [field.name for field in whole.schema if field.name not in LINEAGE.names]
        columns = chance.sample(own, chance.randint(0, min(len(own), 5)))
        found = table(log.path, name, columns=columns, lineage="light")
        assert found.schema.names[: len(columns)] == columns
        assert found.to_arrow().equals(whole.select(found.schema.names))


@pytest.mark.one_in(2)
@pytest.mark.parametrize("log", TOLD, ids=lambda log: log.name)
def test_tables_are_those_that_mysqlbinlog_tells(log: Log) -> None:
    text = gzip.decompress(Path(f"{log.path}{SUFFIX}").read_bytes()).decode(errors="surrogateescape")
    told = {".".join(part.replace("``", "`") for part in found) for found in _MAP.findall(text)}
    assert set(tables(log.path)) == told


def test_rows_can_be_read_again_by_whatever_takes_arrow() -> None:
    orders = table(SHOP, "shop.orders", lineage="none")
    assert repr(orders) == "<LogTable shop.orders of 1 log>"
    first = pa.table(orders)
    assert first.schema == orders.schema
    assert first.equals(pa.table(orders))
    assert first.equals(pa.Table.from_batches(orders.batches()))
    assert first.equals(to_arrow(SHOP, "shop.orders", lineage="none").read_all())


def test_conditions_and_times() -> None:
    orders = table(SHOP, "shop.orders", columns=["ID", "status"], where="total > 20", lineage="light")
    assert orders.schema.names[:2] == ["id", "status"]
    chosen = to_arrow(SHOP, "shop.orders", filter=Filter(where="total > 20"), lineage="light").read_all()
    assert orders.to_arrow().equals(chosen.select(orders.schema.names))
    noon = datetime(2026, 11, 20, 9, tzinfo=UTC)
    times = [table(SHOP, "shop.orders", **given).to_arrow().num_rows for given in ({"start": noon}, {"stop": noon})]
    assert sum(times) == to_arrow(SHOP, "shop.orders").read_all().num_rows


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(ValueError, match=r"shop\.orders has no column prize; there are id, customer_id, status"):
        table(SHOP, "shop.orders", columns=["id", "prize"]).to_arrow()
    with pytest.raises(NoRowsError, match=r"no rows of shop\.order in what was read"):
        table(SHOP, "shop.order").to_arrow()
    with pytest.raises(TypeError, match="where is given by itself and in the filter"):
        table(SHOP, "shop.orders", where="id = 1", filter=Filter(where="id = 2"))


def test_a_stream_is_read_once() -> None:
    code = (
        "import sys, binlog_kaitai as b\n"
        "orders = b.table('-', 'shop.orders', columns=['total', 'id'], lineage='none')\n"
        "try: orders.schema\n"
        "except ValueError as error: print(error, file=sys.stderr)\n"
        "import pyarrow as pa\n"
        "found = orders.to_arrow()\n"
        "with pa.ipc.new_stream(sys.stdout.buffer, found.schema) as out: out.write_table(found)\n"
    )
    with SHOP.open("rb") as log:
        done = subprocess.run([sys.executable, "-c", code], stdin=log, capture_output=True, check=True)
    assert b"a stream has no schema before its rows are read" in done.stderr
    wanted = table(SHOP, "shop.orders", columns=["total", "id"], lineage="none").to_arrow()
    assert pa.ipc.open_stream(io.BytesIO(done.stdout)).read_all().equals(wanted)


@pytest.mark.slow
def test_other_libraries_take_it_as_it_is() -> None:
    import duckdb

    orders = table(SHOP, "shop.orders", columns=["id", "total", "created_at"], lineage="none")
    rows = [tuple(row.values()) for row in orders.to_arrow().to_pylist()]
    assert orders.to_polars().rows() == rows
    assert pl.DataFrame(orders).rows() == rows
    assert duckdb.sql("SELECT * FROM orders").fetchall() == rows
    assert duckdb.sql("SELECT count(*) FROM orders").fetchall() == [(len(rows),)]
    assert [tuple(row) for row in orders.to_pandas()[["id", "total"]].to_numpy()] == [row[:2] for row in rows]


def test_a_scan_gives_what_polars_makes_of_all_rows() -> None:
    whole, lazy = table(SHOP, "shop.orders").to_polars(), scan_binlog(SHOP, "shop.orders")
    status, total, number = pl.col("status"), pl.col("total"), pl.col("id")
    for predicate in (
        number == 3,
        (number > 1) & (status == "paid"),
        (number >= 2) | (status == "new"),
        (number != 1) & total.is_not_null(),
        total > 20,
        status.str.starts_with("p") & (number < 4),
        status.is_in(["paid", "it's"]),
        status == "it's \\ not",
        (number == 2) & (pl.col("_change_type") == "update_postimage"),
    ):
        wanted = whole.filter(predicate)
        assert lazy.filter(predicate).collect().equals(wanted)
        some = ["_timestamp", "total"]
        assert lazy.filter(predicate).select(some).collect().equals(wanted.select(some))
        assert lazy.filter(predicate).head(2).collect().equals(wanted.head(2))
    assert lazy.select(pl.len()).collect().item() == len(whole)
    assert lazy.collect_schema() == whole.schema


def test_a_scan_leaves_comparisons_to_the_loops() -> None:
    kinds: dict[str, Any] = {"id": "number", "it`s": "text"}
    asked = (pl.col("id") >= 5) & (pl.col("it`s") == "it's") & (pl.col("other") == 1)
    assert condition_of(asked, kinds) == "`id` >= 5 and `it``s` = 'it''s'"
    assert condition_of((pl.col("id") == 1) | (pl.col("id") == 2), kinds) is None

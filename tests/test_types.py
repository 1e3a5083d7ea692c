"""Types that readers of Parquet would take for others: DECIMAL of many digits, BIT(1); lakes of 0.2; types of SQL."""

from __future__ import annotations

import json
import re
from decimal import Context, Decimal
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from binlog_kaitai import columnar, sql_type, tables
from binlog_kaitai.arrow.types import TYPES_OF_0_2, Types
from binlog_kaitai.arrow.widen import converted, widest_type
from binlog_kaitai.cli import main
from binlog_kaitai.export.folder import LEDGER, OutputFolder
from binlog_kaitai.export.parquet import Layout, export_log
from binlog_kaitai.log.source import find_sources
from tests.builder import Column, LogBuilder
from tests.builder.columns import bit, decimal, integer, varchar
from tests.oracle.checks import run_cli

ROOT = Path(__file__).parent.parent
COLUMNS = [integer("id", 4), decimal("d", 65, 30), decimal("small", 38, 10), bit("flag", 1), bit("bits", 2)]
DIGITS = [
    "1.5",
    "-99999999999999999999999999999999999.999999999999999999999999999999",
    "0.000000000000000000000000000001",
]
ROWS: list[dict[str, Any]] = [
    {"id": n, "d": Decimal(text), "small": Decimal(n), "flag": n % 2, "bits": n} for n, text in enumerate(DIGITS)
]
ROWS.append(dict.fromkeys(ROWS[0]) | {"id": 9})


def log(path: Path, rows: list[dict[str, Any]] = ROWS, columns: list[Column] = COLUMNS) -> Path:
    path.parent.mkdir(exist_ok=True)
    made = LogBuilder()
    made.gtid(1)
    made.begin()
    made.insert(columns, *rows)
    made.xid(1)
    made.rotate()
    return made.write(path)


def export(out: Path, *arguments: str) -> Path:
    assert main(["export", "--output", str(out), *arguments]) == 0
    return out


def of(out: Path, batch: str = "") -> pa.Table:
    (part,) = (out / "shop.t").glob(f"part-{batch}0*")
    return pq.ParquetFile(part).read()


def texts(rows: list[dict[str, Any]]) -> list[str | None]:
    """All digits, as the server prints them."""
    exact = Context(prec=70)
    return [None if row["d"] is None else f"{row['d'].quantize(Decimal('1E-30'), context=exact):f}" for row in rows]


def test_what_is_written(tmp_path: Path) -> None:
    path = log(tmp_path / "binlog.000001")
    found = of(export(tmp_path / "out", str(path)))
    assert found.schema.field("d").type == pa.string()
    assert (found.schema.field("d").metadata or {})[b"binlog.type"] == b"decimal(65,30)"
    assert found["d"].to_pylist() == texts(ROWS)
    assert found.schema.field("small").type == pa.decimal128(38, 10)
    assert found.schema.field("flag").type == pa.bool_()
    assert found["flag"].to_pylist() == [False, True, False, None]
    assert found.schema.field("bits").type == pa.uint64()
    table = columnar.to_arrow(path, "shop.t")
    assert table.schema.field("d").metadata == {
        b"binlog.type": b"decimal(65,30)",
        b"binlog.sql_type": b"DECIMAL(65,30)",
    }
    assert table.read_all()["d"].to_pylist() == texts(ROWS)
    (definition, batch) = next(columnar.batches(path))
    assert batch.schema.equals(columnar.table_schema(definition), check_metadata=True)


def test_decimal256_where_it_is_asked_for(tmp_path: Path) -> None:
    path = log(tmp_path / "binlog.000001")
    found = of(export(tmp_path / "out", str(path), "--decimal256"))
    assert found.schema.field("d").type == pa.decimal256(65, 30)
    assert [row and f"{row:f}" for row in found["d"].to_pylist()] == texts(ROWS)
    read = columnar.to_arrow(path, "shop.t", decimal256=True).read_all()
    assert read["d"].to_pylist() == found["d"].to_pylist()


def test_lines_stay_as_they_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["changes", str(log(tmp_path / "binlog.000001"))]) == 0
    row = json.loads(capsys.readouterr().out.splitlines()[1])["after"]
    assert (row["flag"], row["bits"], row["d"]) == (1, 1, texts(ROWS)[1])


def test_a_flag_that_is_no_bit_keeps_its_number(tmp_path: Path) -> None:
    """No server writes it."""
    path = log(tmp_path / "binlog.000001", [*ROWS[:2], ROWS[0] | {"flag": 5}])
    out = export(tmp_path / "out", str(path))
    found = of(out)
    assert found["flag"].to_pylist() == [False, True, None]
    assert found["_raw_values"].to_pylist() == [[], [], [("flag", "5")]]
    assert json.loads((out / LEDGER).read_text())["files"][0]["raw_values"] == {"shop.t.flag": 1}


@pytest.mark.parametrize(
    ("other", "wide"),
    [(pa.uint64(), pa.uint64()), (pa.int8(), pa.int8()), (pa.string(), pa.string()), (pa.float64(), pa.float64())],
    ids=str,
)
def test_a_flag_that_becomes_something_else(other: pa.DataType, wide: pa.DataType) -> None:
    assert widest_type(pa.bool_(), other) == widest_type(other, pa.bool_()) == wide
    found = converted(pa.array([True, False, None]), wide).to_pylist()
    assert found == (["1", "0", None] if wide == pa.string() else [1, 0, None])
    with pytest.raises(pa.ArrowInvalid):
        converted(pa.array([0, 2]), pa.bool_())


@pytest.mark.parametrize(
    ("columns", "kind"),
    [
        ([decimal("d", 65, 30), decimal("d", 10, 2)], "decimal(65,30)"),
        ([decimal("d", 38, 0), decimal("d", 38, 30)], "decimal(68,30)"),
        ([integer("d", 4), decimal("d", 40, 1)], "decimal(40,1)"),
        ([decimal("d", 40, 1), varchar("d", 20)], None),
        ([varchar("d", 20), decimal("d", 40, 1)], None),
    ],
    ids=["wider", "wider than both", "integer", "text after", "text before"],
)
def test_text_says_which_numbers_it_has(columns: list[Column], kind: str | None, tmp_path: Path) -> None:
    """Only where all of it is numbers."""
    made = LogBuilder()
    for column in columns:
        made.gtid(len(made.positions))
        made.begin()
        made.table_id += 1
        made.insert([column], {"d": {3: 7, 15: "7"}.get(column.type, Decimal(7))})
        made.xid(1)
    made.write(tmp_path / "log")
    out = export(tmp_path / "out", str(tmp_path / "log"))
    for schema in (columnar.to_arrow(tmp_path / "log", "shop.t").schema, *map(pq.read_schema, out.glob("shop.t/*"))):
        assert schema.field("d").type == pa.string()
        assert (schema.field("d").metadata or {}).get(b"binlog.type") == (kind and kind.encode())


def test_a_state_comes_back_from_its_file(tmp_path: Path) -> None:
    made = LogBuilder()
    definition = "id INT PRIMARY KEY, d DECIMAL(65,30), small DECIMAL(38,10), flag BIT(1), bits BIT(2)"
    made.query(f"CREATE TABLE t ({definition})", database="shop")
    made.gtid(1)
    made.begin()
    made.table_map(COLUMNS, primary_key=[0])
    made.rows("insert", COLUMNS, [(None, row) for row in ROWS])
    made.xid(1)
    made.rotate("binlog.000002")
    first = made.write(tmp_path / "binlog.000001")
    later = LogBuilder()
    later.query("CREATE TABLE other (a INT)", database="shop")
    end = len(later.data)
    later.rotate("binlog.000003")
    second = later.write(tmp_path / "binlog.000002")
    baseline = tmp_path / "state.parquet"
    at = ["state", str(first), str(second), "-T", "shop.t", "--at", f"binlog.000002:{end}"]
    assert run_cli(*at, "--output", str(baseline)).status == 0
    schema = pq.read_schema(baseline)
    assert (schema.field("d").type, schema.field("flag").type) == (pa.string(), pa.bool_())
    again = run_cli("state", str(second), *at[3:], "--baseline", str(baseline))
    assert again.out == run_cli(*at).out
    assert len(again.out.splitlines()) == len(ROWS)


@pytest.mark.slow
def test_no_reader_takes_them_for_something_else(tmp_path: Path) -> None:
    import duckdb
    import pandas as pd
    import polars as pl

    out = export(tmp_path / "out", str(log(tmp_path / "binlog.000001"))) / "shop.t"
    wanted = list(zip(texts(ROWS), [False, True, False, None], strict=True))
    assert duckdb.sql(f"SELECT d, flag FROM '{out}/*.parquet'").fetchall() == wanted
    assert pl.read_parquet(out).select("d", "flag").rows() == wanted
    found = pd.read_parquet(out, columns=["d", "flag"])
    assert [tuple(row) for row in found.astype(object).where(found.notna(), None).values] == wanted


def lake_of_0_2(folder: Path) -> tuple[Path, Path]:
    """Logs, and an output as version 0.2 has made it of the first: without a number of types."""
    path, out = log(folder / "logs" / "binlog.000001"), folder / "out"
    made = OutputFolder.create(out)
    done = export_log(made, 0, find_sources(path).sources[0], layout=Layout(types=Types(TYPES_OF_0_2)))
    ledger = {"files": [done.as_json()], "total": done.ledger.as_json()}
    made.commit(ledger, done.files)
    return path.parent, out


def test_a_lake_of_0_2_goes_on_with_its_types(tmp_path: Path) -> None:
    logs, out = lake_of_0_2(tmp_path)
    first = of(out)
    assert first.schema.field("d").type == pa.decimal256(65, 30)
    assert first.schema.field("flag").type == pa.uint64()
    log(logs / "binlog.000002")
    export(out, str(logs), "--append")
    added = of(out, "b0001-")
    assert added.schema.equals(first.schema, check_metadata=True)
    assert added["flag"].to_pylist() == first["flag"].to_pylist()
    ledger = json.loads((out / LEDGER).read_text())
    assert ledger["types"] == TYPES_OF_0_2
    assert set(ledger["tables"]["shop.t"]) == {"schema_of"}


def test_a_lake_keeps_the_types_that_it_was_begun_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    logs, out, wide = tmp_path / "logs", tmp_path / "out", tmp_path / "wide"
    log(logs / "binlog.000001")
    export(out, str(logs), "--append")
    export(wide, str(logs), "--append", "--decimal256")
    assert json.loads((out / LEDGER).read_text())["types"] == 2
    log(logs / "binlog.000002")
    export(wide, str(logs), "--append")
    assert of(wide, "b0001-").schema.equals(of(wide).schema)
    before = sorted(out.rglob("*"))
    capsys.readouterr()
    assert main(["export", str(logs), "--output", str(out), "--append", "--decimal256"]) == 2
    err = capsys.readouterr().err
    assert "it was begun without --decimal256" in err
    ledger = json.loads((out / LEDGER).read_text())
    (out / LEDGER).write_text(json.dumps(ledger | {"types": 3}))
    assert main(["export", str(logs), "--output", str(out), "--append"]) == 2
    assert "has types of number 3, which a newer version has made" in capsys.readouterr().err
    assert sorted(out.rglob("*")) == before


SERVERS = ("mysql-9.7.4", "mariadb-10.11.19")
_SHOWN = re.compile(r"(?<=int)\(\d+\)|(?<=year)\(4\)| zerofill|/\*m!\d+ |\*/|(?<=vector)\(\d+\)")
"""What a server says of a type that its logs do not: widths that are shown, the length of a VECTOR."""
_AS_BYTES = {"inet6": "binary(16)", "uuid": "binary(16)", "inet4": "binary(4)"}


@pytest.mark.parametrize("server", SERVERS)
def test_types_of_sql_are_those_of_the_server(server: str) -> None:
    folder = ROOT / "tests" / "data" / "schema"
    columns = json.loads((folder / f"{server}.columns.json").read_text(encoding="utf-8"))
    known = {tuple(c[name] for name in ("TABLE_SCHEMA", "TABLE_NAME", "COLUMN_NAME")): c for c in columns}
    found = {
        (table.database, table.name, column.name): sql_type(column).lower()
        for table in tables(str(folder / f"{server}.binlog")).values()
        for column in table.columns
    }
    shown = {name: _SHOWN.sub("", known[name]["COLUMN_TYPE"].lower()) for name in found.keys() & known.keys()}
    assert {name: found[name] for name in shown} == {name: _AS_BYTES.get(text, text) for name, text in shown.items()}
    assert len(shown) > 100

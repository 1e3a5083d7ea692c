"""`export --schema-evolution widen` and `--target-file-size`: what Polars, DuckDB, pandas and pyarrow read as one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.dataset as ds
import pyarrow.parquet as pq
import pytest

from binlog_kaitai.arrow.schema import LINEAGE, PRIMARY_KEY, SQL_TYPE
from binlog_kaitai.arrow.statements import STATEMENTS
from binlog_kaitai.arrow.widen import converted, widest_schema, widest_type
from binlog_kaitai.export.folder import LEDGER
from tests.builder import LogBuilder
from tests.builder.columns import double, integer, vector
from tests.exports import export
from tests.made.altered import STEPS, logs


def rows(files: list[Path]) -> list[dict[str, Any]]:
    """Without what the schemas of the files make of it: no NULLs, no types."""
    found = (row for file in files for row in pq.ParquetFile(file).read().to_pylist())
    return sorted(
        ({name: _plain(value) for name, value in row.items() if value is not None} for row in found),
        key=lambda row: (row["_commit_version"], str(row)),
    )


def _plain(value: Any) -> Any:
    return format(value, "f") if isinstance(value, Decimal) else value


def parts(out: Path) -> list[Path]:
    return sorted((out / "shop.t").rglob("*.parquet"))


def test_a_table_whose_types_changed_has_one_schema(tmp_path: Path) -> None:
    paths = logs(tmp_path / "logs")
    plain = export(tmp_path / "plain", paths, "--schema-evolution", "files")
    wide = export(tmp_path / "wide", paths)
    schemas = {pq.read_schema(part).remove_metadata() for part in parts(wide)}
    assert len(schemas) == 1 < len({pq.read_schema(part) for part in parts(plain)})
    (schema,) = schemas
    own = [(field.name, field.type) for field in schema if field.name not in LINEAGE.names]
    assert own == [("id", pa.int64()), ("s", pa.string()), ("d", pa.string()), ("n", pa.int64())]
    assert (schema.field("id").metadata or {})[PRIMARY_KEY.encode()] == b"1"
    assert (schema.field("id").metadata or {})[SQL_TYPE.encode()] == b"BIGINT"
    assert rows(parts(wide)) == rows(parts(plain))


@pytest.mark.slow
@pytest.mark.parametrize("options", [[], ["--partition-by-date"]], ids=["flat", "by-date"])
def test_readers_take_it(options: list[str], tmp_path: Path) -> None:
    """Also with the day as a column, which those that pass over names with an underscore in front see, too."""
    import duckdb
    import pandas as pd
    import polars as pl

    out = export(tmp_path / "out", logs(tmp_path / "logs"), *options) / "shop.t"
    day = [path.name.partition("=")[2] for path in out.iterdir()] if options else []
    once = [(row["id"], row.get("n"), row.get("s"), _plain(row.get("d")), *day) for _, row in STEPS]
    wanted = sorted(map(str, once * 3))
    columns = ["id", "n", "s", "d", *(["binlog_date"] if options else [])]
    found: dict[str, list[tuple[Any, ...]]] = {
        "duckdb": duckdb.sql(f"SELECT {', '.join(columns)} FROM read_parquet('{out}/**/*.parquet')").fetchall(),
        "polars": pl.read_parquet(out).select(columns).rows(),
        "pyarrow": [tuple(row.values()) for row in ds.dataset(out, partitioning="hive").to_table(columns).to_pylist()],
        "pandas": [tuple(row) for row in pd.read_parquet(out, columns=columns, dtype_backend="pyarrow").values],
    }
    for name, read in found.items():
        plain = [(*(None if value is pd.NA else value for value in row[:4]), *map(str, row[4:])) for row in read]
        assert sorted(map(str, plain)) == wanted, name


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_small_files_are_joined(jobs: str, tmp_path: Path) -> None:
    """Also those of a day, and of different logs; the ledger names the files that there are."""
    same = logs(tmp_path / "logs", [STEPS[0]] * 3 + [STEPS[1]] * 2)
    plain = export(tmp_path / "plain", same, "--split-size", "300")
    for options in ([], ["--partition-by-date"]):
        out = export(
            tmp_path / f"out-{len(options)}",
            same,
            "--split-size",
            "300",
            "--target-file-size",
            "1MB",
            "--schema-evolution",
            "files",
            "--jobs",
            jobs,
            *options,
        )
        assert len(parts(plain)) > 5
        assert len(parts(out)) == 2
        assert rows(parts(out)) == rows(parts(plain))
        ledger = json.loads((out / LEDGER).read_text())
        named = {name for log in ledger["files"] for name in log["parts"]}
        assert named == {path.relative_to(out).as_posix() for path in out.rglob("*.parquet")}
        assert all(log["parts"] for log in ledger["files"])
    both = export(tmp_path / "both", same, "--target-file-size", "1MB")
    assert len(parts(both)) == 1
    assert rows(parts(both)) == rows(parts(plain))


def test_files_are_not_larger_than_wanted(tmp_path: Path) -> None:
    same = logs(tmp_path / "logs", [STEPS[0]] * 6)
    size = max(part.stat().st_size for part in parts(export(tmp_path / "plain", same)))
    out = export(tmp_path / "out", same, "--target-file-size", str(2 * size))
    assert len(parts(out)) == 3


def schemas(out: Path) -> set[pa.Schema]:
    return {pq.read_schema(part).remove_metadata() for part in parts(out)}


def known(out: Path) -> dict[str, Any]:
    """What the ledger says of the table."""
    found: dict[str, Any] = json.loads((out / LEDGER).read_text())["tables"]["shop.t"]
    return found


def test_what_is_added_later_widens_what_is_there(tmp_path: Path) -> None:
    """Where that is asked for."""
    paths = logs(tmp_path / "logs")
    out = tmp_path / "out"
    for count in range(1, len(paths) + 1):
        export(out, paths[:count], "--append", "--schema-evolution", "rewrite")
        assert len(schemas(out)) == 1
        assert set(known(out)) == {"schema_of"}
    assert len(parts(out)) == len(paths)
    assert rows(parts(out)) == rows(parts(export(tmp_path / "plain", paths)))


def test_what_is_there_stays_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What is added has the widest schema; the ledger says which readers need it, until all files have it."""
    paths, out = logs(tmp_path / "logs"), tmp_path / "out"
    before: dict[Path, bytes] = {}
    for count in range(1, len(paths)):
        export(out, paths[:count], "--append")
        now = {part: part.read_bytes() for part in parts(out)}
        assert {part: now[part] for part in before} == before
        before = now
    err = capsys.readouterr().err
    assert err.count("shop.t: files of earlier runs have fewer columns or other types") == 1
    found = known(out)
    assert found["added"] == ["s"]
    assert sorted(found["other_types"]) == ["id", "n"]
    newest = pq.read_schema(out / found["schema_of"])
    assert pa.types.is_int64(newest.field("id").type)
    assert {"id", "n", "s", "d"} < set(newest.names)
    table = ds.dataset(out / "shop.t", schema=newest).to_table()
    assert [row["id"] for row in table.to_pylist()] == [row["id"] for _, row in STEPS[: len(paths) - 1] for _ in "123"]
    assert set(found["readers"]) == {"duckdb", "polars", "pyarrow", "spark"}
    export(out, paths, "--append", "--schema-evolution", "rewrite")
    assert len(schemas(out)) == 1
    assert set(known(out)) == {"schema_of"}


def test_the_file_that_the_ledger_names_is_there(tmp_path: Path) -> None:
    """Also where the new files are joined."""
    paths, out = logs(tmp_path / "logs", [STEPS[1], STEPS[2], STEPS[2]]), tmp_path / "out"
    export(out, paths[:1], "--append")
    export(out, paths, "--append", "--target-file-size", "1MB")
    assert len(parts(out)) == 2
    found = known(out)
    assert "s" in pq.read_schema(out / found["schema_of"]).names


def test_old_files_that_were_removed_do_not_matter(tmp_path: Path) -> None:
    """Nor does a run between two that has written files as they came."""
    paths, out = logs(tmp_path / "logs"), tmp_path / "out"
    for count, more in ((1, []), (2, []), (3, ["--schema-evolution", "files"])):
        export(out, paths[:count], "--append", *more)
        parts(out)[0].unlink() if count == 2 else None
    assert json.loads((out / LEDGER).read_text())["tables"] == {}
    parts(out)[0].unlink()
    export(out, paths, "--append")
    assert known(out)["added"] == ["d"]
    newest = pq.read_schema(out / known(out)["schema_of"])
    assert set(newest.names) > {"id", "s", "d", "n"}
    more = logs(tmp_path / "more", [STEPS[3]] * 6)[4:]
    before = known(out)["schema_of"]
    export(out, [*paths, more[0]], "--append")
    (out / before).unlink()
    export(out, [*paths, *more], "--append")
    assert known(out)["schema_of"] != before
    assert "n" in pq.read_schema(out / known(out)["schema_of"]).names


@pytest.mark.slow
def test_what_the_ledger_says_of_readers_is_true(tmp_path: Path) -> None:
    import duckdb
    import polars as pl

    paths, out = logs(tmp_path / "logs", STEPS[1:3]), tmp_path / "out"
    for count in (1, 2):
        export(out, paths[:count], "--append")
    found = known(out)
    wanted = sorted([(row["id"], row["n"], row.get("s")) for _, row in STEPS[1:3] for _ in "123"], key=str)
    assert "union_by_name=true" in found["readers"]["duckdb"]
    read = f"read_parquet('{out}/shop.t/*.parquet', union_by_name=true)"
    assert sorted(duckdb.sql(f"SELECT id, n, s FROM {read}").fetchall(), key=str) == wanted
    files = pl.scan_parquet(
        out / "shop.t",
        schema=pl.read_parquet_schema(out / found["schema_of"]),
        missing_columns="insert",
        cast_options=pl.ScanCastOptions(integer_cast="upcast"),
    )
    assert sorted(files.select("id", "n", "s").collect().rows(), key=str) == wanted


def test_a_definition_that_comes_later_in_a_log_is_a_later_file(tmp_path: Path) -> None:
    """By its name, too, however many there are: some readers take the schema of the first file."""
    log = LogBuilder()
    for number in range(12):
        log.gtid(number + 1)
        log.begin()
        log.table_id += 1
        columns = [integer("id", 4), *(integer(f"c{n}", 4) for n in range(number))]
        log.insert(columns, {column.name: number for column in columns})
        log.xid(number)
    out = export(tmp_path / "out", [str(log.write(tmp_path / "log"))], "--schema-evolution", "files")
    assert [pq.read_table(part)["id"].to_pylist() for part in parts(out)] == [[number] for number in range(12)]
    assert [part.name for part in parts(out)][:2] == ["part-00000-0.parquet", "part-00000-1.parquet"]


def test_statements_are_joined_too(tmp_path: Path) -> None:
    log = LogBuilder()
    for number in range(1, 20):
        log.gtid(number)
        log.query(f"CREATE TABLE t{number} (id INT)", database="shop")
    path = str(log.write(tmp_path / "log"))
    out = export(tmp_path / "out", [path], "--split-size", "300", "--target-file-size", "1MB")
    (part,) = (out / STATEMENTS).iterdir()
    assert pq.read_metadata(part).num_rows == 19


def test_columns_of_no_common_type_keep_their_files() -> None:
    with pytest.raises(ValueError, match="column a was list<item: float> and int32"):
        widest_schema([pa.schema([("a", pa.list_(pa.float32()))]), pa.schema([("a", pa.int32())])])


def pairs() -> Iterator[tuple[pa.DataType, pa.DataType, pa.DataType]]:
    yield pa.int8(), pa.int64(), pa.int64()
    yield pa.uint32(), pa.int8(), pa.int64()
    yield pa.uint64(), pa.int8(), pa.decimal128(20, 0)
    yield pa.uint64(), pa.uint8(), pa.uint64()
    yield pa.int32(), pa.float32(), pa.float64()
    yield pa.int64(), pa.float64(), pa.string()
    yield pa.int64(), pa.decimal128(10, 4), pa.decimal128(23, 4)
    yield pa.decimal128(38, 0), pa.decimal128(38, 10), pa.string()
    yield pa.date32(), pa.timestamp("us"), pa.timestamp("us")
    yield pa.timestamp("us"), pa.timestamp("us", tz="UTC"), pa.string()
    yield pa.string(), pa.binary(), pa.binary()
    yield pa.int32(), pa.string(), pa.string()


@pytest.mark.parametrize(("one", "other", "wide"), list(pairs()), ids=str)
def test_the_widest_type_holds_the_values_of_both(one: pa.DataType, other: pa.DataType, wide: pa.DataType) -> None:
    assert widest_type(one, other) == widest_type(other, one) == wide
    for kind in (one, other):
        pa.nulls(1, kind).cast(wide)
        if pa.types.is_integer(kind):
            least = 0 if pa.types.is_unsigned_integer(kind) else -(1 << kind.bit_width - 1)
            for number in (least, least + (1 << kind.bit_width) - 1):
                assert str(pa.array([number], kind).cast(wide)[0].as_py()) in (
                    str(number),
                    f"{number}.0",
                    f"{number}.0000",
                )


def test_doubles_take_integers(tmp_path: Path) -> None:
    steps = [
        ([integer("id", 4), double("x")], {"id": 1, "x": 0.5}),
        ([integer("id", 4), integer("x", 4)], {"id": 2, "x": 9}),
    ]
    out = export(tmp_path / "out", logs(tmp_path / "logs", steps))
    assert sorted(set(ds.dataset(out / "shop.t").to_table()["x"].to_pylist())) == [0.5, 9.0]


def test_decimals_as_text_have_no_exponent() -> None:
    values = [Decimal("1E-10"), Decimal("0E-10"), None, Decimal("12345678901234567890123456789.5")]
    found = converted(pa.chunked_array([pa.array(values, pa.decimal256(40, 10))]), pa.string())
    assert found.to_pylist() == ["0.0000000001", "0.0000000000", None, "12345678901234567890123456789.5000000000"]


def altered_again_and_again(path: Path) -> Path:
    """A log in which a column comes and goes, each time another one."""
    log = LogBuilder()
    for number in range(60):
        log.gtid(number + 1)
        log.begin()
        log.table_id += 1
        columns = [integer("id", 4), *([integer(f"c{number}", 4)] if number % 2 else [])]
        log.insert(columns, {column.name: number for column in columns})
        log.xid(number)
    return log.write(path)


@pytest.mark.parametrize("options", [[], ["--partition-by-date"]], ids=["flat", "by-date"])
def test_many_definitions_share_a_file(options: list[str], tmp_path: Path) -> None:
    log = str(altered_again_and_again(tmp_path / "log"))
    plain = export(tmp_path / "plain", [log], "--schema-evolution", "files", *options)
    wide = export(tmp_path / "wide", [log], *options)
    assert len(parts(plain)) == 31
    assert [part.name for part in parts(wide)] == ["part-00000-0.parquet"]
    assert rows(parts(wide)) == rows(parts(plain))
    own = {f"c{number}" for number in range(60) if number % 2}
    assert set(pq.read_schema(parts(wide)[0]).names) == {"id", *own, *LINEAGE.names}
    found = pq.ParquetFile(parts(wide)[0]).read().to_pylist()
    assert sorted(row["id"] for row in found) == list(range(60))


def test_definitions_without_a_common_type_share_no_file(tmp_path: Path) -> None:
    log = LogBuilder()
    for number in range(40):
        log.gtid(number + 1)
        log.begin()
        log.table_id += 1
        kind = vector("v") if number == 20 else integer("v", 4)
        columns = [integer("id", 4), kind, integer(f"c{number}", 4)]
        log.insert(columns, {"id": number, "v": [1.5] if number == 20 else number, f"c{number}": 1})
        log.xid(number)
    path = str(log.write(tmp_path / "log"))
    plain = export(tmp_path / "plain", [path], "--schema-evolution", "files")
    wide = export(tmp_path / "wide", [path])
    assert rows(parts(wide)) == rows(parts(plain))

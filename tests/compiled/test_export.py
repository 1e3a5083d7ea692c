"""Typed Parquet: the files hold what the batches hold, and are the same however many processes write them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pyarrow as pa
import pyarrow.dataset as ds
import pyarrow.parquet as pq
import pytest

from binlog_kaitai import to_arrow
from binlog_kaitai.arrow.statements import STATEMENTS
from binlog_kaitai.cli import main
from binlog_kaitai.columnar import batches
from binlog_kaitai.export.folder import table_folder
from binlog_kaitai.log.source import find_sources
from tests.builder import LogBuilder
from tests.builder.columns import integer
from tests.compiled.tables import assert_same, plain, read
from tests.exports import files
from tests.logs import DATA

LOGS = [DATA / "mysql-9.7.4" / name for name in ("row-ddl-a.binlog", "row-metafull-a.binlog", "row-dates-a.binlog")]
DDL = LOGS[0]


def export(output: Path, *more: str, logs: list[Path] = LOGS) -> int:
    return main(["export", *map(str, logs), "--output", str(output), *more])


def test_the_files_hold_the_rows(tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert export(out, "--schema-evolution", "files") == 0
    ledger = json.loads((out / "_ledger.json").read_text())
    for number, log in enumerate(find_sources(LOGS)):
        tables, reader, _ = read(log, "objects")
        expected = {(database, table, str(rows.column_names)): rows for (database, table, _), rows in tables.items()}
        found = {}
        for database, table in {key[:2] for key in expected}:
            for part in (out / table_folder(database, table)).glob(f"part-{number:05d}*"):
                rows = plain(pq.read_table(part))
                found[database, table, str(rows.column_names)] = rows
        assert_same(found, expected)
        assert ledger["files"][number]["rows"]["total"] == reader.ledger.rows.total()
        assert ledger["files"][number]["raw_values"] == dict(sorted(reader.raw_values.items()))


def test_arrow_alone_is_enough(tmp_path: Path) -> None:
    """Without numpy and numba, as the extras have it, the same files are written."""
    arguments = ["export", *map(str, LOGS), "--output", str(tmp_path / "slow")]
    blocked = "import sys; sys.modules.update(dict.fromkeys(('llvmlite', 'numba', 'numpy')))"
    script = f"{blocked}; from binlog_kaitai.cli import main; sys.exit(main({arguments!r}))"
    assert subprocess.run([sys.executable, "-c", script], capture_output=True).returncode == 0
    assert export(tmp_path / "out") == 0
    assert files(tmp_path / "slow") == files(tmp_path / "out")


def test_days_are_folders(tmp_path: Path) -> None:
    assert export(tmp_path / "days", "--partition-by-date", "--jobs", "2") == 0
    assert export(tmp_path / "out") == 0
    tables = [path.name for path in (tmp_path / "out").iterdir() if path.is_dir()]
    assert tables
    for name in tables:
        rows = sum(pq.read_metadata(part).num_rows for part in (tmp_path / "out" / name).iterdir())
        days = list((tmp_path / "days" / name).iterdir())
        assert sum(pq.read_metadata(part).num_rows for day in days for part in day.iterdir()) == rows
        for day in days:
            for part in day.iterdir():
                found = {
                    f"binlog_date={moment:%Y-%m-%d}" for moment in pq.ParquetFile(part).read()["_timestamp"].to_pylist()
                }
                assert found == {day.name}


def test_days_are_partitions_to_readers(tmp_path: Path) -> None:
    assert export(tmp_path / "days", "--partition-by-date") == 0
    for folder in (path for path in (tmp_path / "days").iterdir() if path.is_dir()):
        days = {path.name.partition("=")[2] for path in folder.iterdir()}
        assert set(ds.dataset(folder, partitioning="hive").to_table()["binlog_date"].to_pylist()) == days


def test_long_names_in_other_scripts(tmp_path: Path) -> None:
    """64 characters of three bytes each, as long as servers allow, for the database and for the table."""
    log = LogBuilder()
    log.begin()
    for number, database in enumerate(("庫" * 64, "店")):
        log.table_map([integer("id", 4)], database=database, table="表" * 64)
        log.rows("insert", [integer("id", 4)], [(None, {"id": number})])
    log.xid(1)
    assert export(tmp_path / "out", logs=[log.write(tmp_path / "log")]) == 0
    assert pq.read_table(tmp_path / "out" / f"店.{'表' * 64}")["id"].to_pylist() == [1]
    assert len(list((tmp_path / "out").glob("庫*"))) == 1


def test_a_changed_definition_makes_another_file(tmp_path: Path) -> None:
    assert export(tmp_path / "out", "--schema-evolution", "files", logs=[DDL]) == 0
    parts = [name for name in files(tmp_path / "out") if "part-00000-1.parquet" in name]
    assert parts
    for name in parts:
        first = tmp_path / "out" / name.replace("-1.parquet", "-0.parquet")
        assert pq.read_schema(tmp_path / "out" / name) != pq.read_schema(first)
        assert min(first.parent.iterdir()) == first  # readers take its schema


def test_filters(tmp_path: Path) -> None:
    assert export(tmp_path / "out", "--table", "corpus_a.full_meta") == 0
    assert {path.name for path in (tmp_path / "out").iterdir()} == {"corpus_a.full_meta", STATEMENTS, "_ledger.json"}


def test_overwrite_replaces_all_of_an_earlier_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert export(tmp_path / "out") == 0
    assert export(tmp_path / "out") == 2
    assert "--overwrite" in capsys.readouterr().err
    assert export(tmp_path / "out", "--overwrite", logs=[LOGS[2]]) == 0
    assert export(tmp_path / "fresh", logs=[LOGS[2]]) == 0
    named = {name.replace("part-b0001-", "part-"): data for name, data in files(tmp_path / "out").items()}
    named["_ledger.json"] = named["_ledger.json"].replace(b"part-b0001-", b"part-")
    assert named == files(tmp_path / "fresh")


def test_a_foreign_folder_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "out" / "precious").mkdir(parents=True)
    (tmp_path / "out" / "precious" / "letter.txt").write_text("keep")
    assert export(tmp_path / "out", "--overwrite") == 2
    assert (tmp_path / "out" / "precious" / "letter.txt").read_text() == "keep"


def test_damage_is_told_and_what_is_sound_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = DATA / "damaged" / "dmg-a97-rows-short.binlog"
    assert export(tmp_path / "out", logs=[log]) == 1
    said = capsys.readouterr().err
    assert "WRITE_ROWS_EVENT" in said
    assert "(--mode permissive skips the damage and reads on)" in said
    assert export(tmp_path / "on", "--mode", "permissive", logs=[log]) == 1
    assert "--mode" not in capsys.readouterr().err
    assert len(files(tmp_path / "out")) > 1


def test_to_arrow() -> None:
    reader = to_arrow([str(log) for log in LOGS], "corpus_a.full_meta")
    rows = reader.read_all()
    second = find_sources(LOGS).sources[1]
    expected = [batch for table, batch in batches(second) if table.name == "full_meta"]
    assert plain(rows).equals(plain(pa.Table.from_batches(expected)))
    with pytest.raises(ValueError, match="no rows of"):
        to_arrow(str(DDL), "corpus_a.nothing")

"""`changes=apply`: prepared XA transactions, wherever they are committed. Without a session of Spark."""

from __future__ import annotations

import gzip
from itertools import pairwise
from pathlib import Path
from re import sub
from typing import Any

import pyarrow as pa
import pytest

from binlog_kaitai import ReadOptions, load_schema
from binlog_kaitai.errors import BinlogError, DamageWarning
from binlog_kaitai.export.table_reader import TableReader
from binlog_kaitai.spark.source import BinlogSource
from binlog_kaitai.spark.source.apply import applied
from binlog_kaitai.spark.source.batch import BatchReader
from binlog_kaitai.spark.source.stream import StreamReader
from tests.builder import LogBuilder
from tests.oracle.final_tables import read_tables
from tests.spark.servers import COLUMNS, Row, Server, by_chance, minimal_log

DATA = Path(__file__).parents[1] / "data"


def read(path: Path | str, **options: Any) -> list[Row]:
    """The rows of a batch read, task by task."""
    source = BinlogSource({"path": str(path), "changes": "apply"} | options)
    reader = source.reader(source.schema())
    assert isinstance(reader, BatchReader)
    return [row for task in reader.partitions() for batch in reader.read(task) for row in batch.to_pylist()]


def latest(rows: list[Row], key: str = "id") -> dict[Any, Row]:
    """What is left of each row."""
    left: dict[Any, Row] = {}
    for row in sorted(rows, key=lambda row: tuple(row["_sequence"].values())):
        if row["_change_type"] == "truncate":
            left.clear()
        elif row["_change_type"] == "delete":
            left.pop(row[key], None)
        else:
            left[row[key]] = row
    return left


@pytest.mark.parametrize("split_size", ["150", "1000", "64m"])
@pytest.mark.parametrize("server", ["mysql-9.7.4", "mysql-5.6.24", "mariadb-11.8.9"])
def test_the_servers_table_is_what_was_committed(server: str, split_size: str, tmp_path: Path) -> None:
    """A workload of XA transactions: committed, rolled back, and in one phase."""
    log = DATA / server / "xa-a.binlog"
    (table,) = read_tables(log.with_name("xa-a.rows.jsonl")).values()
    schema = tmp_path / "schema.sql"
    schema.write_text("CREATE TABLE corpus_a.x(id INT PRIMARY KEY, s VARCHAR(40))")
    found = read(log, table="corpus_a.x", schemaFile=str(schema), splitSize=split_size)
    assert sorted((str(row["id"]), row["s"]) for row in latest(found).values()) == sorted(
        (row["id"], row["s"]) for row in table.rows
    )
    assert {row["_outcome"] for row in found} == {"commit"}


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.one_in(2)
def test_over_splits_and_logs(seed: int, tmp_path: Path) -> None:
    """Ids are used again; some transactions are prepared in one log and committed in another; one stays prepared."""
    server = by_chance(tmp_path, seed)
    for split_size in ("300", "1200", "64m"):
        found = read(tmp_path, table="shop.t", splitSize=split_size)
        assert {key: row["s"] for key, row in latest(found).items()} == server.table
        places = [tuple(row["_sequence"].values()) for row in found]
        assert len(set(places)) == len(places)


@pytest.mark.parametrize("seed", range(3))
def test_in_a_stream(seed: int, tmp_path: Path) -> None:
    """Each batch has what was committed in it; a batch that is asked for again is the same."""
    server = by_chance(tmp_path, seed)
    source = BinlogSource({"path": str(tmp_path), "changes": "apply", "table": "shop.t", "maxBytesPerTrigger": "500"})
    reader = source.streamReader(source.schema())
    assert isinstance(reader, StreamReader)
    found: list[list[Row]] = []
    start, limit = reader.initialOffset(), reader.getDefaultReadLimit()
    while (end := reader.latestOffset(start, limit)) != start:
        rows: list[list[Row]] = [
            [row for task in reader.partitions(start, end) for batch in reader.read(task) for row in batch.to_pylist()]
            for _ in range(2)
        ]
        assert rows[0] == rows[1]
        found.append(rows[0])
        start = end
    assert len(found) > 5
    assert {key: row["s"] for key, row in latest([row for rows in found for row in rows]).items()} == server.table
    versions = [versions for rows in found if (versions := {row["_commit_version"] for row in rows})]
    assert all(max(one) < min(following) for one, following in pairwise(versions))


@pytest.mark.parametrize("split_size", ["300", "64m"])
def test_rows_that_are_not_whole_say_what_they_lack(split_size: str, tmp_path: Path) -> None:
    """Each change sets the columns that it has, as a MERGE would."""
    table = minimal_log(tmp_path / "binlog.000001", 3)
    with pytest.raises(BinlogError, match=r"000001:\d+: changes=apply needs whole rows .*lacks .*partialImages=keep"):
        read(tmp_path, table="shop.t", splitSize=split_size)
    copy: dict[int, Row] = {}
    rows = read(tmp_path, table="shop.t", splitSize=split_size, partialImages="keep")
    for row in sorted(rows, key=lambda row: tuple(row["_sequence"].values())):
        if row["_change_type"] == "truncate":
            copy.clear()
        elif row["_change_type"] == "delete":
            del copy[row["id"]]
        else:
            copy[row["id"]] = copy.get(row["id"], {}) | {
                n: row[n] for n in ("id", "a", "b", "c") if n not in row["_absent"]
            }
    assert copy == table


def test_a_key_that_moves_with_a_row_that_is_not_whole_is_an_error(tmp_path: Path) -> None:
    """Of a server's workload: `UPDATE pk SET id=50, b=NULL WHERE id=3`."""
    log, schema = DATA / "mysql-9.7.4" / "row-image-minimal-a.binlog", tmp_path / "schema.sql"
    text = (log.with_suffix(".sql")).read_text("utf-8")
    schema.write_text(text[text.index("CREATE TABLE corpus_a.pk") :].partition("\n")[0])
    said = r"the key of a row of corpus_a\.pk has changed, and the row lacks a, bl, tx.* partialImages=keepMoved"
    with pytest.raises(BinlogError, match=said):
        read(log, table="corpus_a.pk", partialImages="keep", schemaFile=str(schema))


def test_a_key_without_a_typed_form_is_an_error(tmp_path: Path) -> None:
    """All such keys would be one."""
    log, schema = DATA / "mysql-9.7.4" / "row-dates-a.binlog", tmp_path / "schema.sql"
    schema.write_text("CREATE TABLE corpus_a.dd (id INT, y YEAR, dt DATE PRIMARY KEY)")
    with pytest.raises(BinlogError, match=r"the key of each row of corpus_a\.dd, but dt is 0000-00-00, which has no"):
        read(log, table="corpus_a.dd", schemaFile=str(schema))


def nullable_log(path: Path, value: int | None, end: str) -> Path:
    """A table with a key that is only UNIQUE, into which a transaction puts a row."""
    log = LogBuilder(in_use=True)
    log.gtid(1)
    log.begin()
    log.table_map(COLUMNS)
    log.rows("insert", COLUMNS, [(None, {"id": value, "s": "x"})])
    log.query(end)
    log.gtid(2)
    log.begin()
    log.table_map(COLUMNS)
    log.rows("insert", COLUMNS, [(None, {"id": 7, "s": "y"})])
    log.xid(2)
    return log.write(path)


def test_a_key_that_is_null_is_an_error(tmp_path: Path) -> None:
    """A UNIQUE key that was called the primary one; what was rolled back does not matter."""
    schema = tmp_path / "schema.sql"
    schema.write_text("CREATE TABLE shop.t (id INT PRIMARY KEY, s VARCHAR(20))")
    committed = nullable_log(tmp_path / "committed.000001", None, "COMMIT")
    with pytest.raises(BinlogError, match=r"committed\.000001:\d+: .* of shop\.t, but id is NULL, which other rows"):
        read(committed, table="shop.t", schemaFile=str(schema))
    rolled_back = nullable_log(tmp_path / "rolled-back.000001", None, "ROLLBACK")
    found = read(rolled_back, table="shop.t", schemaFile=str(schema))
    assert [(row["id"], row["s"]) for row in found] == [(7, "y")]


def test_a_document_of_which_the_log_has_only_a_difference_is_an_error(tmp_path: Path) -> None:
    """An image of an update as the readers give it where the image before lacks the document."""
    log = DATA / "mysql-9.7.4" / "row-partialjson-a.binlog"
    (schema := tmp_path / "schema.sql").write_bytes(gzip.decompress(log.with_suffix(".sql.gz").read_bytes()))
    batches = TableReader(log, ReadOptions.of(schema=load_schema(schema))).batches()
    table, batch = next((table, batch) for table, batch in batches if "update" in str(batch.column("_change_type")))
    applied(batch, table, "keepmoved")
    raw = [[("j", "(JsonDiff(operation='replace', path='$.a', value=1),)")]] * batch.num_rows
    index = batch.schema.get_field_index("_raw_values")
    field = batch.schema.field(index)
    with pytest.raises(BinlogError, match=r"j of one of corpus_a\.pj is only a difference to a document"):
        applied(batch.set_column(index, field, pa.array(raw, field.type)), table, "keepmoved")


@pytest.mark.parametrize(
    "text",
    [
        "INSERT INTO t VALUES (1, 'x')",
        "UPDATE shop.t SET s = 'x'",
        "/* application */ UPDATE shop.t SET s = 'x'",
        "ALTER TABLE t_new RENAME TO t",
        "ALTER TABLE t TRUNCATE PARTITION p0",
        "ALTER TABLE t DROP/**/PARTITION p0",
        "ALTER TABLE t EXCHANGE -- both\n PARTITION p0 WITH TABLE o",
        "RENAME TABLE t TO t_old, t_new TO t",
    ],
)
def test_statements_that_change_rows_are_errors(text: str, tmp_path: Path) -> None:
    """What they do to the rows is in no log; those that are about other tables do not matter."""
    server = Server(tmp_path)
    server.commit({1: "one"})
    server.group()
    server.log.query(sub(r"\bt\b", "u", text), database="shop")
    server.save()
    assert [row["id"] for row in read(tmp_path, table="shop.t")] == [1]
    server.group()
    server.log.query(text, database="shop")
    server.save()
    with pytest.raises(BinlogError, match=r"this statement may have changed some: "):
        read(tmp_path, table="shop.t")
    with pytest.warns(DamageWarning, match="may have changed some"):
        read(tmp_path, table="shop.t", failOnDataLoss="false")


def test_a_table_that_is_renamed_has_no_rows(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.commit({1: "one"})
    server.group()
    server.log.query("RENAME TABLE t TO t_old", database="shop")
    server.commit({2: "two"})
    server.save()
    assert list(latest(read(tmp_path, table="shop.t"))) == [2]


def test_rows_that_are_in_no_log_are_missed(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.prepare("a", {1: "one"})
    server.rotate()
    server.commit({2: "two"})
    server.end("a", "COMMIT")
    (tmp_path / "binlog.000001").unlink()
    log = server.save()
    with pytest.raises(
        BinlogError, match=r"binlog\.000002:\d+: the rows that XA COMMIT X'61',X'',1 commits are in no log"
    ):
        read(log, table="shop.t")
    with pytest.warns(DamageWarning, match="are in no log"):
        assert [row["id"] for row in read(log, table="shop.t", failOnDataLoss="false")] == [2]

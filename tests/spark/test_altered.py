"""DataFrames and streams over tables that change within a log and between logs. Without a session of Spark."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from pyspark.sql.types import DecimalType, IntegerType, LongType, StringType, StructField, StructType

from binlog_kaitai import iter_changes
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.spark.source import BinlogSource
from binlog_kaitai.spark.source.batch import BatchReader
from binlog_kaitai.spark.source.rows import Splits
from binlog_kaitai.spark.source.stream import StreamReader
from tests.builder import LogBuilder, bodies
from tests.builder.columns import bit, integer, varchar, vector
from tests.made.altered import ID, Step, add, one_log

SHOP = Path(__file__).parents[2] / "samples" / "mysql-9.7-shop.binlog"
STEPS: list[Step] = [
    ([ID, varchar("gone", 20)], {"id": 1, "gone": "a"}),
    ([integer("id", 8)], {"id": 1 << 40}),
    ([integer("id", 8, unsigned=True), integer("n", 4)], {"id": (1 << 64) - 1, "n": 5}),
]
WIDEST = {"id": "decimal(20,0)", "n": "int", "gone": "string"}


def read(path: Path, schema: StructType | None = None, **options: str) -> list[dict[str, Any]]:
    """The rows of a batch read, task by task."""
    source = BinlogSource({"path": str(path), "table": "shop.t", "lineage": "none"} | options)
    reader = source.reader(source.schema() if schema is None else schema)
    assert isinstance(reader, BatchReader)
    return [row for task in reader.partitions() for batch in reader.read(task) for row in batch.to_pylist()]


def stream(path: Path, **options: str) -> tuple[StreamReader, StructType]:
    source = BinlogSource({"path": str(path), "table": "shop.t", "lineage": "none"} | options)
    schema = source.schema()
    reader = source.streamReader(schema)
    assert isinstance(reader, StreamReader)
    return reader, schema


def all_of(reader: StreamReader) -> list[dict[str, Any]]:
    """What a new query gets."""
    start = reader.initialOffset()
    end = reader.latestOffset(start, reader.getDefaultReadLimit())
    tasks = reader.partitions(start, end)
    return [row for task in tasks for batch in reader.read(task) for row in batch.to_pylist()]


WANTED = [
    {"id": Decimal(1), "n": None, "gone": "a"},
    {"id": Decimal(1 << 40), "n": None, "gone": None},
    {"id": Decimal((1 << 64) - 1), "n": 5, "gone": None},
]


@pytest.mark.parametrize("logs", [1, 3])
def test_all_columns_of_a_table_that_changes(logs: int, tmp_path: Path) -> None:
    """Within a log, and from log to log; a stream can be started on it."""
    for number, steps in enumerate([STEPS] if logs == 1 else [[step] for step in STEPS], 1):
        one_log(tmp_path / f"binlog.{number:06}", *steps)
    reader, schema = stream(tmp_path)
    assert {field.name: field.dataType.simpleString() for field in schema} == WIDEST
    assert read(tmp_path) == all_of(reader) == WANTED
    assert read(tmp_path, splitSize="200") == WANTED


def test_the_sample(tmp_path: Path) -> None:
    found = read(SHOP, table="shop.customers", lineage="light")
    phones = [image["phone"] for c in iter_changes(SHOP) for image in (c.before, c.after) if image and "phone" in image]
    assert [row["phone"] for row in found][-len(phones) :] == phones
    (tmp_path / "binlog.000001").write_bytes(SHOP.read_bytes())
    reader, _ = stream(tmp_path, table="shop.customers", lineage="light")
    assert all_of(reader) == found


def test_what_the_last_logs_do_not_know_is_an_error(tmp_path: Path) -> None:
    first = LogBuilder()
    place = add(first, [ID, varchar("gone", 20)], {"id": 1, "gone": "a"})
    first.write(tmp_path / "binlog.000001")
    one_log(tmp_path / "binlog.000002", ([ID], {"id": 2}))
    wanted = rf"binlog\.000001:{place}: shop\.t has a column gone here .*schemaFrom=all"
    with pytest.raises(BinlogError, match=wanted):
        read(tmp_path, schemaFrom="1")
    reader, _ = stream(tmp_path, schemaFrom="1")
    with pytest.raises(BinlogError, match=wanted):
        all_of(reader)
    assert read(tmp_path, schemaFrom="1", columns="id") == [{"id": 1}, {"id": 2}]
    assert read(tmp_path, schemaFrom="all") == [{"id": 1, "gone": "a"}, {"id": 2, "gone": None}]
    given = StructType([StructField("ID", StringType())])
    assert read(tmp_path, given, schemaFrom="1") == [{"ID": "1"}, {"ID": "2"}]


def test_a_value_that_does_not_fit_has_its_place(tmp_path: Path) -> None:
    log = LogBuilder()
    add(log, [integer("id", 8)], {"id": 1})
    place = add(log, [integer("id", 8)], {"id": 5}, {"id": 1 << 33})
    log.write(tmp_path / "binlog.000001")
    given = StructType([StructField("id", IntegerType())])
    with pytest.raises(BinlogError, match=rf"000001:{place}: column id of shop\.t is int64 here, .* int32 cannot hold"):
        read(tmp_path, given)


def test_a_column_that_comes_later_ends_a_stream(tmp_path: Path) -> None:
    """Until it is started again."""
    log = LogBuilder(in_use=True)
    add(log, [ID], {"id": 1})
    log.write(tmp_path / "binlog.000001")
    old, _ = stream(tmp_path)
    start = old.latestOffset(old.initialOffset(), old.getDefaultReadLimit())
    place = add(log, [ID, integer("n", 4)], {"id": 2, "n": 3})
    log.write(tmp_path / "binlog.000001")
    end = old.latestOffset(start, old.getDefaultReadLimit())
    (task,) = old.partitions(start, end)
    with pytest.raises(BinlogError, match=rf"000001:{place}: shop\.t has a column n here"):
        list(old.read(task))
    again, _ = stream(tmp_path)
    (task,) = again.partitions(start, end)
    assert [row for batch in again.read(task) for row in batch.to_pylist()] == [{"id": 2, "n": 3}]


def test_a_column_of_no_common_type(tmp_path: Path) -> None:
    steps: list[Step] = [([ID, vector("v")], {"id": 1, "v": [1.0]}), ([ID, integer("v", 4)], {"id": 2, "v": 1})]
    path = one_log(tmp_path / "log", *steps)
    with pytest.raises(ValueError, match=r"no type holds all values of shop\.t: column v was .* and int32"):
        read(path)
    assert read(path, columns="id") == [{"id": 1}, {"id": 2}]


def test_applied_changes_have_all_columns(tmp_path: Path) -> None:
    one_log(tmp_path / "log", *STEPS[:2])
    assert read(tmp_path / "log", changes="apply") == [
        {"id": 1, "gone": "a"},
        {"id": 1 << 40, "gone": None},
    ]


def test_rows_that_were_prepared_in_an_older_log(tmp_path: Path) -> None:
    """They are looked for there: a column that only that log knows is no silent loss."""
    log, columns = LogBuilder(), [ID, varchar("gone", 20)]
    log.gtid(1)
    log.query("XA START X'61',X'',1")
    log.table_map(columns, primary_key=[0])
    place = log.rows("insert", columns, [(None, {"id": 1, "gone": "a"})])
    log.query("XA END X'61',X'',1")
    log.event(38, bodies.xa_prepare(b"a"))
    log.write(tmp_path / "binlog.000001")
    log = LogBuilder()
    log.gtid(2)
    log.query("XA COMMIT X'61',X'',1")
    add(log, [ID], {"id": 2})
    log.write(tmp_path / "binlog.000002")
    found = read(tmp_path, changes="apply")
    assert sorted(found, key=lambda row: row["id"]) == [{"id": 1, "gone": "a"}, {"id": 2, "gone": None}]
    source = BinlogSource({"path": str(tmp_path), "table": "shop.t", "changes": "apply", "schemaFrom": "1"})
    reader = source.reader(source.schema())
    assert isinstance(reader, BatchReader)
    second = Splits([split for task in reader.partitions() for split in task.splits if "000002" in split.source.name])
    with pytest.raises(BinlogError, match=rf"binlog\.000001:{place}: shop\.t has a column gone here"):
        list(reader.read(second))


@pytest.mark.parametrize("value", ["nonsense", "0", "-1", ""])
def test_what_the_option_may_be(value: str, tmp_path: Path) -> None:
    one_log(tmp_path / "log", STEPS[0])
    with pytest.raises(ValueError, match=f"option schemaFrom is '{value}', but must be a number of logs"):
        read(tmp_path, schemaFrom=value)


FLAGS: Step = ([ID, bit("flag", 1), bit("bits", 2)], {"id": 1, "flag": 1, "bits": 3})


def without_types(offset: dict[str, Any]) -> dict[str, Any]:
    """As the checkpoints of version 0.2 have it."""
    return {name: offset[name] for name in ("file", "position", "identity")}


def test_a_checkpoint_of_0_2_is_not_mixed_with_other_types(tmp_path: Path) -> None:
    one_log(tmp_path / "binlog.000001", FLAGS)
    reader, schema = stream(tmp_path)
    assert [field.dataType.simpleString() for field in schema] == ["int", "boolean", "decimal(20,0)"]
    start, limit = reader.initialOffset(), reader.getDefaultReadLimit()
    end = reader.latestOffset(start, limit)
    assert (start["types"], end["types"]) == (2, 2)
    assert all_of(reader) == [{"id": 1, "flag": True, "bits": Decimal(3)}]
    old = without_types(start)
    for call in (lambda: reader.latestOffset(old, limit), lambda: reader.partitions(old, without_types(end))):
        with pytest.raises(ValueError, match=r"of version 0\.2, where flag \(BIT\(1\)\) was decimal\(20,0\)") as caught:
            call()
        assert "\n" not in str(caught.value)
    with pytest.raises(ValueError, match=r"has types of number 3, of a newer version"):
        reader.latestOffset(start | {"types": 3}, limit)


def test_a_checkpoint_of_0_2_goes_on_where_its_types_are_the_same(tmp_path: Path) -> None:
    """Where they are given, or the table has no such column; its next offsets are of 0.2, too."""
    one_log(tmp_path / "binlog.000001", FLAGS)
    given = StructType([StructField("flag", DecimalType(20, 0)), StructField("bits", LongType())])
    source = BinlogSource({"path": str(tmp_path), "table": "shop.t"})
    with_schema = source.streamReader(given)
    narrow, _ = stream(tmp_path, columns="bits")
    for reader, wanted in ((with_schema, {"flag": Decimal(1), "bits": 3}), (narrow, {"bits": Decimal(3)})):
        assert isinstance(reader, StreamReader)
        start = without_types(reader.initialOffset())
        end = reader.latestOffset(start, reader.getDefaultReadLimit())
        assert "types" not in end
        found = [b for task in reader.partitions(start, end) for batch in reader.read(task) for b in batch.to_pylist()]
        assert found == [wanted]
        assert reader.latestOffset(end, reader.getDefaultReadLimit()) == end

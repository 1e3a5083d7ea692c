"""Definitions of tables on Spark: every split sees what holds at its place."""

from __future__ import annotations

from pathlib import Path

import pytest
from pyspark.sql import SparkSession

from binlog_kaitai import ReadOptions, iter_changes
from binlog_kaitai.changes.options import ReadKeywords
from binlog_kaitai.spark.job import run_job
from binlog_kaitai.text.change_lines import ChangeWriter

DATA = Path(__file__).parents[1] / "data"
LOGS = [*sorted((DATA / "mysql-5.6.24").glob("series-a.0????[0-9]")), DATA / "mysql-5.6.24" / "row-ints-a.binlog"]
WORKLOAD = DATA / "mysql-5.6.24" / "row-ints-a.sql"


@pytest.mark.parametrize(
    ("given", "names"),
    [
        ({"schema_from_log": True}, {"ddl"}),
        ({"schema": str(WORKLOAD)}, {"schema", "positional"}),
        ({"schema": str(WORKLOAD), "schema_from_log": True}, {"ddl"}),
    ],
)
@pytest.mark.one_in(3)
def test_splits_have_the_names_of_a_sequential_read(
    spark: SparkSession, tmp_path: Path, given: ReadKeywords, names: set[str]
) -> None:
    writer = ChangeWriter()
    wanted = list(iter_changes(LOGS, json="text", **given))
    assert {change.definition.names for change in wanted} == names
    options = ReadOptions.of(json="text", **given)
    run_job(spark.sparkContext, LOGS, tmp_path / "out", format="jsonl", split_size=900, options=options)
    parts = sorted((tmp_path / "out").glob("part-*.jsonl"))
    assert len(parts) > len(LOGS)
    written = [line for part in parts for line in part.read_text("utf-8").split("\n") if line]
    assert written == [writer.line(change) for change in wanted]

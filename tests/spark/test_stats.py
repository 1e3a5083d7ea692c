"""`stats` on Spark: what one process finds."""

from __future__ import annotations

import json

from pyspark.sql import SparkSession

from binlog_kaitai.spark import stats
from tests.logs import DATA
from tests.oracle.checks import run_cli
from tests.spark.jobs import LOGS


def test_sums_are_those_of_the_command(spark: SparkSession) -> None:
    damaged = [str(path) for path in sorted((DATA / "damaged").rglob("*.binlog"))[:2]]
    found = stats(spark.sparkContext, [*LOGS, *damaged], split_size=2000)
    assert json.loads(json.dumps(found.as_json())) == json.loads(
        run_cli("stats", "--format", "json", *LOGS, *damaged).out
    )
    assert found.logs == len(LOGS) + len(damaged)

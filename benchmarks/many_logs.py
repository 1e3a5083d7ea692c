"""What a driver of Spark needs for many logs: python benchmarks/many_logs.py 100000

The logs are names of a few sparse files of 1 GB, but for the last, which is small. Processor seconds, and megabytes
that a process of its own grew by.
"""

from __future__ import annotations

import os
import pickle
import resource
import sys
import time
from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

from pyspark.sql.types import IntegerType, StructField, StructType

from binlog_kaitai.log.source import list_sources
from binlog_kaitai.series.tail import identity
from binlog_kaitai.spark.rdd import plan_tasks
from binlog_kaitai.spark.source import BinlogSource
from binlog_kaitai.spark.source.options import SourceOptions
from binlog_kaitai.spark.source.stream import StreamReader

LOG = Path(__file__).parents[1] / "samples" / "mysql-9.7-shop.binlog"
SIZE = 1 << 30
MOST_NAMES = 30_000
"""Of one file."""
SCHEMA = StructType([StructField("id", IntegerType())])


def make(folder: str, count: int) -> None:
    """Make the names of logs."""
    for number in range(1, count + 1):
        path = f"{folder}/mysql-bin.{number:06}"
        if number % MOST_NAMES == 1:
            first = path
            Path(first).write_bytes(LOG.read_bytes())
            os.truncate(first, SIZE)
        else:
            os.link(first, path)
    Path(f"{folder}/mysql-bin.{count + 1:06}").write_bytes(LOG.read_bytes())


def listing(folder: str) -> object:
    return list_sources(folder)


def job(folder: str) -> object:
    return plan_tasks(folder, 64 << 20)


def dataframe(folder: str) -> object:
    reader = BinlogSource({"path": folder, "table": "shop.orders"}).reader(SCHEMA)
    return [pickle.dumps(task) for task in reader.partitions()]


def hour(folder: str) -> object:
    given = {"path": folder, "table": "shop.orders", "endingTimestamp": "2000-01-01T00:00:00Z"}
    return BinlogSource(given).reader(SCHEMA).partitions()


def idle(folder: str) -> object:
    """A trigger that finds nothing new."""
    reader = StreamReader(SourceOptions.of({"path": folder, "table": "shop.orders"}), SCHEMA, is_all=False)
    last = list_sources(max(os.scandir(folder), key=lambda entry: entry.name).path).sources[0]
    start = {"file": os.path.basename(last.name), "position": last.size, "identity": identity(last), "types": 2}
    return reader.latestOffset(start, reader.getDefaultReadLimit())


STEPS: list[Callable[[str], object]] = [listing, job, dataframe, hour, idle]


def measure(step: Callable[[str], object], folder: str) -> None:
    """Print what one step takes."""
    before, begun = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, time.process_time()
    found = step(folder)
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) >> 10
    print(f"{step.__name__:<10} {time.process_time() - begun:8.2f} s {grown:6} MB", flush=True)
    del found


if __name__ == "__main__":
    with TemporaryDirectory() as made:
        make(made, int(sys.argv[1]))
        for one in STEPS:
            process = get_context("spawn").Process(target=measure, args=(one, made))
            process.start()
            process.join()

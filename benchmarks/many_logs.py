"""What a driver of Spark needs for many logs: python benchmarks/many_logs.py 100000

The logs are names of a few sparse files of 1 GB, but for the last, which is small. Processor seconds, and megabytes
that a process of its own grew by. `append`: what `--append` does besides the work of tasks where all logs but 1,000 are
in the output, and these have 500 tables with two parts each.
"""

from __future__ import annotations

import os
import pickle
import resource
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

from pyspark.sql.types import IntegerType, StructField, StructType

from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.export.folder import part_name
from binlog_kaitai.export.kept import KeptLogs, LogExport, PackedLog, pack
from binlog_kaitai.export.output import commit_run, open_output
from binlog_kaitai.log.source import Source, list_sources
from binlog_kaitai.series.tail import identity
from binlog_kaitai.spark.rdd import plan_tasks
from binlog_kaitai.spark.source import BinlogSource
from binlog_kaitai.spark.source.options import SourceOptions
from binlog_kaitai.spark.source.stream import StreamReader

LOG = Path(__file__).parents[1] / "samples" / "mysql-9.7-shop.binlog"
SIZE = 1 << 30
LATER = 1000
"""Logs that are not in the output when `append` begins."""
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


def done(source: Source, tables: int, batch: int) -> LogExport:
    """Return what became of a log."""
    ledger = FileLedger(source.name, source.size, SIZE, state="closed")
    ledger.rows.update({(f"shop.table_{table}", "insert"): 1000 for table in range(tables)})
    parts = [
        f"shop.table_{table}/{part_name(batch, 2 * source.number + split, '-0.parquet')}"
        for table in range(tables)
        for split in (0, 1)
    ]
    return LogExport(ledger, files=parts, identity=source.number, modified=source.modified)


def _packed(given: tuple[Source, int, int]) -> PackedLog:
    return pack(done(*given))


def commit(output: str, sources: Sequence[Source], tables: int) -> object:
    """Add logs to an output whose parts are not there; what became of them another process tells, as tasks do."""
    with open_output(output, append=True) as (folder, earlier):
        work = [(source, tables, folder.batch) for source in earlier.new(sources)]
        with ProcessPoolExecutor(1, get_context("spawn")) as tasks:
            logs = KeptLogs(tasks.map(_packed, work, chunksize=100))
        names = [name for log in logs for name in log.files]
        commit_run(folder, earlier, logs, [], [])
    return logs, names


def prepare(folder: str) -> object:
    """Have the first logs in an output, by two runs: the last of them is small."""
    *most, last = list_sources(folder).sources[:-LATER]
    commit(f"{folder}/../lake", most, 0)
    return commit(f"{folder}/../lake", [last], 0)


def append(folder: str) -> object:
    return commit(f"{folder}/../lake", list_sources(folder).sources[:-1], 500)


STEPS: list[Callable[[str], object]] = [listing, job, dataframe, hour, idle, prepare, append]


def measure(step: Callable[[str], object], folder: str) -> None:
    """Print what one step takes."""
    before, begun = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, time.process_time()
    found = step(folder)
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) >> 10
    print(f"{step.__name__:<10} {time.process_time() - begun:8.2f} s {grown:6} MB", flush=True)
    del found


if __name__ == "__main__":
    with TemporaryDirectory() as made:
        logs = f"{made}/logs"
        os.mkdir(logs)
        make(logs, int(sys.argv[1]))
        for one in STEPS:
            process = get_context("spawn").Process(target=measure, args=(one, logs))
            process.start()
            process.join()
        sizes = [entry.stat().st_size >> 20 for entry in os.scandir(f"{made}/lake") if entry.is_file()]
        print(f"ledgers of the output: {', '.join(map(str, sizes))} MB")

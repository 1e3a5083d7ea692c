"""Measures the Spark job and the data source against `export`: CPU seconds of all processes, and ratios. For Linux.

python benchmarks/spark.py LOG [--only NAME] [--rounds N]
"""

from __future__ import annotations

import argparse
import ctypes
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from statistics import median

import pyarrow as pa

from binlog_kaitai.spark.source import BinlogSource

from contenders import PROGRAM  # isort: skip  # beside this file

_PR_SET_CHILD_SUBREAPER = 36
_READS = 5
"""Of a session, one after the other."""
SESSION = """
import sys
from binlog_kaitai.spark import local_session
from binlog_kaitai.spark.source import BinlogSource

from contenders import PROGRAM  # isort: skip  # beside this file
def main(work):
    with local_session(sys.argv[1], only_tasks=True) as spark:
        spark.dataSource.register(BinlogSource)
        work(spark)
"""
START = SESSION + "main(lambda spark: spark.sparkContext.parallelize(range(2), 2).count())"
JOB = (
    SESSION
    + """
import time
from binlog_kaitai.spark import run_job
def work(spark):
    for number in range(3):
        began = time.monotonic()
        run_job(spark.sparkContext, sys.argv[2], sys.argv[3], overwrite=True, split_size=int(sys.argv[4]))
        print(time.monotonic() - began)
main(work)
"""
)
READ = """
import os
import sys
from contextlib import suppress
from pathlib import Path
import pyarrow as pa
from pyspark.sql.datasource import DataSource, DataSourceReader, InputPartition
from binlog_kaitai.spark import local_session
from binlog_kaitai.spark.source import BinlogSource

from contenders import PROGRAM  # isort: skip  # beside this file

class Batches(DataSource):
    "Yields batches of a file as they are: what is left is Spark's own."
    @classmethod
    def name(cls):
        return "batches"
    def schema(self):
        return self.options["ddl"]
    def reader(self, schema):
        return Reader(self.options["path"], int(self.options["count"]))

class Reader(DataSourceReader):
    def __init__(self, path, count):
        self.path, self.count = path, count
    def partitions(self):
        return [InputPartition(number) for number in range(self.count)]
    def read(self, partition):
        with pa.memory_map(self.path) as file:
            yield from pa.ipc.open_file(file)

def frame(spark, kind, logs, table, ipc, ddl, parquet, count):
    if kind == "parquet":
        return spark.read.parquet(*[parquet] * int(count))
    if kind == "batches":
        return spark.read.format(kind).options(path=ipc, ddl=ddl, count=count).load()
    return spark.read.format(kind).option("table", table).load(logs)

def used():
    "CPU seconds of this process and all that it has started, those that have ended among them."
    stats = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            stats[int(folder.name)] = int(fields[1]), sum(map(int, fields[11:15]))
    ours, seen = {os.getpid()}, 0
    while seen < len(ours):
        seen = len(ours)
        ours |= {process for process, (parent, _) in stats.items() if parent in ours}
    return sum(stats[process][1] for process in ours) / os.sysconf("SC_CLK_TCK")

kind, times, *given = sys.argv[2:]
with local_session(sys.argv[1]) as spark:
    spark.dataSource.register(BinlogSource)
    spark.dataSource.register(Batches)
    marks = [used()]
    for _ in range(int(times)):
        frame(spark, kind, *given).write.format("noop").mode("overwrite").save()
        marks.append(used())
    print(*marks)
"""
SOURCE = """
import sys
from binlog_kaitai.spark.source import BinlogSource

from contenders import PROGRAM  # isort: skip  # beside this file
source = BinlogSource({"path": sys.argv[2], "table": sys.argv[3]})
reader = source.reader(source.schema())
for task in reader.partitions():
    for batch in reader.read(task):
        pass
"""


def cpu(*command: object) -> tuple[float, str]:
    """CPU seconds of a process and all that it starts, and what it printed."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    words = [sys.executable, __file__, "--measure", *(str(word) for word in command)]
    done = subprocess.run(words, env=environment, check=True, capture_output=True)
    return float(done.stderr.split()[-1]), done.stdout.decode()


def measure(command: list[str]) -> None:
    """Run a command and wait for all that it starts: Spark's JVM is not waited for by who starts it."""
    ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    subprocess.Popen(command, stderr=subprocess.DEVNULL)
    with suppress(ChildProcessError):
        while True:
            os.wait()
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(used.ru_utime + used.ru_stime, file=sys.stderr)


def measured(rounds: int, *command: object) -> float:
    return median(cpu(*command)[0] for _ in range(rounds))


def read(log: Path, folder: Path, rounds: int) -> None:
    """One table, all of its columns and light lineage, of ten times the log, against an export of it."""
    table, logs, count = "oltp.sbtest2", ten_times(log, folder), 10
    given = ["--table", table, "--lineage", "light", "--output", folder / "out", "--overwrite"]
    exported = measured(rounds, PROGRAM, "export", logs, *given)
    print(f"one table of ten logs: export {exported:.2f} s")
    source = measured(rounds, sys.executable, "-c", SOURCE, "", logs, table)
    print(f"  batches of the source, without Spark: {source:.2f} s, {source / exported:.2f} of export")
    ipc, ddl = stored_batches(log, table, folder)
    parquet = next((folder / "out" / table).glob("*.parquet"))
    for kind in ("mysql_binlog", "batches", "parquet"):
        script = [sys.executable, "-c", READ, "local[1]", kind, _READS, logs, table, ipc, ddl, parquet, count]
        marks = [list(map(float, cpu(*script)[1].split())) for _ in range(rounds)]
        first = median(one[1] - one[0] for one in marks)
        later = median((one[-1] - one[2]) / (_READS - 2) for one in marks)  # the second still compiles Java code
        print(f"  {kind} to noop: the first read {first:.2f} s, a later one {later:.2f} s", end="")
        print(f": {first / exported:.2f} and {later / exported:.2f} of export")


def ten_times(log: Path, folder: Path) -> Path:
    (ten := folder / "ten").mkdir(exist_ok=True)
    for number in range(10):
        (ten / f"binlog.{number + 1:06}").symlink_to(log)
    return ten


def stored_batches(log: Path, table: str, folder: Path) -> tuple[Path, str]:
    """Write what the source yields of one log to a file of Arrow's; returns the schema, too, as Spark writes it."""
    source = BinlogSource({"path": str(log), "table": table})
    schema = source.schema()
    reader, path = source.reader(schema), folder / "batches.arrow"
    batches = [batch for task in reader.partitions() for batch in reader.read(task)]
    with pa.ipc.new_file(path, batches[0].schema) as file:
        for batch in batches:
            file.write_batch(batch)
    return path, ", ".join(f"`{field.name}` {field.dataType.simpleString()}" for field in schema)


def small(log: Path, folder: Path, rounds: int) -> None:
    """300 small logs in one job."""
    many = folder / "many"
    many.mkdir()
    sample = Path(__file__).parent.parent / "samples" / "mysql-9.7-shop.binlog"
    for number in range(300):
        shutil.copy(sample, many / f"binlog.{number + 1:06}")
    exported = measured(rounds, PROGRAM, "export", many, "--output", folder / "out", "--overwrite")
    start = measured(rounds, sys.executable, "-c", START, "local[2]")
    job = measured(rounds, PROGRAM, "spark", many, "--output", folder / "out", "--overwrite", "--master", "local[2]")
    print(f"300 logs: export {exported:.2f} s, job {job:.2f} s, Spark starts in {start:.2f} s", end="")
    print(f": {(job - start) / exported:.2f}")


def splits(log: Path, folder: Path, rounds: int) -> None:
    """Ten times the log: each in splits of 64 MB on two cores, and one after another on one; by the clock."""
    ten, times = ten_times(log, folder), {}
    for master, size in (("local[1]", 1 << 40), ("local[2]", 64 << 20)):
        began = time.monotonic()
        used, printed = cpu(sys.executable, "-c", JOB, master, ten, folder / "out", size)
        times[master] = min(map(float, printed.split()))
        print(f"{master}: {times[master]:.2f} s the fastest of three jobs; {used:.1f} CPU s", end="")
        print(f", {time.monotonic() - began:.0f} s in all")
    print(f"two cores: {times['local[1]'] / times['local[2]']:.2f} times as fast")


PARTS = {"read": read, "small": small, "splits": splits}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("log", type=Path)
    parser.add_argument("--only", choices=list(PARTS), action="append")
    parser.add_argument("--rounds", type=int, default=2)
    given = parser.parse_args()
    for name in given.only or PARTS:
        with tempfile.TemporaryDirectory() as folder:
            PARTS[name](given.log.resolve(), Path(folder), given.rounds)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--measure"]:
        measure(sys.argv[2:])
    else:
        main()

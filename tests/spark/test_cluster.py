"""Spark as people run it: several executors, a standalone master, workers that are killed, tasks that run
twice. The rows stay those of `changes`."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from pyspark.find_spark_home import _find_spark_home

import binlog_kaitai.spark
from binlog_kaitai import iter_changes
from binlog_kaitai.arrow.statements import STATEMENTS
from binlog_kaitai.export.folder import LEDGER
from binlog_kaitai.spark.java import find_java, launcher_home
from binlog_kaitai.text.change_lines import ChangeWriter
from tests import s3_server
from tests.exports import ledgers
from tests.s3_server import Server
from tests.spark.typed import assert_same_rows, rows_of_changes, rows_of_parquet

Job = subprocess.Popen[bytes]

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent.parent
MAIN = Path(binlog_kaitai.spark.__file__).with_name("__main__.py")
SAMPLES = ROOT / "samples"
BIG = ROOT / "tests" / "data" / "mysql-9.7.4"

JOB = """
import sys
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.spark import local_session, run_job

master, output, format, split_size, *rest = sys.argv[1:]
settings = dict(word.split("=", 1) for word in rest if word.startswith("spark."))
with local_session(master, config=settings) as session:
    result = run_job(
        session.sparkContext,
        [word for word in rest if not word.startswith("spark.")],
        output,
        format=format,
        split_size=int(split_size),
        options=ReadOptions(mode="permissive"),
    )
print(result.repeated)
sys.exit(0 if result.total.ok else 1)
"""

SLOW = """
import os
import time
from contextlib import contextmanager

from binlog_kaitai.export.folder import OutputFolder

part = OutputFolder.part


@contextmanager
def slow(folder, name):
    with part(folder, name) as file:
        yield file
        try:
            os.close(os.open({marker!r}, os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            return
        for _ in range(600):  # as long as no other task has written the same part
            if os.path.exists(os.path.join(folder.staging, name)):
                break
            time.sleep(0.1)


OutputFolder.part = slow
"""
"""Makes the first task of a job that writes a part wait before it is complete."""

FORMATS = pytest.mark.parametrize("format", ["jsonl", "parquet"])


def lines(paths: list[Path]) -> list[str]:
    writer = ChangeWriter()
    return [writer.line(change) for change in iter_changes(paths, json="text")]


def start(
    master: str, format: str, split_size: int, paths: list[Path], tmp_path: Path, *settings: str, output: str = ""
) -> Job:
    """The job in a process of its own: this one's Spark session stays as it is."""
    script = tmp_path / "job.py"
    script.write_text(textwrap.dedent(JOB))
    command = [sys.executable, script, master, output or tmp_path / "out", format, split_size, *paths, *settings]
    environment = os.environ | {"PYSPARK_PYTHON": sys.executable}  # what the workers of a standalone master run
    return subprocess.Popen([*map(str, command)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment)


def finish(job: Job) -> int:
    """Wait for the job; gives the number of tasks that ran more than once."""
    output, errors = job.communicate(timeout=300)
    assert job.returncode == 0, errors.decode()[-2000:]
    return int(output)


def check(output: Path, format: str, paths: list[Path]) -> None:
    """The output is what `changes` says of the logs, each row as often as its log was given."""
    others = {LEDGER, STATEMENTS} if format == "parquet" else {LEDGER}
    assert {path.name for path in output.iterdir() if path.name.startswith(("_", "."))} == others
    if format == "parquet":
        assert_same_rows(rows_of_parquet(output), rows_of_changes(paths))
    else:
        parts = sorted(output.glob("part-*.jsonl"))
        assert [line for part in parts for line in part.read_text("utf-8").split("\n") if line] == lines(paths)


@FORMATS
def test_two_executors(format: str, tmp_path: Path) -> None:
    paths = sorted(SAMPLES.glob("*.binlog"))
    finish(start("local-cluster[2,1,1024]", format, 2000, paths, tmp_path))
    check(tmp_path / "out", format, paths)


@FORMATS
def test_a_standalone_master_with_three_workers(standalone: str, format: str, tmp_path: Path) -> None:
    paths = sorted(SAMPLES.glob("*.binlog"))
    finish(start(standalone, format, 2000, paths, tmp_path))
    check(tmp_path / "out", format, paths)


@FORMATS
def test_a_killed_worker_is_replaced_and_nothing_is_written_twice(format: str, tmp_path: Path) -> None:
    paths = sorted(path for path in BIG.glob("*.binlog") if path.stat().st_size > 20_000) * 6
    job = start("local[2,4]", format, 1 << 20, paths, tmp_path)
    killed: list[int] = []
    killer = threading.Thread(target=_kill_a_worker, args=(job, killed))
    killer.start()
    assert finish(job) > 0
    killer.join()
    assert killed, "no worker was caught at work"
    check(tmp_path / "out", format, paths)


def test_a_host_that_is_lost_while_logs_and_output_are_in_an_object_store(
    s3: Server, standalone: str, tmp_path: Path
) -> None:
    """One of three workers is killed, with its executor and the Python processes of that."""
    from pyarrow.fs import FileSelector

    large = [path for path in BIG.glob("*.binlog") if path.stat().st_size > 20_000]
    paths = [tmp_path / f"binlog.{number:06}" for number, _ in enumerate(large * 6)]
    store = s3.store()
    for path, source in zip(paths, large * 6, strict=True):
        shutil.copyfile(source, path)
        with store.open_output_stream(f"lake/{path.name}") as stream:
            stream.write(source.read_bytes())
    urls = [f"s3://lake/{path.name}{s3.query}" for path in paths]
    written = FileSelector("lake/out", recursive=True, allow_not_found=True)
    job = start(standalone, "parquet", 1 << 20, urls, tmp_path, output=f"s3://lake/out{s3.query}")
    while job.poll() is None and not any(info.path.endswith(".parquet") for info in store.get_file_info(written)):
        time.sleep(0.05)
    assert _kill_a_host() > 2
    assert finish(job) > 0
    for info in store.get_file_info(written):
        if info.is_file:
            copy = tmp_path / info.path.removeprefix("lake/")
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(store.open_input_file(info.path).read())
    listed = {name for log in ledgers(tmp_path / "out")["files"] for name in log["parts"]}
    assert {str(file.relative_to(tmp_path / "out")) for file in (tmp_path / "out").rglob("*.parquet")} == listed
    found, wanted = rows_of_parquet(tmp_path / "out"), rows_of_changes(paths)
    for rows in (row for tables in (found, wanted) for one in tables.values() for row in one):
        rows.pop("_file")  # a URL there, a path here
    assert_same_rows(found, wanted)


def _kill_a_host() -> int:
    """Kill a worker of the standalone master that has an executor, and all that it has started; return how many."""
    executor = next(pid for pid in _descendants(os.getpid()) if b"CoarseGrainedExecutorBackend" in _read(_command(pid)))
    worker = _parent(executor)
    assert b"deploy.worker.Worker" in _read(_command(worker))
    lost = [worker, *_descendants(worker)]
    for pid in lost:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    return len(lost)


def _command(pid: int) -> Path:
    return Path(f"/proc/{pid}/cmdline")


@pytest.fixture
def s3() -> Iterator[Server]:
    """An object store with a bucket; workers that are started later know its keys."""
    with s3_server.running() as server:
        server.store().create_dir("lake")
        yield server


@FORMATS
def test_a_task_that_runs_twice_at_once_writes_once(standalone: str, format: str, tmp_path: Path) -> None:
    """Spark runs the second copy of a slow task on another host."""
    paths = sorted(SAMPLES.glob("*.binlog"))
    (tmp_path / "slow").mkdir()
    (tmp_path / "slow" / "sitecustomize.py").write_text(SLOW.format(marker=str(tmp_path / "marker")))
    settings = (
        f"spark.executorEnv.PYTHONPATH={tmp_path / 'slow'}",
        "spark.speculation=true",
        "spark.speculation.quantile=0.5",
        "spark.speculation.interval=100ms",
    )
    assert finish(start(standalone, format, 1 << 20, paths, tmp_path, *settings)) > 0
    check(tmp_path / "out", format, paths)


def test_spark_submit(standalone: str, tmp_path: Path) -> None:
    """The master is the one that spark-submit was given; relative paths are found by workers that run elsewhere."""
    submit = Path(_find_spark_home(), "bin", "spark-submit")
    command = [submit, "--master", standalone, "--conf", "spark.log.level=WARN", MAIN, "samples"]
    with launcher_home(find_java()) as java_home:
        environment = os.environ | {"JAVA_HOME": str(java_home), "PYSPARK_PYTHON": sys.executable}
        done = subprocess.run(
            [*command, "--output", tmp_path / "out"], cwd=ROOT, env=environment, capture_output=True, text=True
        )
    assert done.returncode == 0, done.stderr
    assert "\ntotal: ok\n" in done.stdout
    assert "Registered app binlog-kaitai" in (tmp_path / "master.log").read_text()
    paths = sorted(SAMPLES.glob("*.binlog"))
    check(tmp_path / "out", "parquet", paths)


def _kill_a_worker(job: Job, killed: list[int]) -> None:
    """Kill one Python worker of the job as soon as there is one (a child of a child of pyspark.daemon's parent)."""
    while job.poll() is None and not killed:
        for pid in _descendants(job.pid):
            if _is_daemon(pid) and _is_daemon(_parent(pid)):
                time.sleep(0.3)
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)
                return
        time.sleep(0.05)


def _is_daemon(pid: int) -> bool:
    return b"pyspark.daemon" in _read(_command(pid))


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""


def _parent(pid: int) -> int:
    status = _read(Path(f"/proc/{pid}/stat")).rsplit(b")", 1)[-1].split()
    return int(status[1]) if len(status) > 1 else 0


def _descendants(root: int) -> Iterator[int]:
    parents = {int(entry.name): _parent(int(entry.name)) for entry in Path("/proc").iterdir() if entry.name.isdigit()}
    for pid in parents:
        ancestor = pid
        while ancestor and ancestor != root:
            ancestor = parents.get(ancestor, 0)
        if ancestor and pid != root:
            yield pid


@pytest.fixture
def standalone(tmp_path: Path) -> Iterator[str]:
    """The URL of a standalone master on loopback with three workers of one core each, on three hosts as Spark sees
    it."""
    with launcher_home(find_java()) as java_home:
        environment = os.environ | {
            "JAVA_HOME": str(java_home),
            "SPARK_WORKER_DIR": str(tmp_path / "work"),
            "PYSPARK_PYTHON": sys.executable,
        }
        spark_class = str(Path(_find_spark_home()) / "bin" / "spark-class")
        deploy = "org.apache.spark.deploy"
        master = [spark_class, f"{deploy}.master.Master", "--port", "0", "--webui-port", "0"]
        worker = [spark_class, f"{deploy}.worker.Worker", "--cores", "1", "--webui-port", "0"]
        log = (tmp_path / "master.log").open("wb")

        def launch(command: list[str], host: str) -> Job:
            here = environment | {"SPARK_LOCAL_IP": host}
            return subprocess.Popen([*command, "--host", host], env=here, stdout=log, stderr=log)

        servers = [launch(master, "127.0.0.1")]
        try:
            url = _url(tmp_path / "master.log")
            servers += [launch([*worker, url], host) for host in ("127.0.0.1", "127.0.0.2", "127.0.0.3")]
            yield url
        finally:
            for server in servers:
                server.terminate()
            for server in servers:
                server.wait(30)
            log.close()


def _url(log: Path) -> str:
    for _ in range(300):
        for word in log.read_text(errors="replace").split():
            if word.startswith("spark://127.0.0.1:"):
                return word.rstrip(",.")
        time.sleep(0.2)
    raise AssertionError(log.read_text(errors="replace")[-2000:])

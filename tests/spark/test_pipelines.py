"""Spark Connect, and the declarative pipeline of examples/pipeline, which resolves over it: processes of their own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pyspark
import pytest

from binlog_kaitai.spark.java import find_java, launcher_home

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.slow


def run(*command: str, folder: Path, **more: str) -> str:
    """What a program prints, with Spark's own environment."""
    with launcher_home(find_java()) as java:
        made = {
            "JAVA_HOME": str(java),
            "SPARK_HOME": str(Path(pyspark.__file__).parent),
            "PYSPARK_PYTHON": sys.executable,
            "SPARK_LOCAL_IP": "127.0.0.1",
            "BINLOGS": str(ROOT / "samples"),
            "BINLOG_PATTERN": "mysql-9.7-shop.*",
        }
        done = subprocess.run(
            command, cwd=folder, env=os.environ | made | more, capture_output=True, text=True, timeout=500, check=False
        )
    return done.stdout + done.stderr


@pytest.mark.parametrize(
    ("command", "change", "said"),
    [
        ("dry-run", None, "Run is COMPLETED."),
        ("dry-run", ("WHEN _change_type", "WHEN nothing"), "UNRESOLVED_COLUMN"),
        ("run", None, "AUTOCDC_TARGET_DOES_NOT_SUPPORT_MERGE"),
    ],
)
def test_the_pipeline_resolves(command: str, change: tuple[str, str] | None, said: str, tmp_path: Path) -> None:
    """As far as Spark has it without a catalog whose tables can MERGE."""
    shutil.copytree(ROOT / "examples" / "pipeline", tmp_path / "pipeline")
    settings = tmp_path / "pipeline" / "spark-pipeline.yml"
    settings.write_text(settings.read_text("utf-8").replace("/tmp/orders-pipeline", str(tmp_path / "storage")), "utf-8")
    if change:
        file = tmp_path / "pipeline" / "transformations" / "orders.py"
        file.write_text(file.read_text("utf-8").replace(*change), "utf-8")
    assert said in run(str(Path(sys.executable).with_name("spark-pipelines")), command, folder=tmp_path / "pipeline")


def test_connect(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "from pyspark.sql import SparkSession\n"
        "from binlog_kaitai.spark.source import BinlogSource\n"
        "spark = SparkSession.builder.remote('local[1]').getOrCreate()\n"
        "spark.dataSource.register(BinlogSource)\n"
        "reader = spark.read.format('mysql_binlog').option('table', 'shop.orders').option('changes', 'apply')\n"
        f"rows = reader.load({str(ROOT / 'samples' / 'mysql-9.7-shop.binlog')!r})\n"
        "print([tuple(row) for row in rows.selectExpr('int(id)', '_change_type').orderBy('_sequence').collect()])\n",
        "utf-8",
    )
    said = run(sys.executable, str(script), folder=tmp_path)
    wanted = [(1, "insert"), (1, "update_postimage"), (3, "insert"), (3, "delete")]
    assert str(wanted) in said, said[-2000:]

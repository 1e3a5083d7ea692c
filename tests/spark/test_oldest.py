"""The oldest pyspark that is promised reads DataFrames and runs the job, and says that it has no streams."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from binlog_kaitai import iter_changes

ROOT = Path(__file__).parents[2]
SHOP = ROOT / "samples" / "mysql-9.7-shop.binlog"
OLDEST = re.findall(r'"pyspark>=([0-9.]+),', (ROOT / "pyproject.toml").read_text("utf-8"))[0]
SCRIPT = """
import json, sys

import pyspark
from pyspark.sql import functions as f

from binlog_kaitai.spark import local_session, run_job
from binlog_kaitai.spark.source import BinlogSource

log, folder = sys.argv[1:]
with local_session("local[2]") as spark:
    spark.dataSource.register(BinlogSource)
    orders = spark.read.format("mysql_binlog").option("table", "shop.orders").load(log)
    kinds = {row[0]: row[1] for row in orders.groupBy("_change_type").count().collect()}
    late = orders.where(f.col("id") > 2).select("id", "total").count()
    stream = spark.readStream.format("mysql_binlog").option("table", "shop.orders").load(log).writeStream
    stream = stream.format("parquet").option("checkpointLocation", folder + "/checkpoint").trigger(availableNow=True)
    try:
        streamed = stream.start(folder + "/stream").awaitTermination()
    except Exception as error:
        streamed = str(error)
    job = run_job(spark.sparkContext, log, folder + "/lake").total.rows.total()
print(json.dumps([pyspark.__version__, kinds, late, streamed, job]))
"""


@pytest.mark.slow
def test_the_oldest_spark(tmp_path: Path) -> None:
    target = tmp_path / "oldest"
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", target]
    subprocess.run([*install, f"pyspark=={OLDEST}.0"], check=True)
    environment = os.environ | {"PYTHONPATH": f"{target}{os.pathsep}{ROOT}", "PYSPARK_PYTHON": sys.executable}
    command = [sys.executable, "-c", SCRIPT, SHOP, tmp_path]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    version, kinds, late, streamed, job = json.loads(done.stdout.splitlines()[-1])
    orders = [change for change in iter_changes(SHOP) if change.table == "orders"]
    images = [image for change in orders for image in (change.before, change.after) if image is not None]
    wanted = Counter(change.operation for change in orders)
    updates = dict.fromkeys(("update_preimage", "update_postimage"), wanted.pop("update"))
    assert version == f"{OLDEST}.0"
    assert kinds == wanted | updates
    assert late == sum(image["id"] > 2 for image in images)
    said = "streams need pyspark 4.2 or newer, which has pyspark.sql.streaming.datasource; this is"
    assert f"{said} {OLDEST}.0" in streamed
    assert job == sum(1 for _ in iter_changes(SHOP))

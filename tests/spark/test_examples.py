"""The examples of the latest state and the history of a table, against a server whose table is known."""

from __future__ import annotations

import importlib.util
import json
import random
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from pyspark.sql import SparkSession

from binlog_kaitai.spark import latest_state
from tests.builder import LogBuilder
from tests.oracle.checks import run_cli
from tests.spark.servers import MINIMAL, Server, by_chance, minimal_log

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.slow


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def with_times(server: Server, states: list[tuple[int, dict[int, str]]]) -> None:
    """Note what the table was at each second."""
    server.log.timestamp += 1
    states.append((server.log.timestamp - 1, dict(server.table)))


def test_the_latest_state(spark: SparkSession, tmp_path: Path) -> None:
    server = by_chance(tmp_path, 11)
    server.group()
    server.log.query("TRUNCATE t", database="shop")
    server.table.clear()
    for key in (3, 4, 5):
        server.commit({key: f"new{key}"})
    server.commit({4: None})
    server.save()
    changes = spark.read.format("mysql_binlog").option("table", "shop.t").option("changes", "apply").load(str(tmp_path))
    found = latest_state(changes).collect()
    assert {row["id"]: row["s"] for row in found} == server.table == {3: "new3", 5: "new5"}


def test_the_latest_state_of_rows_that_are_not_whole(spark: SparkSession, tmp_path: Path) -> None:
    """Logs of binlog_row_image=MINIMAL; and one in whose logs the insert of a row is not."""
    reader = spark.read.format("mysql_binlog").option("table", "shop.t").option("changes", "apply")
    reader = reader.option("partialImages", "keep")
    for seed in (1, 2):
        table = minimal_log(tmp_path / "binlog.000001", seed)
        rows = latest_state(reader.load(str(tmp_path))).collect()
        assert {row["id"]: row.asDict() for row in rows} == {key: row | {"_absent": []} for key, row in table.items()}
    log = LogBuilder()
    log.begin()
    log.table_map(MINIMAL, primary_key=[0])
    log.rows("update", MINIMAL, [({"id": 5}, {"b": "new"})], before=["id"], after=["b"])
    log.xid(1)
    log.write(tmp_path / "binlog.000001")
    (row,) = latest_state(reader.load(str(tmp_path))).collect()
    assert row.asDict() == {"id": 5, "a": None, "b": "new", "c": None, "_absent": ["a", "c"]}


def test_the_history_has_every_state(spark: SparkSession, tmp_path: Path) -> None:
    """A transaction a second, and the table as it was at the end of each."""
    server = Server(tmp_path)
    states: list[tuple[int, dict[int, str]]] = []
    steps: list[dict[int, str | None]] = [
        {1: "a", 2: "b"},
        {1: "c"},
        {2: None},
        {},
        {1: "d", 3: "e"},
        {3: "f"},
        {2: "g"},
    ]
    for changed in steps:
        if changed:
            server.commit(changed)
        else:
            server.group()
            server.log.query("TRUNCATE TABLE t", database="shop")
            server.table.clear()
        with_times(server, states)
    server.save()
    changes = spark.read.format("mysql_binlog").option("table", "shop.t").option("changes", "apply").load(str(tmp_path))
    rows: list[dict[str, Any]] = [row.asDict() for row in example("latest_state").history(changes, "id").collect()]
    for second, table in states:
        found = {
            row["id"]: row["s"]
            for row in rows
            if row["valid_from"].timestamp() <= second
            and (row["valid_to"] is None or row["valid_to"].timestamp() > second)
        }
        assert found == table, second
    assert len(rows) == 7


def test_the_chain_of_changes(spark: SparkSession, tmp_path: Path) -> None:
    """It is whole, also across TRUNCATE; without the log in the middle it names what `verify --chain` names."""
    chance, server = random.Random(3), Server(tmp_path)
    for number in range(150):
        if number in (50, 100):
            server.rotate()
        if number == 120:
            server.group()
            server.log.query("TRUNCATE t", database="shop")
            server.table.clear()
        key = chance.randrange(30)
        server.commit({key: f"v{number}" if key not in server.table or chance.random() < 0.7 else None})
    server.save()
    reader = spark.read.format("mysql_binlog").option("table", "shop.t")

    def found(folder: Path) -> set[tuple[str, int]]:
        applied = reader.option("changes", "apply").load(str(folder))
        changes = reader.option("changes", "all").option("lineage", "full").load(str(folder))
        rows = example("chain_of_changes").breaks(changes, applied, "id").collect()
        return {(Path(row["_file"]).name, row["_position"]) for row in rows}

    assert found(tmp_path) == set()
    (tmp_path / "binlog.000002").unlink()
    said = run_cli("verify", "--brief", "--chain", "--no-continuity", str(tmp_path))
    named = re.findall(r"(binlog\.\d+) @(\d+)\.body\.rows\[\d+\]: shop\.t \(", said.err)
    assert said.status == 1
    assert found(tmp_path) == {(file, int(position)) for file, position in named}
    assert named


class SearchIndex:
    """Takes the files of examples/search_messages.py as Elasticsearch and OpenSearch do."""

    def __init__(self) -> None:
        self.versions: dict[str, int] = {}
        self.documents: dict[str, dict[str, Any]] = {}

    def send(self, folder: Path, number: int) -> None:
        query = folder / f"{number:08}.emptied.json"
        if query.exists():
            ((name, limit),) = json.loads(query.read_text("utf-8"))["query"]["range"].items()
            self.documents = {key: found for key, found in self.documents.items() if found[name] >= limit["lt"]}
        lines = iter((folder / f"{number:08}.ndjson").read_text("utf-8").splitlines())
        for line in lines:
            ((word, about),) = json.loads(line).items()
            document = json.loads(next(lines)) if word == "index" else None
            assert (about["_index"], about["version_type"]) == ("t", "external_gte")
            if about["version"] >= self.versions.get(about["_id"], 0):
                self.versions[about["_id"]] = about["version"]
                self.documents.pop(about["_id"], None)
                if document is not None:
                    self.documents[about["_id"]] = document


def test_a_search_index_follows_the_table(spark: SparkSession, tmp_path: Path) -> None:
    """Over restarts; what was sent is sent again."""
    logs, folder, index = tmp_path / "logs", tmp_path / "messages", SearchIndex()
    logs.mkdir()
    server = by_chance(logs, 5)
    run, given = example("search_messages").main, (str(logs), "shop.t", "id", str(folder), str(tmp_path / "checkpoint"))
    run(*given, "--once")
    server.rotate()
    for key in (1, 2, 3):
        server.commit({key: f"before {key}"})
    server.group()
    server.log.query("TRUNCATE t", database="shop")
    server.table.clear()
    server.commit({2: "after", 50: 'é\n"x"'})
    server.save()
    run(*given, "--once")
    for number in (0, 1, 1, 0, 1):
        index.send(folder, number)
    found = {key: row["s"] for key, row in index.documents.items()}
    assert found == {str(key): value for key, value in server.table.items()} == {"2": "after", "50": 'é\n"x"'}

"""Messages of `changes --envelope debezium` are those that Debezium wrote, of the same log."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.builder.columns import integer
from tests.builder.log import LogBuilder
from tests.envelopes import FOLDER, SETS, arguments, differences, ours, theirs
from tests.logs import DATA
from tests.oracle.checks import run_cli

_LOG = next(FOLDER.glob("log.*.gz"))


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The log under the name that it had."""
    path = tmp_path_factory.mktemp("log") / _LOG.stem
    path.write_bytes(gzip.decompress(_LOG.read_bytes()))
    return path


def _captured(name: str) -> list[list[str | None]]:
    text = gzip.decompress((FOLDER / f"{name}.jsonl.gz").read_bytes()).decode()
    return [json.loads(line) for line in text.splitlines()]


@pytest.mark.parametrize("name", SETS)
def test_messages_are_those_of_debezium(name: str, log: Path) -> None:
    out = run_cli("changes", "--envelope", "debezium", "--with-query", *arguments(SETS[name]), str(log)).out
    mine, other = ours(out.encode()), theirs(_captured(name))
    assert len(mine) == len(other) > 100
    assert [found for pair in zip(mine, other, strict=True) for found in differences(*pair)] == []


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--property", "topic.prefix=a"], "add --envelope debezium"),
        (["--envelope", "debezium", "--format", "text"], "prints JSON lines, not --format text"),
        (["--envelope", "debezium", "--links"], "messages have no addresses"),
        (["--envelope", "debezium", "--property", "skipped.operations=d"], "is none of topic.prefix"),
        (
            ["--envelope", "debezium", "--property", "time.precision.mode=isostring"],
            "nanoseconds here, not 'isostring'",
        ),
        (["--envelope", "debezium", "--property", "topic.prefix=a b"], "'a b' is no topic.prefix"),
        (["--envelope", "canal"], "'canal' is not"),
    ],
)
def test_what_is_not_there_is_refused_by_name(given: list[str], said: str, log: Path) -> None:
    found = run_cli("changes", *given, str(log))
    assert (found.status, found.out) == (2, "")
    assert said in " ".join(found.err.split())


def test_processes_and_pipes_give_the_same(log: Path) -> None:
    command = [sys.executable, "-m", "binlog_kaitai", "changes", "--envelope", "debezium"]
    known = subprocess.run([*command, log], capture_output=True, check=True).stdout
    assert subprocess.run([*command, "--jobs", "2", log], capture_output=True, check=True).stdout == known
    piped = subprocess.run([*command, "-"], input=log.read_bytes(), capture_output=True, check=True).stdout
    assert piped.replace(b'"file":"-"', f'"file":"{log.name}"'.encode()) == known


def test_messages_of_mariadb_have_its_gtids() -> None:
    """As its own mariadb-binlog prints them. Debezium has one form of `source` for both connectors."""
    log = DATA / "mariadb-11.8.9" / "gtid-a.000001"
    text = gzip.decompress(log.with_name(f"{log.name}.mysqlbinlog.txt.gz").read_bytes()).decode()
    known = re.findall(r"GTID (\d+-\d+-\d+) trans", text)
    out = run_cli("changes", "--envelope", "debezium", "--operation", "insert", str(log)).out
    sources = [json.loads(line)["value"]["source"] for line in out.splitlines()]
    assert list(dict.fromkeys(source["gtid"] for source in sources)) == known
    assert {source["connector"] for source in sources} == {"mariadb"}
    assert {source["thread"] is None for source in sources} == {False}


def test_a_table_without_names_has_no_keys_and_is_warned_of(tmp_path: Path) -> None:
    made, columns = LogBuilder(), [integer("id", 4), integer("v", 4)]
    made.begin()
    made.table_map(columns, metadata="minimal")
    made.rows("insert", columns, [(None, {"id": 1, "v": 2})])
    made.xid(1)
    found = run_cli("changes", "--envelope", "debezium", str(made.write(tmp_path / "log")))
    assert json.loads(found.out)["key"] is None
    assert "messages have no key" in found.err


def test_what_an_image_lacks_of_a_key_the_other_one_has(tmp_path: Path) -> None:
    """As MySQL logs updates with binlog_row_image=MINIMAL."""
    made, columns = LogBuilder(), [integer("id", 4), integer("v", 4)]
    made.begin()
    made.table_map(columns, primary_key=[0])
    made.rows("update", columns, [({"id": 1}, {"v": 2})], before=["id"], after=["v"])
    made.xid(1)
    found = json.loads(run_cli("changes", "--envelope", "debezium", str(made.write(tmp_path / "log"))).out)
    value = found["value"]
    assert (found["key"], value["op"], value["before"], value["after"]) == ({"id": 1}, "u", {"id": 1}, {"v": 2})


def test_a_transaction_without_a_gtid_is_known_by_its_begin(tmp_path: Path) -> None:
    """As Debezium has it: the file and the position of the BEGIN."""
    made, columns = LogBuilder(), [integer("id", 4)]
    position = made.begin()
    made.insert(columns, {"id": 1}, {"id": 2})
    made.insert(columns, {"id": 1}, table="other")
    made.xid(1)
    given = ["--envelope", "debezium", "--property", "provide.transaction.metadata=true"]
    found = [
        json.loads(line) for line in run_cli("changes", *given, str(made.write(tmp_path / "log"))).out.splitlines()
    ]
    id = f"file=log,pos={position}"
    assert [message["value"].get("transaction") for message in found] == [
        None,
        *(
            {"id": id, "total_order": total, "data_collection_order": order}
            for total, order in [(1, 1), (2, 2), (3, 1)]
        ),
        None,
    ]
    assert [(message["topic"], message["key"]) for message in (found[0], found[-1])] == [
        ("binlog.transaction", {"id": id})
    ] * 2
    counts = {one["data_collection"]: one["event_count"] for one in found[-1]["value"]["data_collections"]}
    assert (found[-1]["value"]["event_count"], counts) == (3, {"shop.t": 2, "shop.other": 1})

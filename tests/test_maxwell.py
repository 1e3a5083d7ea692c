"""Messages of `changes --envelope maxwell` are those that Maxwell gives by its documents and tests."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.builder.columns import integer
from tests.builder.log import LogBuilder
from tests.maxwell import FOLDER, LOG, parse, rows_of
from tests.oracle.checks import run_cli

_COLUMNS = [integer("id", 4), integer("v", 4)]


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The log under the name that it had."""
    path = tmp_path_factory.mktemp("log") / LOG.stem
    path.write_bytes(gzip.decompress(LOG.read_bytes()))
    return path


def _messages(*arguments: object) -> list[dict[str, Any]]:
    out = run_cli("changes", "--envelope", "maxwell", *map(str, arguments)).out
    return [json.loads(line) for line in out.splitlines()]


def test_values_of_all_types(log: Path) -> None:
    expected = parse((FOLDER / "types.sql").read_text(encoding="utf-8")).messages
    assert rows_of(run_cli("changes", "--envelope", "maxwell", str(log)).out.encode()) == expected


def test_all_fields_in_maxwells_order() -> None:
    """As the document of its data format and the tests of its rows have them."""
    names = ("binlog_position", "gtid_position", "server_id", "thread_id", "primary_keys", "primary_key_columns")
    given = [part for name in names for part in ("--property", f"output_{name}=true")]
    first, last = _messages(*given, "--with-query", "samples/mysql-9.7-shop.binlog")[2:5:2]
    begin = ["database", "table", "query", "type", "ts", "xid"]
    end = ["position", "gtid", "server_id", "thread_id", "primary_key", "primary_key_columns", "data"]
    assert (list(first), list(last)) == ([*begin, "xoffset", *end], [*begin, "commit", *end])
    assert (last["position"], last["thread_id"]) == ("mysql-9.7-shop.binlog:3217", 10)
    assert (last["primary_key"], last["primary_key_columns"]) == ([3], ["id"])


def _log(path: Path, *sizes: int) -> Path:
    """Write transactions of so many rows events, each of a hundred rows of one of two tables."""
    made = LogBuilder()
    for number, size in enumerate(sizes):
        made.begin()
        for event in range(size):
            made.table_map(_COLUMNS, table=f"t{event % 2}", primary_key=[0])
            made.rows("insert", _COLUMNS, [(None, {"id": row, "v": event}) for row in range(100)])
        made.xid(number)
    return made.write(path)


def test_the_last_message_of_a_transaction_says_so_and_others_their_numbers(tmp_path: Path) -> None:
    path = _log(tmp_path / "log", 1, 400, 3)
    found = _messages(path)
    assert [message.get("commit") or message["xoffset"] for message in found] == [
        number if number < 100 * size - 1 else True for size in (1, 400, 3) for number in range(100 * size)
    ]
    chosen = _messages("--where", "id = 7", "-T", "shop.t1", path)
    assert [message.get("commit") or message["xoffset"] for message in chosen] == [*range(199), True, True]


def test_what_was_asked_for_decides_about_transactions(tmp_path: Path) -> None:
    path = _log(tmp_path / "log", 1)
    names = ["database", "table", "type", "ts", "data"]
    assert {tuple(found) for found in _messages("--property", "output_commit_info=false", path)} == {tuple(names)}
    found = _messages("--property", "output_xoffset=false", path)
    assert [("commit" in message, "xid" in message) for message in found] == [*[(False, True)] * 99, (True, True)]


def test_processes_and_pipes_give_the_same(tmp_path: Path) -> None:
    path = _log(tmp_path / "log", *[7] * 40)
    command = [sys.executable, "-m", "binlog_kaitai", "changes", "--envelope", "maxwell"]
    known = subprocess.run([*command, path], capture_output=True, check=True).stdout
    assert subprocess.run([*command, "--jobs", "2", path], capture_output=True, check=True).stdout == known
    assert subprocess.run([*command, "-"], input=path.read_bytes(), capture_output=True, check=True).stdout == known


def test_a_transaction_that_cannot_be_read_to_its_end_has_no_last_message(tmp_path: Path) -> None:
    made, short = LogBuilder(), [integer("id", 4), integer("v", 2)]
    for is_damaged in (False, True):
        made.begin()
        for columns in (_COLUMNS, short if is_damaged else _COLUMNS):
            made.table_map(_COLUMNS, primary_key=[0])
            made.rows("insert", columns, [(None, {"id": 1, "v": 2})])  # a short row ends in the middle of a value
        made.xid(1)
    assert ["commit" in message for message in _messages(made.write(tmp_path / "log"))] == [False, True, False]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("output_ddl=true", "'output_ddl' is none of output_commit_info, output_xoffset"),
        ("output_nulls=false", "'output_nulls' is none of"),
        ("output_xoffset=yes", "output_xoffset may be true or false here, not 'yes'"),
        ("topic.prefix=a", "'topic.prefix' is none of"),
    ],
)
def test_what_is_not_there_is_refused_by_name(given: str, said: str, log: Path) -> None:
    found = run_cli("changes", "--envelope", "maxwell", "--property", given, str(log))
    assert (found.status, found.out) == (2, "")
    assert said in " ".join(found.err.split())

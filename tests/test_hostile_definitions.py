"""Definitions and keys that cannot be: of the log itself, of `--schema`, of `--keys`. A line says what is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.oracle.checks import run_cli

DATA = Path(__file__).parent / "data"
LOG = str(DATA / "mysql-5.6.24/trx-a.binlog")
ENCRYPTED = str(DATA / "encrypted/mysql-9.7.4/enc-stmt-a.binlog")
COLUMNS = [integer("id", 4), varchar("name", 20), integer("n", 4)]
ROW: dict[str, Any] = {
    "TABLE_SCHEMA": "corpus_a",
    "TABLE_NAME": "a",
    "COLUMN_NAME": "id",
    "ORDINAL_POSITION": 1,
    "COLUMN_TYPE": "int",
}


@pytest.mark.parametrize(
    "command",
    [
        ("changes",),
        ("changes", "--format", "text"),
        ("sql",),
        ("sql", "--undo"),
        ("verify", "--brief", "--chain"),
        ("history", "-T", "shop.t", "--key", "1"),
        ("state", "-T", "shop.t", "--at", "9999"),
    ],
    ids=" ".join,
)
def test_a_primary_key_of_a_column_that_there_is_not(command: tuple[str, ...], tmp_path: Path) -> None:
    """The log says that column 7 of 3 is the key: its table map is malformed; what stands before it counts."""
    log = LogBuilder()
    log.begin()
    log.table_map(COLUMNS, table="first", primary_key=[0])
    log.rows("insert", COLUMNS, [(None, {"id": 1, "name": "a", "n": 1})])
    log.xid(1)
    log.begin()
    position = log.table_map(COLUMNS, primary_key=[6])
    log.rows("insert", COLUMNS, [(None, {"id": 2, "name": "b", "n": 2})])
    log.xid(2)
    log.rotate()
    run = run_cli(*command, str(log.write(tmp_path / "log.000001")))
    assert run.status == 1
    assert f":{position} TABLE_MAP_EVENT: malformed: the primary key names column 7 of 3" in run.err + run.out


@pytest.mark.parametrize(
    "text",
    [
        "[" * 200_000,
        "[[]]",
        json.dumps([ROW, ROW]),
        json.dumps([ROW]).replace('"ORDINAL_POSITION": 1', '"ORDINAL_POSITION": Infinity'),
        *(json.dumps([ROW | {name: value}]) for name in ROW for value in ([], {}, True, 5.5, "\ud800", None)),
        json.dumps([ROW | {"TABLE_SCHEMA": 5}]),
        json.dumps([ROW | {"CHARACTER_SET_NAME": "\ud800"}]),
    ],
)
def test_rows_of_a_schema_that_no_server_has(text: str, tmp_path: Path) -> None:
    schema = tmp_path / "schema.json"
    schema.write_text(text, "utf-8")
    for command in ("changes", "sql"):
        run = run_cli(command, "--schema", str(schema), LOG)
        assert run.status == 2
        assert run.err.startswith(f"{schema}: is not a schema: ")
        assert len(run.err.splitlines()) == 1


@pytest.mark.parametrize("text", ['{"elements":' + "[" * 200_000, '{"elements":[5]}', '{"elements":[{"data_id":[]}]}'])
def test_keys_that_are_none(text: str, tmp_path: Path) -> None:
    keys = tmp_path / "keys"
    keys.write_text(text, "utf-8")
    run = run_cli("changes", "--keys", str(keys), ENCRYPTED)
    assert run.status == 2
    assert run.err.startswith(f"{keys}: no keys in it")
    assert len(run.err.splitlines()) == 1

"""An index that is not as it was written is no index: the same answers as without it, and a warning."""

from __future__ import annotations

import json
import shutil
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from binlog_kaitai import LogWarning
from binlog_kaitai.archive.index import find_indexed
from binlog_kaitai.archive.index_digest import EMPTY, seal
from binlog_kaitai.log.source import INDEX_FILE, find_sources
from tests.oracle.checks import Run, run_cli

pytestmark = pytest.mark.one_in(2)

SHOP = Path(__file__).parents[2] / "samples" / "mysql-9.7-shop.binlog"
NAME = "binlog.000001"
COMMANDS = [
    ("transactions", "--format", "jsonl"),
    ("stats", "--format", "json"),
    ("changes", "-T", "shop.nothing"),
    ("sql", "--as", "statements", "--include-gtids", "909d22ce-e541-11f1-8dd6-02fc00000001:8"),
    ("events", "--start-datetime", "2026-11-21 00:22:07"),
    ("history", "-T", "shop.orders", "--key", "1"),
    ("verify",),
    ("changes", "--schema-from-log"),
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A log and its index."""
    folder = tmp_path / "logs"
    folder.mkdir()
    shutil.copy(SHOP, folder / NAME)
    assert run_cli("index", str(folder)).status == 0
    return folder


def ask(folder: Path) -> list[Run]:
    return [run_cli(*command, str(folder)) for command in COMMANDS]


def without_warnings(runs: list[Run]) -> list[tuple[int, str, str]]:
    return [
        (
            run.status,
            run.out,
            "".join(line for line in run.err.splitlines(True) if "this index is not used" not in line),
        )
        for run in runs
    ]


def is_known(folder: Path) -> bool:
    (source,) = find_sources(folder)
    return find_indexed(source) is not None


def refuses(folder: Path, data: bytes) -> bool:
    """Whether an index with these bytes is none, with a warning."""
    (folder / INDEX_FILE).write_bytes(data)
    with warnings.catch_warnings(record=True) as met:
        warnings.simplefilter("always")
        known = is_known(folder)
    return not known and [each.category for each in met] == [LogWarning]


STEP = 16


@pytest.mark.parametrize("first", range(STEP))
@pytest.mark.one_in(STEP)
def test_each_byte_counts(first: int, folder: Path) -> None:
    """One bit of each byte of a small index, and each length that it may be cut to."""
    whole = (folder / INDEX_FILE).read_bytes()
    for at in range(first, len(whole), STEP):
        changed = bytearray(whole)
        changed[at] ^= 1 << (at // STEP + first) % 8
        assert refuses(folder, changed), at
    for size in range(first, len(whole), 8 * STEP):
        assert refuses(folder, whole[:size]), size
    assert refuses(folder, whole + b"more")
    (folder / INDEX_FILE).write_bytes(whole)
    assert is_known(folder)


def test_commands_answer_as_without_it(folder: Path) -> None:
    index = folder / INDEX_FILE
    whole = index.read_bytes()
    with_it = ask(folder)
    index.unlink()
    without = ask(folder)
    assert with_it == without
    for at in (0, len(whole) // 3, len(whole) // 2, len(whole) - 300, len(whole) - 1):
        changed = bytearray(whole)
        changed[at] ^= 4
        index.write_bytes(changed)
        found = ask(folder)
        assert without_warnings(found) == without_warnings(without)
        assert all(run.err.count(f"warning: {index}: this index is not used") == 1 for run in found[:3])
    run = run_cli("index", str(folder))
    assert "this index is not used" in run.err
    assert "1 logs, 1 of them new" in run.out
    assert ask(folder) == with_it
    assert is_known(folder)


Ledger = dict[str, Any]
LIES: dict[str, Callable[[dict[str, Any]], object]] = {
    "no ledger": lambda log: log.pop("ledger"),
    "something else": lambda log: log.update(more=1),
    "rows of text": lambda log: log["ledger"]["rows"]["tables"].update(x={"insert": "many"}),
    "a ledger of nothing": lambda log: log.update(ledger={}),
    "a list": lambda log: log.update(ledger=[]),
    "groups that are not there": lambda log: log.update(groups=99),
    "a group before the first": lambda log: log.update(first_group=-1),
    "no parts": lambda log: log.update(parts=[]),
    "parts of text": lambda log: log.update(parts=["abc"]),
    "a part after the end": lambda log: log.update(parts=[[0, 0, None], [1 << 60, 0, None]]),
    "GTIDs of nothing": lambda log: log["ledger"].update(gtids="nonsense"),
    "events of text": lambda log: log["ledger"]["events"].update(decoded={"XID_EVENT": "1"}),
}


@pytest.mark.parametrize("kind", [*LIES, "other columns", "no JSON", "deep"])
def test_hostile_files_with_a_digest(kind: str, folder: Path) -> None:
    index = folder / INDEX_FILE
    table = pq.read_table(index)
    metadata = {key.decode(): value.decode() for key, value in pq.ParquetFile(index).metadata.metadata.items()}
    metadata = {key: value for key, value in metadata.items() if key.startswith("binlog_kaitai")}
    digest = next(key for key in metadata if key.endswith("digest"))
    logs = json.loads(metadata["binlog_kaitai.logs"])
    LIES.get(kind, lambda log: None)(logs[0])
    text = {"no JSON": "{", "deep": "[" * 100_000}.get(kind, json.dumps(logs))
    index.unlink()
    without = ask(folder)
    rows = pa.table({"a": [1]}) if kind == "other columns" else table
    with pq.ParquetWriter(index, rows.schema) as writer:
        writer.write_table(rows)
        writer.add_key_value_metadata(metadata | {"binlog_kaitai.logs": text, digest: EMPTY})
    with index.open("r+b") as file:
        seal(file)
    found = ask(folder)
    assert without_warnings(found) == without_warnings(without)
    assert "this index is not used" in found[0].err

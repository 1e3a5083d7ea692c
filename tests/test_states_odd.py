"""`state` where users go wrong, and where logs have less than a row; `verify --chain` of such logs."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from binlog_kaitai._generated import layout

from tests.builder import LogBuilder, bodies
from tests.builder.bodies import bitmap, lenenc
from tests.builder.columns import Column, image, integer
from tests.checker.documents import array, json_column
from tests.oracle.checks import run_cli

SHOP = str(Path(__file__).parent.parent / "samples/mysql-9.7-shop.binlog")
SIZE = Path(SHOP).stat().st_size
ORDERS = ("state", SHOP, "-T", "shop.orders", "--at")
COLUMNS = [integer("id", 4), json_column("doc")]
_J = layout.JsonType


@pytest.mark.parametrize(
    ("at", "where"),
    [
        ("7000", ":6690 (909d22ce-e541-11f1-8dd6-02fc00000001:11, 2026-11-21 00:22:07 UTC)"),
        ("909d22ce-e541-11f1-8dd6-02fc00000001:12", ":7283 (909d22ce-e541-11f1-8dd6-02fc00000001:12,"),
        ("2036-01-01 00:00", ":9010 (909d22ce-e541-11f1-8dd6-02fc00000001:16,"),
        ("2001-01-01 00:00", "before the first transaction"),
        (str(SIZE), ":9010 ("),
    ],
)
def test_where_it_cut_is_said(at: str, where: str) -> None:
    run = run_cli(*ORDERS, at)
    assert run.status == 0
    assert where in run.err
    assert "beyond" not in run.err


@pytest.mark.parametrize("at", ["99999999", f"{Path(SHOP).name}:{SIZE + 1}"])
def test_a_position_beyond_the_end_is_said(at: str) -> None:
    run = run_cli(*ORDERS, at)
    assert run.out == run_cli(*ORDERS, str(SIZE)).out
    assert f"--at {at} is beyond the end of the log, which was read up to {SIZE:,}" in run.err


def test_where_a_compressed_transaction_ends(tmp_path: Path) -> None:
    inside, log = LogBuilder(inside_payload=True), LogBuilder()
    inside.begin()
    inside.table_map(COLUMNS[:1], primary_key=[0])
    inside.rows("insert", COLUMNS[:1], [(None, {"id": 1})])
    inside.xid(1)
    position = log.payload(inside)
    end = len(log.data)
    log.rotate()
    path = log.write(tmp_path / "log.000001")
    assert f"{path}:{end} (" in run_cli("state", str(path), "-T", "shop.t", "--at", str(end)).err
    assert "no row of it was changed" in run_cli("state", str(path), "-T", "shop.t", "--at", str(position)).err


@pytest.mark.parametrize("name", ["s.csv", "s.sql", "s.JSONL"])
def test_a_file_that_its_name_says_is_something_else(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    run = run_cli(*ORDERS, "7000", "--output", str(path))
    assert run.status == 2
    assert "a Parquet file is written" in run.err
    assert not path.exists()
    for other in (tmp_path / "s.parquet", tmp_path / "noon"):
        assert run_cli(*ORDERS, "7000", "-o", str(other)).status == 0
        assert pq.read_table(other).num_rows == 2


def document(number: int) -> bytes:
    """``{"a": number}``"""
    kind, data = array([(int(_J.int16), number.to_bytes(2, "little"))], [b"a"])
    return bytes([kind]) + data


def partial(log: LogBuilder, key: int, difference: bytes) -> None:
    """An update of a row of which the image before has the key only."""
    log.begin()
    log.table_map(COLUMNS, primary_key=[0])
    data = image(COLUMNS, [True, False], {"id": key})
    data += lenenc(1) + bitmap([True]) + bitmap([False]) + len(difference).to_bytes(4, "little") + difference
    body = bodies.rows(log.table_id, data, [True, False], [False, True])
    log.event(layout.EventType.partial_update_rows_event, body)
    log.xid(key)


def insert(log: LogBuilder, columns: list[Column], key: int) -> None:
    log.begin()
    log.table_map(columns, primary_key=[0])
    log.rows("insert", columns, [(None, {"id": key, "doc": document(7)})])
    log.xid(key)


def test_a_document_of_which_only_a_difference_is_known_is_unknown(tmp_path: Path) -> None:
    """Nor does it break the chain, where a later image has all of it; a difference of nothing changes nothing."""
    log = LogBuilder()
    log.query("CREATE TABLE shop.t (id INT PRIMARY KEY, doc JSON)")
    for key in (1, 2, 3):
        insert(log, COLUMNS, key)
    change = b"\0\3$.a\3\5\1\0"  # $.a becomes 1
    partial(log, 1, change)
    partial(log, 2, change)
    partial(log, 3, b"")
    at = len(log.data)
    log.begin()
    log.table_map(COLUMNS, primary_key=[0])
    log.rows("update", COLUMNS, [({"id": 2, "doc": document(1)}, {"id": 2, "doc": document(2)})])
    log.xid(9)
    log.rotate()
    path = str(log.write(tmp_path / "log.000001"))
    run = run_cli("state", path, "-T", "shop.t", "--at", str(at))
    assert [json.loads(line) for line in run.out.splitlines()] == [{"id": 3, "doc": {"a": 7}}]
    assert "unknown: 2 rows of which the logs do not have all columns: 1, 2" in run.err
    run = run_cli("state", path, "-T", "shop.t", "--at", str(len(log.data)))
    assert [json.loads(line)["id"] for line in run.out.splitlines()] == [2, 3]
    assert "all fit" in run_cli("verify", "--brief", "--chain", path).err


def dump(path: Path, log: Path, position: int, *columns: str) -> str:
    """A dump of shop.t as mysqldump writes it, taken at a place."""
    lines = [
        "/*!50503 SET NAMES utf8mb4 */;",
        f"-- CHANGE REPLICATION SOURCE TO SOURCE_LOG_FILE='{log.name}', SOURCE_LOG_POS={position};",
        f"CREATE TABLE `t` ({', '.join(f'`{name}` int NOT NULL' for name in columns)}, PRIMARY KEY (`id`));",
        f"INSERT INTO `t` VALUES ({','.join('1' for _ in columns)}),({','.join('2' for _ in columns)});",
    ]
    path.write_text("\n".join(lines), "utf-8")
    return str(path)


def test_a_baseline_before_a_log_in_which_nothing_happened(tmp_path: Path) -> None:
    log = LogBuilder()
    start = len(log.data)
    log.rotate()
    path = log.write(tmp_path / "log.000001")
    baseline = dump(tmp_path / "dump.sql", path, start, "id", "n")
    for at in (str(start), f"{path.name}:{len(log.data)}", "2036-01-01 00:00"):
        run = run_cli("state", str(path), "-T", "shop.t", "--at", at, "--baseline", baseline)
        assert run.status == 0
        assert [json.loads(line) for line in run.out.splitlines()] == [{"id": 1, "n": 1}, {"id": 2, "n": 2}]


def test_a_table_that_was_made_anew_before_the_baseline(tmp_path: Path) -> None:
    """The definition of the one before it is not that of the rows."""
    log = LogBuilder()
    log.begin()
    log.table_map(COLUMNS[:1], primary_key=[0])
    log.rows("insert", COLUMNS[:1], [(None, {"id": 1})])
    log.xid(1)
    log.query("DROP TABLE shop.t")
    log.query("CREATE TABLE shop.t (id INT PRIMARY KEY, n INT)")
    end = len(log.data)
    log.rotate()
    path = log.write(tmp_path / "log.000001")
    baseline = dump(tmp_path / "dump.sql", path, end, "id", "n")
    run = run_cli("state", str(path), "-T", "shop.t", "--at", str(end), "--baseline", baseline)
    assert run.status == 0
    assert [json.loads(line) for line in run.out.splitlines()] == [{"id": 1, "n": 1}, {"id": 2, "n": 2}]

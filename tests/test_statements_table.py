"""The table `_statements` beside the typed tables: what a log says besides rows, against SHOW BINLOG EVENTS."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.dataset as ds
import pyarrow.parquet as pq
import pytest

from binlog_kaitai import columnar
from binlog_kaitai.arrow.lineage import lineage_names
from binlog_kaitai.arrow.statements import STATEMENTS
from binlog_kaitai.cli import main
from tests.builder import LogBuilder
from tests.builder.columns import integer
from tests.oracle import corpus
from tests.oracle.corpus import Log
from tests.oracle.show_binlog_events import ShownEvent

ROOT = Path(__file__).parents[1]
SHOP = ROOT / "samples" / "mysql-9.7-shop.binlog"
NAMES = {
    "mysql-9.7.4/xa-a.binlog",
    "mysql-9.7.4/row-ddl-a.binlog",
    "mysql-9.7.4/compress-a.binlog",
    "mysql-9.7.4/trx-a.binlog",
    "mysql-5.6.24/trx-a.binlog",
    "mysql-5.6.24/row-ddl-a.binlog",
    "mariadb-11.8.9/xa-a.binlog",
    "mariadb-11.8.9/trx-a.binlog",
}
LOGS = [log for log in corpus.load(ROOT / "tests" / "data") if log.name in NAMES]
NO_STATEMENT = re.compile(r"BEGIN|COMMIT|ROLLBACK|XA (START|END) .*|(use `[^`]*`; )?(SAVEPOINT|ROLLBACK TO|RELEASE) .*")
BEHIND = re.compile(r"\s*/\* xid=\d+ \*/$")


def export(folder: Path, *arguments: str) -> Path:
    main(["export", *arguments, "--output", str(folder)])
    return folder


def statements(folder: Path) -> list[dict[str, Any]]:
    place = folder / STATEMENTS
    return pq.read_table(sorted(place.glob("*"))).to_pylist() if place.is_dir() else []


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.name)
def test_statements_are_those_that_the_server_shows(log: Log, tmp_path: Path) -> None:
    shown = log.shown_events()
    assert shown
    wanted = [(None if event.in_payload else event.position, text) for event in shown if (text := _said(event))]
    found = statements(export(tmp_path / "out", str(log.path)))
    assert len(found) == len(wanted)
    for row, (position, text) in zip(found, wanted, strict=True):
        assert (None if row["_payload_offset"] is not None else row["_position"]) == position
        assert text in (row["statement"], f"use `{row['database']}`; {row['statement']}")


def _said(event: ShownEvent) -> str | None:
    """The statement that an event is, unless it only begins or ends a transaction."""
    text = BEHIND.sub("", event.info)
    if event.type == "Query":
        return None if NO_STATEMENT.fullmatch(text) else text
    return text if event.type == "XA_prepare" and "ONE PHASE" not in text else None


def changed(folder: Path) -> Path:
    """A table that is filled, emptied in three ways, and a statement that is in a transaction."""
    log = LogBuilder()
    for number, text in enumerate(("TRUNCATE `t`", "DROP TABLE IF EXISTS shop.t, u", "DROP DATABASE shop")):
        log.gtid(2 * number)
        log.begin()
        log.insert([integer("id", 4)], {"id": number})
        log.xid(number)
        log.gtid(2 * number + 1)
        log.query(text, database="shop")
    log.gtid(9)
    log.begin()
    log.query("INSERT INTO v VALUES (1)", database="shop")
    log.xid(9)
    return log.write(folder / "binlog.000007")


def test_statements_stand_in_the_order_of_the_rows(tmp_path: Path) -> None:
    out = export(tmp_path / "out", str(changed(tmp_path)))
    found = statements(out)
    assert [row["empties"] for row in found] == [["shop.t"], ["shop.t", "shop.u"], ["shop.*"], []]
    rows = ds.dataset(out / "shop.t").to_table().to_pylist()
    both = sorted([*rows, *found], key=lambda row: tuple(row["_sequence"].values()))
    assert [row.get("id", row.get("statement")) for row in both] == [
        *(0, "TRUNCATE `t`"),
        *(1, "DROP TABLE IF EXISTS shop.t, u"),
        *(2, "DROP DATABASE shop"),
        "INSERT INTO v VALUES (1)",
    ]
    assert [row["_gtid"].rpartition(":")[2] for row in found] == ["1", "3", "5", "9"]


def test_statements_are_of_the_range_that_is_wanted_and_before_damage(tmp_path: Path) -> None:
    log = changed(tmp_path)
    everything = statements(export(tmp_path / "all", str(log)))
    later = export(tmp_path / "later", "--start-position", str(everything[1]["_position"]), str(log))
    assert statements(later) == everything[1:]
    data = bytearray(log.read_bytes())
    data[everything[1]["_position"] + 30] ^= 1
    damaged = tmp_path / "damaged" / log.name
    damaged.parent.mkdir()
    damaged.write_bytes(data)
    for mode, wanted in ("failfast", [0]), ("permissive", [0, 2, 3]):
        found = statements(export(tmp_path / mode, "--mode", mode, str(damaged)))
        assert [row["statement"] for row in found] == [everything[number]["statement"] for number in wanted]


def test_a_reader_that_opens_the_whole_output_passes_over_statements(tmp_path: Path) -> None:
    out = export(tmp_path / "out", str(changed(tmp_path)))
    assert all(STATEMENTS not in file for file in ds.dataset(out).files)
    assert ds.dataset(out / STATEMENTS).to_table().num_rows == 4


@pytest.mark.parametrize("lineage", ["full", "light", "none"])
def test_lineage(lineage: Any, tmp_path: Path) -> None:
    out = export(tmp_path / lineage, "--lineage", lineage, "--partition-by-date", str(SHOP))
    (part,) = (out / "shop.orders").rglob("*.parquet")
    own = ["id", "customer_id", "status", "total", "created_at", "pickup", "attrs"]
    found = pq.ParquetFile(part).read()
    assert found.column_names == [*own, *lineage_names(lineage)]
    assert columnar.to_arrow(SHOP, "shop.orders", lineage=lineage).read_all().equals(found.cast(_schema(lineage)))


def _schema(lineage: Any) -> pa.Schema:
    return columnar.to_arrow(SHOP, "shop.orders", lineage=lineage).schema

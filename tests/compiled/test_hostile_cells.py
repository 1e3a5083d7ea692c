"""Any bytes in cells of any type, with any metadata: each row becomes rows of Arrow or costs itself, in both engines.

What Arrow's types cannot hold must be found where a row is decoded: a batch that cannot be made costs all its rows.
"""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from binlog_kaitai import read_events
from binlog_kaitai.arrow import object_batches as objects
from binlog_kaitai.arrow.columns import cell_fields
from binlog_kaitai.arrow.object_batches import ObjectBatches
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.export.folder import OutputFolder
from binlog_kaitai.export.parquet import export_log
from binlog_kaitai.log.source import Source
from binlog_kaitai.rows.table import Column as TableColumn
from binlog_kaitai.rows.table import Table
from tests.builder.columns import Column, integer
from tests.builder.log import LogBuilder
from tests.chosen import always
from tests.compiled.tables import Engine, assert_same, collect, reader_by
from tests.oracle.objects.tables import ObjectTables

METADATA = {
    1: 0,
    2: 0,
    3: 0,
    4: 1,
    5: 1,
    7: 0,
    8: 0,
    9: 0,
    10: 0,
    11: 0,
    12: 0,
    13: 0,
    15: 2,
    16: 2,
    17: 1,
    18: 1,
    19: 1,
}
METADATA |= {242: 1, 245: 1, 246: 2, 247: 2, 248: 2, 249: 1, 250: 1, 251: 1, 252: 1, 254: 2, 255: 1, 140: 1, 141: 2}
"""Bytes of metadata by type of column, as the servers' documentation has them."""
SEEDS = always(10, range(300))


def hostile_column(chance: random.Random) -> Column:
    kind = chance.choice(sorted(METADATA))
    meta = bytes(chance.choice((0, 1, 2, 3, 4, 6, 8, 30, 65, 70, 247, 248, 254, 255)) for _ in range(METADATA[kind]))
    labels = None
    if kind == 254 and meta[0] in (247, 248):
        labels = tuple(chance.choice(("a", "b", "ä", "c" * 70)) for _ in range(chance.choice((1, 3, 64))))
    collation = chance.choice((255, 63, 28, 8, 33, 90, 60)) if kind in (15, 249, 250, 251, 252, 253, 254) else None
    return Column("v", kind, meta, bytes, chance.choice((None, True, False)), collation, labels)


def cell(column: TableColumn, chance: random.Random) -> bytes:
    """Any bytes for a cell of the right length, as far as there is one."""
    found = cell_fields(column)
    size = 0 if found is None or found[0] > 512 else found[0]
    if column.cell.rule != "prefixed":
        return _bytes(chance, size)
    data = _bytes(chance, chance.choice((0, 1, 2, 4, 8, 25)))
    return len(data).to_bytes(max(size, 1), "little") + data


def _bytes(chance: random.Random, length: int) -> bytes:
    return bytes(chance.choice((0, 1, 0x7F, 0x80, 0xFF, chance.randrange(256))) for _ in range(length))


def hostile_log(chance: random.Random, path: Path) -> Path:
    log = LogBuilder()
    for number in range(20):
        columns = [integer("n", 4), hostile_column(chance), integer("last", 1)]
        log.begin()
        log.table_id = 100 + number
        metadata = chance.choice(("full", "full", "none"))
        log.table_map(columns, table=f"t{number}", metadata=metadata)
        map_only = log.write(path)
        (table,) = [event.body.table for event in read_events(map_only) if event.position == log.positions[-1]]
        rows = [{"n": row, "v": cell(table.columns[1], chance), "last": 5} for row in range(6)]
        rows.append({"n": 6, "v": None, "last": 5})
        log.rows("insert", columns, [(None, row) for row in rows])
        log.xid(number)
    return log.write(path)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.one_in(2)
def test_hostile_cells(seed: int, tmp_path: Path) -> None:
    path = hostile_log(random.Random(seed), tmp_path / "log")
    for text_errors in ("bytes", "strict", "replace"):
        options = ReadOptions(mode="permissive", text_errors=text_errors)  # type: ignore[arg-type]
        both = {}
        for engine in ("objects", "compiled"):
            reader = reader_by(engine, str(path), options)
            tables, error = collect(reader)
            assert error is None
            assert sum(table.num_rows for table in tables.values()) == reader.ledger.rows.total()
            both[engine] = tables, reader.ledger.as_json()
        assert_same(both["compiled"][0], both["objects"][0])
        assert both["compiled"][1] == both["objects"][1]


@pytest.mark.parametrize("seed", SEEDS[:5])
def test_what_is_written_is_what_the_ledger_says(seed: int, tmp_path: Path) -> None:
    path = hostile_log(random.Random(1000 + seed), tmp_path / "log")
    folder = OutputFolder.create(tmp_path / "out", overwrite=False)
    source = Source(str(path), path.stat().st_size)
    result = export_log(folder, 1, source, ReadOptions(mode="permissive"))
    folder.commit(result.as_json(), result.files)
    written = sum(pq.read_metadata(tmp_path / "out" / name).num_rows for name in result.files)
    assert written == result.ledger.rows.total() > 0


@pytest.mark.parametrize("engine", ["objects", "compiled"])
def test_a_name_that_is_no_text(engine: Engine, tmp_path: Path) -> None:
    """The name of the log is in every row."""
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/log-\xff"))
    hostile_log(random.Random(1), path)
    tables, error = collect(reader_by(engine, str(path), ReadOptions(mode="permissive")))
    assert error is None
    assert {name for table in tables.values() for name in table["_file"].to_pylist()} == {f"{tmp_path}/log-\\udcff"}


def test_a_batch_that_cannot_be_made_is_not_in_the_ledger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Should there be such a batch after all: its rows count as what they are, lost."""
    path = hostile_log(random.Random(1), tmp_path / "log")
    make, broken = objects.ObjectBatches._batch, "t3"

    def failing(self: ObjectBatches, table: Table, lines: list[Any]) -> pa.RecordBatch:
        if table.name == broken:
            raise MalformedEventError("a batch that cannot be made")
        return make(self, table, lines)

    monkeypatch.setattr(objects.ObjectBatches, "_batch", failing)
    monkeypatch.setattr("binlog_kaitai.export.parquet.TableReader", ObjectTables)
    folder = OutputFolder.create(tmp_path / "out", overwrite=False)
    source = Source(str(path), path.stat().st_size)
    result = export_log(folder, 1, source, ReadOptions(mode="permissive"))
    folder.commit(result.as_json(), result.files)
    written = sum(pq.read_metadata(tmp_path / "out" / name).num_rows for name in result.files)
    assert written == result.ledger.rows.total()
    assert f"shop.{broken}" not in {table for table, _ in result.ledger.rows}
    assert any("a batch that cannot be made" in error for error in result.ledger.errors)
    assert any("decoded and not written" in error for error in result.ledger.errors)

"""Tables that change in a log and between logs: `to_arrow` has all of their columns, in types that hold all values."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

from binlog_kaitai import BinlogError, Filter, ReadOptions, columnar, iter_changes, to_arrow
from binlog_kaitai.arrow.arrays import plain
from binlog_kaitai.arrow.schema import LINEAGE, PRIMARY_KEY
from tests.builder import Column, LogBuilder
from tests.builder.columns import blob, date_, datetime2, decimal, double, integer, varchar, vector
from tests.made.altered import ID, Step, add, one_log

ROOT = Path(__file__).parent.parent
SHOP = ROOT / "samples" / "mysql-9.7-shop.binlog"
DATA = ROOT / "tests" / "data"
ALTERED = [SHOP, *sorted(DATA.glob("*/row-ddl*.binlog")), *sorted(DATA.glob("*/ddl-*.binlog"))]


def own(schema: pa.Schema) -> dict[str, pa.DataType]:
    return {field.name: field.type for field in schema if field.name not in LINEAGE.names}


def rows(found: pa.Table) -> list[dict[str, Any]]:
    """What is there, without the lineage."""
    names = list(own(found.schema))
    return [{name: row[name] for name in names if row[name] is not None} for row in found.to_pylist()]


def test_columns_that_come_and_go_in_one_log_are_all_there(tmp_path: Path) -> None:
    steps: list[Step] = [
        ([ID, varchar("gone", 20)], {"id": 1, "gone": "a"}),
        ([ID], {"id": 2}),
        ([integer("id", 8), integer("n", 2), varchar("new", 20)], {"id": 1 << 40, "n": 3, "new": "c"}),
        ([integer("id", 8), varchar("new", 20), integer("n", 4, unsigned=True)], {"id": 4, "n": 1 << 31, "new": "d"}),
    ]
    found = columnar.to_arrow(one_log(tmp_path / "log", *steps), "shop.t").read_all()
    found.validate(full=True)
    assert own(found.schema) == {"id": pa.int64(), "new": pa.string(), "n": pa.int64(), "gone": pa.string()}
    assert found.schema.names[-len(LINEAGE) :] == LINEAGE.names
    assert rows(found) == [row for _, row in steps]


def test_a_definition_that_comes_back_is_the_last(tmp_path: Path) -> None:
    """Its key is that of the table."""
    log = LogBuilder()
    columns = [ID, integer("b", 4)]
    add(log, columns, {"id": 1, "b": 2})
    add(log, columns, {"id": 1, "b": 3}, key=[0, 1])
    add(log, columns, {"id": 2, "b": 4})
    schema = columnar.to_arrow(log.write(tmp_path / "log"), "shop.t").schema
    assert [(schema.field(name).metadata or {}).get(PRIMARY_KEY.encode()) for name in ("id", "b")] == [b"1", None]
    add(log, columns[1:], {"b": 5})
    schema = columnar.to_arrow(log.write(tmp_path / "log"), "shop.t").schema
    keys = [(schema.field(name).metadata or {}).get(PRIMARY_KEY.encode()) for name in ("id", "b")]
    assert keys == [None, b"1"]  # id is not one of the table's now


def test_a_column_whose_name_gets_other_letters_is_one(tmp_path: Path) -> None:
    path = one_log(
        tmp_path / "log", ([ID, integer("N", 4)], {"id": 1, "N": 1}), ([ID, integer("n", 4)], {"id": 2, "n": 2})
    )
    found = to_arrow(path, "shop.t").read_all()
    assert rows(found) == [{"id": 1, "n": 1}, {"id": 2, "n": 2}]


@pytest.mark.parametrize("log", ALTERED, ids=lambda log: f"{log.parent.name}-{log.name}")
def test_every_value_of_a_servers_log_is_there(log: Path) -> None:
    """Of tables that a server has altered: against the changes, which have no common schema."""
    wanted: dict[str, list[dict[str, Any]]] = {}
    options = ReadOptions(json="text")
    for change in iter_changes(log, json="text"):
        images = [image for image in (change.before, change.after) if image is not None]
        wanted.setdefault(f"{change.database}.{change.table}", []).extend(images)
    assert wanted
    for name, images in wanted.items():
        found = to_arrow(log, name, options).read_all().to_pylist()
        assert len(found) == len(images)
        for row, image in zip(found, images, strict=True):
            raw = dict(row["_raw_values"])
            for column, value in image.items():
                assert value is None or row[column] is not None or column in raw, (name, column, value)
                assert _same(row[column], value) or column in raw, (name, column, value, row[column])


def _same(ours: Any, wanted: Any) -> bool:
    wanted = plain(wanted)
    return bool(ours == wanted) or str(ours) == str(wanted) or (isinstance(wanted, str) and ours == wanted.encode())


def test_the_samples_customers_have_their_phones() -> None:
    found = to_arrow(SHOP, "shop.customers").read_all().to_pylist()
    phones = [image["phone"] for c in iter_changes(SHOP) for image in (c.before, c.after) if image and "phone" in image]
    assert [row["phone"] for row in found][-len(phones) :] == phones
    assert any(phones)


def test_how_many_logs_are_looked_at(tmp_path: Path) -> None:
    """What the last ones do not know is an error with the place."""
    first = LogBuilder()
    place = add(first, [ID, varchar("gone", 20)], {"id": 1, "gone": "x"})
    paths = [first.write(tmp_path / "binlog.000001")]
    paths.append(one_log(tmp_path / "binlog.000002", ([ID], {"id": 2})))
    assert own(to_arrow(paths, "shop.t").schema) == {"id": pa.int32(), "gone": pa.string()}
    assert own(to_arrow(paths, "shop.t", schema_from=2).schema) == {"id": pa.int32(), "gone": pa.string()}
    with pytest.raises(BinlogError, match=rf"binlog\.000001:{place}: shop\.t has a column gone here"):
        to_arrow(paths, "shop.t", schema_from=1).read_all()
    other = LogBuilder()
    other.gtid(1)
    other.write(tmp_path / "binlog.000003")  # without the table: the logs before it tell
    assert own(to_arrow([*paths, tmp_path / "binlog.000003"], "shop.t", schema_from=1).schema) == {"id": pa.int32()}


def test_a_value_that_a_type_cannot_hold_has_its_place(tmp_path: Path) -> None:
    first, wide = LogBuilder(), [integer("id", 8)]
    add(first, wide, *({"id": number} for number in range(50)))
    place = add(first, wide, {"id": 7}, {"id": 1 << 40})
    add(first, wide, {"id": 1 << 41})
    paths = [first.write(tmp_path / "binlog.000001"), one_log(tmp_path / "binlog.000002", ([ID], {"id": 2}))]
    with pytest.raises(BinlogError) as caught:
        columnar.to_arrow(paths, "shop.t", schema_from=1).read_all()
    assert caught.value.position == place
    assert "column id of shop.t is int64 here, with a value that int32 cannot hold" in str(caught.value)


def test_types_without_a_common_one_are_an_error(tmp_path: Path) -> None:
    path = one_log(
        tmp_path / "log", ([ID, vector("v")], {"id": 1, "v": [1.0]}), ([ID, integer("v", 4)], {"id": 1, "v": 1})
    )
    with pytest.raises(ValueError, match="column v was list<item: float> and int32"):
        to_arrow(path, "shop.t")


@pytest.mark.parametrize(
    ("one", "other", "kind", "values"),
    [
        ((integer("c", 4), 1 << 30), (double("c"), 0.5), pa.float64(), [float(1 << 30), 0.5]),
        ((decimal("c", 10, 2), Decimal("1.25")), (decimal("c", 12, 4), Decimal("-7.0001")), pa.decimal128(12, 4), None),
        ((date_("c"), (2026, 11, 20)), (datetime2("c", 6), None), pa.timestamp("us"), None),
        ((varchar("c", 20), "x"), (blob("c", 2), b"\xff"), pa.binary(), [b"x", b"\xff"]),
        ((integer("c", 4), -5), (varchar("c", 20), "five"), pa.string(), ["-5", "five"]),
    ],
    ids=["double", "decimal", "datetime", "bytes", "text"],
)
def test_types_that_become_others(
    one: tuple[Column, Any], other: tuple[Column, Any], kind: pa.DataType, values: list[Any] | None, tmp_path: Path
) -> None:
    steps = [([ID, column], {"id": 1, "c": value}) for column, value in (one, other)]
    found = to_arrow(one_log(tmp_path / "log", *steps), "shop.t").read_all()
    assert found.schema.field("c").type == kind
    if values is not None:
        assert found["c"].to_pylist() == values


def test_a_log_that_is_read_once_has_its_first_definition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From standard input, which cannot be looked at before; another column is no silent loss."""
    import io
    import sys

    log = LogBuilder()
    add(log, [ID], {"id": 1})
    place = add(log, [ID, varchar("new", 20)], {"id": 2, "new": "x"})
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(bytes(log.data))))
    with pytest.raises(BinlogError, match=rf":{place}: shop\.t has a column new here that the schema lacks"):
        to_arrow("-", "shop.t").read_all()


def test_hours_without_the_table_have_no_rows(tmp_path: Path) -> None:
    path = one_log(tmp_path / "log", ([ID], {"id": 1}))
    found = to_arrow(path, "shop.t", filter=Filter(stop_time=0)).read_all()
    assert found.num_rows == 0
    assert own(found.schema) == {"id": pa.int32()}


@pytest.mark.parametrize("statement", [None, "SAVEPOINT a"])
def test_tables_in_payloads(statement: str | None, tmp_path: Path) -> None:
    """Also in those that the loops leave to the object path."""
    log = LogBuilder()
    for number, columns in enumerate(([ID, varchar("gone", 20)], [ID, integer("n", 4)])):
        inside = LogBuilder(inside_payload=True)
        inside.table_id += number
        inside.begin()
        if statement is not None:
            inside.query(statement)
        inside.insert(columns, {"id": number, "gone": "a", "n": 5})
        inside.xid(number)
        log.gtid(number + 1)
        log.payload(inside)
    found = columnar.to_arrow(log.write(tmp_path / "log"), "shop.t").read_all()
    assert rows(found) == [{"id": 0, "gone": "a"}, {"id": 1, "n": 5}]


def test_what_stands_behind_damage(tmp_path: Path) -> None:
    """In permissive mode it counts; in failfast mode what is before it is returned."""
    log = LogBuilder()
    add(log, [ID], {"id": 1})
    place = add(log, [ID], {"id": 2})
    add(log, [ID, integer("n", 4)], {"id": 3, "n": 3})
    log.data[place + 25] ^= 1  # the checksum is wrong
    path = log.write(tmp_path / "log")
    found = columnar.to_arrow(path, "shop.t", ReadOptions(mode="permissive")).read_all()
    assert rows(found) == [{"id": 1}, {"id": 3, "n": 3}]
    reader = columnar.to_arrow(path, "shop.t")
    assert own(reader.schema) == {"id": pa.int32()}
    assert reader.read_next_batch()["id"].to_pylist() == [1]
    with pytest.raises(BinlogError, match="checksum"):
        reader.read_all()

"""The latest state of tables by Spark against what the servers' SELECT returned; rows that change their keys."""

from __future__ import annotations

import base64
import gzip
import json
import random
import re
import struct
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from py4j.protocol import Py4JJavaError
from pyspark.errors import PySparkException
from pyspark.sql import DataFrame, SparkSession

from binlog_kaitai.schema.load import load_schema
from binlog_kaitai.spark import latest_state
from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.oracle import corpus
from tests.oracle.corpus import Log
from tests.oracle.final_tables import FinalTable, read_tables
from tests.oracle.server_values import ServerColumn, same_as_defined

DATA = Path(__file__).parents[1] / "data"
WORKLOADS = corpus.with_final_tables([log for log in corpus.load(DATA) if log.undamaged])
REFUSED = re.compile(
    r"this statement may have changed some: |mysql_binlog: no rows of |this is not the definition that was in force"
)
"""Why a table is not in the log: statements in its place; or NAME.sql has another definition than the log."""
NOT_IN_THE_LOG = {
    ("fk-native-a", "corpus_a.child"): "rows that a cascade took of a statement of another table",
    ("fk-native-a", "corpus_a.child2"): "the same",
    ("row-image-minimal-a", "corpus_a.pk"): "on MariaDB what REPLACE set to defaults",
    ("row-mtypes-a", "corpus_a.sv"): "what SELECT leaves out of a system-versioned table",
}
_NOT_NAMED = {"b", "bl", "d", "e", "j", "n1", "tx"}
MAY_LACK = {
    ("row-image-minimal-a", "corpus_a.pk"): _NOT_NAMED,
    ("v1-image-minimal-a", "corpus_a.pk"): _NOT_NAMED,
    ("row-image-noblob-a", "corpus_a.pk"): {"bl", "j", "tx"},
}
"""Columns that are nowhere in the log for some row: no INSERT named them, or they are not sent with a moved key. The
logs of all others have whole rows."""
_NO_DATE = re.compile(r"0000-|-00")
_OPAQUE = {"inet4", "inet6", "uuid"}


def text_of(value: Any, column: ServerColumn) -> str:
    """A value of Spark as `changes` writes it in JSON."""
    match value:
        case None:
            return "null"
        case bytes():
            return json.dumps(base64.b64encode(value).decode())
        case dict():
            return json.dumps({"srid": value["srid"], "wkb": value["wkb"].hex()})
        case Decimal():
            return f"{value:f}" if column.kind in ("bigint", "bit") else json.dumps(f"{value:f}")
        case float() if column.kind == "float":
            return next(text for digits in range(1, 10) if _as_float(text := f"{value:.{digits}g}") == value)
        case datetime() | date() | timedelta():
            return json.dumps(_moment(value, int(column.argument or 0) if column.kind != "date" else 0))
        case str() if column.kind == "json":
            return value
        case _:
            return json.dumps(value, ensure_ascii=False)


def _as_float(text: str) -> float | None:
    """The FLOAT that is nearest to a number; None beyond the largest."""
    with suppress(OverflowError):
        return float(struct.unpack("<f", struct.pack("<f", float(text)))[0])
    return None


def _moment(value: Any, digits: int) -> str:
    if isinstance(value, timedelta):
        seconds = abs(value) // timedelta(seconds=1)
        text = f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}"
        return ("-" if value < timedelta(0) else "") + text + _fraction(abs(value).microseconds, digits)
    if not isinstance(value, datetime):
        return str(value.isoformat())
    utc = value.astimezone(UTC).replace(tzinfo=None) if value.tzinfo else value
    text = utc.replace(microsecond=0).isoformat(sep="T" if value.tzinfo else " ")
    return text + _fraction(value.microsecond, digits) + ("Z" if value.tzinfo else "")


def _fraction(micros: int, digits: int) -> str:
    return f".{micros:06}"[: digits + 1] if digits else ""


def differences(table: FinalTable, found: list[dict[str, Any]], may_lack: set[str]) -> list[str]:
    """What the server's rows have and ours have not; columns that ours say they lack are not compared, if they may."""
    if len(table.rows) != len(found):
        return [f"{len(table.rows)} rows, ours {len(found)}"]
    left = list(found)
    said = [f"lacks {name}" for name in sorted({name for row in found for name in row["_absent"]} - may_lack)]
    for row in table.rows:
        nearest = min(left, key=lambda ours: len(_of_row(table, row, ours)))
        left.remove(nearest)
        said += _of_row(table, row, nearest)
    return said


def _of_row(table: FinalTable, row: dict[str, Any], ours: dict[str, Any]) -> list[str]:
    said = []
    for column in table.columns:
        wanted, name = row[column.name], column.name
        if name in ours["_absent"] or column.kind in _OPAQUE:
            continue
        text = text_of(ours[name], column)
        has_no_type = text == "null" and isinstance(wanted, str) and _NO_DATE.search(wanted)
        if not has_no_type and not same_as_defined(column, wanted, text, row.get(f"{name}__f64")):
            said.append(f"{name} {column.type}: {wanted!r}, ours {text}")
    return said


def definitions(tables: Path, folder: Path) -> Path:
    """The statements that made the tables. A key that is only UNIQUE is called the primary one: no log tells it."""
    name = tables.name.removesuffix(".gz").removesuffix(".rows.jsonl")
    plain, packed = tables.with_name(f"{name}.sql"), tables.with_name(f"{name}.sql.gz")
    data = plain.read_bytes() if plain.exists() else gzip.decompress(packed.read_bytes())
    path = folder / f"{name}.sql"
    path.write_bytes(data.replace(b"UNIQUE KEY(u1,u2)", b"PRIMARY KEY(u1,u2)"))
    return path


def state_of(spark: SparkSession, table: str, logs: list[Path], **options: str) -> DataFrame:
    given = {"table": table, "changes": "apply", "partialImages": "keepMoved"} | options
    return latest_state(spark.read.format("mysql_binlog").options(**given).load([str(log) for log in logs]))


def check_workload(spark: SparkSession, tables: Path, logs: list[Log], folder: Path) -> dict[str, str]:
    """What is to be said of each table with a key; nothing where it is the server's."""
    schema, found = definitions(tables, folder), {}
    known = load_schema(str(schema)).tables
    for name, table in read_tables(tables).items():
        definition = known.get(tuple(name.split(".")))  # type: ignore[call-overload]
        if definition is None or not definition.primary_key:
            continue
        try:
            state = state_of(spark, name, [log.path for log in logs], schemaFile=str(schema), splitSize="20k")
            may_lack = MAY_LACK.get((tables.name.partition(".")[0], name), set())
            found[name] = "; ".join(differences(table, state.toArrow().to_pylist(), may_lack)[:3])
        except (PySparkException, Py4JJavaError) as error:
            found[name] = str(error)
    return found


def said_of(name: str, table: str) -> str | None:
    return NOT_IN_THE_LOG.get((name.partition(".")[0], table))


@pytest.mark.slow
@pytest.mark.parametrize("tables", WORKLOADS, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_the_latest_state_is_what_select_returns(spark: SparkSession, tables: Path, tmp_path: Path) -> None:
    """Each value of each row, or why the log does not have it."""
    for table, text in check_workload(spark, tables, WORKLOADS[tables], tmp_path).items():
        if said_of(tables.name, table) is None or REFUSED.search(text):
            assert not text or REFUSED.search(text), f"{table}: {text}"


COLUMNS = [integer("id", 4), integer("a", 4), varchar("b", 20), integer("c", 4)]


class MinimalServer:
    """Writes rows as of binlog_row_image=MINIMAL, and knows the table."""

    def __init__(self) -> None:
        self.log, self.table, self.count = LogBuilder(in_use=True), dict[int, dict[str, Any]](), 0

    def commit(self, *steps: tuple[str, Any]) -> None:
        self.count += 1
        self.log.gtid(self.count)
        self.log.begin()
        self.log.table_map(COLUMNS, primary_key=[0])
        for number, (kind, given) in enumerate(steps, 1):
            getattr(self, kind)(given, number == len(steps))
        self.log.xid(self.count)

    def truncate(self) -> None:
        self.count += 1
        self.log.gtid(self.count)
        self.log.query("TRUNCATE t", database="shop")
        self.table.clear()

    def insert(self, row: dict[str, Any], end: bool) -> None:
        self.log.rows("insert", COLUMNS, [(None, row)], after=list(row), end_of_statement=end)
        self.table[row["id"]] = dict(row)

    def delete(self, key: int, end: bool) -> None:
        self.log.rows("delete", COLUMNS, [(self.table.pop(key), None)], before=["id"], end_of_statement=end)

    def update(self, given: tuple[int, dict[str, Any]], end: bool) -> None:
        key, values = given
        row = self.table.pop(key)
        self.log.rows(
            "update", COLUMNS, [(row, row | values)], before=["id"], after=sorted(values), end_of_statement=end
        )
        self.table[values.get("id", key)] = row | values


def by_chance(seed: int) -> MinimalServer:
    """Keys move often: to where none was, to where one was deleted or moved away, around in a circle, and back."""
    chance, server = random.Random(seed), MinimalServer()
    for number in range(150):
        if number == 50:
            server.truncate()
        key, table = chance.randrange(6), server.table
        values = {name: chance.choice([number, None]) for name in chance.sample("ac", chance.randrange(3))}
        if key not in table:
            server.commit(("insert", {"id": key, "a": number, "b": f"v{number}", "c": None}))
        elif chance.randrange(6) == 0:
            server.commit(("delete", key))
        elif chance.randrange(3) == 0:
            server.commit(("update", (key, values | {"b": f"w{number}"})))
        elif free := [one for one in range(8) if one not in table]:
            server.commit(("update", (key, values | {"id": chance.choice(free)})))
        if len(table) > 2 and chance.randrange(8) == 0:
            first, second = sorted(table)[:2]  # they change places, by a third key, in one transaction
            server.commit(
                ("update", (first, {"id": 99})), ("update", (second, {"id": first})), ("update", (99, {"id": second}))
            )
    return server


def as_rows(found: DataFrame) -> dict[int, dict[str, Any]]:
    return {row["id"]: row.asDict() for row in found.collect()}


def whole(table: dict[int, dict[str, Any]]) -> dict[int, dict[str, Any]]:
    return {key: row | {"_absent": []} for key, row in table.items()}


def test_a_row_keeps_what_it_had_under_other_keys(spark: SparkSession, tmp_path: Path) -> None:
    server = MinimalServer()
    server.commit(*(("insert", {"id": key, "a": key, "b": f"b{key}", "c": None}) for key in (1, 2, 3)))
    server.commit(("update", (1, {"id": 10})), ("update", (2, {"id": 1, "a": None})))
    server.commit(("insert", {"id": 2, "a": 0, "b": "new"}), ("update", (10, {"id": 11, "c": 5})), ("delete", 3))
    log = server.log.write(tmp_path / "binlog.000001")
    found = as_rows(state_of(spark, "shop.t", [log], splitSize="300"))
    assert found == {
        11: {"id": 11, "a": 1, "b": "b1", "c": 5, "_absent": []},
        1: {"id": 1, "a": None, "b": "b2", "c": None, "_absent": []},
        2: {"id": 2, "a": 0, "b": "new", "c": None, "_absent": ["c"]},  # its INSERT did not name c
    }


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "split_size"), [(0, "500"), (1, "64m"), (2, "2000"), (3, "64m")])
def test_keys_that_move_by_chance(spark: SparkSession, seed: int, split_size: str, tmp_path: Path) -> None:
    server = by_chance(seed)
    log = server.log.write(tmp_path / "binlog.000001")
    assert as_rows(state_of(spark, "shop.t", [log], splitSize=split_size)) == whole(server.table)


@pytest.mark.slow
def test_columns_that_were_added_later_are_not_known_of_older_rows(spark: SparkSession, tmp_path: Path) -> None:
    log = LogBuilder()
    for number, columns in enumerate((COLUMNS[:2], COLUMNS[:3]), 1):
        log.gtid(number)
        log.begin()
        log.table_map(columns, primary_key=[0])
        log.rows("insert", columns, [(None, {"id": number, "a": 1, "b": "x"})])
        log.xid(number)
        log.rotate(f"binlog.{number + 1:06}")
        log.write(tmp_path / f"binlog.{number:06}")
        log = LogBuilder()
    found = as_rows(state_of(spark, "shop.t", [tmp_path]))
    assert {key: (row["b"], row["_absent"]) for key, row in found.items()} == {1: (None, ["b"]), 2: ("x", [])}


NAMES = ["id", "life", "Origin", "EMPTIED", "row", "parent", "last 0", "key 0", "value", "_Sequence", "_moved"]
RENAMED = {"_Sequence": "_Sequence_", "_moved": "_moved_"}
"""Names of the lineage, in letters of any case."""


@pytest.mark.parametrize("options", [{"partialImages": "keepMoved"}, {"partialImages": "fail"}, {"lineage": "full"}])
@pytest.mark.one_in(3)
def test_columns_may_have_any_names(spark: SparkSession, options: dict[str, str], tmp_path: Path) -> None:
    """Those that are made on the way, too."""
    columns, log = [integer(name, 4) for name in NAMES], LogBuilder(in_use=True)
    rows = [{name: 100 * number + place for place, name in enumerate(NAMES)} for number in range(4)]
    moved = rows[1] | {"id": 50, "life": -1}
    changes = [
        *(("insert", (None, row)) for row in rows),
        ("update", (rows[1], moved)),
        ("delete", (rows[2], None)),
        ("update", (rows[3], rows[3] | {"row": None})),
    ]
    for number, (kind, images) in enumerate(changes, 1):
        log.gtid(number)
        log.begin()
        log.table_map(columns, primary_key=[0])
        log.rows(kind, columns, [images])
        log.xid(number)
    path = log.write(tmp_path / "binlog.000001")
    found = state_of(spark, "shop.t", [path], **options).collect()
    own = [tuple(row[RENAMED.get(name, name)] for name in NAMES) for row in found]
    wanted = [tuple(row.values()) for row in (rows[0], moved, rows[3] | {"row": None})]
    assert sorted(own) == sorted(wanted)


def test_changes_without_their_order_are_refused(spark: SparkSession) -> None:
    made = spark.createDataFrame([], "id int, _change_type string")
    with pytest.raises(ValueError, match="the changes lack _sequence: read them with option lineage=light"):
        latest_state(made, "id")


def test_a_table_without_a_key_is_refused(spark: SparkSession) -> None:
    made = spark.createDataFrame([], "id int, _change_type string, _sequence int")
    with pytest.raises(ValueError, match="the primary key is not known: give its columns"):
        latest_state(made)

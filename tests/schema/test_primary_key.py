"""Primary keys: from statements as from the servers' own metadata, after every change of the table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from binlog_kaitai import ReadOptions, TableSchema, iter_changes, load_schema, read_events
from binlog_kaitai.ddl.model import Place, TableName
from binlog_kaitai.events.model import TableMapEvent
from binlog_kaitai.log.source import find_sources
from binlog_kaitai.reading.history import with_history
from binlog_kaitai.schema.catalog import Catalog
from tests.builder import LogBuilder
from tests.builder.columns import integer

DATA = Path(__file__).parents[1] / "data"
LOGS = sorted(path for path in DATA.glob("m*/*") if path.suffix == ".binlog")
CREATE = "CREATE TABLE t (a INT, b INT, c VARCHAR(10), PRIMARY KEY (b, c(5) DESC))"


def test_statements_say_what_the_logs_metadata_says() -> None:
    """Wherever a log has both (binlog_row_metadata=FULL)."""
    compared = set()
    for path in LOGS:
        (source,) = find_sources(path)
        definitions = with_history(ReadOptions(schema_from_log=True), [source]).schema
        assert definitions is not None
        for event in read_events(path, mode="permissive", on_damage=lambda error: None):
            if not isinstance(event.body, TableMapEvent) or event.body.table.names != "log":
                continue
            table = event.body.table
            offset = -1 if event.payload_offset is None else event.payload_offset
            known = definitions.table(table.database, table.name, Place(source.name, event.position, offset))
            if isinstance(known, TableSchema):
                wanted = tuple(table.columns[index].name for index in table.primary_key)
                assert known.primary_key == wanted, (path.name, event.position, table)
                compared.add((table.name, wanted))
    assert len({key for _, key in compared}) > 3, compared


@pytest.mark.parametrize(
    ("statements", "key"),
    [
        ((CREATE,), ("b", "c")),
        (("CREATE TABLE t (a INT NOT NULL PRIMARY KEY COMMENT 'x', b INT UNIQUE KEY)",), ("a",)),
        (("CREATE TABLE t (a INT AUTO_INCREMENT KEY, b INT)",), ("a",)),
        (("CREATE TABLE t (a INT, b INT, UNIQUE KEY (a), KEY k (b), `primary` INT)",), ()),
        (("CREATE TABLE t (a INT, CONSTRAINT pk PRIMARY KEY USING BTREE (a) COMMENT 'k')",), ("a",)),
        (("CREATE TABLE t (a INT, CONSTRAINT PRIMARY KEY (a), CONSTRAINT u UNIQUE (a))",), ("a",)),
        ((CREATE, "CREATE TABLE o LIKE t", "RENAME TABLE t TO x, o TO t"), ("b", "c")),
        ((CREATE, "ALTER TABLE t RENAME COLUMN b TO d"), ("d", "c")),
        ((CREATE, "ALTER TABLE t CHANGE B d BIGINT, MODIFY c TEXT FIRST"), ("d", "c")),
        ((CREATE, "ALTER TABLE t DROP COLUMN b"), ("c",)),
        ((CREATE, "ALTER TABLE t DROP PRIMARY KEY"), ()),
        ((CREATE, "ALTER TABLE t DROP INDEX `PRIMARY`"), ()),
        ((CREATE, "ALTER TABLE t DROP KEY other"), ("b", "c")),
        ((CREATE, "ALTER TABLE t DROP PRIMARY KEY, ADD PRIMARY KEY (a)"), ("a",)),
        ((CREATE, "ALTER TABLE t DROP PRIMARY KEY, ADD COLUMN id INT PRIMARY KEY FIRST"), ("id",)),
        ((CREATE, "ALTER TABLE t DROP PRIMARY KEY, ADD (x INT, y INT, PRIMARY KEY (y, x))"), ("y", "x")),
        ((CREATE, "ALTER TABLE t DROP PRIMARY KEY, MODIFY a INT PRIMARY KEY"), ("a",)),
        ((CREATE, "ALTER TABLE t DROP PRIMARY KEY, RENAME COLUMN a TO z, ADD CONSTRAINT PRIMARY KEY (z)"), ("z",)),
    ],
)
def test_keys_follow_the_statements(statements: tuple[str, ...], key: tuple[str, ...]) -> None:
    catalog = Catalog("ddl", database="shop")
    for statement in statements:
        catalog.apply(statement, "here")
    table = catalog.schema().tables[TableName("shop", "t")]
    assert isinstance(table, TableSchema), table
    assert table.primary_key == key


def test_a_table_without_metadata_gets_the_key(tmp_path: Path) -> None:
    log = LogBuilder()
    columns = [integer(name, 4) for name in "abc"]
    log.table_map(columns, metadata="none")
    log.rows("insert", columns, [(None, {"a": 1, "b": 2, "c": 3})])
    path = log.write(tmp_path / "log")
    rows = [
        {
            "TABLE_SCHEMA": "shop",
            "TABLE_NAME": "t",
            "COLUMN_NAME": name,
            "ORDINAL_POSITION": place,
            "COLUMN_TYPE": "int",
            "COLUMN_KEY": key,
        }
        for place, (name, key) in enumerate([("x", ""), ("y", "PRI"), ("z", "PRI")])
    ]
    (tmp_path / "columns.json").write_text(json.dumps(rows))
    (tmp_path / "dump.sql").write_text("USE shop; CREATE TABLE t (x INT, y INT, z INT, PRIMARY KEY (z, y));")
    for file, key in (("columns.json", (1, 2)), ("dump.sql", (2, 1))):
        (change,) = iter_changes(path, schema=load_schema(tmp_path / file))
        assert change.definition.primary_key == key


@pytest.mark.parametrize(
    ("definition", "key"),
    [
        ("b INT, a INT, c INT, PRIMARY KEY (C, b)", (2, 1)),
        ("a INT, b INT, c INT, x INT, PRIMARY KEY (a, x)", ()),
        ("a INT, b INT, c INT, UNIQUE KEY (a)", ()),
    ],
)
def test_a_key_that_the_logs_metadata_has_not_may_be_given(
    definition: str, key: tuple[int, ...], tmp_path: Path
) -> None:
    """The log says that there is no primary key; who knows of a UNIQUE one calls it so. What a log's DDL says is not
    another word for what the log says."""
    log = LogBuilder()
    columns = [integer(name, 4) for name in "abc"]
    for primary_key in ([], [1]):
        log.table_map(columns, primary_key=primary_key)
        log.rows("insert", columns, [(None, {"a": 1, "b": 2, "c": 3})])
    path = log.write(tmp_path / "log")
    (tmp_path / "dump.sql").write_text(f"USE shop; CREATE TABLE t ({definition});")
    found = [change.definition for change in iter_changes(path, schema=load_schema(tmp_path / "dump.sql"))]
    assert [table.primary_key for table in found] == [key, (1,)]
    assert {table.names for table in found} == {"log"}

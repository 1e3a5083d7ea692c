"""Statements that define tables: dumps of servers against the same servers' INFORMATION_SCHEMA, and single clauses."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from binlog_kaitai.ddl.grammar import read_statement
from binlog_kaitai.ddl.lexer import tokens
from binlog_kaitai.ddl.model import ColumnSchema, Schema, TableName, TableSchema, Unclear
from binlog_kaitai.errors import SourceError
from binlog_kaitai.schema.catalog import Catalog
from binlog_kaitai.schema.load import load_schema
from binlog_kaitai.values.charset import BINARY_COLLATION, charset_name

IMPLICIT = {"row_start", "row_end"}
"""MariaDB's INFORMATION_SCHEMA leaves out what WITH SYSTEM VERSIONING adds."""

MARIADB_JSON = "j LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin"
"""What MariaDB makes of JSON."""


def shown(table: TableSchema | Unclear) -> list[ColumnSchema]:
    assert isinstance(table, TableSchema), table
    columns = [column for column in table.columns if column.name not in IMPLICIT or table.name == "sve"]
    return [replace(column, is_row_end=False) for column in columns]  # the listing was made without what tells it


def test_words_have_the_letters_that_servers_admit_in_names() -> None:
    """Extended characters are those from U+0080 on: the manual's "Schema Object Names"."""
    for number in (*range(0x3000), 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x1F600, 0x10FFFF):
        letter = chr(number)
        is_of_word = letter.isalnum() or letter in "_$@" or number >= 0x80
        assert (next(iter(tokens(f"a{letter}a"))).text == f"a{letter}a") == is_of_word, hex(number)


def test_a_dump_says_what_information_schema_says(server: Path) -> None:
    dumped = load_schema(f"{server}.dump.sql")
    listed = load_schema(f"{server}.columns.json")
    assert dumped.tables.keys() == listed.tables.keys()
    for name, table in listed.tables.items():
        assert shown(dumped.tables[name]) == shown(table), name


def test_the_workload_leaves_what_the_server_has(server: Path) -> None:
    """Every CREATE, ALTER, RENAME and DROP of the workload, applied in order."""
    catalog = Catalog("schema")
    for part in (f"{server.parent}/common.sql", f"{server}.sql"):
        for line in Path(part).read_text(encoding="utf-8").replace(",\n", ",").split(";\n"):
            catalog.apply(line.replace("j JSON", MARIADB_JSON) if "mariadb" in server.name else line, "here")
    ours, listed = catalog.schema(), load_schema(f"{server}.columns.json")
    generated = {TableName("shop", "gipk")}  # MySQL gives it a key that the statement does not have
    queried = {TableName("shop", "sel"), TableName("shop", "selk")}
    for name in (name for name in listed.tables.keys() - generated if name.database != "dumped"):
        if name in queried:
            assert isinstance(ours.tables[name], Unclear)
        else:
            assert _facts(ours.tables[name]) == _facts(listed.tables[name]), name


def _facts(table: TableSchema | Unclear) -> list[tuple[object, ...]]:
    """What matters of each column. A statement may leave the collation of a character set to the server, and the size
    of a TEXT after CONVERT TO CHARACTER SET."""
    return [
        (
            column.name,
            column.type if table.name != "strings" or column.collation == BINARY_COLLATION else "text of some size",
            column.arguments,
            column.unsigned,
            column.collation and charset_name(column.collation),
            column.labels,
        )
        for column in shown(table)
    ]


def columns_of(statement: str) -> dict[str, str]:
    catalog = Catalog("schema", database="d")
    catalog.apply(statement, "here")
    (table,) = catalog.tables.values()
    assert isinstance(table, TableSchema), table
    return {column.name: str(column) for column in table.columns}


@pytest.mark.parametrize(
    ("clause", "columns"),
    [
        ("a INT UNSIGNED ZEROFILL, b FLOAT UNSIGNED", {"a": "int unsigned", "b": "float unsigned"}),
        ("a INT NOT SECONDARY, b INT COLUMN_FORMAT FIXED STORAGE MEMORY", {"a": "int", "b": "int"}),
        ("a BLOB COMPRESSED, b VARCHAR(9) COMPRESSED=zlib DEFAULT 'x'", {"a": "blob", "b": "varchar(9)"}),
        ("`v` varchar(1000) /*M!100301 COMPRESSED*/ DEFAULT NULL", {"v": "varchar(1000)"}),
        ("p POINT /*!80003 SRID 0 */, g GEOMETRY NOT NULL SRID 4326", {"p": "point", "g": "geometry"}),
        ("a INT DEFAULT nextval(`d`.`s`), b VARCHAR(36) DEFAULT (uuid())", {"a": "int", "b": "varchar(36)"}),
        ("a INT REFERENCES x (y) ON DELETE SET NULL, FOREIGN KEY (a) REFERENCES x (y)", {"a": "int"}),
        (
            "period INT, vector INT, `key` INT, comment INT",
            dict.fromkeys(("period", "vector", "key", "comment"), "int"),
        ),
        ("a INT, KEY k ((a + 1)), FULLTEXT KEY f (b) /*!50100 WITH PARSER `ngram` */", {"a": "int"}),
        ('"id" INT, "v" VARCHAR(3)', {"id": "int", "v": "varchar(3)"}),  # mysqldump --compatible=ansi
    ],
)
def test_clauses_that_do_not_matter_are_passed_over(clause: str, columns: dict[str, str]) -> None:
    options = (
        "ENGINE=x `X`=1 COMMENT='a''b' UNION=(a,b) ROW_FORMAT=DYNAMIC /*!50100 PARTITION BY KEY (a) PARTITIONS 4 */"
    )
    assert columns_of(f"CREATE TABLE t ({clause}) {options}") == columns


@pytest.mark.parametrize(
    ("statement", "reason"),
    [
        ("CREATE TABLE t (a FUTURETYPE)", "data type `FUTURETYPE` is not known"),
        ("CREATE TABLE t SELECT 1 AS a", "its columns come from a query"),
        ("CREATE TABLE t (k INT) AS SELECT 1 AS a", "some of its columns come from a query"),
        ("CREATE TABLE t (e ENUM(x'61'))", "the labels of e are not all plain strings"),
        ("CREATE TABLE t (a VARCHAR(3) CHARACTER SET klingon)", "character set klingon is not known"),
        ("CREATE TABLE t (a INT", "a bracket is not closed"),
        ("CREATE TABLE t LIKE nothing", "made like d.nothing, whose definition is not known"),
    ],
)
def test_what_is_not_understood_is_said(statement: str, reason: str) -> None:
    catalog = Catalog("schema", database="d")
    catalog.apply(statement, "dump.sql:7")
    (table,) = catalog.tables.values()
    assert isinstance(table, Unclear)
    assert table.reason.endswith(reason)


def test_an_alter_that_is_not_understood_drops_the_definition() -> None:
    catalog = Catalog("schema", database="d")
    catalog.apply("CREATE TABLE t (a INT)", "dump.sql:1")
    catalog.apply("ALTER TABLE t FROBNICATE a", "dump.sql:2")
    assert catalog.tables[TableName("d", "t")] == Unclear("dump.sql:2: `FROBNICATE a` is not understood")
    catalog.apply("DROP TABLE t", "dump.sql:3")
    catalog.apply("CREATE TABLE t (b INT)", "dump.sql:4")
    assert isinstance(catalog.tables[TableName("d", "t")], TableSchema)


def test_a_temporary_table_does_not_hide_the_lasting_one() -> None:
    catalog = Catalog("schema", database="d")
    for statement in (
        "CREATE TABLE t (a INT)",
        "CREATE TEMPORARY TABLE t (z INT)",
        "ALTER TABLE t ADD y INT",
        "DROP TABLE t",
    ):
        catalog.apply(statement, "here")
    assert catalog.schema().table("d", "t") == TableSchema("d", "t", (ColumnSchema("a", "int"),))


def test_names_are_found_in_another_case_when_only_one_is_meant() -> None:
    tables = {TableName("d", name): TableSchema("d", name, ()) for name in ("One", "two", "TWO")}
    schema = Schema(tables)
    assert schema.table("d", "one") == tables[TableName("d", "One")]
    assert schema.table("D", "two") is None
    assert schema.table("d", "TWO") == tables[TableName("d", "TWO")]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "defines no table"),
        ("INSERT INTO t VALUES (1)", "defines no table"),
        ("[", "is not a schema"),
        ('{"a": 1}', "not an array of rows"),
        ('[{"TABLE_NAME": "t"}]', "row 1 has no TABLE_SCHEMA and no COLUMN_NAME"),
        ("CREATE TABLE t (a ENUM('\udce9'))", "is not UTF-8 text"),
    ],
)
def test_a_file_that_is_no_schema_is_refused(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "schema"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(SourceError, match=message):
        load_schema(file)


WORDS = "CREATE ALTER DROP RENAME TABLE t ( ) , . ; ' \" ` /*! */ -- INT ENUM ('a') ADD COLUMN FIRST AFTER TO = 1 \\"


@given(st.lists(st.sampled_from(WORDS.split()) | st.text(max_size=5), max_size=40))
def test_no_text_breaks_the_reader(parts: list[str]) -> None:
    read_statement(" ".join(parts))
    tokens("".join(parts))

"""The lines of a script by the compiled loops, one by one: what has line breaks is one line as the visitor has it."""

from __future__ import annotations

from pathlib import Path

from binlog_kaitai import to_sql
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.sql.rules import with_literals
from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.compiled.scripts import assert_same

NAMES = ("t", "a\nb", "\n-- c\n", "x\0\n\0=INSERT", ";\nSET x = 1;", "\0t0000000000000001x")


def test_names_with_line_breaks(tmp_path: Path) -> None:
    log = LogBuilder()
    for number, name in enumerate(NAMES):
        columns = [integer("id", 4), varchar(name, 40)]
        log.begin()
        log.table_map(columns, table=name, database=name)
        log.rows("insert", columns, [(None, {"id": number, name: "a\nb"})])
        log.xid(number + 1)
    path = log.write(tmp_path / "binlog.000001")
    assert_same(path, with_literals(ReadOptions()), None)
    inserts = [line for line in to_sql(path) if str(line).startswith("INSERT")]
    assert [str(line).partition(" (")[0] for line in inserts] == [f"INSERT INTO `{name}`.`{name}`" for name in NAMES]


def test_statements_with_line_breaks(tmp_path: Path) -> None:
    log = LogBuilder()
    texts = [
        b"INSERT INTO t VALUES (1)",
        b"INSERT INTO t\nVALUES ('\n\n\0=INSERT\n')",
        b"INSERT INTO t VALUES (';\n\0') -- \0",
        b"\n\nINSERT INTO t VALUES (3) # \n;\n",
        b"INSERT INTO t VALUES ('\xff\n')",
    ]
    for text in texts * 3:
        for database in ("shop", "a\nb"):
            log.query("BEGIN", database=database)
            log.query(text, database=database)
            log.query("COMMIT", database=database)
    path = log.write(tmp_path / "binlog.000001")
    assert_same(path, with_literals(ReadOptions()), None)
    assert list(to_sql(path)).count(b"INSERT INTO t\nVALUES ('\n\n\0=INSERT\n');") == 6

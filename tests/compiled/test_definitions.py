"""Tables by supplied definitions, or by those that the logs hold: both engines read the same."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from binlog_kaitai.changes.options import Mode, ReadOptions
from binlog_kaitai.compiled.tables.table_maps import tables_in
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.crypto import load_keys
from binlog_kaitai.log.source import Source
from binlog_kaitai.reading.fitting import find_tables
from binlog_kaitai.rows.table import Table
from binlog_kaitai.schema.load import load_schema
from tests.builder.columns import integer
from tests.builder.log import LogBuilder
from tests.chosen import first_of_each, what_a_log_shows
from tests.compiled.tables import assert_same, read
from tests.logs import DATA, ENCRYPTED, LOGS, SUPPLIED, key_file

SCHEMA = DATA / "schema"


def assert_engines_agree(path: Path, options: ReadOptions) -> None:
    fast, by_loops, fast_error = read(path, "compiled", options)
    objects, by_objects, error = read(path, "objects", options)
    assert fast_error == error
    assert_same(fast, objects)
    assert by_loops.ledger.as_json() == by_objects.ledger.as_json()


@pytest.mark.parametrize(
    "path", first_of_each(LOGS, what_a_log_shows), ids=lambda path: path.relative_to(DATA).as_posix()
)
@pytest.mark.one_in(3)
def test_from_the_log(path: Path) -> None:
    assert_engines_agree(path, ReadOptions(schema_from_log=True))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.relative_to(DATA).as_posix())
@pytest.mark.one_in(4)
def test_tables_of_table_maps(path: Path) -> None:
    """The loops find the tables that the parser finds, whatever is wrong with the log after them."""
    keys = load_keys(str(key_file(path))) if path in ENCRYPTED else None
    source, options = Source(str(path), path.stat().st_size), ReadOptions(keys=keys)
    assert _found(tables_in(source, options)) == _found(find_tables(source, options))


def _found(tables: Iterator[Table]) -> list[Table]:
    """Return different tables, up to damage."""
    found: list[Table] = []
    with suppress(BinlogError):
        found.extend(table for table in tables if table not in found)
    return found


@pytest.mark.parametrize(("log", "definitions"), SUPPLIED, ids=lambda path: path.name)
def test_supplied(log: Path, definitions: Path) -> None:
    schema = load_schema(str(definitions))
    assert_engines_agree(log, ReadOptions(schema=schema))
    fast, _, _ = read(log, "compiled", ReadOptions(schema=schema))
    assert fast


@pytest.mark.parametrize("mode", ["failfast", "permissive"])
def test_a_definition_that_contradicts_the_log(mode: Mode, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.sql"
    path = DATA / "mysql-5.6.24" / "trx-a.binlog"
    tables, _, _ = read(path, "objects")
    database, table, _ = next(iter(tables))
    wrong.write_text(f"CREATE TABLE `{database}`.`{table}` (one JSON);")
    options = ReadOptions(schema=load_schema(str(wrong)), mode=mode)
    assert_engines_agree(path, options)
    _, reader, _ = read(path, "compiled", options)
    assert len(reader.ledger.errors) == 1


def test_a_definition_holds_from_its_place_on(tmp_path: Path) -> None:
    """The bytes of the table map are the same before and after the statement that gives a column another name."""
    log, columns = LogBuilder(), [integer("a", 4)]
    log.query("CREATE TABLE t (a INT)")
    for number in range(4):
        log.begin()
        log.table_map(columns, metadata="none")
        log.rows("insert", columns, [(None, {"a": number})])
        log.xid(number)
        if number == 1:
            log.query("ALTER TABLE t CHANGE a b INT")
    path = log.write(tmp_path / "log")
    options = ReadOptions(schema_from_log=True)
    assert_engines_agree(path, options)
    tables, _, _ = read(path, "compiled", options)
    assert [table.to_pydict()[name] for table, name in zip(tables.values(), "ab", strict=True)] == [[0, 1], [2, 3]]

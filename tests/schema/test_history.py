"""Definitions from a log's own DDL against the metadata that the server wrote into the same log."""

from __future__ import annotations

from pathlib import Path

import pytest

from binlog_kaitai.events.model import TableMapEvent
from binlog_kaitai.log.source import Source, find_sources
from binlog_kaitai.reading.history import History, find_ddl, with_history
from binlog_kaitai.reading.reader import ReadOptions
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.schema.describe import Describer
from binlog_kaitai.values.charset import charset_name
from tests.oracle.objects.changes import BinlogReader

from .conftest import DATA, without_metadata

HIDDEN = ("DB_ROW_HASH_",)
"""Columns after the others that MariaDB makes for an index; no statement names them."""


def facts(column: Column) -> tuple[object, ...]:
    """What a definition has to bring back. The sign of a YEAR and the set of a VECTOR bear on nothing."""
    unsigned = column.unsigned if column.type != "YEAR" else None
    charset = None if column.collation is None or column.type == "VECTOR" else charset_name(column.collation)
    return column.name, column.cell.type, unsigned, charset, column.labels


def visible(table: Table) -> list[Column]:
    return [column for column in table.columns if not column.name.startswith(HIDDEN)]


def test_ddl_gives_what_the_server_says_of_each_table(server: Path) -> None:
    log = f"{server}.binlog"
    options = with_history(ReadOptions(schema_from_log=True), find_sources(log))
    assert options.schema is not None
    warnings: list[str] = []
    describe = Describer(options.schema, log, warnings.append)
    compared = 0
    for event in BinlogReader(log).events():
        if isinstance(event.body, TableMapEvent):
            table = event.body.table
            described = describe(without_metadata(table), event.position, event.payload_offset)
            assert (described.problem, described.names) == (None, "ddl"), table.name
            wanted = [facts(column) for column in visible(table)]
            assert [facts(column) for column in described.columns[: len(wanted)]] == wanted, table.name
            compared += 1
    assert compared > 30
    assert warnings == []


def test_a_definition_holds_from_its_place_on() -> None:
    log = str(DATA / "mysql-9.7.4.binlog")
    (source,) = find_sources(log)
    statements = find_ddl(source, ReadOptions())
    history = History([(log, statements)])
    (first_alter,) = [s for s in statements if s.text.startswith("ALTER TABLE a ADD COLUMN n1")]
    before = history.table("shop", "a", first_alter.place._replace(position=first_alter.place.position - 1))
    at = history.table("shop", "a", first_alter.place)
    after = history.table("shop", "a", first_alter.place._replace(position=first_alter.place.position + 1))
    assert at is before
    assert [c.name for c in getattr(before, "columns", ())] == ["id", "x", "s"]
    assert [c.name for c in getattr(after, "columns", ())] == ["f1", "id", "n1", "x", "s", "l1", "l2"]
    assert history.table("shop", "a") is None


def test_a_log_does_not_see_the_ddl_of_a_later_one() -> None:
    folder = Path(__file__).parents[1] / "data" / "mysql-5.6.24"
    sources = [Source(str(path), path.stat().st_size) for path in sorted(folder.glob("series-a.0????[0-9]"))]
    assert len(sources) > 1
    history = History([(source.name, find_ddl(source, ReadOptions())) for source in sources])
    everywhere = [name for name in history._versions if history.table(*name) is not None]
    assert everywhere
    alone = History([(sources[-1].name, find_ddl(sources[-1], ReadOptions()))])
    assert all(alone.table(*name) is None for name in everywhere)


@pytest.mark.parametrize("alter", ["twophase-a"])
def test_an_alter_that_is_rolled_back_changes_nothing(alter: str) -> None:
    """MariaDB logs ALTER TABLE when it begins and when it ends, maybe with a rollback (binlog_alter_two_phase)."""
    log = DATA / f"{alter}.binlog"
    (source,) = find_sources(log)
    texts = [statement.text for statement in find_ddl(source, ReadOptions())]
    assert sum("ADD COLUMN b" in text for text in texts) == 1
    assert not any("nosuch" in text for text in texts)

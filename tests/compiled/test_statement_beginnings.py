"""Statements whose tables are chosen or not: the loops ask once for each way in which they begin."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.sql.rules import with_literals
from binlog_kaitai.sql.targets import beginning, foreign, met
from tests.builder.log import LogBuilder
from tests.compiled.scripts import assert_same
from tests.oracle.checks import run_cli

VERBS = ("INSERT INTO {} (a) VALUES ({})", "insert ignore {} SET a = {}", "REPLACE INTO {} VALUES({})")
VERBS += ("UPDATE {} SET a = {}", "UPDATE LOW_PRIORITY {} SET a={}", "DELETE FROM {} WHERE a = {}")
VERBS += ("INSERT INTO {} SELECT {}", "DELETE QUICK FROM {} ORDER BY a LIMIT {}")
VERBS += (
    "ALTER TABLE {} COMMENT='{}'",
    "ALTER TABLE {} ADD b{} INT",
    "alter table {} ADD(b INT DEFAULT {})",
    "ALTER TABLE {} DROP COLUMN c{}",
)
ODD = ("DELETE FROM {}", "UPDATE {}, shop.u SET a = {}", "DELETE {} FROM {} JOIN u", "/* {} */ DELETE FROM t WHERE a")
ODD += (
    "UPDATE {} PARTITION (p0) SET a = {}",
    "ALTER TABLE {} ADD b INT, RENAME TO other.u",
    "ALTER TABLE {} EXCHANGE PARTITION p WITH TABLE u",
    "INSERT/**/INTO {} VALUES ({})",
    "CALL p({})",
)
TABLES = ("t", "`t`", "shop.t", "`shop`.`t`", "u", "shop.u", "other.t", "tt", "t$", "`t u`", "shop . t", "größe")
CHOSEN = (Filter(tables="shop.t"), Filter(databases="shop"), Filter(tables="t"), Filter(tables=["shop.t", "other.t"]))


def statement(chance: random.Random) -> str:
    return chance.choice(VERBS * 4 + ODD).format(chance.choice(TABLES), chance.randrange(3))


def test_what_begins_alike_is_about_the_same_table() -> None:
    chance, known = random.Random(1), dict[tuple[str, int], tuple[str | None, str | None]]()
    ends = ("", " x", "JOIN u", ", u", "1)", " AND b = 'x'", "SELECT 1 FROM u", "a = 2", "/* x */", ".b", "`")
    for _ in range(5000):
        begin = beginning(statement(chance), knows_renames=True)
        for number, chosen in enumerate(CHOSEN if begin else ()):
            assert begin is not None
            query = begin + chance.choice(ends) + chance.choice(ends)
            told = foreign(query, "shop", chosen), met(query, "shop", chosen)
            assert known.setdefault((begin, number), told) == told, query
    assert len(known) > 100


@pytest.mark.parametrize("number", range(len(CHOSEN)))
def test_scripts_are_those_of_the_oracle(number: int, tmp_path: Path) -> None:
    chance, log = random.Random(number), LogBuilder()
    for trx in range(120):
        is_alone = chance.random() < 0.3
        if not is_alone:
            log.begin()
        for _ in range(1 if is_alone else chance.randrange(4)):
            database = chance.choice(("shop", "shop", "other"))
            log.query(statement(chance), database=database, error_code=chance.choice((0,) * 9 + (1062,)))
        if not is_alone:
            log.xid(trx)
    found = assert_same(
        log.write(tmp_path / "log"), with_literals(ReadOptions()), CHOSEN[number], allow_incomplete=True
    )
    assert b"SET a" in found.data


def test_transactions_of_other_tables_do_not_begin(tmp_path: Path) -> None:
    log = LogBuilder()
    for trx in range(3):
        log.begin()
        log.query(f"UPDATE {'tut'[trx]} SET a = {trx}")
        log.xid(trx)
    run = run_cli("sql", "-T", "shop.t", "--allow-incomplete", "--as", "statements", str(log.write(tmp_path / "log")))
    assert [line for line in run.out.splitlines() if line in ("BEGIN;", "COMMIT;")] == ["BEGIN;", "COMMIT;"] * 2
    assert "left out: 1 statements on tables that are not chosen" in run.err

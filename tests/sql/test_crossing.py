"""Statements in a range that is undone, which changed rows of which the log has none."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.oracle.checks import run_cli

COLUMNS = [integer("id", 4), varchar("v", 20)]


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("SELECT `shop`.`f`(1)", "a function that may have changed rows"),
        ("/* app */ DO f()", "a function that may have changed rows"),
        ("SET STATEMENT max_statement_time=1 FOR SELECT f()", "a function that may have changed rows"),
        ("ALTER TABLE shop.t CONVERT PARTITION p TO TABLE shop.u", "shop.t is changed here"),
        ("ALTER TABLE shop.x CONVERT TABLE t TO PARTITION p VALUES LESS THAN (5)", "shop.t is changed here"),
        ("ALTER TABLE shop.x EXCHANGE PARTITION p WITH TABLE shop.t", "shop.t is changed here"),
        ("ALTER TABLE shop.x DROP PARTITION p", None),
    ],
)
def test_they_stop_an_undo(statement: str, said: str | None, tmp_path: Path) -> None:
    log = LogBuilder()
    log.begin()
    log.table_map(COLUMNS, primary_key=[0])
    log.rows("insert", COLUMNS, [(None, {"id": 1, "v": "a"})])
    end = log.xid(1) + len("0123456789012345678") + 8 + 4
    place = log.query(statement)
    log.rotate()
    path = str(log.write(tmp_path / "binlog.000001"))
    undo = run_cli("sql", "--undo", "--across-ddl", path)
    behind = run_cli("sql", "--undo", "--stop-position", str(end), path)
    nevertheless = run_cli("sql", "--undo", "--stop-position", str(end), "--include-conflicts", path)
    assert "DELETE FROM `shop`.`t`" in nevertheless.out
    for found in (undo, behind):
        assert found.status == (said is not None), found.err
        assert ("DELETE FROM `shop`.`t`" in found.out) == (said is None)
        assert said is None or f"{path}:{place} QUERY_EVENT: {said}" in found.err

"""The range of an undo by GTID or XID ends at the last transaction that is chosen."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.oracle.checks import run_cli
from tests.oracle.objects.commands import run_by_objects

COLUMNS = [integer("id", 4), varchar("v", 40)]


def log_of(tmp_path: Path, *statements: str | int) -> tuple[str, dict[str, int]]:
    """A log with a row for each number, which is that of its transaction, too, and statements between them."""
    log, places = LogBuilder(), {}
    for number, statement in enumerate(statements, 1):
        log.gtid(number)
        if isinstance(statement, str):
            places[statement] = log.query(statement)
            continue
        log.query("BEGIN")
        log.table_map(COLUMNS, primary_key=[0])
        log.rows("insert", COLUMNS, [(None, {"id": number, "v": "a"})])
        log.xid(statement)
    log.rotate()
    return str(log.write(tmp_path / "binlog.000001")), places


def gtids(path: str) -> list[str]:
    return run_cli("transactions", "--format", "jsonl", path).out.split('"gtid":"')[1:]


@pytest.mark.parametrize("by", ["gtid", "xid"])
@pytest.mark.parametrize(
    ("statement", "said"),
    [
        (
            "ALTER TABLE shop.t DROP COLUMN v",
            "shop.t is changed here, after rows that are to be undone; it lies",
        ),
        ("TRUNCATE shop.t", "shop.t is emptied here, and the log has no rows of that; it lies after the range"),
        ("UPDATE shop.t SET v = 'b'", "a statement that changes rows was logged without them"),
        ("ALTER TABLE shop.t ADD COLUMN w INT", None),
        ("TRUNCATE shop.u", None),
    ],
)
def test_what_comes_later_lies_behind_the_range(by: str, statement: str, said: str | None, tmp_path: Path) -> None:
    path, places = log_of(tmp_path, 7, 8, statement, 9)
    gtid = gtids(path)[0].partition('"')[0]
    chosen = ["--gtid", gtid] if by == "gtid" else ["--xid", "7"]
    for run_one in (run_cli, run_by_objects):
        run = run_one("undo", *chosen, path)
        assert run.status == (1 if said else 0), run.err
        assert run.out.count("DELETE FROM") == (0 if said else 1)
        if said:
            assert f"{path}:{places[statement]} QUERY_EVENT: {said}" in run.err
            assert "--include-conflicts makes the script nevertheless" in run.err
        run = run_one("undo", *chosen, "--include-conflicts", path)
        assert (run.status, run.out.count("DELETE FROM")) == (0, 1), run.err


def test_what_stands_between_chosen_transactions_does_not(tmp_path: Path) -> None:
    path, places = log_of(tmp_path, 7, "ALTER TABLE shop.t DROP COLUMN v", 8, 9)
    first, _, second, _ = (text.partition('"')[0] for text in gtids(path))
    chosen = f"{first},{second}"
    for run_one in (run_cli, run_by_objects):
        for options in ((), ("--include-conflicts",)):
            run = run_one("undo", "--include-gtids", chosen, *options, path)
            assert (run.status, run.out) == (1, "")
            (place,) = places.values()
            assert f"{path}:{place} QUERY_EVENT: shop.t is changed here" in run.err
            assert "end the range before it with --stop-position" in run.err
    assert run_cli("undo", "--gtid", second, path).status == 0

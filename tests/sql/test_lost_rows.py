"""What a log cannot undo leads on: the place, and the command that gives the rows as they were before."""

from __future__ import annotations

import shlex
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from pathlib import Path

import pytest

from binlog_kaitai.sql.typed import literal
from binlog_kaitai.values.geometry import Geometry
from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.oracle.checks import run_cli
from tests.oracle.objects.commands import run_by_objects

COLUMNS = [integer("id", 4), varchar("v", 40)]
CREATE = "CREATE TABLE shop.`my.t` (id INT PRIMARY KEY, v VARCHAR(10)) DEFAULT CHARSET=utf8mb4"
INSERTS = [f"INSERT INTO `shop`.`my.t` (`id`, `v`) VALUES ({values});" for values in (r"1, 'it\'s'", "2, NULL")]


def log_of(folder: Path, *statements: str) -> tuple[str, list[int]]:
    """A log in which a table is made and gets two rows, and then statements; returns where these are."""
    log, places = LogBuilder(), list[int]()
    log.gtid(1)
    log.query(CREATE)
    log.gtid(2)
    log.query("BEGIN")
    log.table_map(COLUMNS, table="my.t", metadata="minimal")
    log.rows("insert", COLUMNS, [(None, {"id": 1, "v": "it's"}), (None, {"id": 2, "v": None})])
    log.xid(2)
    for number, statement in enumerate(statements, 3):
        log.gtid(number)
        places.append(log.query(statement))
    log.rotate()
    folder.mkdir(exist_ok=True)
    return str(log.write(folder / "binlog.000001")), places


def gtid(path: str, number: int) -> str:
    return run_cli("transactions", "--format", "jsonl", path).out.split('"gtid":"')[number].partition('"')[0]


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("DROP TABLE shop.`my.t`", "shop.my.t is dropped here"),
        ("TRUNCATE shop.`my.t`", "shop.my.t is emptied here"),
        ("ALTER TABLE shop.`my.t` DROP COLUMN v", "shop.my.t is altered here"),
    ],
)
@pytest.mark.parametrize("by", ["gtid", "position", "table"])
def test_the_command_that_is_said_gives_the_rows(statement: str, said: str, by: str, tmp_path: Path) -> None:
    path, (place, _) = log_of(tmp_path / "a log's", statement, "CREATE TABLE shop.u (id INT)")
    chosen = {
        "gtid": ["--gtid", gtid(path, 3)],
        "position": ["--start-position", str(place - 20)],
        "table": ["--start-position", str(place - 20), "-T", "shop.my.t"],
    }[by]
    for run_one in (run_cli, run_by_objects):
        run = run_one("undo", *chosen, path)
        assert (run.status, run.out) == (1, ""), run.err
        assert f"{path}:{place} QUERY_EVENT: {said}" in run.err or by == "table"
        (command,) = (line.partition(": ")[2] for line in run.err.split("\n") if line.startswith("The rows that were"))
        program, *arguments = shlex.split(command)
        assert program == "binlog-kaitai"
        found = run_cli(*arguments)
        assert found.status == 0, found.err
        assert [line for line in found.out.split("\n") if line.startswith("INSERT")] == INSERTS


def test_what_is_not_chosen_is_no_error(tmp_path: Path) -> None:
    path, (place, _) = log_of(tmp_path, "DROP TABLE shop.u", "DROP TEMPORARY TABLE shop.`my.t`")
    for chosen in ([], ["-T", "shop.my.t"], ["--stop-position", str(place)]):
        assert run_cli("undo", path, *chosen).status == 0, chosen
    assert run_cli("undo", path, "--gtid", gtid(path, 4)).status == 0  # of a temporary table
    run = run_cli("undo", path, "--gtid", gtid(path, 3))
    assert (run.status, "shop.u is dropped here" in run.err) == (1, True)
    assert run_cli("undo", path, "--start-position", str(place), "-T", "shop.my.t").status == 0


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, None),
        (-5, "-5"),
        (0.1, "0.1e0"),
        (1e300, "1e+300"),
        (Decimal("-0.50"), "-0.50"),
        ("a'\\\n", r"'a\'\\\n'"),
        (b"\x00\xff", "X'00FF'"),
        (date(2026, 1, 2), "'2026-01-02'"),
        (datetime(2026, 1, 2, 3, 4, 5, 60, UTC), "'2026-01-02 03:04:05.000060'"),
        (datetime(2026, 1, 2), "'2026-01-02 00:00:00'"),
        (-timedelta(hours=838, minutes=59, seconds=58, microseconds=1), "'-838:59:58.000001'"),
        (Geometry(4326, b"\x01"), "X'E610000001'"),
        ([1.0], "X'0000803F'"),
    ],
)
def test_literals_of_values(value: object, text: str | None) -> None:
    assert literal(value) == text

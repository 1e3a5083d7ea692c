"""`undo` and `sql --undo` are the same command, with the same options."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.oracle.checks import run_cli

SHOP = str(Path(__file__).parent.parent.parent / "samples" / "mysql-9.7-shop.binlog")


@pytest.mark.parametrize(
    "options",
    [
        (),
        ("--as", "events"),
        ("--dry-run",),
        ("--no-check", "--skip-log-bin", "--where-columns", "all"),
        ("--across-ddl", "--include-conflicts", "--gtid", "909d22ce-e541-11f1-8dd6-02fc00000001:13"),
        ("--no-schema-from-log", "--operation", "delete"),
    ],
)
def test_undo_is_what_sql_undo_is(options: tuple[str, ...]) -> None:
    chosen = ("-T", "shop.orders", *options, SHOP)
    one, other = run_cli("undo", *chosen), run_cli("sql", "--undo", *chosen)
    assert (one.status, one.out, one.err) == (other.status, other.out, other.err)
    assert one.out.count("\n") > 2


def test_an_option_of_replays_is_none_of_undo() -> None:
    assert run_cli("undo", "--allow-incomplete", SHOP).status == 2
    assert run_cli("sql", "--undo", "--allow-incomplete", SHOP).status == 2

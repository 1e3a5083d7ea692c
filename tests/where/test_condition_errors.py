"""Conditions that cannot be read, or fit no table: what is said of them, before anything is read."""

from __future__ import annotations

import pytest

from binlog_kaitai import ConditionError, Filter, iter_changes
from binlog_kaitai.format.structs import CELL_TYPES
from binlog_kaitai.types import type_of
from tests.oracle.checks import run_cli

SHOP = "samples/mysql-9.7-shop.binlog"
NO_ORDER = {"value_absent", "value_null", "value_unknown", "value_json_diffs", "value_geometry", "value_vector"}


def test_every_type_of_the_spec_is_known_or_has_no_order() -> None:
    assert {name for name in CELL_TYPES if type_of(name).order is None} == NO_ORDER


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not a whole condition"),
        ("id = ", "not a whole condition"),
        ("id = 3 adn total > 3", "after 'id = 3': 'adn total > 3' (character 8)"),
        ("id == 3", "equality is one ="),
        ("id = 3 && id = 4", "write: and"),
        ("total = null", "IS NULL"),
        ("status = 'paid", "after 'status =': \"'paid\""),
        ("id = 5x", "'5x'"),
        ("status", "not a whole condition"),
        ("id in ()", "')'"),
    ],
)
def test_what_is_no_condition(text: str, said: str) -> None:
    run = run_cli("changes", SHOP, "--where", text)
    assert (run.status, run.out) == (2, "")
    assert said in run.err
    with pytest.raises(ConditionError):
        Filter(where=text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "idd = 5",
            "shop.orders has no column idd; it has id, customer_id, status, total, created_at, pickup, attrs\n",
        ),
        ("id = 'x'", "id of shop.orders is compared with 'x'; it takes a number, such as 5\n"),
        ("status = 3", "status of shop.orders is compared with 3; it takes text in quotes"),
        ("created_at > 'yesterday'", "it takes a time, such as '2026-11-20 08:15:30'"),
        ("pickup > '5 pm'", "it takes a time such as '17:30:00'"),
        ("status = total", "status and total do not compare"),
        ("id like '5%'", "LIKE is for text"),
        ("1 = 1", "is compared with no column"),
        ("changed(before.id)", "changed() takes a column"),
    ],
)
@pytest.mark.parametrize("command", ["changes", "events", "sql", "transactions"])
def test_what_fits_no_table(command: str, text: str, said: str) -> None:
    run = run_cli(command, SHOP, "-T", "shop.orders", "--where", text)
    assert run.status == 2
    assert run.out == "" or (command == "sql" and run.out.startswith("SET sql_mode='STOPPED: "))
    assert run.out.count("\n") <= 1
    assert said in run.err
    with pytest.raises(ConditionError):
        iter_changes(SHOP, filter=Filter(tables="shop.orders", where=text))


def test_a_table_without_an_order_has_nulls_only() -> None:
    run = run_cli("changes", SHOP, "--where", "place = 'x'")
    assert (run.status, run.out) == (2, "")
    assert "place is of type GEOMETRY, which only IS NULL and changed() understand" in run.err
    assert run_cli("changes", SHOP, "--where", "place is not null").out.count("\n") == 2


def test_one_table_that_fits_will_do() -> None:
    run = run_cli("changes", SHOP, "--where", "city = 'Zürich'")
    assert (run.status, run.out.count("\n"), run.err) == (0, 1, "")
    assert '"table":"stores"' in run.out


@pytest.mark.parametrize(
    ("option", "said"),
    [
        (["--query", "("], "not a regular expression"),
        (["--gtid", "909d22ce-e541-11f1-8dd6-02fc00000001:1-3"], "is not one transaction"),
        (["--gtid", "0-1-5", "--include-gtids", "0-1-5"], "ask for the same"),
        (["--operation", "replace"], "'insert', 'update', 'delete'"),
    ],
)
def test_options_that_are_wrong(option: list[str], said: str) -> None:
    run = run_cli("changes", SHOP, *option)
    assert (run.status, run.out) == (2, "")
    assert said in run.err

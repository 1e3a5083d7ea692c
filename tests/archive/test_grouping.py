"""`stats --by`: tables of what there is, however far apart its times; by several things at once."""

from __future__ import annotations

import json
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from tests.builder import LogBuilder
from tests.builder.columns import integer
from tests.oracle.checks import run_cli
from tests.oracle.objects.commands import by_objects

ROOT = Path(__file__).parents[2]
SAMPLES = str(ROOT / "samples")
COLUMNS = [integer("id", 4)]
FIRST, LAST = 1, 0xFFFFFFFF
"""The times between which a log can be, in seconds since 1970-01-01 UTC."""


@pytest.fixture
def far_apart(tmp_path: Path) -> str:
    log = LogBuilder()
    for number, time in enumerate((FIRST, FIRST + 70, LAST)):
        log.timestamp = time
        log.begin()
        log.insert(COLUMNS, *({"id": row} for row in range(number + 1)))
        log.xid(number)
    log.stop()
    return str(log.write(tmp_path / "log.000001"))


@pytest.mark.parametrize(("by", "count"), [("day", 2), ("hour", 2), ("minute", 3)])
def test_only_periods_with_changes(by: str, count: int, far_apart: str) -> None:
    _, _, *lines = run_cli("stats", "--by", by, far_apart).out.splitlines()
    assert len(lines) == count
    assert lines[0].startswith("1970-01-01")
    assert lines[-1].startswith("2106-02-07")
    found = json.loads(run_cli("stats", "--by", by, "--format", "json", far_apart).out)
    assert [group["rows"]["insert"] for group in found["groups"]] == ([1, 2, 3] if count == 3 else [3, 3])


def test_the_screen_and_the_page_of_a_hundred_years(far_apart: str, tmp_path: Path) -> None:
    run = run_cli("stats", far_apart)
    assert "activity" in run.out
    assert max(map(len, run.out.splitlines())) < 140
    assert len(json.loads(run_cli("stats", "--format", "json", far_apart).out)["hours"]) == 2
    page = tmp_path / "page.html"
    assert run_cli("stats", "--html", str(page), far_apart).status == 0
    assert page.stat().st_size < 200_000


def test_top_holds_for_times(far_apart: str) -> None:
    _, _, first, last, more = run_cli("stats", "--by", "minute", "--top", "2", far_apart).out.splitlines()
    assert (first[:10], last[:10]) == ("1970-01-01", "2106-02-07")
    assert more.split()[:3] == ["1", "more", "1"]


def grouped(*options: str) -> dict[tuple[Any, ...], tuple[int, Counter[str], int]]:
    run = run_cli("stats", "--format", "json", *options)
    assert run.status == 0
    found = json.loads(run.out)
    return {
        tuple(group[name] for name in found["by"]): (group["transactions"], Counter(group["rows"]), group["bytes"])
        for group in found["groups"]
    }


def test_tables_of_each_day_are_those_of_the_changes() -> None:
    expected: dict[tuple[str, str], Counter[str]] = {}
    for line in run_cli("changes", SAMPLES).out.splitlines():
        change = json.loads(line)
        commit = change["source"]["immediate_commit"] or change["source"]["timestamp"]
        key = f"{datetime.fromisoformat(commit).astimezone(UTC):%Y-%m-%d}T00:00:00Z", change["table"]
        expected.setdefault(key, Counter())[change["operation"]] += 1
    found = grouped("--by", "day,table", SAMPLES)
    assert {(day, table.partition(".")[2]): rows for (day, table), (_, rows, _) in found.items()} == expected


@pytest.mark.parametrize("by", ["hour,thread", "server,table", "thread,server,minute", "table,day"])
def test_groups_add_up_to_those_by_one_thing(by: str) -> None:
    found = grouped("--by", by, SAMPLES)
    with by_objects():
        assert found == grouped("--by", by, SAMPLES)
    if by == "server,table":
        assert found == grouped("--by", by, "--jobs", "2", SAMPLES)
    for place, name in enumerate(by.split(",")):
        sums: dict[Any, tuple[int, Counter[str], int]] = {}
        for group, (count, rows, size) in found.items():
            before = sums.get((group[place],), (0, Counter(), 0))
            sums[group[place],] = (before[0] + count, before[1] + rows, before[2] + size)
        if "table" not in by or name == "table":  # a transaction counts for each of its tables
            assert sums == grouped("--by", name, SAMPLES)


def test_the_rest_beyond_top_is_summed() -> None:
    found = grouped("--by", "day,table", SAMPLES)
    run = json.loads(run_cli("stats", "--by", "day,table", "--format", "json", "--top", "3", SAMPLES).out)
    assert len(run["groups"]) == 3
    assert run["more"]["groups"] == len(found) - 3
    assert run["more"]["bytes"] + sum(one["bytes"] for one in run["groups"]) == sum(one[2] for one in found.values())
    text = run_cli("stats", "--by", "day,table", "--top", "3", SAMPLES).out.splitlines()
    assert text[0].split()[:2] == ["day", "table"]
    assert len(text) == 2 + 3 + 1


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--by", "table", "--by", "day"], "give --by table,day"),
        (["--by", "day,hour"], "one of day, hour and minute"),
        (["--by", "table,table"], "each of them once"),
        (["--by", "table,week"], "'week' is none of"),
        (["--by", "table", "--html", "page.html"], "--by and --format html do not go together"),
    ],
)
def test_what_does_not_go_together_is_refused(options: list[str], said: str) -> None:
    run = run_cli("stats", SAMPLES, *options)
    assert run.status == 2
    assert said in run.err


def test_groups_with_an_index(tmp_path: Path) -> None:
    """An index has no such sums: the log is read."""
    copy = tmp_path / "log.000001"
    copy.write_bytes((ROOT / "samples/mysql-9.7-shop.binlog").read_bytes())
    before = grouped("--by", "hour,table", str(tmp_path))
    assert run_cli("index", str(tmp_path)).status == 0
    assert grouped("--by", "hour,table", str(tmp_path)) == before

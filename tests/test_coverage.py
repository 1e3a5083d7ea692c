"""`verify --covers`: what archives hold of a set of transactions between them."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.oracle.checks import Run, run_cli

SERIES = Path(__file__).parent / "data" / "series"
UUID = "9fc31fee-e616-11f1-96ce-02fc00000001"


def archive(folder: Path, numbers: range | list[int], name: str = "mysql-bin") -> Path:
    """Copies of logs of the series, under another base name if that is wanted."""
    folder.mkdir()
    for number in numbers:
        shutil.copy(SERIES / "gtid" / f"mysql-bin.{number:06}", folder / f"{name}.{number:06}")
    return folder


def covers(wanted: str, *paths: Path) -> Run:
    return run_cli("verify", "--brief", "--no-continuity", *map(str, paths), "--covers", wanted)


def held(run: Run) -> list[str]:
    lines = run.out.splitlines()
    return lines[next(number for number, line in enumerate(lines) if line.startswith("covers ")) :]


@pytest.mark.parametrize(("wanted", "missing"), [("1-11", None), ("1-12", "12"), ("3:40-50", "40-50")])
def test_one_archive(wanted: str, missing: str | None, tmp_path: Path) -> None:
    run = covers(f"{UUID}:{wanted}", archive(tmp_path / "a", range(1, 8)))
    assert held(run)[0].endswith(f": missing {UUID}:{missing}" if missing else ": all there")
    assert run.status == bool(missing)


def test_what_one_lacks_another_may_hold(tmp_path: Path) -> None:
    """The second has other files, and its older ones were purged: that is no gap, nor is what is later than it."""
    first = archive(tmp_path / "a", [1, 2, 3, 5, 6, 7])
    second = archive(tmp_path / "b", range(3, 7), "node2-bin")
    run = covers(f"{UUID}:1-11", first, second)
    assert (run.status, held(run)[0]) == (0, "covers 11 transactions: all there")
    assert held(run)[1:] == [
        f"  archive   {first}/mysql-bin: 6 logs, 10 transactions",
        f"    lacks     {UUID}:7",
        f"    only here {UUID}:1-5:11",
        f"  archive   {second}/node2-bin: 4 logs, 5 transactions",
        f"    later     {UUID}:11",
        f"    only here {UUID}:7",
    ]


def test_mariadb_names_the_last_transactions_before_a_log(tmp_path: Path) -> None:
    (second := tmp_path / "b").mkdir()
    shutil.copy(SERIES / "mariadb" / "mariadb-bin.000003", second)
    run = covers("0-1-1", SERIES / "mariadb", second)
    assert not [line for line in held(run) if "lacks" in line]


def test_as_json(tmp_path: Path) -> None:
    folder = archive(tmp_path / "a", range(1, 8))
    run = run_cli("verify", "--format", "jsonl", str(folder), "--covers", f"{UUID}:1-12")
    found = [line["covers"] for line in map(json.loads, run.out.splitlines()) if "covers" in line]
    assert [(one["wanted"], one["missing"]) for one in found] == [(f"{UUID}:1-12", f"{UUID}:12")]
    assert [one["gtids"] for one in found[0]["archives"]] == [f"{UUID}:1-11"]


def test_a_quick_look_does_not_know(tmp_path: Path) -> None:
    run = run_cli("verify", "--quick", str(SERIES / "gtid"), "--covers", f"{UUID}:1")
    assert (run.status, "--covers needs the transactions" in run.err) == (2, True)

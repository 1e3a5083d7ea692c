"""`export --append`: logs are added to the output of earlier runs, each once."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow.dataset as ds
import pytest

from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.cli import main
from binlog_kaitai.export.folder import LEDGER
from tests.exports import ledgers
from tests.made.series import log

DATA = Path(__file__).parent / "data"


def add(logs: Path, out: Path, *more: str) -> int:
    return main(["export", str(logs), "--output", str(out), "--append", *more])


def ids(out: Path) -> list[int]:
    return sorted(ds.dataset(out / "shop.t").to_table(["id"])["id"].to_pylist())


def ledger(out: Path) -> Any:
    return ledgers(out)


def tree(out: Path) -> dict[str, bytes]:
    return {path.relative_to(out).as_posix(): path.read_bytes() for path in out.rglob("*") if path.is_file()}


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_each_log_is_added_once(jobs: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    logs, out = tmp_path / "logs", tmp_path / "out"
    log(logs / "binlog.000001", 0, 3)
    log(logs / "binlog.000002", 3, 2, closed=False)
    assert add(logs, out, "--jobs", jobs) == 0
    assert "binlog.000002: its server has not closed it" in capsys.readouterr().err
    assert ids(out) == [0, 1, 2]
    log(logs / "binlog.000002", 3, 4)
    log(logs / "binlog.000003", 7, 1, later=1)
    log(logs / "binlog.000004", 8, 1, closed=False)
    assert add(logs, out, "--jobs", jobs) == 0
    assert ids(out) == list(range(8))
    before = tree(out)
    for _ in range(2):
        assert add(logs, out, "--jobs", jobs) == 0
        assert "binlog.000003: is in the output" in capsys.readouterr().err
        assert tree(out) == before
        shutil.copy(logs / "binlog.000001", tmp_path / "copy")
        shutil.move(tmp_path / "copy", logs / "binlog.000001")  # it is the same, but by its time
    found = ledger(out)
    assert [Path(one["file"]).name for one in found["files"]] == [f"binlog.00000{n}" for n in (1, 2, 3)]
    assert found["total"]["rows"]["total"] == 8
    assert {name for one in found["files"] for name in one["parts"]} == set(before) - {*found["names"]}
    assert sorted(path.name for path in (out / "shop.t").iterdir()) == [
        "part-00000-0.parquet",
        "part-b0001-00000-0.parquet",
        "part-b0001-00001-0.parquet",
    ]


def test_a_log_that_is_another_one_is_added_and_one_that_grew_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    logs, out = tmp_path / "logs", tmp_path / "out"
    log(logs / "binlog.000001", 0, 2)
    assert add(logs, out) == 0
    log(logs / "binlog.000001", 50, 2, later=100)  # after RESET MASTER
    assert add(logs, out) == 0
    assert ids(out) == [0, 1, 50, 51]
    log(logs / "binlog.000001", 50, 3, later=100)
    before = tree(out)
    assert add(logs, out) == 2
    assert "binlog.000001: is in the output with" in capsys.readouterr().err
    assert tree(out) == before


def test_what_a_killed_run_has_left_does_not_count(tmp_path: Path) -> None:
    """Parts that are in place, and no ledger that has them."""
    logs, out = tmp_path / "logs", tmp_path / "out"
    log(logs / "binlog.000001", 0, 2)
    assert add(logs, out) == 0
    old = (out / LEDGER).read_bytes()
    log(logs / "binlog.000002", 2, 2, later=1)
    assert add(logs, out) == 0
    (out / LEDGER).write_bytes(old)
    (out / f"_staging-{'0' * 32}").mkdir()
    (logs / "binlog.000002").unlink()
    log(logs / "binlog.000003", 9, 1, later=2)
    assert add(logs, out) == 0
    assert ids(out) == [0, 1, 9]


def test_runs_have_ledgers_of_their_own(tmp_path: Path) -> None:
    """Nothing is written again of what earlier runs said, and no folder of a table is looked into."""
    logs, out = tmp_path / "logs", tmp_path / "out"
    for number in range(1, 5):
        log(logs / f"binlog.00000{number}", 2 * number, 2, later=number)
        before = tree(out)
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(os, "walk", _of_staging(os.walk) if before else os.walk)
            assert add(logs, out) == 0
        kept = {name: data for name, data in tree(out).items() if name in before and name != LEDGER}
        assert kept == {name: data for name, data in before.items() if name != LEDGER}
    assert ids(out) == list(range(2, 10))
    found = json.loads((out / LEDGER).read_text())
    assert [Path(one["file"]).name for one in found["files"]] == ["binlog.000004"]
    assert found["earlier"]["ledgers"] == [f"_ledger-0000{number}.json" for number in range(3)]
    assert [Path(one["file"]).name for one in ledger(out)["files"]] == [f"binlog.00000{n}" for n in range(1, 5)]
    assert (found["runs"], found["total"]["rows"]["total"]) == (4, 8)
    assert main(["export", str(logs), "--output", str(out), "--overwrite"]) == 0
    assert not [*out.glob("_ledger-*")]


def _of_staging(walk: Callable[[str], Any]) -> Callable[[str], Any]:
    def walked(place: str) -> Any:
        assert "_staging-" in place
        return walk(place)

    return walked


def test_a_ledger_of_all_runs_is_read(tmp_path: Path) -> None:
    """As version 0.2 wrote it."""
    logs, out = tmp_path / "logs", tmp_path / "out"
    for number in (1, 2):
        log(logs / f"binlog.00000{number}", 2 * number, 2, later=number)
        assert add(logs, out) == 0
    old = ledger(out)
    for name in old.pop("names"):
        (out / name).unlink()
    del old["earlier"]
    (out / LEDGER).write_text(json.dumps(old))
    log(logs / "binlog.000003", 6, 2, later=3)
    for _ in range(2):
        assert add(logs, out) == 0
        assert ids(out) == list(range(2, 8))
        assert ledger(out)["names"] == [LEDGER, "_ledger-00001.json"]
        assert [Path(one["file"]).name for one in ledger(out)["files"]] == [f"binlog.00000{n}" for n in range(1, 4)]


def test_options_that_contradict_each_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert add(DATA / "mysql-9.7.4", tmp_path / "out", "--overwrite") == 2
    assert "give one of them" in capsys.readouterr().err
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / LEDGER).write_text("{}")
    assert add(DATA / "mysql-9.7.4", tmp_path / "out") == 2
    assert "is not of a run that can be added to" in capsys.readouterr().err


def test_a_ledger_is_what_it_was_written_as(tmp_path: Path) -> None:
    logs = [str(DATA / name) for name in ("mysql-9.7.4/gtid-a.000001", "mariadb-11.8.9/gtid-a.000001")]
    damaged = [str(path) for path in sorted((DATA / "damaged").glob("*.binlog"))]
    main(["export", *logs, *damaged, "--mode", "permissive", "--output", str(tmp_path / "out")])
    found = ledger(tmp_path / "out")
    for one in [*found["files"], found["total"]]:
        again = FileLedger.of_json(one).as_json()
        assert again == {name: one[name] for name in again}


@pytest.mark.parametrize("url", ["nix://host/out", "s3://bucket/out?no_such_option=1"])
def test_a_place_that_cannot_be_used_is_one_line(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", str(DATA / "mysql-9.7.4" / "gtid-a.000001"), "--output", url]) == 2
    assert "cannot be used for output" in capsys.readouterr().err.splitlines()[-1]


FORMS = {"--unsigned widen": "unsigned numbers", "--folders database/table": "folders such as shop.orders"}


@pytest.mark.parametrize("option", FORMS)
def test_an_output_keeps_its_form(option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number in (1, 2):
        log(tmp_path / "logs" / f"binlog.00000{number}", number, 1)
    first, *more = (str(tmp_path / "logs" / f"binlog.00000{number}") for number in (1, 2))
    out, words = tmp_path / "out", option.split()
    assert main(["export", first, "--output", str(out), "--partition-by-date", *words]) == 0
    assert main(["export", *more, "--output", str(out), "--partition-by-date", "--append"]) == 0
    assert ledger(out)[words[0].strip("-")] == words[1]
    found = sorted(str(path.relative_to(out)) for path in out.rglob("part-*"))
    place = "shop/t" if words[1] == "database/table" else "shop.t"
    assert [name.rpartition("/")[0].rpartition("/")[0] for name in found] == [place] * 2
    assert {name for one in ledger(out)["files"] for name in one["parts"]} == {*found}
    assert list(ledger(out)["tables"]) == [place]
    assert main(["export", *more, "--output", str(out), "--overwrite", *words]) == 0
    assert len([*out.rglob("part-*")]) == 1
    plain = tmp_path / "plain"
    assert main(["export", first, "--output", str(plain)]) == 0
    capsys.readouterr()
    assert main(["export", *more, "--output", str(plain), "--append", *words]) == 2
    assert FORMS[option] in capsys.readouterr().err

"""`verify --ledger` and `--previous`: an archive is still what it was."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
from pathlib import Path

import pytest

from tests.oracle.checks import Run, run_cli

SERIES = Path(__file__).parent / "data" / "series" / "gtid"


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    folder = tmp_path / "archive"
    folder.mkdir()
    for number in range(1, 5):
        shutil.copy(SERIES / f"mysql-bin.{number:06}", folder)
    return folder


def verify(archive: Path, *more: str) -> Run:
    return run_cli("verify", "--brief", "--no-continuity", str(archive), *more)


@pytest.fixture
def before(archive: Path, tmp_path: Path) -> str:
    """The ledger of the day before."""
    path = str(tmp_path / "before.json")
    assert verify(archive, "--ledger", path).status == 0
    return path


def since(run: Run) -> list[str]:
    lines = run.out.splitlines()
    return lines[next(number for number, line in enumerate(lines) if line.startswith("since ")) :]


def test_a_ledger_is_what_sha256sum_says(archive: Path, before: str) -> None:
    found = json.loads(Path(before).read_text())
    for log, path in zip(found["logs"], sorted(archive.iterdir()), strict=True):
        data = path.read_bytes()
        assert (log["file"], log["size"]) == (str(path), len(data))
        assert log["sha256"] == hashlib.sha256(data).hexdigest()
        assert log["ok"]
        assert log["gtids"].startswith("9fc31fee-e616-11f1-96ce-02fc00000001:")
    digest = found.pop("sha256")
    text = json.dumps(found, sort_keys=True, separators=(",", ":"))
    assert hashlib.sha256(text.encode()).hexdigest() == digest


def test_ledgers_are_a_chain(archive: Path, before: str, tmp_path: Path) -> None:
    shutil.copy(SERIES / "mysql-bin.000005", archive)
    (archive / "mysql-bin.000002.gz").write_bytes(gzip.compress((archive / "mysql-bin.000002").read_bytes()))
    (archive / "mysql-bin.000002").unlink()
    (archive / "mysql-bin.000001").rename(archive / "old-bin.000001")
    after = tmp_path / "after.json"
    run = verify(archive, "--previous", before, "--ledger", str(after))
    assert (run.status, since(run)) == (0, [f"since {before}: 4 the same, 1 new"])
    assert json.loads(after.read_text())["previous"] == json.loads(Path(before).read_text())["sha256"]


def test_a_log_may_grow_and_be_closed(tmp_path: Path) -> None:
    """The server clears a flag in the first event then."""
    (folder := tmp_path / "archive").mkdir()
    data = (SERIES / "mysql-bin.000003").read_bytes()
    in_use = bytearray(data)
    in_use[21] |= 1
    (folder / "log.000001").write_bytes(in_use[:-44])
    before = str(tmp_path / "before.json")
    verify(folder, "--ledger", before)
    (folder / "log.000001").write_bytes(data)
    run = verify(folder, "--previous", before, "--format", "jsonl")
    found = json.loads(run.out.splitlines()[-1])["previous"]
    assert found == {"same": 0, "grown": [str(folder / "log.000001")], "new": [], "problems": []}
    assert run.status == 0


def test_what_is_not_as_it_was(archive: Path, before: str, tmp_path: Path) -> None:
    """And no ledger is written, so that the next run finds it, too."""
    (archive / "mysql-bin.000001").unlink()
    second, third = archive / "mysql-bin.000002", archive / "mysql-bin.000003"
    data = second.read_bytes()
    second.write_bytes(data[:-1])
    third.write_bytes((SERIES / "mysql-bin.000006").read_bytes() + bytes(1000))
    after = tmp_path / "after.json"
    run = verify(archive, "--previous", before, "--ledger", str(after))
    assert since(run) == [
        f"since {before}: 1 the same, 3 NOT OK",
        f"  NOT OK    {archive}/mysql-bin.000001: is no longer there",
        f"  NOT OK    {second}: is shorter than it was: {len(data) - 1:,} bytes after {len(data):,}",
        f"  NOT OK    {third}: has other bytes than it had",
    ]
    assert run.status == 1
    assert f"{after}: not written" in run.err
    assert not after.exists()


def test_logs_that_have_changed_names(archive: Path, before: str) -> None:
    """A log that has the place of another, larger one is still there; that other one is not."""
    paths = sorted(archive.iterdir())
    small, large = sorted(paths, key=lambda path: path.stat().st_size)[:: len(paths) - 1]
    large.rename(small)
    run = verify(archive, "--previous", before)
    assert since(run) == [f"since {before}: 3 the same, 1 NOT OK", f"  NOT OK    {small}: has other bytes than it had"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: text.replace('"ok": true', '"ok": false', 1), "was changed after it was written"),
        (lambda text: text[:-20], "no ledger that `verify --ledger` has written"),
        (lambda text: "[]", "no ledger that `verify --ledger` has written"),
    ],
)
def test_a_ledger_that_is_none(archive: Path, before: str, change: object, message: str) -> None:
    path = Path(before)
    assert callable(change)
    path.write_text(change(path.read_text()))
    run = verify(archive, "--previous", before)
    assert run.status == 2
    assert message in run.err
    assert "Traceback" not in run.err


def test_each_ledger_is_a_new_file(archive: Path, before: str) -> None:
    run = verify(archive, "--ledger", before)
    assert run.status == 2
    assert "each ledger is a file of its own" in run.err

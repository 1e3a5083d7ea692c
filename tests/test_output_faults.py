"""An output when a run is killed, told to end, or fails at any of its steps, and when two runs meet."""

from __future__ import annotations

import errno
import fcntl
import itertools
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from binlog_kaitai.cli import main
from binlog_kaitai.export.folder import LEDGER, OutputFolder
from tests.exports import ledgers
from tests.made.series import log

STEPS = ("link", "mkdir", "rename", "replace", "rmdir", "unlink")
"""What changes names of files."""
MOST_STEPS = 200
MODES = ("new", "--append", "--overwrite")
modes = pytest.mark.parametrize("mode", MODES)


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in, with two logs."""
    log(tmp_path / "logs" / "binlog.000001", 0, 3)
    log(tmp_path / "logs" / "binlog.000002", 3, 2, later=1)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def export(*arguments: str, logs: str = "logs") -> int:
    return main(["export", logs, "--output", "out", *arguments])


def prepare(mode: str) -> None:
    """Make the output that a run of a mode finds."""
    shutil.rmtree("out", ignore_errors=True)
    if mode != "new":
        assert export(logs="logs/binlog.000001") == 0


def step(mode: str) -> int:
    return export(*() if mode == "new" else (mode,))


def tree() -> dict[str, bytes]:
    return {str(path): path.read_bytes() if path.is_file() else b"" for path in Path("out").rglob("*")}


def named() -> list[str]:
    """The parts that the ledgers name."""
    try:
        return [name for one in ledgers("out")["files"] for name in one["parts"]]
    except FileNotFoundError:
        return []


def ids(names: list[str]) -> list[int]:
    tables = (name for name in names if name.startswith("shop.t/"))
    return sorted(row for name in tables for row in pq.read_table(Path("out", name))["id"].to_pylist())


def there() -> list[str]:
    return [path.relative_to("out").as_posix() for path in Path("out").rglob("*.parquet")]


def is_whole(rows: int) -> bool:
    """Whether the output is what the ledger says, with so many rows, and nothing else is there."""
    files = {path.relative_to("out").as_posix() for path in Path("out").rglob("*") if path.is_file()}
    return ids(named()) == list(range(rows)) and files == {*ledgers("out")["names"], *named()}


class KilledError(BaseException):
    """Stands for a process that is gone: no step that comes later is done."""


class Steps:
    """Does something before the n-th step of a run."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, act: Callable[[int], None]) -> None:
        self.count = 0
        for name in STEPS:
            monkeypatch.setattr(os, name, self._counted(getattr(os, name), act))

    def _counted(self, call: Callable[..., Any], act: Callable[[int], None]) -> Callable[..., Any]:
        def counted(*given: Any, **more: Any) -> Any:
            self.count += 1
            act(self.count)
            return call(*given, **more)

        return counted


def runs(mode: str, act: Callable[[int, int], None], look: Callable[[bool, int], None]) -> int:
    """Run once for each step, with something done there, and look at what is left. Returns the number of steps."""
    for number in range(1, MOST_STEPS):
        prepare(mode)
        with pytest.MonkeyPatch.context() as patched:
            steps = Steps(patched, lambda count, number=number: act(count, number))  # type: ignore[misc]
            try:
                status = step(mode)
            except KilledError:
                status = -signal.SIGKILL
        look(steps.count < number, status)
        if steps.count < number:
            return number - 1
    raise AssertionError("it goes on and on")


@modes
def test_a_kill_at_each_step(mode: str) -> None:
    """What the ledger names is always there, of the old output or of the new one; the next run mends the rest."""
    old = 0 if mode == "new" else 3
    seen, again = set[int](), itertools.cycle(["--append", "--overwrite"])

    def kill(count: int, number: int) -> None:
        if count >= number:
            raise KilledError

    def look(is_done: bool, status: int) -> None:
        assert status == (0 if is_done else -signal.SIGKILL)
        found = ids(named())
        assert found in (list(range(old)), list(range(5)))
        assert len(found) == 5 or not is_done
        seen.add(len(found))
        assert export(next(again)) == 0
        assert is_whole(5)

    assert runs(mode, kill, look) > 5
    assert seen == {old, 5}


@modes
@pytest.mark.one_in(3)
def test_a_signal_at_each_step(mode: str, capfd: pytest.CaptureFixture[str]) -> None:
    """The output is the old one or the new one, to the byte, and one line says which."""
    prepare(mode)
    old = set(tree())
    seen = set[bool]()

    def end(count: int, number: int) -> None:
        if count == number:
            os.kill(os.getpid(), signal.SIGTERM)

    def look(is_done: bool, status: int) -> None:
        said = [line for line in capfd.readouterr().err.splitlines() if not line.startswith("note:")]
        if is_done:
            assert (status, said) == (0, [])
            return
        is_old = said[-1:] == ["out: not written, ended by SIGTERM"]
        assert (status, is_old or said[-1:] == ["ended by SIGTERM"]) == (1, True)
        assert set(tree()) == old if is_old else is_whole(5)
        seen.add(is_old)

    assert runs(mode, end, look) > 5
    assert seen == {True, False}


@modes
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO])
@pytest.mark.one_in(3)
def test_an_error_at_each_step(mode: str, number: int, capfd: pytest.CaptureFixture[str]) -> None:
    """The output is the old one or the new one; if a step of the removal fails the next run makes up for it."""
    prepare(mode)
    old = set(tree())
    seen = set[int]()

    def fail(count: int, place: int) -> None:
        if count == place:
            raise OSError(number, os.strerror(number), "a temporary name")

    def look(is_done: bool, status: int) -> None:
        said = [line for line in capfd.readouterr().err.splitlines() if not line.startswith("note:")]
        assert len(said) == (0 if status == 0 else 1)
        assert status == 0 or said[0].endswith(os.strerror(number))
        assert set(tree()) <= old or ids(named()) == list(range(5))
        seen.add(status)
        assert export("--append") == 0
        assert is_whole(5)
        capfd.readouterr()

    assert runs(mode, fail, look) > 5
    assert seen == {0, 1}


@modes
@pytest.mark.one_in(3)
def test_a_full_disk_leaves_what_was_there(mode: str) -> None:
    prepare(mode)
    before = tree()
    command = [sys.executable, "-m", "binlog_kaitai", "export", "logs", "--output", "out"]
    done = subprocess.run(
        command + [mode] * (mode != "new"),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (512, 512)),
    )
    assert done.returncode == 1
    assert re.fullmatch(r".*/out/shop\.t/part-.*\.parquet: File too large\n", done.stderr)
    assert tree() == before


@pytest.mark.parametrize("mode", ["--append", "--overwrite"])
def test_two_runs_at_once(mode: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The second one begins when the first one is about to commit: it does nothing."""
    prepare(mode)
    commit, status = OutputFolder.commit, list[int]()

    def meet(folder: OutputFolder, *given: Any) -> None:
        monkeypatch.setattr(OutputFolder, "commit", commit)
        status.append(export(mode))
        commit(folder, *given)

    monkeypatch.setattr(OutputFolder, "commit", meet)
    assert export(mode) == 0
    assert status == [2]
    assert "another run writes to it" in capsys.readouterr().err
    assert is_whole(5)


@pytest.mark.parametrize("mode", ["--append", "--overwrite"])
def test_two_runs_at_once_where_there_are_no_locks(
    mode: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The one that comes later to its end finds another ledger than the one it knows, and leaves it alone."""
    prepare(mode)
    commit, after = OutputFolder.commit, dict[str, bytes]()

    def no_locks(*given: Any) -> None:
        raise OSError(errno.ENOTSUP, "not supported")

    def meet(folder: OutputFolder, *given: Any) -> None:
        monkeypatch.setattr(OutputFolder, "commit", commit)
        assert export(mode) == 0
        after.update(tree())
        commit(folder, *given)

    monkeypatch.setattr(fcntl, "flock", no_locks)
    monkeypatch.setattr(OutputFolder, "commit", meet)
    assert export(mode) == 1
    assert "another run has written to it" in capsys.readouterr().err.splitlines()[-1]
    assert tree() == after
    assert is_whole(5)


def test_processes_that_add_at_once() -> None:
    """Each does all of its work or none: what is there is in the ledger, once."""
    for number in range(3, 9):
        log(Path("logs", f"binlog.{number:06}"), 2 * number - 1, 2, later=number)
    prepare("--append")
    command = [sys.executable, "-m", "binlog_kaitai", "export", "logs", "--output", "out", "--append"]
    started = [subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) for _ in range(3)]
    ends = [(process.communicate()[1], process.returncode) for process in started]
    assert {status for _, status in ends} <= {0, 2}
    assert all(status == 0 or b"another run writes to it" in said for said, status in ends)
    assert any(status == 0 for _, status in ends)
    assert is_whole(17)


@pytest.mark.parametrize(
    "name",
    [
        "part-of-my-thesis.doc",
        "part-00000.parquet",
        "shop.t/part-of-my-thesis.doc",
        "shop.t/part-00099.parquet",
        "shop.t/binlog_date=2026-11-20/part-00000.parquet",
        "_staging-mine/thesis.doc",
        "empty/",
        "shop.t/empty/",
        "empty.table/binlog_date=2026-11-20/",
        "link",
        "shop.t/link",
    ],
)
@pytest.mark.parametrize("mode", ["--append", "--overwrite"])
def test_what_is_not_ours_stays(name: str, mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    prepare(mode)
    path = Path("out", name)
    path.parent.mkdir(parents=True, exist_ok=True)
    if name.endswith("link"):
        path.symlink_to("../logs")
    elif name.endswith("/"):
        path.mkdir()
    else:
        path.write_text("keep")
    before = tree()
    if mode == "--append":  # which looks at nothing but the ledger
        assert export(mode) == 0
        assert {found: data for found, data in tree().items() if found in before and Path(found).name != LEDGER} == {
            found: data for found, data in before.items() if Path(found).name != LEDGER
        }
        return
    assert export(mode) == 2
    assert "which no run of ours wrote" in capsys.readouterr().err
    assert tree() == before


@pytest.mark.parametrize(
    "name", ["../mine/part-00000.parquet", "mine", "shop.t/../../mine/part-0.parquet", "/{}/part-0"]
)
@pytest.mark.parametrize("is_note", [False, True])
def test_a_ledger_that_names_files_elsewhere(name: str, is_note: bool, here: Path) -> None:
    """Neither it nor a note is believed: both are files that others may have written."""
    prepare("--overwrite")
    (here / "mine").mkdir()
    for mine in (here / "mine" / "part-00000.parquet", here / "mine" / "part-0.parquet", here / "part-0"):
        mine.write_text("keep")
    name = name.format(here)
    if is_note:
        staging = here / "out" / f"_staging-{'0' * 32}"
        staging.mkdir()
        (staging / ".note.json").write_text(json.dumps({"parts": [name]}))
    else:
        ledger = json.loads(Path("out", LEDGER).read_text())
        ledger["files"][0]["parts"].append(name)
        Path("out", LEDGER).write_text(json.dumps(ledger))
    assert export("--overwrite") == 0
    assert is_whole(5)
    assert len([path for path in here.rglob("part-0*") if path.is_file() and path.read_bytes() == b"keep"]) == 3


def test_parts_of_the_last_run_are_looked_for(capsys: pytest.CaptureFixture[str]) -> None:
    """One that is missing is an error; what older runs have written may be deleted on purpose."""
    prepare("--append")
    assert export("--append") == 0
    first, last = sorted(there())
    Path("out", last).rename("aside")
    assert export("--append") == 2
    assert f"out lacks {last}, which its ledger names" in capsys.readouterr().err
    Path("aside").rename(Path("out", last))
    Path("out", first).unlink()
    assert export("--append") == 0


def test_numbers_of_runs_are_not_used_twice() -> None:
    """Also after an output was replaced, which gives the new files other names."""
    for mode in ("--overwrite", "--overwrite", "--append", "--overwrite"):
        prepare("--append") if not Path("out").exists() else None
        before = set(there())
        log(Path("logs", f"binlog.{len(os.listdir('logs')) + 1:06}"), 2 * len(os.listdir("logs")) + 1, 2, later=9)
        assert export(mode) == 0
        assert is_whole(2 * len(os.listdir("logs")) + 1)
        assert (before <= set(there())) == (mode == "--append")
        assert mode == "--append" or not before & set(there())


def test_a_job_that_adds_goes_on_after_its_first_run_was_killed() -> None:
    """There is no output yet, only what that run has left."""
    killed = OutputFolder.create("out")
    with killed.part("shop.t/part-00000.parquet") as file:
        file.write(b"rows")
    assert export("--append") == 0
    assert is_whole(5)


def test_parts_that_are_not_there_are_not_committed() -> None:
    """As where workers write to disks of their own."""
    prepare("--append")
    before = tree()
    folder = OutputFolder.create("out", append=True)
    with pytest.raises(FileNotFoundError, match="do all processes see the output"):
        folder.commit({"files": []}, ["shop.t/part-b0001-00000.parquet"])
    folder.discard()
    assert tree() == before


def test_all_is_on_the_disk_before_the_ledger_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files before they get their places, and the folders that have their names."""
    prepare("--append")
    synced, fsync, replace = list[str](), os.fsync, os.replace

    def note_sync(file: int) -> None:
        synced.append(os.readlink(f"/proc/self/fd/{file}"))
        fsync(file)

    def note_replace(source: str, target: str) -> None:
        is_synced = os.path.abspath(source) in synced
        assert is_synced or "/_staging-" in os.path.abspath(target), f"{target} is not on the disk"
        synced.extend([os.path.abspath(target)] if is_synced else [])
        if os.path.basename(target) == LEDGER and os.path.dirname(target) == os.path.abspath("out"):
            assert os.path.abspath("out/shop.t") in synced
            synced.append("the ledger")
        replace(source, target)

    monkeypatch.setattr(os, "fsync", note_sync)
    monkeypatch.setattr(os, "replace", note_replace)
    assert export("--append") == 0
    assert synced[synced.index("the ledger") + 1] == os.path.abspath("out")

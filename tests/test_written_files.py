"""Commands that write a file: it is there whole or not at all, and no other file is touched."""

from __future__ import annotations

import os
import re
import resource
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import binlog_kaitai
from binlog_kaitai import iter_changes
from binlog_kaitai.cli import main
from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar

COLUMNS = [integer("id", 4), varchar("name", 100)]
OUT = "written"
ROWS = 60
INDEX = "binlog-index.parquet"
WRITERS = {
    "carve": ["carve", "logs/log", "-o", OUT],
    "redact": ["carve", "logs/log", "--redact-text", "-o", OUT],
    "salvage": ["verify", "logs/log", "--salvage", OUT],
    "page": ["inspect", "logs/log", "--html", OUT],
    "stats": ["stats", "logs/log", "--html", OUT],
    "state": ["state", "logs/log", "-T", "shop.t", "--at", "2100-01-01 00:00:00", "-o", OUT],
    "transactions": ["transactions", "logs/log", "--format", "parquet", "--output", OUT],
    "index": ["index", "logs"],
}
OVERWRITES = {name: [*WRITERS[name], "--overwrite"] for name in ("carve", "redact", "page", "stats", "state")}
writers = pytest.mark.parametrize("name", WRITERS)


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in, with a log of more than a few pages."""
    (tmp_path / "logs").mkdir()
    log = LogBuilder()
    for number in range(ROWS):
        log.gtid(number + 1, last_committed=number, sequence_number=number + 1)
        log.begin()
        log.table_map(COLUMNS, primary_key=[0])
        log.rows("insert", COLUMNS, [(None, {"id": number, "name": os.urandom(40).hex()})])
        log.xid(number)
    log.rotate()
    log.write(tmp_path / "logs" / "log")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def target(name: str) -> Path:
    return Path("logs", INDEX) if name == "index" else Path(OUT)


def tree() -> dict[str, bytes]:
    """All files, also hidden ones."""
    return {str(path): path.read_bytes() for path in Path().rglob("*") if path.is_file()}


def run(arguments: list[str], **more: Any) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "binlog_kaitai", *arguments]
    return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False, **more)


@writers
def test_nothing_but_the_file_is_written(name: str) -> None:
    before = tree()
    assert main(WRITERS[name]) == 0
    after = tree()
    assert set(after) - set(before) == {str(target(name))}
    assert {path: after[path] for path in before} == before
    assert not os.stat(target(name)).st_mode & 0o111
    assert os.stat(target(name)).st_mode & 0o777 == os.stat("logs/log").st_mode & 0o777


@writers
@pytest.mark.parametrize("is_link", [True, False])
@pytest.mark.one_in(2)
def test_a_file_of_the_user_with_a_like_name_stays(name: str, is_link: bool) -> None:
    like = Path(f"{target(name)}.part")
    if is_link:
        Path("mine").write_text("keep")
        like.symlink_to(Path("mine").absolute())
    else:
        like.write_text("keep")
    assert main(WRITERS[name]) == 0
    assert (like.is_symlink(), like.read_text()) == (is_link, "keep")
    assert target(name).stat().st_size > 4


@pytest.mark.parametrize("arguments", [["carve", "X.part", "-o", "X"], ["verify", "X.part", "--salvage", "X"]])
def test_a_log_with_the_name_of_a_part_of_the_output(arguments: list[str]) -> None:
    data = Path("logs/log").read_bytes()
    Path("X.part").write_bytes(data)
    assert main(arguments) == 0
    assert Path("X.part").read_bytes() == data
    assert len(list(iter_changes("X"))) == ROWS


@writers
@pytest.mark.parametrize("size", [4096, 0])
@pytest.mark.one_in(2)
def test_a_full_disk(name: str, size: int) -> None:
    """No file may be larger than so many bytes; one line says which one was not written."""
    before = tree()
    done = run(WRITERS[name], preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size)))
    assert (done.returncode, done.stderr.splitlines()[-1]) == (1, f"{target(name)}: File too large")
    assert "Traceback" not in done.stderr
    assert tree() == before


def _killing(monkeypatch: pytest.MonkeyPatch, number: signal.Signals) -> None:
    """Have the process get a signal when it has written a file and not yet renamed it."""
    fsync = os.fsync

    def hit(file: int) -> None:
        fsync(file)
        os.kill(os.getpid(), number)

    monkeypatch.setattr(os, "fsync", hit)


@writers
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
@pytest.mark.one_in(2)
def test_a_signal(
    name: str, number: signal.Signals, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    before, handler = tree(), signal.getsignal(number)
    _killing(monkeypatch, number)
    assert main(WRITERS[name]) == 1
    assert capfd.readouterr().err.splitlines()[-1] == f"{target(name)}: not written, ended by {number.name}"
    assert tree() == before
    assert signal.getsignal(number) == handler


@writers
def test_an_interrupt(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = tree()
    _killing(monkeypatch, signal.SIGINT)
    assert main(WRITERS[name]) == 130
    assert tree() == before


def _failing(monkeypatch: pytest.MonkeyPatch, before: Callable[[], None] = lambda: None) -> None:
    def fail(*given: Any, **more: Any) -> None:
        before()
        raise OSError(5, "Input/output error", *map(os.fspath, given))

    for call in ("link", "rename", "replace"):
        monkeypatch.setattr(os, call, fail)


@pytest.mark.parametrize("name", OVERWRITES)
def test_a_file_that_is_there_stays_until_the_new_one_is_whole(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    target(name).write_text("old")
    assert main(WRITERS[name]) == 2
    assert "exists; --overwrite replaces it" in capsys.readouterr().err
    seen: list[str] = []
    with monkeypatch.context() as patched:
        _failing(patched, lambda: seen.append(target(name).read_text()))
        before = tree()
        assert main(OVERWRITES[name]) == 1
        assert tree() == before
    assert seen == ["old"]
    assert capsys.readouterr().err.splitlines()[-1] == f"{target(name)}: Input/output error"
    assert main(OVERWRITES[name]) == 0
    assert target(name).read_bytes() != b"old"


@pytest.mark.parametrize("name", OVERWRITES)
def test_a_link_is_not_followed(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Neither one that leads to a file, nor one that leads to nothing."""
    Path("mine").write_text("keep")
    for leads_to in ("mine", "nothing"):
        target(name).unlink(missing_ok=True)
        target(name).symlink_to(leads_to)
        assert main(WRITERS[name]) == 2
        assert "exists; --overwrite replaces it" in capsys.readouterr().err
        assert main(OVERWRITES[name]) == 0
        assert not target(name).is_symlink()
    assert Path("mine").read_text() == "keep"
    assert not Path("nothing").exists()


@pytest.mark.one_in(2)
@pytest.mark.parametrize("has_links", [True, False])
@pytest.mark.parametrize("name", [name for name in WRITERS if name != "index"])
def test_a_file_that_comes_there_in_the_meantime_stays(
    name: str, has_links: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    fsync = os.fsync

    def come(file: int) -> None:
        fsync(file)
        target(name).write_text("of another")

    def no_links(*given: Any, **more: Any) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr(os, "fsync", come)
    if not has_links:
        monkeypatch.setattr(os, "link", no_links)
    assert main(WRITERS[name]) == 2
    assert target(name).read_text() == "of another"
    assert {str(path) for path in Path().iterdir()} == {"logs", OUT}


@pytest.mark.parametrize("name", OVERWRITES)
def test_what_is_no_file_is_refused(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo(OUT)
    assert main(OVERWRITES[name]) == 2
    assert f"{OUT} is no file" in capsys.readouterr().err
    assert target(name).is_fifo()


def test_file_systems_without_links(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*given: Any, **more: Any) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr(os, "link", no_links)
    assert main(WRITERS["carve"]) == 0
    assert len(list(iter_changes(OUT))) == ROWS
    assert {str(path) for path in Path().iterdir()} == {"logs", OUT}


def test_what_is_not_complete_is_no_log() -> None:
    """A folder of logs is read while a log is carved into it."""
    Path("logs/.binlog-kaitai-0123456789abcdef").write_bytes(Path("logs/log").read_bytes())
    done = run(["verify", "--brief", "logs"])
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) == 1


def test_a_full_disk_of_temporary_files() -> None:
    Path("temporary").mkdir()
    done = run(
        ["sql", "--undo", "logs/log"],
        env=os.environ | {"TMPDIR": os.path.abspath("temporary")},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (64, 64)),
    )
    assert (done.returncode, done.stderr) == (1, f"{os.path.abspath('temporary')}: File too large\n")


def test_a_full_disk_of_the_temporary_files_of_a_chain() -> None:
    """Rows are followed by values, in a file, where there are more keys than are kept as texts."""
    Path("temporary").mkdir()
    script = (
        "import sys; from binlog_kaitai.cli import main; from binlog_kaitai.compiled.objects import linked_rows;"
        " linked_rows._MOST_KEYS = 0; sys.exit(main(['verify', '--chain', 'logs/log']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        env=os.environ | {"TMPDIR": os.path.abspath("temporary")},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (64, 64)),
    )
    assert (done.returncode, done.stderr) == (1, f"{os.path.abspath('temporary')}: File too large\n")


WRITES = re.compile(
    r"""open\([^)]*["'](?:[wax]b?\+?|r\+b)["']|write_text|write_bytes|NamedTemp|mkstemp|\bTemporaryFile"""
)
OTHERS = {
    "files.py": "the one place",
    "spark/java.py": "a script in a temporary folder of its own",
}


def test_nothing_else_opens_files_to_write() -> None:
    package = Path(binlog_kaitai.__file__).parent
    found = {path for path in package.rglob("*.py") if WRITES.search(path.read_text(encoding="utf-8"))}
    assert {path.relative_to(package).as_posix() for path in found} == set(OTHERS)

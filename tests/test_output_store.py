"""`export` into an object store: a real S3 server on loopback holds what a folder would."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai.cli import main
from binlog_kaitai.export.folder import LEDGER
from binlog_kaitai.export.store import OutputStore
from tests import s3_server
from tests.s3_server import Server

ROOT = Path(__file__).parents[1]
LOGS = [str(path) for path in sorted((ROOT / "samples").glob("*.binlog"))]
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with s3_server.running() as found:
        found.store().create_dir("lake")
        yield found


def files(server: Server, folder: str) -> dict[str, bytes]:
    from pyarrow.fs import FileSelector

    store = server.store()
    infos = store.get_file_info(FileSelector(f"lake/{folder}", recursive=True, allow_not_found=True))
    return {
        info.path.removeprefix(f"lake/{folder}/"): store.open_input_file(info.path).read()
        for info in infos
        if info.is_file
    }


def tree(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def url(server: Server, folder: str) -> str:
    return f"s3://lake/{folder}{server.query}"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_store_has_what_a_folder_has(server: Server, jobs: str, tmp_path: Path) -> None:
    options = ["--partition-by-date", "--jobs", jobs, "--split-size", "3000"]
    assert main(["export", *LOGS, *options, "--output", str(tmp_path / "out")]) == 0
    assert main(["export", *LOGS, *options, "--output", url(server, f"same-{jobs}")]) == 0
    assert files(server, f"same-{jobs}") == tree(tmp_path / "out")


def test_what_is_there_is_replaced_or_added_to(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = url(server, "again")
    assert main(["export", LOGS[0], "--output", place]) == 0
    assert main(["export", LOGS[1], "--output", place]) == 2
    assert "--append adds to it" in capsys.readouterr().err
    first = files(server, "again")
    assert main(["export", *LOGS, "--append", "--output", place]) == 0
    both = files(server, "again")
    assert {name: both[name] for name in first if name != LEDGER} == {n: d for n, d in first.items() if n != LEDGER}
    manifest = json.loads(both[LEDGER])
    assert {name for log in manifest["files"] for name in log["parts"]} == set(both) - {LEDGER}
    assert [log["file"] for log in manifest["files"]] == LOGS
    assert main(["export", LOGS[1], "--overwrite", "--output", place]) == 0
    last = files(server, "again")
    assert {name for log in json.loads(last[LEDGER])["files"] for name in log["parts"]} == set(last) - {LEDGER}
    assert len(json.loads(last[LEDGER])["files"]) == 1


def test_files_of_others_are_left_alone(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    with server.store().open_output_stream("lake/others/thesis.txt") as stream:
        stream.write(b"keep")
    assert main(["export", LOGS[0], "--overwrite", "--output", url(server, "others")]) == 2
    assert "thesis.txt, which no run of ours wrote" in capsys.readouterr().err
    assert files(server, "others") == {"thesis.txt": b"keep"}


def test_a_run_that_fails_leaves_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*given: Any) -> None:
        raise OSError("no")

    monkeypatch.setattr(OutputStore, "commit", fail)
    assert main(["export", *LOGS, "--output", url(server, "failed")]) == 1
    assert files(server, "failed") == {}


def test_a_process_that_is_killed(server: Server, tmp_path: Path) -> None:
    """It leaves whole parts at most, and no ledger; the next run replaces them."""
    place = url(server, "killed")
    arguments = ["export", *LOGS * 40, "--split-size", "2000", "--output", place]
    script = f"import sys; from binlog_kaitai.cli import main; sys.exit(main({arguments!r}))"
    process = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.DEVNULL, cwd=ROOT)
    while not files(server, "killed") and process.poll() is None:
        time.sleep(0.05)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    left = files(server, "killed")
    assert left
    assert LEDGER not in left
    assert all(data.endswith(b"PAR1") for data in left.values())
    assert main(["export", *LOGS, "--overwrite", "--output", place]) == 0
    found = files(server, "killed")
    assert {name for log in json.loads(found[LEDGER])["files"] for name in log["parts"]} == set(found) - {LEDGER}

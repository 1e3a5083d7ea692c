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
from binlog_kaitai.export.contents import LEDGER, OutputExistsError
from binlog_kaitai.export.output import open_output
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
    assert named(both) == set(both) - {LEDGER}
    assert [
        log["file"] for ledger in ("_ledger-00000.json", LEDGER) for log in json.loads(both[ledger])["files"]
    ] == LOGS
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
    while not any(name.endswith(".parquet") for name in files(server, "killed")) and process.poll() is None:
        time.sleep(0.05)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    left = files(server, "killed")
    notes = [name for name in left if name.startswith("_staging-")]
    assert len(notes) == 1
    assert LEDGER not in left
    assert all(data.endswith(b"PAR1") for name, data in left.items() if name not in notes)
    assert main(["export", *LOGS, "--overwrite", "--output", place]) == 0
    found = files(server, "killed")
    assert {name for log in json.loads(found[LEDGER])["files"] for name in log["parts"]} == set(found) - {LEDGER}


def named(found: dict[str, bytes]) -> set[str]:
    """The ledgers of earlier runs that the ledger names, and the parts that all of them do."""
    last = json.loads(found[LEDGER])
    others = last.get("earlier", {}).get("ledgers", [])
    ledgers = [last, *(json.loads(found[name]) for name in others)]
    return {*others, *(name for ledger in ledgers for log in ledger["files"] for name in log["parts"])}


def test_what_was_replaced_is_added_to(server: Server) -> None:
    """The numbers of the runs go on, so that no part is written over another."""
    place = url(server, "replaced")
    for arguments in ([LOGS[0]], [LOGS[1], "--overwrite"], [*LOGS, "--append"], [LOGS[0], "--overwrite"]):
        before = files(server, "replaced")
        assert main(["export", *arguments, "--output", place]) == 0
        after = files(server, "replaced")
        assert named(after) == set(after) - {LEDGER}
        kept = {name for name in before if name in after} - {LEDGER}
        assert kept == (set(before) - {LEDGER} if "--append" in arguments else set())
        assert all(after[name] == before[name] for name in kept)


def test_two_runs_at_once(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    place = url(server, "two")
    assert main(["export", LOGS[0], "--output", place]) == 0

    def meet() -> None:
        with open_output(place, append=True):
            before = files(server, "two")
            for mode in ("--append", "--overwrite"):
                assert main(["export", *LOGS, mode, "--output", place]) == 2
                assert "another run writes to it since 20" in capsys.readouterr().err
            assert files(server, "two") == before
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        meet()
    assert main(["export", *LOGS, "--append", "--output", place]) == 0
    assert named(files(server, "two")) == set(files(server, "two")) - {LEDGER}


def test_two_runs_that_begin_at_the_same_moment(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each has looked before the other has put its note there: at most one of them goes on."""
    place = url(server, "race")
    put = OutputStore._put_note
    others: list[OutputStore | None] = []

    def meet(made: OutputStore, found: Any) -> None:
        monkeypatch.setattr(OutputStore, "_put_note", put)
        others.append(OutputStore.create(place))
        put(made, found)

    monkeypatch.setattr(OutputStore, "_put_note", meet)
    with pytest.raises(OutputExistsError, match="another run writes to it"):
        OutputStore.create(place)
    assert others[0] is not None
    assert set(files(server, "race")) == {others[0].note}
    assert others[0].discard()
    assert files(server, "race") == {}


@pytest.mark.parametrize("end", ["commit", "discard"])
def test_what_comes_too_late(server: Server, end: str) -> None:
    """A task that is tried twice ends after the run: it leaves nothing, and takes nothing away."""
    folder = OutputStore.create(url(server, f"late-{end}"))
    ledger = {"files": [{"parts": ["a.t/part-00000.parquet"]}]}
    with folder.part("a.t/part-00000.parquet") as file:
        file.write(b"rows")
    folder.commit(ledger) if end == "commit" else folder.discard()
    for name in ("a.t/part-00000.parquet", "a.t/part-00001.parquet"):
        with pytest.raises(FileNotFoundError), folder.part(name) as file:
            file.write(b"rows")
    found = files(server, f"late-{end}")
    assert set(found) == ({LEDGER, "a.t/part-00000.parquet"} if end == "commit" else set())


def test_a_ledger_that_another_run_has_written(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing else has kept the two apart."""
    place = url(server, "other")
    assert main(["export", LOGS[0], "--output", place]) == 0
    commit = OutputStore.commit

    def meet(folder: OutputStore, *given: Any) -> None:
        with server.store().open_output_stream(f"lake/other/{LEDGER}") as stream:
            stream.write(b'{"files": [], "total": {}}')
        commit(folder, *given)

    monkeypatch.setattr(OutputStore, "commit", meet)
    before = set(files(server, "other"))
    assert main(["export", *LOGS, "--append", "--output", place]) == 1
    after = files(server, "other")
    assert set(after) == before
    assert after[LEDGER] == b'{"files": [], "total": {}}'


@pytest.mark.parametrize("name", ["shop.customers/part-1-of-my-thesis.doc", "part-00000.doc", "mine/keep"])
def test_what_is_not_ours_stays(server: Server, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    folder = f"mine-{name.replace('/', '-')}"
    assert main(["export", LOGS[0], "--output", url(server, folder)]) == 0
    with server.store().open_output_stream(f"lake/{folder}/{name}") as stream:
        stream.write(b"keep")
    before = files(server, folder)
    assert main(["export", *LOGS, "--overwrite", "--output", url(server, folder)]) == 2
    assert f"{name}, which no run of ours wrote" in capsys.readouterr().err
    assert files(server, folder) == before
    assert main(["export", *LOGS, "--append", "--output", url(server, folder)]) == 0
    assert files(server, folder)[name] == b"keep"


def test_notes_of_runs_that_may_still_be_there(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    """On another machine nobody can look for the process."""
    place = url(server, "elsewhere")
    assert main(["export", LOGS[0], "--output", place]) == 0
    note = f"_staging-{'0' * 32}.json"
    with server.store().open_output_stream(f"lake/elsewhere/{note}") as stream:
        stream.write(json.dumps({"batch": 1, "host": "other", "place": [], "process": 1, "since": "noon"}).encode())
    with server.store().open_output_stream("lake/elsewhere/shop.customers/part-b0001-00000.parquet") as stream:
        stream.write(b"not complete")
    assert main(["export", *LOGS, "--append", "--output", place]) == 2
    assert f"(process 1 on other); run this again when that one has ended, or delete {note}" in capsys.readouterr().err

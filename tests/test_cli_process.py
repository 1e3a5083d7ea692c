"""The real process: pipes, closed and full outputs, locales, signals, terminals."""

from __future__ import annotations

import json
import os
import pty
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from textwrap import dedent

import pyarrow.parquet as pq
import pytest

from tests.builder import LogBuilder
from tests.made.rows import COLUMNS, make_log
from tests.oracle.checks import run_cli
from tests.programs import PROGRAM, heed_interrupts


def shell(command: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a line of bash in a folder; `binlog-kaitai` is the program."""
    return subprocess.run(
        ["bash", "-c", command.replace("binlog-kaitai", shlex.quote(PROGRAM))],
        cwd=folder,
        env=os.environ | environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        errors="surrogateescape",
        timeout=120,
    )


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A log of a few rows, and one whose output no pipe holds."""
    path = tmp_path_factory.mktemp("logs")
    make_log(3).write(path / "small")
    make_log(3000).write(path / "large")
    bad = make_log(3)
    bad.data[-5] ^= 1
    bad.write(path / "bad")
    return path


def test_exit_status(folder: Path) -> None:
    done = shell("for name in small bad no; do binlog-kaitai verify $name; echo $?; done", folder)
    assert re.findall(r"^\d$", done.stdout, re.M) == ["0", "1", "2"]
    assert done.stderr.endswith("no: no such file or directory\n")
    assert "Traceback" not in done.stderr


def test_standard_input_is_read_as_the_file_is(folder: Path) -> None:
    direct = shell("binlog-kaitai changes small", folder)
    piped = shell("cat small | binlog-kaitai changes -", folder)
    given = shell("binlog-kaitai changes - < small", folder)
    substituted = shell("binlog-kaitai changes <(cat small)", folder)
    assert direct.stdout.count("\n") == 3
    for other, name in ((piped, "-"), (given, "-"), (substituted, r"/dev/fd/\d+")):
        assert re.sub(rf'"file":"{name}"', '"file":"small"', other.stdout) == direct.stdout
        assert (other.returncode, other.stderr) == (0, "")


@pytest.mark.parametrize("command", ["events", "changes"])
def test_a_reader_that_has_seen_enough_is_no_error(command: str, folder: Path) -> None:
    done = shell(f"binlog-kaitai {command} large | head -n 2; echo ${{PIPESTATUS[0]}}", folder)
    assert done.stdout.splitlines()[2:] == ["0"]
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("command", "what"),
    [
        ("changes small >/dev/full", "cannot write: No space left on device"),
        ("events small >&-", "standard output: Bad file descriptor"),
        ("verify small 1</dev/null", "cannot write: Bad file descriptor"),
    ],
)
def test_output_that_cannot_be_written(command: str, what: str, folder: Path) -> None:
    done = shell(f"binlog-kaitai {command}", folder)
    assert (done.returncode, done.stderr) == (1, f"{what}\n")


def test_closed_standard_input(folder: Path) -> None:
    done = shell("binlog-kaitai events - <&-", folder)
    assert (done.returncode, done.stderr) == (2, "-: standard input is closed\n")


def test_closed_standard_error(folder: Path) -> None:
    done = shell("binlog-kaitai changes small 2>&-; binlog-kaitai verify bad 2>&-", folder)
    assert done.returncode == 1
    assert done.stdout.startswith('{"operation":"insert"')


@pytest.mark.parametrize(("locale", "encoding"), [("C", ""), ("C.UTF-8", "ascii"), ("POSIX", "latin-1")])
def test_output_is_the_same_in_every_locale(locale: str, encoding: str, folder: Path) -> None:
    done = shell("binlog-kaitai changes small", folder, LC_ALL=locale, PYTHONIOENCODING=encoding)
    assert done.returncode == 0
    assert json.loads(done.stdout.splitlines()[2])["after"] == {"id": 2, "name": "Łódź 日本"}


def test_a_file_name_that_is_no_text(tmp_path: Path) -> None:
    name = os.fsdecode(b"caf\xe9.binlog")
    make_log(1).write(tmp_path / name)
    done = shell("binlog-kaitai changes *.binlog && binlog-kaitai verify .", tmp_path, LC_ALL="C.UTF-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout.splitlines()[0])["source"]["file"] == name


def test_a_file_name_that_is_no_text_everywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In lines and ledgers it is the JSON string of the name; Parquet has the same text."""
    name, out = os.fsdecode(b"caf\xe9.000001"), tmp_path / "out"
    monkeypatch.chdir(tmp_path)
    make_log(3).write(tmp_path / name)
    (tmp_path / "x.index").write_bytes(b"/var/lib/mysql/caf\xe9.000001\n")
    for path in (name, "x.index"):
        for command in (["changes"], ["events", "--format", "jsonl"], ["verify", "--format", "jsonl"]):
            run = run_cli(*command, path)
            assert (run.status, run.err) == (0, "")
            found = [json.loads(line) for line in run.out.splitlines()]
            files = {os.path.basename(line.get("source", line)["file"]) for line in found}
            assert files == {name}
        for options in ([], ["--brief"], ["--quick"]):
            run = run_cli("verify", *options, path)
            assert (run.status, run.err) == (0, "")
            assert r"caf\udce9.000001" in run.out
    run = run_cli("export", "--output", str(out), name)
    assert (run.status, run.err) == (0, "")
    assert pq.read_table(out / "shop.t")["_file"].to_pylist() == [r"caf\udce9.000001"] * 3
    assert json.loads((out / "_ledger.json").read_text())["files"][0]["file"] == name


@pytest.fixture(scope="module")
def many_tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A log of more tables than an export has files open at a time."""
    log = LogBuilder()
    for number in range(210):
        log.begin()
        log.insert(COLUMNS, {"id": number, "name": "x" * 90}, table=f"t{number}")
        log.xid(number)
        log.table_id += 1
    log.rotate()
    return log.write(tmp_path_factory.mktemp("many") / "log")


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("blocks", [0, 1, 2])
@pytest.mark.one_in(3)
def test_an_export_to_a_full_disk(blocks: int, jobs: int, many_tables: Path, tmp_path: Path) -> None:
    """Files may have so many KB only: one line says so, and nothing is left."""
    command = f"ulimit -f {blocks}; binlog-kaitai export --jobs {jobs} --split-size 4K --output out {many_tables}"
    done = shell(command, tmp_path)
    assert done.returncode == 1
    shared = "|the memory that processes share" if jobs > 1 else ""
    assert re.fullmatch(rf"(.*/out/shop\.t\d+/part-\d{{5}}-0\.parquet{shared}): File too large\n", done.stderr)
    assert list((tmp_path / "out").iterdir()) == []


def test_interrupted(tmp_path: Path) -> None:
    """Ctrl-C while the program waits for more of the log."""
    out = tmp_path / "out"
    with (
        out.open("wb") as file,
        subprocess.Popen(
            [PROGRAM, "changes", "-"], stdin=-1, stdout=file, stderr=subprocess.PIPE, preexec_fn=heed_interrupts
        ) as process,
    ):
        assert process.stdin
        assert process.stderr
        process.stdin.write(make_log(10_000).data)
        process.stdin.flush()
        while out.stat().st_size == 0 and process.poll() is None:
            time.sleep(0.02)
        while process.poll() is None:  # Python may lose one that comes while it cleans up
            process.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                process.wait(timeout=1)
        message = process.stderr.read()
        process.stdin.close()
    assert process.returncode == 130
    assert b"Traceback" not in message
    assert out.read_bytes().startswith(b'{"operation":"insert"')


def test_nothing_but_data_and_problems_is_written(folder: Path) -> None:
    done = shell("binlog-kaitai verify small large", folder)
    assert done.stderr == ""
    assert "\x1b" not in done.stdout


def on_a_terminal(
    command: list[str], folder: Path, *, stdout_too: bool, program: Sequence[str] = (PROGRAM,)
) -> tuple[int, str, str]:
    """Exit status, standard output, and what a terminal gets that is standard error (and maybe output too)."""
    main, replica = pty.openpty()
    out = folder / "out"
    with out.open("wb") as file:
        process = subprocess.Popen(
            [*program, *command],
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=replica if stdout_too else file,
            stderr=replica,
            env=os.environ | {"TERM": "xterm", "COLUMNS": "100"},
        )
    os.close(replica)
    seen = b""
    while True:
        try:
            piece = os.read(main, 4096)
        except OSError:  # all ends of the terminal are closed
            break
        if not piece:
            break
        seen += piece
    os.close(main)
    return process.wait(timeout=60), out.read_text(), seen.decode()


def test_progress_on_a_terminal(folder: Path) -> None:
    """It is gone at the end, and never in the data."""
    status, out, seen = on_a_terminal(["changes", "large", "small"], folder, stdout_too=False)
    assert status == 0
    assert out.count("\n") == 3003
    assert "2 logs" in seen
    assert seen.endswith(("\x1b[2K", "\x1b[?25h\r\x1b[1A\x1b[2K"))
    assert "\x1b" not in out


def test_messages_on_a_terminal(folder: Path) -> None:
    """A message stands on a line of its own, whatever the progress bar does."""
    status, _, seen = on_a_terminal(["changes", "large", "bad", "small"], folder, stdout_too=False)
    assert status == 1
    plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", seen)
    assert re.search(r"(^|[\r\n])bad:\d+ ROTATE_EVENT: checksum mismatch", plain), plain


def test_no_progress_between_the_data(folder: Path) -> None:
    status, _, seen = on_a_terminal(["changes", "small"], folder, stdout_too=True)
    assert status == 0
    assert seen.replace("\r\n", "\n") == run_cli("changes", str(folder / "small")).out.replace(f"{folder}/", "")


def test_verify_shows_progress_between_its_ledgers(folder: Path) -> None:
    """On one terminal: the bar is wiped out before lines of a ledger come, and no line is torn."""
    status, _, seen = on_a_terminal(["verify", "large", "bad", "small"], folder, stdout_too=True)
    assert status == 1
    assert "3 logs" in seen
    for line in shell("binlog-kaitai verify large bad small", folder).stdout.splitlines():
        assert re.search(rf"(^|\n|\x1b\[2K){re.escape(line)}\r\n", seen), line


def test_export_shows_progress_before_its_ledgers(folder: Path, tmp_path: Path) -> None:
    command = ["export", "large", "small", "--output", str(tmp_path / "out")]
    status, _, seen = on_a_terminal(command, folder, stdout_too=True)
    assert status == 0
    assert "2 logs" in seen
    ledgers = shell("binlog-kaitai verify large small", folder).stdout.partition("\ntotal:")[0]
    assert seen.replace("\r\n", "\n").endswith(f"\x1b[2K{ledgers}\n")


def test_no_progress_where_a_pipe_leads_to_the_terminal(folder: Path) -> None:
    """What reads the pipe may write there at any time."""
    command = f"{shlex.quote(PROGRAM)} verify large small | cat"
    status, _, seen = on_a_terminal([command], folder, stdout_too=True, program=["bash", "-c"])
    assert status == 0
    assert seen.replace("\r\n", "\n") == shell("binlog-kaitai verify large small", folder).stdout


def test_the_package_is_not_slowed_down_by_what_it_does_not_need(folder: Path) -> None:
    """`events` runs without the packages of others, of `export`, of `--schema` and of the progress bar."""
    script = (
        f"import sys; from binlog_kaitai.cli import main; main(['events', {str(folder / 'small')!r}]); "
        "print(sorted({'pyspark', 'pyarrow', 'jinja2', 'numpy', 'rich', 'importlib.metadata', 'binlog_kaitai.schema',"
        " 'binlog_kaitai.cli.outputs.spark'} & set(sys.modules)), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True)
    assert done.stderr == "[]\n"


def test_the_program_looks_for_garbage_but_not_among_its_modules(folder: Path) -> None:
    """The test sees the process from inside, as the program's own start leaves it."""
    script = """
        import gc, runpy, sys
        before = gc.get_freeze_count()
        sys.argv = ["binlog-kaitai", "verify", "small"]
        try:
            runpy.run_module("binlog_kaitai", run_name="__main__")
        except SystemExit as end:
            is_there = "binlog_kaitai.cli.checks.verify" in sys.modules
            print(end.code, gc.isenabled(), gc.get_freeze_count() > before, is_there)
    """
    done = subprocess.run([sys.executable, "-c", dedent(script)], cwd=folder, capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == "0 True True True"


THE_LAST = """
    import atexit, sys, threading, time
    from binlog_kaitai.__main__ import program

    def later():
        time.sleep(0.5)
        print("of a thread")

    atexit.register(print, "at exit")
    sys.argv[0] = "binlog-kaitai"
    if sys.argv.pop() == "thread":
        threading.Thread(target=later).start()
    try:
        program()
    finally:
        print("goes on")
"""


@pytest.mark.parametrize(("command", "status"), [("verify small", 0), ("stats no-such-log", 2), ("--version", 0)])
def test_the_program_ends_at_once_after_what_has_to_be_done(folder: Path, command: str, status: int) -> None:
    script = [sys.executable, "-c", dedent(THE_LAST), *command.split(), "nothing"]
    done = subprocess.run(script, cwd=folder, capture_output=True, text=True)
    as_before = subprocess.run([PROGRAM, *command.split()], cwd=folder, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (status, f"{as_before.stdout}at exit\n")
    assert (done.stderr, as_before.returncode) == (as_before.stderr, status)


@pytest.mark.parametrize(
    ("options", "kind", "last"),
    [
        ([], "thread", "goes on\nof a thread\nat exit\n"),
        (["-X", "utf8"], "nothing", "goes on\nat exit\n"),
        (["-W", "error"], "nothing", "goes on\nat exit\n"),
    ],
)
def test_the_program_ends_as_others_do_where_more_may_follow(
    folder: Path, options: list[str], kind: str, last: str
) -> None:
    script = [sys.executable, *options, "-c", dedent(THE_LAST), "--version", kind]
    done = subprocess.run(script, cwd=folder, capture_output=True, text=True)
    assert (done.returncode, done.stdout.split("\n", 1)[1]) == (0, last)


def test_a_profiler_prints_what_it_has_seen_of_the_program(folder: Path) -> None:
    command = [sys.executable, "-m", "cProfile", "-s", "cumulative", "-m", "binlog_kaitai", "verify", "small"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert (done.returncode, "function calls" in done.stdout) == (0, True)


def test_output_that_cannot_be_written_at_the_end_has_pythons_status(folder: Path) -> None:
    script = """
        import atexit, sys
        from binlog_kaitai.__main__ import program

        def last():
            sys.stdout = open("/dev/full", "w")
            print("more")

        atexit.register(last)
        sys.argv = ["binlog-kaitai", "--version"]
        program()
    """
    done = subprocess.run([sys.executable, "-c", dedent(script)], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 120
    assert "No space left on device" in done.stderr


def test_an_interrupt_while_the_program_loads_is_no_traceback(folder: Path) -> None:
    script = """
        import os, runpy, signal, sys

        class Interrupt:
            def find_spec(self, name, path=None, target=None):
                if name == "binlog_kaitai.cli.checks.verify":
                    os.kill(os.getpid(), signal.SIGINT)

        sys.meta_path.insert(0, Interrupt())
        sys.argv = ["binlog-kaitai", "verify", "small"]
        runpy.run_module("binlog_kaitai", run_name="__main__")
    """
    done = subprocess.run([sys.executable, "-c", dedent(script)], cwd=folder, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (130, "")

"""The machine code of the loops: kept in a folder of the user's, not trusted when it is not whole."""

from __future__ import annotations

import fcntl
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from binlog_kaitai.columnar import compiled, compiler, engine
from binlog_kaitai.columnar.context import Context
from binlog_kaitai.columnar.kernels import slots
from binlog_kaitai.options import ReadOptions
from binlog_kaitai.source import Source
from binlog_kaitai.splits import Span
from tests.columnar.test_corpus import TABLES_OF_ALL_TYPES


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(compiled.CACHE_VARIABLE, str(tmp_path / "cache"))
    monkeypatch.setattr(compiled, "make", lambda: ("entry", b"code"))
    return tmp_path / "cache"


def test_the_loops_answer() -> None:
    assert Context(verify=True, filter=None).run(slots.SELF_TEST) == slots.SELF_TEST_ANSWER


def test_code_is_kept_for_the_next_process(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not compiled.is_cached()
    assert compiled._code() == ("entry", b"code")
    assert compiled.is_cached()
    assert [path.suffix for path in folder.iterdir()] == [".o"]
    monkeypatch.setattr(compiled, "make", lambda: pytest.fail("made again"))
    assert compiled._code() == ("entry", b"code")


def test_code_that_is_not_whole_is_made_again(folder: Path) -> None:
    compiled._code()
    (kept,) = folder.iterdir()
    whole = kept.read_bytes()
    kept.write_bytes(whole[:-1] + b"!")
    assert compiled._code() == ("entry", b"code")
    assert kept.read_bytes() == whole


def test_where_nothing_can_be_written_it_says_what_that_costs(folder: Path) -> None:
    folder.parent.joinpath("cache").write_text("a file where the folder should be")
    with pytest.warns(RuntimeWarning, match=compiled.CACHE_VARIABLE):
        assert compiled._code() == ("entry", b"code")


def test_a_user_without_a_home_compiles_each_time(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(compiled.CACHE_VARIABLE)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)  # what it does when there is none
    assert not compiled.is_cached()
    with pytest.warns(RuntimeWarning, match="no home folder"):
        assert compiled._code() == ("entry", b"code")


def test_threads_and_processes_wait_for_the_one_that_compiles(tmp_path: Path) -> None:
    script = (
        "import sys, time\n"
        "from concurrent.futures import ThreadPoolExecutor\n"
        "from binlog_kaitai.columnar import compiled\n"
        "def make():\n"
        "    open(sys.argv[1], 'a').write('made\\n')\n"
        "    time.sleep(1)\n"
        "    return 'entry', b'code'\n"
        "compiled.make, compiled._function = make, lambda *code: code\n"
        "with ThreadPoolExecutor(2) as pool:\n"
        "    print([pool.submit(compiled.load).result() for _ in range(2)])\n"
    )
    environment = os.environ | {compiled.CACHE_VARIABLE: str(tmp_path / "cache")}
    command = [sys.executable, "-c", script, str(tmp_path / "made")]
    running = [subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    assert {process.communicate(timeout=60)[0] for process in running} == {"[('entry', b'code'), ('entry', b'code')]\n"}
    assert (tmp_path / "made").read_text() == "made\n"


def test_nobody_waits_for_ever(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "_PATIENCE", 0.2)
    folder.mkdir()
    holder = os.open(folder, os.O_RDONLY)
    fcntl.flock(holder, fcntl.LOCK_EX)
    assert compiled._code() == ("entry", b"code")
    os.close(holder)


HANDS_OVER = f"""
import sys; sys.path[:] = sys.argv[1:]
from {compiler.__name__} import fingerprint, pack
print("numba says something", file=sys.stderr)
sys.stdout.buffer.write(fingerprint().encode() + b"\\n" + pack(("entry", b"code of another\\nprocess")))
"""


def test_another_process_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler, "_SCRIPT", HANDS_OVER)
    monkeypatch.setattr(compiler, "_compile", lambda: pytest.fail("compiled here"))
    assert compiler.make() == ("entry", b"code of another\nprocess")


@pytest.mark.parametrize(
    ("script", "executable"),
    [
        (HANDS_OVER.replace("process", ""), "/nowhere/python3"),
        (HANDS_OVER, "/usr/sbin/uwsgi"),
        (HANDS_OVER.replace("fingerprint().encode()", "b'0'"), sys.executable),
        ("raise SystemExit(1)", sys.executable),
        ("import os; os.kill(os.getpid(), 9)", sys.executable),
    ],
    ids=["no program", "not Python itself", "other sources", "fails", "is killed"],
)
def test_without_another_process_this_one_compiles(
    script: str, executable: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiler, "_SCRIPT", script)
    monkeypatch.setattr(compiler, "_compile", lambda: ("entry", b"made here"))
    monkeypatch.setattr(sys, "executable", executable)
    assert compiler.make() == ("entry", b"made here")


COMPILES = (
    "import sys; from binlog_kaitai.cli import main; from binlog_kaitai.columnar import engine\n"
    "engine.SMALL = engine.SMALL_UNCOMPILED = 0\n"
    f"status = main(['verify', {str(TABLES_OF_ALL_TYPES)!r}])\n"
    "print('numba' in sys.modules)\n"
    "sys.exit(status)"
)


def test_compiling_can_be_interrupted(tmp_path: Path) -> None:
    """Ctrl-C goes to all processes of the terminal."""
    process = subprocess.Popen(
        [sys.executable, "-c", COMPILES],
        env=os.environ | {compiled.CACHE_VARIABLE: str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # a shell's background ignores it
    )
    assert process.stderr
    assert "compiling" in process.stderr.readline()
    time.sleep(0.5)
    os.killpg(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (130, "")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_processes_that_start_at_once_compile_once_and_elsewhere(tmp_path: Path) -> None:
    environment = os.environ | {compiled.CACHE_VARIABLE: str(tmp_path)}
    running = [
        subprocess.Popen(
            [sys.executable, "-c", COMPILES], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        for _ in range(2)
    ]
    said = [process.communicate(timeout=300) for process in running]
    assert all(out.endswith("\nFalse\n") for out, _ in said), said
    assert sum("compiling the fast loops for" in errors for _, errors in said) == 1


def test_a_process_with_kept_code_does_not_import_numba() -> None:
    script = (
        "import sys; from binlog_kaitai.columnar import batches\n"
        f"rows = sum(b.num_rows for _, b in batches({str(TABLES_OF_ALL_TYPES)!r}, engine='compiled'))\n"
        "print(rows > 0, 'numba' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "False"]


def test_small_logs_and_streams_take_the_object_path() -> None:
    small = Source(str(TABLES_OF_ALL_TYPES), TABLES_OF_ALL_TYPES.stat().st_size)
    assert engine.choose("auto", small, ReadOptions()) == "objects"
    assert engine.choose("compiled", small, ReadOptions()) == "compiled"
    assert engine.choose("compiled", small, ReadOptions(mode="permissive")) == "compiled"
    assert engine.choose("compiled", Source("-", None), ReadOptions()) == "objects"


def test_without_numba_large_logs_take_the_object_path(monkeypatch: pytest.MonkeyPatch) -> None:
    large = Source(str(TABLES_OF_ALL_TYPES), engine.SMALL_UNCOMPILED)
    assert engine.choose("auto", large, ReadOptions()) == "compiled"
    monkeypatch.setattr(compiled, "is_available", lambda: False)
    assert engine.choose("auto", large, ReadOptions()) == "objects"


def test_a_part_counts_by_its_own_size_and_shares_what_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    large = Source(str(TABLES_OF_ALL_TYPES), engine.SMALL_UNCOMPILED)
    part, crumb = Span(0, engine.SMALL, None), Span(0, engine.SMALL - 1, None)
    monkeypatch.setattr(compiled, "is_cached", lambda: False)
    assert engine.choose("auto", large, ReadOptions(), part) == "compiled"
    assert engine.choose("auto", large, ReadOptions(), crumb) == "objects"
    assert engine.choose("auto", Source(large.name, engine.SMALL_UNCOMPILED - 1), ReadOptions(), part) == "objects"

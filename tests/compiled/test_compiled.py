"""The machine code of the loops that the package brings; test_no_machine_code.py is about where it brings none."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from binlog_kaitai import iter_changes
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled import machine_code as compiled
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.lines.lines import change_lines
from binlog_kaitai.compiled.loops import abi as slots
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.log.source import Source
from tests.oracle.checks import run_cli

ROOT = Path(__file__).parents[2]
SAMPLE = ROOT / "samples" / "mysql-9.7-gtid-tags.binlog"


@pytest.fixture
def fresh() -> Iterator[None]:
    """What was found out about this processor is forgotten."""
    compiled.library.cache_clear()
    yield
    compiled.library.cache_clear()


def test_the_loops_answer() -> None:
    assert Context(verify=True, filter=None).run(slots.SELF_TEST) == slots.SELF_TEST_ANSWER


def test_the_code_is_that_of_the_sources() -> None:
    library = compiled.library()
    assert library is not None
    mark = Path(library).with_name("built-from").read_text("utf-8")
    with (ROOT / "generated" / "loops.ll").open(encoding="utf-8") as file:
        assert file.readline().rstrip("\n") == mark, "run: make generate"


@pytest.mark.parametrize(
    ("flags", "name"),
    [
        (compiled._V3, "x86-64-v3.so"),
        (compiled._V3 - {"avx2"}, "x86-64-v2.so"),
        (compiled._V2, "x86-64-v2.so"),
        (compiled._V2 - {"pclmulqdq"}, None),
        (set(), None),
    ],
    ids=["v3", "no avx2", "v2", "no pclmulqdq", "unknown"],
)
@pytest.mark.usefixtures("fresh")
def test_the_best_library_that_the_processor_takes(
    flags: set[str], name: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "_flags_of_x86", lambda path: flags | {"other"})
    monkeypatch.setattr(compiled, "platform", lambda: "linux-x86_64")
    found = compiled.library()
    assert (found and Path(found).name) == name


@pytest.mark.skipif(compiled.platform() != "linux-x86_64", reason="asks a processor of another kind")
def test_the_processor_says_what_the_system_does() -> None:
    """Linux names some flags in another way."""
    path = compiled.library()
    assert path is not None
    line = next(line for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("flags"))
    names = {"pni": "sse3", "abm": "lzcnt", "lahf_lm": "lahf"}
    said = {names.get(flag, flag) for flag in line.split()} & compiled._V3
    assert compiled._flags_of_x86(path) & compiled._V3 == said


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize(
    ("impossible", "counts"),
    [
        (Filter(xids=[1 << 64, -1]), False),
        (Filter(thread_ids=1 << 70), False),
        (Filter(server_ids=1 << 64), False),
        (Filter(start_position=1 << 64), False),
        (Filter(stop_position=1 << 64), True),
        (Filter(start_time=1e30), False),
        (Filter(stop_time=1e30), True),
        (Filter(min_rows=1 << 64), False),
    ],
)
def test_numbers_that_no_log_has(impossible: Filter, counts: bool) -> None:
    assert any(iter_changes(SAMPLE, filter=impossible)) == counts
    source = Source(str(SAMPLE), SAMPLE.stat().st_size)
    assert any(change_lines(CompiledLog(source, ReadOptions(), impossible))) == counts


@pytest.mark.usefixtures("fresh")
def test_machine_code_of_another_state_of_the_checkout_is_not_run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    older = tmp_path / "built-from"
    older.write_text("; sources 00")
    monkeypatch.setattr(compiled, "_BUILT_FROM", older)
    run = run_cli("changes", str(SAMPLE))
    assert (run.status, run.out) == (2, "")
    assert run.err.startswith("the machine code is not that of this checkout (make generate")


@pytest.mark.parametrize("command", ["events", "changes", "verify"])
def test_nothing_else_is_imported(command: str) -> None:
    """Neither a compiler nor numpy nor Arrow: what needs no Arrow is fast without it."""
    script = (
        "import sys\n"
        "from binlog_kaitai.cli import main\n"
        f"sys.argv = ['binlog-kaitai', {command!r}, {str(SAMPLE)!r}]\n"
        "try:\n"
        "    main()\n"
        "finally:\n"
        "    print(sorted({'numba', 'llvmlite', 'numpy', 'pyarrow'} & set(sys.modules)), file=sys.stderr)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout
    assert done.stderr.splitlines()[-1] == "[]"

"""The machine code of the loops: what the package brings, and what happens where it brings none."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.compiled import choose as engine
from binlog_kaitai.compiled import machine_code as compiled
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as slots
from binlog_kaitai.log.source import Source

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
    mark = (library.parent / "built-from").read_text("utf-8")
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
    flags: set[str], name: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = tmp_path / "cpuinfo"
    info.write_text(f"processor : 0\nflags\t\t: {' '.join(sorted(flags))} other\n")
    monkeypatch.setattr(compiled, "_CPU_INFO", info)
    monkeypatch.setattr("platform.machine", lambda: "x86_64")
    found = compiled.library()
    assert (found and found.name) == name


@pytest.mark.usefixtures("fresh")
def test_without_machine_code_the_object_path_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platform.machine", lambda: "riscv64")
    monkeypatch.setattr(engine, "SMALL", 0)
    source = Source(str(SAMPLE), SAMPLE.stat().st_size)
    assert engine.choose("auto", source, ReadOptions()) == "objects"
    with pytest.raises(ImportError, match="no compiled loops for this processor"):
        engine.choose("compiled", source, ReadOptions())


def test_small_logs_and_parts_do_not_wait_for_the_loops() -> None:
    source = Source("log", 2 * engine.SMALL)
    assert not engine._is_worth_it(source, Span(4, 1000, None))
    assert not engine._is_worth_it(Source("log", engine.SMALL - 1), None)
    assert engine._is_worth_it(source, None)


def test_no_compiler_is_imported() -> None:
    script = (
        "import sys\n"
        "from binlog_kaitai.cli import main\n"
        f"sys.argv = ['binlog-kaitai', 'changes', '--engine', 'compiled', {str(SAMPLE)!r}]\n"
        "try:\n"
        "    main()\n"
        "finally:\n"
        "    print(sorted({'numba', 'llvmlite', 'pyarrow'} & set(sys.modules)), file=sys.stderr)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout
    assert done.stderr.splitlines()[-1] == "[]"

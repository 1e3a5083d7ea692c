"""The machine code of the loops: kept in a folder of the user's, not trusted when it is not whole."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from binlog_kaitai.columnar import compiled, engine
from binlog_kaitai.columnar.context import Context
from binlog_kaitai.columnar.kernels import slots
from binlog_kaitai.options import ReadOptions
from binlog_kaitai.source import Source
from binlog_kaitai.splits import Span
from tests.columnar.test_corpus import TABLES_OF_ALL_TYPES


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(compiled.CACHE_VARIABLE, str(tmp_path / "cache"))
    monkeypatch.setattr(compiled, "_compile", lambda: ("entry", b"code"))
    return tmp_path / "cache"


def test_the_loops_answer() -> None:
    assert Context(verify=True, filter=None).run(slots.SELF_TEST) == slots.SELF_TEST_ANSWER


def test_code_is_kept_for_the_next_process(folder: Path) -> None:
    assert not compiled.is_cached()
    assert compiled._compile_and_keep() == ("entry", b"code")
    assert compiled.is_cached()
    (kept,) = folder.iterdir()
    assert compiled._read(kept) == ("entry", b"code")


def test_code_that_is_not_whole_is_not_run(folder: Path) -> None:
    compiled._compile_and_keep()
    (kept,) = folder.iterdir()
    kept.write_bytes(kept.read_bytes()[:-1] + b"!")
    assert compiled._read(kept) is None


def test_where_nothing_can_be_written_it_says_what_that_costs(folder: Path) -> None:
    folder.parent.joinpath("cache").write_text("a file where the folder should be")
    with pytest.warns(RuntimeWarning, match=compiled.CACHE_VARIABLE):
        assert compiled._compile_and_keep() == ("entry", b"code")


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
    assert engine.choose("compiled", small, ReadOptions(mode="permissive")) == "objects"
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

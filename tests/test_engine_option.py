"""`--engine`: which decoder reads a log. What it delivers is the same."""

from __future__ import annotations

from pathlib import Path

import pyarrow.parquet as pq
import pytest

from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.reader import BinlogReader
from binlog_kaitai.changes.splits import Split
from binlog_kaitai.changes.tasks import silent
from binlog_kaitai.compiled import machine_code as compiled
from binlog_kaitai.compiled.choose import Engine
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.rows.lines import LinesReader
from binlog_kaitai.export.folder import OutputFolder
from binlog_kaitai.export.parquet import Layout
from binlog_kaitai.export.table_reader import TableReader
from binlog_kaitai.log.source import Source
from binlog_kaitai.spark.job import _lines, _Work
from binlog_kaitai.spark.rdd import Task
from tests.builder import LogBuilder
from tests.builder.columns import integer
from tests.oracle.checks import run_cli

PRINTING = (
    ["changes"],
    ["events"],
    ["events", "--format", "jsonl"],
    ["verify"],
    ["verify", "--quick"],
    ["sql"],
    ["sql", "--undo"],
    ["transactions"],
    ["stats"],
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    log = LogBuilder()
    log.begin()
    log.insert([integer("id", 4)], {"id": 1}, {"id": 2})
    log.xid(1)
    log.stop()
    return log.write(tmp_path / "log")


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What the loops are asked to do."""
    asked: list[int] = []
    run = Context.run

    def counted(context: Context, action: int) -> int:
        asked.append(action)
        return run(context, action)

    monkeypatch.setattr(Context, "run", counted)
    return asked


@pytest.mark.parametrize("command", PRINTING, ids=" ".join)
def test_commands_that_print(command: list[str], path: Path, calls: list[int]) -> None:
    outputs = []
    for engine, is_compiled in (("compiled", True), ("objects", False), ("auto", True)):
        calls.clear()
        outputs.append(run_cli(*command, "--engine", engine, str(path)))
        assert bool(calls) == is_compiled
    assert outputs[0].status == 0
    assert outputs[0] == outputs[1] == outputs[2]


def test_export(path: Path, tmp_path: Path, calls: list[int]) -> None:
    tables = []
    for engine, is_compiled in (("compiled", True), ("objects", False)):
        calls.clear()
        run = run_cli("export", "--engine", engine, "--output", str(tmp_path / engine), str(path))
        assert run.status == 0
        assert bool(calls) == is_compiled
        tables.append(pq.read_table(tmp_path / engine / "shop.t").to_pylist())
    assert tables[0] == tables[1]
    assert [row["id"] for row in tables[0]] == [1, 2]


@pytest.mark.parametrize(
    ("engine", "kind"), [("compiled", LinesReader), ("objects", BinlogReader), ("auto", LinesReader)]
)
def test_lines_of_spark(engine: Engine, kind: type[BinlogReader], path: Path, tmp_path: Path) -> None:
    source = Source(str(path), path.stat().st_size)
    work = _Work(OutputFolder.create(tmp_path / "out"), "jsonl", ReadOptions(json="text"), Layout(), engine, silent)
    reader, lines = _lines(work, Task(Split(source, 0, path.stat().st_size, 0), None, 0), None)
    assert type(reader) is kind
    assert b"".join(map(bytes, lines)).count(b"\n") == 2


@pytest.mark.parametrize(
    "command", [*PRINTING, ["export", "--output", "out"], ["spark", "--output", "out"]], ids=" ".join
)
def test_no_machine_code_for_the_processor(command: list[str], path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "is_available", lambda: False)
    monkeypatch.chdir(path.parent)
    run = run_cli(*command, "--engine", "compiled", str(path))
    assert run.status == 2
    assert "no machine code for " in run.err
    assert not Path("out").exists()
    with pytest.raises(ImportError, match="no machine code for "):
        TableReader(path, engine="compiled")

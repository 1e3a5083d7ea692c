"""Processors for which the package has no machine code: one sentence, and what works without."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import binlog_kaitai
from binlog_kaitai.columnar import TableReader
from binlog_kaitai.compiled import machine_code
from binlog_kaitai.errors import NoMachineCodeError
from tests.builder import LogBuilder
from tests.builder.columns import integer
from tests.oracle.checks import run_cli
from tests.oracle.objects.commands import run_by_objects

PRINTING = (
    ["changes"],
    ["changes", "--format", "text"],
    ["events"],
    ["events", "--format", "jsonl"],
    ["history", "--table", "shop.t", "--key", "id=1"],
    ["verify"],
    ["verify", "--quick"],
    ["sql"],
    ["sql", "--undo"],
    ["transactions"],
    ["stats"],
    ["state", "--table", "shop.t", "--at", "2040-01-01 00:00:00"],
)
SAID = (
    "no machine code for linux-riscv64, which this needs (make generate, or pip install from the source, makes it, with"
    " llvmlite and cc or ziglang); inspect, read_events and BinlogReader.events work without it\n"
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
def without(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The processor is of another kind."""
    for found in (machine_code.library, machine_code.load):
        found.cache_clear()
    monkeypatch.setattr(machine_code, "platform", lambda: "linux-riscv64")
    yield
    for found in (machine_code.library, machine_code.load):
        found.cache_clear()


@pytest.mark.parametrize("command", PRINTING, ids=" ".join)
def test_commands_print_what_objects_say(command: list[str], path: Path) -> None:
    assert run_cli(*command, str(path)) == run_by_objects(*command, str(path))


@pytest.mark.usefixtures("without")
@pytest.mark.parametrize(
    "command",
    [
        *PRINTING,
        ["export", "--output", "out"],
        ["spark", "--output", "out"],
    ],
    ids=" ".join,
)
def test_one_sentence_says_so(command: list[str], path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(path.parent)
    run = run_cli(*command, str(path))
    assert (run.status, run.out, run.err) == (2, "", SAID)
    assert not Path("out").exists()


@pytest.mark.usefixtures("without")
def test_help_needs_none() -> None:
    assert run_cli("changes", "--help").status == 0


@pytest.mark.usefixtures("without")
def test_index(path: Path) -> None:
    run = run_cli("index", str(path.parent))
    assert (run.status, run.out, run.err) == (2, "", SAID)


@pytest.mark.usefixtures("without")
def test_what_python_raises(path: Path) -> None:
    reader = binlog_kaitai.BinlogReader(path)
    for ask in (
        lambda: TableReader(path),
        lambda: list(reader.changes()),
        lambda: list(binlog_kaitai.iter_changes(path)),
        lambda: list(binlog_kaitai.transactions(path)),
        lambda: binlog_kaitai.stats(path),
        lambda: binlog_kaitai.to_arrow(path, "shop.t"),
        lambda: binlog_kaitai.history(path, "shop.t", "id=1"),
    ):
        with pytest.raises(NoMachineCodeError, match="no machine code for linux-riscv64"):
            ask()


@pytest.mark.usefixtures("without")
def test_what_the_generated_parser_does_alone(path: Path) -> None:
    names = [event.type for event in binlog_kaitai.read_events(path)]
    assert names == [event.type for event in binlog_kaitai.BinlogReader(path).events()]
    assert "WRITE_ROWS_EVENT" in names
    assert len(list(binlog_kaitai.BinlogReader(path).frames())) == len(names)
    run = run_cli("inspect", str(path), "--event", "4", "--format", "jsonl")
    assert run.status == 0, run.err
    assert json.loads(run.out.splitlines()[0])

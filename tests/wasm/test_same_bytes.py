"""The program in Python of a browser, under Node: each command prints what it prints here, byte for byte."""

from __future__ import annotations

import base64
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.program import ROOT, program
from ksy.compiler import MODULES, Compiler
from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.oracle import corpus
from tests.oracle.checks import Run, run_cli

DATA, SAMPLES = ROOT / "tests" / "data", ROOT / "samples"
RUNNER = Path(__file__).with_name("run_in_node.mjs")
COMMANDS = ROOT / "tools" / "browser" / "source" / "commands.py"
OF_A_LOG = (
    ["verify", "--mode", "permissive"],
    ["verify", "--format", "jsonl", "--quick"],
    ["events", "--format", "jsonl", "--mode", "permissive"],
    ["changes", "--with-query", "--links", "--mode", "permissive"],
    ["transactions", "--mode", "permissive"],
    ["stats", "--format", "json", "--mode", "permissive"],
    ["undo"],
    ["sql", "--as", "statements"],
    ["inspect"],
)
WITH_OPTIONS = (
    ["changes", "--where", "id = 1 and changed(status)", "--format", "text"],
    ["stats"],
    ["inspect", "--position", "1300", "--format", "jsonl"],
    ["history", "--table", "shop.customers", "--key", "id=1"],
    ["nonsense"],
    ["verify", "--timezone", "Europe/Berlin"],
)
pytestmark = pytest.mark.node


def run_in_node(commands: list[list[str]], folder: Path = ROOT) -> Iterator[Run]:
    """Yield what each command did in WebAssembly. Only logs below the folder can be read."""
    node = Compiler().node.node
    paths = map(str, (RUNNER, MODULES / "pyodide", program(), COMMANDS, folder))
    done = subprocess.run([*node, *paths], input=json.dumps(commands), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
    for line in done.stdout.splitlines():
        found: dict[str, Any] = json.loads(line)
        yield Run(found["status"], base64.b64decode(found["out"]).decode(), found["said"])


def assert_same(commands: list[list[str]]) -> None:
    for command, found in zip(commands, run_in_node(commands), strict=True):
        assert found == run_cli(*command), command


def test_samples() -> None:
    logs = [str(SAMPLES / name) for name in ("mysql-9.7-shop.binlog", "mariadb-11.8-types.binlog")]
    packed = str(DATA / "mysql-9.7.4" / "compress-a.binlog")
    assert_same([[*command, logs[0]] for command in WITH_OPTIONS] + [[*OF_A_LOG[3], log] for log in (*logs, packed)])


def test_a_large_transaction(tmp_path: Path) -> None:
    """Its end is looked for by a walk ahead, whose memory is another."""
    log = LogBuilder()
    log.begin()
    for number in range(100):
        log.insert([integer("id", 4), varchar("text", 60_000)], {"id": number, "text": "x" * 50_000})
    log.xid(1)
    path = str(log.write(tmp_path / "large"))
    (found,) = run_in_node([["verify", "--format", "jsonl", path]], tmp_path)
    assert found == run_cli("verify", "--format", "jsonl", path)


@pytest.mark.slow
def test_all_logs() -> None:
    logs = [log.path for log in corpus.load(DATA)]
    assert_same([[*command, str(log)] for log in logs for command in OF_A_LOG])


@pytest.mark.slow
def test_files_that_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second one is refused: the file is there."""
    monkeypatch.chdir(tmp_path)
    carve = ["carve", str(SAMPLES / "mysql-9.7-shop.binlog"), "-T", "shop.orders", "-o", "small.binlog"]
    redact = ["--redact-text", "--redact-key", "secret"]
    assert_same([[*carve, *redact], ["changes", "small.binlog"], carve])

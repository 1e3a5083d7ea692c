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
MODULES_OF_PAGE = ROOT / "tools" / "browser" / "source"
ENCRYPTED = DATA / "encrypted"
_MYSQL, _MARIADB = "KEYRING.component_keyring_file.json", "KEYS.file_key_management.txt"
KEYS = {
    "mysql-9.7.4/enc-stmt-a.binlog": f"mysql-9.7.4/{_MYSQL}",
    "mysql-9.7.4/enc-newkey-a.000015": f"mysql-9.7.4/{_MYSQL}",
    "mariadb-10.11.19/enc-gtid-a.000002": f"mariadb-10.11.19/{_MARIADB}",
    "mariadb-11.8.9/enc-row-ints-b.binlog": f"mariadb-11.8.9/{_MARIADB}",
    "mariadb-11.8.9/enc-trx-b.binlog": f"mariadb-11.8.9/{_MARIADB}",
}
"""Logs, and the files with their keys."""
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
    paths = map(str, (RUNNER, MODULES / "pyodide", program(), MODULES_OF_PAGE, folder))
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


def test_encrypted_logs(tmp_path: Path) -> None:
    """AES is the page's own there; the servers gave out what is in the logs."""
    asked = [["changes", "--keys", str(ENCRYPTED / keys), str(ENCRYPTED / name)] for name, keys in KEYS.items()]
    for name, found in zip(KEYS, run_in_node(asked), strict=True):
        wanted = run_cli("changes", str(ENCRYPTED / f"{name}.decrypted"))
        assert found.out.replace(name, f"{name}.decrypted") == wanted.out
        assert found.status == wanted.status == 0
    log, keys, secret = (ENCRYPTED / name for name in ("mariadb-11.8.9/enc-trx-b.binlog", "openssl-sha1.key.enc", "s"))
    for name in (log, keys):
        (tmp_path / name.name).write_bytes(name.read_bytes())
    (tmp_path / secret.name).write_text("secret", "utf-8")
    paths = [str(tmp_path / path.name) for path in (keys, secret, log)]
    command = ["verify", "--keys", paths[0], "--keys-secret", *paths[1:]]
    assert [*run_in_node([command], tmp_path)] == [run_cli(*command)]


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

"""Redacted logs of a workload by chance: the server's own tool reads as many rows of the same tables, and none of the
texts that were in it."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from binlog_kaitai import iter_changes
from tests.oracle.checks import run_cli

from .chance import Workload
from .replay import run
from .server import Server

pytestmark = pytest.mark.slow
TOOLS = {"mysql": "mysqlbinlog", "mariadb": "mariadb-binlog"}
LONG = 6


@pytest.mark.parametrize("flavour", ["mysql", "mariadb"])
def test_the_servers_tool_reads_it(flavour: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    server: Server = request.getfixturevalue(flavour)
    workload = Workload(flavour, 3)
    server.drop_all()
    server.new_log()
    log = server.log()
    run(server, *workload.tables(), *workload.changes(500))
    for options in (["--redact-text"], _every_column(log)):
        output = tmp_path / "redacted"
        done = run_cli("carve", str(log), *options, "--overwrite", "--schema-from-log", "--output", str(output))
        assert done.status == 0, done.err
        assert run_cli("verify", str(output)).status == 0
        assert _operations(_printed(server, output)) == _operations(_printed(server, log)) != Counter()
        texts = {text for text in _texts(log) if len(text.encode()) >= LONG}
        data = output.read_bytes()
        assert not [text for text in texts if text.encode() in data]
        assert len(texts) > 100


def _every_column(log: Path) -> list[str]:
    names = {
        f"`{change.database}`.`{change.table}`.`{column.name}`"
        for change in iter_changes(log, schema_from_log=True)
        for column in change.definition.columns
    }
    return [part for name in sorted(names) for part in ("--redact", name)]


def _texts(log: Path) -> set[str]:
    return {
        value
        for change in iter_changes(log, schema_from_log=True)
        for image in (change.before, change.after)
        for column in change.definition.columns
        if column.type in ("VARCHAR", "BLOB") and isinstance(value := (image or {}).get(column.name), str)
    }


def _printed(server: Server, log: Path) -> str:
    """What the server's tool prints of a log."""
    copy = server.data_here.parent / "to-print"
    shutil.copyfile(log, copy)
    here = str(copy) if server.root is None else f"/{copy.relative_to(server.root)}"
    tool = TOOLS[server.flavour.name]
    done = subprocess.run(
        server.command(tool, "--no-defaults", "-v", "--base64-output=DECODE-ROWS", "--verify-binlog-checksum", here),
        capture_output=True,
        check=True,
    )
    return done.stdout.decode(errors="replace")


def _operations(printed: str) -> Counter[tuple[str, str]]:
    return Counter(re.findall(r"^### (INSERT INTO|UPDATE|DELETE FROM) (\S+)", printed, re.MULTILINE))

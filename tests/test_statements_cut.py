"""Statements of which a listing has the beginning say that they go on, whoever has cut them: the loops or Python."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from tests.builder import LogBuilder, bodies
from tests.oracle.checks import run_cli
from tests.oracle.objects.commands import run_by_objects

MOST, WIDTH = 200, 100
QUERY_COMPRESSED = 165
UTF8 = b"\x04" + 3 * (45).to_bytes(2, "little")
TEXTS = ["a" * (MOST - 1), "a" * MOST, "a" * (MOST + 1), "ä" * MOST, "ä" * (MOST + 1), "€" * 5000]
SPACES = [f"UPDATE t{' ' * 300}SET a = 1", f"{' ' * 250}x", f"a{' ' * 98}b c", f"{'ab ' * 33}c d", f"{'ab ' * 66}ab  c"]


def shown(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[:most]}…"


def log_of(text: str, is_compressed: bool) -> LogBuilder:
    """A log with one statement, whose client wrote UTF-8."""
    if not is_compressed:
        log = LogBuilder()
        log.query(text, status_vars=UTF8)
        return log
    log = LogBuilder(server_version="11.8.9-MariaDB")
    log.event(QUERY_COMPRESSED, bodies.query(bodies.mariadb_compressed(text.encode()), status_vars=UTF8))
    return log


@pytest.mark.parametrize("is_compressed", [False, True])
@pytest.mark.parametrize("text", TEXTS + SPACES)
def test_what_is_cut_ends_in_an_ellipsis(text: str, is_compressed: bool, tmp_path: Path) -> None:
    log = log_of(text, is_compressed)
    path, index = str(log.write(tmp_path / "log.000001")), str(tmp_path)
    lines = [run_cli("transactions", path, "--format", "jsonl").out]
    assert json.loads(lines[0])["statement"] == shown(text, MOST)
    table = run_cli("transactions", path).out
    in_table = " ".join(table.splitlines()[-1].split("; ")[-1].split("  ")[-1].split())
    assert in_table == shown(" ".join(shown(text, MOST).split()), WIDTH).strip()
    assert run_by_objects("transactions", path).out == table
    assert run_cli("index", index).status == 0
    lines.append(run_cli("transactions", path, "--format", "jsonl").out)
    assert lines[0] == lines[1]
    assert set(pq.read_table(tmp_path / "binlog-index.parquet")["statement"].to_pylist()) == {shown(text, MOST)}

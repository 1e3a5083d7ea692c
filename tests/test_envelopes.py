"""Messages of `changes --envelope debezium` are those that Debezium wrote, of the same log."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from tests.envelopes import FOLDER, SETS, arguments, differences, ours, theirs
from tests.oracle.checks import run_cli

_LOG = next(FOLDER.glob("log.*.gz"))


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The log under the name that it had."""
    path = tmp_path_factory.mktemp("log") / _LOG.stem
    path.write_bytes(gzip.decompress(_LOG.read_bytes()))
    return path


def _captured(name: str) -> list[list[str | None]]:
    text = gzip.decompress((FOLDER / f"{name}.jsonl.gz").read_bytes()).decode()
    return [json.loads(line) for line in text.splitlines()]


@pytest.mark.parametrize("name", SETS)
def test_messages_are_those_of_debezium(name: str, log: Path) -> None:
    out = run_cli("changes", "--envelope", "debezium", "--with-query", *arguments(SETS[name]), str(log)).out
    mine, other = list(ours(out.encode())), list(theirs(iter(_captured(name))))
    assert len(mine) == len(other) > 100
    assert [found for pair in zip(mine, other, strict=True) for found in differences(*pair)] == []

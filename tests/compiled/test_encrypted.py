"""Encrypted logs by the compiled loops."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from binlog_kaitai.changes.options import Mode, ReadOptions
from binlog_kaitai.compiled.batches.batch_reader import BatchReader
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.log.crypto import load_keys
from binlog_kaitai.log.source import find_sources
from tests.compiled.tables import assert_same, collect, read
from tests.logs import ENCRYPTED_BY_MYSQL, key_file


def damaged(log: Path, tmp_path: Path) -> Path:
    """The log with a byte changed in its second half."""
    data, copy = bytearray(log.read_bytes()), tmp_path / log.name
    data[random.Random(log.name).randrange(len(data) // 2, len(data))] ^= 1
    copy.write_bytes(data)
    return copy


@pytest.mark.parametrize("mode", ["failfast", "permissive"])
@pytest.mark.parametrize("log", ENCRYPTED_BY_MYSQL, ids=lambda log: log.name)
def test_both_engines_give_the_same(log: Path, mode: Mode, tmp_path: Path) -> None:
    options = ReadOptions(json="text", keys=load_keys(str(key_file(log))), mode=mode)
    for path in (log, damaged(log, tmp_path)):
        told: list[int] = []
        reader = BatchReader(CompiledLog(find_sources(path).sources[0], options, None, told.append, chunk=3000))
        tables, error = collect(reader)
        wanted, by_objects, wanted_error = read(path, "objects", options)
        assert error == wanted_error
        assert_same(tables, wanted)
        assert reader.ledger.as_json() == by_objects.ledger.as_json()
    assert sum(told) == log.stat().st_size or error

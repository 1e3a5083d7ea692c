"""Statements as rows of a table by the loops, against those that Python follows by the generated parser."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai.arrow.statements import statement_batch
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.statements import StatementLog
from binlog_kaitai.compiled.batches import statement_rows
from binlog_kaitai.compiled.batches.batch_reader import BatchReader
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.crypto import load_keys
from binlog_kaitai.log.source import Source
from tests.builder import LogBuilder
from tests.builder.columns import integer
from tests.logs import ENCRYPTED, LOGS, key_file, name_of
from tests.made.odd import KINDS, write_kind

ID = [integer("id", 4)]
GBK, LATIN1, UTF8MB4, BINARY = 28, 8, 255, 63


def _reader(path: Path) -> BatchReader:
    keys = load_keys(str(key_file(path))) if path in ENCRYPTED else None
    return BatchReader(CompiledLog(Source(str(path), path.stat().st_size), ReadOptions(keys=keys)))


def _end(reader: BatchReader) -> BinlogError | None:
    try:
        for _ in reader.batches():
            pass
    except BinlogError as error:
        return error
    return None


def _by_loops(path: Path) -> tuple[list[dict[str, Any]], BatchReader]:
    reader, found = _reader(path), list[dict[str, Any]]()
    reader.take_statements = lambda batch: found.extend(batch.to_pylist())
    _end(reader)
    return found, reader


def _by_python(path: Path) -> list[dict[str, Any]]:
    """Those before the damage, of which the walk may be ahead."""
    reader, log = _reader(path), StatementLog(lambda statement: statement.wanted)
    reader.note_statement = log
    error = _end(reader)
    found = log.take(None if error is None else error.position)
    return statement_batch(found, str(path), reader.log.source.number).to_pylist()


@pytest.mark.parametrize("path", LOGS, ids=name_of)
@pytest.mark.one_in(4)
def test_all_logs(path: Path) -> None:
    found, _ = _by_loops(path)
    assert found == _by_python(path)


@pytest.mark.parametrize("kind", KINDS)
def test_little_is_left_to_python(kind: str, tmp_path: Path) -> None:
    path = write_kind(kind, tmp_path / "odd.binlog", 60_000)
    found, reader = _by_loops(path)
    assert found == _by_python(path)
    assert set(reader.ledger.asked.events) <= {
        *("FORMAT_DESCRIPTION_EVENT", "ROTATE_EVENT", "TABLE_MAP_EVENT"),
        *("BEGIN_LOAD_QUERY_EVENT", "EXECUTE_LOAD_QUERY_EVENT"),
    }


def _charset(client: int) -> bytes:
    return b"\x04" + struct.pack("<HHH", client, client, client)


def test_statements_are_in_the_character_set_of_their_client(tmp_path: Path) -> None:
    log = LogBuilder()
    texts = [
        "INSERT INTO t VALUES ('\u00e4')",
        "INSERT INTO t VALUES ('\u4e2d')",
        "INSERT INTO t VALUES ('\U0001f600')",
        "-- a",
    ]
    for number, (text, codec, client) in enumerate(
        zip(texts, ("latin-1", "gbk", "utf-8", "ascii"), (LATIN1, GBK, UTF8MB4, GBK), strict=True)
    ):
        log.gtid(number)
        log.begin()
        log.query(text.encode(codec), database="shop", status_vars=_charset(client))
        log.xid(number)
    log.query(b"CREATE TABLE \xff\xfe", database="b\u00fccher", status_vars=_charset(UTF8MB4))
    found, reader = _by_loops(log.write(tmp_path / "binlog.000001"))
    assert [row["statement"] for row in found] == [*texts, r"CREATE TABLE \xff\xfe"]
    assert [row["database"] for row in found] == [*["shop"] * 4, "b\u00fccher"]
    assert reader.ledger.asked.events["QUERY_EVENT"] == 1  # for the name that is not ASCII


def test_rooms_that_are_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = LogBuilder()
    for number in range(40):
        log.gtid(number)
        log.begin()
        log.query(f"INSERT INTO t VALUES ('{'x' * (number % 7)}')", database="d" * (1 + number % 5))
        log.query("x" * (300 if number % 11 == 0 else 3))
        log.xid(number)
    path = log.write(tmp_path / "binlog.000001")
    wanted = _by_python(path)
    for name, size in (("_ROOM", 3), ("_TEXT_BYTES", 200), ("_NAME_BYTES", 90)):
        with monkeypatch.context() as patch:
            patch.setattr(statement_rows, name, size)
            found, _ = _by_loops(path)
        assert found == wanted

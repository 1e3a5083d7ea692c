"""Messages by the compiled loops are those of the object path, byte for byte."""

from __future__ import annotations

import random
from decimal import localcontext
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.lines import text_output
from binlog_kaitai.compiled.lines.envelopes import change_messages
from binlog_kaitai.compiled.plans.text_plan import encoded
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.source import Source
from binlog_kaitai.text.envelopes import EnvelopeWriter, Properties
from binlog_kaitai.types.modes import Modes
from tests.builder.columns import Column
from tests.compiled.cases import ANY, PLAIN
from tests.compiled.line_readers import JSON_TEXT
from tests.logs import SMALL, damaged, name_of
from tests.made.partial_json import partial_log
from tests.oracle.objects.changes import BinlogReader
from tests.random_tables import log_of, tables

pytestmark = pytest.mark.one_in(4)
SOME = [
    Properties(),
    Properties("a-b.c", Modes("double", "connect", "precise", "hex"), key_schemas=True),
    Properties("p", Modes("string", "microseconds", "long", "base64-url-safe"), tombstones=False, value_schemas=True),
    Properties("p", Modes("precise", "nanoseconds", "precise", "base64")),
]


def _read(pieces: Any) -> tuple[bytes, str | None]:
    data, error = bytearray(), None
    try:
        for piece in pieces:
            data += piece
    except BinlogError as caught:
        error = str(caught)
    return bytes(data), error


def assert_same_messages(
    path: Path, properties: Properties, options: ReadOptions = JSON_TEXT, chunk: int = 1 << 20
) -> CompiledLog:
    """Both paths give the same; returns the reader of the loops."""
    source = Source(str(path), path.stat().st_size)
    loops, objects = CompiledLog(source, options, chunk=chunk), BinlogReader(source, options)
    data, error = _read(change_messages(loops, properties))
    writer = EnvelopeWriter(properties, lambda: b'"connector":"mariadb"' in data)
    changes = (encoded(message) for change in objects.changes() for message in writer.messages(change))
    assert (data, error) == _read(changes)
    return loops


@pytest.mark.parametrize("path", PLAIN, ids=name_of)
def test_all_logs(path: Path) -> None:
    assert_same_messages(path, SOME[len(path.name) % len(SOME)])


@pytest.mark.parametrize("properties", SOME)
@pytest.mark.parametrize("path", SMALL[::3], ids=name_of)
@pytest.mark.usefixtures("guarded")
def test_small_pieces_in_little_memory(path: Path, properties: Properties, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows that do not fit, of which some are two messages; the memory that may be touched is enough."""
    monkeypatch.setattr(text_output, "_OUT_BYTES", 100)
    assert_same_messages(path, properties, ReadOptions(json="text", with_query=True), chunk=200)


@pytest.mark.parametrize("path", SMALL[1::6], ids=name_of)
def test_damaged_logs(path: Path, tmp_path: Path) -> None:
    changed = tmp_path / path.name
    changed.write_bytes(damaged(path.read_bytes(), random.Random(path.name)))
    for mode in ("failfast", "permissive"):
        assert_same_messages(changed, SOME[0], ReadOptions(json="text", mode=mode, verify_checksums=False))


def test_partial_updates_of_documents(tmp_path: Path) -> None:
    for number, properties in enumerate(SOME[:2]):
        assert_same_messages(partial_log(tmp_path / "log", f"messages {number}"), properties)


@ANY
@given(drawn=tables())
def test_random_tables(tmp_path: Path, drawn: tuple[list[Column], list[dict[str, Any]], list[list[str]]]) -> None:
    with localcontext(prec=80):  # the builder scales decimals
        path = log_of(*drawn, checksum=True).write(tmp_path / "log")
    for properties in SOME[:2]:
        assert not assert_same_messages(path, properties).fallbacks

"""Messages by the compiled loops are those of the object path, byte for byte."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from decimal import localcontext
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.compiled.lines import text_output
from binlog_kaitai.compiled.lines.envelopes import change_messages
from binlog_kaitai.compiled.plans.text_plan import encoded
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.source import Source
from binlog_kaitai.text.envelopes import NO_BLOCK, EnvelopeWriter, Properties, micros_of
from binlog_kaitai.text.transaction_messages import BLOCK, boundaries, collection_text
from binlog_kaitai.types.modes import Modes
from binlog_kaitai.types.texts import json_text
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
    Properties("a-b.c", Modes("double", "connect", "precise", "hex"), key_schemas=True, transactions=True),
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


_ID = re.compile(rb'file=[^"]*,pos=\d+')
"""Of a transaction without a GTID, of which objects do not tell the first statement."""


class _Ends:
    """What messages say of their transactions, by objects."""

    def __init__(self, properties: Properties) -> None:
        self._boundaries, self._is_told = boundaries(properties), properties.transactions
        self._counts: dict[str, int] = {}
        self._first: RowChange | None = None

    def block(self, change: RowChange) -> str:
        if not self._is_told or change.transaction.xa is not None:
            return NO_BLOCK
        name = collection_text(change.definition)
        self._counts[name] = self._counts.get(name, 0) + 1
        return BLOCK.format(id=self._id, total=sum(self._counts.values()), order=self._counts[name])

    @property
    def _id(self) -> str:
        assert self._first is not None
        return json_text(self._first.transaction.gtid or "file")

    @property
    def _ms(self) -> int:
        assert self._first is not None
        return micros_of(self._first) // 1000

    def last(self) -> str:
        return self._boundaries.last(self._id, self._ms, self._counts) if self._counts else ""

    def messages(self, changes: Iterator[RowChange], writer: EnvelopeWriter) -> Iterator[str]:
        for change in changes:
            if self._first is None or change.transaction is not self._first.transaction:
                yield self.last()
                self._first, self._counts = change, {}
                if self._is_told and change.transaction.xa is None:
                    yield self._boundaries.first(self._id, self._ms)
            yield from writer.messages(change)
        yield self.last()


def assert_same_messages(
    path: Path, properties: Properties, options: ReadOptions = JSON_TEXT, chunk: int = 1 << 20
) -> CompiledLog:
    """Both paths give the same; returns the reader of the loops."""
    source = Source(str(path), path.stat().st_size)
    loops, objects = CompiledLog(source, options, chunk=chunk), BinlogReader(source, options)
    data, error = _read(change_messages(loops, properties))
    ends = _Ends(properties)
    writer = EnvelopeWriter(properties, lambda: b'"connector":"mariadb"' in data, ends.block)
    other, same = _read(encoded(message) for message in ends.messages(objects.changes(), writer))
    assert error == same
    last = encoded(ends.last()) if error and properties.transactions else b""  # an error after the last transaction
    assert _ID.sub(b"file", data) in (other, other + last)
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

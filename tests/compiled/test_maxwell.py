"""Messages of Maxwell by the compiled loops are those that Python makes of objects, byte for byte."""

from __future__ import annotations

import random
from decimal import localcontext
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.compiled.lines import text_output
from binlog_kaitai.compiled.lines.maxwell import maxwell_messages
from binlog_kaitai.compiled.plans.text_plan import encoded
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.source import Source
from binlog_kaitai.text.maxwell import COMMIT, MaxwellWriter, Outputs
from tests.builder.columns import Column
from tests.compiled.cases import ANY, PLAIN
from tests.compiled.line_readers import JSON_TEXT
from tests.logs import SMALL, damaged, name_of
from tests.made.partial_json import partial_log
from tests.oracle.objects.changes import BinlogReader
from tests.random_tables import log_of, tables

pytestmark = pytest.mark.one_in(4)
SOME = [Outputs(), Outputs(*[True] * len(Outputs._fields)), Outputs(xoffset=False), Outputs(commit_info=False)]


def _read(pieces: Any) -> tuple[bytes, str | None]:
    data, error = bytearray(), None
    try:
        for piece in pieces:
            data += piece
    except BinlogError as caught:
        error = str(caught)
    return bytes(data), error


def _by_objects(objects: BinlogReader, outputs: Outputs) -> tuple[list[bytes], str | None]:
    """Return what the messages may be, and the text of the error: at an error, another one may have to follow."""
    writer, data, number, error = MaxwellWriter(outputs), bytearray(), 0, None
    last: RowChange | None = None
    try:
        for change in objects.changes():
            if last is not None:
                is_last = change.transaction is not last.transaction
                data += _message(writer, last, number, outputs, is_last=is_last)
                number = 0 if is_last else number + 1
            last = change
    except BinlogError as caught:
        error = str(caught)
    if last is None:
        return [b""], error
    ends = [
        _message(writer, last, number, outputs, is_last=is_last) for is_last in ((True, False) if error else (True,))
    ]
    return [bytes(data) + end for end in ends], error


def _message(writer: MaxwellWriter, change: RowChange, number: int, outputs: Outputs, *, is_last: bool) -> bytes:
    begin, place, end = writer.parts(change, number)
    is_marked = is_last and outputs.commit_info and change.transaction.outcome == "commit"
    return encoded(f"{begin}{COMMIT if is_marked else place}{end}")


def assert_same_messages(
    path: Path, outputs: Outputs, options: ReadOptions = JSON_TEXT, chunk: int = 1 << 20
) -> CompiledLog:
    """Both paths give the same; returns the reader of the loops."""
    source = Source(str(path), path.stat().st_size)
    loops = CompiledLog(source, options, chunk=chunk)
    data, error = _read(maxwell_messages(loops, outputs))
    messages, other = _by_objects(BinlogReader(source, options), outputs)
    assert error == other
    assert data in messages
    return loops


@pytest.mark.parametrize("path", PLAIN, ids=name_of)
def test_all_logs(path: Path) -> None:
    assert_same_messages(path, SOME[len(path.name) % len(SOME)])


@pytest.mark.parametrize("outputs", SOME)
@pytest.mark.parametrize("path", SMALL[::3], ids=name_of)
@pytest.mark.usefixtures("guarded")
def test_small_pieces_in_little_memory(path: Path, outputs: Outputs, monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages that do not fit, and one that waits while the others are delivered."""
    monkeypatch.setattr(text_output, "_OUT_BYTES", 100)
    assert_same_messages(path, outputs, ReadOptions(json="text", with_query=True), chunk=200)


@pytest.mark.parametrize("path", SMALL[1::6], ids=name_of)
def test_damaged_logs(path: Path, tmp_path: Path) -> None:
    changed = tmp_path / path.name
    changed.write_bytes(damaged(path.read_bytes(), random.Random(path.name)))
    for mode in ("failfast", "permissive"):
        assert_same_messages(changed, SOME[0], ReadOptions(json="text", mode=mode, verify_checksums=False))


def test_partial_updates_of_documents(tmp_path: Path) -> None:
    for number, outputs in enumerate(SOME[:2]):
        assert_same_messages(partial_log(tmp_path / "log", f"maxwell {number}"), outputs)


@ANY
@given(drawn=tables())
def test_random_tables(tmp_path: Path, drawn: tuple[list[Column], list[dict[str, Any]], list[list[str]]]) -> None:
    with localcontext(prec=80):  # the builder scales decimals
        path = log_of(*drawn, checksum=True).write(tmp_path / "log")
    for outputs in SOME[:2]:
        assert not assert_same_messages(path, outputs).fallbacks

"""Blocks of text by the loops, and by the object path."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import iso_time
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.lines.blocks import change_blocks
from binlog_kaitai.compiled.plans.text_plan import encoded
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.source import Source
from binlog_kaitai.text.change_blocks import BlockWriter
from tests.compiled.line_readers import JSON_TEXT
from tests.oracle.objects.changes import BinlogReader

__all__ = ["assert_same_blocks"]


def _read(reader: Any, pieces: Any) -> tuple[bytes, str | None, Any]:
    data, error = bytearray(), None
    try:
        for piece in pieces:
            data += piece
    except BinlogError as caught:
        error = str(caught)
    return bytes(data), error, reader


def assert_same_blocks(
    path: Path,
    options: ReadOptions = JSON_TEXT,
    filter: Filter | None = None,
    chunk: int = 1 << 20,
    time: Callable[[int], str] | None = None,
    *,
    links: bool = False,
) -> CompiledLog:
    """Both paths give the same; returns the reader of the loops."""
    source = Source(str(path), path.stat().st_size)
    writer = BlockWriter(time or (lambda seconds: str(iso_time(seconds))), links=links)
    loops = CompiledLog(source, options, filter, chunk=chunk)
    data, error, _ = _read(loops, change_blocks(loops, time, links=links))
    objects = BinlogReader(source, options, filter)
    blocks = (encoded("".join(f"{line}\n" for line in writer.lines(change))) for change in objects.changes())
    expected, wrong, _ = _read(objects, blocks)
    assert data == expected
    assert error == wrong
    if wrong is None:
        found, known = loops.ledger.as_json(), objects.ledger.as_json()
        assert found | {"warnings": ()} == known | {"warnings": ()}
        assert sorted(found["warnings"]) == sorted(known["warnings"])
    return loops

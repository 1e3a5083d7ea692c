"""The lines of a log by both paths, so that they can be compared byte for byte."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.lines.lines import change_lines
from binlog_kaitai.compiled.plans.text_plan import encoded
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.source import Source
from binlog_kaitai.text.change_lines import ChangeWriter
from tests.oracle.objects.changes import BinlogReader

__all__ = ["JSON_TEXT", "Lines", "assert_same_lines", "by_loops", "by_objects"]

JSON_TEXT = ReadOptions(json="text")


class Lines(NamedTuple):
    """What a reader gave: its lines, the text of the error that ended it, and itself."""

    data: bytes
    error: str | None
    reader: BinlogReader


def by_objects(
    path: Path, options: ReadOptions = JSON_TEXT, filter: Filter | None = None, *, links: bool = False
) -> Lines:
    reader, writer = BinlogReader(Source(str(path), path.stat().st_size), options, filter), ChangeWriter(links=links)
    data, error = bytearray(), None
    try:
        for change in reader.changes():
            data += encoded(f"{writer.line(change)}\n")
    except BinlogError as caught:
        error = str(caught)
    return Lines(bytes(data), error, reader)


def by_loops(
    path: Path,
    options: ReadOptions = JSON_TEXT,
    filter: Filter | None = None,
    chunk: int = 1 << 20,
    *,
    links: bool = False,
) -> Lines:
    reader = CompiledLog(Source(str(path), path.stat().st_size), options, filter, chunk=chunk)
    data, error = bytearray(), None
    try:
        for lines in change_lines(reader, links=links):
            data += lines
    except BinlogError as caught:
        error = str(caught)
    return Lines(bytes(data), error, reader)


def assert_same_lines(
    path: Path,
    options: ReadOptions = JSON_TEXT,
    filter: Filter | None = None,
    chunk: int = 1 << 20,
    *,
    links: bool = False,
) -> CompiledLog:
    """Both paths give the same; returns the reader of the loops."""
    loops = by_loops(path, options, filter, chunk, links=links)
    objects = by_objects(path, options, filter, links=links)
    assert loops.data == objects.data
    assert loops.error == objects.error
    if objects.error is None:
        found, expected = (lines.reader.ledger.as_json() for lines in (loops, objects))
        assert found | {"warnings": ()} == expected | {"warnings": ()}
        assert sorted(found["warnings"]) == sorted(expected["warnings"])  # the loops decode after what they walk
    assert isinstance(loops.reader, CompiledLog)
    return loops.reader

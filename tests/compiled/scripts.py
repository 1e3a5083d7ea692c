"""Scripts by the compiled loops and by the object path."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.plans.text_plan import encoded
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.scripts.script import script_lines, script_pieces
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.source import Source
from binlog_kaitai.reading.history import with_history
from binlog_kaitai.sql.rules import with_literals
from binlog_kaitai.sql.state import ScriptState
from binlog_kaitai.sql.text import Line
from tests.oracle.objects.scripts import SqlReader

FROM_LOG = with_literals(ReadOptions(schema_from_log=True))


class Script(NamedTuple):
    """What a reader gave: its lines, the error that ended it, and what is said of it."""

    data: bytes
    error: str | None
    said: Any


def _said(state: ScriptState, reader: Any) -> Any:
    return sorted(state.left_out.items()), state.notes, dict(reader.ledger.rows), state.summary


def source_of(path: Path) -> Source:
    return Source(str(path), path.stat().st_size)


def by_objects(path: Path, options: ReadOptions, filter: Filter | None, **given: Any) -> Script:
    reader, state, data, error = SqlReader(source_of(path), options, filter), ScriptState(**given), bytearray(), None
    try:
        for line in reader.lines(state):
            data += (encoded(line) if isinstance(line, str) else line) + b"\n"
    except BinlogError as caught:
        error = str(caught)
    return Script(bytes(data), error, _said(state, reader))


def by_loops(path: Path, options: ReadOptions, filter: Filter | None, chunk: int = 1 << 20, **given: Any) -> Script:
    reader, state = CompiledLog(source_of(path), options, filter, chunk=chunk), ScriptState(**given)
    data, error = bytearray(), None
    try:
        for piece in script_pieces(reader, state):
            data += piece
    except BinlogError as caught:
        error = str(caught)
    return Script(bytes(data), error, _said(state, reader))


def listed(reader: CompiledLog | SqlReader, **given: Any) -> list[Line]:
    """Return the lines of a script up to its error."""
    lines: list[Line] = []
    with suppress(BinlogError):
        state = ScriptState(**given)
        lines.extend(script_lines(reader, state) if isinstance(reader, CompiledLog) else reader.lines(state))
    return lines


def assert_same(
    path: Path, options: ReadOptions = FROM_LOG, filter: Filter | None = None, chunk: int = 1 << 20, **given: Any
) -> Script:
    """Both engines give the same, also line by line."""
    known: Any = with_history(options, [source_of(path)])
    lines = listed(CompiledLog(source_of(path), known, filter, chunk=chunk), **given)
    assert lines == listed(SqlReader(source_of(path), known, filter), **given)
    found = by_loops(path, known, filter, chunk, **given)
    assert found == by_objects(path, known, filter, **given)
    return found

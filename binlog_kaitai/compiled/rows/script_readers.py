"""Who reads a log for a script, or for an undo: the compiled loops where they can, else the object path."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.compiled.choose import Engine, choose
from binlog_kaitai.compiled.rows.script import ScriptLinesReader
from binlog_kaitai.log.source import Source
from binlog_kaitai.sql.script import SqlReader
from binlog_kaitai.sql.undo import UndoState
from binlog_kaitai.sql.undo_events import UndoEventsReader
from binlog_kaitai.sql.undo_reader import BehindReader, LooksBehind, UndoReader

if TYPE_CHECKING:
    from binlog_kaitai.compiled.rows.undo import UndoLinesReader

__all__ = ["KeepsRows", "behind_reader", "script_reader", "undo_reader"]

KeepsRows: TypeAlias = "UndoReader | UndoLinesReader"


def _no_progress(count: int) -> None:
    """Show nothing."""


def script_reader(
    engine: Engine,
    source: Source,
    options: ReadOptions,
    filter: Filter | None,
    progress: Callable[[int], None] = _no_progress,
    span: Span | None = None,
) -> SqlReader | ScriptLinesReader:
    """Return what reads a log for a script."""
    if choose(engine, filter) == "objects":
        return SqlReader(source, options, filter, progress, span)
    return ScriptLinesReader(source, options, filter, progress, span=span)


def undo_reader(
    engine: Engine,
    source: Source,
    options: ReadOptions,
    filter: Filter | None,
    progress: Callable[[int], None] = _no_progress,
    span: Span | None = None,
    *,
    as_events: bool,
) -> KeepsRows:
    """Return what reads a log for an undo."""
    if source.name.isprintable() and choose(engine, filter) == "compiled":
        from binlog_kaitai.compiled.rows.undo import UndoLinesReader  # a script does not need it

        return UndoLinesReader(source, options, filter, progress, span=span)
    return (UndoEventsReader if as_events else UndoReader)(source, options, filter, progress, span)


def behind_reader(engine: Engine, source: Source, options: ReadOptions, state: UndoState) -> LooksBehind:
    """Return what reads a log after the range of an undo."""
    if source.name.isprintable() and choose(engine) == "compiled":
        from binlog_kaitai.compiled.rows.undo import UndoBehindReader

        return UndoBehindReader(source, options, state)
    return BehindReader(source, options, state)

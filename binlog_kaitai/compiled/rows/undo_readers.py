"""Who reads a log for an undo: the compiled loops, but for rows as events."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.compiled.rows.undo import UndoLinesReader
from binlog_kaitai.log.source import Source
from binlog_kaitai.sql.undo_events import UndoEventsReader
from binlog_kaitai.sql.undo_reader import UndoReader

__all__ = ["KeepsRows", "undo_reader"]

KeepsRows: TypeAlias = UndoReader | UndoLinesReader


def _no_progress(count: int) -> None:
    """Show nothing."""


def undo_reader(
    source: Source,
    options: ReadOptions,
    filter: Filter | None,
    progress: Callable[[int], None] = _no_progress,
    span: Span | None = None,
    *,
    as_events: bool = False,
) -> KeepsRows:
    """Return what reads a log for an undo."""
    if as_events:
        return UndoEventsReader(source, options, filter, progress, span)
    return UndoLinesReader(source, options, filter, progress, span=span)

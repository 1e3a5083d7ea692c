"""Who reads a log for an undo: the compiled loops, but for rows as events, and for logs whose names do not print."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.log.source import Source
from binlog_kaitai.sql.undo import UndoState
from binlog_kaitai.sql.undo_events import UndoEventsReader
from binlog_kaitai.sql.undo_reader import BehindReader, LooksBehind, UndoReader

if TYPE_CHECKING:
    from binlog_kaitai.compiled.rows.undo import UndoLinesReader

__all__ = ["KeepsRows", "behind_reader", "undo_reader"]

KeepsRows: TypeAlias = "UndoReader | UndoLinesReader"


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
    if source.name.isprintable():
        from binlog_kaitai.compiled.rows.undo import UndoLinesReader  # a script does not need it

        return UndoLinesReader(source, options, filter, progress, span=span)
    return UndoReader(source, options, filter, progress, span)


def behind_reader(source: Source, options: ReadOptions, state: UndoState) -> LooksBehind:
    """Return what reads a log after the range of an undo."""
    if source.name.isprintable():
        from binlog_kaitai.compiled.rows.undo import UndoBehindReader

        return UndoBehindReader(source, options, state)
    return BehindReader(source, options, state)

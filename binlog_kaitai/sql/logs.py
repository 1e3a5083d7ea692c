"""Several logs as one script."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Unpack

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.history import with_history
from binlog_kaitai.changes.options import ReadKeywords, ReadOptions
from binlog_kaitai.changes.reader import Paths, for_logs, up_to_damage
from binlog_kaitai.log.source import SourceList, find_sources
from binlog_kaitai.sql.rules import SqlOptions
from binlog_kaitai.sql.script import Line, ScriptState, SqlReader, foot, head
from binlog_kaitai.sql.tables import WhereColumns

__all__ = ["to_sql"]


def to_sql(
    paths: Paths,
    *,
    filter: Filter | None = None,
    rows_only: bool = False,
    where_columns: WhereColumns = "key",
    skip_log_bin: bool = False,
    **options: Unpack[ReadKeywords],
) -> Iterator[Line]:
    """Return the lines of the script; see `binlog_kaitai.to_sql`."""
    sources = find_sources(paths)
    given = SqlOptions.of(**options)
    state = ScriptState(where_columns, rows_only)
    return _lines(sources, with_history(given, sources), filter, state, log_bin=not skip_log_bin)


def _lines(
    sources: SourceList, options: ReadOptions, filter: Filter | None, state: ScriptState, *, log_bin: bool
) -> Iterator[Line]:
    yield from head([source.name for source in sources], log_bin=log_bin)
    for source, wanted in for_logs(filter, sources.sources):
        yield from up_to_damage(SqlReader(source, options, wanted).lines(state), options)
    yield from foot(state)

"""Whether a condition fits the tables of logs, asked before they are read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from binlog_kaitai._generated import layout
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions, pass_over
from binlog_kaitai.errors import BinlogError, ConditionError
from binlog_kaitai.events.model import TableMapEvent
from binlog_kaitai.log.source import Source, SourceList
from binlog_kaitai.reading.history import with_history
from binlog_kaitai.reading.log_events import LogEvents
from binlog_kaitai.rows.table import Table

__all__ = ["FindTables", "find_tables", "require_fit", "tables_of"]

_READ = {
    layout.EventType.format_description_event,
    layout.EventType.table_map_event,
    layout.EventType.transaction_payload_event,
}
_MOST_COLUMNS = 12
"""Columns of a table that are named."""
FindTables = Callable[[Source, ReadOptions], Iterator[Table]]
"""Yields the tables of the table maps of a log. Raises BinlogError."""


def find_tables(source: Source, options: ReadOptions) -> Iterator[Table]:
    """Yield the tables of the table maps of a log by the parser, each once. Raises BinlogError."""
    log, known = LogEvents(source, replace(options, mode="failfast", on_damage=pass_over)), set[int]()
    for frame in log.walk.frames():
        if frame.header.event_type not in _READ:
            continue
        for _, event in log.decoded(frame):
            body = event.body
            if isinstance(body, TableMapEvent) and id(body.table) not in known:
                known.add(id(body.table))
                yield body.table


def require_fit(
    sources: SourceList, options: ReadOptions, filter: Filter | None, find: FindTables = find_tables
) -> None:
    """Look for a table that the condition of a filter fits; the first one will do.

    Streams are not read. Raises ConditionError when there are tables that the filter lets through, and it fits none.
    """
    if filter is None or filter.where is None:
        return
    from binlog_kaitai.where.matcher import matcher  # most runs have no condition

    unfit: dict[tuple[str, str], ConditionError] = {}
    columns: dict[tuple[str, str], list[str]] = {}
    for table in tables_of(sources, with_history(options, sources), filter, find):
        try:
            matcher(filter.where, table)
        except ConditionError as error:
            unfit.setdefault((table.database, table.name), error)
            columns[table.database, table.name] = [column.name for column in table.columns]
        else:
            return
    if unfit:
        raise _explained(unfit, columns)


def tables_of(sources: SourceList, options: ReadOptions, filter: Filter, find: FindTables) -> Iterator[Table]:
    """Yield the tables of the logs that the filter lets through by their names."""
    for source in sources:
        if not source.is_stream:
            try:
                for table in find(source, options):
                    if filter.names(table.database, table.name):
                        yield table
            except BinlogError:
                continue  # whoever reads the log will say what is wrong


def _explained(
    unfit: dict[tuple[str, str], ConditionError], columns: dict[tuple[str, str], list[str]]
) -> ConditionError:
    """Return the error of the table that comes nearest: one that has all columns, else the first."""
    from binlog_kaitai.where.matcher import UnknownColumnError  # likewise

    others = [error for error in unfit.values() if not isinstance(error, UnknownColumnError)]
    if others:
        return others[0]
    name, error = next(iter(unfit.items()))
    names = columns[name]
    shown = ", ".join(names[:_MOST_COLUMNS]) + (" ..." if len(names) > _MOST_COLUMNS else "")
    hint = "; give names by --schema or --schema-from-log" if names[0].startswith("@") else ""
    more = f" (nor has any of {len(unfit) - 1} other tables all columns of the condition)" if len(unfit) > 1 else ""
    return ConditionError(f"{error.message}; it has {shown}{hint}{more}")

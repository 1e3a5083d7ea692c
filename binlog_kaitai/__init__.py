"""Decodes binary logs of MySQL and MariaDB with a parser that is generated from one Kaitai Struct spec.

>>> from binlog_kaitai import iter_changes
>>> for change in iter_changes("mysql-bin.000003"):
...     print(change.operation, change.database, change.table, change.before, change.after)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import os
    from collections.abc import Iterator, Mapping
    from typing import Literal, Unpack

    from binlog_kaitai.archive.stats import LogStats
    from binlog_kaitai.changes.filters import Filter
    from binlog_kaitai.changes.ledger import FileLedger
    from binlog_kaitai.changes.row_change import RowChange
    from binlog_kaitai.ddl.model import ColumnSchema, Schema, TableSchema
    from binlog_kaitai.errors import (
        BinlogError,
        ChecksumMismatchError,
        CompressedFileError,
        ConditionError,
        DamageWarning,
        EncryptedBinlogError,
        EventTooLargeError,
        LogWarning,
        MalformedEventError,
        MissingTableMapError,
        NoRowsError,
        NotABinlogError,
        SchemaMismatchError,
        SourceChangedError,
        SourceError,
        TruncatedBinlogError,
        UnsupportedColumnError,
        UnsupportedEventError,
    )
    from binlog_kaitai.events.model import Event
    from binlog_kaitai.format.gtid import Gtid, GtidSet
    from binlog_kaitai.inspection.tree import Node
    from binlog_kaitai.notebook import scan_binlog, table, tables, to_arrow
    from binlog_kaitai.reader import BinlogReader, iter_changes
    from binlog_kaitai.reading.reader import Paths, ReadKeywords, ReadOptions, read_events
    from binlog_kaitai.reading.summaries import TransactionSummary
    from binlog_kaitai.rows.images import Row
    from binlog_kaitai.rows.table import Column, Table
    from binlog_kaitai.schema.load import load_schema
    from binlog_kaitai.states.row_history import RowVersion
    from binlog_kaitai.text.change_lines import to_json
    from binlog_kaitai.types import sql_type
    from binlog_kaitai.values.geometry import Geometry

__all__ = [
    "BinlogError",
    "BinlogReader",
    "ChecksumMismatchError",
    "Column",
    "ColumnSchema",
    "CompressedFileError",
    "ConditionError",
    "DamageWarning",
    "EncryptedBinlogError",
    "Event",
    "EventTooLargeError",
    "FileLedger",
    "Filter",
    "Geometry",
    "Gtid",
    "GtidSet",
    "LogWarning",
    "MalformedEventError",
    "MissingTableMapError",
    "NoRowsError",
    "NotABinlogError",
    "ReadOptions",
    "Row",
    "RowChange",
    "Schema",
    "SchemaMismatchError",
    "SourceChangedError",
    "SourceError",
    "Table",
    "TableSchema",
    "TruncatedBinlogError",
    "UnsupportedColumnError",
    "UnsupportedEventError",
    "history",
    "inspect",
    "iter_changes",
    "load_schema",
    "read_events",
    "scan_binlog",
    "sql_type",
    "stats",
    "table",
    "tables",
    "to_arrow",
    "to_json",
    "to_sql",
    "transactions",
]

__version__: str
_MODULES = dict.fromkeys((name for name in __all__ if name.endswith(("Error", "Warning"))), "errors") | {
    "BinlogReader": "reader",
    "Column": "rows.table",
    "ColumnSchema": "ddl.model",
    "Event": "events.model",
    "FileLedger": "changes.ledger",
    "Filter": "changes.filters",
    "Geometry": "values.geometry",
    "Gtid": "format.gtid",
    "GtidSet": "format.gtid",
    "ReadOptions": "changes.options",
    "Row": "rows.images",
    "RowChange": "changes.row_change",
    "Schema": "ddl.model",
    "Table": "rows.table",
    "TableSchema": "ddl.model",
    "iter_changes": "reader",
    "load_schema": "schema.load",
    "scan_binlog": "notebook",
    "sql_type": "types",
    "to_json": "text.change_lines",
    "table": "notebook",
    "tables": "notebook",
    "to_arrow": "notebook",
    "read_events": "reading.reader",
}
"""Where the names of this package are that it does not define itself."""
_ROOMS = ("changes", "errors", "events", "extras", "format", "log", "reader", "rows", "values")
"""Modules that are there without an import of their own."""


def __getattr__(name: str) -> Any:
    """Import what somebody asks for: each part of the package takes its time, and few need all."""
    if name in _MODULES:
        found = globals()[name] = getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
        return found
    if name in _ROOMS:
        return import_module(f"{__name__}.{name}")
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("binlog-kaitai")
    except PackageNotFoundError:  # the package was copied, and not installed
        return "0"


def inspect(
    path: str | os.PathLike[str],
    address: str | None = None,
    *,
    position: int | None = None,
    event: int | None = None,
    gtids: GtidSet | str | None = None,
    **options: Unpack[ReadKeywords],
) -> Iterator[Node]:
    """Return events of a log, or parts of them, as trees: every field with its bytes, its place and its value.

    >>> for node in inspect("mysql-bin.000003", position=4691):
    ...     for leaf in node.leaves():
    ...         print(leaf.path, leaf.start, leaf.end, leaf.text)

    Reading goes on after damage, which is a node, too, with its `error`. All events are returned, in order, unless one
    of `address`, `position`, `event` and `gtids` is given.

    Args:
        path: a file, or ``-``.
        address: of an event, ``events[34]`` or ``@4691``, and a path in it, ``events[34].body.rows[0].after.total``.
        position: a byte of the event, in the log.
        event: number of the event, from 0.
        gtids: the transactions, as a set or its text.
        options: the fields of ReadOptions.

    Raises SourceError, TypeError and ValueError at once; KeyError for an address that is not there; BinlogError.
    """
    logs = import_module("binlog_kaitai.inspection.logs")  # with a second parser, which only this needs
    nodes: Iterator[Node] = logs.inspected(path, address, position=position, event=event, gtids=gtids, **options)
    return nodes


def history(
    paths: Paths, table: str, key: str | int, *, filter: Filter | None = None, **options: Unpack[ReadKeywords]
) -> list[RowVersion]:
    """Return the changes of one row, the oldest first; it is followed when its key changes.

    Args:
        paths: files, patterns, directories, index files, or ``-``.
        table: ``database.table``.
        key: the values of its primary key as text, with commas between (``5,abc``), or of columns by name (``id=5``).
        filter: what to deliver besides.
        options: the fields of ReadOptions.

    Raises SourceError, ConditionError, TypeError and ValueError; BinlogError at damage.
    """
    from dataclasses import replace

    from binlog_kaitai.changes.filters import Filter
    from binlog_kaitai.changes.options import ReadOptions
    from binlog_kaitai.log.source import find_sources

    module = import_module("binlog_kaitai.states.row_history")
    read = import_module("binlog_kaitai.compiled.objects.history").versions_of
    chosen = replace(filter or Filter(), tables=frozenset([table]))
    found: list[RowVersion] = module.all_versions(
        find_sources(paths), ReadOptions.of(**options), chosen, module.RowKey.parse(str(key)), read, _tables_in()
    )
    return found


def _tables_in() -> Any:
    return import_module("binlog_kaitai.compiled.tables.table_maps").tables_in


def transactions(
    paths: Paths, *, filter: Filter | None = None, **options: Unpack[ReadKeywords]
) -> Iterator[TransactionSummary]:
    """Return what happened in logs, transaction by transaction: when, by whom, how many rows of which tables.

    Args:
        paths: files, patterns, directories, index files, or ``-``.
        filter: what to deliver.
        options: the fields of ReadOptions.

    Raises SourceError, TypeError and ValueError at once; BinlogError at damage, after everything before it.
    """
    from binlog_kaitai.changes.options import ReadOptions

    module = import_module("binlog_kaitai.reading.summaries")
    make = import_module("binlog_kaitai.compiled.counts.summaries").summaries_of
    found: Iterator[TransactionSummary] = module.summaries(paths, filter, ReadOptions.of(**options), make, _tables_in())
    return found


def stats(paths: Paths, *, filter: Filter | None = None, jobs: int = 1, **options: Unpack[ReadKeywords]) -> LogStats:
    """Return what is in logs together: events, transactions and rows, by table, time, connection and server.

    Damage is in its `ledger`; in failfast mode a log counts up to there.

    Args:
        paths: files, patterns, directories, index files, or ``-``.
        filter: what to count.
        jobs: number of processes.
        options: the fields of ReadOptions.

    Raises SourceError, TypeError and ValueError.
    """
    from binlog_kaitai.changes.options import ReadOptions

    archive = import_module("binlog_kaitai.archive.collect")
    make = import_module("binlog_kaitai.compiled.counts.summaries").summaries_of
    found: LogStats = archive.stats_of_all(paths, ReadOptions.of(**options), filter, jobs, make, _tables_in())
    return found


def to_sql(
    paths: Paths,
    *,
    filter: Filter | None = None,
    undo: bool = False,
    rows_only: bool = False,
    where_columns: Literal["key", "all"] = "key",
    skip_log_bin: bool = False,
    check: bool | None = None,
    across_ddl: bool = False,
    include_conflicts: bool = False,
    as_events: bool = False,
    allow_incomplete: bool = False,
    load_dir: str | os.PathLike[str] | None = None,
    allow_triggers: bool = False,
    rewrite_db: Mapping[str, str] | None = None,
    **options: Unpack[ReadKeywords],
) -> Iterator[str | bytes]:
    """Return the changes of logs as SQL statements that can be replayed, line by line, as `sql` prints them.

    A line in bytes is a statement of the log in the character set of its client. `schema_from_log` is not the default
    here.

    Args:
        paths: files, patterns, directories, index files, or ``-``.
        filter: what to deliver.
        undo: return what undoes the changes, the last one first; all logs are read before the first line.
        rows_only: leave out the statements of the log.
        where_columns: find rows by the primary ``key`` where it is known, or by ``all`` columns.
        skip_log_bin: begin with ``SET sql_log_bin = 0``.
        check: make the script stop where the row of an UPDATE or DELETE is not there; this is the default.
        across_ddl: undo across ALTER TABLE that only adds columns or indexes.
        include_conflicts: undo also rows that were changed again, after the range or by what the filter leaves out.
        as_events: write rows as events in BINLOG statements: those of the log, or for an undo inverted ones.
        allow_incomplete: leave out statements that cannot be replayed, which are an error without it; not for `undo`.
        load_dir: the folder to which files of LOAD DATA statements are written, which are an error without it; not for
            `undo`.
        allow_triggers: write to tables with triggers, too; without it the script stops itself before.
        rewrite_db: new names of databases by the old ones, for rows; a statement that names an old one is an error.
        options: the fields of ReadOptions.

    Raises SourceError, TypeError and ValueError at once; BinlogError at damage, after everything before it and a line
    that makes the script fail there.
    """
    made: Iterator[str | bytes] = import_module("binlog_kaitai.compiled.scripts.whole_scripts").to_sql(
        paths,
        filter=filter,
        undo=undo,
        rows_only=rows_only,
        where_columns=where_columns,
        skip_log_bin=skip_log_bin,
        check=check,
        across_ddl=across_ddl,
        include_conflicts=include_conflicts,
        as_events=as_events,
        allow_incomplete=allow_incomplete,
        load_dir=load_dir,
        allow_triggers=allow_triggers,
        rewrite_db=rewrite_db,
        **options,
    )
    return made

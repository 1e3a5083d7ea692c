"""Several logs as one script."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import replace
from typing import Unpack

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadKeywords, ReadOptions, issue
from binlog_kaitai.changes.renames import Renames
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.scripts.script import script_lines
from binlog_kaitai.compiled.scripts.script_items import undo_items
from binlog_kaitai.compiled.scripts.undo import keep_rows, look_at_log
from binlog_kaitai.compiled.scripts.undo_lines import undo_pieces
from binlog_kaitai.compiled.tables.definitions import find_all
from binlog_kaitai.compiled.tables.table_maps import tables_in
from binlog_kaitai.errors import BinlogError, LogWarning, SourceError
from binlog_kaitai.log.source import SourceList, find_sources
from binlog_kaitai.reading.fitting import require_fit
from binlog_kaitai.reading.history import with_history
from binlog_kaitai.reading.needed import needed_logs
from binlog_kaitai.reading.reader import Paths, for_logs, up_to_damage
from binlog_kaitai.sql.guards import TriggerGuards
from binlog_kaitai.sql.load_files import local_infile_needed
from binlog_kaitai.sql.load_statements import with_load_files
from binlog_kaitai.sql.rules import with_literals
from binlog_kaitai.sql.state import ScriptState, foot, head, stop
from binlog_kaitai.sql.tables import WhereColumns
from binlog_kaitai.sql.text import Line
from binlog_kaitai.undoing.undo import UndoState
from binlog_kaitai.undoing.undo_reader import look_behind
from binlog_kaitai.undoing.undo_script import undo_lines

__all__ = ["to_sql"]


def to_sql(
    paths: Paths,
    *,
    filter: Filter | None = None,
    undo: bool = False,
    rows_only: bool = False,
    where_columns: WhereColumns = "key",
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
) -> Iterator[Line]:
    """Return the lines of the script; see `binlog_kaitai.to_sql`."""
    sources = find_sources(paths)
    reads_all = filter is None and not undo
    given = with_history(with_literals(ReadOptions.of(**options)), sources, find_all, grows=reads_all)
    require_fit(sources, given, filter, tables_in)
    checked, guards = check is not False, TriggerGuards(is_on=not allow_triggers)
    log_bin, renames = not skip_log_bin, Renames(rewrite_db)
    if undo and load_dir is not None:
        raise ValueError("load_dir is not for an undo: what a LOAD DATA did as a statement cannot be undone")
    if undo:
        undone = UndoState(
            where_columns,
            rows_only,
            checked,
            guards=guards,
            across_ddl=across_ddl,
            include_conflicts=include_conflicts,
            as_events=as_events,
            renames=renames,
        )
        return _undo(sources, given, filter, undone, log_bin=log_bin)
    state = ScriptState(where_columns, rows_only, checked, allow_incomplete, as_events, guards=guards, renames=renames)
    return _replay(sources, given, filter, state, None if load_dir is None else os.fspath(load_dir), log_bin=log_bin)


def _replay(
    sources: SourceList,
    options: ReadOptions,
    filter: Filter | None,
    state: ScriptState,
    load_dir: str | None,
    *,
    log_bin: bool,
) -> Iterator[Line]:
    with with_load_files(state, load_dir):
        yield from _replay_logs(sources, options, filter, state, log_bin=log_bin)


def _replay_logs(
    sources: SourceList, options: ReadOptions, filter: Filter | None, state: ScriptState, *, log_bin: bool
) -> Iterator[Line]:
    """Yield the lines of a script, which ends at the first error, in any mode, unless it may be incomplete."""
    yield from head([source.name for source in sources], log_bin=log_bin)
    if state.load_files is not None:
        yield local_infile_needed()
    read = options if state.allow_incomplete else replace(options, mode="failfast")
    for source, wanted in needed_logs(filter, sources.sources):
        try:
            yield from up_to_damage(script_lines(CompiledLog(source, read, wanted), state), read)
        except BinlogError as error:
            yield stop(error)
            if options.mode == "failfast" or isinstance(error, SourceError):
                raise
            options.on_damage(error)
            return
    yield from foot(state)


def _undo(
    sources: SourceList,
    options: ReadOptions,
    filter: Filter | None,
    state: UndoState,
    *,
    log_bin: bool,
) -> Iterator[Line]:
    with closing(state.store):
        for source, wanted in for_logs(filter, sources.sources):
            log = CompiledLog(source, options, wanted)
            yield from up_to_damage(_kept(log, state), options)
        for error in look_behind(log.source, log.ledger, log.options, state, look_at_log):
            issue(LogWarning(f"{error}; what was changed after that is not known"))
        yield from head([source.name for source in sources], log_bin=log_bin, undo=True)
        yield from _event_lines(state) if state.as_events else undo_lines(state)
        yield from foot(state)


def _event_lines(state: UndoState) -> Iterator[str]:
    """Yield the lines of an undo as events."""
    for piece in undo_pieces(state):
        yield from undo_items(piece)
        del piece


def _kept(log: CompiledLog, state: UndoState) -> Iterator[Line]:
    """Keep what undoes the rows of a log; yields no lines."""
    keep_rows(log, state)
    yield from ()

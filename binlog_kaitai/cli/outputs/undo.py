"""`undo`: what brings rows back to what they were before some changes."""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable
from contextlib import closing
from functools import partial
from typing import Any, Literal

import click

from binlog_kaitai.changes.renames import Renames
from binlog_kaitai.cli.options.common import (
    Output,
    apply_options,
    machine_code_needed,
    paths_argument,
    read_options,
    reading_options,
    schema_option,
)
from binlog_kaitai.cli.options.continuity import has_gaps
from binlog_kaitai.cli.options.groups import command
from binlog_kaitai.cli.options.run import Run
from binlog_kaitai.cli.options.times import Zone
from binlog_kaitai.cli.options.unmatched import say_unmatched
from binlog_kaitai.cli.options.wanted import Wanted, filter_options
from binlog_kaitai.cli.outputs.lost_rows import plain_name, say_lost_rows
from binlog_kaitai.cli.outputs.renamed import rename_option
from binlog_kaitai.cli.outputs.scripts import (
    across_ddl_option,
    allow_triggers_option,
    dry_run_option,
    include_conflicts_option,
    log_bin_option,
    nothing,
    say_notes,
    schema_from_log_option,
    stopped_by_errors,
    summary_lines,
    where_columns_option,
    write_line,
)
from binlog_kaitai.cli.terminal.messages import say
from binlog_kaitai.log.source import STDIN
from binlog_kaitai.regex import regex
from binlog_kaitai.sql.guards import TriggerGuards
from binlog_kaitai.sql.rules import with_literals
from binlog_kaitai.sql.state import foot, head
from binlog_kaitai.sql.tables import WhereColumns
from binlog_kaitai.text.terminal import printable
from binlog_kaitai.undoing.undo import MOST_ROWS, CannotUndoError, UndoState
from binlog_kaitai.undoing.undo_reader import look_behind

__all__ = ["print_undo", "undo"]

_MOST_CONFLICTS = 20
_PARTS, _LEVELS = regex(r"`(?:[^`]|``)+`|[^.`]+"), 3
_OPTIONS = apply_options(
    [
        click.option(
            "--as",
            "form",
            type=click.Choice(["statements", "events"]),
            default="statements",
            show_default=True,
            help="Readable statements, or inverted rows events in BINLOG statements, which are exact for every type"
            " and need no column names. Events find a row with a key by the key alone, and need the privilege to run"
            " BINLOG.",
        ),
        dry_run_option,
        click.option(
            "--check/--no-check",
            "check",
            default=True,
            help="Make the script stop, with the log and position in its message, at a statement that does not change"
            " exactly one row. This is the default.",
        ),
        click.option(
            "--as-delta",
            "deltas",
            multiple=True,
            metavar="DATABASE.TABLE.COLUMN",
            help="Undo this column of integers or decimals by difference: n = n - 5 where 5 was added. Later changes"
            " of it are kept and are no conflict. Can be repeated.",
        ),
        across_ddl_option(),
        include_conflicts_option(),
        allow_triggers_option,
        rename_option,
        where_columns_option,
        log_bin_option,
    ]
)


@command(prints=True)
@paths_argument
@_OPTIONS
@filter_options
@reading_options()
@schema_option
@schema_from_log_option
@machine_code_needed
def undo(
    paths: tuple[str, ...],
    form: Literal["statements", "events"],
    dry_run: bool,
    check: bool,
    deltas: tuple[str, ...],
    across_ddl: bool,
    include_conflicts: bool,
    allow_triggers: bool,
    names: dict[str, str],
    where_columns: WhereColumns,
    skip_log_bin: bool,
    **given: Any,
) -> int:
    """Print statements that undo the chosen changes, last change first.

    All logs are read before the first line is printed. If a change cannot be undone, nothing is printed, and the
    message says what to do. Rows that were changed again later are listed and left out.

    \b
    binlog-kaitai undo --dry-run -T shop.orders --start-datetime '2026-11-20 08:00' mysql-bin.0*
    binlog-kaitai undo -T shop.orders --start-position 4691 --stop-position 5753 mysql-bin.000003 > undo.sql
    binlog-kaitai undo --transaction mysql-bin.000003:4691 mysql-bin.0* > undo.sql
    binlog-kaitai undo --gtid 909d22ce-e541-11f1-8dd6-02fc00000001:13 mysql-bin.0* | mysql --binary-mode
    """
    if deltas and (include_conflicts or form == "events" or where_columns == "all"):
        raise click.UsageError("--as-delta is not for --as events, --include-conflicts and --where-columns all")
    state = UndoState(
        where_columns,
        checked=check,
        across_ddl=across_ddl,
        include_conflicts=include_conflicts,
        as_events=form == "events",
        guards=TriggerGuards(is_on=not allow_triggers),
        deltas=frozenset(map(_column, deltas)),
        renames=Renames(names),
    )
    return print_undo(paths, state, given, dry_run=dry_run, skip_log_bin=skip_log_bin)


def _column(text: str) -> tuple[str, str, str]:
    """Return database, table and name of a column."""
    parts = [part.removeprefix("`").removesuffix("`").replace("``", "`") for part in _PARTS.findall(text.lower())]
    if len(parts) != _LEVELS or ".".join(_PARTS.findall(text)) != text:
        raise click.UsageError(f"--as-delta {text}: give DATABASE.TABLE.COLUMN")
    return parts[0], parts[1], parts[2]


def print_undo(
    paths: tuple[str, ...], state: UndoState, given: dict[str, Any], *, dry_run: bool, skip_log_bin: bool
) -> int:
    """Print an undo, given are the options for filters and for reading. Returns the exit status."""
    wanted, from_log = Wanted.take(given), given.pop("schema_from_log")
    if from_log is None:
        from_log = STDIN not in paths
    schema: str | None = given["schema"]
    options = with_literals(read_options(given, schema_from_log=from_log))
    run = Run(paths, options, wanted.filter)
    if has_gaps(run.sources, options, "script"):
        return 1
    with closing(state.store), Output() as out:
        way_back = partial(_say_error, paths, schema)
        _undo(run, state, out, way_back, skip_log_bin=skip_log_bin, dry_run=dry_run)
        has_failed = any(ledger.errors for ledger in run.ledgers)  # there is no script
        if dry_run and not has_failed:
            is_one = state.summary.rows.total() > 1 and state.conflicts.has_one
            out.all(map(printable, summary_lines(state.summary, wanted.zone, is_one_row=is_one)))
            if state.num_conflicts:
                out.line(f"left out      {_left_out(state)}")
        if not has_failed:
            out.flush()
            say_notes(state)
            say_lost_rows(state, run, paths, schema)
    if state.num_conflicts:
        _say_conflicts(state, wanted.zone)
    say_unmatched(wanted, run.sources, run.ledgers, options, has_matched=bool(state.summary.rows))
    return run.finish()


def _undo(
    run: Run,
    state: UndoState,
    out: Output,
    say_error: Callable[[CannotUndoError], None],
    *,
    skip_log_bin: bool,
    dry_run: bool,
) -> None:
    """Read all logs, then write the undo if there is no obstacle."""
    from binlog_kaitai.compiled.scripts.undo import keep_rows, look_at_log

    for log in run.logs():
        with run.log(log.ledger, passes_damage=False):
            try:
                keep_rows(log, state)
            except CannotUndoError as error:
                say_error(error)
                return
        if log.ledger.errors:  # there will be no script
            return
    try:
        for missing in look_behind(log.source, log.ledger, log.options, state, look_at_log):
            say(f"note: {missing}; what was changed after that is not known", "yellow")
    except CannotUndoError as error:
        say_error(error)
        run.ledgers[-1].fail(error)
        return
    state.finish()
    if any(ledger.errors for ledger in run.ledgers) or not state.summary.rows:
        return
    if dry_run:
        _write_undo(state, nothing)
        return
    with stopped_by_errors(partial(write_line, out), out):
        out.all(head([source.name for source in run.sources], log_bin=not skip_log_bin, undo=True))
        _write_undo(state, out.lines)
        out.all(map(str, foot(state)))


def _say_error(paths: tuple[str, ...], schema: str | None, error: CannotUndoError) -> None:
    """Say why there is no undo, and which command recovers rows that the log lacks."""
    say(f"{error}", "red")
    if error.lost is None or error.file is None or STDIN in paths:
        return
    name = ".".join(map(plain_name, error.lost))
    place = f"{os.path.basename(error.file)}:{error.position}"
    definition = ["--schema-from-log"] if schema is None else ["--schema", schema]
    command = ["binlog-kaitai", "state", *paths, "-T", name, "--at", place, *definition, "--as", "sql"]
    say(f"The rows that were in it before: {shlex.join(command)}", None)
    say(
        "The logs have to have the table from its CREATE TABLE on; else add --baseline FILE, a dump of before them"
        " (mysqldump --single-transaction --source-data=2).",
        None,
    )


def _write_undo(state: UndoState, write: Callable[[memoryview], object]) -> None:
    """Write what undoes what was read, and count what is left out of it."""
    from binlog_kaitai.compiled.scripts.undo_lines import undo_pieces

    for piece in undo_pieces(state):
        write(piece)


def _left_out(state: UndoState) -> str:
    """Return how many changes of how many rows are left out."""
    changes, rows = state.num_conflicts, len(state.rows_left_out)
    more = "more than " if rows == MOST_ROWS else ""
    if rows == 1:
        return f"{f'{changes:,} changes of one' if changes > 1 else '1'} row that was changed again"
    counted = f"{changes:,} changes of {more}{rows:,}" if changes > rows else f"{rows:,}"
    return f"{counted} rows that were changed again"


def _say_conflicts(state: UndoState, zone: Zone) -> None:
    """List rows that are left out, the last change first."""
    say(f"note: left out: {_left_out(state)} (--include-conflicts takes them in):", "yellow")
    shown = list(state.met.values())[:_MOST_CONFLICTS]
    for row in shown:
        again = row.conflict
        what = "changes of one row" if again.is_by_key else "rows that are the same"
        many = f"{row.changes:,} {what}, the first at {row.first}; then "
        text = f"{many if row.changes > 1 else ''}{again.operation} at {again.place}, {zone.text(again.timestamp)}"
        say(f"  {again.row}: {text}", "yellow")
    if len(state.rows_left_out) > sum(1 if row.conflict.is_by_key else row.changes for row in shown):
        say("  ... and more; the script has a comment for each", "yellow")
    if state.as_events:
        say("  events write whole rows; statements undo rows of which only other columns were changed again", "yellow")

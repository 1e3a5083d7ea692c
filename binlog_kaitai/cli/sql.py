"""`sql`: the changes as statements that can be replayed, or that undo them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Any

import click

from binlog_kaitai.cli.common import (
    Output,
    apply_options,
    machine_code_needed,
    paths_argument,
    read_options,
    reading_options,
    schema_option,
)
from binlog_kaitai.cli.continuity import has_gaps
from binlog_kaitai.cli.follow import Follower, follow_option
from binlog_kaitai.cli.messages import say
from binlog_kaitai.cli.run import MakeReader, Run
from binlog_kaitai.cli.times import Zone
from binlog_kaitai.cli.unmatched import say_unmatched
from binlog_kaitai.cli.wanted import Wanted, filter_options
from binlog_kaitai.log.source import STDIN
from binlog_kaitai.sql.load_files import local_infile_needed
from binlog_kaitai.sql.load_statements import with_load_files
from binlog_kaitai.sql.rules import SqlOptions
from binlog_kaitai.sql.state import ScriptState, Summary, foot, head, logs_cascades, stop
from binlog_kaitai.sql.tables import WhereColumns
from binlog_kaitai.sql.text import Line
from binlog_kaitai.sql.undo import CannotUndoError, UndoState
from binlog_kaitai.sql.undo_reader import look_behind
from binlog_kaitai.sql.undo_script import count_conflicts
from binlog_kaitai.text.terminal import printable

if TYPE_CHECKING:
    from binlog_kaitai.compiled.rows.script import ScriptLinesReader

__all__ = ["sql"]

_MOST_THREADS = 8
_MOST_CONFLICTS = 20
_OPTIONS = apply_options(
    [
        click.option(
            "--undo",
            is_flag=True,
            help="Print what undoes the changes: the opposite statements, last change first; or nothing, where one of"
            " them cannot be undone.",
        ),
        click.option(
            "--as",
            "form",
            type=click.Choice(["statements", "events"]),
            default="statements",
            show_default=True,
            help="With --undo: statements that can be read, or inverted rows events in BINLOG statements, which are"
            " exact for every type; a row with a key is found by the key alone, and the user must have the right to run"
            " BINLOG.",
        ),
        click.option(
            "--dry-run", is_flag=True, help="Print only what the script would do: tables, rows, transactions, times."
        ),
        click.option(
            "--check/--no-check",
            "check",
            default=None,
            help="Make the script stop itself, with a message that names the log and position, where a statement does"
            " not change exactly one row. The default with --undo.",
        ),
        click.option(
            "--across-ddl",
            is_flag=True,
            help="With --undo: go on where ALTER TABLE stands between the changes and only adds columns or indexes.",
        ),
        click.option(
            "--include-conflicts",
            is_flag=True,
            help="With --undo: also rows that were changed again later, by changes that are not undone. Without it"
            " these are looked for, in the logs behind the range, too, listed, and left out.",
        ),
        click.option(
            "--rows-only", is_flag=True, help="Leave out DDL and all other statements of the log that are not rows."
        ),
        click.option(
            "--allow-incomplete",
            is_flag=True,
            help="Go on where a part of the logs cannot be replayed: after damage, LOAD DATA, statements on tables that"
            " are not chosen. Without it the script ends there, by a statement that fails, and no other log is read.",
        ),
        click.option(
            "--load-dir",
            metavar="DIR",
            type=click.Path(exists=True, file_okay=False),
            help="Write the files of LOAD DATA statements, which are in the log, to this folder, as load-000001.data"
            " and so on, and load them from there (LOAD DATA LOCAL). Without it the script ends at such a statement.",
        ),
        click.option(
            "--where-columns",
            "where_columns",
            type=click.Choice(["key", "all"]),
            default="key",
            show_default=True,
            help="Find rows by the primary key, where the log or a definition tells it, or always by all columns.",
        ),
        click.option(
            "--skip-log-bin",
            is_flag=True,
            help="Begin with SET sql_log_bin = 0: what the script does reaches neither the server's own log nor its"
            " replicas.",
        ),
    ]
)


@click.command()
@paths_argument
@_OPTIONS
@filter_options
@reading_options()
@schema_option
@click.option(
    "--schema-from-log/--no-schema-from-log",
    default=None,
    help="Take table definitions from the DDL in the logs, each valid from there on. This is the default without"
    " --schema, unless the log is standard input or followed.",
)
@follow_option
@machine_code_needed
def sql(
    paths: tuple[str, ...],
    follow: bool,
    undo: bool,
    form: str,
    dry_run: bool,
    check: bool | None,
    across_ddl: bool,
    include_conflicts: bool,
    rows_only: bool,
    allow_incomplete: bool,
    load_dir: str | None,
    where_columns: WhereColumns,
    skip_log_bin: bool,
    schema_from_log: bool | None,
    **given: Any,
) -> int:
    """Print the changes as SQL statements that can be replayed, or with --undo what undoes them.

    Each transaction is BEGIN ... COMMIT with its GTID, time, thread and position in a comment; DDL and other statements
    stand in their place. Every value reads back as the bytes that the log holds.

    \b
    binlog-kaitai sql mysql-bin.000003 | mysql --binary-mode
    binlog-kaitai sql --undo --dry-run -T shop.orders --start-datetime '2026-11-20 08:00' mysql-bin.0*
    binlog-kaitai sql --undo -T shop.orders --start-position 4691 --stop-position 5753 mysql-bin.000003 > undo.sql
    """
    _refuse_for_undo(undo and allow_incomplete, "--allow-incomplete", "an undo is whole, or there is none")
    _refuse_for_undo(undo and follow, "--follow", "that begins with the last change")
    if follow and dry_run:
        raise click.UsageError("--dry-run says what is in whole logs; it takes no --follow")
    _refuse_for_undo(undo and load_dir, "--load-dir", "what a LOAD DATA did as a statement cannot be undone")
    wanted = Wanted.take(given)
    if schema_from_log is None:
        schema_from_log = given["schema"] is None and STDIN not in paths and not follow
    options = read_options(given, SqlOptions, schema_from_log=schema_from_log)
    run = Run(paths, options, wanted.filter, follower=Follower() if follow else None)
    if has_gaps(run.sources, options, "script"):
        return 1
    checked = undo if check is None else check
    state = ScriptState(where_columns, rows_only, checked, allow_incomplete)
    if undo:
        state = UndoState(
            where_columns,
            rows_only,
            checked,
            across_ddl=across_ddl,
            include_conflicts=include_conflicts,
            as_events=form == "events",
        )
    with Output() as out:
        if isinstance(state, UndoState):
            with closing(state.store):
                _undo(run, state, out, skip_log_bin=skip_log_bin, dry_run=dry_run)
        else:
            from binlog_kaitai.compiled.rows.script import ScriptLinesReader

            make: MakeReader[ScriptLinesReader] = ScriptLinesReader
            with with_load_files(state, load_dir, dry_run=dry_run):
                _replay(run, state, make, out, skip_log_bin=skip_log_bin, dry_run=dry_run)
        has_failed = undo and any(ledger.errors for ledger in run.ledgers)  # there is no script
        if dry_run and not has_failed:
            out.all(map(printable, _summary(state.summary, wanted.zone)))
            out.all(printable(f"not complete  {error}") for ledger in run.ledgers for error in ledger.errors)
            if isinstance(state, UndoState) and state.num_conflicts:
                out.line(f"left out      {state.num_conflicts:,} rows that were changed again")
    if not has_failed:
        _say_notes(state, run)
    if isinstance(state, UndoState) and state.num_conflicts:
        _say_conflicts(state, wanted.zone)
    say_unmatched(wanted, run.sources, run.ledgers, options, has_matched=state.has_lines or bool(state.summary.rows))
    return run.finish()


def _refuse_for_undo(is_given: object, option: str, why: str) -> None:
    """Raise UsageError where an option is given that is not for an undo."""
    if is_given:
        raise click.UsageError(f"{option} is not for --undo: {why}")


def _replay(
    run: Run,
    state: ScriptState,
    make: MakeReader[ScriptLinesReader],
    out: Output,
    *,
    skip_log_bin: bool,
    dry_run: bool,
) -> None:
    write = _drop if dry_run else partial(_write, out)
    pieces = _drop if dry_run else out.piece
    for first in head([source.name for source in run.sources], log_bin=not skip_log_bin):
        write(first)
    if state.load_files is not None:
        write(local_infile_needed())
    with _stopped_by_errors(write, out):
        is_whole = _replay_logs(run, state, make, out, write, pieces)
    for line in () if state.is_given_up else foot(state):
        write(line)
    if not is_whole:
        write(stop(next(error for ledger in run.ledgers for error in ledger.errors)))


def _replay_logs(
    run: Run,
    state: ScriptState,
    make: MakeReader[ScriptLinesReader],
    out: Output,
    write: Callable[[Line], None],
    write_piece: Callable[[memoryview], None],
) -> bool:
    """Write what is made of the logs, of none after one with an error; says whether the script is whole."""
    is_whole = True
    with run.until_ended():
        for reader in run.readers(make, asks="statements"):
            with run.log(reader), out:
                for lines in reader.pieces(state):
                    state.has_lines = True
                    write_piece(lines)
                    del lines  # the memory is used again
            is_whole = is_whole and (state.allow_incomplete or not reader.ledger.errors)
            if not is_whole and (state.is_given_up or run.options.mode == "failfast"):
                state.is_given_up = True
                break
    return is_whole


@contextmanager
def _stopped_by_errors(write: Callable[[Line], None], out: Output) -> Iterator[None]:
    """End the script by a statement that fails where it cannot go on, whatever the reason is; the line before may be
    half a line."""
    try:
        yield
    except BaseException as error:
        if not isinstance(error, BrokenPipeError):
            with suppress(OSError), out:
                write(f"\n{stop(error)}")
        raise


def _undo(run: Run, state: UndoState, out: Output, *, skip_log_bin: bool, dry_run: bool) -> None:
    """Read all logs, and write only then, when nothing stands in the way."""
    from binlog_kaitai.compiled.rows.undo import UndoBehindReader, UndoLinesReader

    for reader in run.readers(UndoLinesReader):
        with run.log(reader):
            try:
                reader.keep_rows(state)
            except CannotUndoError as error:
                say(f"{error}", "red")
                return
        if reader.ledger.errors:  # there will be no script
            return
    try:
        for missing in look_behind(reader, state, UndoBehindReader):
            say(f"note: {missing}; what was changed behind that is not known", "yellow")
    except CannotUndoError as error:
        say(f"{error}", "red")
        run.ledgers[-1].fail(error)
        return
    state.finish()
    if any(ledger.errors for ledger in run.ledgers) or not state.summary.rows:
        return
    if dry_run:
        count_conflicts(state)
        return
    with _stopped_by_errors(partial(_write, out), out):
        out.all(head([source.name for source in run.sources], log_bin=not skip_log_bin, undo=True))
        _write_undo(state, out)
        out.all(map(str, foot(state)))


def _write_undo(state: UndoState, out: Output) -> None:
    """Write what undoes what was read."""
    from binlog_kaitai.compiled.rows.undo_lines import undo_pieces

    for piece in undo_pieces(state):
        out.lines(piece)


def _say_notes(state: ScriptState, run: Run) -> None:
    """Say what was assumed, and what is not in the script."""
    for text in state.notes:
        say(f"note: {text}", "yellow")
    for reason, count in state.left_out.items():
        say(f"note: left out: {count} {reason}", "yellow")
    deleting = (ledger for ledger in run.ledgers if any(operation == "delete" for _, operation in ledger.rows))
    for version in dict.fromkeys(ledger.ends.server_version or "" for ledger in deleting):
        if not logs_cascades(version):
            what = "what foreign keys did to other tables (ON DELETE CASCADE, SET NULL); it is not in the script"
            say(f"note: {version} does not log {what}", "yellow")


def _say_conflicts(state: UndoState, zone: Zone) -> None:
    """List rows that are left out, the last change first."""
    say(
        f"note: left out: {state.num_conflicts:,} rows that were changed again (--include-conflicts takes them in):",
        "yellow",
    )
    for conflict in state.met[:_MOST_CONFLICTS]:
        say(f"  {conflict.row}: {conflict.operation} at {conflict.place}, {zone.text(conflict.timestamp)}", "yellow")
    if state.num_conflicts > len(state.met[:_MOST_CONFLICTS]):
        say("  ... and more; the script has a comment for each", "yellow")


def _drop(line: Line | memoryview) -> None:
    """Write nothing."""


def _write(out: Output, line: Line) -> None:
    if isinstance(line, str):
        out.line(line)
    else:
        out.lines(memoryview(line + b"\n"))


def _summary(summary: Summary, zone: Zone) -> list[str]:
    """Return the lines that tell what is in a script."""
    lines = [f"transactions  {summary.transactions:,}"]
    if summary.first is not None and summary.last is not None:
        lines.append(f"time          {zone.text(summary.first)} to {zone.text(summary.last)}")
    if summary.threads:
        shown = ", ".join(map(str, sorted(summary.threads)[:_MOST_THREADS]))
        lines.append(f"threads       {shown}{' ...' if len(summary.threads) > _MOST_THREADS else ''}")
    lines.append(f"rows          {summary.rows.total():,}")
    lines += [f"  {table} {operation} {count:,}" for (table, operation), count in sorted(summary.rows.items())]
    return lines

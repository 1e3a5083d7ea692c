"""`sql`: the changes as statements that can be replayed, or that undo them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import click

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
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
from binlog_kaitai.cli.options.follow import Follower, follow_option
from binlog_kaitai.cli.options.groups import command
from binlog_kaitai.cli.options.run import SCRIPT_ADVICE, Run
from binlog_kaitai.cli.options.unmatched import say_unmatched
from binlog_kaitai.cli.options.wanted import Wanted, ddl_option, filter_options
from binlog_kaitai.cli.outputs.after_dump import after_dump, after_dump_option
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
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.source import STDIN, find_sources
from binlog_kaitai.sql.guards import TriggerGuards
from binlog_kaitai.sql.load_files import local_infile_needed
from binlog_kaitai.sql.load_statements import with_load_files
from binlog_kaitai.sql.rules import with_literals
from binlog_kaitai.sql.state import ScriptState, foot, head, stop
from binlog_kaitai.sql.tables import WhereColumns
from binlog_kaitai.text.terminal import printable

__all__ = ["sql"]

_CUTTING = ("databases", "tables", "where", "operations", "query", "ddl")
"""Options by which parts of transactions are chosen."""
_OPTIONS = apply_options(
    [
        click.option(
            "--undo",
            is_flag=True,
            help="Same as the command undo, with its options.",
        ),
        click.option(
            "--as",
            "form",
            type=click.Choice(["events", "statements"]),
            help="How rows are written. events: the rows events of the log in BINLOG statements; exact for every"
            " type, without column names, and without firing triggers again; needs the privilege to run BINLOG."
            " statements: INSERT, UPDATE and DELETE, which can be read and edited.  [default: events; statements with"
            " --undo]",
        ),
        click.option(
            "--gtids",
            "keeps_gtids",
            is_flag=True,
            help="Keep the GTIDs of the log. MySQL then skips transactions that it already has. Not with --as"
            " statements, nor with options that choose parts of transactions.",
        ),
        dry_run_option,
        click.option(
            "--check/--no-check",
            "check",
            default=None,
            help="Make the script stop, with the log and position in its message, if the row of an UPDATE or DELETE"
            " does not exist. This is the default.",
        ),
        across_ddl_option(hidden=True),
        include_conflicts_option(hidden=True),
        click.option("--rows-only", is_flag=True, help="Leave out DDL and all other statements; write only rows."),
        click.option(
            "--allow-incomplete",
            is_flag=True,
            help="Continue after parts of the logs that cannot be replayed: damage, LOAD DATA, statements on other"
            " tables. By default the script ends there with a statement that fails, and no further log is read.",
        ),
        click.option(
            "--load-dir",
            metavar="DIR",
            type=click.Path(exists=True, file_okay=False),
            help="Write the files of LOAD DATA statements from the log to this folder, as load-000001.data and so on,"
            " and load them from there (LOAD DATA LOCAL). By default the script ends at such a statement.",
        ),
        allow_triggers_option,
        after_dump_option,
        rename_option,
        where_columns_option,
        log_bin_option,
    ]
)


@command(prints=True)
@paths_argument
@_OPTIONS
@ddl_option
@filter_options
@reading_options()
@schema_option
@schema_from_log_option
@follow_option
@machine_code_needed
def sql(
    paths: tuple[str, ...],
    follow: bool,
    undo: bool,
    form: str | None,
    keeps_gtids: bool,
    dry_run: bool,
    check: bool | None,
    across_ddl: bool,
    include_conflicts: bool,
    rows_only: bool,
    allow_incomplete: bool,
    load_dir: str | None,
    allow_triggers: bool,
    dump: str | None,
    names: dict[str, str],
    where_columns: WhereColumns,
    skip_log_bin: bool,
    **given: Any,
) -> int:
    """Print the changes as a script that a client can run again, or with --undo one that undoes them (see undo).

    Each transaction is BEGIN ... COMMIT with its GTID, time, thread and position in a comment; DDL and other statements
    keep their place. Rows are the events of the log, or readable statements with --as statements. Every value
    reads back as the same bytes.

    \b
    binlog-kaitai sql mysql-bin.000003 | mysql --binary-mode
    binlog-kaitai sql --as statements -T shop.orders --start-datetime '2026-11-20 08:00' mysql-bin.0* | less
    binlog-kaitai sql --dry-run --exclude-gtids 909d22ce-e541-11f1-8dd6-02fc00000001:9 mysql-bin.0*
    """
    _refuse_for_undo(undo and allow_incomplete, "--allow-incomplete", "an undo is whole, or there is none")
    _refuse_for_undo(undo and follow, "--follow", "that begins with the last change")
    if follow and dry_run:
        raise click.UsageError("--dry-run says what is in whole logs; it takes no --follow")
    _refuse_for_undo(undo and given.get("ddl"), "--ddl", "definitions cannot be undone")
    _refuse_for_undo(undo and load_dir, "--load-dir", "what a LOAD DATA did as a statement cannot be undone")
    _refuse_for_undo(undo and dump, "--after-dump", "the range says what is undone")
    if keeps_gtids:
        _refuse_parts(given, form, undo=undo, rows_only=rows_only)
    checked, guards = check is not False, TriggerGuards(is_on=not allow_triggers)
    if undo:
        from binlog_kaitai.cli.outputs.undo import print_undo  # most runs undo nothing
        from binlog_kaitai.undoing.undo import UndoState

        undone = UndoState(
            where_columns,
            rows_only,
            checked,
            guards=guards,
            across_ddl=across_ddl,
            include_conflicts=include_conflicts,
            as_events=form == "events",
            renames=Renames(names),
        )
        return print_undo(paths, undone, given, dry_run=dry_run, skip_log_bin=skip_log_bin)
    wanted, from_log = Wanted.take(given), given.pop("schema_from_log")
    if from_log is None:
        from_log = not follow and (wanted.filter is None or STDIN not in paths)
    asked = with_literals(read_options(given, schema_from_log=from_log))
    options = asked if allow_incomplete else replace(asked, mode="failfast")
    if dump is not None:
        left, chosen = after_dump(dump, find_sources(paths).sources, wanted.filter)
        paths, wanted = tuple(source.name for source in left), replace(wanted, filter=chosen)
    follower = Follower() if follow else None
    run = _over_logs(paths, options, wanted.filter, follower, is_script=not dry_run)
    if run is None:
        return 1
    state = ScriptState(where_columns, rows_only, checked, allow_incomplete, guards=guards, renames=Renames(names))
    state.as_events, state.keeps_gtids = form != "statements", keeps_gtids
    state.is_after_dump = dump is not None
    with Output() as out:
        with with_load_files(state, load_dir, dry_run=dry_run):
            _replay(run, state, out, skip_log_bin=skip_log_bin, dry_run=dry_run)
        if dry_run:
            out.all(map(printable, summary_lines(state.summary, wanted.zone)))
            errors = (error for ledger in run.ledgers for error in ledger.in_order(ledger.errors))
            out.all(printable(f"not complete  {error}") for error in errors)
    say_notes(state)
    say_unmatched(wanted, run.sources, run.ledgers, options, has_matched=_has_matched(run, state))
    return run.finish()


def _refuse_parts(given: dict[str, Any], form: str | None, *, undo: bool, rows_only: bool) -> None:
    """Raise UsageError where transactions cannot have the GTIDs of the log: they would not be the same."""
    if undo or form == "statements":
        raise click.UsageError(f"--gtids is not for {'an undo' if undo else '--as statements'}")
    cutting = [f"--{name.rstrip('s')}" for name in _CUTTING if given.get(name)] + ["--rows-only"] * rows_only
    if cutting:
        raise click.UsageError(
            f"{cutting[0]} leaves out a part of the transactions, which then are not those that the GTIDs name; leave"
            " out --gtids"
        )


def _has_matched(run: Run, state: ScriptState) -> bool:
    return bool(state.summary.transactions or state.summary.rows or any(ledger.statements for ledger in run.ledgers))


def _refuse_for_undo(is_given: object, option: str, why: str) -> None:
    """Raise UsageError where an option is given that is not for an undo."""
    if is_given:
        raise click.UsageError(f"{option} is not for --undo: {why}")


def _over_logs(
    paths: tuple[str, ...], options: ReadOptions, filter: Filter | None, follower: Follower | None, *, is_script: bool
) -> Run | None:
    """Return the run over some logs, None where one of a series is missing; a script then fails at once, for its client
    would take nothing for all."""
    try:
        run = Run(paths, options, filter, way_on=SCRIPT_ADVICE, follower=follower, reads_all=filter is None)
        is_whole = not has_gaps(run.sources, options, "script")
    except BinlogError as error:
        _refuse(error, is_script=is_script)
        raise
    if is_whole:
        return run
    _refuse("logs are missing", is_script=is_script)
    return None


def _refuse(error: object, *, is_script: bool) -> None:
    with Output() as out:
        if is_script:
            write_line(out, stop(error))


def _replay(
    run: Run,
    state: ScriptState,
    out: Output,
    *,
    skip_log_bin: bool,
    dry_run: bool,
) -> None:
    write = nothing if dry_run else partial(write_line, out)
    pieces = nothing if dry_run else out.piece
    for first in head([source.name for source in run.sources], log_bin=not skip_log_bin):
        write(first)
    if state.load_files is not None:
        write(local_infile_needed())
    with stopped_by_errors(write, out):
        is_whole = _replay_logs(run, state, out, pieces)
    for line in () if state.is_given_up else foot(state):
        write(line)
    if not is_whole:
        write(stop(next(error for ledger in run.ledgers for error in ledger.in_order(ledger.errors))))


def _replay_logs(
    run: Run,
    state: ScriptState,
    out: Output,
    write_piece: Callable[[memoryview], None],
) -> bool:
    """Write what is made of the logs, of none after one with an error; says whether the script is whole."""
    from binlog_kaitai.compiled.scripts.script import script_pieces

    is_whole = True
    with run.until_ended():
        for log in run.logs(asks="statements"):
            with run.log(log.ledger), out:
                for lines in script_pieces(log, state):
                    write_piece(lines)
                    del lines  # the memory is used again
            is_whole = is_whole and (state.allow_incomplete or not log.ledger.errors)
            if not is_whole:
                state.is_given_up = True
                break
    return is_whole

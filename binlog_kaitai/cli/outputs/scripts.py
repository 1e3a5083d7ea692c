"""What `sql` and `undo` share: options, lines of a script, notes, and what a script would do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import click

from binlog_kaitai.cli.options.common import Output
from binlog_kaitai.cli.options.groups import READING, option_in
from binlog_kaitai.cli.options.times import Zone
from binlog_kaitai.cli.terminal.messages import say
from binlog_kaitai.sql.state import ScriptState, Summary, stop
from binlog_kaitai.sql.text import Line

__all__ = [
    "across_ddl_option",
    "allow_triggers_option",
    "dry_run_option",
    "include_conflicts_option",
    "log_bin_option",
    "nothing",
    "say_notes",
    "schema_from_log_option",
    "stopped_by_errors",
    "summary_lines",
    "where_columns_option",
    "write_line",
]

_MOST_THREADS = 8

dry_run_option = click.option(
    "--dry-run", is_flag=True, help="Print only what the script would do: tables, rows, transactions, times."
)
where_columns_option = click.option(
    "--where-columns",
    "where_columns",
    type=click.Choice(["key", "all"]),
    default="key",
    show_default=True,
    help="Find rows by the primary key, if the log or a definition has it, or always by all columns.",
)
log_bin_option = click.option(
    "--skip-log-bin",
    is_flag=True,
    help="Start the script with SET sql_log_bin = 0, so that it reaches neither the server's own log nor its replicas.",
)
allow_triggers_option = click.option(
    "--allow-triggers",
    is_flag=True,
    help="Write rows as statements even to tables with triggers, which then repeat what the log already has as rows."
    " By default the script stops before such a table.",
)
schema_from_log_option = option_in(READING)(
    "--schema-from-log/--no-schema-from-log",
    default=None,
    help="Take table definitions from the DDL in the logs, each valid from there on; --schema supplies earlier ones."
    " This is the default, except with --follow, and for standard input of which only a part is wanted or undone.",
)


def across_ddl_option(*, hidden: bool = False) -> Callable[[click.decorators.FC], click.decorators.FC]:
    """Return the option for an undo across statements that alter a table."""
    text = "Go on where ALTER TABLE stands between the changes and only adds columns or indexes."
    return click.option("--across-ddl", is_flag=True, hidden=hidden, help=text)


def include_conflicts_option(*, hidden: bool = False) -> Callable[[click.decorators.FC], click.decorators.FC]:
    """Return the option for an undo of rows that were changed again."""
    text = (
        "Undo also rows that were changed again later, by changes that are not undone. Without it these are looked"
        " for, in the logs after the range, too, listed, and left out."
    )
    return click.option("--include-conflicts", is_flag=True, hidden=hidden, help=text)


@contextmanager
def stopped_by_errors(write: Callable[[Line], None], out: Output) -> Iterator[None]:
    """End the script by a statement that fails where it cannot go on, whatever the reason is; the line before may be
    half a line."""
    try:
        yield
    except BaseException as error:
        if not isinstance(error, BrokenPipeError):
            with suppress(OSError), out:
                write(f"\n{stop(error)}")
        raise


def nothing(line: Line | memoryview) -> None:
    """Write nothing."""


def write_line(out: Output, line: Line) -> None:
    """Write a line of a script."""
    if isinstance(line, str):
        out.line(line)
    else:
        out.lines(memoryview(line + b"\n"))


def say_notes(state: ScriptState) -> None:
    """Say what was assumed, and what is not in the script."""
    for text in state.notes:
        say(f"note: {text}", "yellow")
    for reason, count in state.left_out.items():
        say(f"note: left out: {count} {reason}", "yellow")


def summary_lines(summary: Summary, zone: Zone, *, is_one_row: bool = False) -> list[str]:
    """Return the lines that tell what is in a script; all changes may be of one row."""
    lines = [f"transactions  {summary.transactions:,}"]
    if summary.first is not None and summary.last is not None:
        lines.append(f"time          {zone.text(summary.first)} to {zone.text(summary.last)}")
    if summary.threads:
        shown = ", ".join(map(str, sorted(summary.threads)[:_MOST_THREADS]))
        lines.append(f"threads       {shown}{' ...' if len(summary.threads) > _MOST_THREADS else ''}")
    lines.append(f"rows          {summary.rows.total():,}{' changes of one row' if is_one_row else ''}")
    lines += [f"  {table} {operation} {count:,}" for (table, operation), count in sorted(summary.rows.items())]
    return lines

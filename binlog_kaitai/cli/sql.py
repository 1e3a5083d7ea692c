"""`sql`: the changes as statements that can be replayed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.cli.common import (
    Output,
    Run,
    paths_argument,
    read_options,
    reading_options,
    schema_option,
)
from binlog_kaitai.cli.messages import say
from binlog_kaitai.cli.unmatched import say_unmatched
from binlog_kaitai.cli.wanted import Wanted, filter_options
from binlog_kaitai.log.source import STDIN, Source
from binlog_kaitai.sql.rules import SqlOptions
from binlog_kaitai.sql.script import Line, ScriptState, SqlReader, foot, head
from binlog_kaitai.sql.tables import WhereColumns

__all__ = ["sql"]


def _reader(source: Source, options: ReadOptions, filter: Filter | None, progress: Callable[[int], None]) -> SqlReader:
    return SqlReader(source, options, filter, progress)


@click.command()
@paths_argument
@click.option("--rows-only", is_flag=True, help="Leave out DDL and all other statements of the log that are not rows.")
@click.option(
    "--where-columns",
    "where",
    type=click.Choice(["key", "all"]),
    default="key",
    show_default=True,
    help="Find rows by the primary key, where the log or a definition tells it, or always by all columns.",
)
@click.option(
    "--skip-log-bin",
    is_flag=True,
    help="Begin with SET sql_log_bin = 0: what is replayed does not reach the server's own log and its replicas.",
)
@filter_options
@reading_options()
@schema_option
@click.option(
    "--schema-from-log/--no-schema-from-log",
    default=None,
    help="Take table definitions from the DDL in the logs, each valid from there on. This is the default without"
    " --schema, unless the log is standard input.",
)
def sql(
    paths: tuple[str, ...],
    rows_only: bool,
    where: WhereColumns,
    skip_log_bin: bool,
    schema_from_log: bool | None,
    **given: Any,
) -> int:
    """Print the changes as SQL statements that can be replayed.

    Each transaction is BEGIN ... COMMIT with its GTID, time, thread and position in a comment; DDL and other statements
    stand in their place. Every value reads back as the bytes that the log holds.

    \b
    binlog-kaitai sql mysql-bin.000003 | mysql --binary-mode
    binlog-kaitai sql -T shop.orders --rows-only --start-datetime '2026-11-20 08:00' mysql-bin.0*
    """
    wanted = Wanted.take(given)
    if schema_from_log is None:
        schema_from_log = given["schema"] is None and STDIN not in paths
    options = read_options(given, SqlOptions, schema_from_log=schema_from_log)
    run = Run(paths, options, wanted.filter)
    state = ScriptState(where, rows_only)
    with Output() as out:
        out.all(head([source.name for source in run.sources], log_bin=not skip_log_bin))
        out.has_data = False
        for reader in run.readers(_reader):
            assert isinstance(reader, SqlReader)
            with run.log(reader), out:
                for line in reader.lines(state):
                    _write(out, line)
                    del line
        has_matched = out.has_data
        for line in foot(state):
            _write(out, line)
    for text in state.notes:
        say(f"note: {text}", None)
    for reason, count in state.left_out.items():
        say(f"note: {count} statements left out {reason}", "yellow")
    say_unmatched(wanted, run.sources, run.ledgers, options, has_matched=has_matched)
    return run.finish()


def _write(out: Output, line: Line) -> None:
    if isinstance(line, str):
        out.line(line)
    else:
        out.lines(memoryview(line + b"\n"))

"""`history`: the life of one row."""

from __future__ import annotations

import sys
from typing import Any

import click

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.cli.options.common import (
    Output,
    machine_code_needed,
    paths_argument,
    read_options,
    reading_options,
    schema_options,
)
from binlog_kaitai.cli.options.formats import Formats
from binlog_kaitai.cli.options.groups import command
from binlog_kaitai.cli.options.parsed import Parsed
from binlog_kaitai.cli.options.run import Run
from binlog_kaitai.cli.options.unmatched import say_unmatched
from binlog_kaitai.cli.options.wanted import Wanted, filter_options
from binlog_kaitai.cli.reports.columns import chosen_columns, columns_option, say_missing
from binlog_kaitai.cli.terminal.messages import say
from binlog_kaitai.compiled.objects.history import row_versions, versions_of
from binlog_kaitai.compiled.tables.table_maps import tables_in
from binlog_kaitai.states.row_history import (
    CANNOT_GO_BACK,
    RowVersion,
    former_versions,
    in_order,
    require_key,
    with_statements,
)
from binlog_kaitai.states.row_key import RowKey
from binlog_kaitai.states.row_trail import RowTrail
from binlog_kaitai.text.history_lines import history_blocks, history_line

__all__ = ["history"]


@command(prints=True)
@paths_argument
@click.option(
    "--key",
    type=Parsed("key", RowKey.parse),
    required=True,
    metavar="KEY",
    help="The row: the values of its primary key (5, or 5,abc for two columns), or of columns by name (id=5). Put a"
    " value with a comma in double quotes: '\"a,b\",5'.",
)
@click.option(
    "--format",
    "output",
    type=Formats(["text", "jsonl"]),
    help="A short block for people, or one JSON object per line.  [default: text on a terminal, else jsonl]",
)
@columns_option
@filter_options
@reading_options()
@schema_options
@machine_code_needed
def history(
    paths: tuple[str, ...], key: RowKey, output: str | None, columns: tuple[list[str], ...], **given: Any
) -> int:
    """Show the life of one row, oldest change first: when, by whom, what changed from what to what.

    --table names its table. The row is followed when its key changes, forwards and backwards. A TRUNCATE, DROP or
    RENAME of the table is a line, too. With --columns, updates of other columns are left out.

    \b
    binlog-kaitai history mysql-bin.0* --table shop.orders --key 5
    binlog-kaitai history mysql-bin.0* --table shop.order_items --key order_id=5,line=2 --format jsonl
    """
    wanted = Wanted.take(given)
    chosen = wanted.filter or Filter()
    if len(chosen.tables) != 1:
        raise click.UsageError("--table must name the table of the row, once")
    options = read_options(given)
    run = Run(paths, options, chosen)
    require_key(run.needed("rows"), run.options, chosen, key, tables_in)
    versions, asked = _read(run, chosen, key), chosen_columns(columns)
    if asked is not None:
        versions = [version for version in versions if version.keep(asked.of(version.definition))]
        say_missing(asked, met=bool(versions))
    with Output() as out:
        if (output or ("text" if sys.stdout.isatty() else "jsonl")) == "jsonl":
            out.all(map(history_line, versions))
        else:
            out.all(history_blocks(versions, wanted.zone.text))
    has_rows = any(version.definition.columns for version in versions)
    if not has_rows and not any(ledger.errors for ledger in run.ledgers) and any(ledger.rows for ledger in run.ledgers):
        (table,) = chosen.tables
        say(f"note: no change of a row of {table} with the key {key.text} was found", "yellow")
    else:
        say_unmatched(wanted, run.sources, run.ledgers, options, has_matched=has_rows)
    return run.finish()


def _read(run: Run, chosen: Filter, key: RowKey) -> list[RowVersion]:
    trail, found = RowTrail[RowVersion](), list[RowVersion]()
    run.options = with_statements(run.options)
    for log in run.logs(asks="lives"):
        with run.log(log.ledger):
            found.extend(row_versions(log, key, trail))
    if not trail.missed:
        return in_order(found, run.sources)
    if any(source.is_stream for source in run.sources):
        say(f"note: {CANNOT_GO_BACK}", "yellow")
        return in_order(found, run.sources)
    return former_versions(run.sources, run.options, chosen, key, trail, versions_of)

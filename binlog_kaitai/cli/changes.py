"""`changes`: one record a changed row."""

from __future__ import annotations

from typing import Any

import click

from binlog_kaitai.cli.common import (
    Output,
    Run,
    filter_options,
    make_filter,
    paths_argument,
    read_options,
    reading_options,
    schema_options,
)
from binlog_kaitai.sinks.jsonl import LARGE, ChangeWriter

__all__ = ["changes"]


@click.command()
@paths_argument
@click.option("--format", "output", type=click.Choice(["jsonl"]), default="jsonl", show_default=True)
@click.option(
    "--names",
    type=click.Choice(["auto", "positional"]),
    default="auto",
    show_default=True,
    help="Column names from the log where it has them, or always @1, @2 ... as mysqlbinlog prints.",
)
@click.option("--with-query", is_flag=True, help="Add the statement behind each change, where the log has it.")
@filter_options
@reading_options()
@schema_options
def changes(paths: tuple[str, ...], output: str, **given: Any) -> int:
    """Print every changed row as one JSON object a line.

    \b
    binlog-kaitai changes mysql-bin.000003 | head
    binlog-kaitai changes -T shop.orders --start-datetime '2026-11-20 08:00' mysql-bin.0*
    """
    run = Run(paths, filter=make_filter(given), options=read_options(given, json="text"))
    writer = ChangeWriter()
    with Output() as out:
        for reader in run.readers():
            with run.log(reader), out:
                for change in reader.changes():
                    if change.place.size < LARGE:
                        out.line(writer.line(change))
                    else:
                        out.large_line(writer.pieces(change))
                    del change
    statements = sum(ledger.statements for ledger in run.ledgers)
    if statements:
        click.echo(
            f"note: {statements} statements (DDL included) are not row changes and are not shown; see `events`",
            err=True,
        )
    return run.finish()

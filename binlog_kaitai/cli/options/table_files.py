"""Options of commands that write the rows of tables to files."""

from __future__ import annotations

import click

from binlog_kaitai.cli.options.sizes import ByteSize

__all__ = [
    "append_option",
    "by_date_option",
    "decimal256_option",
    "evolution_option",
    "folders_option",
    "lineage_option",
    "output_is_clear",
    "overwrite_option",
    "target_size_option",
    "unsigned_option",
]

by_date_option = click.option(
    "--partition-by-date",
    is_flag=True,
    help="Write the rows of each day into a folder of their own, binlog_date=YYYY-MM-DD (UTC, by the event's time).",
)

lineage_option = click.option(
    "--lineage",
    type=click.Choice(["full", "light", "none"]),
    default="full",
    show_default=True,
    help="Columns after a table's own: all, those that a change feed needs (kind of change, commit, sequence,"
    " outcome), or none.",
)

overwrite_option = click.option("--overwrite", is_flag=True, help="Replace the output of an earlier run in the folder.")
append_option = click.option(
    "--append",
    is_flag=True,
    help="Add to the output of earlier runs the logs that are not in it; not the last one while its server writes it.",
)

evolution_option = click.option(
    "--schema-evolution",
    type=click.Choice(["widen", "rewrite", "files"]),
    default="widen",
    show_default=True,
    help="For tables whose definition changes: one schema for all new files, the widest; with --append also for those"
    " of earlier runs, which are written anew; or files with the schema that their rows had.",
)
decimal256_option = click.option(
    "--decimal256",
    is_flag=True,
    help="Write DECIMAL of more than 38 digits as Arrow's decimal256, of which DuckDB makes DOUBLE, and which Polars"
    " and Spark cannot read; without it as text.",
)
unsigned_option = click.option(
    "--unsigned",
    type=click.Choice(["keep", "widen"]),
    default="keep",
    show_default=True,
    help="Unsigned numbers as they are, or as the next wider signed ones, BIGINT as decimal(20,0): Trino, Athena and"
    " Hive have no unsigned types.",
)
folders_option = click.option(
    "--folders",
    type=click.Choice(["database.table", "database/table"]),
    default="database.table",
    show_default=True,
    help="A folder for each table, or one for each database with those of its tables in it.",
)
target_size_option = click.option(
    "--target-file-size",
    type=ByteSize(),
    help="Join the files of a table that small parts of logs have left, up to about this size.",
)


def output_is_clear(*, overwrite: bool, append: bool) -> None:
    """Raise UsageError for options that contradict each other."""
    if overwrite and append:
        raise click.UsageError("--overwrite replaces what is there, --append adds to it: give one of them")

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
    help="Write the rows of each day to a separate folder, binlog_date=YYYY-MM-DD (UTC, by the event's time).",
)

lineage_option = click.option(
    "--lineage",
    type=click.Choice(["full", "light", "none"]),
    default="full",
    show_default=True,
    help="Lineage columns: all, those that a change feed needs (kind of change, commit, sequence, outcome), or none.",
)

overwrite_option = click.option("--overwrite", is_flag=True, help="Replace the output of an earlier run in the folder.")
append_option = click.option(
    "--append",
    is_flag=True,
    help="Add the logs that are not in the output yet, except the last one while its server is writing it.",
)

evolution_option = click.option(
    "--schema-evolution",
    type=click.Choice(["widen", "rewrite", "files"]),
    default="widen",
    show_default=True,
    help="For tables whose definition changes. widen: one schema for all new files, the widest. rewrite: with"
    " --append, also rewrite files of earlier runs. files: each file keeps the schema of its rows.",
)
decimal256_option = click.option(
    "--decimal256",
    is_flag=True,
    help="Write DECIMAL of more than 38 digits as Arrow's decimal256, which DuckDB reads as DOUBLE, and Polars and"
    " Spark cannot read. By default it is text.",
)
unsigned_option = click.option(
    "--unsigned",
    type=click.Choice(["keep", "widen"]),
    default="keep",
    show_default=True,
    help="Keep unsigned integers, or write them as the next wider signed type (BIGINT as decimal(20,0)), for Trino,"
    " Athena and Hive, which have no unsigned types.",
)
folders_option = click.option(
    "--folders",
    type=click.Choice(["database.table", "database/table"]),
    default="database.table",
    show_default=True,
    help="One folder per table, or one per database that contains those of its tables.",
)
target_size_option = click.option(
    "--target-file-size",
    type=ByteSize(),
    help="Join small files of a table, up to about this size.",
)


def output_is_clear(*, overwrite: bool, append: bool) -> None:
    """Raise UsageError for options that contradict each other."""
    if overwrite and append:
        raise click.UsageError("--overwrite replaces what is there, --append adds to it: give one of them")

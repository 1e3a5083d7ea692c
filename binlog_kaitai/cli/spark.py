"""`spark`: many logs in parallel, to Parquet or JSON lines."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import click

from binlog_kaitai.cli.common import (
    ByteSize,
    Output,
    filter_options,
    make_filter,
    paths_argument,
    read_options,
    reading_options,
    schema_options,
)
from binlog_kaitai.cli.verify import ledger_lines
from binlog_kaitai.sinks.folder import OutputExistsError

__all__ = ["spark"]


@click.command()
@paths_argument
@click.option(
    "--output", required=True, metavar="DIR", help="Folder for the parts and the ledger; all workers must see it."
)
@click.option(
    "--format", "output_format", type=click.Choice(["parquet", "jsonl"]), default="parquet", show_default=True
)
@click.option(
    "--split-size", type=ByteSize(), default="64MB", show_default=True, help="Bytes of a log that one task reads."
)
@click.option("--overwrite", is_flag=True, help="Replace what an earlier run left in the folder.")
@click.option("--master", help="Spark's master URL.  [default: local[*], or what spark-submit says]")
@click.option(
    "--names", type=click.Choice(["auto", "positional"]), default="auto", show_default=True, help="As for `changes`."
)
@click.option("--with-query", is_flag=True, help="Add the statement behind each change, where the log has it.")
@filter_options
@reading_options(default_mode="permissive")
@schema_options
def spark(
    paths: tuple[str, ...],
    output: str,
    output_format: str,
    overwrite: bool,
    split_size: int,
    master: str | None,
    **given: Any,
) -> int:
    """Decode many logs in parallel on Apache Spark, one task for each split of a log.

    \b
    binlog-kaitai spark /archive/mysql-bin.0* --output lake/changes
    binlog-kaitai spark archive/ --output changes/ --format jsonl --master spark://host:7077
    """
    if find_spec("pyspark") is None:
        raise click.UsageError("Spark is not installed: pip install 'binlog-kaitai[spark]'")
    from binlog_kaitai.spark.java import JavaNotFoundError
    from binlog_kaitai.spark.job import run_job
    from binlog_kaitai.spark.session import local_session

    filter = make_filter(given)
    try:
        with local_session(master or "local[*]") as session:
            result = run_job(
                session.sparkContext,
                paths,
                output,
                format=output_format,  # type: ignore[arg-type]  # click has checked it
                overwrite=overwrite,
                split_size=split_size,
                options=read_options(given, json="text"),
                filter=filter,
            )
    except (OutputExistsError, JavaNotFoundError) as error:
        raise click.UsageError(str(error)) from error
    with Output() as out:
        for ledger in [*result.ledgers, result.total]:
            for line in ledger_lines(ledger):
                out.line(line)
    for problem in (*result.total.errors, *(f"warning: {text}" for text in result.total.warnings)):
        click.echo(problem, err=True)
    return 0 if result.total.ok else 1

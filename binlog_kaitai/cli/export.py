"""`export`: the rows of each table as typed Parquet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click

from binlog_kaitai.changes.ledger import FileLedger, total
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.cli.common import (
    Output,
    jobs_option,
    machine_code_needed,
    names_option,
    needs,
    output_option,
    paths_argument,
    read_options,
    reading_options,
    schema_options,
)
from binlog_kaitai.cli.continuity import say_gaps
from binlog_kaitai.cli.ledgers import ledger_lines
from binlog_kaitai.cli.messages import say
from binlog_kaitai.cli.progress import show_progress
from binlog_kaitai.cli.redact import mask_options, masked, masking
from binlog_kaitai.cli.run import advice
from binlog_kaitai.cli.sizes import ByteSize
from binlog_kaitai.cli.unmatched import say_unmatched
from binlog_kaitai.cli.wanted import Wanted, filter_options
from binlog_kaitai.export.contents import OutputExistsError
from binlog_kaitai.log.source import find_sources
from binlog_kaitai.reading.fitting import require_fit

if TYPE_CHECKING:
    from binlog_kaitai.arrow.lineage import Lineage
    from binlog_kaitai.arrow.types import Unsigned
    from binlog_kaitai.export.finish import Evolution
    from binlog_kaitai.export.folder import Folders
    from binlog_kaitai.export.kept import KeptLogs

__all__ = [
    "append_option",
    "by_date_option",
    "decimal256_option",
    "evolution_option",
    "export",
    "folders_option",
    "lineage_option",
    "output_is_clear",
    "overwrite_option",
    "say_errors",
    "say_left_out",
    "say_what_is_odd",
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


@click.command()
@paths_argument
@output_option("Folder to write to, or its URL (s3://, gs://, ...): a folder for each table, and _ledger.json.")
@by_date_option
@lineage_option
@overwrite_option
@append_option
@evolution_option
@target_size_option
@decimal256_option
@unsigned_option
@folders_option
@jobs_option("The files are the same.")
@click.option(
    "--split-size",
    type=ByteSize(),
    default="128MB",
    show_default=True,
    help="Cut logs into parts of about this size. Each is read by one process and written to files of its own.",
)
@names_option
@filter_options
@reading_options()
@schema_options
@mask_options
@machine_code_needed
def export(
    paths: tuple[str, ...],
    output: str,
    partition_by_date: bool,
    lineage: Lineage,
    overwrite: bool,
    append: bool,
    schema_evolution: Evolution,
    target_file_size: int | None,
    decimal256: bool,
    unsigned: Unsigned,
    folders: Folders,
    jobs: int,
    split_size: int,
    **given: Any,
) -> int:
    """Write the changed rows of each table as Parquet, with the table's own columns and types.

    \b
    binlog-kaitai export mysql-bin.0* --output tables/
    binlog-kaitai export -T shop.orders --jobs 4 /archive --output orders/
    """
    needs("pyarrow")
    from binlog_kaitai.arrow.types import Types
    from binlog_kaitai.compiled.tables.table_maps import tables_in
    from binlog_kaitai.export.finish import Finish, finish
    from binlog_kaitai.export.jobs import export_logs
    from binlog_kaitai.export.kept import KeptLogs, pack
    from binlog_kaitai.export.output import commit_run, open_output
    from binlog_kaitai.export.parquet import Layout, keep_memory

    wanted, hidden = Wanted.take(given), masking(given)
    options = read_options(given, json="text")
    output_is_clear(overwrite=overwrite, append=append)
    sources = find_sources(paths)
    require_fit(sources, options, wanted.filter, tables_in)
    options = masked(options, hidden, sources, wanted.filter)
    types = Types(decimal256=decimal256, unsigned=unsigned)
    opened = open_output(output, overwrite=overwrite, append=append, types=types, folders=folders)
    with _said_plainly(), opened as (folder, earlier):
        chosen = earlier.new(sources.sources) if append else sources.sources
        keep_memory()
        with show_progress(sources, "after") as bar:
            work = export_logs(
                folder,
                chosen,
                options,
                wanted.filter,
                jobs=jobs,
                split_size=split_size,
                progress=bar.advance,
                layout=Layout(partition_by_date, lineage, earlier.types, earlier.folders, schema_evolution != "files"),
            )
            logs = KeptLogs(map(pack, work))
        written = [name for log in logs for name in log.files]
        finished = finish(folder, logs, written, earlier, Finish(schema_evolution, target_file_size))
        whole = total(logs.ledgers)
        commit_run(folder, earlier, logs, finished.files, written, tables=finished.tables)
    with Output() as out:
        for ledger in logs.ledgers:
            out.all(ledger_lines(ledger, wanted.zone))
    say_what_is_odd(logs, options)
    say_left_out(earlier.passed_over)
    say_unmatched(wanted, sources, logs.ledgers, options, has_matched=bool(whole.rows))
    say_gaps(sources, options)
    return 0 if whole.ok else 1


@contextmanager
def _said_plainly() -> Iterator[None]:
    """A place that may not be written to is wrong usage."""
    try:
        yield
    except OutputExistsError as error:
        raise click.UsageError(str(error)) from error


def say_errors(ledgers: Iterable[FileLedger], options: ReadOptions) -> None:
    """Print errors and warnings of logs."""
    for ledger in ledgers:
        for error in ledger.in_order(ledger.errors):
            say(f"{error}{advice(ledger, options)}", "red")
        for warning in ledger.in_order(ledger.warnings):
            say(f"warning: {warning}", "yellow")


def output_is_clear(*, overwrite: bool, append: bool) -> None:
    """Raise UsageError for options that contradict each other."""
    if overwrite and append:
        raise click.UsageError("--overwrite replaces what is there, --append adds to it: give one of them")


def say_left_out(passed_over: list[str]) -> None:
    """Print which logs were not added, and why."""
    for text in passed_over:
        say(f"note: {text}", None)


def say_what_is_odd(logs: KeptLogs, options: ReadOptions) -> None:
    """Print errors and warnings of logs, and what is not as usual in their tables."""
    say_errors(logs.ledgers, options)
    raw = sum(log.raw_values.total() for log in logs)
    if raw:
        say(
            f"note: {raw} values have no typed form (dates such as 0000-00-00, undecodable text); see _raw_values", None
        )
    fallbacks = sum(log.fallbacks.total() for log in logs)
    if fallbacks:
        say(f"note: {fallbacks} rows events were not for the compiled loops and took the slower path", None)

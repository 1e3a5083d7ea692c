"""`spark`: many logs in parallel, to typed Parquet or JSON lines."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.cli.options.common import (
    Output,
    machine_code_needed,
    names_option,
    needs,
    output_option,
    paths_argument,
    read_options,
    reading_options,
    schema_options,
)
from binlog_kaitai.cli.options.continuity import say_gaps
from binlog_kaitai.cli.options.findings import say_left_out, say_what_is_odd
from binlog_kaitai.cli.options.formats import Formats
from binlog_kaitai.cli.options.groups import command
from binlog_kaitai.cli.options.ledgers import ledger_lines, passed_over_lines
from binlog_kaitai.cli.options.redact import mask_options, masked, masking
from binlog_kaitai.cli.options.sizes import ByteSize
from binlog_kaitai.cli.options.times import Zone
from binlog_kaitai.cli.options.unmatched import say_unmatched
from binlog_kaitai.cli.options.wanted import Wanted, filter_options
from binlog_kaitai.cli.outputs.table_files import (
    append_option,
    by_date_option,
    decimal256_option,
    evolution_option,
    folders_option,
    lineage_option,
    output_is_clear,
    overwrite_option,
    target_size_option,
    unsigned_option,
)
from binlog_kaitai.cli.terminal.messages import say
from binlog_kaitai.cli.terminal.progress import show_progress
from binlog_kaitai.export.folder import LEDGER, Folders, OutputExistsError
from binlog_kaitai.jobs.tasks import Progress, silent
from binlog_kaitai.log.source import SourceList, find_sources

if TYPE_CHECKING:
    from binlog_kaitai.arrow.lineage import Lineage
    from binlog_kaitai.arrow.types import Unsigned
    from binlog_kaitai.export.finish import Evolution

__all__ = ["spark"]

_MASTER = re.compile(r"local|local(-cluster)?\[.+\]|yarn|(spark|k8s)://.+")
_MOST_LOGS, _MOST_BAD, _MOST_LINES, _MOST_WIDTH = 20, 5, 40, 400
"""Logs in the table, of those that are not all there with details; lines of these, and letters of a line."""
_OF_TABLES = (
    "partition_by_date",
    "lineage",
    "schema_evolution",
    "target_file_size",
    "decimal256",
    "unsigned",
    "folders",
)
_HEAD = ("log", "bytes", "events", "rows", "state")


class _Master(click.ParamType[str]):
    """A master URL of Spark, which starts a JVM before it looks at it."""

    name = "URL"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if not _MASTER.fullmatch(str(value)):
            self.fail(f"{value!r} is not a master such as local[4], spark://HOST:PORT, yarn, k8s://...", param, ctx)
        return str(value)


@command()
@paths_argument
@output_option("Folder to write to, which all workers see under this path, or its URL (s3://, gs://, ...).")
@click.option(
    "--format",
    "output_format",
    type=Formats(["parquet", "jsonl"]),
    default="parquet",
    show_default=True,
    help="Typed tables as `export` writes them, or the lines that `changes` prints.",
)
@by_date_option
@lineage_option
@click.option(
    "--split-size",
    type=ByteSize(),
    default="64MB",
    show_default=True,
    help="Approximate bytes of a log per task.",
)
@overwrite_option
@append_option
@evolution_option
@target_size_option
@decimal256_option
@unsigned_option
@folders_option
@click.option(
    "--master",
    type=_Master(),
    help="Master URL of Spark: local[N], spark://HOST:PORT, yarn, k8s://...  [default: local[*], or that of"
    " spark-submit]",
)
@names_option
@click.option(
    "--with-query",
    is_flag=True,
    help="Add the SQL statement of each change, if the log has it. For --format jsonl.",
)
@filter_options
@reading_options(default_mode="permissive")
@schema_options
@mask_options
@machine_code_needed
def spark(
    paths: tuple[str, ...],
    output: str,
    output_format: str,
    partition_by_date: bool,
    lineage: Lineage,
    overwrite: bool,
    append: bool,
    schema_evolution: Evolution,
    target_file_size: int | None,
    decimal256: bool,
    unsigned: Unsigned,
    folders: Folders,
    split_size: int,
    master: str | None,
    **given: Any,
) -> int:
    """Decode many logs in parallel on Apache Spark, one task for each split of a log.

    The exit status is 1 if anything was lost, or if the job failed; a job that fails writes nothing.

    \b
    binlog-kaitai spark /archive/mysql-bin.0* --output lake/
    binlog-kaitai spark /archive --output changes/ --format jsonl --master spark://host:7077
    """
    needs("pyspark")
    output_is_clear(overwrite=overwrite, append=append)
    if output_format != "parquet" and (known := [name for name in _OF_TABLES if _is_given(name)]):
        raise click.UsageError(f"--{known[0].replace('_', '-')} is for --format parquet")
    if given["with_query"] and output_format != "jsonl":
        raise click.UsageError("--with-query is for --format jsonl; typed tables have no column for statements")
    from binlog_kaitai.spark.failure import JobFailedError, plain_failures
    from binlog_kaitai.spark.java import JavaNotFoundError
    from binlog_kaitai.spark.job import run_job
    from binlog_kaitai.spark.session import local_session

    wanted, hidden = Wanted.take(given), masking(given)
    options = read_options(given, json="text")
    if hidden is not None:
        options = masked(options, hidden, find_sources(paths), wanted.filter)
    no_bar = {"spark.ui.showConsoleProgress": "false"}  # of Spark's own; there is ours
    try:
        with plain_failures(), local_session(master, only_tasks=True, config=no_bar) as session:
            result = run_job(
                session.sparkContext,
                paths,
                output,
                format=output_format,  # type: ignore[arg-type]  # click has checked it
                overwrite=overwrite,
                append=append,
                schema_evolution=schema_evolution,
                target_file_size=target_file_size,
                decimal256=decimal256,
                unsigned=unsigned,
                folders=folders,
                split_size=split_size,
                partition_by_date=partition_by_date,
                lineage=lineage,
                options=options,
                filter=wanted.filter,
                show=_shown,
            )
    except (OutputExistsError, JavaNotFoundError) as error:
        raise click.UsageError(str(error)) from error
    except JobFailedError as error:
        raise click.ClickException(str(error)) from error
    with Output() as out:
        out.all(_ledger_table(result.ledgers, result.total))
        out.all(_details(result.ledgers, result.total, wanted.zone))
        out.all(passed_over_lines(result.passed_over))
    say_what_is_odd(result.logs, options)
    say_left_out(result.left_out)
    say_unmatched(wanted, result.sources, result.ledgers, options, has_matched=bool(result.total.rows))
    say_gaps(result.sources, options, are_named=True)
    if result.repeated:
        say(f"note: {result.repeated} tasks were tried more than once", None)
    return 0 if result.total.ok else 1


def _is_given(name: str) -> bool:
    """Return whether an option is on the command line."""
    return click.get_current_context().get_parameter_source(name) is ParameterSource.COMMANDLINE


@contextmanager
def _shown(sources: SourceList) -> Iterator[Progress]:
    """Show how far the job is, on a terminal."""
    with show_progress(sources, "after") as bar:
        yield bar.advance if bar.is_shown else silent


def _ledger_table(ledgers: Sequence[FileLedger], whole: FileLedger) -> Iterator[str]:
    """Yield a line for each ledger: name, numbers, verdict; of many logs those that are not ok first."""
    chosen = ledgers
    if len(ledgers) > _MOST_LOGS:
        order = sorted(range(len(ledgers)), key=lambda number: ledgers[number].ok)[:_MOST_LOGS]
        chosen = [ledgers[number] for number in sorted(order)]
    rows = [_HEAD, *map(_cells, [*chosen, whole])]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join([name.ljust(widths[0]), *map(str.rjust, numbers, widths[1:-1]), state])
        for name, *numbers, state in rows
    ]
    yield from lines[:-1]
    if len(chosen) < len(ledgers):
        rest = len(ledgers) - len(chosen)
        bad = sum(not ledger.ok for ledger in ledgers) - sum(not ledger.ok for ledger in chosen)
        yield f"... {rest:,} more logs, {f'{bad:,} of them NOT OK' if bad else 'all ok'}; {LEDGER} has them"
    yield lines[-1]


def _cells(ledger: FileLedger) -> tuple[str, ...]:
    numbers = (ledger.bytes_walked, ledger.num_events, ledger.rows.total())
    verdict = ", ".join(filter(None, ("ok" if ledger.ok else "NOT OK", ledger.state)))
    return ledger.file, *(f"{number:,}" for number in numbers), verdict


def _details(ledgers: Sequence[FileLedger], whole: FileLedger, zone: Zone) -> Iterator[str]:
    """Yield what `verify` says of the logs that are not all there, and of all together."""
    yield ""
    bad = [ledger for ledger in ledgers if not ledger.ok or ledger.lost]
    for ledger in bad[:_MOST_BAD]:
        yield from _shortened(ledger_lines(ledger, zone))
    if len(bad) > _MOST_BAD:
        yield f"... {len(bad) - _MOST_BAD:,} more logs that are not all there; {LEDGER} has them"
    yield from _shortened(ledger_lines(whole, zone))


def _shortened(lines: list[str]) -> Iterator[str]:
    """Yield shortened lines until the reader stops."""
    for line in lines[:_MOST_LINES]:
        yield line if len(line) <= _MOST_WIDTH else f"{line[:_MOST_WIDTH]} ..."
    if len(lines) > _MOST_LINES:
        yield f"  ... {len(lines) - _MOST_LINES:,} more lines; {LEDGER} has them"

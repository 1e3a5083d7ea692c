"""`changes`: one record a changed row."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

import click

from binlog_kaitai.cli.options.common import (
    Output,
    jobs_option,
    machine_code_needed,
    names_option,
    paths_argument,
    read_options,
    reading_options,
    schema_options,
)
from binlog_kaitai.cli.options.follow import Follower, follow_option, refuse_jobs
from binlog_kaitai.cli.options.formats import Formats
from binlog_kaitai.cli.options.groups import command
from binlog_kaitai.cli.options.redact import mask_options, masked, masking
from binlog_kaitai.cli.options.run import Run
from binlog_kaitai.cli.options.unmatched import say_unmatched
from binlog_kaitai.cli.options.wanted import Wanted, filter_options
from binlog_kaitai.cli.reports.columns import chosen_columns, columns_option, say_missing
from binlog_kaitai.cli.reports.envelope import envelope_options, properties_of
from binlog_kaitai.cli.terminal.messages import say
from binlog_kaitai.text.chosen_columns import ChosenColumns

if TYPE_CHECKING:
    from binlog_kaitai.cli.options.times import Zone
    from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
    from binlog_kaitai.text.envelopes import Properties
    from binlog_kaitai.text.maxwell import Outputs

__all__ = ["changes"]


def _lines(
    output: str,
    messages: Properties | Outputs | None,
    zone: Zone,
    columns: ChosenColumns | None,
    *,
    links: bool,
) -> Callable[[CompiledLog], Iterator[memoryview]]:
    """Return what makes the output of a log."""
    if messages is not None:
        from binlog_kaitai.compiled.lines.envelopes import change_messages
        from binlog_kaitai.compiled.lines.maxwell import maxwell_messages
        from binlog_kaitai.text.maxwell import Outputs

        if isinstance(messages, Outputs):
            return partial(maxwell_messages, outputs=messages)
        return partial(change_messages, properties=messages)
    if output == "text":
        from binlog_kaitai.compiled.lines.blocks import change_blocks

        time = None if zone.is_utc else zone.text
        return partial(change_blocks, time=time, links=links, columns=columns)
    if output == "csv":
        return _csv_lines(columns)
    from binlog_kaitai.compiled.lines.lines import change_lines

    return partial(change_lines, links=links, columns=columns)


def _csv_lines(columns: ChosenColumns | None) -> Callable[[CompiledLog], Iterator[memoryview]]:
    """Return what makes CSV of a log, with one heading for all of them."""
    from binlog_kaitai.compiled.lines.csv import change_csv
    from binlog_kaitai.text.csv_changes import CsvForm, OtherColumnsError

    form, is_begun = CsvForm(columns or ChosenColumns()), False

    def lines(log: CompiledLog) -> Iterator[memoryview]:
        nonlocal is_begun
        try:
            for piece in change_csv(log, form):
                if not is_begun and form.head is not None:
                    yield memoryview(f"{form.head}\n".encode(errors="backslashreplace"))
                    is_begun = True
                yield piece
        except OtherColumnsError as error:
            raise click.UsageError(str(error)) from error

    return lines


def _refuse_csv(given: dict[str, Any], jobs: int, *, links: bool) -> None:
    """Raise UsageError for what CSV does not have."""
    if len(given["tables"]) != 1:
        raise click.UsageError(
            "CSV has the rows of one table: name it by -T DATABASE.TABLE; `export` writes a file each"
        )
    for name, is_asked in {"--links": links, "--with-query": given["with_query"], "--jobs": jobs > 1}.items():
        if is_asked:
            raise click.UsageError(f"--format csv takes no {name}")


def _write(
    lines: Callable[[CompiledLog], Iterator[memoryview]], log: CompiledLog, write: Callable[[memoryview], None]
) -> None:
    """Write the changes of a log."""
    for piece in lines(log):
        write(piece)
        del piece  # the memory is used again


@command(prints=True)
@paths_argument
@click.option(
    "--format",
    "output",
    type=Formats(["jsonl", "text", "csv"]),
    default="jsonl",
    show_default=True,
    help="One JSON object per line; a short block for people: what changed, from what to what; or CSV, of one table.",
)
@columns_option
@envelope_options
@names_option
@click.option("--with-query", is_flag=True, help="Add the SQL statement of each change, if the log has it.")
@click.option("--links", is_flag=True, help="Add the address of each row, for `inspect` and its page.")
@filter_options
@reading_options()
@schema_options
@mask_options
@follow_option
@jobs_option("The output is the same.")
@machine_code_needed
def changes(
    paths: tuple[str, ...],
    output: str,
    envelope: str | None,
    properties: tuple[tuple[str, str], ...],
    columns: tuple[list[str], ...],
    links: bool,
    follow: bool,
    jobs: int,
    **given: Any,
) -> int:
    """Print every changed row as one JSON object per line, as a short block of text, or as CSV.

    \b
    binlog-kaitai changes mysql-bin.000003 | head
    binlog-kaitai changes -T shop.orders --start-datetime '2026-11-20 08:00' mysql-bin.0*
    binlog-kaitai changes --format text --where "id = 5 and changed(status)" mysql-bin.000003
    binlog-kaitai changes --envelope debezium --property topic.prefix=shop mysql-bin.000003
    binlog-kaitai changes --follow -T shop.orders /var/lib/mysql/mysql-bin.000003
    """
    refuse_jobs(jobs, follow=follow)
    messages = properties_of(envelope, properties, output)
    if messages is not None and links:
        raise click.UsageError("messages have no addresses: --links or --envelope, not both")
    if messages is not None and columns:
        raise click.UsageError("messages have all columns: --columns or --envelope, not both")
    if output == "csv":
        _refuse_csv(given, jobs, links=links)
    chosen = chosen_columns(columns)
    wanted, hidden = Wanted.take(given), masking(given)
    options = read_options(given, json="text")
    run = Run(paths, options, wanted.filter, follower=Follower() if follow else None, jobs=jobs)
    run.options = masked(run.options, hidden, run.sources, wanted.filter, follows=follow)
    take = partial(_write, _lines(output, messages, wanted.zone, chosen, links=links))
    with Output() as out, run.until_ended():
        for log in run.logs(asks="counts"):
            with run.log(log.ledger), out:
                run.write(log, take, out)
    statements = sum(ledger.statements for ledger in run.ledgers)
    if statements:
        say(f"note: {statements} statements (DDL included) are not row changes and are not shown; see `events`", None)
    say_missing(chosen, met=out.has_data and jobs == 1)
    say_unmatched(wanted, run.sources, run.ledgers, options, has_matched=out.has_data)
    return run.finish(is_whole=True)

"""`stats`: what is in logs, in sums."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from binlog_kaitai.archive.collect import collect
from binlog_kaitai.archive.grouping import STATEMENT, By, parse_by
from binlog_kaitai.archive.screen import Screen
from binlog_kaitai.archive.stats import LogStats, by_json
from binlog_kaitai.cli.options.common import (
    FILE,
    Output,
    jobs_option,
    machine_code_needed,
    needs,
    paths_argument,
    read_options,
    reading_options,
    schema_options,
)
from binlog_kaitai.cli.options.continuity import say_gaps
from binlog_kaitai.cli.options.findings import say_errors
from binlog_kaitai.cli.options.formats import Formats
from binlog_kaitai.cli.options.groups import command
from binlog_kaitai.cli.options.output_file import check_output
from binlog_kaitai.cli.options.parsed import Parsed
from binlog_kaitai.cli.options.run import definitions
from binlog_kaitai.cli.options.unmatched import say_unmatched
from binlog_kaitai.cli.options.wanted import Wanted, filter_options
from binlog_kaitai.cli.terminal.progress import show_progress
from binlog_kaitai.compiled.counts.summaries import summaries_of
from binlog_kaitai.compiled.tables.table_maps import tables_in
from binlog_kaitai.log.source import Source, find_sources
from binlog_kaitai.reading.fitting import require_fit
from binlog_kaitai.reading.history import with_history

__all__ = ["stats"]

_TOP = 20
"""Rows of a table where nothing else is said."""


@command(former={"--html": ("--format", "html", "--output")})
@paths_argument
@click.option(
    "--by",
    type=Parsed("by", parse_by),
    multiple=True,
    metavar="NAME[,NAME]",
    help="One table, grouped by table, by day, hour or minute of commit, by thread or by server; day,table groups by"
    " both. By statement: with ? in place of its literals, if the log has it.  [default: one screen of all]",
)
@click.option(
    "--top",
    type=click.IntRange(1),
    metavar="N",
    help="Show the N largest groups, and the sum of the others.  [default: 20, and all with --format json]",
)
@click.option(
    "--format",
    "form",
    type=Formats(["text", "json", "html"]),
    default="text",
    show_default=True,
    help="Text for people; one JSON object with all totals, or with those of --by; or a page for a browser, with plots,"
    " which --output names (extra report).",
)
@click.option("--output", "-o", "page", metavar="FILE", type=FILE, help="File to write with --format html.")
@click.option("--overwrite", is_flag=True, help="Replace the file, if there is one.")
@jobs_option("What they find is the same.")
@filter_options
@reading_options()
@schema_options
@machine_code_needed
def stats(
    paths: tuple[str, ...],
    by: tuple[tuple[By, ...], ...],
    top: int | None,
    form: str,
    page: str | None,
    overwrite: bool,
    jobs: int,
    **given: Any,
) -> int:
    """Summarize the logs: events, transactions and rows, by table, time, connection and server.

    A table's bytes are its rows events, uncompressed; all other byte counts are file bytes.
    Rows are counted without decoding their values; use `verify` to check values.

    \b
    binlog-kaitai stats mysql-bin.0*
    binlog-kaitai stats --by table --top 50 --jobs 8 /archive
    binlog-kaitai stats --by day,table mysql-bin.0*
    binlog-kaitai stats --by statement mysql-bin.0*
    binlog-kaitai stats --format html -o stats.html mysql-bin.0*
    binlog-kaitai stats --by minute --start-datetime '2026-11-20 14:00' mysql-bin.0*
    """
    if (form == "html") != (page is not None):
        raise click.UsageError("--format html and --output FILE go together")
    names = _names(by, page)
    wanted = Wanted.take(given)
    sources = find_sources(paths)
    options = with_history(read_options(given), sources, definitions)
    require_fit(sources, options, wanted.filter, tables_in)
    path = _page(page, sources.sources, overwrite=overwrite)
    with show_progress(sources, "after") as bar:
        asked = names if len(names) > 1 else ()
        read = collect(
            sources.sources,
            options,
            wanted.filter,
            jobs=jobs,
            progress=bar.advance,
            make=summaries_of,
            by=asked,
            has_shapes=STATEMENT in names,
        )
        logs = list(read)
    found = LogStats.of_logs(logs)
    if path is None:
        _print(found, names, form, wanted, top)
    else:
        _write(path, found, wanted, top, overwrite=overwrite)
    say_errors([log.ledger for log in logs], options)
    say_unmatched(
        wanted,
        sources,
        [log.ledger for log in logs],
        options,
        has_matched=bool(found.stats.transactions),
        only_rows=False,
    )
    say_gaps(sources, options, [log.ledger for log in logs], is_whole=wanted.filter is None)
    return 0 if found.ledger.ok else 1


def _names(by: tuple[tuple[By, ...], ...], page: str | None) -> tuple[By, ...]:
    """Return what one table is by. Raises UsageError."""
    if len(by) > 1:
        raise click.UsageError(
            f"--by is given {len(by)} times; give --by {','.join(name for one in by for name in one)}"
        )
    if by and page is not None and by[0] != (STATEMENT,):
        raise click.UsageError(
            "--by and --format html do not go together: the page has all tables; --by statement adds one"
        )
    return by[0] if by else ()


def _page(page: str | None, sources: list[Source], *, overwrite: bool) -> Path | None:
    if page is None:
        return None
    needs("jinja2")
    needs("pygal")
    return check_output(page, sources, overwrite=overwrite)


def _write(path: Path, found: LogStats, wanted: Wanted, top: int | None, *, overwrite: bool) -> None:
    from binlog_kaitai.archive.page import write_stats_page

    write_stats_page(path, found, wanted.zone.text, top or _TOP, overwrite=overwrite)


def _print(found: LogStats, by: tuple[By, ...], form: str, wanted: Wanted, top: int | None) -> None:
    text = Screen(found, wanted.zone.text, top or _TOP)
    with Output() as out:
        if form == "json":
            sums = by_json(found.stats, by, top) if by else found.as_json()
            out.line(json.dumps(sums, ensure_ascii=False, indent=2))
        elif by:
            out.table(text.by(by))
        else:
            out.all(text.lines())
            out.line("")
            out.table(text.table())
            out.line("")
            out.all(text.largest())

"""`stats`: what is in logs, in sums."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any, get_args

import click

from binlog_kaitai.archive.collect import collect
from binlog_kaitai.archive.screen import By, Screen
from binlog_kaitai.archive.stats import LogStats
from binlog_kaitai.changes.fitting import require_fit
from binlog_kaitai.changes.history import with_history
from binlog_kaitai.cli.carve import check_output
from binlog_kaitai.cli.common import (
    FILE,
    Output,
    engine_option,
    needs,
    paths_argument,
    read_options,
    reading_options,
    schema_options,
)
from binlog_kaitai.cli.export import jobs_option, say_errors
from binlog_kaitai.cli.progress import show_progress
from binlog_kaitai.cli.run import definitions
from binlog_kaitai.cli.unmatched import say_unmatched
from binlog_kaitai.cli.wanted import Wanted, filter_options
from binlog_kaitai.compiled.choose import Engine
from binlog_kaitai.compiled.rows.summaries import summary_reader
from binlog_kaitai.log.source import Source, find_sources

__all__ = ["stats"]


@click.command()
@paths_argument
@click.option(
    "--by",
    type=click.Choice(get_args(By)),
    help="One table: by tables, by times of commit, by connections or by servers.  [default: one screen of all]",
)
@click.option("--top", type=click.IntRange(1), default=20, show_default=True, metavar="N", help="Rows of a table.")
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="Text for people, or one JSON object with all sums.",
)
@click.option(
    "--html", "page", metavar="FILE", type=FILE, help="Write one page for a browser instead, with plots (extra report)."
)
@click.option("--overwrite", is_flag=True, help="Replace the file of --html.")
@jobs_option("What they find is the same.")
@filter_options
@reading_options()
@schema_options
@engine_option
def stats(
    paths: tuple[str, ...],
    by: By | None,
    top: int,
    form: str,
    page: str | None,
    overwrite: bool,
    jobs: int,
    engine: Engine,
    **given: Any,
) -> int:
    """Say what is in the logs: events, transactions and rows, by table, time, connection and server.

    Bytes of a table are those of its rows events as they are without compression; others are those of the files.
    Rows are counted, and their values not looked at: a value that is damaged is for `verify` to find.

    \b
    binlog-kaitai stats mysql-bin.0*
    binlog-kaitai stats --by table --top 50 --jobs 8 /archive
    binlog-kaitai stats --html stats.html mysql-bin.0*
    binlog-kaitai stats --by minute --start-datetime '2026-11-20 14:00' mysql-bin.0*
    """
    wanted = Wanted.take(given)
    sources = find_sources(paths)
    options = with_history(read_options(given), sources, partial(definitions, engine))
    require_fit(sources, options, wanted.filter)
    path = _page(page, sources.sources, overwrite=overwrite)
    make = partial(summary_reader, engine=engine)
    with show_progress(sources, "after") as bar:
        logs = list(collect(sources.sources, options, wanted.filter, jobs=jobs, progress=bar.advance, make=make))
    found = LogStats.of_logs(logs)
    if path is None:
        _print(found, by, form, wanted, top)
    else:
        _write(path, found, wanted, top)
    say_errors([log.ledger for log in logs], options)
    say_unmatched(
        wanted,
        sources,
        [log.ledger for log in logs],
        options,
        has_matched=bool(found.stats.transactions),
        only_rows=False,
    )
    return 0 if found.ledger.ok else 1


def _page(page: str | None, sources: list[Source], *, overwrite: bool) -> Path | None:
    if page is None:
        return None
    needs("jinja2")
    needs("pygal")
    return check_output(page, sources, overwrite=overwrite)


def _write(path: Path, found: LogStats, wanted: Wanted, top: int) -> None:
    from binlog_kaitai.archive.page import write_stats_page

    write_stats_page(path, found, wanted.zone.text, top)


def _print(found: LogStats, by: By | None, form: str, wanted: Wanted, top: int) -> None:
    text = Screen(found, wanted.zone.text, top)
    with Output() as out:
        if form == "json":
            out.line(json.dumps(found.as_json(), ensure_ascii=False, indent=2))
        elif by is not None:
            out.table(text.by(by))
        else:
            out.all(text.lines())
            out.line("")
            out.table(text.table())
            out.line("")
            out.all(text.largest())

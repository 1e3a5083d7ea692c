"""`events`: one line an event."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import click

from binlog_kaitai.cli.options.common import (
    Output,
    jobs_option,
    listing_option,
    machine_code_needed,
    paths_argument,
    read_options,
    reading_options,
)
from binlog_kaitai.cli.options.groups import command
from binlog_kaitai.cli.options.run import Run
from binlog_kaitai.cli.options.unmatched import say_unmatched
from binlog_kaitai.cli.options.wanted import Wanted, ddl_option, filter_options
from binlog_kaitai.log.source import Source
from binlog_kaitai.text.event_lines import EventLines, Listing
from binlog_kaitai.text.terminal import printable

if TYPE_CHECKING:
    from binlog_kaitai.compiled.rows.compiled_log import CompiledLog

__all__ = ["events"]


def _write(lines: EventLines, log: CompiledLog, write: Callable[[memoryview], None]) -> None:
    from binlog_kaitai.compiled.lines.printed_lines import PrintedLines
    from binlog_kaitai.compiled.listings.event_lines import write_events

    write_events(log, lines, PrintedLines(write) if lines.listing == "text" else write)


@command(prints=True)
@paths_argument
@listing_option
@click.option("--links", is_flag=True, help="Show the address of each event, for `inspect` and its page.")
@ddl_option
@filter_options
@reading_options()
@jobs_option("The output is the same.")
@machine_code_needed
def events(paths: tuple[str, ...], output: Listing, links: bool, jobs: int, **given: Any) -> int:
    """List the events: position, type, size, time, server id, and what SHOW BINLOG EVENTS would say.

    \b
    binlog-kaitai events mysql-bin.000003
    binlog-kaitai events --timezone local --start-datetime '2026-11-20 08:00' mysql-bin.000003
    binlog-kaitai events --ddl mysql-bin.0*
    binlog-kaitai events --format jsonl --start-position 1081 mysql-bin.000003
    """
    wanted = Wanted.take(given)
    options = read_options(given, thorough=True)
    run, out = Run(paths, options, wanted.filter, jobs=jobs), Output()
    lines = EventLines(output, None if wanted.zone.is_utc else wanted.zone.text, links=links)

    def begin(source: Source) -> None:
        if output == "text":
            out.heading(printable(source.name))
            out.heading(lines.head)

    with out:
        for log in run.logs(asks="events", left_out=begin):
            with run.log(log.ledger), out:
                begin(log.source)
                run.write(log, partial(_write, lines), out)
    say_unmatched(wanted, run.sources, run.ledgers, options, has_matched=out.has_data, only_rows=False)
    return run.finish()

"""`events`: one line an event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, runtime_checkable

import click

from binlog_kaitai.cli.common import (
    Output,
    Run,
    filter_options,
    make_filter,
    paths_argument,
    read_options,
    reading_options,
)
from binlog_kaitai.columnar.engine import choose
from binlog_kaitai.filters import Filter
from binlog_kaitai.options import ReadOptions
from binlog_kaitai.reader import BinlogReader
from binlog_kaitai.sinks.event_lines import EVENT_LINES, TABLE_HEAD, Listing
from binlog_kaitai.source import Source

__all__ = ["events"]


@runtime_checkable
class WritesEvents(Protocol):
    """A reader that makes the lines itself."""

    def write_events(self, listing: Listing, write: Callable[[memoryview], None]) -> None: ...


def _reader(
    source: Source, options: ReadOptions, filter: Filter | None, progress: Callable[[int], None]
) -> BinlogReader:
    """The reader for one log: with the compiled loops where they are worth it."""
    if choose("auto", source, options) == "compiled":
        from binlog_kaitai.columnar.event_lines import EventLinesReader, can_list

        if can_list(filter):
            return EventLinesReader(source, options, filter, progress)
    return BinlogReader(source, options, filter, progress)


@click.command()
@paths_argument
@click.option("--format", "output", type=click.Choice(["table", "jsonl"]), default="table", show_default=True)
@filter_options
@reading_options()
def events(paths: tuple[str, ...], output: Listing, **given: Any) -> int:
    """List the events: position, type, size, time, server id, and what SHOW BINLOG EVENTS would say.

    \b
    binlog-kaitai events mysql-bin.000003
    binlog-kaitai events --format jsonl --start-position 1081 mysql-bin.000003
    """
    run = Run(paths, filter=make_filter(given), options=read_options(given, thorough=True))
    line = EVENT_LINES[output]
    with Output() as out:
        for reader in run.readers(_reader):
            with run.log(reader), out:
                if output == "table":
                    out.line(reader.source.name)
                    out.line(TABLE_HEAD)
                if isinstance(reader, WritesEvents):
                    reader.write_events(output, out.lines)
                    continue
                for event in reader.events():
                    out.line(line(event))
                    del event
    return run.finish()

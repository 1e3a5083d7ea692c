"""`inspect`: the bytes of a log as a tree."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import astuple, replace
from io import TextIOWrapper
from typing import Any, cast

import click

from binlog_kaitai.archive.relevant import part_of
from binlog_kaitai.cli.options.common import (
    FILE,
    Output,
    apply_options,
    decoding_options,
    read_options,
    schema_options,
)
from binlog_kaitai.cli.options.formats import Formats
from binlog_kaitai.cli.options.groups import command
from binlog_kaitai.cli.options.output_file import check_output
from binlog_kaitai.cli.options.parsed import Parsed
from binlog_kaitai.cli.options.redact import follow, redact_options, redaction, require_met
from binlog_kaitai.cli.terminal.messages import has_colours, say
from binlog_kaitai.cli.terminal.progress import show_progress
from binlog_kaitai.errors import SourceError
from binlog_kaitai.files import NewFile
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.inspection.dump import Dump, Style, as_json, one_line
from binlog_kaitai.inspection.events import EventNode
from binlog_kaitai.inspection.logs import InspectedLog, LogRange, Selection
from binlog_kaitai.inspection.paths import Address, parse_address
from binlog_kaitai.inspection.tree import Node
from binlog_kaitai.log.source import SourceList, find_sources
from binlog_kaitai.redaction.events import Redactor
from binlog_kaitai.redaction.hidden import Redaction

__all__ = ["inspect", "inspected_log"]

_COLOURS: dict[Style, dict[str, Any]] = {
    "address": {"fg": "bright_black"},
    "bytes": {},
    "name": {"fg": "cyan"},
    "value": {"fg": "green"},
    "unknown": {"fg": "magenta"},
    "error": {"fg": "red", "bold": True},
    "doc": {"fg": "bright_black"},
    "frame": {"fg": "bright_black"},
}
_ADDRESS, _GTIDS = Parsed("address", parse_address), Parsed("gtid", GtidSet.parse, "not a GTID: ")


class _Number(click.ParamType[int]):
    """A number, also in hexadecimal."""

    name = "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            number = int(str(value), 0)
        except ValueError:
            number = -1
        if number < 0:
            self.fail(f"{value!r} is not a number such as 4691 or 0x1253", param, ctx)
        return number


class _Range(click.ParamType[tuple[int, int | None]]):
    """Two offsets."""

    name = "range"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[int, int | None]:
        first, colon, last = str(value).partition(":")
        if not colon:
            self.fail(f"{value!r} is not a range of bytes such as 4691:5000", param, ctx)
        number = _Number()
        return number.convert(first or "0", param, ctx), number.convert(last, param, ctx) if last else None


_SELECTION = apply_options(
    [
        click.option("--position", type=_Number(), metavar="N", help="The event that contains byte N of the log."),
        click.option("--event", "number", type=_Number(), metavar="K", help="Event K of the log, counted from 0."),
        click.option(
            "--gtid",
            "gtids",
            type=_GTIDS,
            metavar="GTID",
            help="The events of a transaction, or of several.",
        ),
        click.option(
            "--range",
            "span",
            type=_Range(),
            metavar="A:B",
            help="The fields with bytes from A up to, but not including, B.",
        ),
    ]
)
_LOOK = apply_options(
    [
        click.option(
            "--depth",
            type=click.IntRange(0),
            metavar="N",
            help="Levels of the tree to show.  [default: all; 0, a line an event, if nothing is chosen]",
        ),
        click.option(
            "--most",
            type=click.IntRange(0),
            default=50,
            show_default=True,
            metavar="N",
            help="Items of a list to show, with up to 8 lines of bytes per field; 0 shows all.",
        ),
        click.option(
            "--verbose", "-v", is_flag=True, help="Add the spec's documentation of each field, and the server's name."
        ),
        click.option(
            "--format",
            "output",
            type=Formats(["text", "jsonl", "html"]),
            default="text",
            show_default=True,
            help="Text for people; one JSON object per line; or a page for a browser, which --output names:"
            " events, fields and bytes side by side. It needs no network.",
        ),
        click.option(
            "--bytes",
            "raw",
            type=_ADDRESS,
            metavar="ADDRESS",
            help="Write the raw bytes of a part.",
        ),
        click.option(
            "--output",
            "-o",
            "page",
            metavar="FILE",
            type=FILE,
            help="File to write with --format html.",
        ),
        click.option("--overwrite", is_flag=True, help="Replace the page, if there is one."),
    ]
)


@command(former={"--html": ("--format", "html", "--output"), "-d": ("--depth",)})
@click.argument("file", metavar="FILE", type=FILE)
@click.argument("address", required=False, metavar="[ADDRESS]", type=_ADDRESS)
@_SELECTION
@_LOOK
@redact_options
@decoding_options
@schema_options
def inspect(
    file: str,
    address: Address | None,
    position: int | None,
    number: int | None,
    gtids: GtidSet | None,
    span: tuple[int, int | None] | None,
    depth: int | None,
    most: int,
    verbose: bool,
    output: str,
    raw: Address | None,
    page: str | None,
    overwrite: bool,
    **given: Any,
) -> int:
    """Show the bytes of a log next to their meaning: every field with its position, value and name.

    An ADDRESS is an event by its number, events[34], or by its position, @4691, and a path inside it:
    events[34].body.rows[0].after.total. @12328+77 is the event at byte 77 of an inflated payload.
    Damaged events are shown up to the damage, followed by the position of the next sound event.

    \b
    binlog-kaitai inspect mysql-bin.000003
    binlog-kaitai inspect mysql-bin.000003 --position 4691 -v
    binlog-kaitai inspect mysql-bin.000003 'events[34].body.rows[0].after.total'
    binlog-kaitai inspect mysql-bin.000003 --bytes @4691.body.rows > rows.bin
    binlog-kaitai inspect mysql-bin.000003 --format html -o log.html
    """
    if (output == "html") != (page is not None):
        raise click.UsageError("--format html and --output FILE go together")
    start, stop = span or (None, None)
    chosen = Selection(position, number, gtids, start, stop, raw or address)
    if sum(option is not None for option in (position, number, gtids, span, raw, address)) > 1:
        raise click.UsageError("choose by one of ADDRESS, --position, --event, --gtid, --range and --bytes")
    hidden = redaction(given)
    log, sources = inspected_log(file, given, hidden)
    if gtids is not None and hidden is None:
        known = part_of(log.source, gtids, log.options)
        chosen = replace(chosen, part=None if known is None else LogRange(*known))
    if page is not None:
        return _page(page, log, sources, chosen, hidden, overwrite=overwrite)
    is_list = chosen == Selection() and depth in (None, 0) and output == "text" and not verbose
    dump = Dump(depth, most, 8 if most else 0, verbose, start, stop, _paint if has_colours(sys.stdout) else _plain)
    count = 0
    with show_progress(sources, "while"), Output() as out:
        for node in _found(chosen, log):
            count += 1
            if raw is not None:
                _write(node.data)
            elif output == "jsonl":
                out.line(as_json(node, 0 if chosen == Selection() and depth is None else depth))
            else:
                out.all([one_line(node, dump.paint)] if is_list else dump.lines(node))
    return _finish(log, chosen, count)


def _page(
    html: str,
    log: InspectedLog,
    sources: SourceList,
    chosen: Selection,
    hidden: Redaction | None,
    *,
    overwrite: bool,
) -> int:
    """Write the page. Returns the exit status."""
    from binlog_kaitai.inspection.page import write_page  # few runs write one

    if chosen.address is not None:
        number, at, offset, below = astuple(chosen.address)
        if below:
            raise click.UsageError("a page shows whole events: give events[N] or @N, or no address")
        chosen = Selection(at, number, joined=offset is not None)
    path = check_output(html, sources.sources, overwrite=overwrite)
    new = NewFile(path, overwrite=overwrite)
    with new as file:
        with show_progress(sources, "while"):
            count = write_page(file, log.source.name, cast(Iterator[EventNode], _found(chosen, log)))
        require_met(hidden)
        new.put()
    say(f"{html}: {count:,} events, {path.stat().st_size:,} bytes", None)
    return _finish(log, chosen, count)


def inspected_log(file: str, given: dict[str, Any], hidden: Redaction | None = None) -> tuple[InspectedLog, SourceList]:
    """Return the one log that a path leads to. Raises SourceError."""
    options = read_options(given, thorough=True)
    sources = find_sources(file)
    if len(sources) != 1:
        raise SourceError(f"means {len(sources)} logs; give one", file)
    source = sources.sources[0]
    if hidden is None:
        return InspectedLog(source, options), sources
    follow(hidden, [source], options)
    return InspectedLog(source, options, change=lambda make: Redactor(hidden, make, source.name).changed), sources


def _found(chosen: Selection, log: InspectedLog) -> Iterator[Node]:
    try:
        yield from chosen.nodes(log)
    except KeyError as error:
        raise click.UsageError(str(error.args[0])) from error


def _finish(log: InspectedLog, chosen: Selection, count: int) -> int:
    for text in log.ledger.warnings:
        say(f"warning: {text}", "yellow")
    for text in log.ledger.errors:
        say(text, "red")
    if not count and chosen != Selection():
        size = log.ledger.size
        say(f"{log.source.name}: no event there; the log ends at byte {size}; `inspect FILE` lists its events", "red")
        return 1
    return 1 if log.ledger.errors else 0


def _paint(text: str, style: Style) -> str:
    return click.style(text, **_COLOURS[style]) if text.strip() else text


def _plain(text: str, style: Style) -> str:
    return text


def _write(data: bytes) -> None:
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
    else:
        sys.stdout.write(data.decode("latin-1"))

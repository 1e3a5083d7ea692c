"""Listings of events by the compiled loops and by the object path."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.listings.event_lines import write_events
from binlog_kaitai.compiled.plans.text_plan import encoded
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.source import Source
from binlog_kaitai.text.event_lines import EventLines, Listing
from tests.oracle.objects.changes import BinlogReader

LISTINGS: list[Listing] = ["text", "jsonl"]
THOROUGH = ReadOptions(thorough=True)


def source_of(path: Path) -> Source:
    return Source(str(path), path.stat().st_size)


class Listed(NamedTuple):
    """The lines of a log by listing, the text of the error that ended them, and the reader."""

    data: dict[Listing, bytearray]
    error: str | None
    reader: BinlogReader


Make = Callable[[Listing], EventLines]


def by_objects(
    path: Path, listings: Sequence[Listing], options: ReadOptions, filter: Filter | None, make: Make
) -> Listed:
    reader = BinlogReader(source_of(path), options, filter)
    data, error = {listing: bytearray() for listing in listings}, None
    try:
        for event in reader.events():
            for listing, lines in data.items():
                lines += encoded(f"{make(listing).line(event)}\n")
    except BinlogError as caught:
        error = str(caught)
    return Listed(data, error, reader)


def by_loops(
    path: Path, listing: Listing, options: ReadOptions, filter: Filter | None, chunk: int, make: Make
) -> Listed:
    reader = CompiledLog(source_of(path), options, filter, chunk=chunk)
    data, error = bytearray(), None
    try:
        write_events(reader, make(listing), data.extend)
    except BinlogError as caught:
        error = str(caught)
    return Listed({listing: data}, error, reader)


def assert_same_listing(
    path: Path,
    options: ReadOptions = THOROUGH,
    filter: Filter | None = None,
    chunk: int = 1 << 20,
    listings: Sequence[Listing] = LISTINGS,
    make: Make = EventLines,
) -> int:
    """Both paths give the same, with lines that are like those of `make`; returns how many events the loops have left
    to Python."""
    left = 0
    objects = by_objects(path, listings, options, filter, make)
    for listing in listings:
        loops = by_loops(path, listing, options, filter, chunk, make)
        assert loops.data[listing] == objects.data[listing]
        assert loops.error == objects.error
        if objects.error is None:
            ledgers = [one.reader.ledger.as_json() for one in (loops, objects)]
            if filter is None or not filter.has_gtids:  # then nobody asks which there are
                ledgers = [ledger | {"gtids": None} for ledger in ledgers]
            assert ledgers[0] == ledgers[1]
            assert loops.reader.ledger.seen_tables == objects.reader.ledger.seen_tables
        assert isinstance(loops.reader, CompiledLog)
        left = loops.reader.ledger.asked.events.total()
    return left

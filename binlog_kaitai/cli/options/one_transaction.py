"""`--transaction`: one transaction by its place in a log, which becomes the part of the log that is read."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import click

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.cli.options.common import read_options
from binlog_kaitai.cli.options.groups import ROWS, option_in
from binlog_kaitai.cli.options.parsed import Parsed
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.log.source import Source, find_sources
from binlog_kaitai.reading.summaries import TransactionSummary

__all__ = ["one_transaction_option"]

_PARTS = {
    "start_position": "--start-position",
    "stop_position": "--stop-position",
    "start_datetime": "--start-datetime",
    "stop_datetime": "--stop-datetime",
}
"""Options that say which part is read, too."""
_READING = "keys", "keys_secret", "cipher", "max_event_size"
_LOOKS_ON = "include_conflicts"
"""What commands have that look at later changes, too, and so at later logs."""
_MOST = 1 << 16
"""Transactions that are looked at together."""
_Place = tuple[str | None, int]


def _place(text: str) -> _Place:
    file, _, position = text.rpartition(":")
    if not position.isdecimal():
        raise ValueError(f"{text!r} is not [FILE:]POSITION")
    return file or None, int(position)


_option: Callable[[Callable[..., int]], Callable[..., int]] = option_in(ROWS)(
    "--transaction",
    type=Parsed("place", _place),
    metavar="[FILE:]POSITION",
    help="Only the transaction of the event at this byte: its first, or that of one of its rows. Name the FILE if"
    " there are several logs.",
)


def one_transaction_option(command: Callable[..., int]) -> Callable[..., int]:
    """Add the option to a command, which sees a part of one log in its place."""

    @wraps(command)
    def run(*, paths: tuple[str, ...], transaction: _Place | None, **given: Any) -> int:
        if transaction is None:
            return command(paths=paths, **given)
        for name, option in _PARTS.items():
            if given[name] is not None:
                raise click.UsageError(f"--transaction and {option} both say which part is read; give one of them")
        sources = find_sources(paths).sources
        source = _source(sources, transaction[0])
        options = read_options({name: given[name] for name in _READING})
        found = _found(source, options, transaction[1])
        if len(sources) > 1 and (found.gtid is not None or _LOOKS_ON in given):
            return command(paths=paths, **given | _by_gtid(found, given))  # others have definitions, and later changes
        part = {"start_position": found.position, "stop_position": found.end_position}
        return command(paths=(source.name,), **given | part)

    return _option(run)


def _by_gtid(found: TransactionSummary, given: dict[str, Any]) -> dict[str, Any]:
    """Return the option that means the transaction among those of several logs. Raises UsageError."""
    if found.gtid is None:
        raise click.UsageError("--transaction of several logs needs a GTID here, which it has not; give its log alone")
    if given["include_gtids"] is not None or given["gtids"]:
        raise click.UsageError("--transaction and GTIDs both say which transactions are wanted; give one of them")
    return {"include_gtids": GtidSet.parse(found.gtid)}


def _source(sources: list[Source], file: str | None) -> Source:
    """Return the log that is meant. Raises UsageError."""
    if file is None and len(sources) > 1:
        raise click.UsageError(f"here are {len(sources)} logs: --transaction FILE:POSITION says which is meant")
    found = [source for source in sources if file is None or source.name == file or source.name.endswith(f"/{file}")]
    if len(found) != 1:
        what = f"{len(found)} of the logs are" if found else "none of the logs is"
        raise click.UsageError(f"--transaction: {what} {file}")
    if found[0].is_stream:
        raise click.UsageError("--transaction reads the log twice, so give a file")
    return found[0]


def _found(source: Source, options: ReadOptions, position: int) -> TransactionSummary:
    """Return the transaction that has the byte at a position. Raises UsageError, BinlogError."""
    from binlog_kaitai.compiled.counts.summaries import summaries_of  # most runs have no need of it

    start = 0
    for piece in summaries_of(source, options, Filter(stop_position=position + 1)).pieces(_MOST):
        start = piece.position if isinstance(piece, TransactionSummary) else _last(piece.numbers["position"])
    for summary in summaries_of(source, options, Filter(start_position=start)).walk():
        if summary.position <= position < summary.end_position:
            return summary
        if summary.position > position:
            break
    raise click.UsageError(f"--transaction: no transaction of {source.name} has an event at {position}")


def _last(column: bytes) -> int:
    return memoryview(column).cast("q")[-1]

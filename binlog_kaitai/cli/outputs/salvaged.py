"""What is saved of a damaged log: `carve --salvage`."""

from __future__ import annotations

from pathlib import Path

import click

from binlog_kaitai.carving.output import LogOutput
from binlog_kaitai.carving.salvage import salvage
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.cli.terminal.messages import say
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.source import Source, SourceList

__all__ = ["one_log", "save"]


def one_log(sources: SourceList) -> Source:
    """Return the log of which something is saved. Raises UsageError for more than one."""
    if len(sources) != 1:
        raise click.UsageError(f"--salvage takes one log, here are {len(sources)}")
    return sources.sources[0]


def save(source: Source, options: ReadOptions, path: Path, *, overwrite: bool) -> bool:
    """Write what can be saved, and say on standard error what it is; returns whether that is all of the log."""
    try:
        with LogOutput.placed(path, overwrite=overwrite) as output:
            found = salvage(source, options, output, _sound_until)
    except BinlogError as error:
        say(f"{path}: not written, nothing can be saved: {error}", "red")
        return False
    say(f"{path}: saved {found.num_events:,} events, {output.size:,} bytes", None)
    for start, end, why in found.lost:
        say(f"  lost      bytes {start:,} to {end:,}: {why}", "yellow")
    return not found.lost


def _sound_until(source: Source, span: Span) -> int:
    """Return the position up to which a part of a log is sound, with all values of its rows."""
    from binlog_kaitai.compiled.lines.checked import check_rows
    from binlog_kaitai.compiled.rows.compiled_log import CompiledLog

    log = CompiledLog(source, ReadOptions(), span=span)
    try:
        check_rows(log)
    except BinlogError as error:
        return span.start if error.position is None else error.position
    return span.start + log.ledger.bytes_walked

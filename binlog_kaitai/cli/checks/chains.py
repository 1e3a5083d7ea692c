"""`verify --chain`: the rows of logs, each compared with what the change before has left."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.cli.terminal.messages import say
from binlog_kaitai.compiled.objects.committed import CommittedReader
from binlog_kaitai.compiled.objects.linked_rows import Links, follow_rows
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.errors import BinlogError, SourceError
from binlog_kaitai.log.source import SourceList
from binlog_kaitai.reading.history import with_history
from binlog_kaitai.states.chain import Chain
from binlog_kaitai.states.committed import Open

__all__ = ["check_chain"]

_MOST_SHOWN = 20


def check_chain(sources: SourceList, options: ReadOptions) -> bool:
    """Say where a change is missing. Returns whether none is. Raises SourceError for standard input."""
    if any(source.is_stream for source in sources):
        raise SourceError("is read twice for --chain; give a file", "standard input")
    known, links = with_history(options, sources), Links()
    for source in sources:
        try:
            follow_rows(CompiledLog(source, replace(known, json="text")), links)
        except BinlogError as error:
            say(f"chain: {source.name} is followed up to its damage only: {error.message}", "yellow")
    with Chain() as chain:
        if links.leaves:
            _follow_values(chain, sources, known, links)
        count = 0
        for count, found in enumerate(chain.breaks(), 1):
            if count <= _MOST_SHOWN:
                say(str(found), "red")
    if count > _MOST_SHOWN:
        say(f"... and {count - _MOST_SHOWN:,} more", "red")
    if unchecked := chain.unchecked | links.unchecked:
        names = ", ".join(sorted(unchecked)[:_MOST_SHOWN])
        say(f"chain: not checked, for their primary keys are not known (--schema): {names}", "yellow")
    breaks = f"{count:,} do not fit; a change is missing, or was made around the log" if count else "all fit"
    say(f"chain: {chain.num_rows + links.num_fitting:,} changes of rows, {breaks}", "red" if count else None)
    return not count


def _follow_values(chain: Chain, sources: SourceList, known: ReadOptions, links: Links) -> None:
    """Follow the values of the rows of which texts do not tell; of what is damaged was told before."""
    open_ones = Open()
    for source in sources:
        with suppress(BinlogError):
            for commit in CommittedReader(CompiledLog(source, known)).commits(links.is_left, open_ones):
                chain.take(commit)

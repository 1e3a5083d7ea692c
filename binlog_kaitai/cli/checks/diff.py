"""`diff`: in which transactions the archives of two servers differ."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import click

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.row_change import OnStatement, RowChange
from binlog_kaitai.cli.options.common import (
    FILE,
    Output,
    machine_code_needed,
    paths_argument,
    read_options,
    reading_options,
    schema_options,
)
from binlog_kaitai.cli.options.formats import Formats
from binlog_kaitai.cli.options.groups import command
from binlog_kaitai.cli.options.run import Run
from binlog_kaitai.cli.options.unmatched import say_unmatched
from binlog_kaitai.cli.options.wanted import Wanted, shared_options
from binlog_kaitai.cli.terminal.progress import Data
from binlog_kaitai.comparing.comparison import Comparison
from binlog_kaitai.comparing.seen import SeenTransactions
from binlog_kaitai.comparing.side import Side
from binlog_kaitai.compiled.counts.summaries import summaries_of
from binlog_kaitai.compiled.counts.transaction_digests import Seeds
from binlog_kaitai.compiled.objects.changes import row_changes
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.errors import BinlogError, SourceError
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.reading.log_begin import read_begins
from binlog_kaitai.series.coverage import Archive
from binlog_kaitai.text.difference_lines import DifferenceBlocks, DifferenceLines
from binlog_kaitai.text.difference_summary import summary_json, summary_lines
from binlog_kaitai.types.texts import json_text

__all__ = ["diff"]

_TOP = 10


@command(prints=True)
@paths_argument
@click.option(
    "--against",
    multiple=True,
    metavar="PATH",
    type=FILE,
    help="A log, folder or pattern of the second archive, if the first has several PATHs. Can be repeated.",
)
@click.option(
    "--format",
    "output",
    type=Formats(["text", "jsonl"]),
    default="text",
    show_default=True,
    help="The rows side by side for people, or one JSON object per difference, then a summary.",
)
@click.option(
    "--top", type=click.IntRange(1), default=_TOP, show_default=True, metavar="N", help="The first N differences."
)
@click.option("--all", "is_all", is_flag=True, help="All differences.")
@shared_options
@reading_options()
@schema_options
@machine_code_needed
def diff(paths: tuple[str, ...], against: tuple[str, ...], output: str, top: int, is_all: bool, **given: Any) -> int:
    """Compare the transactions of two archives A and B: missing ones, and those that differ.

    PATH A and PATH B are each a log, a folder, an index file or a quoted pattern. Transactions are matched by
    GTID, or in order if the logs have none, and compared by their rows, in any order, and by the text of
    statements.

    Lawful differences between servers are ignored: images with fewer columns, column names, positions, times,
    checksums, compression. So are transactions before the first log of an archive, or after its end.

    Exit status 0 if nothing differs, 1 if something does or cannot be compared.

    \b
    binlog-kaitai diff /backup/node1 /backup/node2
    binlog-kaitai diff 'a/mysql-bin.0*' 'b/mysql-bin.0*' -T shop.orders --since '2026-11-20 08:00'
    binlog-kaitai diff a/mysql-bin.00001* --against b/mysql-bin.000007 --against b/mysql-bin.000008
    """
    if not against and len(paths) != 2:
        raise click.UsageError(f"diff compares two PATHs, here are {len(paths)}; more of the second by --against")
    wanted = Wanted.take(given)
    options = read_options(given)
    seeds = Seeds()
    a = _Archive("A", paths if against else paths[:1], options, wanted.filter, "while", seeds)
    b = _Archive("B", against or paths[1:], options, wanted.filter, "never", seeds)
    comparison = Comparison((a.side, b.side), (a.read, b.read), None if is_all else top)
    found, files = comparison.run(), (a.files, b.files)
    with Output() as out:
        if output == "jsonl":
            out.all(map(DifferenceLines(files).line, found))
            out.line(json_text(summary_json(comparison)))
        else:
            blocks = DifferenceBlocks(files, wanted.zone.text)
            out.all(line for difference in found for line in blocks.lines(difference))
            out.all(summary_lines(comparison, (a.path, b.path), len(found)))
    has_matched = bool(a.side.count or b.side.count)
    say_unmatched(wanted, a.run.sources, a.run.ledgers, options, has_matched=has_matched, only_rows=False)
    return max(a.run.finish(), b.run.finish(), int(not comparison.is_equal))


class _Archive:
    """The logs of one side.

    Args:
        name: of the side.
        paths: where they are.
        options: how to read.
        filter: what is compared.
        data: see `show_progress`; one bar is enough.
        seeds: of both sides.

    Raises SourceError for standard input.
    """

    def __init__(
        self, name: str, paths: Sequence[str], options: ReadOptions, filter: Filter | None, data: Data, seeds: Seeds
    ) -> None:
        self._seeds = seeds
        self.run, self.path = Run(paths, options, filter, data), " ".join(paths)
        if any(source.is_stream for source in self.run.sources):
            raise SourceError("is read twice for diff; give a file", "standard input")
        self.files = [source.name for source in self.run.sources]
        self._sources, self._filter = list(self.run.sources), filter or Filter()
        (begin,) = read_begins(self._sources[:1])
        archive = Archive(name, before=(begin.before if begin is not None else None) or GtidSet())
        self.side = Side(name, name == "A", self._pieces(archive), archive)

    def _pieces(self, archive: Archive) -> Iterator[tuple[int, SeenTransactions]]:
        """Yield the transactions of the logs."""
        numbers = {name: number for number, name in enumerate(self.files)}
        for reader in self.run.readers(summaries_of):
            number = numbers[reader.ledger.file]
            with self.run.log(reader.ledger):
                yield from ((number, piece) for piece in reader.seen(self._seeds))
            archive.add(reader.ledger, number)
            if not reader.ledger.ok:
                self.side.cut.update(reader.ledger.gtids - self._whole(number))

    def _whole(self, number: int) -> GtidSet:
        """Return the transactions of a damaged log that are there to their ends."""
        whole = GtidSet()
        with suppress(BinlogError):
            for piece in summaries_of(self._sources[number], self.run.options, self._filter).seen(self._seeds):
                for gtid in filter(None, piece.gtids):
                    whole.add_text(gtid)
        return whole

    def read(self, log: int, start: int, stop: int, note: OnStatement) -> Iterator[RowChange]:
        """Yield the changes of a part of a log; see `ReadPart`."""
        part = replace(
            self._filter,
            start_position=start,
            stop_position=stop,
            start_time=None,
            stop_time=None,
            include_gtids=None,
            exclude_gtids=None,
        )
        return row_changes(CompiledLog(self._sources[log], self.run.options, part), note)

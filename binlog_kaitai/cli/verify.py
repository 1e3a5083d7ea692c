"""`verify`: is all of the log there, and can all of it be read?"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Protocol, runtime_checkable

import click

from binlog_kaitai.cli.common import Output, Run, paths_argument, read_options, reading_options, schema_options
from binlog_kaitai.columnar.engine import choose
from binlog_kaitai.filters import Filter
from binlog_kaitai.frames import event_type_name
from binlog_kaitai.ledger import FileLedger, iso_time, total
from binlog_kaitai.options import ReadOptions
from binlog_kaitai.reader import BinlogReader
from binlog_kaitai.sinks.jsonl import json_text
from binlog_kaitai.source import Source

__all__ = ["ledger_lines", "passed_over_lines", "verify"]


@runtime_checkable
class CountsRows(Protocol):
    """A reader that fills its ledger by itself."""

    def count_rows(self) -> None: ...


@runtime_checkable
class CountsEvents(Protocol):
    """A reader that fills its ledger by itself, without looking into events."""

    def count_events(self) -> None: ...


@click.command()
@paths_argument
@click.option("--format", "output", type=click.Choice(["text", "json"]), default="text", show_default=True)
@click.option("--quick", is_flag=True, help="Sizes and checksums only; bodies and rows are not decoded.")
@reading_options()
@schema_options
def verify(paths: tuple[str, ...], output: str, quick: bool, **given: str) -> int:
    """Decode everything, check every checksum, and account for every byte.

    Exit status 0 only if nothing is damaged, missing or unknown.

    \b
    binlog-kaitai verify mysql-bin.000003
    binlog-kaitai verify --quick --format json /archive > ledger.jsonl
    """
    run = Run(paths, read_options(given, thorough=True, json="text"), data="aside")
    with Output() as out:
        for reader in run.readers(partial(_reader, quick)):
            with run.log(reader):
                _frames(reader) if quick else _everything(reader)
            with run.aside(out):
                _print(reader.ledger, output, out)
        if len(run.ledgers) > 1:
            _print(total(run.ledgers), output, out)
        for line in passed_over_lines(run.sources.passed_over) if output == "text" else ():
            out.line(line)
    return run.finish(named=output == "text")


def _print(ledger: FileLedger, output: str, out: Output) -> None:
    for line in ledger_lines(ledger) if output == "text" else [json_text(ledger.as_json())]:
        out.line(line)


def _reader(
    quick: bool, source: Source, options: ReadOptions, filter: Filter | None, progress: Callable[[int], None]
) -> BinlogReader:
    """The reader for one log: with the compiled loops where they are worth it."""
    if choose("auto", source, options) == "objects":
        return BinlogReader(source, options, filter, progress)
    if quick:
        from binlog_kaitai.columnar.quick import QuickReader

        return QuickReader(source, options, filter, progress)
    from binlog_kaitai.columnar.reader import FastReader

    return FastReader(source, options, filter, progress)


def _frames(reader: BinlogReader) -> None:
    if isinstance(reader, CountsEvents):
        reader.count_events()
        return
    for frame in reader.frames():
        reader.ledger.decoded[event_type_name(frame.header.event_type)] += 1


def _everything(reader: BinlogReader) -> None:
    """Changes decode everything; rows of a table count only once they were made."""
    if isinstance(reader, CountsRows):
        reader.count_rows()
        return
    for _ in reader.changes():
        pass


def passed_over_lines(names: Iterable[str]) -> Iterator[str]:
    """Files that are no logs, for people."""
    for name in names:
        yield f"passed over, not a binary log: {name}"


def ledger_lines(ledger: FileLedger) -> list[str]:
    """A ledger for people."""
    size = "?" if ledger.size is None else f"{ledger.size:,}"
    verdict = "ok" if ledger.ok else "NOT OK"
    lines = [f"{ledger.file}: {verdict}{f', {ledger.state}' if ledger.state else ''}"]
    lines.append(f"  bytes     {ledger.bytes_walked:,} of {size}")
    if ledger.first_timestamp is not None:
        lines.append(f"  time      {iso_time(ledger.first_timestamp)} to {iso_time(ledger.last_timestamp)}")
    lines.append(f"  events    {ledger.num_events:,}: {_counts(ledger.decoded)}")
    for label, counter in (("skipped", ledger.skipped), ("unknown", ledger.unsupported)):
        if counter:
            lines.append(f"  {label:<9} {counter.total():,}: {_counts(counter)}")
    lines += _rows_lines(ledger)
    for label, count in (("statements", ledger.statements), ("bad CRC", ledger.crc_failures)):
        if count:
            lines.append(f"  {label:<9} {count:,}")
    if ledger.undecodable_text:
        lines.append(f"  text that does not decode: {_counts(ledger.undecodable_text)}")
    if len(ledger.gtids):
        lines.append(f"  gtids     {ledger.gtids}")
    for start, end in sorted(ledger.lost, key=lambda span: span[0]):
        lines.append(f"  lost      bytes {start:,} to {'the end' if end is None else f'{end:,}'}")
    return lines


def _rows_lines(ledger: FileLedger) -> Iterator[str]:
    """Rows by table."""
    if ledger.rows:
        yield f"  rows      {ledger.rows.total():,}"
        yield from (f"    {table} {operation} {count:,}" for (table, operation), count in sorted(ledger.rows.items()))
    if ledger.lost_rows:
        yield f"  lost rows {ledger.lost_rows.total():,}"
        yield from (f"    {table} {count:,}" for table, count in sorted(ledger.lost_rows.items()))


def _counts(counter: dict[str, int]) -> str:
    return ", ".join(f"{count:,} {name.removesuffix('_EVENT')}" for name, count in sorted(counter.items())) or "none"

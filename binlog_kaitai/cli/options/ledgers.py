"""What `verify` prints: ledgers and their total, for people at length or in one line each, or as JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from binlog_kaitai.changes.ledger import FileLedger, total
from binlog_kaitai.cli.options.times import UTC_ZONE, Zone
from binlog_kaitai.log.source import SourceList
from binlog_kaitai.series.continuity import Continuity
from binlog_kaitai.text.terminal import printable
from binlog_kaitai.types.texts import json_text

if TYPE_CHECKING:
    from binlog_kaitai.series.coverage import Coverage

__all__ = ["REPORTS", "Report", "ledger_lines", "passed_over_lines"]

_DIGITS = len("10,000,000")


class Report(Protocol):
    """How the ledgers of several logs are printed."""

    def log(self, ledger: FileLedger) -> Iterable[str]:
        """Return the lines of one log."""

    def total(self, ledgers: Sequence[FileLedger], found: Continuity | None) -> Iterable[str]:
        """Return the lines of all logs together."""

    def covered(self, found: Coverage) -> Iterable[str]:
        """Return the lines of what the logs hold of a set of transactions."""

    def passed_over(self, names: Iterable[str]) -> Iterable[str]:
        """Return the lines of files that are no logs."""


class _Text:
    """Some lines a log."""

    def __init__(self, sources: SourceList, zone: Zone) -> None:
        self._zone = zone

    def log(self, ledger: FileLedger) -> Iterator[str]:
        yield from ledger_lines(ledger, self._zone)

    def total(self, ledgers: Sequence[FileLedger], found: Continuity | None) -> Iterator[str]:
        head, *rest = ledger_lines(_whole(ledgers, found), self._zone)
        yield from (head, *map(printable, _verdicts(ledgers, found)), *rest)

    def covered(self, found: Coverage) -> Iterator[str]:
        return covered_lines(found)

    def passed_over(self, names: Iterable[str]) -> Iterator[str]:
        return passed_over_lines(names)


class _Brief:
    """One line a log."""

    def __init__(self, sources: SourceList, zone: Zone) -> None:
        self._width = max((len(source.name) for source in sources), default=0)
        self._digits = len(f"{sources.size or 0:,}")

    def log(self, ledger: FileLedger) -> Iterator[str]:
        columns = [ledger.file.ljust(self._width), _verdict(ledger).ljust(len("NOT OK, truncated"))]
        columns += [f"{ledger.bytes_walked:{self._digits},} bytes", f"{ledger.num_events:{_DIGITS},} events"]
        if ledger.rows:
            columns.append(f"{ledger.rows.total():{_DIGITS},} rows")
        yield printable("  ".join(columns))

    def total(self, ledgers: Sequence[FileLedger], found: Continuity | None) -> Iterator[str]:
        yield from self.log(_whole(ledgers, found))
        yield from map(printable, _verdicts(ledgers, found))

    def covered(self, found: Coverage) -> Iterator[str]:
        return covered_lines(found)

    def passed_over(self, names: Iterable[str]) -> Iterator[str]:
        return passed_over_lines(names)


class _Json:
    """One object a log."""

    def __init__(self, sources: SourceList, zone: Zone) -> None:
        pass

    def log(self, ledger: FileLedger) -> Iterator[str]:
        yield json_text(ledger.as_json())

    def total(self, ledgers: Sequence[FileLedger], found: Continuity | None) -> Iterator[str]:
        more: dict[str, Any] = {
            "not_ok": [ledger.file for ledger in ledgers if not ledger.ok],
            "continuity": found.as_json() if found else None,
        }
        yield json_text(_whole(ledgers, found).as_json() | more)

    def covered(self, found: Coverage) -> Iterator[str]:
        yield json_text({"covers": found.as_json()})

    def passed_over(self, names: Iterable[str]) -> Iterator[str]:
        return iter(())


REPORTS: dict[str, Callable[[SourceList, Zone], Report]] = {"text": _Text, "brief": _Brief, "jsonl": _Json}
"""By name, given the logs and the zone of times."""


def _whole(ledgers: Sequence[FileLedger], found: Continuity | None) -> FileLedger:
    """Return all logs together, with what is wrong between them."""
    whole = total(ledgers)
    whole.errors += [problem.message for problem in found.problems] if found else []
    return whole


def _verdict(ledger: FileLedger) -> str:
    return ", ".join(filter(None, ("ok" if ledger.ok else "NOT OK", ledger.state)))


def _verdicts(ledgers: Sequence[FileLedger], found: Continuity | None) -> Iterator[str]:
    """Yield how many logs are sound, which are not, and what is wrong between them."""
    bad = [ledger for ledger in ledgers if not ledger.ok]
    yield f"  logs      {len(ledgers):,}: {len(ledgers) - len(bad):,} ok" + (f", {len(bad):,} NOT OK" if bad else "")
    for ledger in bad:
        yield f"  NOT OK    {ledger.file}{f': {ledger.state}' if ledger.state else ''}"
    for members in found.series if found else ():
        inside = [problem for problem in found.problems if problem.file in {m.file for m in members}] if found else []
        verdict = f"{len(inside)} problem{'s' * (len(inside) != 1)}" if inside else "no gap"
        yield f"  series    {members[0].file} to {members[-1].name}: {verdict}"
    for problem in found.problems if found else ():
        yield f"    {problem.kind}: {', '.join(problem.files) or problem.gtids}"


def covered_lines(found: Coverage) -> Iterator[str]:
    """Yield what logs hold of a set of transactions, for people."""
    missing = f"missing {found.missing}" if found.missing else "all there"
    yield printable(f"covers {len(found.wanted):,} transactions: {missing}")
    for archive in found.archives:
        yield printable(f"  archive   {archive.name}: {archive.logs:,} logs, {len(archive.gtids):,} transactions")
        for label, gtids in (("lacks", archive.lacks), ("later", archive.later), ("only here", archive.alone)):
            if gtids:
                yield printable(f"    {label:<9} {gtids}")


def passed_over_lines(names: Iterable[str]) -> Iterator[str]:
    """Files that are no logs, for people."""
    for name in names:
        yield printable(f"passed over, not a binary log: {name}")


def ledger_lines(ledger: FileLedger, zone: Zone = UTC_ZONE) -> list[str]:
    """Return a ledger for people."""
    size = "?" if ledger.size is None else f"{ledger.size:,}"
    lines = [f"{ledger.file}: {_verdict(ledger)}"]
    lines.append(f"  bytes     {ledger.bytes_walked:,} of {size}")
    if ledger.not_read is not None:
        return [printable(line) for line in (*lines, f"  why       {ledger.not_read}")]
    if ledger.first_timestamp is not None:
        lines.append(f"  time      {zone.text(ledger.first_timestamp)} to {zone.text(ledger.last_timestamp)}")
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
    return [printable(line) for line in lines]


def _rows_lines(ledger: FileLedger) -> Iterator[str]:
    """Yield the rows by table."""
    if ledger.rows:
        yield f"  rows      {ledger.rows.total():,}"
        yield from (f"    {table} {operation} {count:,}" for (table, operation), count in sorted(ledger.rows.items()))
    if ledger.lost_rows:
        yield f"  lost rows {ledger.lost_rows.total():,}"
        yield from (f"    {table} {count:,}" for table, count in sorted(ledger.lost_rows.items()))


def _counts(counter: dict[str, int]) -> str:
    return ", ".join(f"{count:,} {name.removesuffix('_EVENT')}" for name, count in sorted(counter.items())) or "none"

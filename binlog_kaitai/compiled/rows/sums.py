"""Sums over the transactions that the fast loops take, without an object for each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from binlog_kaitai.archive.stats import PlainSums, Ranking, Stats
from binlog_kaitai.changes.summaries import TransactionSummary
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.rows.summary_taker import SummaryTaker

__all__ = ["Sums", "SumsTaker"]

_MICROS = 1_000_000
_SLOTS = {s.INSERT: 1, s.UPDATE: 2, s.DELETE: 3}
"""Where `PlainSums` have the rows of an operation."""
_SUMMED = (
    *(s.T_KNOWN, s.T_THREAD_ID, s.T_IMMEDIATE, s.T_END_TIME),
    *(s.T_BYTES_STORED, s.T_BYTES_INFLATED, s.T_FIRST_TIME),
)


class Sums:
    """Sums that are being made."""

    def __init__(self, stats: Stats) -> None:
        self.stats, self.plain, self.ranking = stats, PlainSums(stats.by), Ranking(stats)
        self.others: list[TransactionSummary] = []
        """Of the object path."""

    def finish(self) -> None:
        """Add all to the statistics."""
        self.ranking.finish()
        self.stats.add_plain(self.plain)
        self.stats.take(self.others)


class SumsTaker(SummaryTaker):
    """Sums up the rows of work items, and delivers only what the object path has counted."""

    def __init__(self, *given: Any, sums: Sums) -> None:
        super().__init__(*given)
        self._sums = sums

    def _ended(self) -> Iterator[TransactionSummary]:
        """Take the transactions that have ended; yields none."""
        self._drain()
        base = int(self._context.record[s.C_TRX_BASE])
        count = int(self._context.record[s.C_TRX])
        ended = [number for number in self._counted if number <= base + count]
        records = list(zip(*(self._context.trxs.column(slot, count) for slot in _SUMMED), strict=True)) if ended else []
        stats, ranking = self._sums.stats, self._sums.ranking
        for number in ended:
            known, thread, commit, end, size, inflated, first = records[number - 1 - base]
            stats.bytes += size
            stats.inflated_bytes += inflated
            end = commit // _MICROS if known & s.HAS_COMMIT_TIMES else end
            if self._add_up(number, end, thread if known & s.HAS_THREAD_OF_ROWS else None, size, first, ranking.floors):
                ranking.take(self._summary(number))
            else:
                del self._counted[number]
                self._said.pop(number, None)
        if ended:
            stats.outcomes["commit"] += len(ended)
        yield from ()

    def _add_up(self, number: int, end: int, thread: int | None, size: int, first: int, floors: dict[str, int]) -> bool:
        """Add a transaction to the sums; returns whether it may have a place in a ranking."""
        tallies, plain = self._counted[number], self._sums.plain
        period = plain.period(end, thread, tallies[0][s.TA_SERVER])
        period[0] += 1
        period[-1] += size
        num_rows, met = 0, set()
        for _, name, kind, rows, row_bytes, time, _ in tallies:
            table, slot = plain.table(name), _SLOTS[kind]
            period[slot] += rows
            table[slot] += rows
            table[-1] += row_bytes
            num_rows += rows
            first = time if time < first else first
            if name not in met:
                met.add(name)
                table[0] += 1
        if plain.by:
            found = [(name, _SLOTS[kind], rows, row_bytes) for _, name, kind, rows, row_bytes, _, _ in tallies]
            plain.add_groups(end, thread, tallies[0][s.TA_SERVER], size, found)
        return size > floors["bytes"] or num_rows > floors["rows"] or end - first > floors["duration"]

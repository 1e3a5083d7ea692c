"""Sums over the transactions that the fast loops have counted, without an object for each."""

from __future__ import annotations

from binlog_kaitai.archive.stats import PlainSums, Ranking, Stats, statement_kind
from binlog_kaitai.changes.summaries import TransactionSummary
from binlog_kaitai.changes.transactions import OUTCOMES
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.rows.tallies import Tallies, Tally, begin_of, is_alone, number_of

__all__ = ["Sums"]

_MICROS = 1_000_000
_SLOTS = {s.INSERT: 1, s.UPDATE: 2, s.DELETE: 3}
"""Where `PlainSums` have the rows of an operation."""
_SUMMED = (
    *(s.T_KNOWN, s.T_IMMEDIATE, s.T_LAST_TIME, s.T_BYTES_STORED),
    *(s.T_BYTES_INFLATED, s.T_FIRST_TIME, s.T_OUTCOME, s.T_IS_ODD),
)


class Sums:
    """Sums that are being made.

    Args:
        stats: has them in the end.
    """

    def __init__(self, stats: Stats) -> None:
        self._stats, self._plain, self._ranking = stats, PlainSums(stats.by), Ranking(stats)
        self.others: list[TransactionSummary] = []
        """Transactions that were not summed up."""

    def finish(self) -> None:
        """Add all to the statistics."""
        self._ranking.finish()
        self._stats.add_plain(self._plain)
        self._stats.take(self.others)

    def add(self, context: Context, tallies: Tallies, ended: list[int]) -> list[int]:
        """Add transactions that have ended, and forget them; returns those that need an object."""
        base, stats, left = number_of(context, 0), self._stats, []
        columns = [context.trxs.column(slot, int(context.record[s.C_TRX]) + 1) for slot in _SUMMED] if ended else []
        records = list(zip(*columns, strict=True))
        for number in ended:
            known, commit, end, size, inflated, first, outcome, is_odd = records[number - base]
            found = tallies.found[number]
            begin = begin_of(found)
            if is_odd or tallies.needs_object(number):
                left.append(number)
                continue
            if begin is None:
                tallies.drop(number)
                continue
            stats.bytes += size
            stats.inflated_bytes += inflated
            if is_alone(begin, known):
                stats.outcomes["statement"] += 1
                stats.statements[statement_kind(tallies.text(begin))] += 1
            else:
                stats.outcomes[OUTCOMES[outcome]] += 1
            end = commit // _MICROS if known & s.HAS_COMMIT_TIMES else end
            if self._has_place(found, begin, end, size, min(first, begin[ra.TA_TIME])):
                for summary in tallies.summaries(number):
                    self._ranking.take(summary)
            else:
                del tallies.found[number]
        return left

    def _has_place(self, tallies: list[Tally], begin: Tally, end: int, size: int, first: int) -> bool:
        """Add a transaction to the sums; returns whether it may have a place in a ranking."""
        plain, server, floors = self._plain, begin[ra.TA_SERVER], self._ranking.floors
        thread = None if begin[ra.TA_THREAD] < 0 else begin[ra.TA_THREAD]
        period = plain.period(end, thread, server)
        period[0] += 1
        period[-1] += size
        num_rows, met = 0, set()
        for _, name, kind, rows, row_bytes, time, _, _ in tallies:
            if kind not in _SLOTS or name is None:
                continue
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
            plain.add_groups(end, thread, server, size, _rows(tallies))
        return size > floors["bytes"] or num_rows > floors["rows"] or end - first > floors["duration"]


def _rows(tallies: list[Tally]) -> list[tuple[str, int, int, int]]:
    return [
        (name, _SLOTS[kind], rows, row_bytes)
        for _, name, kind, rows, row_bytes, _, _, _ in tallies
        if kind in _SLOTS and name is not None
    ]

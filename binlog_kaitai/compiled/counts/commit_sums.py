"""In what groups transactions were committed, and how many may run at a time: what the loops find, and Python adds."""

from __future__ import annotations

from collections import Counter

from binlog_kaitai.archive.commits.sums import GroupFinder, key_of
from binlog_kaitai.archive.stats import Stats
from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import records as r
from binlog_kaitai.reading.summaries import TransactionSummary

__all__ = ["CommitSums"]

_MOST_BITS = 64


class CommitSums:
    """Takes over what the loops have found in a record of sums.

    Args:
        record: of the sums.
        stats: has them in the end.
        file: name of the log.
    """

    def __init__(self, record: Integers, stats: Stats, file: str) -> None:
        self._record, self._stats, self._file = record, stats, file
        self._finder = GroupFinder(stats.commit_groups)

    def take(self, summary: TransactionSummary) -> None:
        """Take a transaction that the loops leave to Python, after those that they have added."""
        self._take_groups()
        self._finder.take(summary.file, summary.position, key_of(summary))

    def _take_groups(self) -> None:
        """Take the groups that the loops have found since this was done last."""
        record, commits, found = self._record, r.Sums.commits, self._stats.commit_groups
        for group in (commits.first, commits.now):
            key, position, num = record[group.key : group.key + r.CommitGroup.SLOTS].tolist()
            if num:
                self._finder.take(self._file, position, key, num)
            if group is commits.first and num:
                self._finder.close()
            record[group.trxs] = 0
        self._add(found.sizes, commits.groups)
        self._add(found.transactions, commits.trxs)
        found.most = max(found.most, int(record[commits.most]))

    def _add(self, counted: Counter[int], first: int) -> None:
        """Add numbers by bits, which begin with a slot and are counted anew from here on."""
        for bits in range(_MOST_BITS):
            if self._record[first + bits]:
                counted[bits] += self._record[first + bits]
                self._record[first + bits] = 0

    def finish(self) -> None:
        """Add all to the statistics."""
        self._take_groups()
        self._finder.close(is_last=True)
        self._add(self._stats.widths, r.Sums.bits)

"""Transactions that were found as columns, one by one."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from itertools import accumulate, compress, pairwise
from operator import ne

from binlog_kaitai.changes.filters import OPERATIONS
from binlog_kaitai.reading.summaries import TransactionSummary
from binlog_kaitai.reading.transaction_columns import Found, TransactionColumns

__all__ = ["FoundTransactions", "each_of"]

_MICROS = 1_000_000
_UNSIGNED = (1 << 64) - 1


class FoundTransactions:
    """Knows transactions by their numbers, counted from 0.

    Args:
        found: their columns.
        file: name of the log.
    """

    def __init__(self, found: TransactionColumns, file: str) -> None:
        self._found, self._file = found, file
        self._numbers = {name: _numbers(data) for name, data in found.numbers.items()}
        self._labels = {name: _numbers(column.numbers) for name, column in found.labels.items()}
        self._is_there = {name: _numbers(column.is_there) for name, column in found.texts.items()}
        self._ends = {name: memoryview(column.ends).cast("I") for name, column in found.texts.items()}
        self._firsts = self._begins()
        """The row with which each begins, and where the last one ends."""

    def _begins(self) -> list[int]:
        if self._found.num_rows == self._found.num_transactions:
            return list(range(self._found.num_rows + 1))
        numbers = self._numbers["transaction"].tolist()
        is_first = map(ne, [*numbers, -1], [-1, *numbers])
        return list(compress(range(len(numbers) + 1), is_first))

    def __len__(self) -> int:
        return len(self._firsts) - 1

    def numbers(self, name: str) -> list[int]:
        """Return a number of each transaction; -1 for what is not there."""
        return self._of_each(self._numbers[name].tolist())

    def _of_each(self, numbers: list[int]) -> list[int]:
        return numbers if len(self) == len(numbers) else [numbers[first] for first in self._firsts[:-1]]

    def rows(self) -> list[int]:
        """Return how many rows each transaction has."""
        columns = [self._numbers[f"{operation}_rows"].tolist() for operation in OPERATIONS]
        counts = [
            (a if a > 0 else 0) + (b if b > 0 else 0) + (c if c > 0 else 0) for a, b, c in zip(*columns, strict=True)
        ]
        if len(self) == len(counts):
            return counts
        before = list(accumulate(counts, initial=0))
        return [before[end] - before[first] for first, end in pairwise(self._firsts)]

    def summary(self, number: int) -> TransactionSummary:
        """Return an object of a transaction."""
        row, numbers = self._firsts[number], self._numbers
        made = TransactionSummary(
            self._file,
            numbers["position"][row],
            self._text("gtid", row),
            self._number("thread_id", row),
            numbers["server_id"][row],
            numbers["start"][row],
            numbers["commit"][row] / _MICROS,
            self._label("outcome", row) or "",
            numbers["bytes"][row],
            numbers["inflated_bytes"][row],
            numbers["end_position"][row],
            statement=self._text("statement", row),
            xid=self._number("xid", row),
            user=self._label("user", row),
            original_commit=self._number("original_commit", row),
            last_committed=self._number("last_committed", row),
            sequence_number=self._number("sequence_number", row),
            commit_id=self._number("commit_id", row),
            largest_event=numbers["largest_event"][row],
            largest_event_position=numbers["largest_event_position"][row],
        )
        for each in range(row, self._firsts[number + 1]):
            self._add_rows(made, each)
        return made

    def _add_rows(self, summary: TransactionSummary, row: int) -> None:
        """Add the rows of a table."""
        table = self._label("table", row)
        if table is None:
            return
        for operation in OPERATIONS:
            count = self._numbers[f"{operation}_rows"][row]
            if count >= 0:
                summary.rows[table, operation] = count
                summary.row_bytes[table, operation] = self._numbers[f"{operation}_bytes"][row]

    def _number(self, name: str, row: int) -> int | None:
        number = self._numbers[name][row]
        return None if number == -1 else number & _UNSIGNED

    def _label(self, name: str, row: int) -> str | None:
        number = self._labels[name][row]
        return None if number < 0 else self._found.labels[name].texts[number]

    def _text(self, name: str, row: int) -> str | None:
        if not self._is_there[name][row]:
            return None
        ends = self._ends[name]
        return str(self._found.texts[name].data[ends[row] : ends[row + 1]], "utf-8")


def each_of(found: Generator[Found, None, None], file: str) -> Generator[TransactionSummary, None, None]:
    """Yield an object of each transaction that is found in a log."""
    with closing(found):
        for one in found:
            if isinstance(one, TransactionSummary):
                yield one
            else:
                some = FoundTransactions(one, file)
                yield from map(some.summary, range(len(some)))


def _numbers(data: bytes) -> memoryview:
    return memoryview(data).cast("q")

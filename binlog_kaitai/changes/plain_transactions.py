"""Transactions that have a statement and no rows, many at once: a list for each field, without an object for each."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from dataclasses import fields
from typing import Protocol, runtime_checkable

from binlog_kaitai.changes.summaries import Summarizes, TransactionSummary
from binlog_kaitai.dataclass import dataclass

__all__ = ["Found", "InPieces", "PlainTransactions", "each", "pieces_of"]


@dataclass(slots=True)
class PlainTransactions:
    """Transactions of a log that follow each other; the fields are those of `TransactionSummary`, in its order."""

    file: str
    position: list[int]
    gtid: list[str | None]
    thread_id: list[int | None]
    server_id: list[int]
    start: list[int]
    end: list[float]
    outcome: list[str]
    bytes: list[int]
    inflated_bytes: list[int]
    end_position: list[int]
    statement: list[str | None]

    def __len__(self) -> int:
        return len(self.position)

    def __iter__(self) -> Iterator[TransactionSummary]:
        """Yield them as objects."""
        names = [field.name for field in fields(self)[1:]]
        for values in zip(*(getattr(self, name) for name in names), strict=True):
            yield TransactionSummary(self.file, **dict(zip(names, values, strict=True)))

    def durations(self) -> list[int]:
        """Return what `TransactionSummary.duration` is of each."""
        return [max(int(end) - start, 0) for start, end in zip(self.start, self.end, strict=True)]

    def part(self, start: int, stop: int) -> PlainTransactions:
        """Return some of them."""
        return PlainTransactions(self.file, *(getattr(self, field.name)[start:stop] for field in fields(self)[1:]))


Found = TransactionSummary | PlainTransactions


@runtime_checkable
class InPieces(Protocol):
    """A reader that finds many transactions at once."""

    def pieces(self) -> Generator[Found, None, None]: ...


def pieces_of(reader: Summarizes) -> Generator[Found, None, None]:
    """Yield the transactions of a reader, many at once where it finds them so. Raises BinlogError."""
    if isinstance(reader, InPieces):
        yield from reader.pieces()
    else:
        yield from reader.walk()


def each(pieces: Iterable[Found]) -> Generator[TransactionSummary, None, None]:
    """Yield transactions one by one."""
    for found in pieces:
        if isinstance(found, PlainTransactions):
            yield from found
        else:
            yield found

"""Transactions of a log as columns, many at once: without an object for each."""

from __future__ import annotations

from collections.abc import Generator
from typing import Protocol, runtime_checkable

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.named import NamedTuple
from binlog_kaitai.reading.summaries import Summarizes, TransactionSummary

__all__ = ["Found", "InPieces", "Labels", "Texts", "TransactionColumns", "pieces_of"]


class Labels(NamedTuple):
    """A column of texts of which there are few."""

    numbers: bytes
    """Which text a row has, 64 bits each; -1 for none."""
    texts: list[str]


class Texts(NamedTuple):
    """A column of texts."""

    ends: bytes
    """Where in the data the text of each row ends, 32 bits each, after a 0."""
    data: bytes
    """UTF-8."""
    is_there: bytes
    """Whether a row has one, 64 bits each."""


@dataclass(frozen=True, slots=True)
class TransactionColumns:
    """Transactions that follow each other, with a row for each of their tables, or one for all where they have no rows.

    The columns are named as the fields of `TransactionSummary`.
    """

    num_transactions: int
    num_rows: int
    numbers: dict[str, bytes]
    """64 bits each; -1 for what is not there. Rows of one transaction share ``transaction``. ``commit`` is in
    microseconds since 1970-01-01 UTC; rows and their bytes are by operation, ``insert_rows``."""
    labels: dict[str, Labels]
    texts: dict[str, Texts]


Found = TransactionSummary | TransactionColumns


@runtime_checkable
class InPieces(Protocol):
    """A reader that finds many transactions at once."""

    def pieces(self, most: int) -> Generator[Found, None, None]:
        """Yield the transactions; no piece goes on beyond a multiple of `most`. Raises BinlogError."""


def pieces_of(reader: Summarizes, most: int) -> Generator[Found, None, None]:
    """Yield the transactions of a reader, many at once where it finds them so; see `InPieces`. Raises BinlogError."""
    if isinstance(reader, InPieces):
        yield from reader.pieces(most)
    else:
        yield from reader.walk()

"""The records of an undo's file, as Python and the loops write them.

``record := (number+ columns)? text position row tail``, of which all but the text are words of 64 bits as this machine
has them. The numbers are those by which `conflicts` knows the row, the columns those that are put back; position and
row say where in its log it stands. The tail has the record's size, how many words there are before the text, and the
kind: the file is read from its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from sys import byteorder

from binlog_kaitai.named import NamedTuple
from binlog_kaitai.sql.column_sets import ALL_COLUMNS

__all__ = [
    "BEGIN",
    "END",
    "EVENT",
    "KIND_BITS",
    "LOOSE_ROW",
    "NUMBER_BITS",
    "ROW",
    "TAIL_BYTES",
    "WORD",
    "Record",
    "last_size",
    "number_of",
    "packed",
    "unpacked",
    "word",
]

BEGIN, ROW, LOOSE_ROW, EVENT, END = range(5)
"""Kinds: the begin of a transaction, what undoes a row, the same with a value that strict modes refuse, what the rows
before it have in common, and the end of a transaction."""
KIND_BITS, NUMBER_BITS = 4, 4
WORD = 8
TAIL_BYTES = 3 * WORD
"""Bytes after the text."""


class Record(NamedTuple):
    """One record."""

    kind: int
    numbers: tuple[int, ...]
    columns: int
    """That it puts back (`column_sets`), 0 without numbers."""
    data: bytes
    """Its text, or the bytes of a row of an undo as events."""
    place: int
    """Where it begins in the file."""
    position: int
    """Of the event in the log."""
    row: int
    """Number of the row in it."""
    log: str
    """Name of the log."""

    @property
    def text(self) -> str:
        """Return its text."""
        return self.data.decode(errors="surrogateescape")


def packed(
    kind: int, text: bytes, numbers: Sequence[int] = (), position: int = 0, row: int = 0, columns: int = ALL_COLUMNS
) -> bytes:
    """Return a record as the file has it."""
    words = [*numbers, columns] if numbers else []
    size = WORD * len(words) + len(text) + TAIL_BYTES
    tail = (size << NUMBER_BITS | len(words)) << KIND_BITS | kind
    return b"".join([*map(word, words), text, word(position), word(row), word(tail)])


def last_size(data: bytes | memoryview) -> int:
    """Return the size of the record at the end of some bytes, which may be less than that."""
    return number_of(data[-WORD:]) >> NUMBER_BITS + KIND_BITS


def unpacked(data: bytes, place: int, log: str) -> Record:
    """Return the record of some bytes, which are those of one."""
    tail = number_of(data[-WORD:])
    count = tail >> KIND_BITS & ((1 << NUMBER_BITS) - 1)
    words = memoryview(data[: WORD * count]).cast("q").tolist()
    columns = words.pop() if words else 0
    text = data[WORD * count : -TAIL_BYTES]
    position, row = memoryview(data[-TAIL_BYTES:-WORD]).cast("q")
    return Record(tail & ((1 << KIND_BITS) - 1), tuple(words), columns, text, place, position, row, log)


def word(number: int) -> bytes:
    """Return a number of 64 bits as this machine has it."""
    return number.to_bytes(WORD, byteorder, signed=True)


def number_of(data: bytes | memoryview) -> int:
    """Return the number that some bytes are on this machine."""
    return int.from_bytes(data, byteorder, signed=True)

"""Statements that undo rows, kept in a temporary file until all are known, and read from its end.

``file := record*``, ``record := kind numbers ":" text NUL``: no statement has a NUL in it; the numbers, in hexadecimal
and with commas between, are those of `conflicts`. The records of a transaction are between `BEGIN` and `END`; read from
the end, the last transaction comes first, and its last row.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Iterator
from typing import IO, NamedTuple

__all__ = ["BEGIN", "END", "EVENT", "ROW", "Record", "UndoStore"]

BEGIN, ROW, EVENT, END = "B", "R", "V", "E"
_NUL, _SEPARATOR = b"\0", b":"
_BITS = 64
_CHUNK = 1 << 20
"""Bytes that are read at once, unless a record is larger."""
_BUFFER = 1 << 20


class Record(NamedTuple):
    """One record of the store."""

    kind: str
    numbers: tuple[int, ...]
    text: str
    place: int
    """Where it begins in the file."""


class UndoStore:
    """Records in the order of the log, to be read backwards."""

    def __init__(self) -> None:
        self._file: IO[bytes] = tempfile.TemporaryFile(buffering=_BUFFER)  # noqa: SIM115  # closed by `close`
        self._size = 0
        self._begin = 0
        """Where the open transaction begins."""
        self._dropped: dict[str, tuple[int, int]] = {}
        """Places of prepared transactions that are not committed, by their ids."""

    def begin(self) -> None:
        """Begin a transaction."""
        self._begin = self._size
        self._write(BEGIN, "")

    @property
    def place(self) -> int:
        """Return where the next record will begin."""
        return self._size

    @property
    def begin_place(self) -> int:
        """Return where the open transaction begins."""
        return self._begin

    def add(self, text: str, numbers: Iterable[int] = ()) -> None:
        """Add what undoes a row, which is known by some numbers."""
        self._write(ROW, text, ",".join(f"{number:x}" for number in numbers))

    def add_event(self, text: str) -> None:
        """Add what the rows before it have in common."""
        self._write(EVENT, text)

    def add_records(self, data: bytes) -> None:
        """Add records as the file has them."""
        begin = _NUL + BEGIN.encode() + _SEPARATOR
        found = (_NUL + data).rfind(begin)
        if found >= 0:
            self._begin = self._size + found
        self._size += len(data)
        self._file.write(data)

    def end(self, about: str) -> None:
        """End the transaction, which was committed."""
        self._write(END, about)

    def open_numbers(self) -> Iterator[int]:
        """Yield the numbers of the rows in the open transaction."""
        self._file.flush()
        for record in self._records(self._begin, self._size):
            yield from record.numbers
        self._file.seek(self._size)

    def drop(self) -> None:
        """Forget the open transaction."""
        self._file.seek(self._begin)
        self._file.truncate()
        self._size = self._begin

    def prepare(self, xid: str, about: str) -> None:
        """End a transaction that is only undone when it is committed later on."""
        self._write(END, about)
        self._dropped[xid] = self._begin, self._size

    def commit(self, xid: str) -> None:
        """Commit a prepared transaction."""
        self._dropped.pop(xid, None)

    @property
    def num_prepared(self) -> int:
        """Return how many transactions are prepared and not committed."""
        return len(self._dropped)

    def backwards(self) -> Iterator[Record]:
        """Yield the records, the last one first."""
        for data, place in self.data_backwards():
            yield _record(data, place)

    def data_backwards(self) -> Iterator[tuple[bytes, int]]:
        """Yield the records as the file has them, without the end, and their places; the last one first."""
        self._file.flush()
        end = self._size
        for start, stop in sorted(self._dropped.values(), reverse=True):
            yield from self._data(stop, end)
            end = start
        yield from self._data(0, end)

    def _records(self, start: int, end: int) -> Iterator[Record]:
        """Yield the records between two places, the last one first."""
        for data, place in self._data(start, end):
            yield _record(data, place)

    def _data(self, start: int, end: int) -> Iterator[tuple[bytes, int]]:
        place = end
        rest: list[bytes] = []
        """The end of a record whose beginning is not read yet, in pieces, the last one first."""
        while end > start:
            size = min(_CHUNK, end - start)
            end -= size
            self._file.seek(end)
            first, *others = self._file.read(size).split(_NUL)
            for number, piece in enumerate(reversed(others)):
                whole = piece if number else b"".join([piece, *reversed(rest)])
                if number == 0:
                    rest = []
                if whole:
                    place -= len(whole) + len(_NUL)
                    yield whole, place
            rest.append(first)
        if any(rest):
            yield b"".join(reversed(rest)), start

    def _write(self, kind: str, text: str, numbers: str = "") -> None:
        data = f"{kind}{numbers}:{text}".encode(errors="surrogateescape") + _NUL
        self._size += len(data)
        self._file.write(data)

    def close(self) -> None:
        """Remove the file."""
        self._file.close()


def _signed(number: int) -> int:
    """A number of 64 bits that was written without its sign."""
    return number - (1 << _BITS) if number >> (_BITS - 1) > 0 else number


def _record(data: bytes, place: int) -> Record:
    head, _, text = data.decode(errors="surrogateescape").partition(":")
    numbers = tuple(_signed(int(number, 16)) for number in head[1:].split(",")) if head[1:] else ()
    return Record(head[0], numbers, text, place)

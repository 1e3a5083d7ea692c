"""What undoes rows, kept in a temporary file until all of it is known, and read from its end.

The records of a transaction (`undo_records`) are between `BEGIN` and `END`; read from the end, the last transaction
comes first, and its last row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from binlog_kaitai.files import scratch_file
from binlog_kaitai.sql.column_sets import ALL_COLUMNS
from binlog_kaitai.undoing.undo_records import (
    BEGIN,
    END,
    LOOSE_ROW,
    ROW,
    TAIL_BYTES,
    Record,
    last_size,
    packed,
    unpacked,
)

__all__ = ["UndoStore"]

_CHUNK = 1 << 20
"""Bytes that are read at once, unless a record is larger."""
_BUFFER = 1 << 16
"""More is read and written without a copy."""


class UndoStore:
    """Records in the order of the log, to be read backwards."""

    def __init__(self) -> None:
        self._file = scratch_file(_BUFFER)
        self._size = 0
        self._begin = 0
        """Where the open transaction begins."""
        self._logs = [(0, "")]
        """Names of logs, and where their records begin."""
        self._dropped: dict[str, tuple[int, int]] = {}
        """Places of prepared transactions that are not committed, by their ids."""

    def begin_log(self, name: str) -> None:
        """Say which log the next records are of."""
        self._logs.append((self._size, name))

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

    def add(
        self,
        text: str,
        numbers: Sequence[int] = (),
        position: int = 0,
        row: int = 0,
        *,
        is_loose: bool = False,
        columns: int = ALL_COLUMNS,
    ) -> None:
        """Add what undoes some columns of a row, which is known by numbers, and where in the log the row stands."""
        self._add(packed(LOOSE_ROW if is_loose else ROW, _encoded(text), numbers, position, row, columns))

    def add_records(self, data: bytes | memoryview, begin: int | None = None) -> None:
        """Add records as the file has them; the last transaction that begins in them begins at a place of theirs."""
        if begin is not None:
            self._begin = self._size + begin
        self._add(data)

    def end(self, about: str) -> None:
        """End the transaction, which was committed."""
        self._write(END, about)

    def open_numbers(self) -> Iterator[int]:
        """Yield the numbers of the rows in the open transaction."""
        for record in self._records(self._begin, self._size, ""):
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

    def prepare_records(self, xid: str, start: int, stop: int) -> None:
        """Note that the records between two places are a transaction that is only undone when it is committed."""
        self._dropped[xid] = start, stop

    def commit(self, xid: str) -> None:
        """Commit a prepared transaction."""
        self._dropped.pop(xid, None)

    @property
    def num_prepared(self) -> int:
        """Return how many transactions are prepared and not committed."""
        return len(self._dropped)

    def backwards(self) -> Iterator[Record]:
        """Yield the records, the last one first."""
        for start, stop, name in self.stretches():
            yield from self._records(start, stop, name)

    def stretches(self) -> Iterator[tuple[int, int, str]]:
        """Yield begin and end of stretches of records and the log that they are of, the last one first."""
        end = self._size
        for start, stop in [*sorted(self._dropped.values(), reverse=True), (0, 0)]:
            for begin, name in reversed(self._logs):
                if end > max(begin, stop):
                    yield max(begin, stop), end, name
                    end = max(begin, stop)
            end = start

    def block(self, start: int, end: int, room: Callable[[int], memoryview]) -> memoryview:
        """Return bytes before a place, among them a whole record, in room for so many."""
        data = self._read(end, min(max(_CHUNK, TAIL_BYTES), end - start), room)
        wanted = last_size(data)
        return data if wanted <= len(data) else self._read(end, wanted, room)

    def _read(self, end: int, size: int, room: Callable[[int], memoryview]) -> memoryview:
        data = room(size)[:size]
        self._file.seek(end - size)
        self._file.readinto(data)
        return data

    def _records(self, start: int, end: int, name: str) -> Iterator[Record]:
        """Yield the records between two places, the last one first."""
        while end > start:
            data = self.block(start, end, _new_room)
            left = len(data)
            first = end - left
            while left >= TAIL_BYTES and (size := last_size(data[:left])) <= left:
                left -= size
                yield unpacked(bytes(data[left : left + size]), first + left, name)
            end = first + left

    def _write(self, kind: int, text: str) -> None:
        self._add(packed(kind, _encoded(text)))

    def _add(self, data: bytes | memoryview) -> None:
        self._size += len(data)
        self._file.write(data)

    def close(self) -> None:
        """Remove the file."""
        self._file.close()


def _new_room(size: int) -> memoryview:
    return memoryview(bytearray(size))


def _encoded(text: str) -> bytes:
    return text.encode(errors="surrogateescape")

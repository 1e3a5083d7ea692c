"""Rows by their keys, more of them than memory has room for: what was not touched for long is in a file of SQLite."""

from __future__ import annotations

import errno
import heapq
import pickle
import sqlite3
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from decimal import Decimal
from itertools import islice
from types import TracebackType
from typing import IO, Any

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.files import scratch_file
from binlog_kaitai.rows.images import Image
from binlog_kaitai.states.scratch_tables import scratch_tables

__all__ = ["Key", "RowStore", "StoredRow"]

Key = tuple[Any, ...]
_Kind = tuple[type, bool]
"""The type of a value, and whether it has no zone."""
_NUMBERS = (int, float, Decimal)
_MOST_BYTES = 32 << 20
"""Bytes of rows that are in memory before they are written."""
_MOST_ROWS = 100_000
_RUN = 50_000
"""Rows that are sorted in memory."""
_TABLE = "CREATE TABLE rows (name BLOB PRIMARY KEY, data BLOB) WITHOUT ROWID"


@dataclass(frozen=True, slots=True)
class StoredRow:
    """What is known of one row."""

    key: Key
    image: Image | None
    """None for a row that is there, and of which some columns are not known."""
    definition: int
    """Number of the definition that it has."""
    is_born: bool
    """The logs, or what was there before, have it from its beginning."""
    count: int = 1
    """So many rows are the same, of a table without a key."""


class RowStore:
    """Rows by their keys. A context, for what it has on disk."""

    def __init__(self) -> None:
        self._recent: dict[bytes, bytes | None] = {}
        """By the text of the key; None for a row that is gone."""
        self._kinds: dict[tuple[_Kind, ...], bool] = {}
        """The kinds of keys that were met, and whether their values have an order."""
        self._size = 0
        self._stack = ExitStack()
        self._file: sqlite3.Connection | None = None

    def __enter__(self) -> RowStore:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    def put(self, row: StoredRow) -> bytes:
        """Keep a row; returns a name by which `named` finds it."""
        kinds = tuple(map(_kind, row.key))
        if kinds not in self._kinds:
            self._kinds[kinds] = all(map(_has_order, row.key))
        name = _name(row.key)
        self._note(name, pickle.dumps(_parts(row), pickle.HIGHEST_PROTOCOL))
        return name

    def pop(self, key: Key) -> StoredRow | None:
        """Take a row out; None where there is none."""
        name = _name(key)
        found = self.named(name)
        if found is not None:
            self._note(name, None)
        return found

    def named(self, name: bytes) -> StoredRow | None:
        """Return a row by its name; None where it has gone."""
        data = self._recent[name] if name in self._recent else self._stored(name)
        return None if data is None else StoredRow(*pickle.loads(data))

    def name_of(self, row: StoredRow) -> bytes:
        """Return the name of a row that is kept."""
        return _name(row.key)

    def clear(self) -> None:
        """Forget all."""
        self._recent.clear()
        self._kinds.clear()
        self._size = 0
        if self._file is not None:
            self._file.execute("DELETE FROM rows")

    def rows(self) -> Iterator[StoredRow]:
        """Yield all rows, in no order."""
        if self._file is None:
            yield from (StoredRow(*pickle.loads(data)) for data in self._recent.values() if data is not None)
            return
        self._flush()
        for (data,) in self._file.execute("SELECT data FROM rows"):
            yield StoredRow(*pickle.loads(data))

    def in_order(self) -> Iterator[StoredRow]:
        """Yield all rows in the order of their keys; of their texts, where keys of different types were met, or of a
        type without an order."""
        is_ordered = len(self._kinds) < 2 and all(self._kinds.values())
        return _sorted(self.rows(), _key if is_ordered else _text)

    def _note(self, name: bytes, data: bytes | None) -> None:
        self._recent[name] = data
        self._size += len(name) + len(data or b"")
        if self._size > _MOST_BYTES or len(self._recent) > _MOST_ROWS:
            self._flush()

    def _stored(self, name: bytes) -> bytes | None:
        if self._file is None:
            return None
        found = self._file.execute("SELECT data FROM rows WHERE name = ?", (name,)).fetchone()
        return None if found is None else found[0]

    def _flush(self) -> None:
        """Write what is in memory. Raises OSError."""
        try:
            self._write()
        except sqlite3.Error as error:
            raise OSError(errno.EIO, f"rows cannot be kept here: {error}", tempfile.gettempdir()) from error

    def _write(self) -> None:
        file = self._file = self._file or scratch_tables(self._stack, _TABLE)
        gone = ((name,) for name, data in self._recent.items() if data is None)
        file.executemany("DELETE FROM rows WHERE name = ?", gone)
        kept = ((name, data) for name, data in self._recent.items() if data is not None)
        file.executemany("INSERT OR REPLACE INTO rows VALUES (?, ?)", kept)
        self._recent.clear()
        self._size = 0


def _name(key: Key) -> bytes:
    return repr(key).encode(errors="surrogatepass")


def _parts(row: StoredRow) -> tuple[Any, ...]:
    return row.key, row.image, row.definition, row.is_born, row.count


def _has_order(value: Any) -> bool:
    try:
        value < value  # noqa: B015
    except TypeError:
        return False
    return True


def _kind(value: Any) -> _Kind:
    """Return what is the same of values that are compared with each other."""
    kind = type(value)
    return int if issubclass(kind, _NUMBERS) else kind, getattr(value, "tzinfo", None) is None


def _key(row: StoredRow) -> Key:
    return row.key


def _text(row: StoredRow) -> str:
    return repr(row.key)


def _sorted(rows: Iterator[StoredRow], order: Callable[[StoredRow], Any]) -> Iterator[StoredRow]:
    """Yield rows in order, by runs on disk where they are many."""
    run = sorted(islice(rows, _RUN), key=order)
    if len(run) < _RUN:
        yield from run
        return
    with ExitStack() as stack:
        runs: list[Iterable[StoredRow]] = []
        while run:
            runs.append(_again(stack.enter_context(_written(run))))
            run = sorted(islice(rows, _RUN), key=order)
        yield from heapq.merge(*runs, key=order)


def _written(run: list[StoredRow]) -> IO[bytes]:
    file = scratch_file()
    for row in run:
        pickle.dump(_parts(row), file, pickle.HIGHEST_PROTOCOL)
    file.seek(0)
    return file


def _again(file: IO[bytes]) -> Iterator[StoredRow]:
    while True:
        try:
            found = pickle.load(file)
        except EOFError:
            return
        yield StoredRow(*found)

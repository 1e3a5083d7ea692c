"""The Parquet files that one log, or a part of it, leaves in the folders of tables.

Each definition of a table has a file of its own, as long as there are few of them. Beyond that, small ones share a file
with the widest schema of theirs: a table that is altered again and again would leave thousands of files of a few rows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import IO, Any

import pyarrow as pa
import pyarrow.parquet as pq

from binlog_kaitai.arrow.widen import schema_key, together
from binlog_kaitai.export.encodings import encodings
from binlog_kaitai.export.folder import part_name
from binlog_kaitai.export.output import Output

__all__ = ["Parts", "open_parquet", "write_group"]

_GROUP_BYTES = 8 << 20
"""Bytes of a table that are collected for a row group ..."""
_HELD_BYTES = 96 << 20
"""... unless all tables together have so many."""
_VALUES_AT_ONCE = 1 << 13
"""Values that the writer encodes before it looks whether a page is full."""
_MAX_OPEN = 200
"""Files that are written to at the same time."""
_MOST_DEFINITIONS = 16
"""Files of a table that have one definition each, where others may share one."""
_MOST_SHARED = 1 << 12
"""Batches of a shared file."""

_Key = tuple[str, bytes]
"""A folder and a definition."""


def open_parquet(file: IO[bytes], rows: pa.Table) -> pq.ParquetWriter:
    """Return a writer of Parquet as all of our files are; `rows` are the first, which are not written yet."""
    chosen = encodings(rows)
    options: Any = {"use_dictionary": chosen.dictionaries, "write_statistics": chosen.statistics}
    return pq.ParquetWriter(
        file,
        rows.schema,
        compression="zstd",
        column_encoding=chosen.others or None,
        write_batch_size=_VALUES_AT_ONCE,
        **options,
    )


def write_group(writer: pq.ParquetWriter, rows: pa.Table) -> None:
    """Write rows as a row group. Raises OSError.

    Each batch has brought the dictionary of its own GTIDs. Where a dictionary changes inside of a row group, the writer
    leaves it and writes each value as text.
    """
    writer.write_table(rows.unify_dictionaries())


class _Part:
    """A file of one definition of a table, which is there when its first rows are written."""

    def __init__(self, path: str, folder: Output) -> None:
        self.path = path
        self.waiting: list[pa.RecordBatch] = []
        self.held = 0
        self._folder = folder
        self._stack = ExitStack()
        self._writer: pq.ParquetWriter | None = None

    @property
    def is_begun(self) -> bool:
        """Some of its rows are written."""
        return self._writer is not None

    def add(self, batch: pa.RecordBatch) -> None:
        """Take a batch; a row group is written when there is enough."""
        self.waiting.append(batch)
        self.held += batch.nbytes
        if self.held >= _GROUP_BYTES:
            self.flush()

    def flush(self) -> None:
        """Write what waits as a row group."""
        if self.waiting:
            self.write(pa.Table.from_batches(self.waiting))
        self.waiting, self.held = [], 0

    def write(self, rows: pa.Table) -> None:
        """Write rows as a row group."""
        if self._writer is None:
            file: IO[bytes] = self._stack.enter_context(self._folder.part(self.path, syncs=False))
            try:
                self._writer = open_parquet(file, rows)
            except BaseException as error:
                self._leave_none(error)
                raise
        write_group(self._writer, rows)

    def close(self) -> None:
        """Complete the file, or leave none. Raises OSError."""
        try:
            self.flush()
            if self._writer is not None:
                self._writer.close()
        except BaseException as error:
            self.abandon(error)
            raise
        self._stack.close()

    def abandon(self, error: BaseException) -> None:
        """Leave no file."""
        if self._writer is not None:
            self._writer.is_open = False  # or it would complete the file when it is collected
        self._leave_none(error)

    def _leave_none(self, error: BaseException) -> None:
        with suppress(OSError, type(error)):  # the disk may be full still, and what is buffered has no room
            self._stack.__exit__(type(error), error, error.__traceback__)


class Parts:
    """The files of one log, or of several small ones.

    Args:
        folder: where to.
        number: of the log or split, the first of several; it stands in the names of the files.
        may_share: definitions may share files.
    """

    def __init__(self, folder: Output, number: int, *, may_share: bool = False) -> None:
        self._names: list[str] = []
        """Of all files."""
        self._taken: dict[str, None] = {}
        """Names of the files that batches were added to."""
        self._others: dict[str, list[str]] = {}
        """By name of a file: in which ones its rows are instead."""
        self._folder, self._number, self._may_share = folder, number, may_share
        self._open: dict[_Key, _Part] = {}
        self._shared: dict[str, _Part] = {}
        """By folder: the file of many definitions that is not begun yet."""
        self._count: Counter[str] = Counter()

    def add(self, place: str, batch: pa.RecordBatch) -> None:
        """Write a batch to the file of its definition in a folder."""
        key = place, schema_key(batch.schema)
        part = self._open.pop(key, None)
        if part is None and self._may_share and self._count[place] >= _MOST_DEFINITIONS:
            self._share(place, batch)
        else:
            self._open[key] = part = part or self._new(place)  # the last one used is the last
            self._taken[part.path] = None
            part.add(batch)
        if sum(part.held for part in (*self._open.values(), *self._shared.values())) > _HELD_BYTES:
            self._flush_largest()

    def _flush_largest(self) -> None:
        largest = max(self._open.values(), key=lambda part: part.held, default=None)
        for place, shared in self._shared.items():
            if largest is None or shared.held > largest.held:
                self._end_shared(place)
                return
        if largest is not None:
            largest.flush()

    def _share(self, place: str, batch: pa.RecordBatch) -> None:
        """Write a batch to the file of many definitions in a folder; it takes the rows of files not yet begun."""
        shared = self._shared.get(place)
        if shared is None:
            alike = [key for key, part in self._open.items() if key[0] == place and not part.is_begun]
            taken = sorted((self._open.pop(key) for key in alike), key=lambda part: self._names.index(part.path))
            self._shared[place] = shared = taken[0] if taken else self._new(place)
            self._others |= {part.path: [shared.path] for part in taken[1:]}
            shared.waiting += (one for part in taken[1:] for one in part.waiting)
            shared.held = sum(part.held for part in taken)
        self._taken[shared.path] = None
        shared.waiting.append(batch)
        shared.held += batch.nbytes
        if shared.held >= _GROUP_BYTES or len(shared.waiting) >= _MOST_SHARED:
            self._end_shared(place)

    def _end_shared(self, place: str) -> None:
        """Complete the file of many definitions in a folder; there are several where their columns have no common
        type."""
        part = self._shared.pop(place)
        tables = together(part.waiting)
        part.waiting = []
        for number, rows in enumerate(tables):
            one = self._new(place) if number else part
            self._others.setdefault(part.path, []).append(one.path)
            try:
                one.write(rows)
            except BaseException as error:
                one.abandon(error)
                raise
            one.close()

    def _new(self, place: str) -> _Part:
        if len(self._open) >= _MAX_OPEN:
            self._open.pop(next(iter(self._open))).close()
        again = self._count[place]
        self._count[place] += 1
        name = part_name(self._folder.batch, self._number, f"-{_sortable(again)}.parquet")
        self._names.append(f"{place}/{name}")
        return _Part(self._names[-1], self._folder)

    def taken(self) -> list[str]:
        """Return the names of the files that batches were added to since this was last asked."""
        found, self._taken = [*self._taken], {}
        return found

    def written(self, taken: Iterable[str]) -> list[str]:
        """Return, when all is closed, the names of the files that have the rows which these were to have."""
        shared = [one for name in taken for one in self._others.get(name, [name])]
        found = {one for name in shared for one in self._others.get(name, [name])}
        return [name for name in self._names if name in found]

    @contextmanager
    def closing(self) -> Iterator[Parts]:
        """Completes the files when the block ends well, and has them on the disk."""
        try:
            yield self
            for place in list(self._shared):
                self._end_shared(place)
            for part in self._open.values():
                part.close()
            self._folder.sync(self.written(self._names))
        except BaseException as error:
            for part in self._open.values():
                part.abandon(error)
            raise


def _sortable(number: int) -> str:
    """Return a number so that it sorts as text after all smaller ones: 0 to 9, a10 to a99, b100 ..."""
    digits = str(number)
    return digits if len(digits) == 1 else f"{chr(ord('a') + len(digits) - 2)}{digits}"

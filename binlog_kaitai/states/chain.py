"""Whether each image before a change is the last one after a change of the same row: else a change is missing.

The images are put aside on disk in partitions by the hash of the key, in the order of the logs, and then read one
partition after the other: no more than the rows of one are in memory at a time.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import field
from hashlib import blake2b
from types import TracebackType
from typing import IO

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import SchemaMismatchError
from binlog_kaitai.files import scratch_file
from binlog_kaitai.rows.images import Image
from binlog_kaitai.rows.table import Table
from binlog_kaitai.states.committed import Commit, Place, Step
from binlog_kaitai.states.row_store import Key
from binlog_kaitai.states.table_state import key_columns, key_of, known_image, same_columns

__all__ = ["Break", "Chain"]

_PARTITIONS = 64
_HASH_BYTES = 8


@dataclass(frozen=True, slots=True)
class Break:
    """A row with a missing change, or one that bypassed the log."""

    table: str
    key: Key
    what: str
    """What is wrong, with the place of the change before."""
    place: Place
    """Of the change that does not fit."""

    def __str__(self) -> str:
        shown = ", ".join(map(str, self.key))
        return f"{self.place}: {self.table} ({shown}): {self.what}"


@dataclass(slots=True)
class _Era:
    """The time between two statements after which the content of a table is unknown from its logs alone."""

    number: int = 0
    emptied: Place | None = None
    """Where the statement is that left it empty."""


@dataclass(slots=True)
class _Last:
    image: Image | None
    """None for a row that was deleted."""
    columns: frozenset[str]
    place: Place


_Record = tuple[str, Key, int, Place | None, str, Image | None, Image | None, int, Place]


@dataclass(slots=True)
class Chain:
    """Takes what was committed, and finds where a change is missing. A context, for what it has on disk."""

    num_rows: int = 0
    """Images that were compared, or could be."""
    unchecked: set[str] = field(default_factory=set)
    """Tables whose primary key is not known."""
    _eras: dict[tuple[str, str], _Era] = field(default_factory=dict)
    _stack: ExitStack = field(default_factory=ExitStack)
    _files: list[IO[bytes]] = field(default_factory=list)
    _tables: list[Table] = field(default_factory=list)
    _columns: list[frozenset[str]] = field(default_factory=list)
    """Of these tables."""
    _numbers: dict[int, int] = field(default_factory=dict)

    def __enter__(self) -> Chain:
        for _ in range(_PARTITIONS):
            file = self._stack.enter_context(scratch_file())
            self._files.append(file)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    def take(self, commit: Commit) -> None:
        """Take a transaction, in the order of the logs."""
        for step in commit.steps:
            if step.definition is None:
                self._begin_era(step)
            else:
                self._put_aside(step, step.definition)

    def _begin_era(self, step: Step) -> None:
        if step.kind == "altered":  # the columns tell
            return
        for (database, _), era in self._eras.items():
            if step.database in ("", database) and step.table is None:
                era.number, era.emptied = era.number + 1, step.place if step.kind == "emptied" else None
        if step.table is not None:
            era = self._eras.setdefault((step.database, step.table), _Era())
            era.number, era.emptied = era.number + 1, step.place if step.kind == "emptied" else None

    def _put_aside(self, step: Step, definition: Table) -> None:
        name = f"{step.database}.{definition.name}"
        try:
            names = key_columns(definition)
        except SchemaMismatchError:
            self.unchecked.add(name)
            return
        before = key_of(names, step.before)
        after = None if step.after is None else key_of(names, {**(step.before or {}), **step.after})
        era = self._eras.setdefault((step.database, definition.name), _Era())
        self.num_rows += 1
        if before is not None and before != after:
            self._write(name, before, era, "delete", step.before, None, definition, step.place)
        if after is not None:
            if before == after:
                self._write(name, after, era, "update", step.before, step.after, definition, step.place)
            else:
                whole = known_image(step.before, step.after)
                self._write(name, after, era, "insert", None, whole, definition, step.place)

    def _write(
        self,
        name: str,
        key: Key,
        era: _Era,
        kind: str,
        before: Image | None,
        after: Image | None,
        definition: Table,
        place: Place,
    ) -> None:
        number = self._numbers.get(id(definition))
        if number is None:
            number = self._numbers[id(definition)] = len(self._tables)
            self._tables.append(definition)  # which keeps its id taken
            self._columns.append(same_columns(definition))
        record: _Record = name, key, era.number, era.emptied, kind, before, after, number, place
        digest = blake2b(repr((name, key)).encode(errors="surrogatepass"), digest_size=_HASH_BYTES).digest()
        pickle.dump(record, self._files[int.from_bytes(digest) % _PARTITIONS], pickle.HIGHEST_PROTOCOL)

    def breaks(self) -> Iterator[Break]:
        """Yield what does not fit, in the order of the logs within each partition."""
        for file in self._files:
            file.seek(0)
            known: dict[tuple[str, Key, int], _Last] = {}
            while True:
                try:
                    record: _Record = pickle.load(file)
                except EOFError:
                    break
                yield from self._follow(known, record)

    def _follow(self, known: dict[tuple[str, Key, int], _Last], record: _Record) -> Iterator[Break]:
        name, key, era, emptied, kind, before, after, number, place = record
        columns = self._columns[number]
        last = known.get((name, key, era))
        what = _difference(last, kind, before, columns, emptied=emptied)
        if what is not None:
            yield Break(name, key, what, place)
        image = None if kind == "delete" else known_image(None if last is None else last.image, before, after)
        known[name, key, era] = _Last(image, columns, place)


def _difference(
    last: _Last | None, kind: str, before: Image | None, columns: frozenset[str], *, emptied: Place | None
) -> str | None:
    """Return what is wrong with a change, if anything."""
    if last is None:
        if emptied is None or not before:
            return None
        return f"it is not inserted anywhere since the table was empty, at {emptied.file} @{emptied.position}"
    if kind == "insert":
        return None if last.image is None else f"it is inserted, but is there already since {last.place}"
    if last.image is None:
        return f"it is changed, but was deleted at {last.place}"
    common = [
        name
        for name in before or {}
        if name in last.image and (columns == last.columns or _is_same(name, columns, last))
    ]
    differing = [name for name in common if (before or {})[name] != last.image[name]]
    if not differing:
        return None
    shown = ", ".join(f"{name} was {last.image[name]!r:.60}, is {(before or {})[name]!r:.60}" for name in differing[:3])
    return f"what was before it is not what {last.place} has left: {shown}"


def _is_same(name: str, columns: frozenset[str], last: _Last) -> bool:
    """Return whether a column is the same in both definitions; one without a name never is."""
    mine = {text for text in columns if text.startswith(f"{name}\0")}
    return bool(mine & last.columns) and not name.startswith("@")

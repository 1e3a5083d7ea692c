"""A stream: a folder to which a server, or a copy job, adds logs; the last one may still grow.

An offset is a log by name, a position between two transactions in it, the identity of the log, so that another log of
the same name is noticed, and the number of the types that the stream was begun with. Transactions that are open are not
delivered before they end.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from pyspark.sql.datasource import DataSourceStreamReader, InputPartition
from pyspark.sql.streaming.datasource import (
    ReadAllAvailable,
    ReadLimit,
    ReadMaxBytes,
    ReadMaxFiles,
    SupportsTriggerAvailableNow,
)
from pyspark.sql.types import BooleanType, StructType

from binlog_kaitai.arrow.types import TYPES, TYPES_OF_0_2
from binlog_kaitai.changes.splits import Split
from binlog_kaitai.errors import SourceChangedError
from binlog_kaitai.log.source import Source, list_sources, log_order, plain_log
from binlog_kaitai.series.tail import group_start, identity, safe_end
from binlog_kaitai.spark.packing import Task, grown_size
from binlog_kaitai.spark.source.options import SourceOptions
from binlog_kaitai.spark.source.plain import plainly
from binlog_kaitai.spark.source.rows import SplitRows, tasks_of
from binlog_kaitai.spark.source.types import LINEAGE_FIELDS

__all__ = ["StreamReader"]

Offset = dict[str, Any]


@dataclass(frozen=True, slots=True)
class _Place:
    """An offset; without a file, before all logs."""

    file: str
    position: int
    identity: int
    types: int = TYPES

    @classmethod
    def of(cls, offset: Offset) -> _Place:
        return cls(offset["file"], offset["position"], offset["identity"], offset.get("types", TYPES_OF_0_2))

    def as_offset(self) -> Offset:
        place = {"file": self.file, "position": self.position, "identity": self.identity}
        return place if self.types == TYPES_OF_0_2 else place | {"types": self.types}


_NO_EVENT = 0
"""The identity of a log that has no whole event yet."""
_EARLIEST = _Place("", 0, _NO_EVENT)


class StreamReader(SplitRows, DataSourceStreamReader, SupportsTriggerAvailableNow):
    """Reads what is added to a folder.

    Args:
        options: what to read.
        schema: of the rows that are wanted.
        is_all: the schema has all columns of the table, so that another one ends the stream.
        is_inferred: the types are those of the logs.
    """

    _target: _Place | None = None
    """Where a query that takes what is there now ends."""

    def __init__(self, options: SourceOptions, schema: StructType, *, is_all: bool, is_inferred: bool = False) -> None:
        super().__init__(options, schema, is_all=is_all)
        flags = (field.name for field in schema if field.name not in LINEAGE_FIELDS and field.dataType == BooleanType())
        self._other_in_0_2 = list(flags) if is_inferred else []
        if len(options.paths) != 1 or not os.path.isdir(options.paths[0]):
            raise ValueError(f"mysql_binlog: a stream reads one folder, not {', '.join(options.paths)}")
        if options.read.keys is not None:
            raise ValueError("mysql_binlog: a stream cannot read encrypted logs")

    @plainly
    def initialOffset(self) -> Offset:  # noqa: N802 (Spark's names, here and below)
        """Return where a new query begins."""
        start = _EARLIEST if self.options.starting_offsets == "earliest" else self._latest(_EARLIEST)
        return start.as_offset()

    def getDefaultReadLimit(self) -> ReadLimit:  # noqa: N802
        """Return what one batch may have at most."""
        if self.options.max_bytes is not None:
            return ReadMaxBytes(self.options.max_bytes)
        return ReadAllAvailable() if self.options.max_files is None else ReadMaxFiles(self.options.max_files)

    @plainly
    def prepareForTriggerAvailableNow(self) -> None:  # noqa: N802
        """Note what is there now."""
        self._target = self._latest(_EARLIEST)

    @plainly
    def latestOffset(self, start: Offset, limit: ReadLimit) -> Offset:  # noqa: N802
        """Return where the batch ends that begins at `start`. Raises SourceChangedError."""
        most = limit.max_bytes if isinstance(limit, ReadMaxBytes) else None
        files = limit.max_files if isinstance(limit, ReadMaxFiles) else None
        return self._latest(self._begin(start), most, files).as_offset()

    @plainly
    def partitions(self, start: Offset, end: Offset) -> list[InputPartition]:
        """Return the tasks of a batch. Raises SourceChangedError."""
        last = _Place.of(end)
        first, logs = self._logs(self._begin(start))
        if first.file and not logs:
            raise SourceChangedError(f"{_shorter(first)}; start again when it is whole", first.file)
        of_batch = [source for source in logs if log_order(_name(source)) <= log_order(last.file)]
        split_size = grown_size(of_batch, self.options.split_size)
        found: list[Split] = []
        for source in _plain(of_batch):
            whole = replace(source, size=last.position) if _name(source) == last.file else source
            found += _splits(whole, first.position if _name(source) == first.file else 0, split_size)
        return tasks_of([Task(split, self.options.filter) for split in found], split_size)

    def _begin(self, start: Offset) -> _Place:
        """Return where to go on. Raises ValueError for a checkpoint that was begun with other types."""
        place = _Place.of(start)
        if place.types not in (TYPES, TYPES_OF_0_2):
            raise ValueError(f"mysql_binlog: the checkpoint has types of number {place.types}, of a newer version")
        if place.types == TYPES_OF_0_2 and self._other_in_0_2:
            raise ValueError(
                f"mysql_binlog: the checkpoint is of version 0.2, where {', '.join(self._other_in_0_2)} (BIT(1)) was"
                " decimal(20,0) and not boolean: give .schema(...) with that type, or begin with a new checkpoint"
            )
        return place

    def _logs(self, start: _Place) -> tuple[_Place, list[Source]]:
        """Return where to go on, the log of that place and those after it, by their names alone.

        They are listed before any is looked into: all but the last are complete. There are none while that log is
        copied anew and is not as long again as it was. Raises SourceChangedError.
        """
        logs = self._listed(_is_from(start.file))
        if start.file and self.options.fail_on_data_loss:
            _check(logs, start)
        elif start.file and self._is_copied_anew(logs, start):
            return start, []
        elif start.file and _is_another_series(logs, start):
            return replace(_EARLIEST, types=start.types), self._listed(lambda name: True)
        return start, logs

    def _listed(self, is_from: Callable[[str], bool]) -> list[Source]:
        found = list_sources(self.options.paths, lambda name: is_from(name) and self.options.is_wanted(name))
        return [source for source in found if source.seekable]

    def _is_copied_anew(self, logs: list[Source], start: _Place) -> bool:
        """Return whether the log of `start` is there, and has not all of its bytes yet."""
        if logs and _name(logs[0]) == start.file:
            return _is_cut(logs[0], start)
        path = os.path.join(self.options.paths[0], start.file)  # with less than its first bytes it is no log
        return os.path.isfile(path) and os.path.getsize(path) < start.position

    def _latest(self, start: _Place, max_bytes: int | None = None, max_files: int | None = None) -> _Place:
        end, left, files = start, max_bytes, 0
        start, logs = self._logs(start)
        last, ending = next(_plain(reversed(logs)), None), None
        for source in _plain(logs):
            name = _name(source)
            size = safe_end(source) if source == last else source.size or 0
            is_target = self._target is not None and name == self._target.file
            if self._target is not None and is_target:
                size = min(size, self._target.position)
            first = start.position if name == start.file else 0
            stop = size if left is None else group_start(source, min(first + left, size), size)
            if stop > first:
                end, ending, files = _Place(name, stop, _NO_EVENT, start.types), source, files + 1
            left = None if left is None else left - (stop - first)
            if stop < size or is_target or (left is not None and left <= 0) or files == max_files:
                break
        return end if ending is None else replace(end, identity=identity(ending))


def _name(source: Source) -> str:
    return os.path.basename(source.name)


def _plain(sources: Iterable[Source]) -> Iterator[Source]:
    """Yield those that are logs and not compressed, each as it is looked at."""
    return (known for source in sources if (known := plain_log(source)) is not None)


def _is_from(first: str) -> Callable[[str], bool]:
    """Return what says whether a name is not before another one in the order of logs: most differ in the number."""
    base, order = first.rstrip("0123456789"), log_order(first)

    def is_from(name: str) -> bool:
        if len(name) == len(first) and name.startswith(base) and name[len(base) :].isdigit():
            return name >= first
        return log_order(name) >= order

    return is_from


def _check(logs: list[Source], start: _Place) -> None:
    """Raise SourceChangedError when what was not read yet of a log is gone."""
    first = logs[0] if logs else None
    if first is None or _name(first) != start.file:
        what = "was purged before it was read to its end"
    elif _is_cut(first, start):
        what = _shorter(start)
    elif identity(first) != start.identity:
        what = "is another log than the one that was read; was the server reset?"
    else:
        return
    raise SourceChangedError(
        f"{what} (option failOnDataLoss=false goes on with what is there; a new checkpoint begins anew)", start.file
    )


def _shorter(start: _Place) -> str:
    return f"has become shorter than the {start.position} bytes that were read of it"


def _is_cut(source: Source, start: _Place) -> bool:
    """Return whether a log is that of `start`, as far as its bytes tell, and ends before it."""
    return (source.size or 0) < start.position and identity(source) in (_NO_EVENT, start.identity)


def _is_another_series(logs: list[Source], start: _Place) -> bool:
    """Return whether the server has begun anew with its numbers, so that all of its logs are unread."""
    if not logs:
        return True
    return _name(logs[0]) == start.file and identity(logs[0]) != start.identity


def _splits(source: Source, start: int, split_size: int) -> list[Split]:
    size = (source.size or 0) - start
    count = max(1, round(size / split_size))
    cuts = [start + size * i // count for i in range(count + 1)]
    return [Split(source, first, last, 0) for first, last in pairwise(cuts) if first < last]

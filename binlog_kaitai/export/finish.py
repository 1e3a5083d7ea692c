"""The last step of an export: small files of a table are joined, and its files given one schema, where that is wanted.

It comes before the output appears, and depends on the files alone: the result is the same for any number of processes.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import Any, Literal, TypeVar

import pyarrow as pa
import pyarrow.parquet as pq

from binlog_kaitai.arrow.widen import widened, widest_schema
from binlog_kaitai.export.output import Output
from binlog_kaitai.export.parquet import LogExport, open_parquet, write_group

__all__ = ["Evolution", "Finish", "finish"]

Evolution = Literal["files", "widen"]
T, R = TypeVar("T"), TypeVar("R")
Run = Callable[[Callable[[Any], Any], Sequence[Any]], Iterable[Any]]
_GROUP_BYTES = 64 << 20
"""Bytes of rows in memory that are written as one row group."""


@dataclass(frozen=True, slots=True)
class Finish:
    """What is done with the files of a table."""

    evolution: Evolution = "files"
    """``widen``: all files have one schema, the widest; ``files``: each that of its rows."""
    target_size: int | None = None
    """Bytes that files of one schema are joined up to."""

    @property
    def is_needed(self) -> bool:
        """Whether anything is done."""
        return self.evolution == "widen" or self.target_size is not None


@dataclass(frozen=True, slots=True)
class _File:
    name: str
    size: int
    schema: pa.Schema
    is_new: bool

    @property
    def folder(self) -> str:
        return self.name.rpartition("/")[0]

    @property
    def table(self) -> str:
        return self.name.partition("/")[0]


@dataclass(frozen=True, slots=True)
class _Rewrite:
    names: tuple[str, ...]
    schema: pa.Schema


def finish(
    output: Output, logs: Sequence[LogExport], earlier: Iterable[str], wanted: Finish, run: Run = map
) -> list[str]:
    """Join and widen files, and note in what became of the logs which there are; returns the names of all that count.

    Args:
        output: where they are.
        logs: what this run has made of the logs.
        earlier: names of the files of earlier runs, which are widened, too, and not joined.
        wanted: what to do.
        run: does a piece of work for each of several things; Spark does them in tasks.

    Raises OSError.
    """
    new = list(dict.fromkeys(name for log in logs for name in log.files))
    if not new or not wanted.is_needed:
        return new
    names = [(name, False) for name in earlier] if wanted.evolution == "widen" else []
    described = run(partial(_describe, output), [*names, *((name, True) for name in new)])
    files = groupby(sorted(described, key=lambda file: file.table), lambda file: file.table)
    rewrites = [step for _, of_table in files for step in _plan(list(of_table), logs[-1], wanted)]
    list(run(partial(_rewrite, output), rewrites))
    merged = {name: rewrite.names[0] for rewrite in rewrites for name in rewrite.names}
    for log in logs:
        log.files = list(dict.fromkeys(merged.get(name, name) for name in log.files))
    return list(dict.fromkeys([*(merged.get(name, name) for name in new), *merged.values()]))


def _describe(output: Output, file: tuple[str, bool]) -> _File:
    name, is_new = file
    with output.open(name, is_new=is_new) as stream:
        found = pq.ParquetFile(stream)
        return _File(name, stream.size(), found.schema_arrow, is_new)


def _plan(files: list[_File], log: LogExport, wanted: Finish) -> Iterator[_Rewrite]:
    """Yield what is to be written anew of a table; its files are in the order of the runs, logs and splits."""
    schema: pa.Schema | None = None
    if wanted.evolution == "widen":
        try:
            schema = widest_schema([file.schema for file in files])
        except ValueError as error:
            log.ledger.warnings.append(f"{files[0].table}: its files keep their schemas, for {error}")
    for group in _groups(files, schema, wanted.target_size or 0):
        target = schema or group[0].schema
        if len(group) > 1 or not group[0].schema.equals(target, check_metadata=True):
            names = tuple(file.name for file in group)
            yield _Rewrite(names, pickle.loads(pickle.dumps(target)))  # as other processes get it: the same bytes there


def _groups(files: list[_File], schema: pa.Schema | None, size: int) -> Iterator[list[_File]]:
    """Yield the files that become one, those of a day or folder each by itself."""
    for _, of_folder in groupby(sorted(files, key=lambda file: file.folder), lambda file: file.folder):
        group: list[_File] = []
        for file in of_folder:
            fits = group and file.is_new and group[0].is_new and sum(one.size for one in group) + file.size <= size
            if group and not (fits and (schema is not None or group[0].schema.equals(file.schema))):
                yield group
                group = []
            group.append(file)
        yield group


def _rewrite(output: Output, step: _Rewrite) -> None:
    """Write the rows of some files under the name of the first."""
    with output.part(step.names[0]) as out, open_parquet(out, step.schema) as writer:
        waiting: list[pa.Table] = []
        for table in _row_groups(output, step.names):
            waiting.append(widened(table, step.schema))
            if sum(one.nbytes for one in waiting) >= _GROUP_BYTES:
                write_group(writer, pa.concat_tables(waiting))
                waiting.clear()
        if waiting:
            write_group(writer, pa.concat_tables(waiting))


def _row_groups(output: Output, names: Sequence[str]) -> Iterator[pa.Table]:
    for name in names:
        with output.open(name) as stream:
            file = pq.ParquetFile(stream)
            for number in range(file.num_row_groups):
                yield file.read_row_group(number)

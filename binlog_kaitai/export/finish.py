"""The last step of an export: small files of a table are joined, and its files given one schema, where that is wanted.

It comes before the output appears, and depends on the files alone: the result is the same for any number of processes.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain, groupby
from typing import Any, Literal

import pyarrow as pa
import pyarrow.parquet as pq

from binlog_kaitai.arrow.widen import schema_key, widened, widest_schema
from binlog_kaitai.export.folder import DATE_FOLDER, LEDGER
from binlog_kaitai.export.kept import KeptLogs
from binlog_kaitai.export.output import Earlier, Output
from binlog_kaitai.export.parts import open_parquet, write_group
from binlog_kaitai.log.reading import read_all

__all__ = ["Evolution", "Finish", "Finished", "finish"]

Evolution = Literal["files", "widen", "rewrite"]
Run = Callable[[Callable[[Any], Any], Sequence[Any]], Iterable[Any]]
_GROUP_BYTES = 64 << 20
"""Bytes of rows in memory that are written as one row group."""


@dataclass(frozen=True, slots=True)
class Finish:
    """What is done with the files of a table."""

    evolution: Evolution = "widen"
    """``widen``: all new files have one schema, the widest; ``rewrite``: those of earlier runs, too; ``files``: each
    that of its rows."""
    target_size: int | None = None
    """Bytes that files of one schema are joined up to."""

    @property
    def is_needed(self) -> bool:
        """Whether anything is done."""
        return self.evolution != "files" or self.target_size is not None


@dataclass(frozen=True, slots=True)
class Finished:
    """What is there in the end."""

    files: list[str]
    """Names of all new files that count, and of those that were written anew."""
    tables: dict[str, dict[str, Any]]
    """By folder of tables: the file with the widest schema, and what readers must set where others have not that."""


@dataclass(frozen=True, slots=True)
class _File:
    name: str
    size: int
    schema: pa.Schema
    is_new: bool

    @property
    def folder(self) -> str:
        return self.name.rpartition("/")[0]


@dataclass(frozen=True, slots=True)
class _Rewrite:
    names: tuple[str, ...]
    schema: pa.Schema


def finish(
    output: Output, logs: KeptLogs, names: list[str], earlier: Earlier, wanted: Finish, run: Run = map
) -> Finished:
    """Join and widen files, and note in what became of the logs which there are.

    Args:
        output: where they are.
        logs: what this run has made of the logs.
        names: those of all files that it has written, in the order of the logs.
        earlier: what earlier runs have left; those files are not joined.
        wanted: what to do.
        run: does a piece of work for each of several things; Spark does them in tasks.

    Raises OSError.
    """
    if not names or not wanted.is_needed:
        known = {} if names else earlier.tables  # of files that nobody has looked at nothing is known
        return Finished(names, known)
    new = _by_table(names)
    old = _by_table(_names_before(output, new, earlier, wanted, run))
    tables = [_Named(table, old.get(table, []), new.get(table, [])) for table in sorted(old.keys() | new.keys())]
    plans = [plan for plan in run(partial(_planned, output, wanted, earlier.tables), tables) if plan is not None]
    rewrites = [step for plan in plans for step in plan.rewrites]
    list(run(partial(_rewrite, output), rewrites))
    merged = {name: rewrite.names[0] for rewrite in rewrites for name in rewrite.names}
    _note(logs, merged, [plan.warning for plan in plans if plan.warning])
    known = earlier.tables | {plan.table: plan.known for plan in plans}
    files = list(dict.fromkeys([*(merged.get(name, name) for name in names), *merged.values()])) if merged else names
    return Finished(files, {table: said for table, said in known.items() if said})


def _by_table(names: Iterable[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name in dict.fromkeys(names):
        found.setdefault(_table(name), []).append(name)
    return found


def _note(logs: KeptLogs, merged: dict[str, str], warnings: list[str]) -> None:
    """Have logs name files in place of those that were joined, and the last one have warnings."""
    for number, log in enumerate(logs if merged else ()):
        log.files = list(dict.fromkeys(merged.get(name, name) for name in log.files))
        logs[number] = log
    if warnings:
        last = logs[len(logs) - 1]
        last.ledger.warnings += warnings
        logs[len(logs) - 1] = last


def _names_before(output: Output, new: Collection[str], earlier: Earlier, wanted: Finish, run: Run) -> list[str]:
    """Return the files of earlier runs whose schemas matter: all of them where they are written anew, else that with
    the widest schema of each table that has new files. Where none is known, or it is gone, all of the table."""
    if wanted.evolution == "files":
        return []
    tables = {*new} if wanted.evolution == "widen" else {_table(name) for name in earlier.parts}
    found: list[str] = []
    if wanted.evolution == "widen":
        widest = [(str(earlier.tables[table][_SCHEMA_OF]), False) for table in tables & earlier.tables.keys()]
        found = [file.name for file in run(partial(_describe, output), widest) if file is not None]
        tables -= {*map(_table, found)}
    tables = {table for table in tables if output.has(table)}
    return [*found, *(name for name in (earlier.parts if tables else ()) if _table(name) in tables)]


@dataclass(frozen=True, slots=True)
class _Named:
    """A table, and the names of its files."""

    table: str
    old: list[str]
    new: list[str]


def _planned(output: Output, wanted: Finish, before: dict[str, dict[str, Any]], table: _Named) -> _Plan | None:
    """Look at the files of a table, many at a time; None where none is there. One that is alone stays as it is, and is
    not opened."""
    if not (table.old or before) and len(table.new) == 1:
        return _Plan(table.table, [], {} if wanted.evolution == "files" else {_SCHEMA_OF: table.new[0]})
    names = [*((name, False) for name in table.old), *((name, True) for name in table.new)]
    schemas: dict[bytes, pa.Schema] = {}
    files: list[_File] = []
    for file in read_all(partial(_describe, output), names):
        if file is not None:
            same = schemas.setdefault(schema_key(file.schema), file.schema)
            files.append(replace(file, schema=same))
    return _plan(files, wanted, before) if files else None


def _table(name: str) -> str:
    """Return the folder of the table whose file has a name."""
    *folders, _ = name.split("/")
    return "/".join(folders[:-1] if folders[-1].startswith(DATE_FOLDER) else folders)


def _describe(output: Output, file: tuple[str, bool]) -> _File | None:
    """Return what is known of a file; None for one of an earlier run that somebody has removed."""
    name, is_new = file
    try:
        with output.open(name, is_new=is_new) as stream:
            found = pq.ParquetFile(stream)
            return _File(name, stream.size(), found.schema_arrow, is_new)
    except FileNotFoundError:
        if is_new:
            raise
        return None


@dataclass(frozen=True, slots=True)
class _Plan:
    """What is done with the files of a table."""

    table: str
    rewrites: list[_Rewrite]
    known: dict[str, Any]
    """What the ledger says of the table."""
    warning: str | None = None


def _plan(files: list[_File], wanted: Finish, before: dict[str, dict[str, Any]]) -> _Plan:
    """Return what is done with the files of a table, which are in the order of the runs, logs and splits."""
    table, is_rewrite = _table(files[0].name), wanted.evolution == "rewrite"
    chosen = [file for file in files if file.is_new or is_rewrite]
    size = wanted.target_size or 0
    if wanted.evolution == "files":
        return _Plan(table, list(_rewrites(chosen, None, size)), {})
    try:
        schema = widest_schema([file.schema for file in files])
    except ValueError as error:
        text = f"{table}: its files keep their schemas, for {error}"
        return _Plan(table, list(_rewrites(chosen, None, size)), {}, text)
    old = {} if is_rewrite else before.get(table, {})
    known = _known(schema, [] if is_rewrite else [file.schema for file in files if not file.is_new], old)
    warning = None
    if _READ in known and _READ not in old:
        warning = (
            f"{table}: files of earlier runs have fewer columns or other types than the new ones; {LEDGER} says under"
            " tables what readers must set, --schema-evolution rewrite writes them anew"
        )
    return _Plan(table, list(_rewrites(chosen, schema, size)), {_SCHEMA_OF: chosen[0].name} | known, warning)


_SCHEMA_OF, _ADDED, _OTHERS, _READ = "schema_of", "added", "other_types", "readers"
_READERS = {
    "duckdb": "read_parquet(..., union_by_name=true)",
    "polars": "scan_parquet(..., schema=pl.read_parquet_schema(SCHEMA_OF), missing_columns='insert',"
    " cast_options=pl.ScanCastOptions(integer_cast='upcast'))",
    "pyarrow": "dataset(..., schema=pq.read_schema(SCHEMA_OF)); also pandas: read_parquet(..., schema=...)",
    "spark": "spark.read.schema(spark.read.parquet(SCHEMA_OF).schema).parquet(...)",
}


def _known(schema: pa.Schema, older: Sequence[pa.Schema], old: dict[str, Any]) -> dict[str, Any]:
    """Return what the ledger says of a table where older files have another schema than the widest, and did already
    when `old` was said of it; nothing where they have not."""
    schemas = dict.fromkeys(older)
    added = [field.name for field in schema if any(field.name not in one.names for one in schemas)]
    pairs = [(field, one.field(field.name)) for field in schema for one in schemas if field.name in one.names]
    others = [field.name for field, other in pairs if field.type != other.type]
    said = {
        _ADDED: list(dict.fromkeys([*old.get(_ADDED, ()), *added])),
        _OTHERS: list(dict.fromkeys([*old.get(_OTHERS, ()), *others])),
    }
    return said | {_READ: _READERS} if any(said.values()) else {}


def _rewrites(files: list[_File], schema: pa.Schema | None, size: int) -> Iterator[_Rewrite]:
    """Yield which files are written anew."""
    for group in _groups(files, schema, size):
        target = schema or group[0].schema
        if len(group) > 1 or schema_key(group[0].schema) != schema_key(target):
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
    groups = _joined(output, step)
    first = next(groups, step.schema.empty_table())
    with output.part(step.names[0]) as out, open_parquet(out, first) as writer:
        for rows in chain([first], groups):
            write_group(writer, rows)


def _joined(output: Output, step: _Rewrite) -> Iterator[pa.Table]:
    """Yield the rows of the files with one schema, as many as a row group has."""
    waiting: list[pa.Table] = []
    for table in _row_groups(output, step.names):
        waiting.append(widened(table, step.schema))
        if sum(one.nbytes for one in waiting) >= _GROUP_BYTES:
            yield pa.concat_tables(waiting)
            waiting.clear()
    if waiting:
        yield pa.concat_tables(waiting)


def _row_groups(output: Output, names: Sequence[str]) -> Iterator[pa.Table]:
    for name in names:
        with output.open(name) as stream:
            file = pq.ParquetFile(stream)
            for number in range(file.num_row_groups):
                yield file.read_row_group(number)

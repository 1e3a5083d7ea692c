"""What ``option(...)`` says of a read, in Spark's words."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from fnmatch import fnmatchcase
from json import loads
from typing import Any, Literal, cast

from binlog_kaitai.arrow.lineage import LINEAGES, Lineage, lineage_names
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.log.crypto import Keys, load_keys
from binlog_kaitai.log.source import Source, list_sources

__all__ = ["Changes", "PartialImages", "SourceOptions"]

Changes = Literal["all", "apply"]
PartialImages = Literal["fail", "keep", "keepmoved"]
_ADDED: dict[PartialImages, tuple[str, ...]] = {"fail": (), "keep": ("_absent",), "keepmoved": ("_absent", "_moved")}
"""Columns that tell of rows which are not whole."""
_SPLIT_SIZE = 64 << 20
_EVERY = "*"
_SCHEMA_FROM, _ALL = "10", "all"
_UNITS = {"": 1, "k": 1 << 10, "m": 1 << 20, "g": 1 << 30}
_SIZE = re.compile(r"(\d+)\s*([kmg]?)i?b?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class SourceOptions:
    """The options of a read or stream; plain data, for it travels with each task."""

    paths: tuple[str, ...]
    table: str | None
    """``database.table``; None for all tables in one schema."""
    columns: tuple[str, ...]
    corrupt_column: str | None
    """Takes what is wrong where a log is damaged, in a row of its own."""
    path_glob: str
    """Which names of files are wanted."""
    split_size: int
    """Bytes of a log that one task reads, about."""
    changes: Changes
    partial_images: PartialImages
    """What becomes of rows that the log does not have whole, with `changes` ``apply``."""
    lineage: Lineage
    read: ReadOptions
    filter: Filter
    fail_on_data_loss: bool
    max_bytes: int | None
    """Bytes of a batch of a stream."""
    max_files: int | None
    starting_offsets: str
    """Where a stream begins: ``earliest`` or ``latest``."""
    schema_from: int | None
    """How many logs are looked at for the schema, from the last on; None: all."""

    @classmethod
    def of(cls, given: Mapping[str, str]) -> SourceOptions:
        """Return the options. Raises ValueError, which names the option, and OSError for files that are not there."""
        options = {name.lower(): value for name, value in given.items()}
        unknown = sorted(set(options) - set(_KNOWN))
        if unknown:
            raise ValueError(f"mysql_binlog has no option {unknown[0]}; there are {', '.join(sorted(_SPELLED))}")
        table = _table(options)
        limits = options.get("maxbytespertrigger"), options.get("maxfilespertrigger")
        found = cls(
            _paths(options),
            table,
            tuple(name.strip() for name in options.get("columns", "").split(",") if name.strip()),
            options.get("columnnameofcorruptrecord"),
            options.get("pathglobfilter", _EVERY),
            _size("splitSize", options.get("splitsize")) or _SPLIT_SIZE,
            cast(Changes, _one_of("changes", options.get("changes", "all"), ("all", "apply"))),
            cast(PartialImages, _one_of("partialImages", options.get("partialimages", "fail"), tuple(_ADDED))),
            cast(Lineage, _one_of("lineage", options.get("lineage", "light"), LINEAGES)),
            _read_options(options),
            _filter(options, table),
            _is_true("failOnDataLoss", options.get("failondataloss", "true")),
            _size("maxBytesPerTrigger", limits[0]),
            _size("maxFilesPerTrigger", limits[1]),
            _one_of("startingOffsets", options.get("startingoffsets", "earliest"), ("earliest", "latest")),
            _schema_from(options.get("schemafrom", _SCHEMA_FROM)),
        )
        return _check(found)

    @property
    def lineage_names(self) -> tuple[str, ...]:
        """Return the columns after a table's own."""
        names = lineage_names(self.lineage)
        return (*names, *(name for name in _ADDED[self.partial_images] if name not in names))

    def sources(self) -> list[Source]:
        """Return the logs, in order; those whose names tell are not opened. Raises SourceError."""
        return list_sources(self.paths, None if self.path_glob == _EVERY else self.is_wanted).sources

    def is_wanted(self, name: str) -> bool:
        """Return whether a file's name matches `path_glob`."""
        return fnmatchcase(os.path.basename(name), self.path_glob)


_SPELLED = (
    "path",
    "paths",
    "table",
    "columns",
    "columnNameOfCorruptRecord",
    "pathGlobFilter",
    "mode",
    "splitSize",
    "startingTimestamp",
    "endingTimestamp",
    "includeGtids",
    "schemaFile",
    "schemaFrom",
    "keysFile",
    "changes",
    "partialImages",
    "lineage",
    "failOnDataLoss",
    "maxBytesPerTrigger",
    "maxFilesPerTrigger",
    "startingOffsets",
)
_KNOWN = {name.lower() for name in _SPELLED}


def _paths(options: Mapping[str, str]) -> tuple[str, ...]:
    """Return the paths; `load` with a list gives them as a JSON array."""
    given = options.get("path") or options.get("paths")
    if not given:
        raise ValueError("mysql_binlog: no path; give load(PATH), or .option('path', PATH)")
    return tuple(loads(given)) if given.startswith("[") else (given,)


def _table(options: Mapping[str, str]) -> str | None:
    table = options.get("table")
    if table is not None and not all(table.partition(".")):
        raise ValueError(f"mysql_binlog: option table is {table!r}, but must be database.table")
    return table


def _check(found: SourceOptions) -> SourceOptions:
    """Raise ValueError for options that contradict each other."""
    twice = [name for name, count in Counter(found.columns).items() if count > 1]
    wrong = {
        f"option columns has {' '.join(twice)} twice": bool(twice),
        "option changes is 'apply', which needs the option table": found.changes == "apply" and not found.table,
        "option partialImages is of changes=apply": found.partial_images != "fail" and found.changes != "apply",
        "maxBytesPerTrigger and maxFilesPerTrigger: give one of them": found.max_bytes is not None
        and found.max_files is not None,
    }
    for text, is_wrong in wrong.items():
        if is_wrong:
            raise ValueError(f"mysql_binlog: {text}")
    return found


def _one_of(name: str, value: str, choices: tuple[str, ...]) -> str:
    if value.lower() not in choices:
        raise ValueError(f"mysql_binlog: option {name} is {value!r}, but must be one of {', '.join(choices)}")
    return value.lower()


def _is_true(name: str, value: str) -> bool:
    return _one_of(name, value, ("true", "false")) == "true"


def _size(name: str, value: str | None) -> int | None:
    if value is None:
        return None
    found = _SIZE.fullmatch(value.strip())
    if not found or not int(found[1]):
        raise ValueError(f"mysql_binlog: option {name} is {value!r}, but must be a number, or one such as 64m")
    return int(found[1]) * _UNITS[found[2].lower()]


def _schema_from(value: str) -> int | None:
    if value.strip().lower() == _ALL:
        return None
    if not value.strip().isdecimal() or not int(value):
        text = "must be a number of logs, from the last on, or 'all'"
        raise ValueError(f"mysql_binlog: option schemaFrom is {value!r}, but {text}")
    return int(value)


def _time(name: str, value: str | None) -> float | None:
    """Return seconds; a time without a zone is UTC."""
    if value is None:
        return None
    try:
        moment = datetime.fromisoformat(value.strip())
    except ValueError:
        text = f"mysql_binlog: option {name} is {value!r}, but must be such as 2026-11-22T14:03:00Z"
        raise ValueError(text) from None
    return (moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp()


def _filter(options: Mapping[str, str], table: str | None) -> Filter:
    gtids = options.get("includegtids")
    start, stop = (_time(name, options.get(name.lower())) for name in ("startingTimestamp", "endingTimestamp"))
    tables = frozenset([table] if table else [])
    try:
        return Filter(tables=tables, start_time=start, stop_time=stop, include_gtids=gtids)
    except ValueError as error:
        raise ValueError(f"mysql_binlog: option includeGtids is {gtids!r}: {error}") from None


def _read_options(options: Mapping[str, str]) -> ReadOptions:
    mode = _one_of("mode", options.get("mode", "failfast"), ("failfast", "permissive"))
    return ReadOptions.of(
        json="text",
        mode=cast(Any, mode),
        schema=_loaded(options.get("schemafile"), _schema),
        keys=_loaded(options.get("keysfile"), _keys),
    )


def _loaded(path: str | None, load: Callable[[str], Any]) -> Any:
    return None if path is None else load(path)


def _schema(path: str) -> Any:
    from binlog_kaitai.schema.load import load_schema  # most reads need no grammar of SQL

    return load_schema(path)


def _keys(path: str) -> Keys:
    return load_keys(path)

"""`--after-dump`: only what happened after a dump was taken, as its own header tells."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import BinaryIO, cast

import click

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.cli.options.common import FILE
from binlog_kaitai.errors import SourceError
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.log.compressed_file import DecompressedFile, is_compressed
from binlog_kaitai.log.names import PACKED_ENDS
from binlog_kaitai.log.reading import read_up_to
from binlog_kaitai.log.source import Source

__all__ = ["after_dump", "after_dump_option"]

_HEAD = 1 << 20
"""Bytes of a dump that are looked at."""
_FIRST_TABLE = b"\nCREATE TABLE"

after_dump_option = click.option(
    "--after-dump",
    "dump",
    metavar="FILE",
    type=FILE,
    help="Only what is not in this dump of mysqldump or mariadb-dump: from the log and the position on that it names"
    " (--source-data, --master-data), without the transactions that it has (GTID_PURGED). It may be compressed.",
)


def after_dump(path: str, sources: Sequence[Source], chosen: Filter | None) -> tuple[list[Source], Filter]:
    """Return the logs that are to be read, and what is wanted of them. Raises SourceError, UsageError."""
    from binlog_kaitai.schema.dump import place_of  # most runs have no dump

    place, gtids = place_of(_head(path), path)
    if place is None and gtids is None:
        raise SourceError(
            "does not say where it was taken (mysqldump --source-data=2, mariadb-dump --master-data=2); give"
            " --start-position or --exclude-gtids",
            path,
        )
    chosen, left = chosen or Filter(), list(sources)
    if chosen.start_position is not None:
        raise click.UsageError("--after-dump and --start-position both say where to begin; give one of them")
    if gtids is not None:
        chosen = replace(chosen, exclude_gtids=gtids | (chosen.exclude_gtids or GtidSet()))
    if place is not None:
        names = [_log_name(source) for source in sources]
        if place[0] in names:
            left = left[names.index(place[0]) :]
            chosen = replace(chosen, start_position=place[1])
        elif gtids is None:
            raise SourceError(f"was taken in {place[0]} at {place[1]}; give this log and those after it", path)
    return left, chosen


def _log_name(source: Source) -> str:
    """Return the name of a log as its server called it."""
    name = Path(source.name).name
    return name.removesuffix(next((end for end in PACKED_ENDS if name.endswith(end)), ""))


def _head(path: str) -> bytes:
    """Return the part of a dump before its first table. Raises SourceError."""
    try:
        with open(path, "rb", buffering=0) as file:
            head = read_up_to(file, _HEAD)
            if is_compressed(head):
                file.seek(0, os.SEEK_SET)
                with closing(DecompressedFile(file, path)) as plain:
                    head = read_up_to(cast(BinaryIO, plain), _HEAD)
    except OSError as error:
        raise SourceError(f"cannot be read: {error.strerror or error}", path) from error
    return head.partition(_FIRST_TABLE)[0]

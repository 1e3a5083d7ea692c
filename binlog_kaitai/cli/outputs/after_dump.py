"""`--after-dump`: only what happened after a dump was taken, as its own header tells."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import click

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.cli.options.common import FILE
from binlog_kaitai.dumps.place import DumpPlace, log_name, place_of
from binlog_kaitai.errors import SourceError
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.log.source import Source

__all__ = ["after_dump", "after_dump_option", "after_place"]

after_dump_option = click.option(
    "--after-dump",
    "dump",
    metavar="FILE",
    type=FILE,
    help="Only what is not in this dump of mysqldump or mariadb-dump: from the log and the position on that it names"
    " (--source-data, --master-data), without the transactions that it has (GTID_PURGED). It may be compressed. Also"
    " the folder of a backup of xtrabackup, mariadb-backup or mydumper.",
)


def after_dump(path: str, sources: Sequence[Source], chosen: Filter | None) -> tuple[list[Source], Filter]:
    """Return the logs that are to be read, and what is wanted of them. Raises SourceError, UsageError."""
    place = place_of(path)
    if place.log is None and place.gtids is None:
        raise SourceError(
            "does not say where it was taken (mysqldump --source-data=2, mariadb-dump --master-data=2); give"
            " --start-position or --exclude-gtids",
            path,
        )
    chosen = chosen or Filter()
    if chosen.start_position is not None:
        raise click.UsageError("--after-dump and --start-position both say where to begin; give one of them")
    logs, chosen = after_place(place, sources, chosen)
    size = logs[0].size if logs and chosen.start_position is not None else None
    if size is not None and place.position > size:
        raise SourceError(f"was taken in {place.log} at {place.position}; the log of this name ends before that", path)
    return logs, chosen


def after_place(place: DumpPlace, sources: Sequence[Source], chosen: Filter) -> tuple[list[Source], Filter]:
    """Return what is after a place that is told. Raises SourceError."""
    if place.gtids is not None:
        chosen = replace(chosen, exclude_gtids=place.gtids | (chosen.exclude_gtids or GtidSet()))
    names = [log_name(source.name) for source in sources]
    if place.log in names:
        return list(sources[names.index(place.log) :]), replace(chosen, start_position=place.position)
    if place.gtids is None:
        raise SourceError(f"was taken in {place.log} at {place.position}; give this log and those after it", place.path)
    return list(sources), chosen

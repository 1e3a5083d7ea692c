"""The file that a command is to write."""

from __future__ import annotations

import os
from pathlib import Path

import click

from binlog_kaitai.log.source import Source

__all__ = ["check_output"]


def check_output(
    output: str, sources: list[Source], *, overwrite: bool, way_on: str = "--overwrite replaces it"
) -> Path:
    """Return the path of a file to write.

    Raises UsageError for one that is there, is no file, or is one of the logs that are read.
    """
    path = Path(output)
    if any(os.path.realpath(source.name) == os.path.realpath(output) for source in sources):
        raise click.UsageError(f"{output} is one of the logs that are read")
    if path.exists() and not path.is_file():
        raise click.UsageError(f"{output} is no file; it has to be one, or a name that is free")
    if os.path.lexists(path) and not overwrite:
        raise click.UsageError(f"{output} exists; {way_on}")
    return path

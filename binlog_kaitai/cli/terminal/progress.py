"""What people see while a command works: a bar on standard error that never stands between the data."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, TextIO

from binlog_kaitai.cli.terminal.messages import NotShown, Progress, is_quiet
from binlog_kaitai.log.source import SourceList

__all__ = ["Data", "show_progress"]

Data = Literal["while", "aside", "after", "never"]
"""When a command writes data: all the time, while the bar is away (see `Progress.aside`), or after the bar. `never`:
another bar is there."""


@contextmanager
def show_progress(sources: SourceList, data: Data = "while") -> Iterator[Progress]:
    """A progress bar, when standard error is a terminal and the data does not go to the same one at the same time."""
    if is_quiet() or not _is_terminal(sys.stderr) or not _is_apart(data):
        yield NotShown()
        return
    from binlog_kaitai.cli.terminal.bar import Bar  # most runs have no terminal

    with Bar(sources).shown() as bar:
        yield bar


def _is_apart(data: Data) -> bool:
    """Return whether data and bar cannot meet on one terminal; what reads a pipe may write there at any time."""
    if data == "never":
        return False
    return data == "after" or _is_file(sys.stdout) or (data == "aside" and _is_terminal(sys.stdout))


def _is_terminal(stream: TextIO | None) -> bool:
    return stream is not None and stream.isatty()


def _is_file(stream: TextIO) -> bool:
    """Return whether output goes to a file or is thrown away."""
    try:
        mode = os.fstat(stream.fileno()).st_mode
    except OSError:
        return False
    return stat.S_ISREG(mode) or (stat.S_ISCHR(mode) and not stream.isatty())

"""What commands tell people besides the data."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

import click

from binlog_kaitai.text.terminal import printable

__all__ = ["Progress", "has_colours", "say"]


class Progress:
    """How far a command is. This one tells nothing; it is for output that no person looks at."""

    is_shown = False

    def advance(self, size: int, rows: int = 0, /) -> None:
        """So many more bytes were read, so many more rows written."""

    def say(self, text: str, colour: str | None) -> None:
        """A message, on a line of its own."""
        say(text, colour)

    @contextmanager
    def aside(self) -> Iterator[None]:
        """While the block writes data the bar is not there."""
        yield


def say(text: str, colour: str | None) -> None:
    """A line on standard error, in which nothing of a log speaks to the terminal."""
    sys.stdout.flush()
    click.secho(printable(text), err=True, fg=colour if has_colours(sys.stderr) else None)


def has_colours(stream: TextIO | None) -> bool:
    """Return whether text for a stream may have colours: it is a terminal that has them, and nobody has asked for none
    (https://no-color.org)."""
    is_plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return stream is not None and stream.isatty() and not is_plain

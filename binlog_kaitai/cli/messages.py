"""What commands tell people besides the data."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import click

from binlog_kaitai.text.terminal import printable

__all__ = ["Progress", "say"]


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
    click.secho(printable(text), err=True, fg=colour)

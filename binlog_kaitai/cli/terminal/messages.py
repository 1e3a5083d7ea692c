"""What commands tell people besides the data."""

from __future__ import annotations

import os
import sys
from contextlib import AbstractContextManager, nullcontext
from typing import Protocol, TextIO

import click

from binlog_kaitai.text.terminal import printable

__all__ = ["NotShown", "Progress", "be_quiet", "has_colours", "is_quiet", "say", "say_former"]

_ERROR = "red"
_QUIET = f"{__name__}.quiet"


class Progress(Protocol):
    """How far a command is."""

    is_shown: bool

    def advance(self, size: int, rows: int = 0, /) -> None:
        """So many more bytes were read, so many more rows written."""

    def say(self, text: str, colour: str | None) -> None:
        """A message, on a line of its own."""

    def aside(self) -> AbstractContextManager[None]:
        """While the block writes data the bar is not there."""


class NotShown:
    """Tells nothing; for output that no person looks at."""

    is_shown = False

    def advance(self, size: int, rows: int = 0, /) -> None: ...

    def say(self, text: str, colour: str | None) -> None:
        say(text, colour)

    def aside(self) -> AbstractContextManager[None]:
        return nullcontext()


def be_quiet(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    """Have a command say nothing but errors, if that was asked for."""
    if value:
        ctx.meta[_QUIET] = True


def is_quiet() -> bool:
    """Return whether the command that runs says nothing but errors."""
    context = click.get_current_context(silent=True)
    return context is not None and _QUIET in context.meta


def say(text: str, colour: str | None) -> None:
    """A line on standard error, in which nothing of a log speaks to the terminal. What is not red is no error, and is
    not said by a quiet command."""
    if colour != _ERROR and is_quiet():
        return
    sys.stdout.flush()
    click.secho(printable(text), err=True, fg=colour if has_colours(sys.stderr) else None)


def say_former(old: str, new: str) -> None:
    """Say what a spelling that was given is called now."""
    say(f"note: {old} is called {new} now; the old name is taken until 1.0", "yellow")


def has_colours(stream: TextIO | None) -> bool:
    """Return whether text for a stream may have colours: it is a terminal that has them, and nobody has asked for none
    (https://no-color.org)."""
    is_plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return stream is not None and stream.isatty() and not is_plain

"""Terminals as rich writes to them."""

from __future__ import annotations

from typing import TextIO

from rich.console import Console

from binlog_kaitai.cli.messages import has_colours

__all__ = ["console"]


class _Console(Console):
    """A closed pipe is for `main` to judge; rich would end the program with status 1."""

    def on_broken_pipe(self) -> None:
        raise  # the BrokenPipeError that is handled


def console(stream: TextIO) -> Console:
    """Return what writes tables and bars to a stream."""
    return _Console(highlight=False, markup=False, file=stream, color_system="auto" if has_colours(stream) else None)

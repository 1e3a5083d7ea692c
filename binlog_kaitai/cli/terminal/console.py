"""Terminals as rich writes to them."""

from __future__ import annotations

from typing import Literal, TextIO

from rich.console import Console

from binlog_kaitai.cli.terminal.messages import has_colours

__all__ = ["console"]


class _Console(Console):
    """A closed pipe is for `main` to judge; rich would end the program with status 1."""

    def on_broken_pipe(self) -> None:
        raise  # the BrokenPipeError that is handled


def console(stream: TextIO, width: int | None = None) -> Console:
    """Return what writes tables and bars to a stream, in lines of `width` characters, or of those of the terminal."""
    colours: Literal["auto"] | None = "auto" if has_colours(stream) else None
    return _Console(highlight=False, markup=False, file=stream, width=width, color_system=colours)

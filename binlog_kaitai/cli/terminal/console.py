"""Terminals as rich writes to them."""

from __future__ import annotations

import sys
from typing import Literal, TextIO

from rich import box
from rich.console import Console
from rich.table import Table

from binlog_kaitai.cli.terminal.messages import has_colours
from binlog_kaitai.text.sums_table import SumsTable

__all__ = ["console", "write_table"]


class _Console(Console):
    """A closed pipe is for `main` to judge; rich would end the program with status 1."""

    def on_broken_pipe(self) -> None:
        raise  # the BrokenPipeError that is handled


def console(stream: TextIO, width: int | None = None) -> Console:
    """Return what writes tables and bars to a stream, in lines of `width` characters, or of those of the terminal."""
    colours: Literal["auto"] | None = "auto" if has_colours(stream) else None
    return _Console(highlight=False, markup=False, emoji=False, file=stream, width=width, color_system=colours)


def write_table(table: SumsTable, width: int | None) -> None:
    """Write a table to standard output; what is too long for its lines is wrapped. `width`: see `console`."""
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for title in table.names:
        shown.add_column(title, overflow="fold")
    for title in table.numbers:
        shown.add_column(title, justify="right")
    for row in table.rows:
        shown.add_row(*row)
    console(sys.stdout, width).print(shown)

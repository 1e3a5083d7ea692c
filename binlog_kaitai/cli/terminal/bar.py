"""The progress bar."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich import progress
from rich.table import Column
from rich.text import Text

from binlog_kaitai.cli.terminal.console import console
from binlog_kaitai.log.source import SourceList
from binlog_kaitai.text.terminal import printable

__all__ = ["Bar"]


class Bar:
    """One line on standard error: bytes of all logs, rows where a command counts them, speed, time left."""

    is_shown = True

    def __init__(self, sources: SourceList) -> None:
        self._console = console(sys.stderr)
        line = Column(no_wrap=True)  # a bar of two lines would wipe out a line of data when it comes back
        columns = (
            progress.TextColumn("{task.description}", table_column=line),
            progress.BarColumn(table_column=line),
            progress.DownloadColumn(table_column=line),
            progress.TransferSpeedColumn(table_column=line),
            _RowsColumn(table_column=line),
            progress.TimeRemainingColumn(table_column=line),
        )
        self._bar = progress.Progress(*columns, console=self._console, transient=True, redirect_stdout=False)
        name = f"{len(sources)} logs" if len(sources) > 1 else "log"
        self._task = self._bar.add_task(name, total=sources.size, rows=0)
        self._rows = 0

    @contextmanager
    def shown(self) -> Iterator[Bar]:
        """Show the bar during the block."""
        with self._bar:
            yield self

    def advance(self, size: int, rows: int = 0, /) -> None:
        """So many more bytes were read, so many more rows written."""
        self._rows += rows
        self._bar.update(self._task, advance=size, rows=self._rows)

    def say(self, text: str, colour: str | None) -> None:
        """A message, above the bar."""
        self._console.print(Text(printable(text), colour or ""), soft_wrap=True)

    @contextmanager
    def aside(self) -> Iterator[None]:
        """While the block writes data the bar is not there."""
        self._bar.stop()
        try:
            yield
        finally:
            self._bar.start()


class _RowsColumn(progress.ProgressColumn):
    """Rows a second, on the whole."""

    def render(self, task: progress.Task) -> Text:
        rows, seconds = task.fields["rows"], task.elapsed
        return Text(f"{rows / seconds:,.0f} rows/s" if rows and seconds else "", "progress.data.speed")

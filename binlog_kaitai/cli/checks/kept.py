"""`verify --ledger` and `--previous`: what an archive held when it was checked, and whether it still does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from binlog_kaitai.cli.options.common import FILE
from binlog_kaitai.cli.options.output_file import check_output
from binlog_kaitai.cli.options.run import Run
from binlog_kaitai.cli.terminal.messages import say
from binlog_kaitai.errors import SourceError
from binlog_kaitai.files import NewFile
from binlog_kaitai.text.terminal import printable
from binlog_kaitai.types.texts import json_text

if TYPE_CHECKING:
    from binlog_kaitai.series.kept_logs import Comparison, KeptLog, Ledger

__all__ = ["Kept", "kept_options"]


def kept_options(command: Callable[..., int]) -> Callable[..., int]:
    """Add the options to a command."""
    command = click.option(
        "--previous",
        metavar="FILE",
        type=FILE,
        help="Also check that all logs of this ledger are still there, with the same bytes; they may have grown.",
    )(command)
    return click.option(
        "--ledger",
        metavar="FILE",
        type=FILE,
        help="Record the content of each log, with its SHA-256, for --previous in the next run.",
    )(command)


class Kept:
    """What a run has to keep, and to compare with.

    Args:
        ledger: file to write.
        previous: file of the run before.
        run: the run.

    Raises UsageError, SourceError.
    """

    def __init__(self, ledger: str | None, previous: str | None, run: Run) -> None:
        from binlog_kaitai.series.kept_logs import read_ledger  # most runs need neither

        stream = next((source for source in run.sources if source.is_stream), None)
        if stream is not None:
            raise SourceError("it is read once more for --ledger and --previous, so give a file", stream.name)
        self._path: Path | None = None
        if ledger is not None:
            way_on = "each ledger is a file of its own"
            self._path = check_output(ledger, run.sources.sources, overwrite=False, way_on=way_on)
        self._previous: Ledger | None = None if previous is None else read_ledger(previous)
        self._name, self._run = previous, run

    def compare(self, output: str) -> tuple[list[str], bool]:
        """Return the lines that say how the logs compare with what they were, and whether nothing is wrong; writes the
        ledger. Raises BinlogError, OSError."""
        from binlog_kaitai.series.kept_logs import Ledger, compared

        logs = list(self._logs())
        found = None if self._previous is None else compared(self._previous, logs)
        if self._path is not None and found is not None and found.problems:
            say(f"{self._path}: not written, for the next run has to find what this one has found", "red")
        elif self._path is not None:
            before = None if self._previous is None else self._previous.digest
            with (new := NewFile(self._path)) as file:
                file.write(Ledger(tuple(log for log, _ in logs), before).text().encode("utf-8", "surrogateescape"))
                new.put()
        if found is None:
            return [], True
        lines = [json_text({"previous": found.as_json()})] if output == "jsonl" else list(self._lines(found))
        return lines, not found.problems

    def _logs(self) -> Iterator[tuple[KeptLog, str | None]]:
        from binlog_kaitai.series.kept_logs import kept_log, plain_name

        sizes = {} if self._previous is None else self._previous.sizes()
        for source, ledger in zip(self._run.sources, self._run.ledgers, strict=True):
            yield kept_log(source, ledger, sizes.get(plain_name(source.name)))

    def _lines(self, found: Comparison) -> Iterator[str]:
        """Yield what was found, for people."""
        counts = {"the same": found.same, "grown": len(found.grown), "new": len(found.new)}
        said = ", ".join(f"{count:,} {what}" for what, count in counts.items() if count) or "no log"
        verdict = f", {len(found.problems):,} NOT OK" if found.problems else ""
        yield printable(f"since {self._name}: {said}{verdict}")
        yield from (printable(f"  NOT OK    {text}") for text in found.problems)

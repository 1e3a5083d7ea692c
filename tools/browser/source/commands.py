"""Commands of the program, run in Python of a browser: their output goes to files, of which the page takes pieces."""

from __future__ import annotations

import gc
import io
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass

__all__ = ["MOST", "Done", "run"]

MOST = 256 << 20
"""Bytes of output that are kept in memory."""


@dataclass(frozen=True, slots=True)
class Done:
    """A command that has ended."""

    status: int
    """Its exit status."""
    said: str
    """What it wrote to standard error."""
    is_whole: bool = True
    """Its output is all there, not only its beginning."""


class _Limited(io.FileIO):
    """A file that takes so many bytes; then it is as a pipe that nobody reads any more."""

    def __init__(self, path: str, most: int) -> None:
        super().__init__(path, "w")
        self._left = most
        self.is_full = False

    def write(self, data: object, /) -> int:
        view = memoryview(data).cast("B")  # type: ignore[arg-type]
        if self.is_full:
            return view.nbytes  # what was buffered
        if view.nbytes > self._left:
            self.is_full = True
            super().write(view[: self._left])
            raise BrokenPipeError
        self._left -= view.nbytes
        return super().write(view)


def run(arguments: list[str], output: str, most: int = MOST) -> Done:
    """Run a command.

    Args:
        arguments: as on a command line, after the name of the program.
        output: the file that its standard output goes to.
        most: bytes of output after which it is ended.
    """
    from binlog_kaitai.cli import main

    said = io.StringIO()
    file = _Limited(output, most)
    out = io.TextIOWrapper(io.BufferedWriter(file, 1 << 16), encoding="utf-8", newline="")
    with redirect_stdout(out), redirect_stderr(said):
        status = main(arguments)
    out.close()
    gc.collect()  # what a command had is large and few objects, for which Python seldom looks
    return Done(status, said.getvalue(), not file.is_full)

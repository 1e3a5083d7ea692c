"""What a report prints, written to a file instead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from io import TextIOWrapper

from binlog_kaitai.cli.options.output_file import check_output
from binlog_kaitai.files import NewFile
from binlog_kaitai.log.source import Source

__all__ = ["written_to"]


@contextmanager
def written_to(path: str | None, sources: Sequence[Source] = ()) -> Iterator[None]:
    """Have standard output be a new file, if one is named, which is there when all of it was written.

    Raises UsageError for a file that is there, OSError.
    """
    if path is None:
        yield
        return
    new = NewFile(check_output(path, list(sources), overwrite=False, way_on="choose another name"))
    with new as file:
        text = TextIOWrapper(file, encoding="utf-8", errors="backslashreplace", newline="\n")
        with redirect_stdout(text):
            yield
        text.detach()
        new.put()

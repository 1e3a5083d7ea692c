"""The index that a server keeps of its logs: a text file with their names."""

from __future__ import annotations

import os
import re

from binlog_kaitai.errors import SourceError
from binlog_kaitai.log.compressed_file import is_compressed
from binlog_kaitai.log.magic import is_binlog
from binlog_kaitai.system import file_bytes

__all__ = ["cannot_be_read", "index_lines", "resolve"]


def index_lines(path: str, head: bytes) -> list[str] | None:
    """Return the names in an index file, which begins with `head`; None when the file is something else.

    Raises SourceError.
    """
    if is_binlog(head) or is_compressed(head):
        return None
    if not path.endswith(".index") and (not head or b"\0" in head or not _names_a_file(head, path)):
        return None
    try:
        text = os.fsdecode(file_bytes(path))  # names of files need not be UTF-8
    except OSError as error:
        raise cannot_be_read(path, error) from error
    if "\0" in text:
        raise SourceError("an index file must be text, one log a line", path)
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if not lines:
        raise SourceError("the index file names no log", path)
    return lines


def _names_a_file(head: bytes, index: str) -> bool:
    first = os.fsdecode(head).split("\n", 1)[0].strip()
    return bool(first) and len(first) < 1024 and any(os.path.isfile(name) for name in _candidates(first, index))


def _candidates(name: str, index: str) -> tuple[str, str]:
    folder = os.path.dirname(index)
    return os.path.normpath(os.path.join(folder, name)), os.path.join(folder, re.split(r"[/\\]", name)[-1])


def resolve(name: str, index: str) -> str:
    """Return a line of an index file: beside the index, or by its base name there. Raises SourceError."""
    found = next((path for path in _candidates(name, index) if os.path.isfile(path)), None)
    if found is None:
        raise SourceError(f"the index names {name}, which is not beside it", index)
    return found


def cannot_be_read(path: str, error: OSError) -> SourceError:
    """Return the error of a file that cannot be read."""
    return SourceError(f"cannot be read: {error.strerror or error}", path)

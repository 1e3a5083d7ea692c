"""Logs in object stores and on other file systems, by URL, through pyarrow: s3, s3a, gs, hdfs, abfs, abfss, file.

Credentials and endpoints are taken from where pyarrow takes them: the environment, the machine's role, or the URL's
query (``s3://bucket/key?endpoint_override=localhost:9000&scheme=http``).
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, BinaryIO, cast

from binlog_kaitai.errors import SourceError
from binlog_kaitai.named import NamedTuple

__all__ = ["AHEAD", "Entry", "is_url", "list_url", "open_system", "open_url"]

_URL = "([a-zA-Z][a-zA-Z0-9+.-]*)://"
_SCHEMES = {"s3a": "s3", "s3n": "s3", "gs": "gs", "gcs": "gs"}
AHEAD = 8 << 20
"""Bytes that one request to a store brings."""
_SYSTEMS: dict[tuple[int, str, str, str], tuple[Any, str]] = {}
"""The file systems that this process has: each has connections of its own, which are kept."""


class Entry(NamedTuple):
    """A file of a store."""

    url: str
    size: int
    modified: int | None
    """Nanoseconds since 1970-01-01 UTC."""


def is_url(path: str) -> bool:
    """Return whether a path is a URL and not a local path."""
    return "://" in path and re.match(_URL, path) is not None


def list_url(url: str) -> tuple[bool, list[Entry]]:
    """Return whether a URL is a folder, and its files in no order. Raises SourceError."""
    from fnmatch import fnmatchcase  # most logs are files

    with _plainly(url):
        system, path, make_url = open_system(url)
        if any(sign in path for sign in "*?["):
            folder = path.rsplit("/", 1)[0]
            found = [entry for entry in _folder(system, folder, make_url) if fnmatchcase(entry.url, make_url(path))]
            return False, found
        info = system.get_file_info(path)
        if info.is_file:
            return False, [Entry(url, info.size, info.mtime_ns)]
        if info.type.name == "NotFound":
            return False, []
        return True, _folder(system, path, make_url)


def open_url(url: str, ahead: int = AHEAD) -> BinaryIO:
    """Open a file for reading at any place, `ahead` bytes at a time. Raises SourceError."""
    with _plainly(url):
        system, path, _ = open_system(url)
        return cast(BinaryIO, _ReadAhead(system.open_input_file(path), url, ahead))


def _folder(system: Any, path: str, make_url: Callable[[str], str]) -> list[Entry]:
    from pyarrow.fs import FileSelector

    infos = system.get_file_info(FileSelector(path, allow_not_found=True))
    return [Entry(make_url(info.path), info.size, info.mtime_ns) for info in infos if info.is_file]


def open_system(url: str) -> tuple[Any, str, Callable[[str], str]]:
    """Return the file system of a URL, the path in it, and what makes a URL of another path in it."""
    try:
        from pyarrow.fs import FileSystem
    except ImportError as error:
        raise SourceError("logs by URL need one more package: pip install 'binlog-kaitai[arrow]'", url) from error
    match = re.match(_URL, url)
    scheme = match[1].lower() if match else ""
    before, _, query = url.partition("?")
    key = os.getpid(), scheme, f"{before}//".split("/", 3)[2], query
    system, prefix = _SYSTEMS.get(key, (None, ""))
    if system is not None and "%" not in before:
        path = before[len(prefix) :].rstrip("/")
    else:
        system, path = FileSystem.from_uri(re.sub(_URL, f"{_SCHEMES.get(scheme, scheme)}://", url, count=1))
        prefix = before[: len(before) - len(path)] if before.endswith(path) else f"{scheme}://"
        if before.endswith(path):
            _SYSTEMS[key] = system, prefix
    return system, path, lambda other: prefix + other + (f"?{query}" if query else "")


@contextmanager
def _plainly(url: str) -> Iterator[None]:
    """Say in one line what pyarrow or the store has to object."""
    try:
        yield
    except (OSError, ValueError, NotImplementedError) as error:
        raise SourceError(f"cannot be read: {str(error).splitlines()[0]}", url) from error


class _ReadAhead:
    """A file of a store, read in large pieces."""

    def __init__(self, file: Any, url: str, ahead: int) -> None:
        self._file = file
        self._url = url
        self._ahead = ahead
        self._held = memoryview(b"")

    def read(self, length: int = -1) -> bytes:
        """Up to `length` bytes, at least one unless the file ends."""
        if not self._held:
            with _plainly(self._url):
                self._held = memoryview(self._file.read(max(self._ahead, length)))
        taken = bytes(self._held[: length if length >= 0 else None])
        self._held = self._held[len(taken) :]
        return taken

    def seek(self, position: int) -> None:
        """Go on at another place."""
        self._held = memoryview(b"")
        self._file.seek(position)

    def close(self) -> None:
        """Close the file."""
        self._file.close()

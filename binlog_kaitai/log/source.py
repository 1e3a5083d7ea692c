"""Where the bytes come from: paths, patterns, directories, index files and standard input, as sources in order."""

from __future__ import annotations

import glob
import os
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import field, replace
from pathlib import Path
from typing import BinaryIO, cast

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import CompressedFileError, SourceChangedError, SourceError
from binlog_kaitai.files import TEMPORARY
from binlog_kaitai.log.compressed_file import DecompressedFile, is_compressed
from binlog_kaitai.log.magic import is_binlog
from binlog_kaitai.log.reading import Content, read_up_to
from binlog_kaitai.log.remote import is_url, list_url, open_url

__all__ = ["INDEX_FILE", "STDIN", "LogBytes", "Source", "SourceList", "find_sources", "log_order"]

STDIN = "-"
INDEX_FILE = "binlog-index.parquet"
"""What `index` writes beside logs; it is none of them."""
_HEAD = 4096
_PIECE = 1 << 16
_GTID_INDEX = ".idx"
"""After the name of a log: the file in which MariaDB 11.4 and later finds GTIDs. Patterns of logs match it, too."""


@dataclass(frozen=True, slots=True)
class Source:
    """One log that can be opened."""

    name: str
    """As the user gave it, or as it was listed."""
    size: int | None
    """Bytes of the log when it was listed; None for a stream and for a compressed file."""
    modified: int | None = None
    """When it was last written, in nanoseconds since 1970-01-01 UTC; None where that is not known."""
    compressed_size: int | None = None
    """Bytes of a compressed file when it was listed."""
    number: int = 1
    """In the sequence of logs: what its name ends with, else its place among the logs that were listed, from 1."""
    content: Content | None = field(default=None, compare=False)
    """What is read in place of the file."""

    @property
    def stored_size(self) -> int | None:
        """Bytes of the file, compressed or not; None for a stream."""
        return self.compressed_size if self.size is None else self.size

    @property
    def seekable(self) -> bool:
        """Whether parts of it can be read again."""
        return self.size is not None

    @property
    def is_stream(self) -> bool:
        """Whether it can be opened only once."""
        return self.stored_size is None

    @property
    def is_plain(self) -> bool:
        """Whether its events are not encrypted, whatever it says: they were decrypted as they were read."""
        return self.content is not None and self.content.is_plain

    def changed(self) -> str | None:
        """What happened to it since it was listed; None when it is as it was. Raises SourceError when it is gone."""
        if self.content is not None:
            return self.content.changed()
        before = self.stored_size
        if before is None or self.modified is None:
            return None
        now = find_sources(self.name).sources[0] if is_url(self.name) else _file(self.name)
        if now.stored_size == before:
            return None if now.modified == self.modified else "was written to"
        return "grew" if (now.stored_size or 0) > before else "became shorter"

    def became_shorter(self, size: int, position: int | None = None) -> SourceChangedError:
        """Return the error of a log that ends after `size` bytes and had more when it was listed."""
        text = f"became shorter since it was listed: from {self.size} bytes to {size}; what is missing cannot be read"
        return SourceChangedError(text, self.name, position)

    def forget(self, position: int) -> None:
        """What is before a position is not read again; a stream drops it."""
        if self.content is not None:
            self.content.forget(position)

    def release(self) -> None:
        """It is not read any more; a stream ends."""
        if self.content is not None:
            self.content.release()

    def open(self) -> BinaryIO:
        """Open it for reading, unbuffered; a compressed file as a `DecompressedFile`. Raises SourceError."""
        if self.content is not None:
            return self.content.open()
        file = self._open()
        return file if self.seekable else cast(BinaryIO, DecompressedFile(file, self.name))

    def _open(self) -> BinaryIO:
        if is_url(self.name):
            return open_url(self.name)
        if self.name == STDIN:
            if sys.stdin is None:
                raise SourceError("standard input is closed", self.name)
            return cast(BinaryIO, getattr(sys.stdin.buffer, "raw", sys.stdin.buffer))  # which waits for no more
        try:
            return open(self.name, "rb", buffering=0)
        except FileNotFoundError as error:
            raise SourceChangedError(f"cannot be read any more: {error.strerror}", self.name) from error
        except OSError as error:
            raise _cannotread_up_to(self.name, error) from error


class LogBytes:
    """A log read at any place, in pieces."""

    def __init__(self, source: Source) -> None:
        self.size = source.size or 0
        self._source = source
        self._file = source.open()
        self._start = 0
        self._held = b""

    def reaches(self, position: int) -> bool:
        """Return whether the log has all bytes before a position."""
        return position <= self.size

    def read_at(self, position: int, length: int) -> bytes:
        """Up to `length` bytes at `position`; fewer only at the end. Raises SourceChangedError."""
        offset = position - self._start
        if offset < 0 or offset + length > len(self._held):
            self._file.seek(position)
            self._start, offset, self._held = position, 0, read_up_to(self._file, max(length, _PIECE))
            if len(self._held) < min(length, self.size - position):
                raise self._source.became_shorter(position + len(self._held))
        return self._held[offset : offset + length]

    def close(self) -> None:
        """Close the file."""
        self._file.close()


@dataclass(slots=True)
class SourceList:
    """The logs that paths lead to, and the files in directories that are no logs."""

    sources: list[Source] = field(default_factory=list)
    passed_over: list[str] = field(default_factory=list)
    """Files in directories that are no binary logs."""

    def __iter__(self) -> Iterator[Source]:
        return iter(self.sources)

    def __len__(self) -> int:
        return len(self.sources)

    @property
    def size(self) -> int | None:
        """Bytes of all files; None when there is a stream among them."""
        sizes = [source.stored_size for source in self.sources]
        return None if None in sizes else sum(size or 0 for size in sizes)


def find_sources(paths: str | os.PathLike[str] | Iterable[str | os.PathLike[str]]) -> SourceList:
    """Return the logs that one or more paths lead to, in the order of the paths.

    A path is a file, a pattern, a directory (its binary logs in name order, not recursive), an index file (`*.index`,
    or a text file of names), a URL (see `remote`), or ``-`` for standard input. gzip and zstd files
    are recognized by their first bytes and decompressed on the fly. Raises SourceError for a path that leads to no log,
    TypeError for what is no path, such as an open file.
    """
    found = SourceList()
    for path in _each(paths):
        _find(_text(path), found)
    if not found.sources and found.passed_over:
        raise SourceError("no binary log, but MariaDB's index of one; give the log", found.passed_over[0])
    found.sources = [
        replace(source, number=_number(source.name) or place) for place, source in enumerate(found.sources, 1)
    ]
    return found


def _each(paths: object) -> Iterable[object]:
    """Return the paths, one or more; an open file is one, though it can be iterated over."""
    is_one = isinstance(paths, str | bytes | os.PathLike) or hasattr(paths, "read")
    return [paths] if is_one or not isinstance(paths, Iterable) else paths


def _text(path: object) -> str:
    if hasattr(path, "read"):
        raise TypeError(f"an open file ({type(path).__name__}) is not read; give its path")
    if not isinstance(path, str | os.PathLike):
        raise TypeError(f"a path is a str or an os.PathLike, and not of type {type(path).__name__}")
    return os.fsdecode(path)


def _number(name: str) -> int:
    """Return the number at the end of a log's name, 0 where there is none: servers count their logs there."""
    found = re.search(r"\.(\d{1,18})(?:\.[A-Za-z]\w{1,4})?$", name)
    return int(found[1]) if found else 0


def _find(path: str, found: SourceList) -> None:
    if path == STDIN:
        found.sources.append(Source(STDIN, None))
    elif is_url(path):
        _find_url(path, found)
    elif os.path.isdir(path):
        _find_in_directory(path, found)
    elif os.path.exists(path):
        _find_file(path, found)
    elif matches := sorted(filter(os.path.isfile, glob.glob(path)), key=log_order):
        for match in matches:
            _find_file(match, found)
    else:
        raise SourceError("no such file or directory", path)


def _find_file(path: str, found: SourceList) -> None:
    """A log, or the logs of an index file; of those only such as are not there yet: `mysql-bin.*` gives them twice."""
    if path.endswith(_GTID_INDEX) and os.path.isfile(path.removesuffix(_GTID_INDEX)) and not is_binlog(_head(path)):
        found.passed_over.append(path)
        return
    names = _index_lines(path)
    if names is None:
        found.sources.append(_file(path))
        return
    known = {os.path.realpath(source.name) for source in found.sources}
    members = [_resolve(name, path) for name in names]
    found.sources += [_file(member) for member in members if os.path.realpath(member) not in known]


def _find_in_directory(path: str, found: SourceList) -> None:
    before = len(found.sources)
    files = (entry.path for entry in os.scandir(path) if entry.is_file() and not _is_ours(entry.name))
    names = sorted(files, key=log_order)
    for name in names:
        source = _file(name)
        if _is_log(source, _head(name)):
            found.sources.append(source)
        else:
            found.passed_over.append(name)
    if len(found.sources) == before:
        raise SourceError(
            f"no binary logs in this directory ({len(names)} other files); subdirectories are not searched", path
        )


def _is_ours(name: str) -> bool:
    """Return whether a file is one of ours beside logs: their index, or what is not yet complete."""
    return name == INDEX_FILE or name.startswith(TEMPORARY)


def _find_url(url: str, found: SourceList) -> None:
    is_folder, entries = list_url(url)
    if not entries:
        raise SourceError("no such file or folder" if not is_folder else "an empty folder", url)
    before = len(found.sources)
    for entry in sorted(entries, key=lambda entry: log_order(entry.url)):
        head = _url_head(entry.url)
        source = _source(entry.url, entry.size, entry.modified, head)
        if is_folder and not _is_log(source, head):
            found.passed_over.append(entry.url)
        else:
            found.sources.append(source)
    if len(found.sources) == before:
        raise SourceError(
            f"no binary logs in this folder ({len(entries)} other files); folders in it are not searched", url
        )


def _url_head(url: str) -> bytes:
    file = open_url(url, ahead=_HEAD)
    try:
        return file.read(_HEAD)
    finally:
        file.close()


def _is_log(source: Source, head: bytes) -> bool:
    """Return whether a file that begins with `head`, or what is compressed in it, claims to be a log."""
    if source.seekable:
        return is_binlog(head)
    try:
        with source.open() as file:
            return is_binlog(read_up_to(file, _HEAD))
    except CompressedFileError:
        return False


def _source(name: str, size: int, modified: int | None, head: bytes) -> Source:
    return Source(name, None, modified, size) if is_compressed(head) else Source(name, size, modified)


def log_order(path: str) -> tuple[tuple[int, int, str], ...]:
    """Return what sorts logs by name, mysql-bin.1000000 after mysql-bin.999999."""
    return tuple((0, int(part), "") if part.isdigit() else (1, 0, part) for part in re.split(r"(\d+)", path) if part)


def _file(path: str) -> Source:
    try:
        status = os.stat(path)
    except OSError as error:
        raise _cannotread_up_to(path, error) from error
    if not os.path.isfile(path):
        return Source(path, None)
    return _source(path, status.st_size, status.st_mtime_ns, _head(path))


def _head(path: str) -> bytes:
    try:
        with open(path, "rb") as file:
            return file.read(_HEAD)
    except OSError as error:
        raise _cannotread_up_to(path, error) from error


def _index_lines(path: str) -> list[str] | None:
    """Return the names in an index file; None when the file is something else."""
    if not os.path.isfile(path) or is_binlog(head := _head(path)) or is_compressed(head):
        return None
    if not path.endswith(".index") and (not head or b"\0" in head or not _names_a_file(head, path)):
        return None
    try:
        text = os.fsdecode(Path(path).read_bytes())  # names of files need not be UTF-8
    except OSError as error:
        raise _cannotread_up_to(path, error) from error
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


def _resolve(name: str, index: str) -> str:
    """Return a line of an index file: beside the index, or by its base name there."""
    found = next((path for path in _candidates(name, index) if os.path.isfile(path)), None)
    if found is None:
        raise SourceError(f"the index names {name}, which is not beside it", index)
    return found


def _cannotread_up_to(path: str, error: OSError) -> SourceError:
    return SourceError(f"cannot be read: {error.strerror or error}", path)

"""Where the bytes come from: paths, patterns, directories, index files and standard input, as sources in order."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import field, replace
from typing import BinaryIO, cast

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import CompressedFileError, SourceChangedError, SourceError
from binlog_kaitai.files import TEMPORARY
from binlog_kaitai.log.compressed_file import DecompressedFile, is_compressed
from binlog_kaitai.log.index_lines import cannot_be_read, index_lines, resolve
from binlog_kaitai.log.magic import is_binlog
from binlog_kaitai.log.names import each_path, is_gtid_index, kind_by_name, log_order, number_of, path_text
from binlog_kaitai.log.reading import Content, read_all, read_up_to
from binlog_kaitai.log.remote import AHEAD, Entry, is_url, list_url, open_url

__all__ = [
    "INDEX_FILE",
    "STDIN",
    "LogBytes",
    "Source",
    "SourceList",
    "find_sources",
    "list_sources",
    "log_order",
    "plain_log",
]

STDIN = "-"
INDEX_FILE = "binlog-index.parquet"
"""What `index` writes beside logs; it is none of them."""
_HEAD = 4096
_PIECE = 1 << 16
Wanted = Callable[[str], bool]


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
    is_listed: bool = field(default=False, compare=False)
    """Nothing of it was read: whether it is compressed is what its name tells. See `looked_at`."""
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
        now = _entry(self.name)
        if now.size == before:
            return None if now.modified == self.modified else "was written to"
        return "grew" if now.size > before else "became shorter"

    def looked_at(self) -> Source:
        """Return it as its first bytes tell, where only its name did. Raises SourceError."""
        if not self.is_listed:
            return self
        entry = Entry(self.name, self.stored_size or 0, self.modified)
        return replace(_source(entry, _head(self.name)), number=self.number)

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

    def open(self, ahead: int = AHEAD) -> BinaryIO:
        """Open it for reading, unbuffered; a compressed file as a `DecompressedFile`.

        A store is asked for `ahead` bytes at a time. Raises SourceError.
        """
        if self.content is not None:
            return self.content.open()
        file = self._open(ahead)
        return file if self.seekable else cast(BinaryIO, DecompressedFile(file, self.name))

    def _open(self, ahead: int) -> BinaryIO:
        if is_url(self.name):
            return open_url(self.name, ahead)
        if self.name == STDIN:
            if sys.stdin is None:
                raise SourceError("standard input is closed", self.name)
            return cast(BinaryIO, getattr(sys.stdin.buffer, "raw", sys.stdin.buffer))  # which waits for no more
        try:
            return open(self.name, "rb", buffering=0)
        except FileNotFoundError as error:
            raise SourceChangedError(f"cannot be read any more: {error.strerror}", self.name) from error
        except OSError as error:
            raise cannot_be_read(self.name, error) from error


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


def find_sources(
    paths: str | os.PathLike[str] | Iterable[str | os.PathLike[str]], is_wanted: Wanted | None = None
) -> SourceList:
    """Return the logs that one or more paths lead to, in the order of the paths.

    A path is a file, a pattern, a directory (its binary logs in name order, not recursive), an index file (`*.index`,
    or a text file of names), a URL (see `remote`), or ``-`` for standard input. gzip, zstd,
    bzip2 and xz files are recognized by their first bytes and decompressed on the fly.

    Args:
        paths: where they are.
        is_wanted: says by its name in a folder whether a file is one of them; others are not looked at.

    Raises SourceError for a path that leads to no log, TypeError for what is no path, such as an open file.
    """
    return _Listing(is_wanted, names_tell=False).of(paths)


def list_sources(
    paths: str | os.PathLike[str] | Iterable[str | os.PathLike[str]], is_wanted: Wanted | None = None
) -> SourceList:
    """Return the same logs, without opening files whose names tell what they are: for who has many, or far away.

    What such a file is in truth, `Source.looked_at` sees.
    """
    return _Listing(is_wanted, names_tell=True).of(paths)


def plain_log(source: Source) -> Source | None:
    """Return a log that was listed as it is; None for a file that is none, or compressed. Raises SourceError."""
    if not source.is_listed:
        return source
    head = _head(source.name)
    return replace(source, is_listed=False) if source.seekable and is_binlog(head) else None


class _Listing:
    """Finds the logs that paths lead to.

    Args:
        is_wanted: see `find_sources`.
        names_tell: a file whose name tells what it is, is not opened.
    """

    def __init__(self, is_wanted: Wanted | None, *, names_tell: bool) -> None:
        self._is_wanted, self._names_tell = is_wanted, names_tell
        self._found = SourceList()

    def of(self, paths: object) -> SourceList:
        """Return the logs. Raises SourceError, TypeError."""
        found = self._found
        for path in each_path(paths):
            self._find(path_text(path))
        if not found.sources and found.passed_over and self._is_wanted is None:
            raise SourceError("no binary log, but MariaDB's index of one; give the log", found.passed_over[0])
        found.sources = [
            source if source.number else replace(source, number=place) for place, source in enumerate(found.sources, 1)
        ]
        return found

    def _find(self, path: str) -> None:
        if path == STDIN:
            self._found.sources.append(Source(STDIN, None, number=0))
        elif is_url(path):
            self._find_url(path)
        elif os.path.isdir(path):
            self._find_in_directory(path)
        elif os.path.exists(path):
            self._find_file(path)
        elif matches := sorted(filter(os.path.isfile, _matching(path)), key=log_order):
            for match in filter(self._wants, matches):
                self._find_file(match)
        else:
            raise SourceError("no such file or directory", path)

    def _find_file(self, path: str) -> None:
        """A log, or the logs of an index file; of those only such as are not there yet: `mysql-bin.*` gives them
        twice."""
        if self._names_tell and os.path.isfile(path) and kind_by_name(path) is not None:
            self._found.sources.append(_by_name(_entry(path)))
            return
        if not os.path.isfile(path):
            self._found.sources.append(Source(path, None, number=number_of(path)))
            return
        head = _head(path)
        if is_gtid_index(path, os.path.isfile) and not is_binlog(head):
            self._found.passed_over.append(path)
            return
        names = index_lines(path, head)
        if names is None:
            self._found.sources.append(_source(_entry(path), head))
            return
        known = {os.path.realpath(source.name) for source in self._found.sources}
        members = (resolve(name, path) for name in names)
        self._take([_entry(name) for name in members if os.path.realpath(name) not in known], is_folder=False)

    def _find_in_directory(self, path: str) -> None:
        before = len(self._found.sources)
        every = list(os.scandir(path))
        is_wanted = self._is_wanted
        wanted = every if is_wanted is None else [entry for entry in every if is_wanted(entry.name)]
        files = (entry.path for entry in wanted if entry.is_file() and not _is_ours(entry.name))
        names = sorted(files, key=log_order)
        self._take([_entry(name) for name in names])
        if len(self._found.sources) == before and len(wanted) == len(every):
            raise SourceError(
                f"no binary logs in this directory ({len(names)} other files); subdirectories are not searched", path
            )

    def _find_url(self, url: str) -> None:
        is_folder, entries = list_url(url)
        if not entries:
            raise SourceError("no such file or folder" if not is_folder else "an empty folder", url)
        before = len(self._found.sources)
        wanted = [entry for entry in entries if self._wants(entry.url)]
        self._take(sorted(wanted, key=lambda entry: log_order(entry.url)), is_folder=is_folder)
        if len(self._found.sources) == before and len(wanted) == len(entries):
            raise SourceError(
                f"no binary logs in this folder ({len(entries)} other files); folders in it are not searched", url
            )

    def _wants(self, name: str) -> bool:
        return self._is_wanted is None or self._is_wanted(os.path.basename(name.partition("?")[0]))

    def _take(self, entries: list[Entry], *, is_folder: bool = True) -> None:
        """Take those of some files that are logs: in a folder there may be others."""
        names = {entry.url for entry in entries}
        is_beside = [not entry.size or is_gtid_index(entry.url, names.__contains__) for entry in entries]
        is_told = [
            self._names_tell and (no or kind_by_name(one.url) is not None)
            for one, no in zip(entries, is_beside, strict=True)
        ]
        heads = read_all(_head, [entry.url for entry, told in zip(entries, is_told, strict=True) if not told])
        for entry, told, beside in zip(entries, is_told, is_beside, strict=True):
            head = b"" if told else next(heads)
            source = _by_name(entry) if told else _source(entry, head)
            if is_folder and (beside if told else not _is_log(source, head)):
                self._found.passed_over.append(entry.url)
            else:
                self._found.sources.append(source)


def _matching(pattern: str) -> list[str]:
    from glob import glob  # seldom needed: shells do it

    return glob(pattern)


def _is_ours(name: str) -> bool:
    """Return whether a file is one of ours beside logs: their index, or what is not yet complete."""
    return name == INDEX_FILE or name.startswith(TEMPORARY)


def _is_log(source: Source, head: bytes) -> bool:
    """Return whether a file that begins with `head`, or what is compressed in it, claims to be a log."""
    if source.seekable:
        return is_binlog(head)
    try:
        with source.open() as file:
            return is_binlog(read_up_to(file, _HEAD))
    except CompressedFileError:
        return False


def _by_name(entry: Entry) -> Source:
    """Return a file as its name tells."""
    is_packed = kind_by_name(entry.url) == "packed"
    size, packed_size = (None, entry.size) if is_packed else (entry.size, None)
    return Source(entry.url, size, entry.modified, packed_size, number_of(entry.url), is_listed=True)


def _source(entry: Entry, head: bytes) -> Source:
    """Return a file as its first bytes tell."""
    size, packed_size = (None, entry.size) if is_compressed(head) else (entry.size, None)
    return Source(entry.url, size, entry.modified, packed_size, number_of(entry.url))


def _entry(name: str) -> Entry:
    """Return a file as it is now. Raises SourceError."""
    if is_url(name):
        _, entries = list_url(name)
        if not entries:
            raise SourceError("no such file or folder", name)
        return entries[0]
    try:
        status = os.stat(name)
    except OSError as error:
        raise cannot_be_read(name, error) from error
    return Entry(name, status.st_size, status.st_mtime_ns)


def _head(name: str) -> bytes:
    if is_url(name):
        with closing(open_url(name, ahead=_HEAD)) as file:
            return file.read(_HEAD)
    try:
        with open(name, "rb", buffering=0) as file:
            return file.read(_HEAD)
    except OSError as error:
        raise cannot_be_read(name, error) from error

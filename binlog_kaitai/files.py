"""Files that are there whole or not at all.

A file is written next to its place, under an unpredictable name, and renamed when all of it is on the disk. After an
error, a full disk or a signal nothing of it is left, and what was in its place is as it was.
"""

from __future__ import annotations

import errno
import io
import os
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from types import TracebackType
from typing import IO, Any, TypeVar

from binlog_kaitai.system import CAN_OPEN_FOLDERS

__all__ = [
    "TEMPORARY",
    "NewFile",
    "Terminated",
    "at_once",
    "naming",
    "scratch_file",
    "sync_files",
    "sync_folder",
    "sync_folders",
]

TEMPORARY = ".binlog-kaitai-"
"""Start of the name of a file that is not complete."""
T = TypeVar("T")
R = TypeVar("R")
_AT_ONCE = 16
"""Files that are synchronized at the same time."""
_RANDOM = 8
"""Bytes of its end."""
_NO_LINKS = {errno.EPERM, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EMLINK}
"""Of a file system that has no hard links."""
_NO_SYNC = {errno.EINVAL, errno.EBADF, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EACCES}
"""Of a folder that cannot be synchronized, on file systems that need not do it or have no such call."""


class Terminated(BaseException):
    """A signal ended the program (SIGTERM, SIGHUP).

    Attributes:
        name: of the signal.
        unwritten: files and folders that were to be written, and were not.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name
        self.unwritten: list[str] = []

    @classmethod
    def behind(cls, error: BaseException | None) -> Terminated | None:
        """Return what an error came of: cleaning up after a signal may fail in turn."""
        while error is not None and not isinstance(error, cls):
            error = error.__context__
        return error


@contextmanager
def naming(path: str | os.PathLike[str]) -> Iterator[None]:
    """Around calls of the system: an OSError names the file that people know, not a temporary one."""
    try:
        yield
    except OSError as error:
        error.filename, error.filename2 = os.fspath(path), None
        raise


class _Raw(io.FileIO):
    """A file whose errors name another one."""

    shown = ""

    def write(self, data: Any, /) -> int:
        with naming(self.shown):
            return super().write(data)


class NewFile:
    """A file to be written. As a context it gives the file, and removes what was written unless `put` was called.

    Args:
        path: its place. A symbolic link there is replaced and not followed.
        overwrite: a file that is there is replaced; else it is a FileExistsError.
        folder: where it is written first, on the same file system, by one who synchronizes the folder of its place
            later; beside its place if that is not given.
        shown: what errors call it.

    Raises OSError, which names the file, also from its writing.
    """

    def __init__(
        self,
        path: str | os.PathLike[str],
        *,
        overwrite: bool = False,
        folder: str | None = None,
        shown: str | None = None,
    ) -> None:
        self.path = os.fspath(path)
        self._overwrite = overwrite
        self._shown = shown or self.path
        self._is_beside = folder is None
        self._part = os.path.join(folder or os.path.dirname(self.path), f"{TEMPORARY}{os.urandom(_RANDOM).hex()}")
        self._file: io.BufferedWriter | None = None

    def __enter__(self) -> IO[bytes]:
        with naming(self._shown):
            self._require_room()
            try:
                raw = _Raw(self._part, "x+b")  # it must not be there, not even as a link
                raw.shown = self._shown
                self._file = io.BufferedWriter(raw)
            except BaseException:
                self._remove()
                raise
        return self._file

    def _require_room(self) -> None:
        if not self._overwrite and os.path.lexists(self.path):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), self.path)

    def put(self, *, syncs: bool = True) -> None:
        """Complete the file, and give it its place; it is on the disk then if it `syncs`, else after `sync_files`."""
        assert self._file is not None
        with naming(self._shown):
            self._file.flush()
            if syncs:
                os.fsync(self._file.fileno())
            self._file.close()
            if self._overwrite:
                os.replace(self._part, self.path)
            else:
                self._link()
            if self._is_beside:
                sync_folder(os.path.dirname(self.path))

    def _link(self) -> None:
        """Take the place if nothing came there in the meantime."""
        if hasattr(os, "link"):  # Python in a browser has no such function
            try:
                os.link(self._part, self.path, follow_symlinks=False)
            except OSError as error:
                if error.errno not in _NO_LINKS:
                    raise
            else:
                return
        self._require_room()
        os.replace(self._part, self.path)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._remove()
        if isinstance(error, Terminated):
            error.unwritten.append(self._shown)

    def _remove(self) -> None:
        if self._file is not None:
            with suppress(OSError, ValueError):  # the disk may be full still, and what is buffered has no room
                self._file.close()
        with suppress(OSError):
            os.unlink(self._part)


def sync_files(files: Mapping[str, str]) -> None:
    """Have files written to the disk, many at a time: a file system writes those together that are asked for together.

    Args:
        files: what errors call each, by its path.

    Raises OSError.
    """
    list(at_once(_sync_file, [*files.items()], most=_AT_ONCE))


def _sync_file(file: tuple[str, str]) -> None:
    path, shown = file
    with naming(shown):
        number = os.open(path, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def sync_folders(paths: Collection[str]) -> None:
    """Have the names in some folders written to the disk, many at a time. Raises OSError."""
    list(at_once(sync_folder, [*paths], most=_AT_ONCE))


def at_once(do: Callable[[T], R], things: Sequence[T], *, most: int, few: int = 1) -> Iterator[R]:
    """Return what a function that waits for files gives for each of some things, in order: of more than a `few`, up to
    `most` at a time."""
    if len(things) <= few:
        return map(do, things)
    from concurrent.futures import ThreadPoolExecutor  # slow, and seldom needed

    with ThreadPoolExecutor(min(most, len(things))) as pool:
        return iter(list(pool.map(do, things)))


def sync_folder(path: str) -> None:
    """Have the names in a folder written to the disk, if the system can. Raises OSError."""
    if not CAN_OPEN_FOLDERS:
        return
    try:
        folder = os.open(path or os.curdir, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
    except OSError as error:
        if error.errno not in _NO_SYNC:
            raise


def scratch_file(buffer: int = io.DEFAULT_BUFFER_SIZE) -> io.BufferedRandom:
    """Return a file without a name, for what has no room in memory; its errors name the folder that it is in.

    Raises OSError.
    """
    import tempfile  # slow, and seldom needed

    try:
        with tempfile.TemporaryFile(buffering=0) as file:
            raw = _Raw(os.dup(file.fileno()), "r+b")
    except FileNotFoundError as error:  # it has tried to write in all of them: the disk is full
        raise OSError(errno.ENOSPC, error.strerror) from error
    raw.shown = tempfile.gettempdir()
    return io.BufferedRandom(raw, buffer)

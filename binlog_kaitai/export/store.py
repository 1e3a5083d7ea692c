"""Output in an object store, or on another file system that pyarrow knows: a manifest instead of renames.

A part is written when it is complete, under its last name: a task that is tried again, or twice at once, writes the
same bytes there. The ledger, which names all parts that count, is written last. Another run's parts have other names
(its number is in them), so that what was there stays until the ledger is written.
"""

from __future__ import annotations

import tempfile
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from shutil import copyfileobj
from typing import IO, Any

from binlog_kaitai.export.folder import LEDGER, OutputExistsError, as_text, batch_of, not_empty
from binlog_kaitai.log.remote import open_system

__all__ = ["OutputStore"]

_IN_MEMORY = 32 << 20
"""Bytes of a part that are held in memory before it is sent; more are in a temporary file."""
_OBJECT_STORES = ("s3", "gcs", "abfs")
"""A file of theirs appears when it is closed."""
_PIECE = 8 << 20


@cache
def _system(url: str) -> tuple[Any, str]:
    system, path, _ = open_system(url)
    return system, path.rstrip("/")


@dataclass(frozen=True, slots=True)
class OutputStore:
    """One run's output. It can be sent to other processes."""

    path: str
    """URL of the folder."""
    batch: int = 0
    """Number of the run, which is in the names of its parts."""
    replaces: bool = False
    """What earlier runs left is removed at the end."""

    @classmethod
    def create(cls, path: str, *, overwrite: bool = False, batch: int = 0) -> OutputStore:
        """Look at the place. Raises OutputExistsError when there is something that may not be overwritten or added to,
        OSError."""
        from pyarrow.fs import FileSelector

        system, folder = _system(path)
        infos = system.get_file_info(FileSelector(folder, allow_not_found=True))
        found = sorted(info.base_name for info in infos)
        if found and not overwrite and not batch:
            raise not_empty(path)
        foreign = [info.base_name for info in infos if info.is_file and not _is_ours(info.base_name)]
        if foreign:
            raise OutputExistsError(f"{path} holds {foreign[0]}, which no run of ours wrote; choose another folder")
        if overwrite and found:
            return cls(path, 1 + max((batch_of(name) or 0 for name in _names(system, folder)), default=0), True)
        return cls(path, batch)

    @contextmanager
    def part(self, name: str) -> Iterator[IO[bytes]]:
        """A file of the output, written when the block ends well. Raises OSError."""
        with tempfile.SpooledTemporaryFile(_IN_MEMORY) as file:
            yield file
            file.seek(0)
            self._send(name, file)

    def open(self, name: str, *, is_new: bool | None = None) -> Any:
        """Return a file to read from. Raises OSError."""
        system, folder = _system(self.path)
        return system.open_input_file(f"{folder}/{name}")

    def _send(self, name: str, file: Any) -> None:
        system, folder = _system(self.path)
        last = f"{folder}/{name}"
        if system.type_name in _OBJECT_STORES:
            with system.open_output_stream(last) as out:
                copyfileobj(file, out, _PIECE)
            return
        place, _, own = last.rpartition("/")
        system.create_dir(place)
        with system.open_output_stream(f"{place}/.{own}") as out:
            copyfileobj(file, out, _PIECE)
        system.move(f"{place}/.{own}", last)

    def commit(self, ledger: dict[str, Any], parts: Collection[str] | None = None) -> None:
        """Write the ledger; then remove what earlier runs left, unless this one adds to it. Raises OSError.

        `parts` are the names of those that count; None: all.
        """
        system, folder = _system(self.path)
        names = _names(system, folder)
        if parts is not None:
            self._remove(name for name in names if batch_of(name) == self.batch and name not in parts)
        with self.part(LEDGER) as file:
            file.write(as_text(ledger))
        if self.replaces:
            self._remove(name for name in names if (batch_of(name) or 0) < self.batch)

    def discard(self) -> None:
        """Remove what this run has written and not committed. Raises OSError."""
        system, folder = _system(self.path)
        self._remove(name for name in _names(system, folder) if batch_of(name) == self.batch)

    def _remove(self, names: Iterator[str]) -> None:
        system, folder = _system(self.path)
        for name in names:
            if batch_of(name) is not None:
                system.delete_file(f"{folder}/{name}")


def _names(system: Any, folder: str) -> list[str]:
    """Return the names of all files in the folder, also in folders of it."""
    from pyarrow.fs import FileSelector

    infos = system.get_file_info(FileSelector(folder, allow_not_found=True, recursive=True))
    return [info.path[len(folder) :].lstrip("/") for info in infos if info.is_file]


def _is_ours(name: str) -> bool:
    return name == LEDGER or batch_of(name) is not None

"""Output in an object store, or on another file system that pyarrow knows: a manifest instead of renames.

A part is written when it is complete, under its last name: a task that is tried again, or twice at once, writes the
same bytes there. The ledger, which names all parts that count, is written last. Another run's parts have other names
(its number is in them), so that what was there stays until the ledger is written.

Stores have no locks. A run first puts a note there, and then looks whether there is one of another run: of two runs at
once one at least sees the other's. The note says what the run may leave, which the next one removes.
"""

from __future__ import annotations

import errno
import json
import os
import platform
import re
import tempfile
import uuid
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from shutil import copyfileobj
from typing import IO, Any

from binlog_kaitai.export.contents import LEDGER, Contents, batch_of, busy, digest_of, is_ledger, named_in, parts_of
from binlog_kaitai.export.folder import as_text, changed_meanwhile, require_there
from binlog_kaitai.files import naming
from binlog_kaitai.log.remote import open_system

__all__ = ["OutputStore"]

_IN_MEMORY = 32 << 20
"""Bytes of a part that are held in memory before it is sent; more are in a temporary file."""
_OBJECT_STORES = ("s3", "gcs", "abfs")
"""A file of theirs appears when it is closed."""
_PIECE = 8 << 20
_NOTE = re.compile(r"_staging-[0-9a-f]{32}\.json")


@cache
def _system(url: str) -> tuple[Any, str]:
    system, path, _ = open_system(url)
    return system, path.rstrip("/")


@dataclass(frozen=True, slots=True)
class OutputStore:
    """One run's output. It can be sent to other processes."""

    path: str
    """URL of the folder."""
    note: str
    """Name of the file that says that this run writes there."""
    batch: int = 0
    """Number of the run, which is in the names of its parts."""
    replaces: bool = False
    """What earlier runs left is removed at the end."""
    before: str | None = None
    """Digest of the ledger that was there when the run began."""

    @classmethod
    def create(cls, path: str, *, overwrite: bool = False, append: bool = False) -> OutputStore:
        """Look at the place, and remove what runs left there that were killed.

        Raises OutputExistsError when there is something that may not be overwritten or added to, or another run writes
        there; OSError.
        """
        names = _names(path, is_deep=False) if append else _names(path)
        is_known = append and LEDGER in names and not any(map(_NOTE.fullmatch, names))
        if append and not is_known:
            names = _names(path)
        found, notes = _contents(path, names, is_known=is_known)
        found.require_ours(overwrite=overwrite, append=append)
        made = cls(path, f"_staging-{uuid.uuid4().hex}.json", found.batch, overwrite, digest_of(found.ledger))
        made._put_note(found)
        try:
            if _names(path, is_deep=not is_known) - {made.note} != names:
                raise busy(path)
            made._remove([*sorted(found.left), *notes])
        except BaseException:
            made._remove([made.note])
            raise
        return made

    def _put_note(self, found: Contents) -> None:
        """Say that this run writes here, and what the next one has to remove if this one is killed."""
        said = {
            "batch": self.batch,
            "parts": sorted(found.named) if self.replaces else [],
            "host": platform.node(),
            "place": _place(),
            "process": os.getpid(),
            "since": f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}",
        }
        self._send(self.note, BytesIO(json.dumps(said).encode()))

    @contextmanager
    def part(self, name: str, *, syncs: bool = True) -> Iterator[IO[bytes]]:
        """A file of the output, written when the block ends well; see `OutputFolder.part`."""
        with tempfile.SpooledTemporaryFile(_IN_MEMORY) as file:
            yield file
            file.seek(0)
            self._require_running()
            self._send(name, file)
        try:
            self._require_running()
        except FileNotFoundError:
            if name not in named_in(self.ledger(), self.read):
                self._remove([name])
            raise

    def sync(self, names: Iterable[str]) -> None:
        """Nothing is left to do for the files of this run."""

    def _require_running(self) -> None:
        """Look whether the run has not ended: a task that comes too late leaves nothing. Raises FileNotFoundError."""
        if _read(self.path, self.note) is None:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), f"{self.path}/{self.note}")

    def open(self, name: str, *, is_new: bool | None = None) -> Any:
        """Return a file to read from. Raises OSError."""
        system, folder = _system(self.path)
        return system.open_input_file(f"{folder}/{name}")

    def _send(self, name: str, file: Any) -> None:
        with naming(f"{self.path}/{name}"):
            self._copy(name, file)

    def _copy(self, name: str, file: Any) -> None:
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

    def commit(
        self, ledger: dict[str, Any], parts: Collection[str] | None = None, written: Collection[str] | None = None
    ) -> None:
        """Write the ledger; then remove what earlier runs left, unless this one adds to it.

        Args:
            ledger: what it says.
            parts: the names of those that count; None: all.
            written: those that this run has written; None: all that have its number, for which the store is asked for
                all names.

        Raises OSError. Unless the ledger was written, `discard` takes all back.
        """
        self._require_unchanged()
        earlier = named_in(self.ledger(), self.read) if self.replaces else frozenset[str]()
        own = self._own() if written is None or self.replaces else frozenset(written)
        if parts is not None:
            require_there(self.path, (name for name in parts if batch_of(name) == self.batch), own)
            self._remove(own - {*parts})
        self._require_unchanged()
        with tempfile.SpooledTemporaryFile(_IN_MEMORY) as file:
            file.writelines(as_text(ledger))
            file.seek(0)
            self._send(LEDGER, file)
        self._remove([*sorted(earlier - own if self.replaces else ()), self.note])

    def ledger(self) -> bytes | None:
        """Return the ledger that is there. Raises OSError."""
        return _read(self.path, LEDGER)

    def read(self, name: str) -> bytes | None:
        """Return what a file of earlier runs holds; None where it is not there. Raises OSError."""
        return _read(self.path, name)

    def has(self, folder: str) -> bool:
        """Return whether earlier runs have left a folder."""
        return not _missing(self.path, [folder])

    def _require_unchanged(self) -> None:
        """Raise OSError where the ledger is not the one that was there."""
        if digest_of(self.ledger()) != self.before:
            raise changed_meanwhile(self.path)

    def _own(self) -> frozenset[str]:
        """Return the parts that this run has written."""
        return frozenset(name for name in _names(self.path) if _batch(name) == self.batch)

    def discard(self) -> bool:
        """Remove what does not count: what this run has written, or replaced where its ledger is in place.

        Returns whether that is not the case. Raises OSError.
        """
        ledger, own = self.ledger(), self._own()
        noted = own | _noted(_read(self.path, self.note), own) | {*filter(is_ledger, _names(self.path, is_deep=False))}
        self._remove([*sorted(noted - named_in(ledger, self.read)), self.note])
        return digest_of(ledger) == self.before

    def _remove(self, names: Iterable[str]) -> None:
        system, folder = _system(self.path)
        for name in names:
            with suppress(FileNotFoundError):
                system.delete_file(f"{folder}/{name}")


def _contents(path: str, names: frozenset[str], *, is_known: bool) -> tuple[Contents, list[str]]:
    """Return what is in a folder, and the notes of runs that were killed. Of a folder that `is_known` by its ledger
    `names` has only the files that are in no folder of it.

    Raises OutputExistsError where another run may be writing, OSError.
    """
    read = partial(_read, path)
    if is_known:
        return Contents(path, read(LEDGER), read=read, missing=partial(_missing, path)), []
    notes = sorted(filter(_NOTE.fullmatch, names))
    noted = frozenset[str]()
    for note in notes:
        said = _read(path, note)
        _require_ended(path, note, said)
        noted |= _noted(said, names)
    return Contents(path, read(LEDGER), names - {LEDGER, *notes}, noted=noted, read=read), notes


def _said(note: bytes | None) -> dict[str, Any]:
    with suppress(ValueError, RecursionError):
        found = json.loads(note or b"{}")
        return found if isinstance(found, dict) else {}
    return {}


def _noted(note: bytes | None, names: Iterable[str]) -> frozenset[str]:
    """Return what a run has noted: the parts that it was to replace, and those of its number."""
    said = _said(note)
    own = (name for name in names if "batch" in said and _batch(name) == said["batch"])
    with suppress(TypeError):
        return parts_of(said.get("parts", ())) | {*own}
    return frozenset(own)


def _require_ended(path: str, note: str, said: bytes | None) -> None:
    """Raise OutputExistsError unless the process of a run is known to have ended."""
    if said is None:  # just now
        return
    found = _said(said)
    host, process, since = (found.get(name, "?") for name in ("host", "process", "since"))
    if (host, found.get("place")) == (platform.node(), _place()) and not _is_alive(process):
        return
    raise busy(
        path,
        f"another run writes to it since {since} (process {process} on {host}); run this again when that one has"
        f" ended, or delete {note} there if it was killed",
    )


def _is_alive(process: Any) -> bool:
    try:
        os.kill(int(process), 0)
    except ProcessLookupError:
        return False
    except (OSError, ValueError, TypeError, OverflowError):
        return True
    return True


def _place() -> list[str]:
    """Return what tells where the number of a process is known: a machine's start, a container."""
    found = []
    with suppress(OSError):
        found.append(Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip())
        found.append(os.readlink("/proc/self/ns/pid"))
    return found


def _missing(path: str, names: list[str]) -> list[str]:
    """Return those of some names that neither a file nor a folder has."""
    from pyarrow.fs import FileType

    system, folder = _system(path)
    found = system.get_file_info([f"{folder}/{name}" for name in names])
    return [name for name, info in zip(names, found, strict=True) if info.type == FileType.NotFound]


def _names(path: str, *, is_deep: bool = True) -> frozenset[str]:
    """Return the names of all files in the folder, also in folders of it unless they are not wanted."""
    from pyarrow.fs import FileSelector

    system, folder = _system(path)
    infos = system.get_file_info(FileSelector(folder, allow_not_found=True, recursive=is_deep))
    return frozenset(info.path[len(folder) :].lstrip("/") for info in infos if info.is_file)


def _batch(name: str) -> int | None:
    """Return the number of the run that has written a part, or has not yet moved it to its place."""
    return batch_of(name.rpartition("/")[2].removeprefix("."))


def _read(path: str, name: str) -> bytes | None:
    system, folder = _system(path)
    try:
        with system.open_input_stream(f"{folder}/{name}") as stream:
            found: bytes = stream.read()
            return found
    except FileNotFoundError:
        return None

"""A folder of output files that appear whole or not at all.

Parts are written under a hidden name and renamed when they are complete, so that a task that is tried again, or twice
at once, leaves one part. What was in the folder from an earlier run stays until the new output is complete.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import unicodedata
import uuid
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

__all__ = [
    "DATE_FOLDER",
    "LEDGER",
    "OutputExistsError",
    "OutputFolder",
    "as_text",
    "batch_of",
    "not_empty",
    "part_name",
    "table_folder",
]

LEDGER = "_ledger.json"
DATE_FOLDER = "binlog_date="
"""Start of the name of a day's folder, inside of a table's. Readers take it for a partition; many of them, pyarrow and
Spark too, pass over names that begin with an underscore."""
_STAGING = "_staging-"
_ATTEMPTS = ".attempts"
_KEPT = frozenset("_ $@#-~")
"""Characters of a table's name that are kept in its folder's, besides letters, marks and digits."""
_MOST_BYTES = 255
"""Of a file's name, on common file systems."""
_HASH_DIGITS = 32
_PART = re.compile(r"part-(?:b([0-9]+)-)?[0-9]")


def table_folder(database: str, table: str) -> str:
    """Return the name of a table's folder: ``database.table``. Different tables have different folders.

    Letters and digits of all scripts are kept; what file systems or readers may not take is %XX, a byte of its UTF-8
    each. A name longer than file systems allow is cut, and ends in ``%~`` and a hash of the whole name.
    """
    name = ".".join("".join(map(_escaped, part)) for part in (database, table))
    if name[0] in "._":  # hidden, or passed over by readers
        name = _percent(name[0]) + name[1:]
    return name if len(name.encode()) <= _MOST_BYTES else _shortened(name)


def _escaped(character: str) -> str:
    kept = character in _KEPT or unicodedata.category(character)[0] in "LMN"
    return character if kept else _percent(character)


def _percent(character: str) -> str:
    return "".join(f"%{byte:02X}" for byte in character.encode(errors="surrogatepass"))


def _shortened(name: str) -> str:
    mark = f"%~{sha256(name.encode()).hexdigest()[:_HASH_DIGITS]}"
    return name.encode()[: _MOST_BYTES - len(mark)].decode(errors="ignore") + mark


def part_name(batch: int, number: int, rest: str) -> str:
    """Return the name of a part: ``part-00003.parquet``, or ``part-b0001-00003.parquet`` for what was added later.

    Args:
        batch: number of the run that adds to the output; 0 for the first.
        number: of the log or split in its run.
        rest: end of the name.
    """
    return f"part-{f'b{batch:04d}-' if batch else ''}{number:05d}{rest}"


def batch_of(name: str) -> int | None:
    """Return the number of the run that has written a part; None for another file."""
    found = _PART.match(name.rpartition("/")[2])
    return None if found is None else int(found[1] or 0)


def as_text(ledger: dict[str, Any]) -> bytes:
    """Return what the file of the ledger holds."""
    text = json.dumps(ledger, ensure_ascii=False, indent=1)
    return f"{text}\n".encode(errors="backslashreplace")  # names of files that are no text


class OutputExistsError(Exception):
    """The output folder holds something, and may not be overwritten."""


def not_empty(path: str | os.PathLike[str]) -> OutputExistsError:
    """Return the error for a folder of an earlier run."""
    text = f"{os.fspath(path)} is not empty; --overwrite replaces what an earlier run left there, --append adds to it"
    return OutputExistsError(text)


@dataclass(frozen=True, slots=True)
class OutputFolder:
    """One run's output. It can be sent to other processes that see the same path."""

    path: str
    staging: str
    batch: int = 0
    """Number of the run; above 0 it adds to what is there."""

    @classmethod
    def create(cls, path: str | os.PathLike[str], *, overwrite: bool = False, batch: int = 0) -> OutputFolder:
        """Make the folder. Raises OutputExistsError when it is not empty and not the output of an earlier run to
        overwrite or to add to."""
        folder = Path(os.path.abspath(path))
        if folder.exists():
            found = sorted(entry.name for entry in folder.iterdir()) if folder.is_dir() else None
            if found is None:
                raise OutputExistsError(f"{path} is a file, not a folder for the output")
            if found and not overwrite and not batch:
                raise not_empty(path)
            foreign = [name for name in found if not _is_ours(folder / name)]
            if foreign:
                raise OutputExistsError(f"{path} holds {foreign[0]}, which no run of ours wrote; choose another folder")
        staging = folder / f"{_STAGING}{uuid.uuid4().hex}"
        (staging / _ATTEMPTS).mkdir(parents=True)
        return cls(os.fspath(folder), os.fspath(staging), batch)

    @contextmanager
    def part(self, name: str) -> Iterator[IO[bytes]]:
        """A file of the output, perhaps in a folder (``shop.orders/part-00000.parquet``), complete when the block ends
        well, else gone.

        Raises OSError when it cannot be written, for instance because the run has ended without this part.
        """
        attempt = os.path.join(self.staging, _ATTEMPTS, uuid.uuid4().hex)
        try:
            with open(attempt, "wb") as file:
                yield file
            self._make_folder(os.path.dirname(name))
            os.replace(attempt, os.path.join(self.staging, name))
        except BaseException:
            with suppress(OSError):
                os.unlink(attempt)
            raise

    def open(self, name: str, *, is_new: bool | None = None) -> Any:
        """Return a file to read from, as pyarrow has it: of this run, or else of an earlier one. Raises OSError."""
        from pyarrow import OSFile

        staged = os.path.join(self.staging, name)
        return OSFile(staged if is_new or os.path.exists(staged) else os.path.join(self.path, name), "r")

    def _make_folder(self, name: str) -> None:
        """Make a folder in the staging folder, which must be there: a task that comes too late leaves nothing."""
        place = self.staging
        for step in filter(None, name.split("/")):
            place = os.path.join(place, step)
            with suppress(FileExistsError):
                os.mkdir(place)

    def commit(self, ledger: dict[str, Any], parts: Collection[str] | None = None) -> None:
        """Replace what an earlier run left by the parts of this one, or add them to it, and write the ledger.

        `parts` are the names of those that count; None: all.
        """
        with self.part(LEDGER) as file:
            file.write(as_text(ledger))
        if parts is not None:
            self._keep({LEDGER, *parts})
        if self.batch:
            self._add()
        else:
            self._replace()
        self.discard()

    def _add(self) -> None:
        """Put the parts beside those that are there; the ledger is the last."""
        for old in Path(self.path).rglob("part-*"):
            if not old.is_relative_to(self.staging) and (batch_of(old.name) or 0) >= self.batch:
                old.unlink()  # of a run that was killed here
        for place, folders, files in os.walk(self.staging):
            folders[:] = sorted(name for name in folders if name != _ATTEMPTS)
            home = Path(self.path, os.path.relpath(place, self.staging))
            home.mkdir(exist_ok=True)
            for file in sorted(set(files) - {LEDGER}):
                os.replace(os.path.join(place, file), home / file)
        os.replace(os.path.join(self.staging, LEDGER), os.path.join(self.path, LEDGER))

    def _replace(self) -> None:
        for entry in list(Path(self.path).iterdir()):
            if entry.is_file():
                entry.unlink()
            elif entry != Path(self.staging):  # also what a run left that was killed
                shutil.rmtree(entry)
        for entry in sorted(Path(self.staging).iterdir()):
            if not entry.name.startswith("."):
                os.replace(entry, os.path.join(self.path, entry.name))

    def _keep(self, names: Collection[str]) -> None:
        """Remove other parts from the staging folder, and folders that are empty then."""
        for place, _, files in os.walk(self.staging, topdown=False):
            if os.path.basename(place) == _ATTEMPTS:
                continue
            for file in files:
                path = os.path.join(place, file)
                if os.path.relpath(path, self.staging) not in names:
                    os.unlink(path)
            if not os.listdir(place):
                os.rmdir(place)

    def discard(self) -> None:
        """Remove what this run has written and not committed."""
        shutil.rmtree(self.staging, ignore_errors=True)


def _is_ours(entry: Path) -> bool:
    if entry.is_dir() and not entry.name.startswith(_STAGING):  # a table's
        return all(_is_of_a_table(part) for part in entry.iterdir())
    return entry.name == LEDGER or entry.name.startswith(("part-", _STAGING))


def _is_of_a_table(entry: Path) -> bool:
    if entry.is_dir():
        return entry.name.startswith(DATE_FOLDER) and all(part.name.startswith("part-") for part in entry.iterdir())
    return entry.name.startswith("part-")

"""A folder of output files that appear whole or not at all.

Parts are written into a folder of the run and renamed when they are complete, so that a task that is tried again, or
twice at once, leaves one part. At the end they get their places, under names that no earlier run has used; then the
ledger is replaced, which says what counts; then what does not count any more is removed. What a run has put into its
place is noted before, so that the next run removes it where that one was killed.
"""

from __future__ import annotations

import errno
import json
import os
import re
import shutil
import unicodedata
import uuid
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import IO, Any, Literal

from binlog_kaitai.export.contents import (
    LEDGER,
    Contents,
    OutputExistsError,
    batch_of,
    digest_of,
    folders_of,
    is_ledger,
    named_in,
    parts_of,
)
from binlog_kaitai.files import NewFile, naming, sync_files, sync_folder, sync_folders

__all__ = [
    "DATE_FOLDER",
    "LEDGER",
    "Folders",
    "OutputExistsError",
    "OutputFolder",
    "as_text",
    "batch_of",
    "changed_meanwhile",
    "log_text",
    "part_name",
    "require_there",
    "table_folder",
]

Folders = Literal["database.table", "database/table"]
DATE_FOLDER = "binlog_date="
"""Start of the name of a day's folder, inside of a table's. Readers take it for a partition; many of them, pyarrow and
Spark too, pass over names that begin with an underscore."""
_STAGING = "_staging-"
_GONE = "-gone"
_STAGED = re.compile(rf"{_STAGING}[0-9a-f]{{32}}(?:{_GONE})?")
_ATTEMPTS = ".attempts"
_NOTE = ".note.json"
_NO_FILES = '"files": []'
_KEPT = frozenset("_ $@#-~")
"""Characters of a table's name that are kept in its folder's, besides letters, marks and digits."""
_MOST_BYTES = 255
"""Of a file's name, on common file systems."""
_HASH_DIGITS = 32


def table_folder(database: str, table: str, form: Folders = "database.table") -> str:
    """Return the name of a table's folder, or those of its database's and of its own with a ``/`` between. Different
    tables have different folders.

    Letters and digits of all scripts are kept; what file systems or readers may not take is %XX, a byte of its UTF-8
    each. A name longer than file systems allow is cut, and ends in ``%~`` and a hash of the whole name.
    """
    names = ["".join(map(_escaped, part)) for part in (database, table)]
    return _sound(".".join(names)) if form == "database.table" else "/".join(map(_sound, names))


def _sound(name: str) -> str:
    if name[:1] in ("", ".", "_"):  # hidden, or passed over by readers
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


def as_text(ledger: dict[str, Any]) -> Iterator[bytes]:
    """Yield what the file of the ledger holds, a log at a time: its `files` may be any iterable, also of JSON."""
    whole = log_text(ledger | {"files": []} if "files" in ledger else ledger)
    before, mark, after = whole.partition(_NO_FILES)
    for text in (before, *(_list(ledger["files"]) if mark else ()), after, "\n"):
        yield text.encode(errors="backslashreplace")  # names of files that are no text


def _list(logs: Iterable[dict[str, Any] | str]) -> Iterator[str]:
    """Yield the list of logs of a ledger."""
    yield _NO_FILES.removesuffix("]")
    between = ""
    for log in logs:
        text = log if isinstance(log, str) else log_text(log)
        yield f"{between}\n{text}".replace("\n", "\n  ")
        between = ","
    yield "\n ]" if between else "]"


def log_text(value: dict[str, Any]) -> str:
    """Return JSON as it is in the file of a ledger, but for the spaces before all of it."""
    return json.dumps(value, ensure_ascii=False, indent=1)


def changed_meanwhile(path: str) -> OSError:
    """Return the error of a run that would make another one forgotten."""
    text = "another run has written to it since this one began, which has therefore added nothing; run it again"
    return OSError(errno.ESTALE, text, path)


def require_there(path: str, parts: Iterable[str], found: Collection[str]) -> None:
    """Raise FileNotFoundError for a missing part that the ledger lists."""
    missing = sorted(set(parts).difference(found))
    if missing:
        text = "is not there; do all processes see the output under this path?"
        raise FileNotFoundError(errno.ENOENT, text, f"{path}/{missing[0]}")


@dataclass(frozen=True, slots=True)
class OutputFolder:
    """One run's output. It can be sent to other processes that see the same path."""

    path: str
    staging: str
    batch: int = 0
    """Number of the run, which is in the names of its parts."""
    replaces: bool = False
    """What earlier runs left is removed at the end."""
    before: str | None = None
    """Digest of the ledger that was there when the run began."""

    @classmethod
    def create(cls, path: str | os.PathLike[str], *, overwrite: bool = False, append: bool = False) -> OutputFolder:
        """Make the folder, or take over the one that is there, and remove what runs left there that were killed.

        Raises OutputExistsError when there is output, and it is neither to overwrite nor to add to, or something else;
        OSError.
        """
        place = os.path.abspath(path)
        if os.path.lexists(place) and not os.path.isdir(place):
            raise OutputExistsError(f"{os.fspath(path)} is a file, not a folder for the output")
        os.makedirs(place, exist_ok=True)
        found, stagings = _contents(place, os.fspath(path), is_known=append)
        found.require_ours(overwrite=overwrite, append=append)
        _remove(place, found.left)
        for staging in stagings:
            shutil.rmtree(os.path.join(place, staging))
        staging = os.path.join(place, f"{_STAGING}{uuid.uuid4().hex}")
        try:
            os.makedirs(os.path.join(staging, _ATTEMPTS))
            return cls(place, staging, found.batch, overwrite, digest_of(found.ledger))
        except BaseException:
            shutil.rmtree(staging, ignore_errors=True)
            raise

    @contextmanager
    def part(self, name: str, *, syncs: bool = True) -> Iterator[IO[bytes]]:
        """A file of the output, perhaps in a folder (``shop.orders/part-00000.parquet``), complete when the block ends
        well, else gone. It is on the disk then if it `syncs`, else after `sync`.

        Raises OSError when it cannot be written, for instance because the run has ended without this part.
        """
        shown, attempts = os.path.join(self.path, name), os.path.join(self.staging, _ATTEMPTS)
        new = NewFile(os.path.join(self.staging, name), overwrite=True, folder=attempts, shown=shown)
        with new as file:
            yield file
            self._make_folder(os.path.dirname(name))
            new.put(syncs=syncs)

    def sync(self, names: Iterable[str]) -> None:
        """Have files of this run on the disk. Raises OSError."""
        sync_files({os.path.join(self.staging, name): os.path.join(self.path, name) for name in names})

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

    def commit(
        self, ledger: dict[str, Any], parts: Collection[str] | None = None, written: Collection[str] | None = None
    ) -> None:
        """Put the parts of this run beside those that are there, write the ledger, and remove what is replaced.

        Args:
            ledger: what it says.
            parts: the names of those that count; None: all.
            written: not needed here; see `OutputStore.commit`.

        Raises OSError. Unless the ledger was written, `discard` takes all back.
        """
        self._require_unchanged()
        new = self._counted(parts)
        earlier = self._replaced(new)
        with self.part(LEDGER) as file:
            file.writelines(as_text(ledger))
        with self.part(_NOTE) as file:
            file.write(json.dumps({"parts": sorted({*new, *(earlier if self.replaces else ())})}).encode())
        sync_folders([self.staging, self.path, os.path.dirname(self.path)])  # now the next run knows what is ours
        self._place(new, earlier)
        self._require_unchanged()
        _rename(os.path.join(self.staging, LEDGER), os.path.join(self.path, LEDGER))
        sync_folder(self.path)
        if self.replaces:
            _remove(self.path, earlier - {*new})
        _drop(self.staging)

    def ledger(self) -> bytes | None:
        """Return the ledger that is there. Raises OSError."""
        return _read(self.path, LEDGER)

    def read(self, name: str) -> bytes | None:
        """Return what a file of earlier runs holds; None where it is not there. Raises OSError."""
        return _read(self.path, name)

    def has(self, folder: str) -> bool:
        """Return whether earlier runs have left a folder."""
        return os.path.isdir(os.path.join(self.path, folder))

    def _require_unchanged(self) -> None:
        """Raise OSError where the ledger is not the one that was there."""
        if digest_of(self.ledger()) != self.before:
            raise changed_meanwhile(self.path)

    def _replaced(self, new: Collection[str]) -> frozenset[str]:
        """Return the parts of earlier runs where some of them are replaced."""
        if self.replaces or any(batch_of(name) != self.batch for name in new if not is_ledger(name)):
            return named_in(self.ledger(), self.read)
        return frozenset()

    def _counted(self, parts: Collection[str] | None) -> list[str]:
        """Return the parts that count and are to get their places. Raises OSError for one that is not there."""
        staged = self._staged()
        if parts is None:
            return staged
        wanted = frozenset(parts)
        require_there(self.path, (name for name in wanted if batch_of(name) == self.batch), staged)
        return [name for name in staged if name in wanted or is_ledger(name)]

    def _staged(self) -> list[str]:
        """Return the parts that tasks have written, in order."""
        found = (
            os.path.relpath(os.path.join(place, file), self.staging)
            for place, _, files in os.walk(self.staging)
            if os.path.basename(place) != _ATTEMPTS
            for file in files
        )
        return sorted(found)

    def _place(self, names: list[str], earlier: frozenset[str]) -> None:
        """Give parts their places. Only those that the ledger names are replaced, by their rows in another form."""
        for folder in sorted({os.path.dirname(name) for name in names}):
            os.makedirs(os.path.join(self.path, folder), exist_ok=True)
        for name in names:
            place = os.path.join(self.path, name)
            if name not in earlier and not is_ledger(name) and os.path.lexists(place):
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), place)
            _rename(os.path.join(self.staging, name), place)
        sync_folders([os.path.join(self.path, folder) for folder in {*folders_of(names), ""}])

    def discard(self) -> bool:
        """Remove what does not count: what this run has written, or replaced where its ledger is in place.

        Returns whether that is not the case.
        """
        noted, ledger = _noted(self.staging), self.ledger()
        if noted:
            _remove(self.path, noted - named_in(ledger, self.read))
        _drop(self.staging)
        return digest_of(ledger) == self.before


def _contents(place: str, shown: str, *, is_known: bool) -> tuple[Contents, list[str]]:
    """Return what is in a folder, and the names of the folders of runs that did not come to their ends.

    Of a folder that `is_known` by its ledger, in which no run was killed, all that is looked at is its own files.
    """
    stagings = sorted(entry.name for entry in os.scandir(place) if _is_staging(entry))
    ledger = _read(place, LEDGER)

    read = partial(_read, place)
    if is_known and ledger is not None and not stagings:
        return Contents(shown, ledger, read=read, missing=partial(_missing, place)), stagings
    files, folders = set[str](), set[str]()
    for home, inner, here in os.walk(place):
        inner[:] = [name for name in inner if home != place or name not in stagings]
        links = [name for name in inner if os.path.islink(os.path.join(home, name))]
        folders |= {os.path.relpath(os.path.join(home, name), place) for name in inner}
        files |= {os.path.relpath(os.path.join(home, name), place) for name in (*here, *links)}
    noted = frozenset[str]().union(*(_noted(os.path.join(place, name)) for name in stagings))
    return Contents(shown, ledger, frozenset(files - {LEDGER}), frozenset(folders), noted, read), stagings


def _is_staging(entry: os.DirEntry[str]) -> bool:
    return bool(_STAGED.fullmatch(entry.name)) and entry.is_dir(follow_symlinks=False)


def _noted(staging: str) -> frozenset[str]:
    """Return what a run has noted. Without a note nothing of it got a place."""
    try:
        return parts_of(json.loads(_read(staging, _NOTE) or b"{}").get("parts", ()))
    except (ValueError, TypeError, AttributeError, RecursionError):
        return frozenset()


def _read(*path: str) -> bytes | None:
    try:
        with open(os.path.join(*path), "rb") as file:
            return file.read()
    except FileNotFoundError:
        return None


def _missing(place: str, names: list[str]) -> list[str]:
    return [name for name in names if not os.path.lexists(os.path.join(place, name))]


def _drop(staging: str) -> None:
    """Remove the folder of a run, which tasks that come too late must not find under its name in the meantime."""
    with suppress(OSError):
        os.rename(staging, f"{staging}{_GONE}")
    for folder in (f"{staging}{_GONE}", staging):
        shutil.rmtree(folder, ignore_errors=True)


def _rename(staged: str, place: str) -> None:
    with naming(place):
        os.replace(staged, place)


def _remove(place: str, names: Iterable[str]) -> None:
    """Remove files, and the folders that they leave empty."""
    folders = set[str]()
    for name in names:
        with suppress(FileNotFoundError, NotADirectoryError):
            os.unlink(os.path.join(place, name))
        while name := os.path.dirname(name):
            folders.add(name)
    for folder in sorted(folders, key=len, reverse=True):
        with suppress(OSError):
            os.rmdir(os.path.join(place, folder))

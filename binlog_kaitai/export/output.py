"""Where an export goes, and what earlier runs have put there."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import chain
from typing import Any
from urllib.parse import unquote, urlsplit
from zlib import compress, decompress

from binlog_kaitai.arrow.types import TYPES, TYPES_OF_0_2, Types
from binlog_kaitai.changes.ledger import FileLedger, total
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.export.contents import LEDGER, OutputExistsError, batch_of, busy, digest_of, ledger_of_run
from binlog_kaitai.export.folder import Folders, OutputFolder, as_text
from binlog_kaitai.export.kept import KeptLogs
from binlog_kaitai.export.lock import only_run
from binlog_kaitai.export.store import OutputStore
from binlog_kaitai.files import Terminated
from binlog_kaitai.log.reading import read_all
from binlog_kaitai.log.remote import is_url
from binlog_kaitai.log.source import Source
from binlog_kaitai.named import NamedTuple
from binlog_kaitai.series.tail import identity, is_in_use

__all__ = ["Earlier", "Output", "commit_run", "identity_of", "open_output"]

Output = OutputFolder | OutputStore
_FAST = 1
"""Of the levels of zlib."""


class _Known(NamedTuple):
    """What a ledger says of a log, so that it is known when it is given again."""

    file: str
    size: int | None
    identity: int | None
    modified: int | None

    @classmethod
    def of(cls, log: dict[str, Any]) -> _Known:
        """Return it of what the ledger has."""
        return cls(log["file"], log["size"], log.get("identity"), log.get("modified"))


class _Log(NamedTuple):
    """What a ledger says of a log of the last run; all of it is compressed, for it has the names of parts."""

    known: _Known
    packed: bytes

    @classmethod
    def taken(cls, found: dict[str, Any]) -> _Log | dict[str, Any]:
        """Return it in place of what the JSON of a ledger has of a log, and other objects as they are."""
        if not found.keys() >= {"file", "size", "parts"}:
            return found
        text = json.dumps(found, ensure_ascii=False)
        return cls(_Known.of(found), compress(text.encode(errors="surrogatepass"), _FAST))

    @property
    def text(self) -> str:
        """Return all of it as JSON."""
        return decompress(self.packed).decode(errors="surrogatepass")

    @property
    def parts(self) -> list[str]:
        """Return the names of its files."""
        return list(json.loads(self.text)["parts"])


@dataclass(slots=True)
class Earlier:
    """What the ledger of an output says of earlier runs."""

    files: list[_Log] = field(default_factory=list)
    """Of the last run."""
    logs: list[_Known] = field(default_factory=list)
    """Of the runs before it."""
    ledgers: list[str] = field(default_factory=list)
    """Names of their ledgers."""
    total: dict[str, Any] | None = None
    runs: int = 0
    """How many runs have written to it."""
    batch: int = 0
    """Number of the last run that has written to it, which is in the names of its parts."""
    tables: dict[str, dict[str, Any]] = field(default_factory=dict)
    """See `Finished`."""
    types: Types = field(default_factory=Types)
    """Of the columns of all tables."""
    folders: Folders = "database.table"
    """Of the tables."""
    passed_over: list[str] = field(default_factory=list)
    """What is not taken of the logs that were given, and why."""
    open_ledger: Callable[[str], bytes | None] = lambda name: None
    """Returns what the ledger of an earlier run holds."""

    @classmethod
    def read(cls, path: str, text: bytes | None) -> Earlier:
        """Return what the ledger says; nothing where there is none. Raises OutputExistsError for a file that is none of
        ours."""
        if text is None:
            return cls()
        try:
            found = json.loads(text, object_hook=_Log.taken)
            types = Types(
                found.get("types", TYPES_OF_0_2), found.get("decimal256", False), found.get("unsigned", "keep")
            )
            folders = found.get("folders", "database.table")
            before = found.get("earlier", {"logs": [], "ledgers": []})
            earlier = cls(
                files=[_Log(*one) for one in found["files"]],
                logs=[_Known(*one) for one in before["logs"]],
                ledgers=before["ledgers"],
                total=found["total"],
                runs=found.get("runs", 1),
                batch=found.get("batch", 0),
                tables=found.get("tables", {}),
                types=types,
                folders=folders,
            )
        except (ValueError, LookupError, TypeError) as error:
            raise OutputExistsError(f"{path}: {LEDGER} is not of a run that can be added to ({error})") from error
        if types.number not in (TYPES_OF_0_2, TYPES):
            raise OutputExistsError(
                f"{path}: {LEDGER} has types of number {types.number}, which a newer version has made: add to it with"
                " that one"
            )
        return earlier

    def choose(self, path: str, types: Types, folders: Folders) -> None:
        """Go on with the types and folders that are there. Raises OutputExistsError where others are wanted."""
        if not self.runs:
            self.types, self.folders = types, folders
        kept = self.types
        refused = {
            "DECIMALs of more than 38 digits are text in it, as it was begun without --decimal256": (
                types.decimal256 and not kept.decimal256 and kept.number != TYPES_OF_0_2
            ),
            "it has unsigned numbers, as it was begun without --unsigned widen": types.unsigned
            == "widen"
            != kept.unsigned,
            "its tables have folders such as shop.orders, as it was begun without --folders database/table": (
                folders == "database/table" != self.folders
            ),
        }
        for text in (text for text, is_so in refused.items() if is_so):
            raise OutputExistsError(f"{path}: {text}; leave the option out, or choose another folder")

    def form(self) -> dict[str, Any]:
        """Return what the ledger says of the form of the output: what is not as usual."""
        said = {"decimal256": self.types.decimal256, "unsigned": self.types.unsigned, "folders": self.folders}
        usual = (False, "keep", "database.table")
        return {"types": self.types.number} | {name: one for name, one in said.items() if one not in usual}

    @property
    def parts(self) -> list[str]:
        """Return the names of the files of all runs, in order."""
        texts = (self.open_ledger(name) for name in self.ledgers)
        before = (
            name for text in texts if text is not None for one in json.loads(text)["files"] for name in one["parts"]
        )
        return list(dict.fromkeys(chain(before, *(one.parts for one in self.files))))

    def new(self, sources: Sequence[Source]) -> list[Source]:
        """Return the logs that are not in the output, and note which are passed over: those that are, and the last one
        when its server still writes it.

        Raises OutputExistsError for a log that is in it and was shorter then.
        """
        chosen: list[Source] = []
        for number, (source, before) in enumerate(zip(sources, self._before(sources), strict=True)):
            if before is not None and before.size not in (None, source.size):
                raise OutputExistsError(
                    f"{source.name}: is in the output with {before.size} bytes and has {source.size} now"
                )
            if before is not None:
                self.passed_over.append(f"{source.name}: is in the output")
            elif number == len(sources) - 1 and _is_open(source):
                self.passed_over.append(f"{source.name}: its server has not closed it; it is left for a later run")
            else:
                chosen.append(source)
        return chosen

    def _before(self, sources: Sequence[Source]) -> list[_Known | None]:
        """Return what is said of each log, which is opened only where another one of its name was there."""
        named: dict[str, list[_Known]] = {}
        for one in reversed([*self.logs, *(log.known for log in self.files)]):
            named.setdefault(os.path.basename(one.file), []).append(one)
        found: list[_Known | None] = []
        others: list[int] = []
        for number, source in enumerate(sources):
            same = named.get(os.path.basename(source.name), [])
            found.append(next((one for one in same if _is_unchanged(source, one)), None))
            others += [number] if same and found[-1] is None else []
        for number, mark in zip(others, read_all(identity_of, [sources[one] for one in others]), strict=True):
            same = named[os.path.basename(sources[number].name)]
            found[number] = next((one for one in same if one.identity == mark), None)
        return found

    def with_run(self, logs: KeptLogs, batch: int) -> dict[str, Any]:
        """Return the ledger after a run: its logs, which can be gone through once, the totals of all runs, and which
        logs the runs before it had."""
        whole = total(chain([FileLedger.of_json(self.total)] if self.total else (), logs.ledgers))
        runs = {"runs": self.runs + bool(logs)} if self.runs else {}
        known, ledgers, batch = [*self.logs], [*self.ledgers], batch if logs else self.batch
        if logs and self.files:
            known += (log.known for log in self.files)
            ledgers.append(self.next_ledger)
        files = logs.texts() if logs else (json.loads(log.text) for log in self.files)
        before = {"earlier": {"ledgers": ledgers, "logs": known}} if ledgers else {}
        names = (log.files for log in logs) if logs else (log.parts for log in self.files)
        is_told = any(batch_of(name) == batch for name in chain.from_iterable(names))
        number = {"batch": batch} if batch and not is_told else {}
        return {**runs, **number, **self.form(), "files": files, "total": whole.as_json(), **before}

    @property
    def next_ledger(self) -> str:
        """Return the name that the ledger of the last run gets when another one follows."""
        return ledger_of_run(self.runs - 1)


def commit_run(
    output: Output,
    earlier: Earlier,
    logs: KeptLogs,
    files: Collection[str],
    written: Collection[str],
    **more: Any,
) -> None:
    """Have a run count, and put the ledger of the one before aside.

    Args:
        output: where it has written to.
        earlier: what was there.
        logs: what became of its logs.
        files: names of the parts that count; see `Finished.files`.
        written: those of all parts that it has written.
        more: what the ledger says besides.

    Raises OSError.
    """
    if logs and earlier.files:
        with output.part(earlier.next_ledger) as file:
            file.writelines(as_text({"files": (log.text for log in earlier.files)}))
    output.commit(earlier.with_run(logs, output.batch) | more, files, written)


@contextmanager
def open_output(
    path: str | os.PathLike[str],
    *,
    overwrite: bool = False,
    append: bool = False,
    types: Types | None = None,
    folders: Folders = "database.table",
) -> Iterator[tuple[Output, Earlier]]:
    """Where the output goes, and what is there. No other run writes there in the meantime; what this one has not
    committed is gone when the block ends by an error.

    Args:
        path: a folder, or a URL: ``s3://``, ``gs://``, ``abfs://``, ``hdfs://``, ``file://``.
        overwrite: replace what an earlier run left there.
        append: add to it.
        types: of the columns.
        folders: of the tables.

    Raises OutputExistsError, OSError, SourceError.
    """
    place = _local(os.fspath(path))
    output: Output | None = None
    with ExitStack() as stack:
        try:
            if not is_url(place):
                stack.enter_context(only_run(place))
            output, earlier = _opened(place, overwrite=overwrite, append=append)
            earlier.choose(place, types or Types(), folders)
            yield output, earlier
        except BaseException as error:
            is_undone = output is None or output.discard()
            if ended := Terminated.behind(error):
                ended.unwritten[:] = [place] if is_undone else []
            raise


def _opened(place: str, *, overwrite: bool, append: bool) -> tuple[Output, Earlier]:
    make = OutputStore.create if is_url(place) else OutputFolder.create
    try:
        output: Output = make(place, overwrite=overwrite, append=append)
        try:
            ledger = output.ledger()
            if digest_of(ledger) != output.before:
                raise busy(place)
            earlier = Earlier.read(place, ledger) if append else Earlier()
            earlier.open_ledger = output.read
            return output, earlier
        except BaseException:
            output.discard()
            raise
    except (OSError, ValueError, NotImplementedError) as error:
        if not is_url(place):
            raise
        raise OutputExistsError(f"{place}: cannot be used for output: {str(error).splitlines()[0]}") from error


def identity_of(source: Source) -> int | None:
    """Return what tells a log from another of its name; None where that is not to be had."""
    if source.is_stream:
        return None
    try:
        return identity(source.looked_at())
    except BinlogError:
        return None


def _is_unchanged(source: Source, before: _Known) -> bool:
    """Return whether a file is as it was when it was read."""
    return source.modified is not None and (before.modified, before.size) == (source.modified, source.size)


def _is_open(source: Source) -> bool:
    try:
        return not source.is_stream and is_in_use(source)
    except BinlogError:
        return False


def _local(path: str) -> str:
    """Return the path of a ``file://`` URL."""
    return unquote(urlsplit(path).path) if path.lower().startswith("file://") else path

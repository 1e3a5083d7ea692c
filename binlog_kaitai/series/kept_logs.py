"""The ledger of an archive: what each log held when it was checked, to be compared with when it is checked again.

A ledger is one JSON object. Its `sha256` is that of all else in it, written with sorted names and without spaces, and
its `previous` is the `sha256` of the ledger before: so none of a chain of them can be changed unseen.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Sequence
from dataclasses import field
from pathlib import Path
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.changes.ledger import FileLedger, iso_time
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import SourceError
from binlog_kaitai.format.headers import HEADER_SIZE, clear_in_use
from binlog_kaitai.log.index_lines import cannot_be_read
from binlog_kaitai.log.names import PACKED_ENDS
from binlog_kaitai.log.reading import read_up_to
from binlog_kaitai.log.source import Source

__all__ = ["Comparison", "KeptLog", "Ledger", "compared", "kept_log", "plain_name", "read_ledger"]

_FORMAT = 1
_PIECE = 1 << 20
_HEAD = len(layout.MAGIC) + HEADER_SIZE
_GONE, _SHORTER, _OTHER = "is no longer there", "is shorter than it was", "has other bytes than it had"


@dataclass(frozen=True, slots=True)
class KeptLog:
    """What is known of one log."""

    file: str
    size: int
    """Bytes, decompressed."""
    sha256: str
    """Of its bytes, decompressed, and without the flag that the server clears when it closes the log."""
    ok: bool
    """Whether it was sound."""
    gtids: str
    first_timestamp: str | None
    last_timestamp: str | None

    @property
    def name(self) -> str:
        """Return its name, whether it is compressed or not."""
        return plain_name(self.file)


@dataclass(frozen=True, slots=True)
class Ledger:
    """What is known of an archive."""

    logs: tuple[KeptLog, ...]
    previous: str | None = None
    """The digest of the ledger before."""

    def sizes(self) -> dict[str, int]:
        """Return how many bytes each log had, by its name as `plain_name` gives it."""
        return {log.name: log.size for log in self.logs}

    @property
    def digest(self) -> str:
        """Return the SHA-256 of all that it says."""
        text = json.dumps(self._as_json(), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return hashlib.sha256(text.encode("utf-8", "surrogateescape")).hexdigest()

    def _as_json(self) -> dict[str, Any]:
        logs = [{name: getattr(log, name) for name in KeptLog.__slots__} for log in self.logs]
        return {"format": _FORMAT, "previous": self.previous, "logs": logs}

    def text(self) -> str:
        """Return it as a file has it: a log a line."""
        lines = ",\n".join(json.dumps(log, ensure_ascii=False) for log in self._as_json()["logs"])
        head = f'{{"format": {_FORMAT}, "previous": {json.dumps(self.previous)}, "logs": ['
        return f'{head}\n{lines}\n], "sha256": "{self.digest}"}}\n'


def plain_name(file: str) -> str:
    """Return the name of a log without what a compressed file has at its end."""
    return file.removesuffix(next((end for end in PACKED_ENDS if file.endswith(end)), ""))


def read_ledger(path: str) -> Ledger:
    """Return a ledger of a file. Raises SourceError for what is none, or was changed."""
    try:
        text = Path(path).read_text("utf-8", "surrogateescape")
    except OSError as error:
        raise cannot_be_read(path, error) from error
    try:
        found = json.loads(text)
        logs = tuple(KeptLog(**log) for log in found["logs"])
        ledger, digest = Ledger(logs, found["previous"]), found["sha256"]
        is_known = found["format"] == _FORMAT
    except (ValueError, TypeError, KeyError) as error:
        raise SourceError("this is no ledger that `verify --ledger` has written", path) from error
    if not is_known:
        raise SourceError("this ledger is of another version of the program", path)
    if digest != ledger.digest:
        raise SourceError("this ledger was changed after it was written: its sha256 is that of something else", path)
    return ledger


def kept_log(source: Source, ledger: FileLedger, before: int | None) -> tuple[KeptLog, str | None]:
    """Return what is known of a log that was read, and the SHA-256 of its first bytes, as many as there were `before`.

    Raises SourceError, CompressedFileError.
    """
    whole, first, size = hashlib.sha256(), None, 0
    left = sys.maxsize if source.size is None else source.size  # it may grow
    with source.open() as file:
        data = _without_flag(read_up_to(file, min(left, _HEAD)))
        while data:
            if before is not None and size <= before < size + len(data):
                until = whole.copy()
                until.update(data[: before - size])
                first = until.hexdigest()
            whole.update(data)
            size += len(data)
            data = read_up_to(file, min(left - size, _PIECE))
    digest = whole.hexdigest()
    times = iso_time(ledger.first_timestamp), iso_time(ledger.last_timestamp)
    log = KeptLog(source.name, size, digest, ledger.ok, str(ledger.gtids), *times)
    return log, digest if before == size else first


def _without_flag(head: bytes) -> bytes:
    """Return the beginning of a log as it is once its server has closed it."""
    if len(head) < _HEAD or not head.startswith(layout.MAGIC):
        return head
    event = bytearray(head[len(layout.MAGIC) :])
    clear_in_use(event)
    return layout.MAGIC + bytes(event)


@dataclass(slots=True)
class Comparison:
    """An archive beside what it was."""

    same: int = 0
    grown: list[str] = field(default_factory=list)
    new: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    """What is not as it was."""

    def as_json(self) -> dict[str, Any]:
        """Return it as plain JSON values."""
        return {"same": self.same, "grown": self.grown, "new": self.new, "problems": self.problems}


def compared(previous: Ledger, logs: Sequence[tuple[KeptLog, str | None]]) -> Comparison:
    """Compare logs with what they were.

    Args:
        previous: what they were.
        logs: what they are, each with the SHA-256 of as many bytes as it had.
    """
    found = Comparison()
    by_name = {log.name: (log, first) for log, first in logs} | {log.file: (log, first) for log, first in logs}
    contents = {log.sha256 for log, _ in logs}
    for log in previous.logs:
        now = by_name.get(log.file) or by_name.get(log.name)
        if now is None and log.sha256 in contents:
            found.same += 1  # it was moved
        elif now is None:
            found.problems.append(f"{log.file}: {_GONE}")
        elif now[0].size < log.size:
            found.problems.append(f"{log.file}: {_SHORTER}: {now[0].size:,} bytes after {log.size:,}")
        elif now[1] != log.sha256:
            found.problems.append(f"{log.file}: {_OTHER}")
        elif now[0].size > log.size:
            found.grown.append(now[0].file)
        else:
            found.same += 1
    known = {text for log in previous.logs for text in (log.name, log.sha256)}
    found.new = [log.file for log, _ in logs if log.name not in known and log.sha256 not in known]
    return found

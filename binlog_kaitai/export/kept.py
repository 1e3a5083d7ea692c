"""What became of many logs, in little memory: a thousand logs with five hundred tables have a million parts, each with
a name."""

from __future__ import annotations

import pickle
import zlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar, cast

from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.export.folder import log_text
from binlog_kaitai.named import NamedTuple

__all__ = ["Each", "KeptLogs", "LogExport", "PackedLog", "pack", "unpack"]

T = TypeVar("T", covariant=True)
_FAST = 1
"""Of the levels of zlib; names of parts take a twentieth of their bytes."""


@dataclass(slots=True)
class LogExport:
    """What became of one log."""

    ledger: FileLedger
    fallbacks: Counter[str] = field(default_factory=Counter)
    """Rows events that the fast loops left to Python, by table."""
    raw_values: Counter[str] = field(default_factory=Counter)
    """Values without a typed form, by column; the text of each is in ``_raw_values``."""
    files: list[str] = field(default_factory=list)
    """Names of the files that were written, in the output folder."""
    identity: int | None = None
    """What tells the log from another of its name; None where only a part of it was read that is not the first."""
    modified: int | None = None
    """When the file was last written to, in nanoseconds since 1970-01-01 UTC: as long as that is so it is this log."""

    def as_json(self) -> dict[str, Any]:
        """Return the ledger, with what is said of an export."""
        more: dict[str, Any] = {
            "fallbacks": dict(sorted(self.fallbacks.items())),
            "raw_values": dict(sorted(self.raw_values.items())),
            "parts": sorted(self.files),
            "identity": self.identity,
            "modified": self.modified,
        }
        return self.ledger.as_json() | more


class PackedLog(NamedTuple):
    """What became of a log, compressed."""

    log: bytes
    text: bytes
    """What the file of the ledger says of it."""


def pack(log: LogExport) -> PackedLog:
    """Return what became of a log as bytes."""
    made = pickle.dumps(log, pickle.HIGHEST_PROTOCOL), log_text(log.as_json()).encode(errors="surrogatepass")
    return PackedLog(*(zlib.compress(one, _FAST) for one in made))


def unpack(packed: PackedLog) -> LogExport:
    """Return what became of a log."""
    return cast(LogExport, pickle.loads(zlib.decompress(packed.log)))


class Each(Sequence[T], Generic[T]):
    """What a function makes of each of several things, when it is asked for.

    Args:
        of: the things.
        make: the function.
    """

    def __init__(self, of: Sequence[Any], make: Callable[[Any], T]) -> None:
        self._of, self._make = of, make

    def __len__(self) -> int:
        return len(self._of)

    def __getitem__(self, index: Any) -> Any:
        return Each(self._of[index], self._make) if isinstance(index, slice) else self._make(self._of[index])


class KeptLogs:
    """What became of logs, in their order. Who looks at one gets an object of his own.

    Args:
        packed: as `pack` makes them.
    """

    def __init__(self, packed: Iterable[PackedLog] = ()) -> None:
        self._packed = list(packed)

    def __len__(self) -> int:
        return len(self._packed)

    def __iter__(self) -> Iterator[LogExport]:
        return map(unpack, self._packed)

    def __getitem__(self, number: int) -> LogExport:
        return unpack(self._packed[number])

    def __setitem__(self, number: int, log: LogExport) -> None:
        self._packed[number] = pack(log)

    @property
    def ledgers(self) -> Sequence[FileLedger]:
        """One a log."""
        return Each(self._packed, lambda packed: unpack(packed).ledger)

    def texts(self) -> Iterator[str]:
        """Yield what the file of the ledger says of each."""
        return (zlib.decompress(packed.text).decode(errors="surrogatepass") for packed in self._packed)

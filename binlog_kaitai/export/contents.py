"""What is in the place of an output, and what of it is ours: what its ledgers name, and what runs have noted that did
not come to their ends."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any

from binlog_kaitai.regex import regex

__all__ = [
    "LEDGER",
    "Contents",
    "OutputExistsError",
    "batch_of",
    "busy",
    "digest_of",
    "folders_of",
    "is_ledger",
    "ledger_of_run",
    "named_in",
    "parts_of",
]

LEDGER = "_ledger.json"
"""Of the last run, with the totals of all."""
_LEDGER_OF_RUN = regex(r"_ledger-[0-9]{5,}\.json")
_MOST_LOOKED_AT = 1000
"""Parts of the last run that are looked for, where nobody has looked at all files."""
_NUMBER = regex(r"part-(?:b([0-9]+)-)?[0-9]")
_PART = regex(r"(?:[^./][^/]*/){0,3}part-[^/]+")
"""The name of a part. A ledger and a note are files that others can write: no other name of theirs is believed."""
_LATER = regex(r"(?:[^./][^/]*/){1,3}part-b[0-9]{4,}-[0-9]{5,}(?:-[0-9]+)?\.(?:parquet|jsonl)")
"""The whole name of a part of a run that added to an output. Version 0.2.0 did not note what it put into its place."""
_NAMES = frozenset({"batch", "files", "parts", "earlier", "ledgers"})
_BUSY = "another run writes to it; run this again when that one has ended"


class OutputExistsError(Exception):
    """The place of the output holds something, and may not be overwritten."""


def batch_of(name: str) -> int | None:
    """Return the number of the run that has written a part; None for another file."""
    found = _NUMBER.match(name.rpartition("/")[2])
    return None if found is None else int(found[1] or 0)


def busy(path: str, why: str = _BUSY) -> OutputExistsError:
    """Return the error for a place that another run writes to."""
    return OutputExistsError(f"{path}: {why}")


def digest_of(ledger: bytes | None) -> str | None:
    """Return what tells a ledger from another; None where there is none."""
    return None if ledger is None else sha256(ledger).hexdigest()


def parts_of(names: Iterable[str]) -> frozenset[str]:
    """Return the names that can be those of parts, or of ledgers of runs."""
    return frozenset(name for name in names if _PART.fullmatch(name) or is_ledger(name))


def ledger_of_run(number: int) -> str:
    """Return the name of the ledger of a run that is not the last any more; the first has number 0."""
    return f"_ledger-{number:05d}.json"


def is_ledger(name: str) -> bool:
    """Return whether a file has the name of `ledger_of_run`."""
    return bool(_LEDGER_OF_RUN.fullmatch(name))


def named_in(ledger: bytes | None, read: Callable[[str], bytes | None] | None = None) -> frozenset[str]:
    """Return the parts that a ledger names. Raises ValueError, LookupError, TypeError for one that is none of ours.

    Args:
        ledger: what is in its file; None for none.
        read: gives those of earlier runs by their names, which are named, too, as are their parts. None: leave them.
    """
    found: Any = {"files": []} if ledger is None else json.loads(ledger, object_hook=_only_names)
    named = parts_of(name for log in found["files"] for name in log.get("parts", ()))
    others = [name for name in found.get("earlier", {}).get("ledgers", ()) if read is not None and is_ledger(name)]
    return named.union(others, *(named_in(read(name)) for name in others if read is not None))


def _only_names(found: dict[str, Any]) -> dict[str, Any]:
    """Return what matters here of an object in a ledger, which may have a million."""
    return {name: found[name] for name in _NAMES & found.keys()}


@dataclass(frozen=True)  # without slots: the ledger, which may be large, is parsed once
class Contents:
    """What is in the place of an output."""

    path: str
    """As errors name it."""
    ledger: bytes | None = None
    files: frozenset[str] = frozenset()
    """All but the ledger and notes of runs."""
    folders: frozenset[str] = frozenset()
    noted: frozenset[str] = frozenset()
    """Parts of runs that did not come to their ends, and parts that these were to replace."""
    read: Callable[[str], bytes | None] = lambda name: None
    """Gives the ledgers of earlier runs."""
    missing: Callable[[list[str]], list[str]] | None = None
    """Returns which of some files are not there, where nobody has looked at all of them: then no other run has been
    killed here, and what the ledger says of the last one is enough."""

    @cached_property
    def named(self) -> frozenset[str]:
        """Return the parts that the ledger names. Raises OutputExistsError."""
        try:
            return named_in(self.ledger, self.read if self.missing is None else None)
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
            text = f"{self.path}: {LEDGER} is not of a run that can be added to, or replaced ({error})"
            raise OutputExistsError(text) from error

    @property
    def left(self) -> frozenset[str]:
        """Return what runs have left here that did not come to their ends. Raises OutputExistsError."""
        return (self.noted | self._later | {*filter(is_ledger, self.files)}) - self.named

    @cached_property
    def _last(self) -> int:
        """Return the number of the last run that the ledger names parts of."""
        return max((batch_of(name) or 0 for name in self.named), default=0)

    @property
    def _later(self) -> frozenset[str]:
        """Return parts of runs after those that the ledger names."""
        if self.ledger is None:
            return frozenset()
        return frozenset(name for name in self.files if _LATER.fullmatch(name) and (batch_of(name) or 0) > self._last)

    @property
    def batch(self) -> int:
        """Return the number of the next run; 0 where there is nothing."""
        numbers = [batch_of(name) for name in (*self.files, *self.named, *self.noted)]
        numbers.append(json.loads(self.ledger or b"{}", object_hook=_only_names).get("batch"))
        return max((1 + number for number in numbers if isinstance(number, int)), default=0)

    def require_ours(self, *, overwrite: bool, append: bool) -> None:
        """Raise OutputExistsError where a run may not write: there is output already, or something of others."""
        own = {*self.noted, *filter(is_ledger, self.files)}
        is_empty = self.ledger is None and not self.files - own and not self.folders - folders_of(self.noted)
        if not is_empty and not overwrite and not (append and self.ledger is not None):
            text = f"{self.path} is not empty; --overwrite replaces what an earlier run left there, --append adds to it"
            raise OutputExistsError(text)
        known = self.named | own | self._later
        foreign = sorted((self.files - known) | (self.folders - folders_of(known)))
        if foreign:
            text = f"{self.path} holds {foreign[0]}, which no run of ours wrote; choose another folder"
            raise OutputExistsError(text)
        if append:
            self._require_whole()

    def _require_whole(self) -> None:
        """Look for the parts of the last run; older ones may have been deleted on purpose."""
        of_last = sorted(name for name in self.named if not is_ledger(name) and (batch_of(name) or 0) == self._last)
        if self.missing is None:
            missing = [name for name in of_last if name not in self.files]
        else:
            missing = self.missing(of_last[:: 1 + len(of_last) // _MOST_LOOKED_AT])
        if missing:
            text = (
                f"{self.path} lacks {missing[0]}, which its ledger names as a part of the last run; --overwrite writes"
                " the output anew"
            )
            raise OutputExistsError(text)


def folders_of(names: Iterable[str]) -> frozenset[str]:
    """Return the folders that files are in, and those that these are in."""
    found: set[str] = set()
    for name in names:
        while name := os.path.dirname(name):
            found.add(name)
    return frozenset(found)

"""What names of logs tell: what a file is, its number and place in a series, and what is beside it."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
from typing import Literal

from binlog_kaitai.regex import regex

__all__ = [
    "PACKED_END",
    "PACKED_ENDS",
    "each_path",
    "is_gtid_index",
    "kind_by_name",
    "log_order",
    "number_of",
    "path_text",
]

_GTID_INDEX = ".idx"
"""After the name of a log: the file in which MariaDB 11.4 and later finds GTIDs. Patterns of logs match it, too."""
PACKED_ENDS = (".gz", ".zst", ".zstd", ".bz2", ".xz")
"""How names of compressed files end."""
PACKED_END = "|".join(map(re.escape, PACKED_ENDS))
"""The same as a pattern."""
_LOG = regex(rf"\.(?:\d{{6,18}}|binlog)({PACKED_END})?(?:\?.*)?$", re.IGNORECASE | re.DOTALL)
"""How names of logs end that servers give, and of such as were compressed."""


def kind_by_name(name: str) -> Literal["log", "packed"] | None:
    """Return what a file is by its name: a log, or one that is compressed; None where the name does not tell."""
    found = _LOG.search(name)
    return None if found is None else "packed" if found[1] else "log"


def is_gtid_index(name: str, is_there: Callable[[str], bool]) -> bool:
    """Return whether a file is MariaDB's index of a log that is there."""
    path, sign, query = name.partition("?")
    return path.endswith(_GTID_INDEX) and is_there(f"{path.removesuffix(_GTID_INDEX)}{sign}{query}")


def number_of(name: str) -> int:
    """Return the number at the end of a log's name, 0 where there is none: servers count their logs there."""
    found = re.search(r"\.(\d{1,18})(?:\.[A-Za-z]\w{1,4})?$", name)
    return int(found[1]) if found else 0


def log_order(path: str) -> tuple[tuple[int, int, str], ...]:
    """Return what sorts logs by name, mysql-bin.1000000 after mysql-bin.999999."""
    return tuple((0, int(part), "") if part.isdigit() else (1, 0, part) for part in re.split(r"(\d+)", path) if part)


def each_path(paths: object) -> Iterable[object]:
    """Return the paths that were given, one or more; an open file is one, though it can be iterated over."""
    is_one = isinstance(paths, str | bytes | os.PathLike) or hasattr(paths, "read")
    return [paths] if is_one or not isinstance(paths, Iterable) else paths


def path_text(path: object) -> str:
    """Return a path as text. Raises TypeError for what is none."""
    if hasattr(path, "read"):
        raise TypeError(f"an open file ({type(path).__name__}) is not read; give its path")
    if not isinstance(path, str | os.PathLike):
        raise TypeError(f"a path is a str or an os.PathLike, and not of type {type(path).__name__}")
    return os.fsdecode(path)

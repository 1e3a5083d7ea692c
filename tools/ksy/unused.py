"""Generated statements without assignments that nothing reads."""

import re
from collections.abc import Sequence

_ASSIGNMENT = re.compile(r"\s*(\w+(?:, \w+)*) = ")
WORD = re.compile(r"[A-Za-z_]\w*")


def without_unused(lines: Sequence[str]) -> tuple[str, ...]:
    """Return the lines without assignments to names that nothing reads."""
    kept = list(lines)
    while True:
        read = {word for line in kept for word in WORD.findall(line[targets_end(line) :])}
        left = [line for line in kept if not _is_unused(line, read)]
        if len(left) == len(kept):
            return tuple(kept)
        kept = left


def targets(line: str) -> list[str]:
    """Return the names that a line sets."""
    match = _ASSIGNMENT.match(line)
    return match[1].split(", ") if match else []


def targets_end(line: str) -> int:
    """Return where what a line sets its names to begins; 0 where it sets none."""
    match = _ASSIGNMENT.match(line)
    return match.end() if match else 0


def _is_unused(line: str, read: set[str]) -> bool:
    names = targets(line)
    return bool(names) and read.isdisjoint(names)

"""Generated statements without assignments that nothing reads."""

import re
from collections.abc import Sequence

_ASSIGNMENT = re.compile(r"\s*(\w+(?:, \w+)*) = ")
WORD = re.compile(r"[A-Za-z_]\w*")


def without_unused(lines: Sequence[str]) -> tuple[str, ...]:
    """Return the lines without assignments to names that nothing reads."""
    kept = list(lines)
    while True:
        read = {word for line in kept for word in WORD.findall(line[_targets_end(line) :])}
        left = [line for line in kept if not _is_unused(line, read)]
        if len(left) == len(kept):
            return tuple(kept)
        kept = left


def _targets_end(line: str) -> int:
    match = _ASSIGNMENT.match(line)
    return match.end() if match else 0


def _is_unused(line: str, read: set[str]) -> bool:
    match = _ASSIGNMENT.match(line)
    return match is not None and read.isdisjoint(match[1].split(", "))

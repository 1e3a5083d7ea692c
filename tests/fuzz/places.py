"""Where in the loops' Python an edge is that numba's translation has."""

from __future__ import annotations

import dis
import re
from bisect import bisect_right
from functools import cache
from pathlib import Path
from types import CodeType

__all__ = ["line_of", "source_of"]

_ROOT = Path(__file__).parents[2]
_PACKAGE, _GENERATED = _ROOT / "binlog_kaitai", _ROOT / "generated"
_OFFSET = re.compile(r"\bB(\d+)")


def source_of(function: str) -> Path | None:
    """Return the module of a function of the loops, MODULE.NAME; None for what numba brings."""
    found = _found(function)
    return found and found[0]


def _found(function: str) -> tuple[Path, list[str]] | None:
    """Return the module of a function, and its name in it."""
    names = function.split(".")
    for path, known in (
        (_GENERATED / f"{names[1] if len(names) > 2 else 'loops'}.py", 2 if len(names) > 2 else 1),
        (_PACKAGE / "compiled" / "loops" / f"{names[0]}.py", 1),
        (_PACKAGE / names[0] / f"{names[1] if len(names) > 1 else ''}.py", 2),
    ):
        if (path.parent == _GENERATED) == (names[0] == "_generated") and path.exists():
            return path, names[known:]
    return None


def line_of(function: str, place: str) -> int:
    """Return the line of an edge: that of where it leads to, or from if that is the function's end; 0 if not known.

    Args:
        function: MODULE.NAME, or MODULE.OUTER.NAME of one that another makes.
        place: what numba calls it, such as `B120.if`, `entry.B208_crit_edge`.
    """
    lines = _lines(function)
    if not lines:
        return 0
    offsets = _OFFSET.findall(place.replace("common.ret", "."))
    return lines[max(0, bisect_right(lines, (int(offsets[-1]) if offsets else 0, 1 << 30)) - 1)][1]


@cache
def _lines(function: str) -> list[tuple[int, int]]:
    """Return the lines of a function, each with the offset in its code where it begins."""
    found = _found(function)
    code = found and _inside(_module(found[0]), found[1])
    return [(offset, line) for offset, line in dis.findlinestarts(code) if line] if code else []


@cache
def _module(path: Path) -> CodeType:
    return compile(path.read_text("utf-8"), str(path), "exec")


def _inside(code: CodeType, names: list[str]) -> CodeType | None:
    for name in names:
        found = [part for part in code.co_consts if isinstance(part, CodeType) and part.co_name == name]
        if not found:
            return None
        code = found[0]
    return code

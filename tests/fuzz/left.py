"""What no log reaches, named: `python -m tests.fuzz.left` writes left.tsv from what `make fuzz` left.

Each line of the table is a line of the loops' Python from which, or to which, edges lead that nothing took: their
kind (`KINDS` says what it means), how many they are, the function and the text of the line.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

from tests.fuzz.places import line_of, source_of

__all__ = ["KINDS", "TABLE", "kind_of", "lines_of"]

TABLE = Path(__file__).with_name("left.tsv")
_LEFT = Path(__file__).parents[2] / "build" / "edges" / "left.tsv"
KINDS: dict[str, str] = {}
_RULES: tuple[tuple[str, str, str], ...] = ()
"""Kinds, by the name of the function and the text of the line: regular expressions, the first that fits."""


def kind_of(function: str, text: str) -> str:
    """Return the kind of a line; empty where none is known."""
    return next((kind for kind, name, line in _RULES if re.search(name, function) and re.search(line, text)), "")


def lines_of(left: str) -> Counter[tuple[str, str]]:
    """Return functions and the texts of their lines, with the number of edges, of what `make fuzz` left."""
    found = Counter[tuple[str, str]]()
    for line in left.splitlines():
        function, place = line.split("\t")
        source, number = source_of(function), line_of(function, place)
        name = function if source is not None else _short(function)
        found[name, _text(source)[number - 1].strip() if source is not None and number else ""] += 1
    return found


@cache
def _text(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()


def _short(symbol: str) -> str:
    """Return the name of what is not a function of the loops, without what numba adds to it."""
    found = re.findall(r"\d+([a-z_]+[a-z])(?=\d|B\d|E)", symbol) if symbol.startswith("_Z") else []
    return f"numba: {'.'.join(found[-2:])}" if found else symbol


def main() -> None:
    lines = lines_of(_LEFT.read_text("utf-8"))
    rows = sorted((kind_of(*key), key, count) for key, count in lines.items())
    table = (f"{kind}\t{count}\t{function}\t{text}\n" for kind, (function, text), count in rows)
    TABLE.write_text("kind\tedges\tfunction\tline\n" + "".join(table), "utf-8")
    by_kind = Counter[str]()
    for kind, _, count in rows:
        by_kind[kind or "not named"] += count
    print(*(f"{count:6} {kind}" for kind, count in by_kind.most_common()), sep="\n")


if __name__ == "__main__":
    main()

"""What no log reaches, named: `python -m tests.fuzz.left` writes left.tsv from what `make fuzz` left.

The table has the edges that nothing took by function and kind (`KINDS` says what it means); build/edges/lines.tsv has
the lines of the loops' Python from which, or to which, they lead.
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
_LINES = _LEFT.with_name("lines.tsv")
KINDS = {
    "ends": "readers made from the spec: attributes that no stored log has, sizes that were checked before",
    "layout": "what only another spec needs: checksums that do not stand at the end, which are made by tables",
    "room": "what does not fit into the room that there is: runs that give little room reach some of it",
    "refused": "what the loops leave to Python or call damaged, of which no log has an example",
    "numba": "numba's own functions (`in`, `min`, `max`), once for each place that calls them",
    "not entered": "functions that no command has entered: a feature, an option or a value that no log has",
    "ways": "other ways through functions that are entered: values, orders and states that no log has",
}
"""What the kinds mean."""
_RULES = (
    ("numba", r"^numba|^binlog_loops$", ""),
    ("layout", r"^crc\.", ""),
    ("ends", r"^_generated\.", r"- pos\b|return 0|pos == before|^$"),
    ("room", "", r"room|FULL|capacity|_has_place|NO_ROOM|LINES_FULL"),
    ("refused", "", r"PYTHON|CORRUPT|\bODD\b|by_python|return -1\b|UNSURE"),
    ("not entered", "", r"^@kernel"),
    ("ways", "", ""),
)
"""Kinds, by the name of the function and the text of the line: regular expressions, the first that fits."""


def kind_of(function: str, text: str) -> str:
    """Return the kind of a line of a function."""
    return next(kind for kind, name, line in _RULES if re.search(name, function) and re.search(line, text))


def lines_of(left: str) -> Counter[tuple[str, str]]:
    """Return functions and the texts of their lines, with the number of edges, of what `make fuzz` left."""
    found = Counter[tuple[str, str]]()
    for line in left.splitlines():
        function, place = line.split("\t")
        source, number = source_of(function), line_of(function, place)
        name = function if source is not None else _short(function)
        found[name, _text(source)[number - 1].strip() if source is not None and number else ""] += 1
    return found


def _kind(function: str, text: str, unentered: set[str]) -> str:
    kind = kind_of(function, text)
    return "not entered" if function in unentered and kind not in ("numba", "layout") else kind


@cache
def _text(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()


def _short(symbol: str) -> str:
    """Return the name of what is not a function of the loops, without what numba adds to it."""
    found = re.findall(r"\d+([a-z_]+[a-z])(?=\d|B\d|E)", symbol) if symbol.startswith("_Z") else []
    return f"numba: {'.'.join(found[-2:])}" if found else symbol


def main() -> None:
    lines = lines_of(_LEFT.read_text("utf-8"))
    unentered = {function for function, text in lines if text.startswith("@kernel")}
    by_function, by_kind = Counter[tuple[str, str]](), Counter[str]()
    for (function, text), count in lines.items():
        kind = _kind(function, text, unentered)
        by_function[kind, function] += count
        by_kind[kind] += count
    _LINES.write_text("".join(f"{n}\t{name}\t{text}\n" for (name, text), n in sorted(lines.items())), "utf-8")
    table = (f"{kind}\t{count}\t{name}\n" for (kind, name), count in sorted(by_function.items()))
    TABLE.write_text("kind\tedges\tfunction\n" + "".join(table), "utf-8")
    print(*(f"{count:6} {kind}" for kind, count in by_kind.most_common()), sep="\n")


if __name__ == "__main__":
    main()

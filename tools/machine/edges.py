"""A library of the loops that counts: each edge between two places of a function sets a byte when it is taken.

    python tools/machine/edges.py [FOLDER]    writes FOLDER/edges.so, and edges.tsv with the function of each byte and
                                              numba's name of the place, which has the offset in Python's code

The loops are translated with the names of their functions, edges that have no place of their own get one, and at each
place a byte of the array `binlog_edges` is set.
"""

import re
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[1])]

from machine import library  # noqa: E402
from machine.places import marked, with_places  # noqa: E402
from machine.sources import ROOT, with_mark  # noqa: E402
from machine.translate import translated  # noqa: E402

__all__ = ["ARRAY", "build"]

ARRAY = "binlog_edges"
_LENGTH = re.compile(r"(\d+)")
_PACKAGE = "13binlog_kaitai"
_LEFT_OUT = {"binlog_kaitai", "compiled", "loops", "_3clocals_3e"}


def build(folder: Path) -> Path:
    """Write the library into a folder, unless it is there and of the loops as they are now, and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    made_from = with_mark(Path(__file__).read_text("utf-8"))
    path, names, mark = folder / "edges.so", folder / "edges.tsv", folder / "built-from"
    if not (mark.exists() and mark.read_text("utf-8") == made_from and path.exists()):
        text, places = marked(with_places(translated(named=True)), _sets, only_edges=True)
        text += f"@{ARRAY} = global [{len(places)} x i8] zeroinitializer\n"
        here = library.here()
        (code,) = library.objects(text, [list(library.PLATFORMS[here].kinds.values())[-1]])
        library.link(code, path, here)
        names.write_text("".join(f"{_readable(place.function)}\t{place.label}\n" for place in places), "utf-8")
        mark.write_text(made_from, "utf-8")
    return path


def _sets(number: int) -> str:
    return f"  store i8 1, ptr getelementptr (i8, ptr @{ARRAY}, i64 {number}), align 1"


def _readable(symbol: str) -> str:
    """Return where a function is, and its name, of one that numba has made: a list of names, each after its length."""
    if _PACKAGE not in symbol:
        return symbol
    rest, parts = symbol[symbol.index(_PACKAGE) :], []
    while found := _LENGTH.match(rest):
        end = found.end() + int(found[1])
        parts.append(rest[found.end() : end])
        rest = rest[end:]
    return ".".join(part for part in parts if part not in _LEFT_OUT)


if __name__ == "__main__":
    print(build(Path(sys.argv[1]) if sys.argv[1:] else ROOT / "build" / "edges"))

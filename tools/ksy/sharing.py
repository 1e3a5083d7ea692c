"""Regions that several readers of the loops have, as functions that these call."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .unused import WORD, targets, targets_end

_TEMPORARY = re.compile(r"\bt\d+\b")
_INDENT = "    "
_GIVE_UP = re.compile(r"return 0$")


@dataclass(frozen=True)
class Region:
    """Which lines of a reader read what a substream holds, from `pos` on up to the end of that."""

    type: str
    first: int
    stop: int
    depth: int


@dataclass(frozen=True)
class Shared:
    """A region as a function: what it returns besides the address after it, and its lines."""

    type: str
    returns: tuple[str, ...]
    body: tuple[str, ...]


def shared_of(lines: Sequence[str], region: Region, selected: Mapping[str, int]) -> Shared | None:
    """Return the function of a region; None where that needs more than where the bytes are.

    Args:
        lines: those of the reader, up to its end.
        region: which of them.
        selected: the variables that are set before all lines, with what they are set to.
    """
    inside, after = lines[region.first : region.stop], lines[region.stop :]
    text = "\n".join(inside)
    set_inside = {name for line in inside for name in targets(line)}
    wanted = _wanted(after)
    returns = tuple(name for name in selected if name in set_inside and name in wanted)
    before = {name for line in lines[: region.first] for name in targets(line)}
    own = {"pos", f"start_{region.depth}", f"end_{region.depth}", *returns}
    if before & set(WORD.findall(text)) - own - set_inside or set_inside & wanted - own:
        return None
    text = re.sub(rf"\bend_{region.depth}\b", "end", re.sub(rf"\bstart_{region.depth}\b", "start", text))
    numbers: dict[str, str] = {}
    text = _TEMPORARY.sub(lambda found: numbers.setdefault(found[0], f"t{len(numbers) + 1}"), text)
    give_up = "return " + ", ".join("0" for _ in range(len(returns) + 1))
    body = [
        f"{_INDENT}{', '.join(returns)} = {', '.join(str(selected[name]) for name in returns)}",
        *(_GIVE_UP.sub(give_up, line) for line in text.split("\n")),
        f"{_INDENT}return {', '.join(('pos', *returns))}",
    ]
    return Shared(region.type, returns, tuple(body))


def _wanted(lines: Sequence[str]) -> set[str]:
    """Return the names that lines read which they have not set before."""
    wanted: set[str] = set()
    done: set[str] = set()
    for line in lines:
        own = targets(line)
        wanted |= set(WORD.findall(line[targets_end(line) :])) - done
        if line.startswith(_INDENT) and not line.startswith(_INDENT * 2):
            done |= set(own)
    return wanted


def call_lines(lines: Sequence[str], region: Region, shared: Shared) -> list[str]:
    """Return the lines of a reader that calls the function of a region."""
    before, after = lines[: region.first], lines[region.stop :]
    needed = {word for line in (*before, *after) for word in WORD.findall(line[targets_end(line) :])}
    needed -= set(shared.returns)
    return [
        *(line for line in before if not targets(line) or needed & set(targets(line))),
        f"{_INDENT}{', '.join(('pos', *shared.returns))} = _{shared.type}(pos, end_{region.depth})",
        f"{_INDENT}if pos == 0:",
        f"{_INDENT * 2}return 0",
        *after,
    ]


def met_often(found: Sequence[Shared]) -> list[Shared]:
    """Return what several readers have, of each type one that most of them have."""
    counts = Counter(found)
    best: dict[str, Shared] = {}
    for shared, count in counts.most_common():
        if count > 1:
            best.setdefault(shared.type, shared)
    return list(best.values())

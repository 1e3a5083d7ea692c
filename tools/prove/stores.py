"""Proves what has a contract, function by function."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from .counted import stores_of
from .errors import UnknownSourceError
from .rooms import ROOMS, Room
from .sources import all_written
from .writer import Writer

__all__ = ["Open", "Stores", "prove_stores"]


@dataclass(frozen=True)
class Open:
    """What a function with a contract does not keep, or may not."""

    function: str
    file: str
    line: int
    text: str


@dataclass(frozen=True)
class Stores:
    """How many stores there are in the loops, and how many of them are proved."""

    num_counted: int
    num_proved: int
    num_functions: int
    """How many functions have a contract."""
    open: tuple[Open, ...]


def prove_stores(only: Collection[str] = (), rooms: Mapping[str, Room] = ROOMS) -> Stores:
    """Prove all functions that have a contract, or those that are named."""
    counted: set[tuple[str, int, int]] = set()
    proved: set[tuple[str, int, int]] = set()
    found, names = list[Open](), set[str]()
    functions = all_written()
    for function in functions:
        places = stores_of(function.node)
        counted |= {(function.file, *place) for place in places}
        if function.name not in rooms or (only and function.name not in only):
            continue
        names.add(function.name)
        writer, why = Writer(function, rooms[function.name], rooms), ""
        try:
            writer.prove()
        except UnknownSourceError as error:
            why = f"line {error.line}: {error}"
        kept = [place for place in places if place in writer.proved and place not in writer.open]
        proved |= {(function.file, *place) for place in kept}
        found += [Open(function.name, function.file, line, text) for (line, _), text in sorted(writer.open.items())]
        missing = sorted(set(places) - set(kept) - set(writer.open))
        found += [Open(function.name, function.file, line, f"not reached: {why}") for line, _ in missing]
        if why and not missing:
            found.append(Open(function.name, function.file, function.node.lineno, f"not reached: {why}"))
    if not only:
        gone = sorted(rooms.keys() - {function.name for function in functions})
        found += [Open(name, "rooms.py", 1, "there is no such function") for name in gone]
    return Stores(len(counted), len(proved), len(names), tuple(found))

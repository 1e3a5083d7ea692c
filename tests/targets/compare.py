"""Holds the dump of a target against that of Python's parser."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

Dump = Mapping[tuple[str, str], str]

DOUBLE = 1 << 53
"""JavaScript's integers are exact below it."""
HALF = 1 << 31
WORD = 1 << 32
LONG = 1 << 64


def read(lines: Iterable[str]) -> dict[tuple[str, str], str]:
    """(log, path) -> value. No bytes at all are the same as no value: C++ does not tell them apart."""
    found, log = {}, ""
    for line in lines:
        path, _, token = line.rstrip("\n").partition("\t")
        if path == "log":
            log = token
        elif token != "x":
            found[log, path] = token
    return found


def differences(target: str, wanted: Dump, found: Dump, switched: frozenset[str]) -> Iterator[str]:
    """What a target has else; `switched` are fields whose size depends on others."""
    for key in wanted.keys() | found.keys():
        ours, theirs = wanted.get(key), found.get(key)
        name = key[1].rpartition(".")[2]
        if ours is None or theirs is None or not _same(target, ours, theirs, name in switched):
            yield f"{key[0]}: {key[1]} is {theirs}, in Python {ours}"


def _same(target: str, ours: str, theirs: str, is_switched: bool) -> bool:
    if ours == theirs:
        return True
    kinds = {text[0] if text[0] in "xf" else "" for text in (ours, theirs)}
    if kinds == {"f"}:
        return _same_float(float(ours[1:]), float(theirs[1:]))
    return kinds == {""} and LIKE.get(target, _same_number)(int(ours), int(theirs), is_switched)


def _same_float(ours: float, theirs: float) -> bool:
    """The same double, or the same float: shorter texts tell a float."""
    return ours == theirs or struct.pack("f", ours) == struct.pack("f", theirs)


def _same_number(ours: int, theirs: int, is_switched: bool) -> bool:
    """PHP, Lua and Java have no unsigned integers of eight bytes."""
    return (ours - theirs) % LONG == 0


def _same_in_javascript(ours: int, theirs: int, is_switched: bool) -> bool:
    return abs(ours) >= DOUBLE and float(ours) == float(theirs)


def _same_in_words(ours: int, theirs: int, is_switched: bool) -> bool:
    """Fields that switch between integers are signed ones of four bytes; what is made of them is not."""
    return _same_number(ours, theirs, is_switched) or (is_switched and ours - theirs == WORD and ours >= HALF)


LIKE: Mapping[str, Callable[[int, int, bool], bool]] = {
    "javascript": _same_in_javascript,
    "java": _same_in_words,
    "cpp_stl": _same_in_words,
}
"""How numbers of a target differ from Python's by its nature."""


def switched(tree: Mapping[str, Any]) -> frozenset[str]:
    """Names of fields that are integers of a size that depends on another field."""
    fields = [field for body in tree["types"].values() for field in body.get("seq", [])]
    kinds = {field["id"]: field["type"] for field in fields if isinstance(field.get("type"), dict)}
    cases = {name: [str(case).partition("(")[0] for case in kind["cases"].values()] for name, kind in kinds.items()}
    return frozenset(name for name, found in cases.items() if not tree["types"].keys() & found)

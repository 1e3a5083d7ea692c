"""What the page asks for: all of the output of a command, or some of its lines. Answers are JSON."""

from __future__ import annotations

import json
import os
from array import array
from typing import Any

from commands import MOST, run

__all__ = ["Answers"]

_FOLDER = "/answers"
_MOST_COMPARED = 8
_AT_ONCE = 1 << 20


class _Float(str):
    """A number with a fraction, as it was written: JavaScript, and Python, would write it in another way."""

    __slots__ = ()


class Answers:
    """Commands and their output, by names that the page gives."""

    def __init__(self, folder: str = _FOLDER) -> None:
        self._folder = folder
        self._starts: dict[str, array[int]] = {}
        os.makedirs(folder, exist_ok=True)

    def path(self, name: str) -> str:
        """Return the file that has the output of a command."""
        return os.path.join(self._folder, name)

    def run(self, name: str, arguments: list[str], most: int = MOST) -> str:
        """Run a command. Returns `status`, `said` and whether its output `is_whole`."""
        self._starts.pop(name, None)
        done = run(list(arguments), self.path(name), most)
        return json.dumps({"status": done.status, "said": done.said, "is_whole": done.is_whole})

    def text(self, name: str) -> str:
        """Return all output of a command."""
        with open(self.path(name), encoding="utf-8", newline="") as file:
            return file.read()

    def count(self, name: str) -> int:
        """Return how many lines the output has. A last one that was cut off does not count."""
        if name not in self._starts:
            self._starts[name] = _line_starts(self.path(name))
        return len(self._starts[name]) - 1

    def lines(self, name: str, start: int, stop: int) -> str:
        """Return some lines, each of them JSON, as an array."""
        return f"[{','.join(self._lines(name, start, stop))}]"

    def changes(self, name: str, start: int, stop: int) -> str:
        """Return some lines of `changes` as what is shown of them: every value is a text, or null."""
        return json.dumps([_shown(json.loads(line, parse_float=_Float)) for line in self._lines(name, start, stop)])

    def _lines(self, name: str, start: int, stop: int) -> list[str]:
        count = self.count(name)
        starts = self._starts[name]
        first, last = starts[min(start, count)], starts[min(stop, count)]
        with open(self.path(name), "rb") as file:
            file.seek(first)
            return file.read(last - first).decode("utf-8").split("\n")[:-1]


def _shown(change: dict[str, Any]) -> dict[str, Any]:
    before, after = change["before"], change["after"]
    names = list(dict.fromkeys([*(before or ()), *(after or ())]))
    cells = [
        {"name": name, "old": _text(before, name), "new": _text(after, name), "differs": _differs(before, after, name)}
        for name in names
    ]
    others = {name: value for name, value in change.items() if name not in ("before", "after")}
    return {**others, "cells": cells, "condition": _condition(before, after)}


def _condition(before: dict[str, Any] | None, after: dict[str, Any] | None) -> str:
    """Return the condition that its whole numbers make, which finds the row among those of its transaction: keys are
    mostly such numbers. Empty where it has none."""
    image, row = ("after", after) if before is None else ("before", before)
    numbers = [(name, value) for name, value in (row or {}).items() if type(value) is int][:_MOST_COMPARED]
    return " and ".join(f"{image}.`{name.replace('`', '``')}` = {value}" for name, value in numbers)


def _differs(before: dict[str, Any] | None, after: dict[str, Any] | None, name: str) -> bool:
    return before is not None and after is not None and name in after and before.get(name) != after[name]


def _text(row: dict[str, Any] | None, name: str) -> str | None:
    """Return a value as text; None for NULL, and where the row or the column is not there."""
    value = None if row is None else row.get(name)
    return value if value is None or isinstance(value, str) else _json(value)


def _json(value: Any) -> str:
    if isinstance(value, _Float):
        return str(value)
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_json(name)}: {_json(part)}" for name, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_json, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def _line_starts(path: str) -> array[int]:
    """Return where each line begins, and where the last one ends."""
    starts, base = array("q", [0]), 0
    with open(path, "rb") as file:
        while data := file.read(_AT_ONCE):
            at = data.find(b"\n")
            while at >= 0:
                starts.append(base + at + 1)
                at = data.find(b"\n", at + 1)
            base += len(data)
    return starts

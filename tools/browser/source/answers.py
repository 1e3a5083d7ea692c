"""What the page asks for: all of the output of a command, or some of its lines. Answers are JSON."""

from __future__ import annotations

import gc
import json
import os
import re
from array import array
from itertools import islice
from typing import Any, BinaryIO

from commands import MOST, run
from shown_values import Float, Part, marked, text_of

__all__ = ["Answers"]

_FOLDER = "/answers"
_MOST_COMPARED = 8
_AT_ONCE = 1 << 20
_NAME = re.compile(r'"\w+":')


class Answers:
    """Commands and their output, by names that the page gives."""

    def __init__(self, folder: str = _FOLDER) -> None:
        self._folder = folder
        self._starts: dict[str, array[int]] = {}
        self._kept: dict[str, array[int]] = {}
        os.makedirs(folder, exist_ok=True)

    def path(self, name: str) -> str:
        """Return the file that has the output of a command."""
        return os.path.join(self._folder, name)

    def run(self, name: str, arguments: list[str], most: int = MOST) -> str:
        """Run a command. Returns `status`, `said` and whether its output `is_whole`."""
        self._starts.pop(name, None)
        self._kept.pop(name, None)
        done = run(list(arguments), self.path(name), most)
        return json.dumps({"status": done.status, "said": done.said, "is_whole": done.is_whole})

    def first_look(self, arguments: list[str]) -> str:
        """Return the `ledgers`, the `stats` and the `minutes` of logs; null where only the commands say what is
        wrong."""
        from first_look import first_look

        found = first_look(list(arguments))
        gc.collect()
        if found is None:
            return "null"
        ledgers = ",".join(found.verify.splitlines())
        return f'{{"ledgers":[{ledgers}],"stats":{found.stats},"minutes":{found.minutes}}}'

    def text(self, name: str) -> str:
        """Return all output of a command."""
        with open(self.path(name), encoding="utf-8", newline="") as file:
            return file.read()

    def count(self, name: str) -> int:
        """Return how many lines the output has, or of them are kept. A last one that was cut off does not count."""
        if name not in self._starts:
            self._starts[name] = _line_starts(self.path(name))
        return len(self._kept[name]) if name in self._kept else len(self._starts[name]) - 1

    def keep(self, name: str, words: str) -> int:
        """Keep the lines whose values have all of some words; no words keep all. Returns how many are kept."""
        self._kept.pop(name, None)
        wanted, count = words.lower().split(), self.count(name)
        if wanted:
            with open(self.path(name), encoding="utf-8", newline="\n") as file:
                lines = enumerate(islice(file, count))
                self._kept[name] = array("q", [number for number, line in lines if _has(line.lower(), wanted)])
        return self.count(name)

    def event(self, arguments: list[str]) -> str:
        """Return what the page of `inspect --html` has of events, as `data`; null, and what is `said`, for none."""
        from binlog_kaitai.inspection.page import page_data

        page = self.path("event.html")
        command, *rest = arguments
        done = run([command, "--format", "html", "-o", page, "--overwrite", *rest], self.path("event"))
        data = "null"
        if os.path.exists(page):
            with open(page, encoding="utf-8", newline="") as file:
                data = page_data(file.read())
            os.remove(page)
        return f'{{"said":{json.dumps(done.said)},"data":{data}}}'

    def readings(self, data: str) -> str:
        """Return what bytes, in hexadecimal digits, are read as: pairs of a type and a text."""
        from binlog_kaitai.inspection.read_as import read_as

        return json.dumps([*read_as(bytes.fromhex(data))])

    def lines(self, name: str, start: int, stop: int) -> str:
        """Return some lines, each of them JSON, as an array."""
        return f"[{','.join(self._lines(name, start, stop))}]"

    def changes(self, name: str, start: int, stop: int) -> str:
        """Return some lines of `changes` as what is shown of them: every value is a text, or null."""
        return json.dumps([_shown(json.loads(line, parse_float=Float)) for line in self._lines(name, start, stop)])

    def _lines(self, name: str, start: int, stop: int) -> list[str]:
        stop = min(stop, self.count(name))
        numbers = self._kept[name][start:stop] if name in self._kept else range(start, stop)
        starts = self._starts[name]
        with open(self.path(name), "rb") as file:
            return [_between(file, starts[number], starts[number + 1] - 1) for number in numbers]


def _between(file: BinaryIO, start: int, stop: int) -> str:
    file.seek(start)
    return file.read(stop - start).decode("utf-8")


def _has(line: str, words: list[str]) -> bool:
    """Return whether the values of a JSON object have words; its names do not count."""
    if not all(word in line for word in words):
        return False
    values = _NAME.sub("", line)
    return all(word in values for word in words)


def _shown(change: dict[str, Any]) -> dict[str, Any]:
    before, after = change["before"], change["after"]
    names = list(dict.fromkeys([*(before or ()), *(after or ())]))
    cells = [_cell(name, before or {}, after or {}, is_update=None not in (before, after)) for name in names]
    others = {name: value for name, value in change.items() if name not in ("before", "after")}
    return {**others, "cells": cells, "condition": _condition(before, after)}


def _condition(before: dict[str, Any] | None, after: dict[str, Any] | None) -> str:
    """Return the condition that its whole numbers make, which finds the row among those of its transaction: keys are
    mostly such numbers. Empty where it has none."""
    image, row = ("after", after) if before is None else ("before", before)
    numbers = [(name, value) for name, value in (row or {}).items() if type(value) is int][:_MOST_COMPARED]
    return " and ".join(f"{image}.`{name.replace('`', '``')}` = {value}" for name, value in numbers)


def _cell(name: str, before: dict[str, Any], after: dict[str, Any], *, is_update: bool) -> dict[str, Any]:
    """Return the values of a column, old and new; None for NULL, and where the row or the column is not there."""
    old, new = before.get(name), after.get(name)
    differs = is_update and name in after and old != new
    documents = differs and isinstance(old, dict | list) and isinstance(new, dict | list)
    parts: dict[str, list[Part]] = {"old_parts": marked(old, new), "new_parts": marked(new, old)} if documents else {}
    return {"name": name, "old": _text(old), "new": _text(new), "differs": differs, **parts}


def _text(value: Any) -> str | None:
    return value if value is None or isinstance(value, str) else text_of(value)


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

"""Our JSON lines (`changes --format jsonl`, `events --format jsonl`), read without losing a byte of the values.

A JSON parser would round numbers and forget key order and spacing, and column values of type JSON stand in the line
verbatim. So images are kept as the text of each member.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

__all__ = ["Change", "members", "read_change", "read_changes"]

_DECODER = json.JSONDecoder()
_SPACE = " \t\r\n"

Image = dict[str, str]


@dataclass(frozen=True, slots=True)
class Change:
    """One row change; `before` and `after` map a column to the text of its JSON value."""

    operation: str
    database: str
    table: str
    before: Image | None
    after: Image | None
    source: dict[str, Any]


def read_changes(lines: str) -> list[Change]:
    """All changes of a JSON lines text."""
    return [read_change(line) for line in lines.split("\n") if line]


def read_change(line: str) -> Change:
    """One line; KeyError where a member of the contract is missing."""
    raw = members(line)
    return Change(
        operation=json.loads(raw["operation"]),
        database=json.loads(raw["database"]),
        table=json.loads(raw["table"]),
        before=_image(raw["before"]),
        after=_image(raw["after"]),
        source=json.loads(raw["source"]),
    )


def _image(text: str) -> Image | None:
    return None if text == "null" else members(text)


def members(text: str) -> dict[str, str]:
    """The members of a JSON object, each value as the text it is written with."""
    at = _skip(text, text.index("{") + 1)
    found: dict[str, str] = {}
    while text[at] != "}":
        key, at = _DECODER.raw_decode(text, at)
        start = _skip(text, _skip(text, at) + 1)
        _, at = _DECODER.raw_decode(text, start)
        found[key] = text[start:at]
        at = _skip(text, at)
        if text[at] == ",":
            at = _skip(text, at + 1)
    return found


def _skip(text: str, at: int) -> int:
    while text[at] in _SPACE:
        at += 1
    return at

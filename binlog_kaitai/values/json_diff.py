"""Partial updates of JSON: what a server with ``binlog_row_value_options = PARTIAL_JSON`` logs for a changed document.

A diff replaces, inserts or removes one value at a path. The path is exact (no wildcards), its parents exist, and it
never names the document itself.

Source: sql-common/json_diff.cc and json_path.cc of MySQL 9.1.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from typing import Any, Literal, NoReturn, TypeAlias, cast

from binlog_kaitai._generated.layout import JsonDiffOperation, read_json_diff
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.regex import regex
from binlog_kaitai.values.json import json_value
from binlog_kaitai.values.json_text import value_text
from binlog_kaitai.values.json_walk import MAX_DEPTH

__all__ = ["JsonDiff", "apply_diffs", "json_diffs"]

Operation: TypeAlias = Literal["replace", "insert", "remove"]
Leg: TypeAlias = str | int
"""One step of a path: the name of a member, or the index of a cell, negative if it counts from the end."""

_OPERATIONS = {int(operation): cast(Operation, operation.name) for operation in JsonDiffOperation}
_MOST_MOVES = 10**9
"""How many cells of arrays the diffs of one document may shift: no statement comes near, garbage must not hang us."""
_LEG = regex(
    r"""\.(?:(?P<quoted>"(?:[^"\\]|\\.)*")|(?P<name>[^\s.\[*"\\]+))"""
    r"""|\[(?:(?P<index>\d{1,10})|last(?:-(?P<from_last>\d{1,10}))?)\]""",
    re.ASCII | re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class JsonDiff:
    """One change of a document."""

    operation: Operation
    path: str
    """Where, such as ``$.a[3]``."""
    value: Any = None
    """The new value; None for a remove."""

    @property
    def text(self) -> str | None:
        """The new value as the server prints it; None for a remove."""
        return None if self.operation == "remove" else value_text(self.value)


def json_diffs(data: bytes, read: Callable[[bytes], Any] = json_value) -> tuple[JsonDiff, ...]:
    """Return the diffs of one document, in the order to apply them; `data` is what follows their total length.

    `read` makes the values.

    Raises MalformedEventError.
    """
    diffs, position = [], 0
    try:
        while position < len(data):
            diff, position = read_json_diff(data, position, len(data))
            operation = _OPERATIONS[diff.operation]
            _legs(diff.path)
            diffs.append(JsonDiff(operation, diff.path, None if diff.value is None else read(diff.value)))
    except KeyError as error:
        raise MalformedEventError(f"JSON diff: no operation has the number {error}") from error
    except (EOFError, ValueError) as error:
        raise MalformedEventError(f"JSON diff: {error}") from error
    return tuple(diffs)


def apply_diffs(document: bytes, diffs: Iterable[JsonDiff], read: Callable[[bytes], Any] = json_value) -> Any:
    """Return the value of a stored document after the diffs, as `read` gives it.

    Members stand in the server's order: shorter names first, then by their bytes. Raises MalformedEventError, also when
    a diff does not fit the document.
    """
    value = read(document)
    grown: dict[int, dict[str, Any]] = {}
    moves = 0
    for diff in diffs:
        *parents, last = _legs(diff.path)
        parent = _seek(value, parents, diff)
        new = _copy(diff.value, MAX_DEPTH - len(parents) - 1)
        moves += _moves(parent, last, diff.operation)
        if moves > _MOST_MOVES or not _change(parent, last, new, diff.operation):
            _misfit(diff)
        if type(parent) is dict and diff.operation == "insert":
            grown[id(parent)] = parent
    for parent in grown.values():
        _sort(parent)
    return value


def _legs(path: str) -> tuple[Leg, ...]:
    """Return the steps of a path. Raises MalformedEventError for a path that the server does not log."""
    legs: list[Leg] = []
    position = 1
    while position < len(path):
        match = _LEG.match(path, position)
        if match is None:
            break
        legs.append(_leg(match))
        position = match.end()
    if not path.startswith("$") or position < len(path) or not legs:
        raise MalformedEventError(f"JSON diff: {path[:80]!r} is not the path of a value in a document")
    return tuple(legs)


def _leg(match: re.Match[str]) -> Leg:
    quoted, name, index, from_last = match.group("quoted", "name", "index", "from_last")
    if name is not None:
        return str(name)
    if quoted is not None:
        return _unquote(quoted)
    return int(index) if index is not None else -1 - int(from_last or 0)


def _unquote(quoted: str) -> str:
    try:
        name: str = json.loads(quoted)
        name.encode()
    except ValueError as error:
        raise MalformedEventError(f"JSON diff: a path has the member {quoted[:80]}") from error
    return name


def _seek(value: Any, legs: Iterable[Leg], diff: JsonDiff) -> Any:
    for leg in legs:
        if not _has(value, leg):
            _misfit(diff)
        value = value[leg]
    return value


def _has(value: Any, leg: Leg) -> bool:
    if type(value) is dict:
        return leg in value
    return type(value) is list and type(leg) is int and -len(value) <= leg < len(value)


def _change(parent: Any, leg: Leg, new: Any, operation: Operation) -> bool:
    """Change one member or cell; False where the parent does not allow it."""
    if operation == "insert":
        return _insert(parent, leg, new)
    if not _has(parent, leg):
        return False
    if operation == "remove":
        del parent[leg]
    else:
        parent[leg] = new
    return True


def _insert(parent: Any, leg: Leg, new: Any) -> bool:
    if type(parent) is dict and type(leg) is str and leg not in parent:
        parent[leg] = new
        return True
    if type(parent) is list and type(leg) is int:
        parent.insert(leg, new)  # beyond either end it goes there, as it does in the server
        return True
    return False


def _moves(parent: Any, leg: Leg, operation: Operation) -> int:
    """Return how many cells of an array stand after the one that comes or goes."""
    if type(parent) is not list or type(leg) is not int or operation == "replace":
        return 0
    return max(len(parent) - leg, 0) if leg >= 0 else min(-leg, len(parent))


def _copy(value: Any, depth: int) -> Any:
    """Return a value that shares no container with the diff, and goes no deeper than `depth` containers."""
    if type(value) is not dict and type(value) is not list:
        return value
    if depth <= 0:
        raise MalformedEventError(f"JSON diff: more than {MAX_DEPTH} containers inside each other")
    if type(value) is dict:
        return {name: _copy(item, depth - 1) for name, item in value.items()}
    return [_copy(item, depth - 1) for item in value]


def _sort(members: dict[str, Any]) -> None:
    """Put members into the server's order (sql-common/json_dom.cc, json_key_less)."""
    items = sorted(members.items(), key=lambda item: (len(item[0].encode()), item[0].encode()))
    members.clear()
    members.update(items)


def _misfit(diff: JsonDiff) -> NoReturn:
    raise MalformedEventError(f"JSON diff: {diff.operation} at {diff.path[:80]} does not fit the document")

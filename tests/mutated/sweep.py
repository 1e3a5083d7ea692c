"""Changes of the spec that are made from its text.

Each number in the other byte order and with twice as many bytes, each two neighbours swapped, a byte after each
attribute. Lengths of what has grown follow.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache, partial
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from kaitaistruct import KaitaiStructError

from tests.mutated.attributes import Attribute, types
from tests.mutated.cases import Case
from tests.mutated.rare_logs import rare_logs
from tests.mutated.rewrite import Rule, each, grown, parts_of, reordered, reversed_bytes
from tests.tools.mutations import Mutation

__all__ = ["Change", "case_of", "changes", "logs_of"]

ROOT = Path(__file__).parents[2]
_LOGS = ("samples/*.binlog", "tests/data/*/*.binlog", "tests/data/*/*.0000*", "tests/data/public/*/*.bin")
_LARGEST, _MOST = 60_000, 1
"""Bytes of a log, and logs for a change."""
_NUMBER = re.compile(r"([usf][1248])(be)?")
_INSTANCE = re.compile(r"^      (\w+):\n((?:        .*\n)*)", re.MULTILINE)
_NOT_FOLLOWED = {
    "byte order of json_small_element.ofs_or_inline": "a value in this place has its own order",
    "byte order of json_large_element.ofs_or_inline": "a value in this place has its own order",
    "json_small_container: keys before len_container": "the head of a container is read at once",
    "json_large_container: keys before len_container": "the head of a container is read at once",
    "a byte after row.null_bits": "both engines read the values of an image right after its NULL bits",
} | dict.fromkeys(
    (f"a byte after value_{kind}.value" for kind in ("s2", "u2", "s4", "u4", "u8")),
    "such a value stands in place of an offset, or where a length is told, too",
)
"""Changes that the package does not follow, and why."""
_NOT_FITTING = dict.fromkeys(
    ("a byte after event_footer.checksum", "event_footer.checksum of 8 bytes"),
    "the size of a checksum is told as a number, where an event's body ends",
) | {
    "a byte after decimal_group.raw": "the size of all groups is computed from the digits",
    "a byte after gtid_event.commit_id": "what is before the extra flags is counted with its 8 bytes",
}
"""Changes whose spec reads no log any more, because it tells a size that changes with them in a second place, too."""
_DOCUMENTS = ("json_",)
_LEFT_OUT = ("event_header", "event", "format_description_event")
"""Are rewritten by themselves, or have places that are counted: `cases` has their changes."""


class Change(NamedTuple):
    """A change of the spec, and what says of the bytes of some attributes whether they show it."""

    mutation: Mutation
    rule: Rule
    shown_by: tuple[str, ...]
    is_shown: Callable[..., object]
    moves: bool = False
    """Whether sizes and positions change with it."""


def changes() -> dict[str, Change]:
    """Return all changes by name."""
    found: dict[str, Change] = {}
    for name, body, attributes in types():
        if name not in _LEFT_OUT:
            found |= dict(_byte_orders(attributes))
            found |= dict(_swaps(attributes, body))
            found |= dict(_longer(attributes))
            found |= dict(_wider(attributes))
    return {name: change for name, change in found.items() if name not in _NOT_FOLLOWED | _NOT_FITTING}


def _byte_orders(attributes: list[Attribute]) -> Iterator[tuple[str, Change]]:
    for own in attributes:
        number = _NUMBER.fullmatch(own.kind)
        if number and number[1][1] != "1" and "repeat" not in own.items:
            other = number[1] + ("" if number[2] else "be")
            text = own.text.replace(f"type: {own.kind}\n", f"type: {other}\n")
            change = Mutation(own.type, own.text, text)
            rule = each(reversed_bytes, own.id)
            yield f"byte order of {own.type}.{own.id}", Change(change, rule, (own.id,), lambda data: data != data[::-1])


def _swaps(attributes: list[Attribute], body: str) -> Iterator[tuple[str, Change]]:
    for one, two in pairwise(attributes):
        apart = one.is_movable and two.is_movable and one.text + two.text in body
        if apart and one.id not in _needed(two.text, body):
            change = Mutation(one.type, one.text + two.text, two.text + one.text)
            rule = reordered(two.id, one.id)
            yield f"{one.type}: {two.id} before {one.id}", Change(change, rule, (one.id, two.id), _differ)


def _longer(attributes: list[Attribute]) -> Iterator[tuple[str, Change]]:
    """A byte after each attribute; not in a document, where places are counted."""
    for own in attributes if not attributes[0].type.startswith(_DOCUMENTS) else ():
        condition = own.items.get("if", "")
        if own.is_movable and "repeat" not in own.items and condition != ">-":
            there = f"        if: {condition}\n" if condition else ""
            change = Mutation(own.type, own.text, f"{own.text}      - id: more_of_{own.id}\n        size: 1\n{there}")
            yield (
                f"a byte after {own.type}.{own.id}",
                Change(change, grown(b"\0", own.id), (own.id,), bool, moves=True),
            )


def _wider(attributes: list[Attribute]) -> Iterator[tuple[str, Change]]:
    """Each number with twice as many bytes."""
    for own in attributes if not attributes[0].type.startswith(_DOCUMENTS) else ():
        number = _NUMBER.fullmatch(own.kind)
        if number and number[1][0] != "f" and number[1][1] != "8" and "repeat" not in own.items:
            sign, size, order = number[1][0], int(number[1][1]), number[2] or ""
            text = own.text.replace(f"type: {own.kind}\n", f"type: {sign}{2 * size}{order}\n")
            rule = each(partial(_doubled, sign, order), own.id)
            yield (
                f"{own.type}.{own.id} of {2 * size} bytes",
                Change(Mutation(own.type, own.text, text), rule, (own.id,), bool, moves=True),
            )


def _doubled(sign: str, order: str, data: bytes) -> bytes:
    """A number with as many bytes more."""
    name = "big" if order else "little"
    number = int.from_bytes(data, name, signed=sign == "s")  # type: ignore[arg-type]
    return number.to_bytes(2 * len(data), name, signed=sign == "s")  # type: ignore[arg-type]


def _needed(text: str, body: str) -> set[str]:
    """Return the names in an attribute's text, and those in the computed members that it names."""
    found, asked = set(), [text]
    instances = dict(_INSTANCE.findall(body))
    while asked:
        new = set(re.findall(r"\w+", asked.pop())) - found
        found |= new
        asked += [instances[name] for name in new & instances.keys()]
    return found


def _differ(one: bytes, two: bytes) -> bool:
    return bool(one and two) and one + two != two + one


def case_of(change: Change) -> Case | None:
    """Return a change with small logs that show it; None if no stored log does."""
    of_type = _shown_in_logs().get(change.mutation.type, {})
    logs = tuple(
        log
        for log, members in of_type.items()
        if any(change.is_shown(*(part.get(own, b"") for own in change.shown_by)) for part in members)
    )[:_MOST]
    return Case((change.mutation,), {change.mutation.type: change.rule}, logs, change.moves) if logs else None


def logs_of(type_name: str) -> tuple[str, ...]:
    """Return the logs that have objects of a type, small logs first."""
    return tuple(_shown_in_logs().get(type_name, {}))


def _is_odd(log: Path) -> bool:
    """Whether positions or checksums in a log are not those of sound events in a row."""
    return "relay" in log.name or log.parent.name == "damaged"


@cache
def _shown_in_logs() -> dict[str, dict[str, list[dict[str, bytes]]]]:
    """Return the bytes of the attributes of all objects, by type and by log, small logs first."""
    found: dict[str, dict[str, list[dict[str, bytes]]]] = defaultdict(lambda: defaultdict(list))
    logs = {log: log.stat().st_size for pattern in _LOGS for log in ROOT.glob(pattern) if not _is_odd(log)}
    logs |= dict.fromkeys(rare_logs(), _LARGEST)  # where no other does
    for log in sorted((log for log in logs if logs[log] <= _LARGEST), key=lambda log: (logs[log], log)):
        with suppress(KaitaiStructError, EOFError):  # encrypted, damaged
            for part in parts_of(log.read_bytes()):
                members = {own: part.bytes_of(own) for own in part.object.SEQ_FIELDS}
                found[part.type][str(log)].append(members)
    return found

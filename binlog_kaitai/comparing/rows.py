"""Whether two transactions changed the same rows in the same way."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import chain, zip_longest
from typing import Any

from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.comparing.values import differing_columns

__all__ = ["RowPair", "different_rows"]

RowPair = tuple[RowChange | None, RowChange | None]
"""A change in each archive; None where one has none."""
_Waiting = dict[tuple[Any, ...], list[RowChange]]
_MOST_LOOKS = 1_000_000
"""How many rows are looked at to find which of them belong together."""


def different_rows(a: Iterable[RowChange], b: Iterable[RowChange]) -> list[RowPair]:
    """Return the rows in which two transactions differ, those that are about the same row together.

    The order of rows does not matter, nor what only one of the logs has of a row.
    """
    waiting: tuple[_Waiting, _Waiting] = defaultdict(list), defaultdict(list)
    for pair in zip_longest(a, b):
        if _is_same(*pair):
            continue
        for change, own, others in zip(pair, waiting, waiting[::-1], strict=True):
            if change is None:
                continue
            key = _texts(change)
            if others.get(key):
                others[key].pop(0)
            else:
                own[key].append(change)
    left = ([change for changes in side.values() for change in changes] for side in waiting)
    return list(_together(*left))


def _is_same(a: RowChange | None, b: RowChange | None) -> bool:
    return a is not None and b is not None and _about(a) == _about(b) and not differing_columns(a, b)


def _about(change: RowChange) -> tuple[str, str, str]:
    return change.database, change.table, change.operation


def _texts(change: RowChange) -> tuple[Any, ...]:
    """Return all that a log has of a row, as texts."""
    images = change.before, change.after
    values = (None if image is None else repr(list(image.values())) for image in images)
    return *_about(change), *values


def _together(a: list[RowChange], b: list[RowChange]) -> Iterator[RowPair]:
    """Yield rows that differ: those with the same key, or that are most alike, in pairs."""
    looks = _MOST_LOOKS
    others: dict[tuple[str, str, str], list[RowChange]] = defaultdict(list)
    for change in b:
        others[_about(change)].append(change)
    left: list[RowChange] = []
    for change in a:
        same = others[_about(change)]
        looks -= len(same)
        at = next((at for at, other in enumerate(same if looks > 0 else ()) if _is_same(change, other)), None)
        if at is None:
            left.append(change)
        else:
            del same[at]
    for change in left:
        same = others[_about(change)]
        looks -= len(same)
        yield change, _take_nearest(change, same, is_quick=looks <= 0)
    yield from ((None, change) for change in chain.from_iterable(others.values()))


def _take_nearest(change: RowChange, others: list[RowChange], *, is_quick: bool) -> RowChange | None:
    """Take the change that is most like another one out of some; None where none is like it."""
    if not others:
        return None
    at = 0 if is_quick else min(range(len(others)), key=lambda at: _distance(change, others[at]))
    key, other = change.key, others[at].key
    return None if key is not None and other is not None and key != other else others.pop(at)


def _distance(a: RowChange, b: RowChange) -> tuple[bool, int]:
    key, other = a.key, b.key
    return key is not None and other is not None and key != other, len(differing_columns(a, b))

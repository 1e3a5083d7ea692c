"""What sums are by: tables, times of commit, connections, servers, or several of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Literal, Protocol, TypeVar, get_args

__all__ = [
    "DAY",
    "HOUR",
    "MINUTE",
    "PERIODS",
    "STATEMENT",
    "By",
    "Group",
    "group_of",
    "in_order",
    "parse_by",
    "split_largest",
]

By = Literal["table", "day", "hour", "minute", "thread", "server", "statement"]
Group = tuple[Any, ...]
"""A value for each thing that sums are by: seconds since 1970-01-01 UTC, a name, a number, or None if not known."""
MINUTE, HOUR = 60, 3600
DAY = 24 * HOUR
"""Seconds."""
STATEMENT: By = "statement"
"""With ``?`` in place of its literals; these sums are by nothing else."""
PERIODS: dict[By, int] = {"day": DAY, "hour": HOUR, "minute": MINUTE}
"""Seconds of each."""


class _HasBytes(Protocol):
    bytes: int


T = TypeVar("T", bound=_HasBytes)


def parse_by(text: str) -> tuple[By, ...]:
    """Return what sums are to be by; names with commas between. Raises ValueError."""
    names = text.split(",")
    for name in names:
        if name not in get_args(By):
            raise ValueError(f"{name!r} is none of {', '.join(get_args(By))}")
    found: tuple[By, ...] = tuple(names)  # type: ignore[arg-type]  # as was asked
    if len(set(found)) < len(found) or sum(name in PERIODS for name in found) > 1:
        raise ValueError("each of them once, and one of day, hour and minute")
    if STATEMENT in found and len(found) > 1:
        raise ValueError(f"{STATEMENT} stands alone")
    return found


def group_of(by: Iterable[By], end: int, thread: int | None, server: int, table: str | None = None) -> Group:
    """Return the group of a transaction, or of its rows of a table; `end` is when it was committed."""
    known = {"thread": thread, "server": server, "table": table}
    return tuple(end // PERIODS[name] * PERIODS[name] if name in PERIODS else known[name] for name in by)


def in_order(sums: Mapping[Group, T], by: tuple[By, ...]) -> list[tuple[Group, T]]:
    """Return groups by each part in turn: times in their order; tables, connections and servers by bytes."""
    totals: list[Counter[Any]] = [Counter() for _ in by]
    for group, tally in sums.items():
        for total, part in zip(totals, group, strict=True):
            total[part] += tally.bytes

    def order(item: tuple[Group, T]) -> list[tuple[int, str]]:
        parts = zip(by, totals, item[0], strict=True)
        return [(part, "") if name in PERIODS else (-total[part], str(part)) for name, total, part in parts]

    return sorted(sums.items(), key=order)


def split_largest(
    sums: Mapping[Group, T], by: tuple[By, ...], most: int | None
) -> tuple[list[tuple[Group, T]], list[T]]:
    """Return the `most` groups with most bytes, all without it, in order; and what is left."""
    ordered = in_order(sums, by)
    largest = sorted(range(len(ordered)), key=lambda index: -ordered[index][1].bytes)[:most]
    kept = set(largest)
    return [ordered[index] for index in sorted(kept)], [
        tally for index, (_, tally) in enumerate(ordered) if index not in kept
    ]

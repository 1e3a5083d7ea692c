"""What two archives are to each other: what both have, what one has alone, and what cannot be said."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from binlog_kaitai.comparing.comparison import Comparison
from binlog_kaitai.comparing.side import Side
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.text.terminal import printable

__all__ = ["summary_json", "summary_lines"]

_MOST_TEXT = 300
"""Characters of a GTID set."""
_KINDS = {"differs": ("differs", "differ"), "order": ("is in another order", "are in another order")}
"""How differences of what both have are called, one of them and more."""


def summary_lines(comparison: Comparison, paths: tuple[str, str], num_shown: int) -> Iterator[str]:
    """Yield lines for people; `num_shown` differences were shown before."""
    counts = comparison.counts
    if left := counts.total() - num_shown:
        yield f"... and {left:,} more differences"
    for side, path in zip(comparison.sides, paths, strict=True):
        logs = f"{side.archive.logs:,} log{'' if side.archive.logs == 1 else 's'}"
        yield f"{side.name}  {printable(path)}: {logs}, {_number(side.count + side.num_early)}"
    found = [f"{counts[kind]:,} {texts[counts[kind] > 1]}" for kind, texts in _KINDS.items() if counts[kind]]
    yield f"in both: {_number(comparison.matching.num_shared)}; {', '.join(found) or 'none differs'}"
    if comparison.unclear is not None:
        a, b = comparison.unclear
        yield (
            f"not comparable (statements in one and rows in the other, or damaged):"
            f" {_number(comparison.num_unclear)}, the first {a.seen.gtid or 'one'} at {a.seen.position} and"
            f" {b.seen.position}"
        )
    if comparison.num_cut:
        yield f"cut off by the end of a log or by damage, no difference: {_number(comparison.num_cut)}"
    for side, other in (comparison.sides, comparison.sides[::-1]):
        yield from _of_side(comparison, side, other)
    if any(side.num_plain for side in comparison.sides):
        cut = "; those after the first difference were not compared" if comparison.is_cut else ""
        yield f"transactions without GTIDs were compared in their order{cut}"


def _of_side(comparison: Comparison, side: Side, other: Side) -> Iterator[str]:
    """Yield lines about what one side has alone."""
    others = comparison.others(side)
    if others.only:
        yield f"only in {side.name}: {_set(others.only)}"
    if others.empty:
        yield f"nothing in {other.name} but the GTID: {_set(others.empty)}"
    if others.later or others.num_plain:
        text = _set(others.later) if others.later else _number(others.num_plain)
        yield f"after the end of {other.name}, no difference: {text}"
    if side.num_early:
        yield f"before the first log of {other.name}, no difference: {_number(side.num_early)}"


def summary_json(comparison: Comparison) -> dict[str, Any]:
    """Return the same as plain JSON values."""
    known: dict[str, Any] = {
        "equal": comparison.is_equal,
        "shared": comparison.matching.num_shared,
        "differences": dict(sorted(comparison.counts.items())),
        "in_order": any(side.num_plain for side in comparison.sides),
        "not_comparable": comparison.num_unclear,
        "cut_off": comparison.num_cut,
        "ended_early": comparison.is_cut,
    }
    for side in comparison.sides:
        others = comparison.others(side)
        known[side.name.lower()] = {
            "logs": side.archive.logs,
            "transactions": side.count + side.num_early,
            "only": str(others.only),
            "empty_in_other": str(others.empty),
            "after_other": str(others.later),
            "after_other_without_gtid": others.num_plain,
            "before_other": side.num_early,
        }
    return {"summary": known}


def _number(count: int) -> str:
    return f"{count:,} transaction{'' if count == 1 else 's'}"


def _set(gtids: GtidSet) -> str:
    text = str(gtids)
    return f"{_number(len(gtids))}, {text if len(text) <= _MOST_TEXT else f'{text[:_MOST_TEXT]}...'}"

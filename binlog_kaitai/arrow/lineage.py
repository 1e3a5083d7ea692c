"""How much is said of a row besides its values."""

from __future__ import annotations

from typing import Literal

from binlog_kaitai.arrow.schema import LINEAGE

__all__ = ["LINEAGES", "Lineage", "lineage_names"]

Lineage = Literal["full", "light", "none"]
"""All columns of LINEAGE, those that a change feed needs, or none."""

LINEAGES: tuple[Lineage, ...] = ("full", "light", "none")
_LIGHT = ("_change_type", "_commit_version", "_commit_timestamp", "_sequence", "_outcome")
_NAMES: dict[Lineage, tuple[str, ...]] = {"full": tuple(LINEAGE.names), "light": _LIGHT, "none": ()}


def lineage_names(lineage: Lineage) -> tuple[str, ...]:
    """Return the columns after a table's own. Raises ValueError for another text than those of `LINEAGES`."""
    if lineage not in _NAMES:
        raise ValueError(f"lineage must be {' or '.join(map(repr, LINEAGES))}, not {lineage!r}")
    return _NAMES[lineage]

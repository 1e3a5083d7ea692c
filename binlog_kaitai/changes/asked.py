"""What Python was asked about a log that compiled loops read."""

from __future__ import annotations

from collections import Counter
from dataclasses import field

from binlog_kaitai.dataclass import dataclass

__all__ = ["Asked"]


@dataclass(slots=True)
class Asked:
    """Counts what Python was asked about; loops that need no help leave all of it at zero.

    Who answers a question counts it, each time: an event that is asked about twice counts twice. What the loops do by
    themselves is not counted. `tests/asked.tsv` says what it is for each log of the tests.
    """

    events: Counter[str] = field(default_factory=Counter)
    """Events that Python decoded, or gave any other answer about, by type; rows events are among them."""
    values: int = 0
    """Single values that Python made."""

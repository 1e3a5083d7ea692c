"""Which of many cases `make test` runs; the others are for `make test-all`."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.oracle import corpus

__all__ = ["always", "first_of_each", "what_a_log_shows"]

_COVERS = {log.path: (log.entry["family"], log.entry["covers"]) for log in corpus.load(Path(__file__).parent / "data")}


def always(number: int, cases: Sequence[Any]) -> list[Any]:
    """Return all cases, those after the first few marked as slow; a tuple has the arguments of a case."""
    others = (case if isinstance(case, tuple) else (case,) for case in cases[number:])
    return [*cases[:number], *(pytest.param(*case, marks=pytest.mark.slow) for case in others)]


def first_of_each(cases: Iterable[Any], kind: Callable[[Any], Hashable]) -> list[Any]:
    """Return all cases, those whose kind an earlier one has marked as slow."""
    met: set[Hashable] = set()
    found = []
    for case in cases:
        found.append(pytest.param(case, marks=pytest.mark.slow) if kind(case) in met else case)
        met.add(kind(case))
    return found


def what_a_log_shows(path: Path) -> Hashable:
    """Return what a log of tests/data was made for, and by whose server; of another log, its name."""
    return _COVERS.get(path, path)

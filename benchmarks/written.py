"""Puts the results of a run into the pages that show them, in place of those that are between two marks there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from measure import Result  # beside this file

__all__ = ["BEGIN", "END", "heading", "put", "short_table"]

BEGIN, END = "<!-- results of benchmarks/run.py --write -->", "<!-- end of the results -->"


def put(page: Path, lines: Sequence[str]) -> None:
    """Put lines between the marks of a page. Raises SystemExit where it has no marks."""
    text = page.read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise SystemExit(f"{page}: no results can be written: it has no lines {BEGIN} and {END}")
    page.write_text("\n".join([f"{before}{begin}", *lines, f"{end}{after}"]), encoding="utf-8")


def heading(log: Path, rounds: int, facts: dict[str, Any]) -> str:
    """Return what was measured, and where."""
    size = f"{log.stat().st_size / 1e6:,.0f} MB"
    return f"{log.name}, {size}: medians of {rounds} rounds in turn on {facts['machine']}, output discarded."


def short_table(results: Sequence[Result]) -> list[str]:
    """Return a table of the contenders with what matters most to who chooses one."""
    lines = ["| | CPU s | MB/s | times as fast |", "|---|---|---|---|"]
    return lines + [f"| `{r.name}` | {r.cpu:.2f} | {r.speed:.0f} | {r.ratio:.2g} |" for r in results]

"""Formats of output on the command line."""

from __future__ import annotations

from typing import Any

import click

__all__ = ["Formats"]

_FORMER = {"table": "text", "json": "jsonl"}
"""Names that formats had: JSON is one object, JSON lines are one a line."""


class Formats(click.Choice[str]):
    """One of some formats; a former name is refused with that which it has now."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the format. Raises BadParameter."""
        if value in _FORMER and value not in self.choices:
            self.fail(f"{value!r} is called {_FORMER[value]!r} now: --format {_FORMER[value]}", param, ctx)
        return super().convert(value, param, ctx)

"""Formats of output on the command line."""

from __future__ import annotations

from typing import Any

import click

from binlog_kaitai.cli.terminal.messages import say_former

__all__ = ["Formats"]

_FORMER = {"table": "text"}
"""Names that formats had."""


class Formats(click.Choice[str]):
    """One of some formats. Where lines of JSON are printed, `json` means these."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the format. Raises BadParameter."""
        if value == "json" and value not in self.choices and "jsonl" in self.choices:
            return "jsonl"
        if value in _FORMER and value not in self.choices:
            say_former(f"--format {value}", _FORMER[value])
            return _FORMER[value]
        return super().convert(value, param, ctx)

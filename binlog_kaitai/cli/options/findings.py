"""What commands that decode whole logs say of them at their end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.cli.options.run import advice
from binlog_kaitai.cli.terminal.messages import say

if TYPE_CHECKING:
    from binlog_kaitai.export.kept import KeptLogs

__all__ = ["say_errors", "say_left_out", "say_what_is_odd"]


def say_errors(ledgers: Iterable[FileLedger], options: ReadOptions) -> None:
    """Print errors and warnings of logs."""
    for ledger in ledgers:
        for error in ledger.in_order(ledger.errors):
            say(f"{error}{advice(ledger, options)}", "red")
        for warning in ledger.in_order(ledger.warnings):
            say(f"warning: {warning}", "yellow")


def say_left_out(passed_over: list[str]) -> None:
    """Print which logs were not added, and why."""
    for text in passed_over:
        say(f"note: {text}", None)


def say_what_is_odd(logs: KeptLogs, options: ReadOptions) -> None:
    """Print errors and warnings of logs, and what is not as usual in their tables."""
    say_errors(logs.ledgers, options)
    raw = sum(log.raw_values.total() for log in logs)
    if raw:
        say(
            f"note: {raw} values have no typed form (dates such as 0000-00-00, undecodable text); see _raw_values", None
        )
    fallbacks = sum(log.fallbacks.total() for log in logs)
    if fallbacks:
        say(f"note: {fallbacks} rows events were not for the compiled loops and took the slower path", None)

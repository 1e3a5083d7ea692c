"""What the page shows first: what three commands print of logs, found in one pass over them."""

from __future__ import annotations

import io
import json
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from typing import Any

import click

from binlog_kaitai.archive.stats import LogStats, Stats, by_json
from binlog_kaitai.cli.options.common import paths_argument, read_options, reading_options, schema_options
from binlog_kaitai.cli.options.ledgers import REPORTS
from binlog_kaitai.cli.options.run import Run
from binlog_kaitai.cli.options.times import UTC_ZONE
from binlog_kaitai.compiled.counts.checked_sums import check_and_sum_up
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.series.continuity import check_continuity

__all__ = ["FirstLook", "first_look"]


@dataclass(frozen=True, slots=True)
class FirstLook:
    """What is in logs of which all is sound, as text."""

    verify: str
    """What `verify --format jsonl` prints."""
    stats: str
    """What `stats --format json` prints."""
    minutes: str
    """What `stats --by minute --format json` prints."""


def first_look(arguments: list[str]) -> FirstLook | None:
    """Return what is in logs; None where something is wrong or worth a warning, about which the commands say more.

    Args:
        arguments: the logs, and options of how to read them.
    """
    try:
        quiet = redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO())
        with quiet[0], quiet[1], _read.make_context("look", list(arguments)) as context:
            found: FirstLook | None = _read.invoke(context)
            return found
    except (BinlogError, OSError, click.ClickException):  # the commands say what it is
        return None


@click.command()
@paths_argument
@reading_options()
@schema_options
def _read(paths: tuple[str, ...], **given: Any) -> FirstLook | None:
    run = Run(paths, read_options(given, thorough=True, json="text"), data="never")
    report, lines, parts = REPORTS["jsonl"](run.sources, UTC_ZONE), list[str](), list[LogStats]()
    for log in run.logs():
        stats = Stats()
        is_both = check_and_sum_up(log, stats)
        log.events.finish_rules()
        if not (is_both and log.ledger.ok) or log.ledger.warnings:
            return None
        parts.append(LogStats(log.ledger, stats))
        lines += report.log(log.ledger)
    found = check_continuity(run.ledgers, run.sources.passed_over, has_gtids=lambda ledger: True)
    if found.findings or run.sources.passed_over:
        return None
    if len(run.ledgers) > 1:
        lines += report.total(run.ledgers, found)
    sums = LogStats.of_logs(parts)
    return FirstLook(_text(lines), _json(sums.as_json()), _json(by_json(sums.stats, ("minute",), None)))


def _text(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def _json(value: object) -> str:
    return _text([json.dumps(value, ensure_ascii=False, indent=2)])

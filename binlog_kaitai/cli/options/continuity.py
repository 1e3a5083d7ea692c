"""What commands say of logs that are missing among those that they read: what `verify` would say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import click

from binlog_kaitai._generated import layout
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.cli.options.groups import READING, option_in
from binlog_kaitai.cli.terminal.messages import say
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.format.headers import event_type_name
from binlog_kaitai.log.reading import read_all
from binlog_kaitai.log.source import Source, SourceList

if TYPE_CHECKING:
    from binlog_kaitai.series.continuity import Continuity

__all__ = ["continuity_is_asked", "continuity_option", "has_gaps", "name_others", "say_gaps"]

F = TypeVar("F", bound=Callable[..., Any])
_ASKED = f"{__name__}.asked"
_MOST_NAMED = 10
_GTIDS = (layout.EventType.gtid_log_event, layout.EventType.gtid_tagged_log_event, layout.EventType.gtid_event)

_WHOLE = ("closed", "in use", "open")
"""States of a log that was read to its end."""


def _note_asked(ctx: click.Context, param: click.Parameter, asked: bool) -> None:
    ctx.meta[_ASKED] = asked


continuity_option = option_in(READING)(
    "--no-continuity",
    "continuity",
    flag_value=False,
    default=True,
    expose_value=False,
    callback=_note_asked,
    help="Do not check that logs of a series (one folder, names that differ by their number) follow one another.",
)


def continuity_is_asked() -> bool:
    """Return whether the command that runs is to compare its logs with one another."""
    context = click.get_current_context(silent=True)
    return context is None or bool(context.meta.get(_ASKED, True))


def say_gaps(
    sources: SourceList,
    options: ReadOptions,
    ledgers: Iterable[FileLedger] = (),
    *,
    is_whole: bool = False,
    are_named: bool = False,
) -> None:
    """Warn of logs that are missing, or do not belong there, and name the files that are no logs.

    Args:
        sources: the logs that were read.
        options: how to read.
        ledgers: of those that were read to their ends; the others are looked at where they begin and end.
        is_whole: the ledgers have all transactions of the logs.
        are_named: the command has named the files that are no logs.
    """
    named: set[str] = set()
    if continuity_is_asked() and _may_follow(sources):
        found = _find(sources, options, ledgers, is_whole=is_whole)
        findings = found.problems + found.of_level("warning")
        for finding in findings[:_MOST_NAMED]:
            say(f"warning: {finding.message}", "yellow")
        if len(findings) > _MOST_NAMED:
            say(f"warning: {len(findings) - _MOST_NAMED:,} more such places; `verify` names them", "yellow")
        named.update(name for finding in findings for name in finding.files)
    if not are_named:
        name_others([name for name in sources.passed_over if name not in named])


def name_others(others: Sequence[str]) -> None:
    """Name files that are no logs."""
    for name in others[:_MOST_NAMED]:
        say(f"note: {name} is not a binary log", "yellow")
    if len(others) > _MOST_NAMED:
        say(f"note: {len(others) - _MOST_NAMED} more files there are no binary logs; `verify` names them", "yellow")


def has_gaps(sources: SourceList, options: ReadOptions, what: str) -> bool:
    """Return whether logs are missing, or do not belong there, and say so; `what` is what cannot be made then."""
    if not continuity_is_asked() or not _may_follow(sources):
        return False
    from binlog_kaitai.series.continuity import check_continuity  # most runs read one log

    known = _known(sources, options, {})
    unreadable = [error for ledger in known if ledger.ends.server_version is None for error in ledger.errors]
    found = check_continuity(known, sources.passed_over, has_gtids=lambda ledger: False)
    problems = unreadable + [problem.message for problem in found.problems]
    for text in problems:
        say(text, "red")
    if problems:
        say(f"no {what}: changes would be missing from it; --no-continuity takes the logs as they are", "red")
    return bool(problems)


def _may_follow(sources: SourceList) -> bool:
    """Return whether there is more than one file."""
    return len(sources) > 1 or bool(sources.passed_over)


def _find(
    sources: SourceList, options: ReadOptions, ledgers: Iterable[FileLedger] = (), *, is_whole: bool = False
) -> Continuity:
    from binlog_kaitai.series.continuity import check_continuity  # most runs read one log

    read = {ledger.file: ledger for ledger in ledgers if _was_read(ledger)}
    whole = {file for file, ledger in read.items() if is_whole and _has_gtids(ledger)}
    ends = {file: ledger if file in whole else replace(ledger, gtids=GtidSet()) for file, ledger in read.items()}
    known = _known(sources, options, ends)
    return check_continuity(known, sources.passed_over, has_gtids=lambda ledger: ledger.file in whole)


def _known(sources: SourceList, options: ReadOptions, read: Mapping[str, FileLedger]) -> list[FileLedger]:
    """Return what the logs of each series say of their neighbours; those that were not read are looked at."""
    from binlog_kaitai.series.continuity import series_of
    from binlog_kaitai.series.survey import look_at_ends

    compared = set[str]().union(*series_of([source.name for source in sources], sources.passed_over))
    chosen = [source for source in sources if source.name in compared]
    others = [source for source in chosen if source.name not in read]
    ends = zip(others, read_all(partial(look_at_ends, options=options), others), strict=True)
    looked_at = {source.name: _read(source, options) if found is None else found for source, found in ends}
    return [read.get(source.name) or looked_at[source.name] for source in chosen]


def _was_read(ledger: FileLedger) -> bool:
    """Return whether a log was read from its beginning to its end."""
    return ledger.state in _WHOLE and ledger.ends.server_id is not None and not ledger.errors


def _has_gtids(ledger: FileLedger) -> bool:
    """Return whether the transactions of a log were noted; listings of events do not need them."""
    return len(ledger.gtids) == sum(ledger.decoded[event_type_name(event_type)] for event_type in _GTIDS)


def _read(source: Source, options: ReadOptions) -> FileLedger:
    """Return what a log says of its neighbours that has to be read from its beginning to its end."""
    from binlog_kaitai.compiled.walk.chunked_walk import ChunkedWalk
    from binlog_kaitai.compiled.walk.quick import check_events

    walk = ChunkedWalk(source, options)
    try:
        check_events(walk)
    except BinlogError as error:
        walk.log.ledger.fail(error)
    return walk.log.ledger

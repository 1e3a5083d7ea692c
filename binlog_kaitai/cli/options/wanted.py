"""The options that say what is wanted of the logs, and the filter that they make."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Any

import click

from binlog_kaitai.changes.filters import OPERATIONS, Filter
from binlog_kaitai.cli.options.common import apply_options
from binlog_kaitai.cli.options.groups import PART, ROWS, option_in
from binlog_kaitai.cli.options.one_transaction import one_transaction_option
from binlog_kaitai.cli.options.parsed import Parsed
from binlog_kaitai.cli.options.times import Moment, MomentType, Zone, timezone_option
from binlog_kaitai.cli.terminal.found import NOTHING, ask_for_status
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.where.language import Condition

__all__ = ["GTIDS", "Wanted", "ddl_option", "filter_options", "names_options", "shared_options"]


def _gtid_set(text: str) -> GtidSet:
    try:
        return GtidSet.parse(text)
    except ValueError as error:
        raise ValueError(f"not a GTID set: {error}") from None


def _gtid(text: str) -> GtidSet:
    found = _gtid_set(text)
    if len(found) != 1:
        raise ValueError(f"{text!r} is not one transaction; --include-gtids takes a set")
    return found


def _definitions() -> re.Pattern[str]:
    """Return how statements begin that define things."""
    from binlog_kaitai.ddl.lexer import beginning_with

    return re.compile(beginning_with("CREATE|ALTER|DROP|RENAME|TRUNCATE"))


def _pattern(text: str) -> re.Pattern[str]:
    try:
        return re.compile(text)
    except re.error as error:
        raise ValueError(f"not a regular expression: {error}") from None


_part_option, _row_option = option_in(PART), option_in(ROWS)
GTIDS = Parsed("gtid-set", _gtid_set)
_NAMES = [
    _row_option(
        "--database", "-d", "databases", multiple=True, metavar="NAME", help="Only this database. Can be repeated."
    ),
    _row_option(
        "--table",
        "-T",
        "tables",
        multiple=True,
        metavar="NAME",
        help="Only this table: TABLE or DATABASE.TABLE. Can be repeated.",
    ),
]
names_options = apply_options(_NAMES)
_POSITIONS = [
    _part_option(
        "--start-position",
        "-j",
        type=click.IntRange(0),
        metavar="N",
        help="Begin with the first event at or after byte N of the first log.",
    ),
    _part_option(
        "--stop-position",
        type=click.IntRange(0),
        metavar="N",
        help="Stop before the first event at or after byte N of the last log.",
    ),
]
_OF_ALL = [
    _part_option(
        "--start-datetime",
        "--since",
        "start_datetime",
        type=MomentType(),
        metavar="TIME",
        help="Begin with the first event at or after TIME: 2026-11-20 08:15:30, 20261120081530, or seconds since 1970."
        " TIME is in UTC, unless it has an offset or --timezone is given.",
    ),
    _part_option(
        "--stop-datetime",
        "--until",
        "stop_datetime",
        type=MomentType(),
        metavar="TIME",
        help="Stop before the first event at or after TIME; see --start-datetime.",
    ),
    _row_option("--include-gtids", type=GTIDS, metavar="SET", help="Only these transactions: a GTID set."),
    _row_option("--exclude-gtids", type=GTIDS, metavar="SET", help="All transactions but these: a GTID set."),
    *_NAMES,
    _row_option(
        "--server-id",
        "server_ids",
        type=int,
        multiple=True,
        metavar="N",
        help="Only events that originated on this server. Can be repeated.",
    ),
]

_ONE_GTID = _row_option(
    "--gtid",
    "gtids",
    type=Parsed("gtid", _gtid),
    multiple=True,
    metavar="GTID",
    help="Only this transaction. Can be repeated.",
)
_CHOICE = [
    _row_option(
        "--where",
        type=Parsed("condition", Condition.parse),
        metavar="CONDITION",
        help="Only rows that match, before or after the change: \"id = 5 and status <> 'paid'\"; also before.x,"
        " after.x, changed(x), IN, LIKE, BETWEEN, IS NULL (docs/where.md).",
    ),
    _row_option(
        "--operation",
        "operations",
        type=click.Choice(OPERATIONS),
        multiple=True,
        help="Only rows that were changed in this way. Can be repeated.",
    ),
    _row_option(
        "--query",
        type=Parsed("regex", _pattern),
        metavar="REGEX",
        help="Only statements that match, and rows whose logged statement does (the log needs"
        " binlog_rows_query_log_events or binlog_annotate_row_events). (?i) at its beginning ignores case.",
    ),
    _ONE_GTID,
    _row_option(
        "--xid",
        "xids",
        type=int,
        multiple=True,
        metavar="N",
        help="Only the transaction with this number, as its Xid event and `changes` have it. Can be repeated.",
    ),
    _row_option(
        "--thread-id",
        "thread_ids",
        type=int,
        multiple=True,
        metavar="N",
        help="Only changes by this connection, if the log has it. Can be repeated.",
    ),
    _row_option(
        "--user",
        "users",
        multiple=True,
        metavar="NAME",
        help="Only transactions whose statements name this user, NAME or NAME@HOST, as their invoker. Most name none:"
        " the log has a user only where a statement asked for CURRENT_USER, or has a definer. Can be repeated.",
    ),
    _row_option(
        "--min-rows",
        type=click.IntRange(0),
        default=0,
        metavar="N",
        help="Only transactions with at least N rows, counting rows that match the other options (except --where).",
    ),
    _row_option(
        "--exit-status",
        is_flag=True,
        expose_value=False,
        callback=ask_for_status,
        help=f"Exit with status {NOTHING} if nothing is found, for scripts.",
    ),
]

filter_options = apply_options([*_POSITIONS, *_OF_ALL, one_transaction_option, *_CHOICE, timezone_option])
ddl_option = _row_option(
    "--ddl",
    is_flag=True,
    help="Only statements that define tables and other things: CREATE, ALTER, DROP, RENAME, TRUNCATE.",
)
shared_options = apply_options([*_OF_ALL, _ONE_GTID, timezone_option])
"""Those of two archives: no positions, and nothing that the log of a replica may say otherwise."""
_ANY = ("start_position", "stop_position", "where", "operations", "query", "xids", "thread_ids", "users", "min_rows")
"""Parameters that not all commands have."""


def _gtids(given: GtidSet | None, single: Sequence[GtidSet]) -> GtidSet | None:
    """Return the transactions that --include-gtids and --gtid ask for."""
    if given is not None and single:
        raise click.UsageError("--gtid and --include-gtids ask for the same; give one of them")
    return reduce(or_, single) if single else given


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the user asked for."""

    filter: Filter | None
    """None: all."""
    zone: Zone
    """Of the times in output for people."""
    start: Moment | None
    """--start-datetime as it was written."""
    stop: Moment | None
    """--stop-datetime as it was written."""

    @classmethod
    def take(cls, given: dict[str, Any]) -> Wanted:
        """Take the filter options out of a command's arguments."""
        zone: Zone = given.pop("timezone")
        start, stop = given.pop("start_datetime"), given.pop("stop_datetime")
        if given.pop("ddl", False):
            if given["query"] is not None:
                raise click.UsageError("--ddl and --query both choose statements; give one of them")
            given["query"] = _definitions()
        made = Filter(
            start_time=None if start is None else zone.seconds(start),
            stop_time=None if stop is None else zone.seconds(stop, is_end=True),
            include_gtids=_gtids(given.pop("include_gtids"), given.pop("gtids")),
            exclude_gtids=given.pop("exclude_gtids"),
            databases=frozenset(given.pop("databases")),
            tables=frozenset(given.pop("tables")),
            server_ids=frozenset(given.pop("server_ids")),
            **{name: given.pop(name) for name in _ANY if name in given},
        )
        return cls(None if made == Filter() else made, zone, start, stop)

    def times_in(self, zone: Zone) -> tuple[float | None, float | None]:
        """Start and stop, in seconds since 1970-01-01 UTC, as if they were meant in another zone."""
        return (
            None if self.start is None else zone.seconds(self.start),
            None if self.stop is None else zone.seconds(self.stop, is_end=True),
        )

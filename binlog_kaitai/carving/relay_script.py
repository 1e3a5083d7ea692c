"""The statements that have a server apply relay logs, and what they will do, for people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from binlog_kaitai._generated import layout
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.sql.text import comment, quoted, quoted_name

__all__ = ["Content", "content_lines", "script_lines"]

_SERVER_ID = 4294967295
"""What the server is called while it applies: it passes over events of its own."""
_NO_SOURCE = "binlog-kaitai"
"""Where the server would fetch more, if its receiver were started."""
_START = len(layout.MAGIC)
"""Position of the first event of a log."""
_MOST_TEXT = 200
"""Characters of a set of GTIDs that are shown to people."""
_MOST_TABLES = 20
"""Tables that are listed, and compared."""
_Filters = tuple[list[str], list[str]]
"""Statements that have the applier pass over other tables, and those that end that."""


@dataclass(slots=True)
class Content:
    """What is in relay logs, or will be."""

    transactions: int = 0
    rows: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By ``database.table`` and operation."""
    statements: int = 0
    gtids: GtidSet = field(default_factory=GtidSet)
    first: str | None = None
    """GTID of the first transaction; None of an anonymous one."""
    last: str | None = None
    num_anonymous: int = 0
    is_mariadb: bool = False
    release: tuple[int, ...] = ()
    """Of the server that applies them, as 8, 4."""


def content_lines(content: Content) -> Iterator[str]:
    """Yield what relay logs do, for people."""
    yield f"transactions  {content.transactions:,}"
    if content.gtids:
        yield f"first, last   {content.first or 'anonymous'}, {content.last or 'anonymous'}"
        yield f"gtids         {_shortened(str(content.gtids))}"
    if content.num_anonymous:
        yield f"without GTID  {content.num_anonymous:,}"
    yield f"rows          {content.rows.total():,}"
    tables: dict[str, list[str]] = {}
    for (table, operation), count in sorted(content.rows.items()):
        tables.setdefault(table, []).append(f"{count:,} {operation}")
    for table, counts in list(tables.items())[:_MOST_TABLES]:
        yield f"  {table}: {', '.join(counts)}"
    if len(tables) > _MOST_TABLES:
        yield f"  and {len(tables) - _MOST_TABLES:,} more tables"
    if content.statements:
        yield f"statements    {content.statements:,}"


def _shortened(text: str) -> str:
    return text if len(text) <= _MOST_TEXT else f"{text[:_MOST_TEXT]} ..."


def script_lines(
    content: Content, *, base: str, folder: str, first: str, end: str, workers: int, chosen: Filter | None
) -> Iterator[str]:
    """Yield the statements that have a server apply relay logs and wait for that.

    Args:
        content: what they do.
        base: name of the files before the number.
        folder: where they are.
        first: the first file.
        end: the log that would follow the last one.
        workers: that apply them.
        chosen: its names are what the server is to apply of the transactions.
    """
    yield comment("Applies the relay logs of binlog-kaitai and waits for that. The server has to be started with")
    yield comment(f"  --relay-log={folder}/{base} --skip-{_words(content).replica.lower()}-start")
    yield comment("and may write to this folder. Without --force the client ends at the first statement that fails.")
    yield ""
    yield from _applied(content, base, first, end, workers, _filter_lines(chosen, content))
    tables = sorted({table for table, _ in content.rows})
    if tables:
        yield ""
        yield comment("To check, on this server and on one that has the same:")
        names = ", ".join(".".join(map(quoted_name, table.split(".", 1))) for table in tables[:_MOST_TABLES])
        yield comment(f"  CHECKSUM TABLE {names};")


_NEW_WORDS = (8, 0)
"""From which release of MySQL on a replica is called so (8.0.26)."""


@dataclass(frozen=True, slots=True)
class _Words:
    """How a kind of server says what is needed."""

    change: str
    replica: str
    workers: str
    wait: str
    applied: str
    """GTIDs of transactions that were applied."""
    is_none: str
    """The server is no replica."""
    errors: tuple[str, ...]
    """Statements that show why the applier has stopped."""
    reason: str = "the applier has stopped"
    ending: str = ""


_ERRORS = tuple(
    f"SELECT last_error_message AS error FROM performance_schema.replication_applier_status_by_{table}"
    " WHERE last_error_number <> 0"
    for table in ("worker", "coordinator")
)
_CONFIGURED = "EXISTS (SELECT 1 FROM performance_schema.replication_connection_configuration)"
_MYSQL = _Words(
    *("CHANGE REPLICATION SOURCE TO SOURCE", "REPLICA", "replica_parallel_workers", "SOURCE_POS_WAIT"),
    applied="gtid_executed",
    is_none=f"NOT {_CONFIGURED}",
    errors=_ERRORS,
)
_SEE = "see Last_SQL_Error of SHOW SLAVE STATUS"
_OLD_MYSQL = _Words(
    *("CHANGE MASTER TO MASTER", "SLAVE", "slave_parallel_workers", "MASTER_POS_WAIT"),
    applied="gtid_executed",
    is_none="NOT EXISTS (SELECT 1 FROM information_schema.processlist WHERE user = 'system user')"
    f" /*!50700 AND NOT {_CONFIGURED} */",
    errors=(),
    reason=_SEE,
)
_MARIADB = _Words(
    *("CHANGE MASTER TO MASTER", "SLAVE", "slave_parallel_threads", "MASTER_POS_WAIT"),
    applied="gtid_slave_pos",
    is_none="(SELECT variable_value = 0 FROM information_schema.global_status WHERE variable_name = 'Slaves_running')",
    errors=(),
    reason=_SEE,
    ending=", MASTER_USE_GTID = no",
)


def _words(content: Content) -> _Words:
    if content.is_mariadb:
        return _MARIADB
    return _MYSQL if content.release >= _NEW_WORDS else _OLD_MYSQL


def _stop_unless(condition: str, message: str) -> str:
    """Return a statement that fails unless a condition holds. The servers show the value in their message."""
    return f"SET sql_mode = IF({condition}, @@sql_mode, {quoted(f'STOPPED: {message}'.replace(',', ' '))});"


def _requirements(content: Content, base: str, words: _Words) -> Iterator[str]:
    """Yield statements that fail where the server cannot apply them."""
    basename_is = f"SUBSTRING_INDEX(@@GLOBAL.relay_log_basename, '/', -1) = {quoted(base)}"
    yield _stop_unless(basename_is, f"start the server with --relay-log=FOLDER/{base}")
    yield _stop_unless(
        words.is_none, f"this server is a replica; RESET {words.replica} ALL ends that and removes relay logs"
    )
    if content.is_mariadb:
        return
    if content.gtids:
        yield _stop_unless("@@GLOBAL.gtid_mode IN ('ON', 'ON_PERMISSIVE')", "the logs have GTIDs: gtid_mode must be ON")
    if content.num_anonymous:
        yield _stop_unless(
            "@@GLOBAL.gtid_mode <> 'ON'", "the logs have transactions without GTID: gtid_mode must be OFF"
        )


def _applied(content: Content, base: str, first: str, end: str, workers: int, filters: _Filters) -> Iterator[str]:
    """Yield the statements that apply relay logs, and set back what they set."""
    words = _words(content)
    number = f"@@GLOBAL.{words.workers}"
    yield from _requirements(content, base, words)
    if filters[0] and words is _OLD_MYSQL:
        yield _stop_unless("/*!50703 1 OR */ 0", "MySQL 5.6 applies all tables: leave --table and --database out")
    yield f"SET @workers = {number}, @id = @@GLOBAL.server_id;"
    yield f"SET GLOBAL {words.workers} = {workers};"
    yield f"SET GLOBAL server_id = {_SERVER_ID}; -- events with the server's own id would be passed over"
    yield from filters[0]
    yield (
        f"{words.change}_HOST = {quoted(_NO_SOURCE)}, RELAY_LOG_FILE = {quoted(first)},"
        f" RELAY_LOG_POS = {_START}{words.ending};"
    )
    yield f"START {words.replica} SQL_THREAD;"
    yield ""
    why = ", and the next statement shows why" if words.errors else f"; SHOW {words.replica} STATUS says why"
    yield comment(f"Waits. NULL: the applier has stopped{why}. When that is mended:")
    yield comment(f"START {words.replica} SQL_THREAD, and the statements from here on once more.")
    yield f"SELECT {words.wait}({quoted(end)}, {_START}) INTO @waited;"
    yield from (f"{error};" for error in words.errors)
    yield _stop_unless("@waited IS NOT NULL", f"not all was applied: {words.reason}")
    if content.gtids and not content.is_mariadb:
        applied = f"GTID_SUBSET({quoted(str(content.gtids))}, @@GLOBAL.gtid_executed)"
        yield _stop_unless(applied, "not all transactions are in gtid_executed")
    yield ""
    yield f"STOP {words.replica} SQL_THREAD;"
    yield f"RESET {words.replica} ALL; -- removes the relay logs"
    yield from filters[1]
    yield f"SET GLOBAL {words.workers} = COALESCE(@workers, {number});"
    yield "SET GLOBAL server_id = COALESCE(@id, @@GLOBAL.server_id);"
    yield f"SELECT 'all applied' AS relay_logs, {content.transactions} AS transactions, @@GLOBAL.{words.applied};"


def _filter_lines(chosen: Filter | None, content: Content) -> _Filters:
    """Return the statements that have the applier pass over other tables, and those that end that."""
    if chosen is None or not chosen.has_names:
        return [], []
    patterns = sorted(_patterns(chosen))
    if content.is_mariadb:
        name = "SET GLOBAL replicate_wild_do_table = "
        return [f"{name}{quoted(','.join(patterns))};"], [f"{name}'';"]
    name = "CHANGE REPLICATION FILTER REPLICATE_WILD_DO_TABLE = "
    return [f"{name}({', '.join(map(quoted, patterns))});"], [f"{name}();"]


def _patterns(chosen: Filter) -> Iterator[str]:
    """Yield the tables that are wanted, as patterns of the server."""
    for table in sorted(chosen.tables):
        database, dot, name = table.partition(".")
        if dot:
            yield from (f"{_plain(database)}.{_plain(name)}",) if _is_of(chosen, database) else ()
        else:
            yield from (f"{_plain(each)}.{_plain(table)}" for each in sorted(chosen.databases) or ["%"])
    if not chosen.tables:
        yield from (f"{_plain(database)}.%" for database in chosen.databases)


def _is_of(chosen: Filter, database: str) -> bool:
    return not chosen.databases or database in chosen.databases


def _plain(name: str) -> str:
    """Return a pattern for one name."""
    return name if name == "%" else "".join(f"\\{char}" if char in "\\_%" else char for char in name)

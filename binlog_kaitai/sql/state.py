"""What a script of several logs carries from one to the next, and what it says of itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import field

from binlog_kaitai.changes.open_transaction import OpenTransaction
from binlog_kaitai.changes.renames import Renames
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.events.model import Event, release_of
from binlog_kaitai.log.frames import FormatDescription
from binlog_kaitai.sql.gtids import AUTOMATIC, NO_ORIGIN, gtid_lines
from binlog_kaitai.sql.guards import TriggerGuards
from binlog_kaitai.sql.load_files import LoadFiles
from binlog_kaitai.sql.session import Session
from binlog_kaitai.sql.tables import WhereColumns
from binlog_kaitai.sql.text import comment, quoted

__all__ = ["AMBIGUOUS", "MOST_THREADS", "ScriptState", "Summary", "check", "foot", "head", "logs_cascades", "stop"]

MOST_THREADS = 1000
"""Connections that are noted of a script."""
_WRONG_CLIENT = "STOPPED: run it with the option --default-character-set=utf8mb4"
_SHOWN = frozenset(map(chr, range(ord(" "), 127))) - set("',`\"\\;")
"""ASCII but what would end the text, or a part of it: the server's message shows one part of a list with commas."""
_MOST_SHOWN = 160
"""Characters of a place: the server shows 200."""
_STOPPED = "STOPPED: the script is not complete: "
_CASCADES_LOGGED = (9, 6)
"""The release of MySQL from which on foreign keys are the server's own, and no longer those of InnoDB."""

AMBIGUOUS = ("big5", "cp932", "gb18030", "gbk", "sjis")
"""Character sets in which a character may end with the byte of a backslash: a client that reads them takes the end of
some literals in UTF-8 for something else."""


@dataclass(slots=True)
class Summary:
    """What is in a script."""

    rows: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Number of rows by table and by what the log did to them."""
    transactions: int = 0
    threads: set[int] = field(default_factory=set)
    first: int | None = None
    """Seconds since 1970-01-01 UTC of the first event with rows."""
    last: int | None = None

    def see(self, table: str, operation: str, timestamp: int, thread: int | None, count: int = 1) -> None:
        """Count rows."""
        self.rows[table, operation] += count
        self.see_rows(timestamp, thread)

    def see_rows(self, timestamp: int | None, thread: int | None) -> None:
        """Note the time and the connection of rows, as far as they are known."""
        if timestamp is not None:
            self.first = timestamp if self.first is None else min(self.first, timestamp)
            self.last = timestamp if self.last is None else max(self.last, timestamp)
        if thread is not None and len(self.threads) < MOST_THREADS:
            self.threads.add(thread)

    def add(self, transaction: Summary) -> None:
        """Add one transaction."""
        self.rows.update(transaction.rows)
        self.threads |= transaction.threads
        self.transactions += transaction.transactions
        times = [time for time in (self.first, self.last, transaction.first, transaction.last) if time is not None]
        self.first, self.last = min(times, default=None), max(times, default=None)


@dataclass(slots=True)
class ScriptState:
    """What a script carries from one log to the next, and what was left out of it."""

    where: WhereColumns = "key"
    rows_only: bool = False
    checked: bool = False
    """Each statement that updates or deletes a row is followed by one that fails unless it has changed exactly one; an
    INSERT fails by itself. In an undo this is so of every statement."""
    allow_incomplete: bool = False
    """What cannot be replayed is left out, and damage does not end the script."""
    as_events: bool = False
    """Rows are events in BINLOG statements."""
    keeps_gtids: bool = False
    """Transactions have the GTIDs of the log."""
    is_after_dump: bool = False
    """It is for what a dump holds, which has nothing of transactions that were prepared before it."""
    is_given_up: bool = False
    """Something was met that cannot be replayed, so that no further log is read, in any mode."""
    session: Session = field(default_factory=Session)
    left_out: Counter[str] = field(default_factory=Counter)
    """Number of statements, rows or transactions by why they are not in the script."""
    notes: dict[str, None] = field(default_factory=dict)
    """What was assumed of tables, each once, in the order in which it was met."""
    load_files: LoadFiles | None = None
    """Writes the files of LOAD DATA statements; without it these end the script."""
    guards: TriggerGuards = field(default_factory=TriggerGuards)
    renames: Renames = field(default_factory=Renames)
    """Databases whose rows are replayed under other names."""
    prepared: set[str] = field(default_factory=set)
    """XA transactions that were begun."""
    summary: Summary = field(default_factory=Summary)
    format: FormatDescription | None = None
    """Of the events that the script has."""
    is_mariadb: bool = False
    """The log at hand is MariaDB's."""

    @property
    def needs_names(self) -> bool:
        """Return whether rows become statements, which name columns."""
        return True

    def assume(self, text: str) -> None:
        """Note what is assumed."""
        self.notes[text] = None

    def about_lines(self, now: OpenTransaction, event: Event, *, is_prepared: bool = False) -> Iterator[str]:
        """Yield what stands before a transaction, or before a statement that is one: what the log says of it, and its
        GTID. Before the end of a transaction that is prepared MariaDB takes none, and gives it the next."""
        yield "\n" + comment(now.about(event))
        if self.keeps_gtids and not (is_prepared and self.is_mariadb):
            yield from gtid_lines(now, is_mariadb=self.is_mariadb)


def logs_cascades(server_version: str) -> bool:
    """Return whether a server logs the rows that foreign keys delete or change (ON DELETE CASCADE)."""
    return "mariadb" not in server_version.lower() and release_of(server_version) >= _CASCADES_LOGGED


def head(sources: list[str], *, log_bin: bool = True, undo: bool = False) -> Iterator[str]:
    """Yield what the script begins with."""
    what = "Undoes changes of" if undo else "Changes of"
    yield comment(f"{what} {', '.join(sources)}, written by binlog-kaitai sql; run it with: mysql --binary-mode")
    charsets = ",".join(map(quoted, AMBIGUOUS))
    yield f"SET sql_mode=IF(@@character_set_client IN ({charsets}),{quoted(_WRONG_CLIENT)},@@sql_mode);"
    yield from () if log_bin else ("SET SESSION sql_log_bin = 0;",)
    yield "SET SESSION autocommit = 1;"


def foot(state: ScriptState) -> Iterator[str | bytes]:
    """Yield what the script ends with."""
    if state.keeps_gtids and not state.is_mariadb:
        yield AUTOMATIC
        yield from NO_ORIGIN
    yield "SET SESSION timestamp = DEFAULT;"


def stop(error: object) -> str:
    """Return a statement that fails, in every session, so that the client that runs the script fails, too.

    Args:
        error: why the script ends before the logs do; of it, only the place is told.
    """
    place = f"{error}".partition(": ")[0] or type(error).__name__
    text = "".join(char if char in _SHOWN else " " for char in place)
    return f"SET sql_mode='{_STOPPED}{text[:_MOST_SHOWN]}';"


def check(place: str) -> str:
    """Return a statement that fails, and so stops the script, unless the one before has changed exactly one row.

    It works in every version of both servers: their message shows the value that the variable cannot have. There is one
    for each row, so it is short.
    """
    text = quoted(f"STOPPED: not exactly one row was changed for {place}".replace(",", " "))
    return f"SET sql_mode=IF(ROW_COUNT()=1,@@sql_mode,{text});"

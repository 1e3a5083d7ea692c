"""How the transactions of a script begin and end, and what stands in them about themselves."""

from __future__ import annotations

from collections.abc import Iterator

from binlog_kaitai.changes.open_transaction import OpenTransaction, Outcome
from binlog_kaitai.changes.statements import COMPLETED_XA
from binlog_kaitai.ddl.controls import Control, read_control, read_xa_id, xid_of
from binlog_kaitai.errors import ReplayError
from binlog_kaitai.events.model import Event, QueryEvent
from binlog_kaitai.sql.session import ROWS
from binlog_kaitai.sql.state import ScriptState
from binlog_kaitai.sql.text import Line, comment, quoted_name

__all__ = [
    "BEGIN",
    "COMMIT",
    "ROLLBACK",
    "WAY_ON",
    "XA_ONE_PHASE",
    "XA_PREPARE",
    "XA_START",
    "ScriptControls",
]

BEGIN, COMMIT, ROLLBACK = "BEGIN;", "COMMIT;", "ROLLBACK;"
XA_START, XA_PREPARE, XA_ONE_PHASE = "XA START {xa};", "XA PREPARE {xa};", "XA COMMIT {xa} ONE PHASE;"
WAY_ON = "; --rows-only leaves statements out, --allow-incomplete goes on"
"""How a script goes on after a statement that cannot be passed on."""
_NAMES = {"NAMES": ROWS["NAMES"]}
"""What names need that are not ASCII."""
_MOST_SHOWN = 80
"""Characters of a statement in a message."""
_OPEN = "in transactions that the log does not end"
_REST = (
    "the range begins inside of the transaction {gtid}, and with --gtids its rest would count as all of it; begin where"
    " it begins (--start-position {begin}) or after it, or leave out --gtids"
)
_LOST = "ends an XA transaction that was prepared before the dump, which lacks its rows (--allow-incomplete goes on)"
_NOT_PREPARED = "ends of XA transactions that were prepared before; their GTIDs are in the script"


class ScriptControls:
    """Writes what is about transactions.

    Args:
        file: name of the log.
        state: that of the script.
        now: the transaction of the event at hand.
    """

    def __init__(self, file: str, state: ScriptState, now: OpenTransaction) -> None:
        self._file, self._state, self._now = file, state, now
        self.savepoints: list[Control | Line | ReplayError] = []
        """Statements about the transaction that has not begun in the script."""

    def begin(self, event: Event) -> Iterator[Line]:
        """Begin the transaction. Raises ReplayError."""
        now = self._now
        if now.xa is not None and read_xa_id(now.xa) is None:
            now.xa, found, now.is_begun = None, now.xa, False
            raise self._not_read(f"XA {found}")
        for control in self.savepoints:
            if isinstance(control, ReplayError):
                now.is_begun = False
                raise control
        yield from self.about(event)
        self._state.summary.transactions += 1
        if now.xa is not None:
            self._state.prepared.add(now.xa)
            yield XA_START.format(xa=now.xa)
        else:
            yield BEGIN
        savepoints, self.savepoints = self.savepoints, []
        for control in savepoints:
            yield from self._lines(control)

    def about(self, event: Event, *, is_prepared: bool = False) -> Iterator[str]:
        """Yield what stands before a transaction, or before a statement that is one. Raises ReplayError where GTIDs are
        kept, and it begins before the range."""
        now = self._now
        if self._state.keeps_gtids and now.gtid is not None and not now.is_wanted:
            now.is_begun = False
            raise self.error(_REST.format(gtid=now.gtid, begin=now.begin))
        yield from self._state.about_lines(now, event, is_prepared=is_prepared)

    def end(self, outcome: Outcome) -> Iterator[Line]:
        """End the transaction as it ended in the log; one without an end is rolled back."""
        xa = self._now.xa
        if outcome == "open":
            yield comment("the log ends inside this transaction")
            self._state.left_out[_OPEN] += 1
            yield ROLLBACK if xa is None else f"XA END {xa};\nXA ROLLBACK {xa};"
        elif outcome == "prepare":
            yield XA_PREPARE.format(xa=xa)
        elif outcome == "one_phase":
            self._state.prepared.discard(str(xa))
            yield XA_ONE_PHASE.format(xa=xa)
        else:
            yield COMMIT if outcome == "commit" else ROLLBACK

    def take(self, event: Event, body: QueryEvent, words: str) -> Iterator[Line]:
        """Take a statement that begins a transaction or is about one, which is nothing outside of one.

        Args:
            words: its text, in capitals and without comments (`events.statements.plain`).

        Raises ReplayError.
        """
        now = self._now
        if words.startswith(_XA_STARTS):
            now.xa, now.is_explicit = xid_of(body.query), True
        elif words.startswith(COMPLETED_XA):
            yield from self.complete(event, body, xid_of(body.query))
        elif words.startswith("XA ") and not words.startswith("XA END"):
            pass
        elif now.is_begun:
            yield from self.write(body)
        elif now.is_explicit and not words.startswith("XA "):
            self.keep(body)

    def write(self, body: QueryEvent) -> Iterator[Line]:
        """Print anew what is about the transaction. Raises ReplayError."""
        return self._lines(self._control(body))

    def keep(self, body: QueryEvent) -> None:
        """Keep what is about the transaction until it begins, if it does."""
        self.savepoints.append(self._control(body))

    def complete(self, event: Event, body: QueryEvent, xid: str) -> Iterator[Line]:
        """Print anew the end of a prepared transaction that is in the script. Raises ReplayError."""
        control = self._control(body)
        if isinstance(control, ReplayError):
            raise control
        if xid in self._state.prepared:
            self._state.prepared.discard(xid)
            yield from self.about(event, is_prepared=True)
            yield f"{control.words} {control.xa}{' ONE PHASE' if control.one_phase else ''};"
        elif self._state.is_after_dump and not self._state.allow_incomplete and control.words == "XA COMMIT":
            raise self.error(_LOST)
        elif self.keeps_gtid:
            self._state.left_out[_NOT_PREPARED] += 1
            yield from self.about(event)
            yield from (BEGIN, COMMIT)

    @property
    def keeps_gtid(self) -> bool:
        """Return whether a transaction is in the script for its GTID alone, where that has nothing else of it. MariaDB
        logs no transaction without content."""
        state, now = self._state, self._now
        return state.keeps_gtids and not state.is_mariadb and now.is_wanted and now.gtid is not None

    def error(self, text: str) -> ReplayError:
        """Return an error about the event at hand, at which the script ends."""
        self._state.is_given_up = not self._state.allow_incomplete
        frame = self._now.frame
        return ReplayError(text, self._file, frame.position, frame.type_name)

    def _control(self, body: QueryEvent) -> Control | ReplayError:
        """Return what a statement about a transaction says, so that nothing else of it gets into the script; or what is
        wrong with it."""
        return read_control(body.query) or self._not_read(body.query)

    def _lines(self, control: Control | Line | ReplayError) -> Iterator[Line]:
        if isinstance(control, ReplayError):
            raise control
        if isinstance(control, str | bytes):
            yield control
            return
        if not control.name.isascii():
            yield from self._state.session.want(_NAMES)
        yield f"{control.words} {control.xa or quoted_name(control.name)};"

    def _not_read(self, query: str) -> ReplayError:
        shown = comment(query[:_MOST_SHOWN]).removeprefix(comment(""))
        return self.error(f"a server writes no such statement about a transaction: {shown}")


_XA_STARTS = ("XA START", "XA BEGIN")

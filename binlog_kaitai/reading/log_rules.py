"""Whether a log is as its server wrote it, by the sizes, numbers and places that its own events name."""

from __future__ import annotations

from collections import Counter
from typing import Protocol

from binlog_kaitai.changes import rules as r
from binlog_kaitai.changes import transactions as t
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.log_ends import OPEN_END
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.events.model import (
    Event,
    FormatDescriptionEvent,
    GtidEvent,
    MariadbGtidEvent,
    RotateEvent,
    TableMapEvent,
)
from binlog_kaitai.format.headers import event_type_name
from binlog_kaitai.log.frames import FormatDescription, Frame
from binlog_kaitai.log.resync import says_its_end
from binlog_kaitai.regex import regex
from binlog_kaitai.rows.table import Table

__all__ = ["LogRules", "RulesOfPart", "has_gtid_events"]

_MOST = 20
"""Warnings by one rule about one log."""
_ALL = r.ORDER | r.LENGTHS | r.NUMBERS | r.SERVERS | r.ENDS | r.STATEMENTS
_OF_MARIADB = r.ORDER | r.ENDS_OF_GTIDS | r.STATEMENTS
_NUMBERS = regex(r"(\d+)\.(\d+)\.(\d+)")
_UNKNOWN = -1
_REPEATS, _TABLES = -1, -2
"""Rules that Python alone follows."""
_MOST_TABLES = 100_000
"""Numbers of tables that are remembered."""
_SAYS_ENDS = (5, 1, 14)
"""Version from which on `log_pos` is right inside of transactions (MySQL's bug 22540)."""
_MYSQL_GTIDS, _MARIADB_GTIDS = (5, 7, 6), (10, 0, 2)
"""Versions from which on each log begins with PREVIOUS_GTIDS (server: sql/binlog.cc, open_binlog), or GTID_LIST."""
_AGAIN = "events before it were cut out, put in or changed"


class _Slots(Protocol):
    """Numbers by place: of a list, or in memory that the loops share."""

    def __getitem__(self, slot: int, /) -> int: ...
    def __setitem__(self, slot: int, value: int, /) -> None: ...


@dataclass(frozen=True, slots=True)
class RulesOfPart:
    """What a part of a log tells those after it."""

    slots: list[int]
    tables: dict[int, dict[str, None]]
    """Names by the number of the table."""
    is_quiet: bool
    """Nothing was found in it."""
    is_followed: bool
    needs_gtids: bool
    first: int
    """See `LogRules`."""

    def has_end(self, position: int) -> bool:
        """Return whether its last transaction ends at a position, at which it ends."""
        return self.slots[r.DUE] in (0, position) and not self.slots[r.IN_ROWS]

    def follows(self, before: RulesOfPart, count: int) -> bool:
        """Return whether it goes on with the numbers of the part before it; it has `count` transactions."""
        last = before.slots[r.NUMBER]
        return last <= 0 or last == self.slots[r.NUMBER] - count

    def knows_as(self, names: dict[int, dict[str, None]]) -> bool:
        """Return whether its tables have the names that they had in the parts before, to which it adds them."""
        known = all(names.setdefault(number, found) == found for number, found in self.tables.items())
        if len(names) > _MOST_TABLES:
            names.clear()
        return known


class LogRules:
    """Compares what the events of a log say with what is there. `finish` has the ledger warn of what does not fit.

    A relay log is left out: its places and numbers are those of the source, and what a replica fetches again is there
    again. So is a damaged log. A part of a log, such as `carve` makes, is named as one; nothing else is said of it.

    Args:
        ledger: of the log.
    """

    def __init__(self, ledger: FileLedger) -> None:
        self.slots: _Slots = [0] * r.NUM_SLOTS
        """See `rules`; a walk may share them."""
        self._ledger = ledger
        self._found: dict[tuple[int, str], str] = {}
        self._counts: Counter[int] = Counter()
        self._tables: dict[int, dict[str, None]] = {}
        self._others: dict[int, tuple[str, int]] = {}
        """Transactions with the id of another server, by position: their place, and the id."""
        self._is_followed = self._needs_gtids = False
        self._first = 0
        """Where the event after the format description is."""

    def begin_at(self, form: FormatDescription) -> None:
        """Begin in the midst of a log, before a transaction."""
        self.slots[r.NUMBER], self.slots[r.SERVER] = _UNKNOWN, form.header.server_id
        self.slots[r.ASKED], self._is_followed = _asked(form), True

    def of_part(self) -> RulesOfPart:
        """Return what the part of the log that was read tells those after it."""
        slots = [self.slots[slot] for slot in range(r.NUM_SLOTS)]
        is_quiet = not (self._found or self._others or slots[r.SPLIT_AT] or slots[r.END_AT])
        return RulesOfPart(slots, self._tables, is_quiet, self._is_followed, self._needs_gtids, self._first)

    def take_parts(self, parts: list[RulesOfPart]) -> None:
        """Take over what all parts of the log, of which none has anything to say, tell together."""
        first, self.slots = parts[0], parts[-1].slots
        self._is_followed, self._needs_gtids, self._first = first.is_followed, first.needs_gtids, first.first

    def take(self, frame: Frame, event: Event, signal: int, state: int) -> None:
        """Look at an event, given what it is to the transaction that is open, and the state of that."""
        slots = self.slots
        if isinstance(event.body, FormatDescriptionEvent):
            self._begin(frame)
        if isinstance(event.body, FormatDescriptionEvent | RotateEvent) and signal != t.ENDS_LOG:
            self._is_followed, slots[r.ASKED] = False, 0  # a relay log, old ones of which do not say so
        if slots[r.ASKED] & r.ORDER and r.breaks_order(state, signal):
            self._order(event, signal)
        if slots[r.ASKED] & r.STATEMENTS:
            self._rows(event, signal)
        if isinstance(event.body, TableMapEvent):
            self.see_table(event.position, event.body.table)
        if event.payload_offset is not None:
            return
        if isinstance(event.body, GtidEvent):
            self._gtid(event, event.body)
        elif signal == t.ENDS_LOG and not isinstance(event.body, FormatDescriptionEvent):
            self._due(event)
            slots[r.DUE] = 0
        self._end_of(frame, event, state)

    def see_table(self, position: int, table: Table) -> None:
        """Look at a table map: a server does not give the number of one table to another."""
        name = f"{table.database}.{table.name}"
        known = self._tables.setdefault(table.table_id, {})
        if known and name not in known:
            text = (
                f"table_id {table.table_id} is {name} here, and was {next(reversed(known))} before; a name was changed"
            )
            self._note(_TABLES, position, "TABLE_MAP_EVENT", text)
        known.setdefault(name)
        if len(self._tables) > _MOST_TABLES:
            self._tables.clear()

    def repeats(self, position: int, gtid: str) -> bool:
        """Note that a transaction begins at a position which the log had before; returns whether to tell of more."""
        self._note(_REPEATS, position, "", f"the transaction {gtid} is in this log already, before this place")
        return self._counts[_REPEATS] < _MOST

    def finish(self) -> None:
        """Have the ledger warn of what does not fit."""
        ledger, slots = self._ledger, self.slots
        if not self._is_followed or ledger.errors:
            return
        if self._is_part:
            ledger.warnings[:] = [text for text in ledger.warnings if text != OPEN_END.format(file=ledger.file)]
            ledger.warnings.append(
                f"{ledger.file}: is a part of a log, such as `carve` makes: it neither begins nor ends as a log of a"
                " server does, so whether anything is missing from it cannot be told"
            )
            return
        if slots[r.END_AT]:
            self._note(r.ENDS, slots[r.END_AT], event_type_name(slots[r.END_TYPE]), self._said_end())
        if slots[r.SPLIT_AT]:
            text = f"a statement of rows before it has no end (STMT_END_F); {_AGAIN}"
            self._note(r.STATEMENTS, slots[r.SPLIT_AT], "", text)
        if slots[r.BEGIN] not in self._others:  # else the server was given another id while it ran
            self._warn_of_others()
        ledger.warnings += [text for _, text in sorted(self._found.items())]

    def _warn_of_others(self) -> None:
        for position, (place, server) in self._others.items():
            text = (
                f"the transaction has the server id {server}, though by its times it was committed first by the server"
                f" that wrote this log, which has the id {self.slots[r.SERVER]}; it was put in or changed"
            )
            self._note(r.SERVERS, position, place, text)

    @property
    def _is_part(self) -> bool:
        """The log has no end, and lacks what its server begins each log with, or its first event says another place."""
        ends, has_no_end = self._ledger.ends, self._ledger.state in ("open", "in use")
        if not has_no_end or self._ledger.num_events <= 1:
            return False
        begins = ends.previous_gtids is not None or ends.gtid_list is not None
        return (self._needs_gtids and not begins) or self.slots[r.END_AT] == self._first

    def _begin(self, frame: Frame) -> None:
        """A format description: of this log, of the source of a relay log, or of a log that was appended."""
        form, slots = frame.format, self.slots
        if not form.is_new_log:
            return
        if not self._first:
            self._is_followed, self._first = not form.is_relay_log, frame.position + frame.header.event_size
            self._needs_gtids = has_gtid_events(form)
            asked = _asked(form)
        else:
            asked = slots[r.ASKED] & ~(r.ENDS | r.ENDS_OF_GTIDS)
        self._tables.clear()
        slots[r.DUE], slots[r.NUMBER], slots[r.IN_ROWS] = 0, _UNKNOWN, 0  # not all servers begin a log with number 1
        slots[r.SERVER], slots[r.ASKED] = frame.header.server_id, asked if self._is_followed else 0

    def _order(self, event: Event, signal: int) -> None:
        what = (
            "ends a transaction that has no BEGIN" if signal == t.COMMITS else "comes before the end of a transaction"
        )
        self._note(r.ORDER, event.position, event.type, f"{what}; {_AGAIN}")

    def _rows(self, event: Event, signal: int) -> None:
        after = r.next_rows(self.slots[r.IN_ROWS], signal, isinstance(event.body, TableMapEvent))
        if after > 1:
            self.slots[r.SPLIT_AT] = self.slots[r.SPLIT_AT] or event.position
            after = 0
        self.slots[r.IN_ROWS] = after

    def _gtid(self, event: Event, body: GtidEvent) -> None:
        slots = self.slots
        self._due(event)
        slots[r.BEGIN] = event.position
        slots[r.DUE] = event.position + body.transaction_length if body.transaction_length else 0
        number = body.sequence_number
        if slots[r.ASKED] & r.NUMBERS and number is not None:
            if min(slots[r.NUMBER], number) > 0 and r.skips_number(slots[r.NUMBER], number):  # 0 is none
                self._number(event, slots[r.NUMBER], number)
            slots[r.NUMBER] = number
        if slots[r.ASKED] & r.SERVERS:
            self._server(event, body)

    def _due(self, event: Event) -> None:
        """A transaction begins, or the log ends: the transaction before ends here."""
        begin, due = self.slots[r.BEGIN], self.slots[r.DUE]
        if self.slots[r.ASKED] & r.LENGTHS and due and due != event.position:
            text = (
                f"the transaction that begins here ends at {due:,} by its transaction_length, and at"
                f" {event.position:,} in this log; events of it were cut out, put in or changed"
            )
            self._note(r.LENGTHS, begin, "", text)

    def _number(self, event: Event, last: int, number: int) -> None:
        if number <= last:
            text = f"sequence_number is {number:,} after {last:,}; transactions are in another order, or there twice"
        else:
            are = "a transaction is" if number == last + 2 else f"{number - last - 1:,} transactions are"
            text = f"sequence_number is {number:,} after {last:,}; {are} missing before this place"
        self._note(r.NUMBERS, event.position, event.type, text)

    def _server(self, event: Event, body: GtidEvent) -> None:
        immediate = body.immediate_commit_timestamp or 0
        original = immediate if body.original_commit_timestamp is None else body.original_commit_timestamp
        server = event.header.server_id
        if r.is_foreign(self.slots[r.SERVER], server, immediate, original):
            self._others[event.position] = event.type, server
            if len(self._others) > _MOST:  # likewise
                self._others.clear()
                self.slots[r.ASKED] &= ~r.SERVERS

    def _end_of(self, frame: Frame, event: Event, state: int) -> None:
        asked = self.slots[r.ASKED]
        is_asked = asked & r.ENDS or (asked & r.ENDS_OF_GTIDS and isinstance(event.body, MariadbGtidEvent))
        if is_asked and not self.slots[r.END_AT] and not says_its_end(frame.header, frame.position):
            self.slots[r.END_AT], self.slots[r.END_TYPE] = frame.position, frame.header.event_type
            self.slots[r.END_SAID] = frame.header.log_pos

    def _said_end(self) -> str:
        begin, said = self.slots[r.END_AT], self.slots[r.END_SAID]
        return f"says that it ends at {said:,}, and begins at {begin:,}; bytes before it were cut out or put in"

    def _note(self, rule: int, position: int, type_name: str, text: str) -> None:
        if (position, text) in self._found:
            return
        self._counts[rule] += 1
        if self._counts[rule] >= _MOST:
            self.slots[r.ASKED] &= ~max(rule, 0)
            text += " (others of this kind are not named)"
        if self._counts[rule] > _MOST:
            return
        place = f"{self._ledger.file}:{position}"
        self._found[position, text] = f"{place} {type_name}: {text}" if type_name else f"{place}: {text}"


def _asked(form: FormatDescription) -> int:
    """Return which rules are asked for in a log, as bits."""
    asked = _OF_MARIADB if form.is_mariadb else _ALL
    return asked & ~r.ENDS if _version(form.server_version) < _SAYS_ENDS else asked


def has_gtid_events(form: FormatDescription) -> bool:
    """Return whether each transaction of a log begins with a GTID event, of an anonymous one, too."""
    least = _MARIADB_GTIDS if form.is_mariadb else _MYSQL_GTIDS
    return _version(form.server_version) >= least


def _version(text: str) -> tuple[int, ...]:
    """Return the numbers that a server's version begins with."""
    match = _NUMBERS.match(text)
    return tuple(map(int, match.groups())) if match else ()

"""Row by row: what the tool printed against our changes, in order. Both must have the same rows, no more and no less.

Where mysqlbinlog gives up in the middle of an image (it cannot print GEOMETRY), it leaves out the rest of that rows
event and goes on with the next: then ours must agree as far as the tool came, and our further rows of that event have
no counterpart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime

from .compare import Judge
from .mysqlbinlog_text import Cell, Dump, PrintedEvent, PrintedRow, Statement
from .our_output import Change
from .table_text import ColumnText
from .transactions import Transaction, transactions

__all__ = ["Difference", "Result", "compare_rows"]


@dataclass(frozen=True, slots=True)
class Difference:
    """One disagreement: where, in which column, what the tool says, what we say."""

    position: int | None
    row: str
    column: str
    reference: str
    ours: str

    def __str__(self) -> str:
        return f"{self.position}: {self.row} {self.column}: reference {self.reference[:160]} ours {self.ours[:160]}"


@dataclass(slots=True)
class Result:
    """What a comparison found; `cells` counts judged values and `used` the tolerances they needed."""

    differences: list[Difference] = field(default_factory=list)
    rows: int = 0
    cells: int = 0
    unprinted_rows: int = 0
    used: Counter[str] = field(default_factory=Counter)


def compare_rows(dump: Dump, changes: list[Change], *, prefix: bool = False) -> Result:
    """Compare a dump with our changes of the same file. `prefix`: the tool stopped at damage and ours may go on."""
    comparison = _Comparison(dump, changes)
    comparison.run(prefix)
    return comparison.result


class _Comparison:
    def __init__(self, dump: Dump, changes: list[Change]) -> None:
        self.dump, self.changes = dump, changes
        self.result = Result()
        self.at = 0
        self.transactions = transactions(dump)
        self.events = {event.position: event for event in dump.events if not event.in_payload}
        self.charset_known = _CharsetKnowledge(dump)
        # mariadb-binlog names MySQL's GTID events Ignorable and does not print them.
        self.gtids_hidden = any(event.type == "Ignorable" for event in dump.events)

    def run(self, prefix: bool) -> None:
        for statement in self.dump.statements:
            self._statement(statement)
            if len(self.result.differences) > 50:
                return
        rest = len(self.changes) - self.at
        if rest and not prefix:
            change = self.changes[self.at]
            self._differ(change, "", "row", "no more rows", f"{rest} more, first {change.operation} {change.table}")

    def _statement(self, statement: Statement) -> None:
        judge = Judge(self.dump.flavour, used=self.result.used)
        transaction = self.transactions[statement.event_index]
        place = _Place(statement)
        for row in statement.rows:
            if self.at >= len(self.changes):
                self._differ(None, row.table, "row", row.operation, "no more rows")
                return
            change = self.changes[self.at]
            self.at += 1
            self.result.rows += 1
            columns = statement.tables.get((row.database, row.table))
            judge.charset_known = self.charset_known(statement, columns)
            self._row(judge, row, columns, change)
            self._source(place, transaction, change)
            if row.complaint is not None:
                self._skip_unprinted(place, change)

    def _row(self, judge: Judge, row: PrintedRow, columns: list[ColumnText] | None, change: Change) -> None:
        self._same(change, "operation", row.operation, change.operation)
        self._same(change, "database", row.database, change.database)
        self._same(change, "table", row.table, change.table)
        broken = row.complaint is not None
        for side, printed, ours in (("before", row.before, change.before), ("after", row.after, change.after)):
            if broken and printed is None:
                continue
            self._image(judge, side, printed, columns, ours, change, broken)

    def _image(
        self,
        judge: Judge,
        side: str,
        printed: dict[str, Cell] | None,
        columns: list[ColumnText] | None,
        ours: dict[str, str] | None,
        change: Change,
        broken: bool,
    ) -> None:
        if printed is None or ours is None:
            self._same(change, side, str(printed is None), str(ours is None))
            return
        names = list(ours)[: len(printed)] if broken else list(ours)
        self._same(change, f"{side} columns", " ".join(printed), " ".join(names))
        for name, cell in printed.items():
            self.result.cells += 1
            column = columns[int(name[1:]) - 1] if columns else None
            text = ours.get(name)
            if text is not None and not judge.equal(cell, column, text):
                self._differ(change, f"{side} {cell.type}", name, repr(cell.token)[1:], text)

    def _source(self, place: _Place, transaction: Transaction, change: Change) -> None:
        source = change.source
        problem = place.step(source["position"], source["row"])
        if problem:
            self._differ(change, "", "position", problem, f"{source['position']} row {source['row']}")
        if not self.gtids_hidden:
            self._same(change, "gtid", str(transaction.gtid), str(source["gtid"]))
        if transaction.outcome is not None:
            self._same(change, "outcome", transaction.outcome, str(source["outcome"]))
            self._same(change, "xid", str(transaction.xid), str(source["xid"]))
        for name, number in transaction.numbers.items():
            self._same(change, name, str(number), _number(source[name]))
        event = self.events.get(source["position"])
        if event is not None and not place.statement.in_payload:
            self._header(event, change)

    def _header(self, event: PrintedEvent, change: Change) -> None:
        source = change.source
        self._same(change, "log_pos", str(event.log_pos), str(source["log_pos"]))
        self._same(change, "server_id", str(event.server_id), str(source["server_id"]))
        self._same(change, "timestamp", event.timestamp, printed_time(source["timestamp"]))

    def _skip_unprinted(self, place: _Place, change: Change) -> None:
        """Our rows of the event in which the tool gave up."""
        row = change.source["row"]
        while self.at < len(self.changes):
            source = self.changes[self.at].source
            if source["position"] != change.source["position"] or source["row"] != row + 1:
                return
            row += 1
            self.at += 1
            self.result.unprinted_rows += 1
            place.step(source["position"], row)

    def _same(self, change: Change, what: str, reference: str, ours: str) -> None:
        if reference != ours:
            self._differ(change, "", what, reference, ours)

    def _differ(self, change: Change | None, row: str, column: str, reference: str, ours: str) -> None:
        position = change.source["position"] if change else None
        name = f"{change.table}[{change.source['row']}] {row}" if change else row
        self.result.differences.append(Difference(position, name, column, reference, ours))


class _Place:
    """Where rows of a statement may stand: in its events in order, in each from row 0 on."""

    def __init__(self, statement: Statement) -> None:
        self.statement = statement
        self.index, self.row = -1, -1

    def step(self, position: int, row: int) -> str:
        """Go to the next row; what was expected instead, if that is not possible."""
        positions = self.statement.positions
        if row == self.row + 1 and self.index >= 0 and positions[self.index] == position:
            self.row = row
            return ""
        ahead = [i for i in range(self.index + 1, len(positions)) if positions[i] == position]
        if not ahead or row != 0:
            return f"an event of {positions} after {self.index} from row 0, or row {self.row + 1}"
        self.index, self.row = ahead[0], 0
        return ""


def _number(value: object) -> str:
    """A number of our output; a time as microseconds."""
    if not isinstance(value, str):
        return str(value)
    time = datetime.fromisoformat(value)
    return str(int(time.replace(microsecond=0).timestamp()) * 1_000_000 + time.microsecond)


def printed_time(text: str) -> str:
    """An ISO time as the tools print an event's time."""
    time = datetime.fromisoformat(text)
    return f"{time:%y%m%d} {time.hour:2d}:{time:%M:%S}"


class _CharsetKnowledge:
    """Whether a table map carries character sets: MySQL 8.0.1 and later always, MariaDB where it carries names."""

    def __init__(self, dump: Dump) -> None:
        self.versions: list[tuple[int, str]] = list(_versions(dump))

    def __call__(self, statement: Statement, columns: list[ColumnText] | None) -> bool:
        version = [v for index, v in self.versions if index <= statement.event_index][-1:]
        if version and "MariaDB" not in version[0] and int(version[0].split(".")[0]) >= 8:
            return True
        return bool(columns) and any(column.name is not None or column.charset for column in columns or [])


def _versions(dump: Dump) -> Iterator[tuple[int, str]]:
    for index, event in enumerate(dump.events):
        if event.type == "Start":
            yield index, event.info.split(b"server v ")[1].split(b" ")[0].decode()

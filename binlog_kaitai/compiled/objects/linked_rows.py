"""Whether each row is, before a change, what the change before has left, as far as texts tell.

The loops write the images of a row as JSON; the same text is the same value. Of each row its key is kept, and the
number that Python has for the text of the image that was left. A table with a row that does not fit, or of which
texts do not tell, is named; `changes.chain` looks at the values of its rows.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.changes.statements import Statement, StatementLog
from binlog_kaitai.compiled.lines.lines import line_texts, lines_items
from binlog_kaitai.compiled.lines.text_output import TextOutput, as_it_is
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.plans.text_plan import Texts, encoded
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.rows.sink import Answers, FoundRows, When
from binlog_kaitai.errors import SchemaMismatchError
from binlog_kaitai.rows.table import Table
from binlog_kaitai.states.committed import Place, steps_of
from binlog_kaitai.states.table_state import key_columns
from binlog_kaitai.text.change_lines import ChangeWriter, key_text, transaction_text

__all__ = ["Links", "follow_rows"]

_END, _NULL = "\1", "null"
"""After each field; no text of JSON has it."""
_FIELD = _END.encode()
_INSERT, _UPDATE, _DELETE = b"+", b"=", b"-"
_KINDS = {"insert": _INSERT, "update": _UPDATE, "delete": _DELETE}
_COMMITTED = b'"outcome":"commit"'
_DELETED = None
_MOST_KEYS = 1 << 20
"""Rows that are known; of more the chain is followed on disk."""
_INTEGERS = frozenset(("TINY", "SHORT", "INT24", "LONG", "LONGLONG"))
_Name = tuple[str, str]
_KeyOf = Callable[[bytes], bytes | None]


class Links:
    """What the rows of all logs so far have left."""

    def __init__(self) -> None:
        self._num_rows: Counter[_Name] = Counter()
        self.unchecked: set[str] = set()
        """Tables whose primary key is not known."""
        self._left: set[_Name] = set()
        self._left_all = False
        self._images: dict[_Name, dict[bytes, int | None]] = {}
        self._emptied: set[_Name] = set()
        self._count = 0

    def is_left(self, database: str, table: str) -> bool:
        """Return whether texts do not tell of the rows of a table."""
        return self._left_all or (database, table) in self._left

    def leave(self, name: _Name) -> None:
        """Note that texts do not tell of the rows of a table."""
        self._left.add(name)
        self._images.pop(name, None)

    def leave_all(self) -> None:
        """Note that texts do not tell of any row."""
        self._left_all = True
        self._images.clear()

    @property
    def leaves(self) -> bool:
        """Whether there are rows of which texts do not tell."""
        return self._left_all or bool(self._left)

    @property
    def num_fitting(self) -> int:
        """Changes of rows of which texts tell, all of which fit."""
        return sum(count for name, count in self._num_rows.items() if not self.is_left(*name))

    def empty(self, database: str, table: str | None) -> None:
        """Take note that all rows of a table are gone; None is all tables of a database, or of all (empty)."""
        known = [name for name in self._images if database in ("", name[0])]
        for name in known if table is None else [(database, table)]:
            self._images[name] = {}
            self._emptied.add(name)

    def take(self, name: _Name, kind: bytes, before: bytes, after: bytes, key_of: _KeyOf) -> None:
        """Take a row that was committed, its images as texts."""
        self._num_rows[name] += 1
        images = self._images.get(name)
        if images is None:
            if self.is_left(*name):
                return
            images = self._images[name] = {}
        old, new = None if kind == _INSERT else key_of(before), None if kind == _DELETE else key_of(after)
        if (old is None and kind != _INSERT) or (new is None and kind != _DELETE):
            self.leave(name)
            return
        fits = True
        if old is not None:
            left = images.get(old, hash(before)) if name not in self._emptied else images.get(old)
            fits = left == hash(before)
            if old != new:
                images[old] = _DELETED
        if new is not None:
            fits = fits and (old == new or images.get(new) is _DELETED)
            self._count += new not in images
            images[new] = hash(after)
        if not fits:
            self.leave(name)
        elif self._count > _MOST_KEYS:
            self.leave_all()


def follow_rows(log: CompiledLog, links: Links) -> None:
    """Take the rows of a log, in its order. Its options must have documents as text.

    Raises BinlogError where the damage stands, after all before it was taken.
    """
    _LinkedRows(log, links).follow()


class _LinkedRows:
    """Takes the rows of a log.

    Args:
        log: the log.
        links: what rows have left.
    """

    def __init__(self, log: CompiledLog, links: Links) -> None:
        self._log, self._links, self._tables = log, links, list[tuple[_Name, _KeyOf | None]]()
        self._numbers: dict[int, tuple[int, Table]] = {}
        self._statements = StatementLog()

    def follow(self) -> None:
        """Take them all. Raises BinlogError."""
        rows = self._log.rows
        try:
            with rows.opened(on_statement=self._statements):
                for piece in rows.feed(_LinkedSink(lines_items(rows, self._texts_of), self._number_of)):
                    self._take(bytes(piece).split(b"\n")[:-1])
            self._log.events.refuse_unsupported()
        finally:
            for statement in self._statements.take():
                self._see(statement)

    def _texts_of(self, table: Table) -> Texts:
        """Return separators, in the order of their numbers in `abi`."""
        number = self._number_of(table)
        insert, update, delete = (f"{kind.decode()}{_END}{number}{_END}" for kind in (_INSERT, _UPDATE, _DELETE))
        begins, after_delete = (f"{insert}{_NULL}{_END}", update, delete), f"{_END}{_NULL}{_END}"
        lines = [*begins, _END, _END, after_delete, "+", *[_END] * 5, "", "\n"]
        return Texts([*lines, *[""] * (w.P_LINE - len(lines))])  # without an address

    def _number_of(self, table: Table) -> int:
        found = self._numbers.get(id(table))
        if found is None:
            found = self._numbers[id(table)] = len(self._tables), table
            self._tables.append(((table.database, table.name), _key_reader(table)))
        return found[0]

    def _take(self, lines: list[bytes]) -> None:
        links, tables = self._links, self._tables
        for line in lines:
            kind, number, before, after, place, about = line.split(_FIELD, 5)
            if self._statements.found:
                for statement in self._statements.take(int(place.partition(b"+")[0])):
                    self._see(statement)
            name, key_of = tables[int(number)]
            if _COMMITTED not in about:
                if b'"outcome":"xa_prepare"' in about:
                    links.leave(name)
            elif key_of is None:
                links.unchecked.add(".".join(name))
            else:
                links.take(name, kind, before, after, key_of)

    def _see(self, statement: Statement) -> None:
        """Take note of what a statement does to the rows of tables."""
        is_alone = statement.transaction.outcome == "commit"
        for step in steps_of(statement.text, statement.database, Place(self._log.source.name, 0, None, 0)):
            if step.kind == "altered":  # the columns tell
                continue
            if step.kind == "emptied" and is_alone:
                self._links.empty(step.database, step.table)
            elif step.table is None:
                self._links.leave_all()
            else:
                self._links.leave((step.database, step.table))


class _LinkedSink:
    """Makes lines of the fields of rows.

    Args:
        items: the work items.
        number_of: returns the number of a table.
    """

    def __init__(self, items: Items, number_of: Callable[[Table], int]) -> None:
        self._items, self._number_of, self._images = items, number_of, ChangeWriter().images
        self._text = TextOutput(items, line_texts(), as_it_is, transaction_text)

    def register(self, answers: Answers[memoryview]) -> None:
        """Put in what the loops ask for while they write lines."""
        self._text.register(answers)

    def rows(self, found: FoundRows) -> Iterator[memoryview]:
        """Put lines of rows that Python has decoded after those of the loops."""
        return self._items.take_changes(found, lambda change: self._text.put(encoded(self._line(change))))

    def _line(self, change: RowChange) -> str:
        place, outcome = change.place, f'"outcome":"{change.transaction.outcome}"'
        number = str(self._number_of(change.definition))
        kind = _KINDS[change.operation].decode()
        return _END.join((kind, number, *self._images(change), str(place.position), f"{outcome}\n"))

    def deliver(self, when: When) -> Iterator[memoryview]:
        """Deliver lines, where they have to be."""
        if when is not When.PIECE or self._text.is_large:
            yield from self._text.deliver(when)


def _key_reader(table: Table) -> _KeyOf | None:
    """Return what reads the key in the text of an image, None for one without; None where the primary key is not
    known."""
    try:
        names = key_columns(table)
    except SchemaMismatchError:
        return None
    first = table.columns[: len(names)]
    if [column.name for column in first] == names and all(column.type in _INTEGERS for column in first):
        keys = ",".join(f"{re.escape(key_text(column))}-?[0-9]+" for column in first)
        match = re.compile(f"{{{keys}(?=[,}}])".encode()).match
        return lambda text: None if (found := match(text)) is None else found[0]
    return partial(_read_key, names)


def _read_key(names: list[str], text: bytes) -> bytes | None:
    image = json.loads(text)
    if any(name not in image for name in names):
        return None
    return json.dumps([image[name] for name in names]).encode()

"""`state`: a table, and the tables that decide about its rows by foreign keys where the server does not log that."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, replace

from binlog_kaitai.cli.options.run import Run, definitions
from binlog_kaitai.cli.reports.baseline import Baseline
from binlog_kaitai.ddl.model import Schema, TableName, TableSchema
from binlog_kaitai.events.model import release_of
from binlog_kaitai.reading.history import History, with_history
from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.state import logs_cascades
from binlog_kaitai.states.cascades import Cascades, LostRow, Relatives
from binlog_kaitai.states.committed import Commit, Step
from binlog_kaitai.states.table_state import TableState, images_of

__all__ = ["Family"]

_HEEDS_INLINE = (9, 0)
"""The release of MySQL from which on a key in the definition of a column is one."""


class Family:
    """A table, and its relatives whose rows must be known. A context, for what they have on disk.

    Args:
        run: has the logs.
        name: the table.
        before: the rows that were there before; None for none.
    """

    def __init__(self, run: Run, name: TableName, before: Baseline | None) -> None:
        self._stack = ExitStack()
        schema = run.options.schema if before is None or before.schema is None else before.schema
        base = schema.base if isinstance(schema, History) else schema
        base = base if isinstance(base, Schema) else None
        self._relatives = Relatives(name, _definitions(run, base))
        self._cascades = Cascades(self._ready, base)
        self._before = before
        self.own, self._name = self._member(name, before), name
        self._members = {_folded(name): self.own}
        self.is_logged = True
        """All logs have what foreign keys did."""

    def __enter__(self) -> Family:
        return self

    def __exit__(self, *error: object) -> None:
        self._stack.close()

    def see_log(self, server_version: str) -> None:
        """Begin a log that a server wrote."""
        is_mariadb = "mariadb" in server_version.lower()
        self._cascades.heeds_inline = is_mariadb or release_of(server_version) >= _HEEDS_INLINE
        self.is_logged = self.is_logged and logs_cascades(server_version)

    def is_wanted(self, database: str, table: str) -> bool:
        """Return whether what is done to a table counts."""
        return (database, table) == self._name or self._relatives.is_watched(database, table)

    def see(self, commit: Commit) -> None:
        """Look at a transaction that is in the baseline."""
        for step in commit.steps:
            for member in self._concerned(step):
                member.see(step)

    def take(self, commit: Commit) -> None:
        """Apply a transaction."""
        for step in commit.steps:
            if step.ddl is not None:
                self._cascades.define(step.ddl)
            else:
                self._apply(step, self._concerned(step))

    def look_on(self, commit: Commit) -> None:
        """Look at a transaction after the moment, for the definition of the table."""
        for step in commit.steps:
            if self.own in self._concerned(step):
                self.own.take(step, is_past=True)

    def _apply(self, step: Step, concerned: list[Member]) -> None:
        images = None
        for member in concerned:
            member.take(step, is_past=False)
            images = member.state.apply(step)
        if step.definition is not None:
            self.is_logged = self.is_logged and not step.cascades
            self._cascades.follow(step, *(images or images_of(step)))
        elif step.kind == "statement" and step.table is not None and not concerned:
            text = f"what foreign keys did because of the statement on {step.database}.{step.table}"
            self.own.state.unclear.append((step.place, text))

    def note_lost(self) -> None:
        """Note from here on what foreign keys do to rows of the table."""
        self._cascades.lost_of = self.own.state

    @property
    def lost(self) -> list[LostRow]:
        """Return these rows, the last change first."""
        return self._cascades.lost[::-1]

    def unclear(self) -> Iterator[str]:
        """Yield what cannot be known, with its position."""
        for member in self._members.values():
            for place, text in member.state.unclear:
                yield f"{text}, at {place.file}:{place.position}"

    def lacking(self) -> Iterator[str]:
        """Yield what would have to be known of tables."""
        if not self.is_logged:
            for name in self._relatives.unknown:
                what = "so that nobody can tell what foreign keys did to its rows, which the server does not log"
                yield f"the definition of {name.database}.{name.table} is not known, {what}"
            for name, problem in self._relatives.problems:
                what = f"a foreign key of {name.database}.{name.table} is not understood ({problem})"
                yield f"{what}, so that nobody can tell what it did to rows, which the server does not log"
        for name, member in self._members.items():
            if member is not self.own and not member.state.is_complete:
                what = "so that nobody can tell what foreign keys did because of others"
                yield f"rows of {name.database}.{name.table} are only known as far as logs changed them, {what}"

    def _concerned(self, step: Step) -> list[Member]:
        """Return the tables whose rows are kept that a step is about; one may be about all of a database."""
        if step.table is not None:
            name = TableName(step.database, step.table)
            member = self._known(name)
            return [] if member is None or (member is self.own and name != self._name) else [member]
        database = step.database.lower()
        return [member for name, member in self._members.items() if database in ("", name.database)]

    def _ready(self, name: TableName) -> TableState | None:
        """Return the rows of a table that is kept, those of the baseline among them."""
        member = self._known(name)
        if member is None:
            return None
        member.finish(is_assumed=True)
        return member.state

    def _known(self, name: TableName) -> Member | None:
        key = _folded(name)
        if key not in self._members and self._relatives.is_kept(*name):
            before = None if self._before is None else self._before.other(name)
            self._members[key] = self._member(name, before)
        return self._members.get(key)

    def _member(self, name: TableName, before: Baseline | None) -> Member:
        return Member(self._stack.enter_context(TableState()), before, name.database)


@dataclass(slots=True)
class Member:
    """A table whose rows are kept; takes over those of a baseline as soon as the table's definition is known."""

    state: TableState
    before: Baseline | None
    database: str
    is_done: bool = False
    _last: Table | None = None
    """The definition as the log has it before the baseline."""

    def __post_init__(self) -> None:
        self.is_done = self.before is None

    def see(self, step: Step) -> None:
        """Look at what is in the baseline."""
        if step.kind in ("altered", "emptied") or step.definition is not None:
            self._last = step.definition

    def take(self, step: Step, *, is_past: bool) -> None:
        """Examine events after the baseline, maybe also after the moment."""
        if self.is_done:
            return
        if step.definition is not None:
            self._fill(step.definition)
        elif step.kind in ("emptied", "altered") and is_past:
            self.finish()  # what stands after it may be another table
        elif step.kind == "emptied":
            self.is_done = True  # nothing of it is left

    def finish(self, *, is_assumed: bool = False) -> None:
        """Take the rows by what is known of the table without a change of a row after them."""
        definition = None
        if not self.is_done and self.before is not None:
            definition = self._last or self.before.definition(self.database)
        if definition is not None:
            self._fill(definition, is_assumed=is_assumed and self._last is None)

    def _fill(self, definition: Table, *, is_assumed: bool = False) -> None:
        assert self.before is not None
        self.before.fill(self.state, definition, is_assumed=is_assumed)
        self.is_done = True


def _folded(name: TableName) -> TableName:
    return TableName(name.database.lower(), name.table.lower())


def _definitions(run: Run, base: Schema | None) -> list[TableSchema]:
    """Return all definitions of tables that there were, as far as they are known."""
    found = [table for table in (base.tables if base is not None else {}).values() if isinstance(table, TableSchema)]
    if any(source.is_stream for source in run.sources):
        return found
    history = run.options.schema
    if not isinstance(history, History):
        history = with_history(replace(run.options, schema=base, schema_from_log=True), run.sources, definitions).schema
    assert isinstance(history, History)
    return [*found, *history.tables()]

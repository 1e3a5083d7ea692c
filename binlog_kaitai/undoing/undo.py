"""What undoes a change: the opposite statement, or why there is none; and what an undo keeps of its logs."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import field
from typing import Any

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.ddl.model import TableName
from binlog_kaitai.errors import BinlogError, SchemaMismatchError
from binlog_kaitai.format.structs import INTEGERS
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.sql.column_sets import ALL_COLUMNS, LAST_BIT
from binlog_kaitai.sql.state import ScriptState
from binlog_kaitai.sql.tables import Literals, TableStatements
from binlog_kaitai.undoing.conflicts import Conflicts, LeftOut
from binlog_kaitai.undoing.merging import merging_update
from binlog_kaitai.undoing.undo_store import UndoStore

__all__ = ["MOST_ROWS", "CannotUndoError", "UndoState", "undo_statement"]

_NUMBERS = frozenset((*INTEGERS, "value_decimal"))
"""Types of the spec that have differences."""


class CannotUndoError(BinlogError):
    """What the log says of a change is not enough to undo it, or the table is not the same any more.

    Attributes:
        lost: the table of which a statement has taken the rows, or the definition, away, or of which the log lacks
            values.
    """

    lost: TableName | None = None


@dataclass(slots=True)
class UndoState(ScriptState):
    """What an undo carries from one log to the next."""

    across_ddl: bool = False
    include_conflicts: bool = False
    """Do not look after the range for rows that were changed again."""
    deltas: frozenset[tuple[str, str, str]] = frozenset()
    """Database, table and name of columns that are undone by difference, in lower case."""
    store: UndoStore = field(default_factory=UndoStore)
    tables: set[TableName] = field(default_factory=set)
    """Tables of which something is undone."""
    engine_cascades: bool = False
    """Foreign keys of such rows were the engine's, which logs nothing of what they did."""
    conflicts: Conflicts = field(default_factory=Conflicts)
    num_conflicts: int = 0
    """Changes that are left out because their rows were changed again."""
    rows_left_out: set[int] = field(default_factory=set)
    """Numbers of these rows, the first `MOST_ROWS` of them."""
    met: dict[str, LeftOut] = field(default_factory=dict)
    """Rows that are left out because they were changed again, as far as they are shown, the last first."""

    format_event: bytes = b""
    """Of the logs, for an undo as events."""

    between: CannotUndoError | None = None
    """The first statement of others that stands in the way if rows after it are undone, too ..."""
    between_at: int = 0
    """... and the place of the store up to which rows before it are."""
    behind: CannotUndoError | None = None
    """The first one that stands in the way of undoing what is before it."""

    lost: CannotUndoError | None = None
    """The first statement that is chosen, cannot be undone, and is about no rows that are."""
    is_lost_alone: bool = False
    """Its transaction was chosen by name."""

    @property
    def needs_names(self) -> bool:
        """Return whether rows become statements, which name columns."""
        return not self.as_events

    @property
    def merges(self) -> bool:
        """Return whether an undo of some columns leaves the others as they are."""
        return not (self.include_conflicts or self.as_events)

    def deltas_of(self, table: Table) -> list[Column]:
        """Return the columns of a table that are undone by difference. Raises SchemaMismatchError for one that cannot
        be."""
        if not self.deltas:
            return []
        place = table.database.lower(), table.name.lower()
        found = [column for column in table.columns if (*place, column.name.lower()) in self.deltas]
        for column in found:
            if column.cell.type not in _NUMBERS or column.index >= LAST_BIT:
                text = f"{table.database}.{table.name}.{column.name} is of type {column.type}, and cannot be undone by"
                raise SchemaMismatchError(f"{text} difference, as integers and DECIMALs can")
        if found and not table.primary_key:
            raise SchemaMismatchError(
                f"{table.database}.{table.name} has no primary key, without which no column can be undone by difference"
            )
        return found

    def refuse_crossed(self) -> None:
        """Raise CannotUndoError where a statement of others stands in the way, or one is all that was chosen, once all
        logs are read."""
        if self.lost is not None and (self.is_lost_alone or not self.summary.rows):
            raise self.lost
        if self.between is not None and self.store.place > self.between_at:
            raise self.between
        if self.behind is not None and not self.include_conflicts:
            raise self.behind

    def finish(self) -> None:
        """Count what is known to be left out when all logs are read."""
        if self.store.num_prepared:
            self.left_out["XA transactions that are prepared and not committed"] += self.store.num_prepared


Opposite = tuple[str, int]
"""A statement, and the columns by which it conflicts with what was changed later."""


def undo_statement(
    statements: TableStatements,
    operation: str,
    before: Literals,
    after: Literals,
    *,
    merges: bool,
    deltas: Collection[str] = (),
) -> Opposite | None:
    """Return what undoes a change, None where nothing was changed. Raises CannotUndoError.

    Args:
        statements: makes those of the table.
        operation: what was done to the row.
        before: the image before that.
        after: the image after it.
        merges: an update is only taken back of the columns that it has changed, if they are as it left them.
        deltas: columns that are undone by difference.
    """
    meaning = statements.meaning(operation, before, after)
    if meaning == "insert":
        _need_identity(statements, after)
        return statements.delete(after), ALL_COLUMNS
    if meaning == "delete":
        missing = [name for name in statements.columns if name not in before]
        if missing:
            raise _lacking(statements, missing)
        return statements.insert(before), ALL_COLUMNS
    return None if meaning is None else _undo_update(statements, before, after, merges=merges, deltas=deltas)


def _undo_update(
    statements: TableStatements, before: Literals, after: Literals, *, merges: bool, deltas: Collection[str]
) -> Opposite | None:
    missing = [name for name in after if name in statements.columns and name not in before]
    if missing:
        raise _lacking(statements, missing)
    now: dict[str, Any] = {**before, **after}
    _need_identity(statements, now)
    if merges and statements.is_found_by_key(now):
        return merging_update(statements, now, before, deltas)
    changed = statements.changed(now, before)
    if all(now[name] == before[name] for name in changed):
        return None  # nothing was changed
    return statements.update(now, changed), ALL_COLUMNS


def _need_identity(statements: TableStatements, row: Literals) -> None:
    """Raise CannotUndoError for a row that cannot be identified."""
    has_key = statements.has_key(row)
    if not has_key and any(isinstance(value, tuple) for value in row.values()):
        raise CannotUndoError(
            f"the log has differences of a JSON document that a row of {statements.name} did not have before, and no"
            " primary key is known by which the row could be found; give the definition of the table (--schema)"
        )
    if not (has_key or statements.is_complete(row)):
        raise CannotUndoError(
            f"the log has not all columns of the row of {statements.name}, and no primary key is known by which it"
            " could be found; give the definition of the table (--schema)"
        )


def _lacking(statements: TableStatements, missing: list[str]) -> CannotUndoError:
    more = " ..." if len(missing) > _MOST_SHOWN else ""
    return CannotUndoError(
        f"the log lacks what {', '.join(missing[:_MOST_SHOWN])}{more} of a row of {statements.name} was before"
        " (binlog_row_image is not FULL); leave the table out, or end the range before this with --stop-position"
    )


_MOST_SHOWN = 4
MOST_ROWS = 1 << 17

"""What undoes a change: the opposite statement, or why there is none; and what an undo keeps of its logs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from binlog_kaitai.errors import BinlogError
from binlog_kaitai.schema.model import TableName
from binlog_kaitai.sql.conflicts import Conflict, Conflicts
from binlog_kaitai.sql.state import ScriptState
from binlog_kaitai.sql.tables import Literals, TableStatements
from binlog_kaitai.sql.undo_store import UndoStore

__all__ = ["UNDO", "CannotUndoError", "UndoState"]


class CannotUndoError(BinlogError):
    """What the log says of a change is not enough to undo it, or the table is not the same any more."""


@dataclass(slots=True)
class UndoState(ScriptState):
    """What an undo carries from one log to the next."""

    across_ddl: bool = False
    include_conflicts: bool = False
    """Do not look behind the range for rows that were changed again."""
    store: UndoStore = field(default_factory=UndoStore)
    tables: set[TableName] = field(default_factory=set)
    """Tables of which something is undone."""
    conflicts: Conflicts = field(default_factory=Conflicts)
    num_conflicts: int = 0
    """Rows that are left out because they were changed again."""
    met: list[Conflict] = field(default_factory=list)
    """Rows that are left out because they were changed again, as far as they are shown."""

    format_event: bytes = b""
    """Of the logs, for an undo as events."""

    def finish(self) -> None:
        """Count what is known to be left out when all logs are read."""
        if self.store.num_prepared:
            self.left_out["XA transactions that are prepared and not committed"] += self.store.num_prepared


def _undo_insert(statements: TableStatements, before: Literals, after: Literals) -> str:
    _need_identity(statements, after)
    return statements.delete(after)


def _undo_delete(statements: TableStatements, before: Literals, after: Literals) -> str:
    missing = [name for name in statements.columns if name not in before]
    if missing:
        raise _lacking(statements, missing)
    return statements.insert(before)


def _undo_update(statements: TableStatements, before: Literals, after: Literals) -> str | None:
    missing = [name for name in after if name in statements.columns and name not in before]
    if missing:
        raise _lacking(statements, missing)
    now: dict[str, Any] = {**before, **after}
    _need_identity(statements, now)
    changed = statements.changed(now, before)
    if all(now[name] == before[name] for name in changed):
        return None  # nothing was changed
    return statements.update(now, changed)


def _need_identity(statements: TableStatements, row: Literals) -> None:
    """Raise CannotUndoError for a row that cannot be told from others."""
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
UNDO: dict[str | None, Callable[[TableStatements, Literals, Literals], str | None]] = {
    None: lambda statements, before, after: None,
    "insert": _undo_insert,
    "update": _undo_update,
    "delete": _undo_delete,
}

"""The script of an undo, of what was kept of the logs: the opposite statements, the last change first."""

from __future__ import annotations

from collections.abc import Iterator

from binlog_kaitai.ddl.model import TableName
from binlog_kaitai.sql.session import LOOSE_MODE, ROWS, STRICT_MODE, Session
from binlog_kaitai.sql.state import check
from binlog_kaitai.sql.text import comment
from binlog_kaitai.undoing.conflicts import LeftOut
from binlog_kaitai.undoing.undo import MOST_ROWS, UndoState
from binlog_kaitai.undoing.undo_records import BEGIN, END, LOOSE_ROW, Record

__all__ = [
    "BEFORE_ABOUT",
    "LOOSE",
    "SCRIPT_BEGIN",
    "SCRIPT_COMMIT",
    "STRICT",
    "UNDO_OF",
    "left_out",
    "row_line",
    "script_begin",
    "undo_lines",
]

LOOSE, STRICT = f"SET SESSION sql_mode = {LOOSE_MODE};", f"SET SESSION sql_mode = {STRICT_MODE};"
"""Around a statement with a value that strict modes refuse."""
BEFORE_ABOUT, UNDO_OF, SCRIPT_BEGIN, SCRIPT_COMMIT = "\n", "undo of ", "BEGIN;", "COMMIT;"


def undo_lines(state: UndoState) -> Iterator[str]:
    """Yield the lines that undo what was read, without head and foot."""
    state.conflicts.begin_reading()
    yield from script_begin(state)
    for record in state.store.backwards():
        if record.kind == END:
            yield f"{BEFORE_ABOUT}{comment(f'{UNDO_OF}{record.text}')}"
            yield SCRIPT_BEGIN
        elif record.kind == BEGIN:
            yield SCRIPT_COMMIT
        else:
            yield row_line(state, record)


def script_begin(state: UndoState) -> Iterator[str]:
    """Yield the lines before the first transaction: settings, and tests that no table has triggers."""
    yield from Session().want(ROWS)
    yield from state.guards.before_all(
        TableName(state.renames.database(name.database), name.table) for name in state.tables
    )


def row_line(state: UndoState, record: Record) -> str:
    """Return what the script has of a row: the statement that undoes it, or why it is left out."""
    text = left_out(state, record)
    if text is not None:
        return text
    text = f"{record.text};"
    if state.checked:
        text += f"\n{check(f'{record.log}:{record.position} row {record.row}')}"
    return f"{LOOSE}\n{text}\n{STRICT}" if record.kind == LOOSE_ROW else text


def left_out(state: UndoState, record: Record) -> str | None:
    """Return what the script says of a row that is left out, None for one that is not."""
    is_left_out, conflict = state.conflicts.of(record.numbers, record.columns, record.place)
    if not is_left_out:
        return None
    state.num_conflicts += 1
    if len(state.rows_left_out) < MOST_ROWS:  # without a key others may be the same
        state.rows_left_out.add(min(record.numbers) if conflict is None or conflict.is_by_key else -record.place)
    if conflict is None:
        return comment("left out: a row that was changed again")
    row = state.met.setdefault(conflict.row, LeftOut(conflict))
    row.conflict, row.first, row.changes = conflict, f"{record.log}:{record.position}", row.changes + 1
    return comment(f"left out: {conflict.row} was changed again ({conflict.operation}) at {conflict.place}")

"""`undo`: what foreign keys did to rows of other tables and the log has not, and the commands that bring it back."""

from __future__ import annotations

import os
import shlex

from binlog_kaitai.cli.options.run import Run
from binlog_kaitai.cli.terminal.messages import say
from binlog_kaitai.ddl.model import Schema, TableSchema
from binlog_kaitai.log.source import STDIN
from binlog_kaitai.reading.history import History
from binlog_kaitai.sql.state import logs_cascades
from binlog_kaitai.sql.text import quoted_name
from binlog_kaitai.states.cascades import children_of
from binlog_kaitai.undoing.undo import UndoState
from binlog_kaitai.undoing.undo_records import BEGIN, END

__all__ = ["plain_name", "say_lost_rows"]

_MOST = 5
"""Tables that are named."""


def say_lost_rows(state: UndoState, run: Run, paths: tuple[str, ...], schema: str | None) -> None:
    """Say which tables have rows that foreign keys deleted or changed, and the commands that bring these back."""
    changing = [ledger for ledger in run.ledgers if any(operation != "insert" for _, operation in ledger.rows)]
    versions = [ledger.ends.server_version or "" for ledger in changing]
    silent = [version for version in versions if not logs_cascades(version)]
    if state.engine_cascades and not silent:
        silent = [f"{version} with innodb_native_foreign_keys" for version in versions]
    known = _known(run) if silent else []
    children = children_of(state.tables, known)
    has_deleted = any(operation == "delete" for ledger in changing for _, operation in ledger.rows)
    for version in dict.fromkeys(silent if children or has_deleted else ()):
        what = "what foreign keys did to other tables (ON DELETE CASCADE, SET NULL); it is not in the script"
        say(f"note: {version} does not log {what}", "yellow")
    _say_problems(known)
    if not children or STDIN in paths or (chosen := _range(state, run)) is None:
        return
    since, at = chosen
    definition = ["--schema-from-log"] if schema is None else ["--schema", schema, "--schema-from-log"]
    for child in children[:_MOST]:
        name = f"{plain_name(child.database)}.{plain_name(child.name)}"
        command = ["binlog-kaitai", "state", *paths, "-T", name, "--lost-since", since, "--at", at]
        text = shlex.join([*command, *definition, "--as", "sql"])
        say(f"Rows of {name} that they deleted or changed, to be run after the script: {text}", None)
    more = f"; {len(children) - _MOST} more tables have such keys" if len(children) > _MOST else ""
    say(
        "The logs have to have these tables from their CREATE TABLE on; else add --baseline FILE, a dump of before them"
        f" (mysqldump --single-transaction --source-data=2){more}.",
        None,
    )


def _say_problems(tables: list[TableSchema]) -> None:
    """Say which foreign keys are not understood, and how many."""
    found = [
        f"{table.database}.{table.name}: {key.problem}" for table in tables for key in table.foreign_keys if key.problem
    ]
    if found:
        shown = "; ".join(found[:_MOST]) + ("; ..." if len(found) > _MOST else "")
        many = "1 foreign key is" if len(found) == 1 else f"{len(found)} foreign keys are"
        what = "not understood, and may have changed rows, too, which no command brings back"
        say(f"note: {many} {what}: {shown}", "yellow")


def _known(run: Run) -> list[TableSchema]:
    """Return all definitions of tables that there were, as far as they are known."""
    schema = run.options.schema
    known = schema.tables() if isinstance(schema, History) else ()
    base = schema.base if isinstance(schema, History) else schema
    given = base.tables.values() if isinstance(base, Schema) else ()
    return [*(table for table in given if isinstance(table, TableSchema)), *known]


def _range(state: UndoState, run: Run) -> tuple[str, str] | None:
    """Return a place in the first transaction that is undone, and the last one, by its GTID where it has one; None
    where there is none."""
    first = last = None
    for record in state.store.backwards():
        if record.kind != BEGIN:
            first, last = record, last or record
    if first is None or last is None:
        return None
    gtid = last.text.partition(", ")[0] if last.kind == END else ""
    end = f"{os.path.basename(last.log)}:{run.ledgers[-1].bytes_walked}"
    return f"{os.path.basename(first.log)}:{first.position}", end if " " in gtid or not gtid else gtid


def plain_name(name: str) -> str:
    """Return a name as `state --table` takes it."""
    return quoted_name(name) if "." in name or "`" in name else name

"""Statements that define tables: JSON for programs, a line and the statement for people, a script for a client."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from binlog_kaitai.changes.ledger import iso_time
from binlog_kaitai.ddl.model import Definition, TableSchema, Unclear
from binlog_kaitai.reading.history import DdlStatement
from binlog_kaitai.regex import regex
from binlog_kaitai.states.definition_steps import DefinitionStep
from binlog_kaitai.text.terminal import printable
from binlog_kaitai.types.texts import json_text

__all__ = ["step_json", "step_script", "step_text"]

_ATOMIC = regex(r"(?i)\s+START\s+TRANSACTION\s*\Z")
"""What the server writes after a CREATE TABLE whose rows follow it."""
_MADE, _CHANGED, _DROPPED, _UNCLEAR = "made", "changed", "dropped", "unclear"


def step_text(step: DefinitionStep, gtid: str | None, time: Callable[[int | None], str]) -> Iterator[str]:
    """Yield the lines of a statement for people: where, when, by whom, which tables, and the whole statement."""
    tables = ", ".join(f"{'.'.join(name)} {_outcome(step, found)}" for name, found in step.tables.items())
    yield printable(f"{step.statement.place.position:>10}  {_who(step.statement, gtid, time)}  {tables}")
    yield from (f"            {printable(line)}" for line in step.statement.text.splitlines())


def step_json(step: DefinitionStep, gtid: str | None) -> str:
    """Return the JSON line of a statement."""
    statement = step.statement
    place = statement.place
    return json_text(
        {
            "file": place.file,
            "position": place.position,
            "timestamp": iso_time(statement.timestamp),
            "gtid": gtid,
            "thread_id": statement.thread_id,
            "server_id": statement.server_id,
            "database": statement.database,
            "statement": statement.text,
            "tables": [
                {"table": ".".join(name), "outcome": _outcome(step, found), **_columns(found)}
                for name, found in step.tables.items()
            ],
        }
    )


def step_script(step: DefinitionStep, gtid: str | None) -> Iterator[str]:
    """Yield the lines that run a statement again."""
    statement = step.statement
    place = statement.place
    yield printable(f"-- {place.file}:{place.position}, {_who(statement, gtid, iso_time)}")
    if statement.database:
        name = statement.database.replace("`", "``")
        yield f"CREATE DATABASE IF NOT EXISTS `{name}`;"
        yield f"USE `{name}`;"
    yield f"SET SESSION sql_mode = {statement.sql_mode};"
    yield f"{_ATOMIC.sub('', statement.text.rstrip().rstrip(';'))};"


def _who(by: DdlStatement, gtid: str | None, time: Callable[[int | None], str | None]) -> str:
    thread = "" if by.thread_id is None else f", thread {by.thread_id}"
    return f"{time(by.timestamp)}, server {by.server_id}{thread}{'' if gtid is None else f', {gtid}'}"


def _outcome(step: DefinitionStep, found: Definition) -> str:
    if found is None:
        return _DROPPED
    if isinstance(found, Unclear):
        return _UNCLEAR
    return _MADE if step.makes else _CHANGED


def _columns(found: Definition) -> dict[str, Any]:
    if isinstance(found, Unclear):
        return {"reason": found.reason}
    if not isinstance(found, TableSchema):
        return {}
    columns = [{"name": column.name, "type": str(column)} for column in found.columns]
    return {"columns": columns, "primary_key": list(found.primary_key)}

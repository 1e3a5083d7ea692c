"""LOAD DATA statements in a script, with their files where there is a folder for these."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from typing import Protocol

from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.open_transaction import OpenTransaction
from binlog_kaitai.events.model import Event, QueryEvent
from binlog_kaitai.events.rare_model import ExecuteLoadQueryEvent
from binlog_kaitai.sql.load_files import LoadFiles
from binlog_kaitai.sql.script_controls import WAY_ON, ScriptControls
from binlog_kaitai.sql.state import ScriptState
from binlog_kaitai.sql.text import Line, comment

__all__ = ["LoadStatements", "with_load_files"]


@contextmanager
def with_load_files(state: ScriptState, folder: str | None, *, dry_run: bool = False) -> Iterator[None]:
    """Have a script write the files of LOAD DATA statements to a folder, if one is given; nothing is written for who
    asks only what it would do."""
    if folder is None or state.rows_only:
        yield
        return
    with closing(LoadFiles(None if dry_run else folder)) as state.load_files:
        yield


class _Writer(Protocol):
    """Writes the script; see `script.ScriptWriter`."""

    state: ScriptState
    now: OpenTransaction
    controls: ScriptControls
    variables: list[Line]

    def begin(self, event: Event) -> Iterator[Line]: ...
    def is_part(self, body: QueryEvent) -> bool: ...
    def is_for_chosen(self, query: str, database: str) -> bool: ...
    def statement(self, event: Event, body: QueryEvent, text: bytes | None = None) -> Iterator[Line]: ...


class LoadStatements:
    """Passes on LOAD DATA statements.

    Args:
        writer: passes on statements, and knows what is set for the next one.
        ledger: of the log.
    """

    def __init__(self, writer: _Writer, ledger: FileLedger) -> None:
        self._writer, self._ledger = writer, ledger

    def take(self, event: Event) -> None:
        """Take a piece of a file, which is written whether its statement is wanted or not: that comes later. Raises
        OSError."""
        files = self._writer.state.load_files
        if files is not None:
            files.take(event)
            self._set_once()

    def _set_once(self) -> None:
        """Set once what the next statement reads, which the server logs before each piece of its file."""
        self._writer.variables = list(dict.fromkeys(self._writer.variables))

    def pass_over(self, event: Event) -> None:
        """Leave out a statement, with its file."""
        files = self._writer.state.load_files
        if files is not None and isinstance(event.body, ExecuteLoadQueryEvent):
            files.drop(event)

    def statement(self, event: Event) -> Iterator[Line]:
        """Pass on a statement. Raises ReplayError where that cannot be."""
        writer, state, body = self._writer, self._writer.state, event.body
        query = body.query if isinstance(body, ExecuteLoadQueryEvent) else "LOAD DATA"
        is_chosen = state.rows_only or writer.is_for_chosen(query, getattr(body, "database", ""))
        if not is_chosen or state.rows_only or state.load_files is None:
            why, way = "whose file is in the log", "; --load-dir DIR writes it there and loads it"
        elif not isinstance(body, ExecuteLoadQueryEvent):
            why, way = "as servers before MySQL 5.0 log it", ""
        else:
            why, way = (yield from self._with_file(event, state.load_files)), ""
            if not why:
                return
        writer.variables.clear()
        self.pass_over(event)
        if is_chosen and not (state.rows_only or state.allow_incomplete):
            raise writer.controls.error(f"a LOAD DATA, {why}{way}{WAY_ON}")
        if is_chosen:
            state.left_out[f"LOAD DATA statements, {_OF_MANY.get(why, why)}"] += 1
        yield comment(f"left out: LOAD DATA at {event.file}:{event.position}")

    def _with_file(self, event: Event, files: LoadFiles) -> Generator[Line, None, str]:
        """Pass on a statement, which reads the file that was written; returns why that cannot be, or nothing. Raises
        ReplayError."""
        writer = self._writer
        found = files.statement(writer.now.frame, event, self._ledger.lost)
        if isinstance(found, str):
            return found
        body, text = found
        if writer.now.is_explicit and writer.is_part(body):
            yield from writer.begin(event)
        self._set_once()
        yield from writer.statement(event, body, text)
        files.keep(event)
        return ""


_OF_MANY = {"whose file is in the log": "whose files are in the log"}

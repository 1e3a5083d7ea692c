"""The statements of a log, as a client can run them again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.ddl.lexer import pieces
from binlog_kaitai.events.bodies import query_bytes
from binlog_kaitai.events.model import Event, QueryEvent
from binlog_kaitai.events.rare_model import IntvarEvent, RandEvent, UserVarEvent
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.regex import regex
from binlog_kaitai.sql.session import Session, settings_of
from binlog_kaitai.sql.state import AMBIGUOUS
from binlog_kaitai.sql.text import hexadecimal, quoted_name
from binlog_kaitai.values.charset import BINARY_COLLATION, charset_name, collation_name

__all__ = ["as_one_transaction", "delimited", "has_odd_names", "is_ambiguous", "replayed", "variable"]

_SUPPRESS_USE, _THREAD_SPECIFIC = layout.EventFlag.suppress_use, layout.EventFlag.thread_specific
_START_TRANSACTION = regex(rb"(?i)START\s+TRANSACTION\s*\Z")
_CLIENT_COMMAND = regex(rb"(?im)^[ \t]*delimiter\b")
"""What the client `mysql` would take for its own command at the start of a line."""
_ANSI_QUOTES = layout.SqlModeFlag.ansi_quotes
_DELIMITER = b"$$"
_USUAL = "utf8mb4"


def as_one_transaction(text: bytes) -> bytes:
    """Return a statement that creates a table of a query, which the server logs as the begin of a transaction with its
    rows, as one that stands for itself."""
    return _START_TRANSACTION.sub(b"", text).rstrip()


def replayed(
    frame: Frame, event: Event, body: QueryEvent, session: Session, text: bytes | None = None
) -> Iterator[str | bytes]:
    """Yield the lines that run a statement of a log again, with the settings that it ran with; or another `text` in its
    place."""
    text = query_bytes(frame, body) if text is None else text
    if not event.header.flags & _SUPPRESS_USE:
        yield from session.use(body.database, quoted_name(body.database))
    charset = _charset_to_tell(body, text)
    if charset is not None:
        yield f"/*!\\C {charset} */;"
        session.note({"NAMES": charset})
    settings = settings_of(body.status_vars, event.header.timestamp, form=frame.format, thread=_thread(event, body))
    yield from session.want(settings)
    mode = int(settings.get("sql_mode", 0))
    if charset is None and has_odd_names(body.status_vars):
        text = _with_backticks(text, mode)
    yield from delimited(_without_commands(text, body.query, mode))
    if charset is not None:
        yield f"/*!\\C {_USUAL} */;"
        session.note({"NAMES": _USUAL})


def _thread(event: Event, body: QueryEvent) -> int | None:
    """Return the connection of a statement that has temporary tables of its own, or asks for its number."""
    return body.thread_id if event.header.flags & _THREAD_SPECIFIC else None


def _with_backticks(text: bytes, sql_mode: int) -> bytes:
    """Return a statement with names in backticks that have a backslash in double quotes, where clients take it for an
    escape."""
    parts, end = [], 0
    for piece in pieces(text.decode("latin-1"), sql_mode):  # which leaves the quotes of others as they are
        if piece.kind == "double" and "\\" in piece.text:
            name = quoted_name(piece.text[1:-1].replace('""', '"'))
            parts += [text[end : piece.start], name.encode("latin-1")]
            end = piece.start + len(piece.text)
    return b"".join([*parts, text[end:]])


def has_odd_names(variables: Mapping[str, object]) -> bool:
    """Return whether names may stand in double quotes, in a statement with these status variables."""
    mode = variables.get("sql_mode")
    return isinstance(mode, dict) and bool(mode["low"] & _ANSI_QUOTES)


def _without_commands(text: bytes, query: str, sql_mode: int) -> bytes:
    """Return a statement with a comment where the client would take the start of a line for its own command; that is
    not inside of strings and names, where a comment would be a part of them."""
    if not _CLIENT_COMMAND.search(text):
        return text
    lines = text.split(b"\n")
    is_same = len(lines) == query.count("\n") + 1
    inside = _lines_inside(query if is_same else text.decode("latin-1"), sql_mode)
    for number, line in enumerate(lines):
        if number not in inside and _CLIENT_COMMAND.match(line):
            lines[number] = b"/**/" + line
    return b"\n".join(lines)


def _lines_inside(query: str, sql_mode: int) -> set[int]:
    """Return the numbers of the lines that begin inside of a string, a name or a comment."""
    inside: set[int] = set()
    number = end = 0
    for piece in pieces(query, sql_mode):
        number += query.count("\n", end, piece.start)
        first, end = number, piece.start + len(piece.text)
        number += piece.text.count("\n")
        inside.update(range(first + 1, number + 1))
    return inside


def _charset_to_tell(body: QueryEvent, text: bytes) -> str | None:
    """Return the character set of a statement that the client has to know, lest it takes a part of a character for a
    backslash; None for most."""
    return _ambiguous(body.status_vars) if b"\\" in text and not text.isascii() else None


def _ambiguous(variables: Mapping[str, object]) -> str | None:
    ids: Any = variables.get("charset")
    charset = charset_name(ids["character_set_client"]) if ids else None
    return charset if charset in AMBIGUOUS else None


def is_ambiguous(variables: Mapping[str, object]) -> bool:
    """Return whether a client that was run with these status variables may take a part of a character for a
    backslash."""
    return _ambiguous(variables) is not None


def delimited(text: bytes) -> Iterator[bytes]:
    """Yield the lines of a statement and what ends it."""
    if b";" not in text:
        may_end_in_comment = b"--" in text or b"#" in text
        yield text + (b"\n;" if may_end_in_comment else b";")
        return
    delimiter = _DELIMITER
    while delimiter in text:
        delimiter += b"$"
    yield b"DELIMITER " + delimiter
    yield text
    yield delimiter
    yield b"DELIMITER ;"


def variable(body: IntvarEvent | RandEvent | UserVarEvent) -> str:
    """Return the statement that sets what the next statement of the log reads."""
    if isinstance(body, IntvarEvent):
        return f"SET {body.name} = {body.value};"
    if isinstance(body, RandEvent):
        return f"SET RAND_SEED1 = {body.seed1}, RAND_SEED2 = {body.seed2};"
    return f"SET @{quoted_name(body.name)} := {_user_value(body)};"


def _user_value(body: UserVarEvent) -> str:
    value = body.value
    if value is None:
        return "NULL"
    if isinstance(value, float):
        return f"{value!r}e0" if "e" not in repr(value) else repr(value)
    if isinstance(value, int):
        return f"CAST({value} AS UNSIGNED)" if body.unsigned else str(value)
    if isinstance(value, str):
        return value
    charset = None if body.collation is None else charset_name(body.collation)
    collation = None if body.collation is None else collation_name(body.collation)
    if charset is None or body.collation == BINARY_COLLATION:
        return hexadecimal(value)
    return f"_{charset} {hexadecimal(value)} COLLATE {collation}"

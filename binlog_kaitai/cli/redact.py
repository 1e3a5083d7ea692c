"""Options of the commands that can hide values."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import click

from binlog_kaitai.changes.options import ReadOptions, pass_over
from binlog_kaitai.cli.common import apply_options
from binlog_kaitai.cli.messages import say
from binlog_kaitai.compiled.definitions import find_ddl
from binlog_kaitai.errors import RedactionError, SourceError
from binlog_kaitai.log.source import Source
from binlog_kaitai.redaction.hidden import Redaction
from binlog_kaitai.redaction.renames import folded
from binlog_kaitai.redaction.secret import Secret

__all__ = ["follow", "redact_options", "redaction", "require_met"]

F = TypeVar("F", bound=Callable[..., Any])
_PARTS = re.compile(r"(?:`((?:[^`]|``)+)`|([^.`]+))(?:\.|\Z)")
_LEN_KEY = 32
_MOST_NAMED = 20
"""Columns or tables that a message names."""


class _Column(click.ParamType[tuple[str, str, str]]):
    """A column with its table and database."""

    name = "column"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, str, str]:
        parts, at, text = [], 0, str(value)
        while at < len(text) and (match := _PARTS.match(text, at)):
            parts.append(match[2] or match[1].replace("``", "`"))
            at = match.end()
        if at < len(text) or text.endswith(".") or len(parts) != 3:
            self.fail(f"{text!r} is not DATABASE.TABLE.COLUMN; names with dots are in backquotes", param, ctx)
        return parts[0], parts[1], parts[2]


class _Key(click.ParamType[bytes]):
    """A key, or @ and the file that has it."""

    name = "key"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> bytes:
        if isinstance(value, bytes):
            return value
        try:
            key = Path(value[1:]).read_bytes().strip() if value.startswith("@") else str(value).encode()
        except OSError as error:
            self.fail(f"{value[1:]}: {error.strerror}", param, ctx)
        if not key:
            self.fail("the key is empty", param, ctx)
        return key


redact_options: Callable[[F], F] = apply_options(
    [
        click.option(
            "--redact",
            "redacted",
            multiple=True,
            type=_Column(),
            metavar="DATABASE.TABLE.COLUMN",
            help="Replace the values of this column by others of the same size, and those of all statements. Can be"
            " repeated.",
        ),
        click.option(
            "--redact-text", is_flag=True, help="The same for all columns of strings: text, bytes, JSON, labels."
        ),
        click.option(
            "--redact-key",
            type=_Key(),
            metavar="KEY",
            help="By which values are replaced, or @FILE for what a file has: with the same key the same value always"
            " gets the same replacement. Keep it secret.  [default: a new one each time]",
        ),
    ]
)


def redaction(given: dict[str, Any]) -> Redaction | None:
    """Take the options out of those that were given. Returns None if nothing is to be hidden."""
    columns, all_text, key = given.pop("redacted"), given.pop("redact_text"), given.pop("redact_key")
    if not columns and not all_text:
        if key is not None:
            raise click.UsageError("--redact-key is of no use without --redact or --redact-text")
        return None
    return Redaction(Secret(key or secrets.token_bytes(_LEN_KEY)), frozenset(columns), all_text)


def follow(hidden: Redaction | None, sources: Iterable[Source], options: ReadOptions) -> None:
    """Learn from the logs by which other names they know the columns that were given. Ends the command if they leave it
    open. Raises SourceError for a log that can be read only once."""
    if hidden is None or not hidden.columns:
        return
    thorough = replace(options, mode="permissive", on_damage=pass_over)  # what is renamed behind damage counts, too
    found = [find_ddl(_file(source), thorough, by_index=False) for source in sources]
    try:
        hidden.follow(statement for log in found for statement in log)
    except RedactionError as error:
        say(str(error), "red")
        _end()


def _file(source: Source) -> Source:
    if source.is_stream:
        raise SourceError(
            "--redact reads a log twice, for columns may have other names in it before and later; give a file, or use"
            " --redact-text",
            source.name,
        )
    return source


def require_met(hidden: Redaction | None) -> None:
    """Say what was replaced. Ends the command, if something was not hidden that should be."""
    if hidden is None:
        return
    if hidden.problem is None and hidden.unmet():
        names = ", ".join(hidden.unmet())
        hidden.problem = RedactionError(f"--redact {names}: no table in what was read has it; is the name right?")
        say(str(hidden.problem), "red")
    if hidden.problem is None and hidden.strangers:
        hidden.problem = RedactionError(
            f"other tables than those that are wanted have rows in the same transactions, and nothing of them would be"
            f" replaced: {_named(hidden.strangers.values())}; `carve --unit event` leaves their rows out, --redact and"
            " --redact-text replace them, too"
        )
        say(str(hidden.problem), "red")
    if hidden.problem is not None:
        _end()
    for text in hidden.warnings.values():
        say(f"warning: {text}", "yellow")
    for line in _summary(hidden):
        say(line, None)


def _end() -> None:
    say("nothing was written, for it would not be safe to share", "red")
    raise click.exceptions.Exit(1)


def _summary(hidden: Redaction) -> Iterator[str]:
    """Yield what was replaced, and the columns of strings that were not."""
    named = (
        ".".join(name) + ("" if folded(*name) == folded(*given) else f" (as {'.'.join(given)})")
        for name, given in sorted(hidden.replaced.items())
    )
    yield f"replaced: {_named(named) or 'nothing in rows'}; all values in statements"
    if hidden.left:
        yield f"left as they are, of strings: {_named('.'.join(name) for name in sorted(hidden.left))}"


def _named(names: Iterable[str]) -> str:
    found = list(names)
    more = len(found) - _MOST_NAMED
    return ", ".join(found[:_MOST_NAMED]) + (f" and {more:,} more" if more > 0 else "")

"""Options of the commands that can hide values."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from binlog_kaitai.cli.common import apply_options
from binlog_kaitai.cli.messages import say
from binlog_kaitai.errors import RedactionError
from binlog_kaitai.redaction.events import Redaction
from binlog_kaitai.redaction.secret import Secret

__all__ = ["redact_options", "redaction", "require_met"]

F = TypeVar("F", bound=Callable[..., Any])
_PARTS = re.compile(r"(?:`((?:[^`]|``)+)`|([^.`]+))(?:\.|\Z)")
_LEN_KEY = 32


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


def require_met(hidden: Redaction | None) -> None:
    """End the command, if something was not hidden that should be."""
    if hidden is None:
        return
    if hidden.problem is None and hidden.unmet():
        names = ", ".join(hidden.unmet())
        hidden.problem = RedactionError(f"--redact {names}: no table in what was read has it; is the name right?")
        say(str(hidden.problem), "red")
    if hidden.problem is not None:
        say("nothing was written, for it would not be safe to share", "red")
        raise click.exceptions.Exit(1)

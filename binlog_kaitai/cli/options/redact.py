"""Options of the commands that can hide values."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

import click

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions, pass_over
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.cli.options.common import apply_options
from binlog_kaitai.cli.options.groups import HIDDEN, option_in
from binlog_kaitai.cli.terminal.messages import say
from binlog_kaitai.errors import BinlogError, RedactionError, SourceError
from binlog_kaitai.log.source import Source, SourceList
from binlog_kaitai.named import NamedTuple
from binlog_kaitai.reading.history import with_history
from binlog_kaitai.regex import regex
from binlog_kaitai.system import file_bytes

__all__ = [
    "carve_redacted",
    "follow",
    "mask_options",
    "masked",
    "masking",
    "redact_options",
    "redaction",
    "require_met",
]

if TYPE_CHECKING:
    from binlog_kaitai.carving.output import Output
    from binlog_kaitai.compiled.listings.carved import LogCarver, Unit
    from binlog_kaitai.redaction.hidden import Redaction
    from binlog_kaitai.redaction.masking import Masking

F = TypeVar("F", bound=Callable[..., Any])
_PARTS = regex(r"(?:`((?:[^`]|``)+)`|([^.`]+))(?:\.|\Z)")
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
            key = file_bytes(value[1:]).strip() if value.startswith("@") else str(value).encode()
        except OSError as error:
            self.fail(f"{value[1:]}: {error.strerror}", param, ctx)
        if not key:
            self.fail("the key is empty", param, ctx)
        return key


_option = option_in(HIDDEN)


def _options(column: str) -> Callable[[F], F]:
    return apply_options(
        [
            _option(
                "--redact", "redacted", multiple=True, type=_Column(), metavar="DATABASE.TABLE.COLUMN", help=column
            ),
            _option("--redact-text", is_flag=True, help="The same for all string columns: text, bytes, JSON, labels."),
            _option(
                "--redact-key",
                type=_Key(),
                metavar="KEY",
                help="Key for the replacement values, or @FILE: the same key always gives the same value the same"
                " replacement. Keep it secret.  [default: a new one each time]",
            ),
        ]
    )


redact_options: Callable[[F], F] = _options(
    "Replace the values of this column by others of the same size, and those of all statements. Can be repeated."
)
mask_options: Callable[[F], F] = _options(
    "Show other values of this column, the same as in what `carve --redact` writes with the same key. Can be repeated."
)


class _Given(NamedTuple):
    columns: frozenset[tuple[str, str, str]]
    all_text: bool
    key: bytes


def _given(given: dict[str, Any]) -> _Given | None:
    columns, all_text, key = given.pop("redacted"), given.pop("redact_text"), given.pop("redact_key")
    if not columns and not all_text:
        if key is not None:
            raise click.UsageError("--redact-key is of no use without --redact or --redact-text")
        return None
    return _Given(frozenset(columns), all_text, key or os.urandom(_LEN_KEY))


def redaction(given: dict[str, Any]) -> Redaction | None:
    """Take the options out of those that were given. Returns None if nothing is to be hidden."""
    hidden = _given(given)
    if hidden is None:
        return None
    from binlog_kaitai.redaction.hidden import Redaction  # most runs hide nothing
    from binlog_kaitai.redaction.secret import Secret

    return Redaction(Secret(hidden.key), hidden.columns, hidden.all_text)


def masking(given: dict[str, Any]) -> Masking | None:
    """Take the options out of those that were given, for rows that are masked while they are read. Raises UsageError
    where the statements of the rows are wanted, too."""
    hidden = _given(given)
    if hidden is None:
        return None
    if given.get("with_query"):
        raise click.UsageError(
            "--with-query would show the values that are to be replaced; `carve --redact` writes a log in which"
            " statements are redacted, too"
        )
    from binlog_kaitai.redaction.masking import Masking  # most runs hide nothing

    return Masking(hidden.key, hidden.columns, all_text=hidden.all_text)


def masked(
    options: ReadOptions, hidden: Masking | None, sources: SourceList, filter: Filter | None, *, follows: bool = False
) -> ReadOptions:
    """Return options by which values are masked, after a look at all tables of the logs. Ends the command if something
    would not be hidden that should be. Raises SourceError for a log that can be read only once, UsageError."""
    if hidden is None:
        return options
    if follows and hidden.redaction.columns:
        raise click.UsageError(
            "--redact and --follow do not go together, for columns may get other names in what is still to come; give"
            " --redact-text"
        )
    follow(hidden.redaction, sources, options)
    asked = frozenset() if filter is None or filter.where is None else _names_in(filter.where.tree)
    if asked and follows:
        raise click.UsageError("--where and --follow do not go together with --redact-text: which columns are asked")
    try:
        for source in sources:
            _look(source, with_history(options, sources), hidden, filter or Filter(), asked)
    except RedactionError as error:
        say(str(error), "red")
        _end()
    if not all(source.is_stream for source in sources):
        require_met(hidden.redaction, "all values in statements that are shown")
    return replace(options, masks=hidden)


def _names_in(where: Any) -> frozenset[str]:
    from binlog_kaitai.where.nodes import names_of  # most runs hide nothing

    return frozenset(name.column.casefold() for name in names_of(where))


def _look(source: Source, options: ReadOptions, hidden: Masking, filter: Filter, asked: frozenset[str]) -> None:
    """Look at the tables of a log. Raises RedactionError, UsageError."""
    if source.is_stream:
        if asked:
            raise click.UsageError("--where and --redact-text need a file: which columns are text is not known before")
        return
    from binlog_kaitai.compiled.tables.table_maps import tables_in  # most runs hide nothing

    found = (table for table in tables_in(source, options) if filter.names(table.database, table.name))
    try:
        for table in found:
            hidden.redaction.note(table, source.name, "", "")
            masked = {column.name.casefold() for column in hidden.table(table).columns if column.is_masked}
            if masked & asked:
                name = f"{table.database}.{table.name}"
                raise click.UsageError(
                    f"--where asks for {', '.join(sorted(masked & asked))} of {name}, whose values are replaced"
                )
    except RedactionError:
        raise
    except BinlogError:
        return  # whoever reads the log will say what is wrong


def follow(hidden: Redaction | None, sources: Iterable[Source], options: ReadOptions) -> None:
    """Learn from the logs by which other names they know the columns that were given. Ends the command if they leave it
    open. Raises SourceError for a log that can be read only once."""
    if hidden is None or not hidden.columns:
        return
    from binlog_kaitai.compiled.tables.definitions import find_ddl  # most runs hide nothing

    thorough = replace(options, mode="permissive", on_damage=pass_over)  # what is renamed after damage counts, too
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


def carver_of(
    hidden: Redaction | None,
    source: Source,
    options: ReadOptions,
    filter: Filter | None,
    progress: Callable[[int], None],
    span: Span | None = None,
) -> LogCarver:
    """Return what carves a log, of whose tables the definitions are known where something is hidden."""
    from binlog_kaitai.compiled.listings.carved import LogCarver
    from binlog_kaitai.compiled.rows.compiled_log import CompiledLog

    known = options if hidden is None else with_history(options, [source])
    return LogCarver(CompiledLog(source, known, filter, progress, span=span))


def carve_redacted(
    carver: LogCarver, output: Output, hidden: Redaction | None, *, unit: Unit = "transaction", whole: bool = False
) -> None:
    """Carve a log without the values that must not be seen. Raises BinlogError at damage, and for what cannot be
    redacted; see `LogCarver.carve_to`."""
    if hidden is None:
        carver.carve_to(output, unit=unit, whole=whole)
        return
    from binlog_kaitai.compiled.listings.redacted import RedactedOutput  # most runs hide nothing
    from binlog_kaitai.compiled.listings.redacting import Redacting
    from binlog_kaitai.inspection.logs import decoder_maker
    from binlog_kaitai.redaction.events import Redactor

    log = carver.log
    name = log.source.name
    redactor = Redactor(hidden, decoder_maker(log.options, name, lambda text: None), name)
    redacting = Redacting(redactor, hidden, name, log.ledger.asked)
    RedactedOutput(output, redacting).take_from(carver, unit=unit, whole=whole)


def require_met(hidden: Redaction | None, statements: str = "all values in statements") -> None:
    """Say what was replaced, also in statements. Ends the command, if something was not hidden that should be."""
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
    for line in _summary(hidden, statements):
        say(line, None)


def _end() -> None:
    say("nothing was written, for it would not be safe to share", "red")
    raise click.exceptions.Exit(1)


def _summary(hidden: Redaction, statements: str) -> Iterator[str]:
    """Yield what was replaced, and the columns of strings that were not."""
    from binlog_kaitai.redaction.renames import folded  # most runs hide nothing

    named = (
        ".".join(name) + ("" if folded(*name) == folded(*given) else f" (as {'.'.join(given)})")
        for name, given in sorted(hidden.replaced.items())
    )
    yield f"replaced: {_named(named) or 'nothing in rows'}; {statements}"
    if hidden.left:
        yield f"left as they are, of strings: {_named('.'.join(name) for name in sorted(hidden.left))}"


def _named(names: Iterable[str]) -> str:
    found = list(names)
    more = len(found) - _MOST_NAMED
    return ", ".join(found[:_MOST_NAMED]) + (f" and {more:,} more" if more > 0 else "")

"""What the commands share: options, the loop over logs, progress, messages."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, TypeVar, cast

import click
from click.shell_completion import CompletionItem

from binlog_kaitai.archive.relevant import ruled_out
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.fitting import require_fit
from binlog_kaitai.changes.history import DdlStatement, find_ddl, with_history
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.options import pass_over
from binlog_kaitai.changes.reader import BinlogReader, ReadOptions
from binlog_kaitai.cli.messages import Progress
from binlog_kaitai.cli.progress import Data, show_progress
from binlog_kaitai.cli.sizes import ByteSize
from binlog_kaitai.compiled.choose import ENGINES, Engine, choose, require
from binlog_kaitai.compiled.machine_code import is_available, platform
from binlog_kaitai.errors import BinlogError, RedactionError, SourceChangedError, SourceError
from binlog_kaitai.extras import require_package
from binlog_kaitai.format.compression import MAX_EVENT_SIZE
from binlog_kaitai.log.crypto import CIPHERS, load_keys
from binlog_kaitai.log.source import Source, SourceList, find_sources

if TYPE_CHECKING:
    from rich.console import RenderableType

__all__ = [
    "FILE",
    "MakeReader",
    "Output",
    "Run",
    "advice",
    "apply_options",
    "decoding_options",
    "engine_option",
    "listing_option",
    "names_option",
    "needs",
    "output_option",
    "paths_argument",
    "read_options",
    "reading_options",
    "schema_option",
    "schema_options",
]

MakeReader = Callable[[Source, ReadOptions, Filter | None, Callable[[int], None]], BinlogReader]
F = TypeVar("F", bound=Callable[..., Any])
_BATCH = 1 << 16
_ADVICE = " (--mode permissive skips the damage and reads on)"

FILE = click.Path(readable=False)  # no more than a completion; what is wrong with a file is said when it is read
paths_argument = click.argument("paths", nargs=-1, required=True, metavar="PATH...", type=FILE)
names_option = click.option(
    "--names",
    type=click.Choice(["auto", "positional"]),
    default="auto",
    show_default=True,
    help="Column names from the log or the schema where they have them, or always @1, @2 ... as mysqlbinlog prints.",
)


def _folders(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    return [CompletionItem(incomplete, type="dir")]


def output_option(text: str) -> Callable[[F], F]:
    """Return the option for a folder of output."""
    return click.option("--output", required=True, metavar="DIR", help=text, shell_complete=_folders)


_READING = [
    click.option(
        "--no-verify-checksum",
        "verify_checksums",
        flag_value=False,
        default=True,
        help="Do not check the CRC32 checksums of events.",
    ),
    click.option(
        "--text-errors",
        type=click.Choice(["strict", "replace", "bytes"]),
        default="bytes",
        show_default=True,
        help="What to do with bytes that are not valid in the character set of their column: fail, replace them by"
        " U+FFFD, or output the whole value as bytes (base64 in JSON).",
    ),
    click.option(
        "--max-event-size",
        type=ByteSize(),
        default=MAX_EVENT_SIZE,
        metavar="SIZE",
        help="Treat an event larger than this as damage. Each event is read into memory.  [default: 1GiB]",
    ),
    click.option(
        "--keys",
        metavar="FILE",
        type=FILE,
        help="Keys of encrypted logs: the keyring file of MySQL, or the key file of MariaDB.",
    ),
    click.option(
        "--keys-secret", metavar="FILE", type=FILE, help="File with the password of an encrypted MariaDB key file."
    ),
    click.option(
        "--cipher",
        type=click.Choice(CIPHERS),
        help="Cipher of encrypted MariaDB logs; only needed for logs without checksums.",
    ),
]


def _installed(ctx: click.Context, param: click.Parameter, engine: Engine) -> Engine:
    try:
        require(engine)
    except ImportError as error:
        raise click.UsageError(str(error)) from error
    if engine == "auto" and not is_available() and not ctx.resilient_parsing:
        click.echo(
            f"note: no machine code for {platform()}: the object path reads the logs, which takes longer", err=True
        )
    return engine


engine_option = click.option(
    "--engine",
    type=click.Choice(ENGINES),
    default="auto",
    show_default=True,
    callback=_installed,
    help="Which decoder is used: the compiled loops, Python objects, or the loops wherever they can read a log. The"
    " output is the same.",
)

listing_option = click.option(
    "--format",
    "output",
    type=click.Choice(["table", "jsonl"]),
    default="table",
    show_default=True,
    help="A table for people, or one JSON object a line.",
)

schema_option = click.option(
    "--schema",
    metavar="FILE",
    type=FILE,
    help="Table definitions, for column names, signs, character sets and labels that the log lacks: SQL as"
    " `mysqldump --no-data` writes it, or a JSON array of rows of INFORMATION_SCHEMA.COLUMNS.",
)
_SCHEMA = [
    schema_option,
    click.option(
        "--schema-from-log",
        is_flag=True,
        help="Take table definitions from the DDL in the logs, each valid from there on. With --schema, the file has"
        " the definitions before the first log.",
    ),
]


def apply_options(options: list[Callable[[F], F]]) -> Callable[[F], F]:
    """Return a decorator that adds options to a command, in their order."""

    def decorate(command: F) -> F:
        for option in reversed(options):
            command = option(command)
        return command

    return decorate


def read_options(given: dict[str, Any], kind: type[ReadOptions] = ReadOptions, **fixed: Any) -> ReadOptions:
    """Take the reading options out of a command's arguments; `fixed` are those that the command decides."""
    fixed["on_damage"] = pass_over  # the commands print the errors of the ledgers
    path, secret, cipher = given.pop("keys"), given.pop("keys_secret"), given.pop("cipher")
    for name, value in {"--keys-secret": secret, "--cipher": cipher}.items():
        if value is not None and path is None:
            raise click.UsageError(f"{name} is about the keys of encrypted logs; give these by --keys")
    if path is not None:
        password = _secret(secret) if secret is not None else None
        fixed["keys"] = load_keys(path, secret=password, cipher=cipher)
    return kind.of(**given, **fixed)


def needs(package: str) -> None:
    """Say how to install a package of an extra, if it is missing. Raises UsageError."""
    try:
        require_package(package)
    except ImportError as error:
        raise click.UsageError(str(error)) from error


def _secret(path: str) -> bytes:
    try:
        return Path(path).read_bytes().rstrip(b"\r\n")
    except OSError as error:
        raise SourceError(f"the secret cannot be read: {error.strerror or error}", path) from error


schema_options = apply_options(_SCHEMA)
decoding_options = apply_options(_READING)
"""The options of how to read, for commands that always read on behind damage."""


def reading_options(default_mode: str = "failfast") -> Callable[[F], F]:
    """Return the options of how to read, with a default for `--mode`."""
    mode = click.option(
        "--mode",
        type=click.Choice(["failfast", "permissive"]),
        default=default_mode,
        show_default=True,
        help="At damage: stop reading this log, or skip to the next valid event. The exit status is 1 either way.",
    )
    return apply_options([mode, *_READING])


def _definitions(engine: Engine, sources: list[Source], options: ReadOptions) -> list[list[DdlStatement]]:
    """Return the statements of each log that may define tables. Raises SourceError."""
    from binlog_kaitai.compiled.walk import definitions

    is_object = [choose(engine, source, options) == "objects" for source in sources]
    finders = (find_ddl if is_one else definitions.find_ddl for is_one in is_object)
    return [find(source, options) for find, source in zip(finders, sources, strict=True)]


class Run:
    """One command over its logs: a reader for each, progress, and what went wrong.

    A log that cannot be read to its end does not keep the others from being read.
    """

    def __init__(
        self,
        paths: Sequence[str],
        options: ReadOptions,
        filter: Filter | None = None,
        data: Data = "while",
        engine: Engine = "auto",
    ) -> None:
        self.sources: SourceList = find_sources(paths)
        self.ledgers: list[FileLedger] = []
        self.options = with_history(options, self.sources, partial(_definitions, engine))
        self._filter = filter
        require_fit(self.sources, self.options, filter)
        self._data: Data = data
        self._progress = Progress()

    def readers(self, make: MakeReader = BinlogReader, *, only_rows: bool = False) -> Iterator[BinlogReader]:
        """Yield a reader for each log, in order; the progress is shown while they are used.

        Where `only_rows` are asked for, logs are left out of which an index says that none in them is wanted.
        """
        with show_progress(self.sources, self._data) as self._progress:
            last = len(self.sources) - 1
            for number, source in enumerate(self.sources):
                chosen = self._filter.for_log(first=number == 0, last=number == last) if self._filter else None
                known = ruled_out(source, chosen) if only_rows else None
                if known is not None:
                    self._progress.advance(source.stored_size or 0)
                    self.ledgers.append(known)
                    continue
                reader = make(source, self.options, chosen, self._progress.advance)
                self.ledgers.append(reader.ledger)
                yield reader

    @contextmanager
    def log(self, reader: BinlogReader) -> Iterator[None]:
        """Around the use of one reader: reports its error and warnings."""
        try:
            yield
        except BinlogError as error:
            if isinstance(error, SourceError) and not isinstance(error, SourceChangedError):
                raise
            reader.ledger.fail(error)
            if self.options.mode == "failfast":
                said = "" if isinstance(error, RedactionError) else advice(reader.ledger, self.options)
                self._progress.say(f"{error}{said}", "red")
        finally:
            for text in reader.ledger.errors if self.options.mode == "permissive" else ():
                self._progress.say(text, "red")
            for warning in reader.ledger.warnings:
                self._progress.say(f"warning: {warning}", "yellow")

    @contextmanager
    def aside(self, out: Output) -> Iterator[None]:
        """Around output in one piece, while the progress bar is away."""
        with self._progress.aside():
            yield
            out.flush()

    def finish(self, *, named: bool = False) -> int:
        """Return the exit status; says how many files were passed over, unless the command has named them."""
        others = len(self.sources.passed_over)
        if others and not named:
            self._progress.say(f"note: {others} other files there are no binary logs; `verify` names them", "yellow")
        return 0 if all(ledger.ok for ledger in self.ledgers) else 1


class Output:
    """Standard output, written in pieces of good size."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._size = 0
        self.has_data = False
        """Something but headings was written."""

    def line(self, text: str) -> None:
        """Write one line."""
        self.has_data = True
        self.heading(text)

    def heading(self, text: str) -> None:
        """Write one line that is no data."""
        self._lines.append(text)
        self._size += len(text)
        if self._size > _BATCH:
            self.flush()

    def all(self, texts: Iterable[str]) -> None:
        """Write some lines."""
        for text in texts:
            self.line(text)

    def table(self, table: RenderableType) -> None:
        """Write a table of rich, as wide as the terminal."""
        from rich.console import Console

        self.flush()
        Console(highlight=False, markup=False, file=sys.stdout).print(table)
        self.has_data = True

    def large_line(self, pieces: Iterable[str]) -> None:
        """Write one line of pieces, none of which waits."""
        self.has_data = True
        self.flush()
        for piece in pieces:
            sys.stdout.write(piece)
        sys.stdout.write("\n")

    def lines(self, data: memoryview) -> None:
        """Write lines that are UTF-8 already."""
        self.has_data = True
        self.flush()
        if isinstance(sys.stdout, TextIOWrapper):
            _write_all(sys.stdout.buffer, data)
        else:
            sys.stdout.write(str(data, "utf-8"))

    def flush(self) -> None:
        """Write what is waiting."""
        if self._lines:
            self._lines.append("")
            sys.stdout.write("\n".join(self._lines))
            self._lines, self._size = [], 0
        sys.stdout.flush()

    def __enter__(self) -> Output:
        return self

    def __exit__(self, *error: object) -> None:
        if not isinstance(error[1], BrokenPipeError):
            self.flush()


def _write_all(file: BinaryIO, data: memoryview) -> None:
    """Write all of it; a file without a buffer, as `python -u` has it, may take less at a time."""
    while data:
        count = cast("int | None", file.write(data))
        if count is None:
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))
        data = data[count:]


def advice(ledger: FileLedger, options: ReadOptions) -> str:
    """Return what to do about a log that was given up at damage, with more bytes behind it."""
    left = (ledger.size or 0) - ledger.bytes_walked
    given_up = options.mode == "failfast" and ledger.state == "damaged"
    return _ADVICE if given_up and ledger.num_events > 0 and left > 0 else ""

"""What the commands share: options, the loop over logs, progress, messages."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Iterable
from functools import wraps
from io import TextIOWrapper
from typing import TYPE_CHECKING, Any, BinaryIO, ParamSpec, TypeVar, cast

import click

from binlog_kaitai.changes.options import pass_over
from binlog_kaitai.cli.options.continuity import continuity_option
from binlog_kaitai.cli.options.formats import Formats
from binlog_kaitai.cli.options.groups import READING, SHOWN, option_in
from binlog_kaitai.cli.options.sizes import ByteSize
from binlog_kaitai.compiled.machine_code import require
from binlog_kaitai.errors import SourceError
from binlog_kaitai.extras import require_package
from binlog_kaitai.format.compression import MAX_EVENT_SIZE
from binlog_kaitai.log.crypto import CIPHERS, load_keys
from binlog_kaitai.reading.reader import ReadOptions
from binlog_kaitai.system import file_bytes

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    from binlog_kaitai.text.sums_table import SumsTable

__all__ = [
    "FILE",
    "Output",
    "apply_options",
    "decoding_options",
    "jobs_option",
    "listing_option",
    "machine_code_needed",
    "names_option",
    "needs",
    "output_option",
    "paths_argument",
    "read_options",
    "reading_options",
    "schema_option",
    "schema_options",
]

F = TypeVar("F", bound=Callable[..., Any])
P = ParamSpec("P")
T = TypeVar("T")
_BATCH = 1 << 16
_PIPE_WIDTH = 1000
"""Characters of the lines of a table where they go to another program."""

FILE = click.Path(readable=False)  # no more than a completion; what is wrong with a file is said when it is read
paths_argument = click.argument("paths", nargs=-1, required=True, metavar="PATH...", type=FILE)
names_option = option_in(SHOWN)(
    "--names",
    type=click.Choice(["auto", "positional"]),
    default="auto",
    show_default=True,
    help="Column names from the log or the schema where they have them, or always @1, @2 ... as mysqlbinlog prints.",
)


def _folders(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from click.shell_completion import CompletionItem  # most runs complete nothing

    return [CompletionItem(incomplete, type="dir")]


def output_option(text: str) -> Callable[[F], F]:
    """Return the option for a folder of output."""
    return click.option("--output", "-o", required=True, metavar="DIR", help=text, shell_complete=_folders)


_reading_option = option_in(READING)
_READING = [
    _reading_option(
        "--no-verify-checksum",
        "verify_checksums",
        flag_value=False,
        default=True,
        help="Do not check the CRC32 checksums of events.",
    ),
    _reading_option(
        "--text-errors",
        type=click.Choice(["strict", "replace", "bytes"]),
        default="bytes",
        show_default=True,
        help="What to do with bytes that are not valid in the character set of their column: fail, replace them by"
        " U+FFFD, or output the whole value as bytes (base64 in JSON).",
    ),
    _reading_option(
        "--max-event-size",
        type=ByteSize(),
        default=MAX_EVENT_SIZE,
        metavar="SIZE",
        help="Treat events larger than this as damage, also after decompression of an event or value. Each is read"
        " into memory.  [default: 1GiB]",
    ),
    _reading_option(
        "--keys",
        metavar="FILE",
        type=FILE,
        help="Keys of encrypted logs: the keyring file of MySQL, or the key file of MariaDB.",
    ),
    _reading_option(
        "--keys-secret", metavar="FILE", type=FILE, help="File with the password of an encrypted MariaDB key file."
    ),
    _reading_option(
        "--cipher",
        type=click.Choice(CIPHERS),
        help="Cipher of encrypted MariaDB logs; only needed for logs without checksums.",
    ),
]


def machine_code_needed(command: Callable[P, T]) -> Callable[P, T]:
    """Return a command that ends at once where there is no machine code for the processor."""

    @wraps(command)
    def run(*arguments: P.args, **given: P.kwargs) -> T:
        require()
        return command(*arguments, **given)

    return run


listing_option = click.option(
    "--format",
    "output",
    type=Formats(["text", "jsonl"]),
    default="text",
    show_default=True,
    help="A table for people, or one JSON object per line.",
)

schema_option = _reading_option(
    "--schema",
    metavar="FILE",
    type=FILE,
    help="Table definitions, for column names, signs, character sets and labels that the log lacks: SQL as"
    " `mysqldump --no-data` writes it, or a JSON array of rows of INFORMATION_SCHEMA.COLUMNS.",
)
_SCHEMA = [
    schema_option,
    _reading_option(
        "--schema-from-log",
        is_flag=True,
        help="Take table definitions from the DDL in the logs, each valid from there on. With --schema, the file has"
        " the definitions before the first log.",
    ),
]


def jobs_option(same: str) -> Callable[[F], F]:
    """Return the option for the number of processes; `same` says what does not depend on it."""
    return click.option(
        "--jobs",
        type=click.IntRange(1),
        default=1,
        show_default=True,
        metavar="N",
        help=f"Number of processes. {same}",
    )


def apply_options(options: list[Callable[[F], F]]) -> Callable[[F], F]:
    """Return a decorator that adds options to a command, in their order."""

    def decorate(command: F) -> F:
        for option in reversed(options):
            command = option(command)
        return command

    return decorate


def read_options(given: dict[str, Any], **fixed: Any) -> ReadOptions:
    """Take the reading options out of a command's arguments; `fixed` are those that the command decides."""
    fixed["on_damage"] = pass_over  # the commands print the errors of the ledgers
    path, secret, cipher = given.pop("keys"), given.pop("keys_secret"), given.pop("cipher")
    for name, value in {"--keys-secret": secret, "--cipher": cipher}.items():
        if value is not None and path is None:
            raise click.UsageError(f"{name} is about the keys of encrypted logs; give these by --keys")
    if path is not None:
        password = _secret(secret) if secret is not None else None
        fixed["keys"] = load_keys(path, secret=password, cipher=cipher)
    return ReadOptions.of(**given, **fixed)


def needs(package: str) -> None:
    """Say how to install a package of an extra, if it is missing. Raises UsageError."""
    try:
        require_package(package)
    except ImportError as error:
        raise click.UsageError(str(error)) from error


def _secret(path: str) -> bytes:
    try:
        return file_bytes(path).rstrip(b"\r\n")
    except OSError as error:
        raise SourceError(f"the secret cannot be read: {error.strerror or error}", path) from error


schema_options = apply_options(_SCHEMA)
decoding_options = apply_options(_READING)
"""The options of how to read, for commands that always read on after damage."""


def reading_options(default_mode: str = "failfast") -> Callable[[F], F]:
    """Return the options of how to read, with a default for `--mode`."""
    mode = _reading_option(
        "--mode",
        type=click.Choice(["failfast", "permissive"]),
        default=default_mode,
        show_default=True,
        help="At damage: stop reading this log, or skip to the next valid event. The exit status is 1 either way.",
    )
    return apply_options([mode, continuity_option, *_READING])


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
            self.has_data = True
            self._lines.append(text)
            self._size += len(text)
            if self._size > _BATCH:
                self.flush()

    def table(self, table: SumsTable) -> None:
        """Write a table, as wide as the terminal; where there is none, nothing is wrapped."""
        is_fitted = sys.stdout.isatty() or "COLUMNS" in os.environ
        lines = None if is_fitted else table.lines(_PIPE_WIDTH)
        if lines is not None:
            self.all(lines)
            return
        from binlog_kaitai.cli.terminal.console import write_table  # imports rich, which takes long

        self.flush()
        write_table(table, None if is_fitted else _PIPE_WIDTH)
        self.has_data = True

    def lines(self, data: memoryview) -> None:
        """Write lines that are UTF-8 already."""
        self.has_data = True
        self.flush()
        if isinstance(sys.stdout, TextIOWrapper):
            _write_all(sys.stdout.buffer, data)
        else:
            sys.stdout.write(str(data, "utf-8"))

    def piece(self, data: memoryview) -> None:
        """Write lines that are UTF-8 already, and do not wait for more of them."""
        self.lines(data)
        sys.stdout.flush()

    def descriptor(self) -> int | None:
        """Return a descriptor that other processes may write to now; None where standard output has none."""
        self.flush()
        try:
            return sys.stdout.fileno()
        except OSError:
            return None

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

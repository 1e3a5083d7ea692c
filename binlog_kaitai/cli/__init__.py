"""The command line: `reports` and `outputs` have a module for each command.

Data goes to standard output, all else to standard error.

Exit status: 0 done; 1 the data is damaged, something is missing or not decoded by this version, the output could not
be written (a full disk), or SIGTERM has ended the program; 2 wrong usage, a path that leads to no log, an output that
exists or cannot be there, no machine code for the processor; 130 interrupted.
"""

from __future__ import annotations

import errno
import os
import sys
import warnings
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from io import StringIO, TextIOWrapper
from typing import Any

import click

from binlog_kaitai.cli.terminal.messages import say
from binlog_kaitai.cli.terminal.signals import orderly_end
from binlog_kaitai.errors import BinlogError, ConditionError, LogWarning, NoMachineCodeError, SourceError
from binlog_kaitai.text.terminal import printable

__all__ = ["PROGRAM", "cli", "commands", "main"]

PROGRAM = "binlog-kaitai"
_COMPLETE = "_BINLOG_KAITAI_COMPLETE"
"""Environment variable by which a shell asks for completions."""
_WRONG_PLACE = {errno.ENOENT, errno.EACCES, errno.EPERM, errno.ENOTDIR, errno.EISDIR, errno.EEXIST, errno.EROFS}
"""Errors of an output that the user has to name another place for; others, as a full disk, are failures."""
_INTERRUPTED = 130
"""What a shell reports for a program that SIGINT ended."""


_COMMANDS = {
    "events": (
        "reports",
        "List the events: position, type, size, time, server id, and what SHOW BINLOG EVENTS would say.",
    ),
    "changes": ("reports", "Print every changed row as one JSON object a line, or as a short block of text."),
    "transactions": (
        "reports",
        "List the transactions: start, duration, thread, bytes, rows by table, GTID, and the start of the statement.",
    ),
    "stats": (
        "reports",
        "Say what is in the logs: events, transactions and rows, by table, time, connection and server.",
    ),
    "index": (
        "outputs",
        "Write an index beside the logs of a folder: a row for each transaction and table, as one Parquet file.",
    ),
    "history": (
        "reports",
        "Show the life of one row, oldest change first: when, by whom, what changed from what to what.",
    ),
    "state": ("reports", "Print the rows of a table as they were at a moment, cut at a transaction."),
    "sql": (
        "outputs",
        "Print the changes as a script that a client can run again, or with --undo what undoes them (see undo).",
    ),
    "undo": ("outputs", "Print what undoes the chosen changes: the opposite statements, last change first."),
    "verify": ("reports", "Decode everything, check every checksum, and account for every byte."),
    "inspect": (
        "reports",
        "Show the bytes of a log beside what they mean: every field with its place, its value and its name.",
    ),
    "carve": ("outputs", "Write a small log with the transactions or events that are wanted."),
    "relay": ("outputs", "Write chosen transactions as relay logs, which a server applies in parallel."),
    "export": ("outputs", "Write the changed rows of each table as Parquet, with the table's own columns and types."),
    "spark": ("outputs", "Decode many logs in parallel on Apache Spark, one task for each split of a log."),
}
"""Their names, the room of each, and how its help begins: the help of all imports none of them."""


class _Commands(click.Group):
    """The commands, each imported when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _COMMANDS:
            return None
        command: click.Command = getattr(import_module(f"{__name__}.{_COMMANDS[cmd_name][0]}.{cmd_name}"), cmd_name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the commands do, as click does it."""
        room = formatter.width - 6 - max(map(len, _COMMANDS))
        with formatter.section("Commands"):
            formatter.write_dl(
                [
                    (name, click.Command(name, help=text).get_short_help_str(room))
                    for name, (_, text) in _COMMANDS.items()
                ]
            )


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110})
@click.version_option(package_name=PROGRAM, prog_name=PROGRAM)
def cli() -> None:
    """Decode binary logs of MySQL and MariaDB, without a server.

    \b
    PATH is a file, a pattern, a directory (its logs in name order), an index
    file (*.index), a URL, or - for standard input. gzip and zstd files are
    decompressed on the fly.

    \b
    binlog-kaitai events mysql-bin.000003
    binlog-kaitai changes mysql-bin.0* > changes.jsonl
    binlog-kaitai sql mysql-bin.000003 | mysql --binary-mode
    binlog-kaitai undo mysql-bin.000003 -T shop.orders --start-position 4691 --stop-position 5753 > undo.sql
    binlog-kaitai verify /var/lib/mysql/mysql-bin.index
    binlog-kaitai inspect mysql-bin.000003 --position 4691
    binlog-kaitai export mysql-bin.0* --output tables/
    binlog-kaitai spark archive/ --output lake/
    """


def commands() -> dict[str, click.Command]:
    """Return all commands, by name."""
    context = click.Context(cli, info_name=PROGRAM)
    return {name: command for name in _COMMANDS if (command := cli.get_command(context, name))}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line. Returns the exit status."""
    try:
        _use_utf8()
        if instruction := os.environ.get(_COMPLETE):
            from click.shell_completion import shell_complete  # most runs complete nothing

            return shell_complete(cli, {}, PROGRAM, _COMPLETE, instruction)
        with orderly_end():
            result = _run(sys.argv[1:] if argv is None else list(argv))
            sys.stdout.flush()
    except click.exceptions.Exit as end:
        return end.exit_code
    except click.ClickException as error:
        said = StringIO()
        error.show(said)
        click.echo("\n".join(map(printable, said.getvalue().split("\n"))), err=True, nl=False)
        return error.exit_code
    except (click.Abort, KeyboardInterrupt):
        return _INTERRUPTED
    except (ConditionError, NoMachineCodeError, SourceError) as error:
        click.echo(printable(f"{error}"), err=True)
        return 2
    except BinlogError as error:
        click.echo(printable(f"{error}"), err=True)
        return 1
    except BrokenPipeError:  # the reader of the output has seen enough
        _drop_output()
        return 0
    except OSError as error:
        click.echo(printable(f"{error.filename or 'cannot write'}: {error.strerror or error}"), err=True)
        if error.filename is None:
            _drop_output()
        return 2 if error.errno in _WRONG_PLACE else 1
    return result if isinstance(result, int) else 0


def _run(arguments: list[str]) -> object:
    """Do what click's own `main` does, which makes an exit status of 1 of a closed pipe."""
    with warnings.catch_warnings(), cli.make_context(PROGRAM, arguments) as context:
        warnings.simplefilter("default", LogWarning)  # each once
        warnings.showwarning = partial(_show, warnings.showwarning)
        return cli.invoke(context)


def _show(others: Callable[..., None], message: Warning | str, kind: type[Warning], *place: Any) -> None:
    """Say a warning about a log as the commands say theirs."""
    if issubclass(kind, LogWarning):
        say(f"warning: {message}", "yellow")
    else:
        others(message, kind, *place)


def _use_utf8() -> None:
    """Output the same bytes in every locale; a file name that is not valid text is written with escapes."""
    if sys.stdout is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF), "standard output")
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")


def _drop_output() -> None:
    """Keep Python from trying once more, when it exits, to write what could not be written."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

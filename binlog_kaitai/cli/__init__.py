"""The command line: `reports`, `outputs` and `checks` have a module for each command.

Data goes to standard output, all else to standard error.

Exit status: 0 done; 1 the data is damaged, something is missing or not decoded by this version, the output could not
be written (a full disk), or SIGTERM has ended the program; 2 wrong usage, a path that leads to no log, an output that
exists or cannot be there, no machine code for the processor; 4 nothing was found, where --exit-status asks for that;
130 interrupted.
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

from binlog_kaitai.cli.terminal.found import status_of
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
_STDIN = "-"
_OF_PATHS = set("./\\*?[")
"""Letters that names of logs have and those of commands have not."""
_INTERRUPTED = 130
"""What a shell reports for a program that SIGINT ended."""


_SHOWING, _USING, _ARCHIVES = "See what is there", "Take back, replay, cut out", "Archives and tables"
_COMMANDS = {
    "stats": ("reports", _SHOWING, "What is in the logs: rows by table, time, connection."),
    "transactions": ("reports", _SHOWING, "List transactions: when, by whom, how large, what."),
    "changes": ("reports", _SHOWING, "Print each changed row: JSON, text, CSV; follow a live log."),
    "events": ("reports", _SHOWING, "List events: position, type, size, time."),
    "history": ("reports", _SHOWING, "The life of one row: when, by whom, from what to what."),
    "schema": ("reports", _SHOWING, "DDL: how tables were defined, by whom; at a moment, as SQL."),
    "inspect": ("reports", _SHOWING, "The bytes of a log beside what they mean."),
    "undo": ("outputs", _USING, "Print SQL that undoes changes, last change first."),
    "sql": ("outputs", _USING, "Print changes as SQL to run again (replay, restore)."),
    "state": ("reports", _USING, "The rows of a table as they were at a moment."),
    "carve": ("outputs", _USING, "Write a small log: what is chosen, redacted, or saved."),
    "relay": ("outputs", _USING, "Write relay logs that a server applies in parallel."),
    "verify": ("checks", _ARCHIVES, "Check logs: checksums, every byte, gaps between logs."),
    "diff": ("checks", _ARCHIVES, "Compare the archives of two servers: what differs."),
    "export": ("outputs", _ARCHIVES, "Write the rows of each table as Parquet."),
    "spark": ("outputs", _ARCHIVES, "The same on Apache Spark, for many logs."),
    "index": ("outputs", _ARCHIVES, "Write an index of transactions, one Parquet file."),
    "help": ("reports", _ARCHIVES, "Show what a command does; `help reading`: damage, keys."),
}
"""Their names, the room of each, where and how the help of all has it, which imports none of them."""
_ANSWER = "stats"
"""The command for logs without a command."""


class _Commands(click.Group):
    """The commands, each imported when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _COMMANDS:
            return None
        room, _, text = _COMMANDS[cmd_name]
        command: click.Command = getattr(import_module(f"{__name__}.{room}.{cmd_name}"), cmd_name)
        command.short_help = text
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command; of logs without one, what is in them. Raises UsageError for a name that is none."""
        name = args[0]
        if name in _COMMANDS or (name.startswith("-") and name != _STDIN):
            return super().resolve_command(ctx, args)
        if name == _STDIN or os.path.exists(name) or set(name) & _OF_PATHS:
            return super().resolve_command(ctx, [_ANSWER, *args])
        from difflib import get_close_matches  # slow, and seldom needed

        close = get_close_matches(name, _COMMANDS, n=1)
        meant = f"did you mean {close[0]}?" if close else f"there are {', '.join(_COMMANDS)}"
        raise click.UsageError(f"there is no command {name}, and no such file: {meant}", ctx)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the commands do, in groups."""
        width = max(map(len, _COMMANDS))
        for group in (_SHOWING, _USING, _ARCHIVES):
            with formatter.section(group):
                formatter.write_dl(
                    [(name.ljust(width), text) for name, (_, of, text) in _COMMANDS.items() if of == group]
                )


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110})
@click.version_option(None, "--version", "-V", package_name=PROGRAM, prog_name=PROGRAM)
def cli() -> None:
    """Decode binary logs of MySQL and MariaDB, without a server.

    \b
    PATH is a file, a pattern, a directory (its logs in name order), an index
    file (*.index), a URL, or - for standard input. gzip, zstd, bzip2
    and xz files are decompressed on the fly. Without a command: what is in
    the logs, as stats.

    \b
    binlog-kaitai mysql-bin.000003
    binlog-kaitai changes mysql-bin.0* > changes.jsonl
    binlog-kaitai history mysql-bin.0* -T shop.orders --key 42
    binlog-kaitai undo mysql-bin.000003 -T shop.orders --start-position 4691 --stop-position 5753 > undo.sql
    binlog-kaitai sql mysql-bin.000003 | mysql --binary-mode
    binlog-kaitai verify /var/lib/mysql/mysql-bin.index
    binlog-kaitai inspect mysql-bin.000003 --position 4691
    binlog-kaitai export mysql-bin.0* --output tables/
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
    return result


def _run(arguments: list[str]) -> int:
    """Do what click's own `main` does, which makes an exit status of 1 of a closed pipe."""
    with warnings.catch_warnings(), cli.make_context(PROGRAM, arguments) as context:
        warnings.simplefilter("default", LogWarning)  # each once
        warnings.showwarning = partial(_show, warnings.showwarning)
        result = cli.invoke(context)
        return status_of(context, result if isinstance(result, int) else 0)


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

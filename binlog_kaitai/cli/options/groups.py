"""Commands whose help has the options in groups. Those of how to read are named there, and explained once for all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import groupby
from typing import Any

import click

from binlog_kaitai.cli.terminal.messages import be_quiet, say_former

__all__ = ["HIDDEN", "PART", "READING", "ROWS", "SHOWN", "command", "groups_of", "option_in", "reading_records"]

PART, ROWS = "Which part of the logs", "Which transactions and rows"
SHOWN, HIDDEN = "How it looks", "What is hidden"
READING = "How logs are read"
_OWN = "Options"
_ORDER = (_OWN, PART, ROWS, SHOWN, HIDDEN, READING)
_EXPLAINED = "`{program} help reading` explains these options of all commands: {names}."


class _Option(click.Option):
    """An option of a group."""

    def __init__(self, *names: Any, group: str, **given: Any) -> None:
        super().__init__(*names, **given)
        self.group = group


_OUTPUT = "binlog_kaitai.output"
"""Where in a context the file of --output stands."""


def _keep_output(ctx: click.Context, option: click.Parameter, path: str | None) -> None:
    ctx.meta[_OUTPUT] = path


def _output_option() -> _Option:
    return _Option(
        ["--output", "-o", "printed_to"],
        group=SHOWN,
        metavar="FILE",
        type=click.Path(readable=False),
        expose_value=False,
        callback=_keep_output,
        help="File to write instead of standard output; it must not exist.",
    )


class _Command(click.Command):
    """A command with its options in groups.

    Args:
        former: spellings that options had, and what they are now.
        prints: what it prints can go to a file, by --output.
    """

    def __init__(
        self,
        *given: Any,
        former: Mapping[str, tuple[str, ...]] | None = None,
        prints: bool = False,
        **named: Any,
    ) -> None:
        super().__init__(*given, **named)
        self._former = former or {}
        if prints:
            self.params.append(_output_option())
        quiet = click.Option(
            ["--quiet", "-q"],
            is_flag=True,
            expose_value=False,
            callback=be_quiet,
            help="No notes, no warnings, no progress bar: errors only.",
        )
        self.params.append(quiet)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; what it prints goes to the file that --output names."""
        path = ctx.meta.get(_OUTPUT)
        if path is None:
            return super().invoke(ctx)
        from binlog_kaitai.cli.options.written import written_to  # most output goes to a terminal or a pipe

        if ctx.params.get("follow"):
            raise click.UsageError("--output has a file when all is printed, and --follow goes on; use > FILE")
        with written_to(path):
            return super().invoke(ctx)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Take former spellings for the new ones, with a note, and parse the arguments."""
        given = args[: args.index("--")] if "--" in args else args
        return super().parse_args(ctx, [new for arg in given for new in self._now(arg)] + args[len(given) :])

    def _now(self, arg: str) -> tuple[str, ...]:
        for old, new in self._former.items():
            is_long = old.startswith("--")
            if arg == old or (arg.startswith(f"{old}=") if is_long else arg.startswith(old) and arg[1:2] != "-"):
                say_former(old, " ".join(new))
                value = arg[len(old) :].removeprefix("=" if is_long else "")
                return (*new, value) if value else new
        return (arg,)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the groups, the last of them as a paragraph."""
        for group, options in groups_of(self, ctx):
            with formatter.section(group):
                if group == READING:
                    _name(options, ctx, formatter)
                else:
                    formatter.write_dl([record for option in options if (record := option.get_help_record(ctx))])


def _name(options: list[click.Option], ctx: click.Context, formatter: click.HelpFormatter) -> None:
    """Write the names of options, and where they are explained."""
    from textwrap import wrap

    names = ", ".join(option.opts[0] for option in options if not option.hidden)
    text, indent = _EXPLAINED.format(program=ctx.find_root().info_name, names=names), " " * formatter.current_indent
    lines = wrap(text, formatter.width, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)
    formatter.write("".join(f"{line}\n" for line in lines))


def groups_of(of: click.Command, ctx: click.Context) -> Iterator[tuple[str, list[click.Option]]]:
    """Yield the groups of a command's options, in their order."""
    options = [param for param in of.get_params(ctx) if isinstance(param, click.Option)]
    options.sort(key=lambda option: _ORDER.index(_group(option)))
    for group, members in groupby(options, _group):
        yield group, list(members)


def _group(option: click.Option) -> str:
    return option.group if isinstance(option, _Option) else _OWN


def option_in(group: str) -> Callable[..., Callable[[Any], Any]]:
    """Return `click.option` for the options of a group."""
    return partial(click.option, cls=_Option, group=group)


def reading_records(of: click.Command, ctx: click.Context) -> list[tuple[str, str]]:
    """Return the options of how a command reads, and what they mean."""
    found = [option for group, options in groups_of(of, ctx) if group == READING for option in options]
    return [record for option in found if (record := option.get_help_record(ctx))]


command: Callable[..., Callable[[Callable[..., Any]], click.Command]] = partial(click.command, cls=_Command)
"""`click.command`, of such a command."""

"""`help`: what a command does, and the options of how logs are read, which all commands have."""

from __future__ import annotations

import click

from binlog_kaitai.cli.options.common import reading_options, schema_options
from binlog_kaitai.cli.options.groups import READING, command, reading_records

__all__ = ["help"]

_TOPIC = "reading"


@click.command()
@reading_options()
@schema_options
def _reading(**given: object) -> None:
    """Have all options of how logs are read."""


@command()
@click.argument("topic", required=False, metavar=f"[COMMAND|{_TOPIC}]")
@click.pass_context
def help(ctx: click.Context, topic: str | None) -> None:
    """Show what a command does, or with `reading` how logs are read: damage, memory, keys, definitions.

    \b
    binlog-kaitai help undo
    binlog-kaitai help reading
    """
    whole = ctx.find_root()
    assert isinstance(whole.command, click.Group)
    if topic == _TOPIC:
        click.echo(_explained(whole), nl=False)
        return
    if topic is None:
        click.echo(whole.get_help())
        return
    found = whole.command.get_command(whole, topic)
    if found is None:
        known = ", ".join(whole.command.list_commands(whole))
        raise click.UsageError(f"there is no command {topic!r}; there are {known}, and the topic {_TOPIC}")
    click.echo(found.get_help(click.Context(found, info_name=topic, parent=whole)))


def _explained(whole: click.Context) -> str:
    formatter = whole.make_formatter()
    with formatter.section(READING):
        formatter.write_dl(reading_records(_reading, click.Context(_reading, parent=whole)))
    return formatter.getvalue()

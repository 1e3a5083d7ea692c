"""Writes the manual pages of the program and of its commands, from their help: `python tools/man_pages.py FOLDER`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import click

from binlog_kaitai.cli import PROGRAM, cli, commands
from binlog_kaitai.cli.options.groups import groups_of

EXIT_STATUS = {
    "0": "done",
    "1": "the data is damaged, something is missing or not decoded by this version, or the output could not be written",
    "2": "wrong usage, or a path that leads to no log",
    "4": "nothing was found, with --exit-status",
}


def quoted(text: str) -> str:
    """Return text as roff takes it: no backslash, dash, dot or apostrophe at the beginning of a line means more."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join(f"\\&{line}" if line[:1] in {".", "'"} else line for line in text.splitlines())


def paragraphs(text: str) -> Iterator[str]:
    """Yield the lines of what a docstring says; what stands after \\b is kept as it is."""
    for paragraph in text.split("\n\n"):
        lines = [line.strip() for line in paragraph.strip().splitlines()]
        if lines and lines[0] == "\b":
            yield from (".PP", ".nf", *map(quoted, lines[1:]), ".fi")
        else:
            yield from (".PP", quoted(" ".join(lines)))


def page(command: click.Command, context: click.Context, name: str, what: str) -> Iterator[str]:
    """Yield the lines of the page of a command."""
    yield f'.TH {quoted(name.upper())} 1 "" "{PROGRAM} {version(PROGRAM)}" "{PROGRAM}"'
    yield from (".SH NAME", quoted(f"{name} - {what.rstrip('.')}"), ".SH SYNOPSIS")
    yield quoted(f"{context.command_path} {' '.join(command.collect_usage_pieces(context))}")
    yield from (".SH DESCRIPTION", *paragraphs(command.help or ""))
    for group, options in groups_of(command, context):
        yield f".SH {quoted(group.upper())}"
        for option in options:
            record = option.get_help_record(context)
            if record is not None:
                yield from (".TP", f".B {quoted(record[0])}", quoted(record[1]))
    if isinstance(command, click.Group):
        yield ".SH COMMANDS"
        for other, one in commands().items():
            yield from (".TP", f".BR {quoted(f'{PROGRAM}-{other}')} (1)", quoted(one.short_help or ""))
    yield ".SH EXIT STATUS"
    for status, meaning in EXIT_STATUS.items():
        yield from (".TP", f".B {status}", quoted(meaning))


def pages() -> Iterator[tuple[str, str]]:
    """Yield the name of each page, and its text."""
    top = click.Context(cli, info_name=PROGRAM)
    yield PROGRAM, "\n".join(page(cli, top, PROGRAM, "decode binary logs of MySQL and MariaDB")) + "\n"
    for name, command in commands().items():
        context = click.Context(command, info_name=name, parent=top)
        full = f"{PROGRAM}-{name}"
        yield full, "\n".join(page(command, context, full, command.short_help or "")) + "\n"


def main() -> None:
    """Write all pages into a folder."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages():
        (folder / f"{name}.1").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

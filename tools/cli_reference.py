"""Renders docs/cli.md, the reference of the command line, from the commands' own help.

python tools/cli_reference.py           writes the page
python tools/cli_reference.py --check   proves that it is in step, or prints the diff
"""

import argparse
import difflib
import inspect
import sys
from collections.abc import Iterator, Sequence
from itertools import chain, zip_longest
from pathlib import Path

import click

from binlog_kaitai.cli import PROGRAM, cli, commands

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "cli.md"
FIX = "python tools/cli_reference.py"
HEAD = f"""\
# Command line
Written by `{FIX}` from what `{PROGRAM} COMMAND --help` says; do not edit it.

{{intro}}

[Exit status](verify.md#exit-status) · [What mysqlbinlog's options are called here](mysqlbinlog.md) ·
[Shell completion](mysqlbinlog.md#shell-completion)
"""
SHARED = "## Options of several commands"

Row = tuple[str, str, str]
"""An option, its default, its meaning."""


def render() -> str:
    """Return the page."""
    context = click.Context(cli, info_name=PROGRAM)
    rows = {name: list(_rows(command, context)) for name, command in commands().items()}
    users = {row: [name for name in rows if row in rows[name]] for row in chain.from_iterable(rows.values())}
    shared = {row: names for row, names in users.items() if len(names) > 1}
    parts = [HEAD.format(intro=_text(cli.help or ""))]
    parts += [
        "\n".join([*_head(command, context), *_table([row for row in rows[name] if row not in shared])])
        for name, command in commands().items()
    ]
    parts.append("\n".join([SHARED, *_table(list(shared), [", ".join(names) for names in shared.values()])]))
    return "\n".join(parts)


def _head(command: click.Command, parent: click.Context) -> Iterator[str]:
    context = click.Context(command, info_name=command.name, parent=parent)
    yield f"## {command.name}"
    yield f"`{context.command_path} {' '.join(command.collect_usage_pieces(context))}`\n"
    yield f"{_text(command.help or '')}\n"


def _table(rows: Sequence[Row], commands: Sequence[str] = ()) -> Iterator[str]:
    yield "| option | default | meaning |" + (" commands |" if commands else "")
    yield "|---|---|---|" + ("---|" if commands else "")
    for row, more in zip_longest(rows, commands):
        yield f"| {' | '.join(row)} |" + (f" {more} |" if commands else "")
    yield ""


def _rows(command: click.Command, parent: click.Context) -> Iterator[Row]:
    context = click.Context(command, info_name=command.name, parent=parent)
    for option in command.get_params(context):
        record = option.get_help_record(context)
        if isinstance(option, click.Option) and record is not None and "--help" not in option.opts:
            meaning, _, default = (option.help or "").partition("  [default: ")
            default = default.removesuffix("]") or option.get_help_extra(context).get("default", "")
            yield f"`{_cell(record[0])}`", "required" if option.required else default, _cell(meaning)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _text(help_text: str) -> str:
    """Return help as Markdown. What click must not wrap (after a backspace) is lines of examples, or text."""
    return "\n\n".join(map(_paragraph, inspect.cleandoc(help_text).split("\n\n")))


def _paragraph(text: str) -> str:
    lines = text.removeprefix("\b").strip().splitlines()
    is_example = text.startswith("\b") and all(line.startswith(PROGRAM) for line in lines)
    return "\n".join(["```", *lines, "```"] if is_example else lines)


def check(wanted: str, found: str) -> int:
    """Print how the page differs from what it should be. Returns the exit status."""
    lines = list(difflib.unified_diff(found.splitlines(), wanted.splitlines(), "found", "wanted", lineterm=""))
    if lines:
        print(*lines, f"run: {FIX}", sep="\n")
    return 1 if lines else 0


def main(argv: Sequence[str] | None = None) -> int:
    """Write or check the page. Returns the exit status."""
    assert __doc__
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if the page would change")
    arguments = parser.parse_args(argv)
    if arguments.check:
        return check(render(), PAGE.read_text("utf-8"))
    PAGE.write_text(render(), "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The help and the version of the program, which import nothing that reads logs."""

from __future__ import annotations

import sys
from functools import partial
from subprocess import run

import click
import pytest

from binlog_kaitai.cli import cli


@pytest.mark.parametrize("option", ["--version", "--help"])
def test_nothing_is_imported_that_reads_logs(option: str) -> None:
    code = f"""
import sys
from binlog_kaitai.__main__ import run
sys.argv = ['x', '{option}']
run()
print(*sys.modules)
"""
    said = run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "binlog_kaitai.cli" in said
    assert not any(f"binlog_kaitai.{name}" in said for name in ("_generated", "changes", "cli.options.common"))


@pytest.mark.parametrize("width", [60, 110])
def test_what_is_said_of_the_commands_is_what_click_makes_of_them(width: int) -> None:
    found = []
    for write in (cli.format_commands, partial(click.Group.format_commands, cli)):
        formatter = click.HelpFormatter(width=width)
        write(click.Context(cli), formatter)
        found.append(formatter.getvalue())
    assert found[0] == found[1] != ""

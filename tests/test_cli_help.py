"""The help and the version of the program, which import nothing that reads logs."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from subprocess import run

import click
import pytest
from click.testing import CliRunner

from binlog_kaitai.cli import cli, commands


@pytest.mark.parametrize("option", ["--version", "--help"])
def test_nothing_is_imported_that_reads_logs(option: str) -> None:
    code = f"""
import re
import sys
from binlog_kaitai.__main__ import run
sys.argv = ['x', '{option}']
run()
print(*sys.modules)
"""
    said = run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "binlog_kaitai.cli" in said
    assert not any(f"binlog_kaitai.{name}" in said for name in ("_generated", "changes", "cli.options.common"))


@pytest.mark.parametrize("name", commands())
def test_what_is_said_of_a_command_is_said_whole(name: str) -> None:
    """On a terminal of 80 columns."""
    formatter = click.HelpFormatter(width=80)
    cli.format_commands(click.Context(cli), formatter)
    (line,) = (line for line in formatter.getvalue().splitlines() if line.split()[:1] == [name])
    text = line.split(maxsplit=1)[1]
    assert text.endswith(".")
    assert commands()[name].get_short_help_str(80) == text


@pytest.mark.parametrize("name", sorted(set(commands()) - {"help"}))
def test_every_option_is_in_a_group_or_explained_for_all(name: str) -> None:
    command = commands()[name]
    context = click.Context(command, info_name=name, parent=click.Context(cli, info_name="x"))
    said = command.get_help(context)
    for option in command.params:
        if isinstance(option, click.Option) and not option.hidden:
            assert option.opts[0] in said
    explained = said.partition("How logs are read:")[2].replace("\n ", "")
    topic = CliRunner().invoke(cli, ["help", "reading"]).output
    for option in re.findall(r"--[a-z-]+(?=[,.])", explained):
        assert option in topic


def test_help_of_a_command_is_that_of_its_option() -> None:
    runner = CliRunner()
    assert runner.invoke(cli, ["help", "undo"]).output == runner.invoke(cli, ["undo", "--help"]).output
    assert runner.invoke(cli, ["help"]).output == runner.invoke(cli, ["--help"]).output
    odd = runner.invoke(cli, ["help", "nothing"])
    assert odd.exit_code == 2
    assert "there is no command 'nothing'" in odd.output


def test_manual_pages_have_what_the_help_has(tmp_path: Path) -> None:
    run([sys.executable, "tools/man_pages.py", str(tmp_path)], check=True)
    for name in commands():
        assert_page(tmp_path, name)


def assert_page(tmp_path: Path, name: str) -> None:
    page = (tmp_path / f"binlog-kaitai-{name}.1").read_text().replace("\\-", "-").replace("\\e", "\\")
    assert page.startswith(f".TH BINLOG-KAITAI-{name.upper()} 1 ")
    for option in commands()[name].params:
        if isinstance(option, click.Option) and not option.hidden:
            assert any(line.startswith(".B ") and option.opts[0] in line for line in page.splitlines())
    assert f"binlog-kaitai-{name}" in (tmp_path / "binlog-kaitai.1").read_text().replace("\\-", "-")

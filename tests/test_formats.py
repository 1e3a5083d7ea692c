"""`--format` means the same in all commands: its words are few, and a former one is taken for that of today."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import click
import pytest

from binlog_kaitai.cli import commands
from tests.oracle.checks import run_cli

SHOP = str(Path(__file__).parent.parent / "samples" / "mysql-9.7-shop.binlog")
WORDS = {"text", "jsonl", "json", "parquet", "csv", "html"}
FORMER = {"table": "text", "json": "jsonl"}
FORMATS = {
    (name, tuple(option.type.choices))
    for name, command in commands().items()
    for option in command.params
    if "--format" in option.opts and isinstance(option.type, click.Choice)
}
AT = "909d22ce-e541-11f1-8dd6-02fc00000001:12"


def test_commands_have_formats() -> None:
    assert {name for name, _ in FORMATS} == {
        *(
            "changes",
            "diff",
            "events",
            "history",
            "inspect",
            "schema",
            "spark",
            "state",
            "stats",
            "transactions",
            "verify",
        )
    }
    for name, command in commands().items():
        for option in command.params:
            if "--format" in option.opts:
                assert isinstance(option.type, click.Choice), name


@pytest.mark.parametrize(("name", "words"), sorted(FORMATS))
def test_a_format_is_one_of_few_words(name: str, words: tuple[str, ...]) -> None:
    assert WORDS.issuperset(words)
    assert not {"json", "jsonl"}.issubset(words)
    for former, word in FORMER.items():
        if word in words and former not in words:
            run = run_cli(name, "--format", former, "log")
            assert "is not one of" not in run.err
            assert (f"--format {former} is called {word} now" in run.err) == (former == "table")


def test_the_former_name_of_lines_of_a_state_is_refused() -> None:
    run = run_cli("state", SHOP, "-T", "shop.orders", "--at", AT, "--as", "jsonl")
    assert (run.status, "--format jsonl" in run.err) == (2, True)


@pytest.mark.parametrize(
    "command",
    [
        ("state", SHOP, "-T", "shop.orders", "--at", AT),
        ("transactions", SHOP),
        ("transactions", "-T", "shop.orders", SHOP),
    ],
)
def test_csv_says_what_json_lines_say(command: tuple[str, ...]) -> None:
    lines = run_cli(*command, "--format", "jsonl").out.splitlines()
    rows = list(csv.DictReader(io.StringIO(run_cli(*command, "--format", "csv").out)))
    assert len(rows) == len(lines) > 1
    for row, line in zip(rows, lines, strict=True):
        known = json.loads(line, parse_float=str, parse_int=str)
        assert {name: _plain(text) for name, text in row.items()} == {
            name: _plain(value) for name, value in known.items()
        }


def _plain(value: object) -> object:
    """A value of either, by which they are compared; NULL is an empty text to Python's reader."""
    if isinstance(value, str) and value[:1] in ("[", "{"):
        return json.loads(value, parse_float=str, parse_int=str)
    return "" if value is None else value

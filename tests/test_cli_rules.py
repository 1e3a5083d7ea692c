"""Rules that the options of all commands keep, so that who knows one command knows the others."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from binlog_kaitai.cli import commands
from binlog_kaitai.cli.options.formats import Formats
from tests.oracle.checks import run_cli

SHOP = "samples/mysql-9.7-shop.binlog"
FORMATS = {"text", "jsonl", "json", "csv", "parquet", "html"}
NO_JOBS = {
    "transactions": "one pass writes them in the order of the logs",
    "history": "a row is followed from change to change",
    "schema": "a definition is what the statements before it have made",
    "inspect": "one log, and mostly one event of it",
    "undo": "the last change comes first, and each depends on those after it",
    "sql": "a script goes from transaction to transaction",
    "state": "a row is what its changes one after the other have made of it",
    "carve": "one log is written",
    "relay": "one series of logs is written",
    "diff": "two archives are read side by side",
    "spark": "--master says how many",
    "help": "nothing is read",
}
"""Commands without --jobs, and why."""
NO_EXIT_STATUS = {
    "schema": "--against has a status of its own",
    "inspect": "1 if there is no such event",
    "state": "a table without rows has been found, too",
    "verify": "1 if a log is not sound",
    "diff": "1 if there are differences",
    "index": "nothing is looked for",
    "help": "nothing is looked for",
}


def options() -> Iterator[tuple[str, click.Option]]:
    for name, command in commands().items():
        found = (option for option in command.params if isinstance(option, click.Option))
        yield from ((name, option) for option in found if not option.hidden)


def having(spelling: str) -> set[str]:
    return {name for name, option in options() if spelling in option.opts}


def test_formats_have_the_same_names_everywhere() -> None:
    for name, option in options():
        if "--format" in option.opts:
            assert isinstance(option.type, Formats), name
            assert set(option.type.choices) <= FORMATS, name
            assert not {"json", "jsonl"} <= set(option.type.choices), name


def test_what_a_format_is_written_to_is_output() -> None:
    for name, option in options():
        if "--output" in option.opts:
            assert "-o" in option.opts, name
        if "--format" in option.opts and {"parquet", "html"} & set(getattr(option.type, "choices", ())):
            assert name in having("--output")
    assert having("--overwrite") <= having("--output")


def test_a_letter_means_one_thing() -> None:
    found = defaultdict[str, set[str]](set)
    for _, option in options():
        long = [spelling for spelling in option.opts if spelling.startswith("--")]
        for spelling in set(option.opts) - set(long):
            found[spelling].add(long[0])
    assert {letter: names for letter, names in found.items() if len(names) > 1} == {}
    assert found["-d"] == {"--database"}


def test_one_name_has_one_form() -> None:
    """An option takes the same in all commands, but for what is said here."""
    differ = {"--format", "--output", "--top", "--gtid", "--as", "--against", "--table"}
    found = defaultdict[str, set[tuple[bool, str]]](set)
    for _, option in options():
        for spelling in option.opts:
            found[spelling].add((option.is_flag, option.make_metavar(click.Context(commands()["help"]))))
    assert {name for name, forms in found.items() if len(forms) > 1} <= differ | {"-o", "-T"}


def test_all_are_quiet_and_what_reads_many_logs_takes_jobs() -> None:
    everything = set(commands())
    assert having("--quiet") == everything
    assert having("--jobs") | set(NO_JOBS) == everything
    assert not having("--jobs") & set(NO_JOBS)
    assert having("--exit-status") | set(NO_EXIT_STATUS) == everything
    assert not having("--exit-status") & set(NO_EXIT_STATUS)


def test_ranges_have_the_names_of_mysqlbinlog_and_short_ones() -> None:
    assert having("--start-datetime") == having("--since") == having("--until") == having("--stop-datetime")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (["inspect", SHOP, "-d", "0"], ["inspect", SHOP, "--depth", "0"]),
        (["inspect", SHOP, "-d0"], ["inspect", SHOP, "--depth=0"]),
        (["events", SHOP, "--format", "table"], ["events", SHOP, "--format", "text"]),
    ],
)
def test_former_spellings_are_taken_with_a_note(old: list[str], new: list[str]) -> None:
    first, second = run_cli(*old), run_cli(*new)
    assert (first.status, first.out) == (second.status, second.out)
    assert "the old name is taken until 1.0" in first.err
    assert "until 1.0" not in second.err


@pytest.mark.parametrize("command", ["stats", "inspect"])
def test_pages_are_a_format(command: str, tmp_path: Path) -> None:
    old, new = tmp_path / "old.html", tmp_path / "new.html"
    assert "until 1.0" in run_cli(command, SHOP, f"--html={old}").err
    assert run_cli(command, SHOP, "--format", "html", "-o", str(new)).status == 0
    assert old.read_bytes() == new.read_bytes()
    assert run_cli(command, SHOP, "--format", "html").status == 2
    assert run_cli(command, SHOP, "-o", str(new)).status == 2


def test_a_former_way_to_save_a_log(tmp_path: Path) -> None:
    log, old, new = (tmp_path / name for name in ("log", "old", "new"))
    log.write_bytes(Path(SHOP).read_bytes()[:-3])
    assert "carve --salvage -o FILE" in run_cli("verify", str(log), "--salvage", str(old)).err
    assert run_cli("carve", "--salvage", str(log), "-o", str(new)).status == 1
    assert old.read_bytes() == new.read_bytes()
    assert run_cli("carve", "--salvage", str(log), "-o", str(new), "--overwrite", "-T", "a").status == 2


def test_nothing_is_wrapped_without_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    lines = run_cli("history", SHOP, "-T", "shop.orders", "--key", "1", "--format", "text").out.splitlines()
    assert sum("909d22ce-e541-11f1-8dd6-02fc00000001:9" in line for line in lines) == 1
    assert any("INSERT INTO orders (customer_id,status,total" in line for line in lines)
    lines = run_cli("stats", SHOP, "--by", "statement").out.splitlines()  # a table, which a terminal has wrapped
    assert any(line.startswith("UPDATE orders SET status=?,attrs=JSON_SET(attrs,?,CAST(? AS DECIMAL") for line in lines)


PRINTING = (
    ["changes"],
    ["changes", "--format", "csv", "-T", "shop.orders"],
    ["changes", "--jobs", "2"],
    ["events"],
    ["history", "-T", "shop.orders", "--key", "1", "--format", "text"],
    ["schema"],
    ["sql"],
    ["sql", "--ddl"],
    ["transactions"],
    ["undo", "-T", "shop.orders"],
    ["verify"],
    ["diff", SHOP],
)


@pytest.mark.parametrize("command", PRINTING, ids=" ".join)
def test_what_is_printed_can_go_to_a_file(command: list[str], tmp_path: Path) -> None:
    path = tmp_path / "out"
    printed, written = run_cli(*command, SHOP), run_cli(*command, SHOP, "-o", str(path))
    assert (written.out, written.err, written.status) == ("", printed.err, printed.status)
    assert path.read_text("utf-8") == printed.out != ""
    again = run_cli(*command, SHOP, "-o", str(path))
    assert (again.status, again.out) == (2, "")
    assert f"{path} exists" in again.err


def test_what_goes_on_has_no_file(tmp_path: Path) -> None:
    run = run_cli("changes", "--follow", "-o", str(tmp_path / "out"), SHOP)
    assert run.status == 2
    assert not list(tmp_path.iterdir())


def test_definitions_alone_as_a_script() -> None:
    run = run_cli("sql", "--ddl", "--as", "statements", SHOP)
    assert run.status == 0
    assert "CREATE TABLE customers" in run.out
    assert "INSERT INTO" not in run.out
    assert run_cli("sql", "--ddl", "--gtids", SHOP).status == 2
    assert run_cli("sql", "--ddl", "--undo", SHOP).status == 2

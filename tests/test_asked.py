"""What Python is asked about while commands read a log becomes no more; see `asked`."""

from __future__ import annotations

import pytest

from tests.asked import CHOOSING, COMMANDS, NAMES, NOTHING, SOME, TABLE, ask, read_table

MADE_BY = "python -m tests.asked"
RECORDED = read_table()
ODD = [name for name in NAMES if name.startswith("odd/")]


@pytest.mark.parametrize("name", [name for name in NAMES if name not in ODD])
@pytest.mark.one_in(4)
def test_python_is_asked_of_stored_logs_as_the_table_says(name: str) -> None:
    assert_as_the_table_says(name)


@pytest.mark.parametrize("name", ODD)
def test_python_is_asked_of_odd_logs_as_the_table_says(name: str) -> None:
    assert_as_the_table_says(name)


def assert_as_the_table_says(name: str) -> None:
    """Python is asked of a log as often as the table says, no more and no less."""
    worse, better = [], []
    for line in ask(name):
        recorded = RECORDED.get(line.key, NOTHING)
        if line.count.exceeds(recorded):
            worse.append(f"{line}\n    was {recorded}")
        elif recorded.exceeds(line.count):
            better.append(f"{line}\n    was {recorded}")
    assert not worse, f"Python is asked more than {TABLE.name} says; the command is slower on such logs:\n" + "\n".join(
        worse
    )
    assert not better, f"Python is asked less, write {TABLE.name} anew by `{MADE_BY}`:\n" + "\n".join(better)


def test_the_table_is_about_logs_and_commands_that_there_are() -> None:
    known = {(name, command) for name in NAMES for command in COMMANDS}
    known |= {(name, command) for name in SOME for command in CHOOSING}
    assert RECORDED.keys() <= known, f"write {TABLE.name} anew by `{MADE_BY}`"
    assert all(RECORDED.values()), "lines that are 0 are left out"

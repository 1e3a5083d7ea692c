"""Tables of sums: lines for pipes are the ones of rich, and names stay as they are."""

from __future__ import annotations

from io import StringIO

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from binlog_kaitai.cli.terminal.console import write_table
from binlog_kaitai.text.sums_table import SumsTable

WIDTH = 60
NAME = st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=30)
NUMBER = st.text("0123456789,%", max_size=12)


@st.composite
def tables(draw: st.DrawFn) -> SumsTable:
    names = draw(st.lists(NAME.filter(bool), min_size=1, max_size=2))
    numbers = draw(st.lists(NUMBER, max_size=3))
    row = st.tuples(*[NAME] * len(names), *[NUMBER] * len(numbers))
    return SumsTable(names, numbers, draw(st.lists(row, max_size=4)))


def by_rich(table: SumsTable, monkeypatch: pytest.MonkeyPatch) -> str:
    with monkeypatch.context() as patched:
        patched.setattr("sys.stdout", out := StringIO())
        write_table(table, WIDTH)
    return out.getvalue()


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # other work may slow the machine down
@given(table=tables())
@example(table=SumsTable(["table"], ["bytes", ""], []))
@example(table=SumsTable(["table"], ["bytes", ""], [("shop.:heart:", "5", "")]))
@example(table=SumsTable(["table"], ["bytes"], [("x" * (WIDTH - 8), "12345")]))
def test_lines_without_a_terminal_are_those_of_rich(table: SumsTable) -> None:
    lines = table.lines(WIDTH)
    if lines is not None:
        with pytest.MonkeyPatch.context() as monkeypatch:
            assert "".join(f"{line}\n" for line in lines) == by_rich(table, monkeypatch)


@pytest.mark.parametrize("name", ["x" * (WIDTH - 7), "表", "é"])
def test_what_is_wrapped_or_wide_is_left_to_rich(name: str) -> None:
    assert SumsTable(["table"], ["bytes"], [(name, "12345")]).lines(WIDTH) is None


def test_a_name_between_colons_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ":heart:" in by_rich(SumsTable(["table"], ["bytes"], [("shop.:heart:", "5")]), monkeypatch)

"""The table of what no log reaches is about functions that there are, each with a kind that is explained."""

from __future__ import annotations

from tests.fuzz.left import KINDS, TABLE
from tests.fuzz.places import source_of


def test_the_table_names_functions_of_the_loops() -> None:
    head, *lines = TABLE.read_text("utf-8").splitlines()
    assert head == "kind\tedges\tfunction"
    assert lines
    for line in lines:
        kind, edges, function = line.split("\t")
        assert kind in KINDS
        assert int(edges) > 0
        source = source_of(function)
        assert source is None or f"def {function.rpartition('.')[2]}(" in source.read_text("utf-8")

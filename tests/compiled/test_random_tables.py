"""Tables of any columns and rows of any values: both engines give the same, for whole and for partial images."""

from __future__ import annotations

from decimal import localcontext
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.builder.columns import Column
from tests.compiled.cases import ANY
from tests.compiled.tables import assert_same, read
from tests.random_tables import log_of, tables


@ANY
@given(tables(), st.booleans())
def test_both_engines_give_the_same(
    tmp_path: Path, drawn: tuple[list[Column], list[dict[str, Any]], list[list[str]]], checksum: bool
) -> None:
    with localcontext(prec=80):  # the builder scales decimals
        path = log_of(*drawn, checksum).write(tmp_path / "log")
    fast, by_loops, fast_error = read(path, "compiled")
    objects, by_objects, error = read(path, "objects")
    assert fast_error == error
    assert error is None
    assert_same(fast, objects)
    assert by_loops.ledger.as_json() == by_objects.ledger.as_json()
    assert by_loops.raw_values == by_objects.raw_values
    assert not by_loops.fallbacks

"""Values that are put into an array of Arrow are there, few as well as many, and all others stay."""

from __future__ import annotations

from datetime import timedelta
from decimal import Decimal
from random import Random
from typing import Any

import pyarrow as pa
import pytest

from binlog_kaitai.arrow import arrays

VALUES: list[tuple[Any, list[Any]]] = [
    (pa.int64(), [0, 7, None]),
    (pa.string(), ["", "äb", None]),
    (pa.binary(), [b"", b"\xff", None]),
    (pa.decimal128(10, 2), [Decimal("1.25"), None]),
    (pa.duration("us"), [timedelta(seconds=-3), timedelta(0), None]),
]


@pytest.mark.parametrize("few", [0, 1000], ids=["many", "few"])
@pytest.mark.parametrize(("kind", "values"), VALUES, ids=[str(kind) for kind, _ in VALUES])
def test_fixes(kind: Any, values: list[Any], few: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arrays, "_FEW", few)
    chance = Random(1)
    for size in range(1, 12):
        for count in range(1, size + 1):
            before = chance.choices(values, k=size)
            fixes = {row: chance.choice(values) for row in chance.sample(range(size), count)}
            found = arrays.with_fixes(pa.array(before, kind), fixes)
            assert found.type == kind
            assert found.to_pylist() == [fixes.get(row, value) for row, value in enumerate(before)]

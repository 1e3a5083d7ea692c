"""The file of an undo, read from its end: across the borders of what is read at once."""

from __future__ import annotations

import random

import pytest

from binlog_kaitai.sql import undo_store
from binlog_kaitai.sql.undo_store import BEGIN, END, ROW, UndoStore


@pytest.mark.parametrize("chunk", [1, 2, 3, 7, 64, 1 << 20])
def test_records_come_back_in_reverse(chunk: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo_store, "_CHUNK", chunk)
    chance, store = random.Random(chunk), UndoStore()
    expected: list[tuple[str, tuple[int, ...], str, int]] = []
    for number in range(60):
        rows = [":é\udcff" * chance.randrange(12) for _ in range(chance.randrange(5))]
        numbers = [tuple(chance.randrange(-(2**63), 2**63) for _ in range(chance.randrange(3))) for _ in rows]
        places = [store.place]
        outcome = chance.choice(["commit", "rollback", "prepared", "prepared and committed"])
        store.begin()
        for row, known in zip(rows, numbers, strict=True):
            places.append(store.place)
            store.add(row, known)
        places.append(store.place)
        if outcome == "rollback":
            store.drop()
            continue
        if outcome == "commit":
            store.end(f"t{number}")
        else:
            store.prepare(f"x{number}", f"t{number}")
        if outcome == "prepared and committed":
            store.commit(f"x{number}")
        if outcome != "prepared":
            kinds = [BEGIN, *[ROW] * len(rows), END]
            expected += zip(kinds, [(), *numbers, ()], ["", *rows, f"t{number}"], places, strict=True)
    assert list(store.backwards()) == expected[::-1]
    store.close()

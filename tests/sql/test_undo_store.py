"""The file of an undo, read from its end: across the borders of what is read at once."""

from __future__ import annotations

import random

import pytest

from binlog_kaitai.undoing import undo_store
from binlog_kaitai.undoing.undo_records import BEGIN, END, LOOSE_ROW, ROW, Record
from binlog_kaitai.undoing.undo_store import UndoStore


@pytest.mark.parametrize("chunk", [1, 2, 3, 7, 64, 1 << 20])
def test_records_come_back_in_reverse(chunk: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo_store, "_CHUNK", chunk)
    chance, store = random.Random(chunk), UndoStore()
    expected: list[Record] = []
    log = ""
    for number in range(60):
        if chance.random() < 0.2:
            log = f"log.{number}"
            store.begin_log(log)
        rows = [":é\udcff\0" * chance.randrange(12) for _ in range(chance.randrange(5))]
        found = [Record(BEGIN, (), 0, b"", store.place, 0, 0, log)]
        outcome = chance.choice(["commit", "rollback", "prepared", "prepared and committed"])
        store.begin()
        for row, text in enumerate(rows):
            known = tuple(chance.randrange(-(2**63), 2**63) for _ in range(chance.randrange(3)))
            kind, position = chance.choice([ROW, LOOSE_ROW]), chance.randrange(2**40)
            columns, data = chance.randrange(1, 2**62), text.encode(errors="surrogateescape")
            found.append(Record(kind, known, columns if known else 0, data, store.place, position, row, log))
            store.add(text, known, position, row, is_loose=kind == LOOSE_ROW, columns=columns)
        assert set(store.open_numbers()) == {known for record in found for known in record.numbers}
        if outcome == "rollback":
            store.drop()
            continue
        found.append(Record(END, (), 0, f"t{number}".encode(), store.place, 0, 0, log))
        if outcome == "commit":
            store.end(f"t{number}")
        else:
            store.prepare(f"x{number}", f"t{number}")
        if outcome == "prepared and committed":
            store.commit(f"x{number}")
        if outcome != "prepared":
            expected += found
    assert list(store.backwards()) == expected[::-1]
    store.close()

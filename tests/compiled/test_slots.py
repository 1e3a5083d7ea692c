"""Who writes the slots of records is what their declarations say."""

from __future__ import annotations

from functools import cache

import pytest

from binlog_kaitai.compiled.records.base import Given, HandedOver, Ref, Slot, Taken
from tests.compiled.slots import RECORDS
from tests.compiled.writes_of_loops import by_loops
from tests.compiled.writes_of_python import by_python

OF_ZLIB = {"DeflateStream"}
"""Records that neither side has declared for itself."""
MOST_HANDED_OVER = 103
"""Slots that both sides write. Do not add any: what Python asks for is an argument, what the loops answer a result."""

_loops, _python = cache(by_loops), cache(by_python)


@pytest.mark.parametrize("record", sorted(RECORDS.keys() - OF_ZLIB))
def test_slots_are_written_by_those_who_are_declared(record: str) -> None:
    """A slot is Given if no loop writes it, Slot if Python does not, Taken if Python only sets it back; else both write
    it, and it is HandedOver."""
    for name, place in RECORDS[record].declared.items():
        if not isinstance(place, Given | Ref):
            continue
        loops, python = _loops().get((record, name), []), _python().get((record, name), [])
        if not loops:
            found: type[Given] = Given
        elif not python:
            found = Slot
        else:
            found = Taken if all(write.is_reset for write in python) else HandedOver
        declared = place.by if isinstance(place, Ref) else type(place)
        written = f"loops: {', '.join(loops)}; Python: {', '.join(write.where for write in python)}"
        assert declared is found, f"{record}.{name} is {declared.__name__}, but {found.__name__} by {written}"


def test_no_slot_more_is_handed_over() -> None:
    places = [place for record in RECORDS.values() for place in record.declared.values()]
    kinds = [place.by if isinstance(place, Ref) else type(place) for place in places]
    assert kinds.count(HandedOver) == MOST_HANDED_OVER


def test_the_scan_sees() -> None:
    """Each way to write a slot that the sources have."""
    loops, python = _loops(), _python()
    assert loops["Item", "at"]  # by its name
    assert loops["Trx", "resolved"]  # as one of a range of numbers
    assert loops["Members", "told_at"]  # by its number, in a function that gets it
    assert loops["Shape", "deletes"]  # beside another one
    assert python["Trx", "thread_id"]  # of a table of numbers
    assert python["CommitGroup", "trxs"][0].is_reset  # of parts
    assert python["Said", "now"][0].is_reset  # to what it was
    assert python["Column", "used"]  # of all records

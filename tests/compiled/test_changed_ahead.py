"""A log that becomes another while it is looked ahead in how the transaction of a payload ends."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai.compiled import item_list
from binlog_kaitai.compiled.loops import abi as slots
from binlog_kaitai.compiled.walk.lookahead import FileAhead
from tests.builder import columns as make
from tests.builder.log import LogBuilder
from tests.compiled.line_readers import by_loops

COLUMNS = [make.integer("id", 4)]
EVENTS = 200
_HEADER, _INSIDE = 10, 60
"""Bytes of the payload's event after which a cut stands in its header, and in its body."""


def _log(*, ends: bool = True) -> LogBuilder:
    """One transaction in a payload, with its end inside, or after it."""
    inside = LogBuilder(inside_payload=True)
    inside.begin()
    for number in range(EVENTS):
        inside.insert(COLUMNS, {"id": number})
    if ends:
        inside.xid(1)
    log = LogBuilder()
    log.gtid(1)
    log.payload(inside)
    if not ends:
        log.xid(1)
    return log


LOG = _log()
AT = LOG.positions[2]
"""Where the payload's event stands."""


def _other() -> bytes:
    """A log with other events at all places."""
    log = LogBuilder()
    while len(log.data) <= len(LOG.data):
        log.query("CREATE TABLE other (id INT)")
    return bytes(log.data)


CHANGES: dict[str, Callable[[bytes], bytes]] = {
    "cut off in its body": lambda data: data[: AT + _INSIDE],
    "cut off in its header": lambda data: data[: AT + _HEADER],
    "cut off before it": lambda data: data[:AT],
    "empty": lambda data: b"",
    "zeros in its body": lambda data: data[: AT + _INSIDE] + bytes(len(data) - AT - _INSIDE),
    "zeros": lambda data: bytes(len(data)),
    "another log": lambda data: _other(),
    "longer": lambda data: data + _other()[4:],
}


@pytest.mark.parametrize("ends", [True, False], ids=["ends inside", "ends after it"])
@pytest.mark.parametrize("change", CHANGES)
def test_the_walk_goes_on_in_the_payload(
    change: str, ends: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its bytes are those that the walk has: the log is as it was when it was read."""
    monkeypatch.setattr(item_list, "_ROOM", slots.SPARE + 20)  # the list is full in the middle of the payload
    path = _log(ends=ends).write(tmp_path / "log")
    data, looks = path.read_bytes(), []
    expected = by_loops(path)
    assert expected.data.count(b"\n") == EVENTS
    assert expected.error is None
    look = FileAhead.at

    def changed(ahead: FileAhead, position: int) -> Any:
        looks.append(position)
        path.write_bytes(CHANGES[change](data))
        return look(ahead, position)

    monkeypatch.setattr(FileAhead, "at", changed)
    found = by_loops(path)
    assert looks
    assert found.error is None
    assert found.data.count(b"\n") == EVENTS
    if ends:
        assert found.data == expected.data

"""Whatever the bytes are: a value or MalformedEventError, and no more output than the bytes can back."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.values.json import json_value
from binlog_kaitai.values.json_diff import apply_diffs, json_diffs
from binlog_kaitai.values.json_text import json_text, value_text
from tests.values.json_logs import documents, updates

DOCUMENTS = [data for data in documents("values").values() if data]
UPDATES = [update for _, update in updates("partial") if update.is_partial and len(update.after) < 2000]
MOST_TEXT = 10
"""Bytes of text that a byte of a document can make; it is a control character that takes most."""

FUZZ = settings(
    max_examples=400, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
edits = st.lists(st.tuples(st.integers(0, 5000), st.integers(0, 255)), min_size=1, max_size=6)


def damaged(data: bytes, changes: list[tuple[int, int]]) -> bytes:
    """Some bytes of the data replaced, mostly near its beginning, where the structure is."""
    copy = bytearray(data)
    for place, byte in changes:
        copy[place % min(len(copy), 1 + place // 50 * 50)] = byte
    return bytes(copy)


def outcome(decode: Any, data: bytes) -> Any:
    try:
        return decode(data)
    except MalformedEventError:
        return MalformedEventError


def check(data: bytes) -> None:
    value, text = outcome(json_value, data), outcome(json_text, data)
    assert (value is MalformedEventError) == (text is MalformedEventError)
    if text is not MalformedEventError:
        assert len(text.encode()) <= MOST_TEXT * (len(data) + 10)
        assert len(value_text(value)) <= len(text)  # shorter where a name stands twice


@FUZZ
@given(st.sampled_from(DOCUMENTS), edits)
def test_damaged_documents(data: bytes, changes: list[tuple[int, int]]) -> None:
    check(damaged(data, changes))


@FUZZ
@given(st.integers(0, 15), st.binary(max_size=300))
def test_garbage(kind: int, data: bytes) -> None:
    check(bytes([kind]) + data)


@FUZZ
@given(st.sampled_from(UPDATES), edits, st.booleans())
def test_damaged_updates(update: Any, changes: list[tuple[int, int]], in_document: bool) -> None:
    before = damaged(update.before, changes) if in_document else update.before
    after = update.after if in_document else damaged(update.after, changes)
    with suppress(MalformedEventError):
        value_text(apply_diffs(before, json_diffs(after)))


@FUZZ
@given(st.binary(max_size=60))
def test_garbage_for_diffs(data: bytes) -> None:
    with suppress(MalformedEventError):
        value_text(apply_diffs(b"", json_diffs(data)))

"""Partial updates: the diffs of a server's log, applied, against what the server's SELECT gave around each update."""

from __future__ import annotations

from typing import Any

import pytest
from binlog_kaitai._generated.mysql_binlog import MysqlBinlog

from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.values.json import json_value
from binlog_kaitai.values.json_diff import JsonDiff, apply_diffs, json_diffs
from binlog_kaitai.values.json_text import json_text, value_text
from tests.values.json_logs import truth, updates

UPDATES = list(updates("partial"))
DIFFS = [update.after for _, update in UPDATES if update.is_partial]
EMPTY_ARRAY = b"\x02\x00\x00\x04\x00"
EMPTY_OBJECT = b"\x00\x00\x00\x04\x00"


def test_diffs_lead_from_document_to_document() -> None:
    found = []
    for id_, update in UPDATES:
        after = apply_diffs(update.before, json_diffs(update.after)) if update.is_partial else json_value(update.after)
        found.append([id_, json_text(update.before), value_text(after)])
    assert found == truth("partial")


def test_what_the_log_has() -> None:
    """Guards the test above: the log has diffs of every kind, alone and together."""
    diffs = [json_diffs(data) for data in DIFFS]
    assert {diff.operation for several in diffs for diff in several} == {"replace", "insert", "remove"}
    assert {len(several) for several in diffs} >= {1, 2, 4}
    paths = {diff.path for several in diffs for diff in several}
    assert {"$.new", "$.arr[99]", "$.new.long", "$.arr[last-1]", "$." + "k" * 300} <= paths
    assert any('"' in path for path in paths)


def test_the_spec_reads_the_same_diffs() -> None:
    for data in DIFFS:
        expected = MysqlBinlog.JsonDiffs.from_bytes(data).diffs
        found = json_diffs(data)
        assert [(diff.operation, diff.path) for diff in found] == [(d.operation.name, d.path) for d in expected]
        assert [diff.text for diff in found] == [
            None if d.operation.name == "remove" else json_text(d._raw_value) for d in expected
        ]


def test_diffs_that_are_cut_are_refused() -> None:
    for data in DIFFS:
        if len(data) < 500 and len(json_diffs(data)) == 1:
            for length in range(1, len(data)):
                with pytest.raises(MalformedEventError):
                    json_diffs(data[:length])


def test_a_null_is_no_remove() -> None:
    (diff,) = json_diffs(b"\x00\x03$.a\x02\x04\x00")
    assert (diff, diff.text) == (JsonDiff("replace", "$.a", None), "null")
    (diff,) = json_diffs(b"\x02\x03$.a")
    assert (diff, diff.text) == (JsonDiff("remove", "$.a", None), None)


@pytest.mark.parametrize(
    ("diffs", "after"),
    [
        ([JsonDiff("insert", "$[7]", 1), JsonDiff("insert", "$[0]", 0)], "[0, 1]"),
        ([JsonDiff("insert", "$[0]", [1]), JsonDiff("insert", "$[0][1]", 2)], "[[1, 2]]"),
        ([JsonDiff("insert", "$[0]", n) for n in (1, 2, 3)] + [JsonDiff("remove", "$[last-1]")], "[3, 1]"),
        ([JsonDiff("insert", "$[last]", n) for n in (1, 2, 3)], "[2, 3, 1]"),
    ],
)
def test_cells(diffs: list[JsonDiff], after: str) -> None:
    assert value_text(apply_diffs(EMPTY_ARRAY, diffs)) == after


def test_members_keep_the_servers_order() -> None:
    paths = ["$.bb", "$.é", "$.a", '$."B"', "$.ab", "$.日", '$.""', "$.c"]
    diffs = [JsonDiff("insert", path, n) for n, path in enumerate(paths)]
    after = '{"": 6, "B": 3, "a": 2, "c": 7, "ab": 4, "bb": 0, "é": 1, "日": 5}'
    assert value_text(apply_diffs(EMPTY_OBJECT, diffs)) == after


def test_a_diffs_value_is_not_shared_with_the_document() -> None:
    first = JsonDiff("insert", "$[0]", {"a": [1]})
    apply_diffs(EMPTY_ARRAY, [first, JsonDiff("insert", "$[0].a[0]", 0)])
    assert first.value == {"a": [1]}


@pytest.mark.parametrize(
    "diff",
    [
        JsonDiff("replace", "$[0]", 1),
        JsonDiff("remove", "$[0]"),
        JsonDiff("remove", "$[last]"),
        JsonDiff("insert", "$.a", 1),
        JsonDiff("replace", "$.a", 1),
        JsonDiff("remove", "$.a.b"),
        JsonDiff("insert", "$[0][0]", 1),
    ],
)
def test_a_diff_that_does_not_fit_is_refused(diff: JsonDiff) -> None:
    with pytest.raises(MalformedEventError, match=f"{diff.operation} at .* does not fit the document"):
        apply_diffs(EMPTY_ARRAY, [diff])


def test_an_insert_replaces_nothing() -> None:
    diff = JsonDiff("insert", "$.a", 1)
    with pytest.raises(MalformedEventError, match="does not fit"):
        apply_diffs(EMPTY_OBJECT, [diff, diff])


def test_a_document_cannot_grow_too_deep() -> None:
    value: list[Any] = []
    for _ in range(98):
        value = [value]
    assert value_text(apply_diffs(EMPTY_ARRAY, [JsonDiff("insert", "$[0]", value)])).startswith("[" * 100)
    with pytest.raises(MalformedEventError, match="more than 100 containers"):
        apply_diffs(EMPTY_ARRAY, [JsonDiff("insert", "$[0]", [value])])
    diffs = [JsonDiff("insert", "$" + "[0]" * n, []) for n in range(1, 101)]
    assert value_text(apply_diffs(EMPTY_ARRAY, diffs[:99])) == "[" * 100 + "]" * 100
    with pytest.raises(MalformedEventError, match="more than 100 containers"):
        apply_diffs(EMPTY_ARRAY, diffs)


def test_diffs_that_shift_cells_without_end_are_refused() -> None:
    diffs = [JsonDiff("insert", "$[0]", 0)] * 50_000
    assert len(apply_diffs(EMPTY_ARRAY, diffs[:1000])) == 1000
    with pytest.raises(MalformedEventError):
        apply_diffs(EMPTY_ARRAY, diffs)
    assert len(apply_diffs(EMPTY_ARRAY, [JsonDiff("insert", "$[99999]", 0)] * 50_000)) == 50_000


@pytest.mark.parametrize(
    "path",
    [
        *(
            "",
            "$",
            "a",
            "$a",
            "$.",
            "$[",
            "$[]",
            "$[-1]",
            "$[*]",
            "$.*",
            "$**.a",
            "$[1 to 2]",
            "$.a b",
            "$[99999999999]",
        ),
        *('$."a', '$."\\x"', '$."\\ud800"'),
    ],
)
def test_paths_that_no_server_logs_are_refused(path: str) -> None:
    data = path.encode()
    with pytest.raises(MalformedEventError, match="path"):
        json_diffs(bytes([2, len(data)]) + data)


@pytest.mark.parametrize(
    "data", [b"\x03\x03$.a\x01\x00", b"\x02", b"\x02\xfb", b"\x02\xff", b"\x02\x02$\xff", b"\x00\x03$.a\x00\x00"]
)
def test_bytes_that_are_no_diffs_are_refused(data: bytes) -> None:
    with pytest.raises(MalformedEventError):
        json_diffs(data)

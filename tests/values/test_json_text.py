"""The server's text of stored documents, byte for byte, against its own SELECTs."""

from __future__ import annotations

from decimal import Decimal

import pytest

from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.values.json import JsonOpaque, json_value
from binlog_kaitai.values.json_text import json_text, value_text
from tests.values.json_logs import documents, truth

BLOB = 252
VAR_STRING = 253


@pytest.mark.parametrize("log", ["values", "large"])
def test_texts_are_the_servers(log: str) -> None:
    expected = dict(truth(log))
    assert {id_: json_text(data) for id_, data in documents(log).items()} == expected


@pytest.mark.parametrize("log", ["values", "large"])
def test_values_have_the_same_texts(log: str) -> None:
    expected = dict(truth(log))
    assert {id_: value_text(json_value(data)) for id_, data in documents(log).items()} == expected


@pytest.mark.parametrize(
    ("value", "text"),
    [
        # what SELECT CAST(CAST('..' AS JSON) AS CHAR) gives on MySQL 9.7.4
        (1e14, "100000000000000.0"),
        (1e15, "1e15"),
        (1234567890123456.0, "1.234567890123456e15"),
        (1234567890123456.8, "1234567890123456.8"),
        (1e-15, "0.000000000000001"),
        (1.5e-16, "1.5e-16"),
        (-0.0, "-0.0"),
        (5e-324, "5e-324"),
        (Decimal("0E-10"), "0.0000000000"),
        (JsonOpaque(bytes(57), BLOB), '"base64:type252:' + "A" * 76 + '"'),
        (JsonOpaque(bytes(58), BLOB), '"base64:type252:' + "A" * 76 + '\\nAA=="'),
        # by the server's source: a VAR_STRING is printed as a string; no server makes one today
        (JsonOpaque("é\n".encode(), VAR_STRING), '"é\\n"'),
    ],
)
def test_values_at_the_edges_of_a_rule(value: object, text: str) -> None:
    assert value_text(value) == text


def test_bytes_that_are_no_text_are_not_printed_as_text() -> None:
    assert value_text(JsonOpaque(b"\xff", VAR_STRING)) == '"base64:type253:/w=="'


def test_a_value_that_nests_too_deep_is_refused() -> None:
    value: list[object] = []
    for _ in range(99):
        value = [value]
    assert value_text(value) == "[" * 100 + "]" * 100
    with pytest.raises(MalformedEventError, match="more than 100 containers"):
        value_text([value])


def test_what_is_no_json_is_refused() -> None:
    with pytest.raises(TypeError, match="set is no part of a JSON document"):
        value_text([{1}])

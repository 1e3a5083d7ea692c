"""Stored JSON documents as Python values."""

from __future__ import annotations

import json
import pickle
import tracemalloc
from decimal import Decimal
from struct import pack
from typing import Any

import pytest
from binlog_kaitai._generated.mysql_binlog import MysqlBinlog

from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.values.json import JsonOpaque, json_value, opaque_value
from binlog_kaitai.values.json_text import json_text, value_text
from tests.values.json_logs import documents, truth

Type = MysqlBinlog.JsonType
VALUES = documents("values")


def as_json(value: Any) -> Any:
    """A value as a JSON reader sees the server's text of it."""
    match value:
        case dict():
            return {name: as_json(item) for name, item in value.items()}
        case list():
            return [as_json(item) for item in value]
        case Decimal():
            return int(value) if value == value.to_integral_value() and value.as_tuple().exponent == 0 else float(value)
        case JsonOpaque():
            return json.loads(value_text(value))
    return value


def typed(value: Any) -> Any:
    """Makes 1, 1.0 and True, and orders of members, differ."""
    match value:
        case dict():
            return [(name, typed(item)) for name, item in value.items()]
        case list():
            return [typed(item) for item in value]
    return type(value).__name__, repr(value)


@pytest.mark.parametrize("log", ["values", "large"])
def test_values_are_what_the_servers_text_says(log: str) -> None:
    for id_, text in truth(log):
        assert typed(as_json(json_value(documents(log)[id_]))) == typed(json.loads(text)), f"id {id_}"


def spec_value(value: Any) -> Any:
    """The value of a json_value of the generated parser."""
    body = value.body
    match body:
        case MysqlBinlog.JsonSmallContainer() | MysqlBinlog.JsonLargeContainer():
            items = [spec_value(element.value) for element in body.elements]
            return dict(zip([key.name for key in body.keys], items, strict=True)) if body.is_object else items
        case MysqlBinlog.JsonLiteral():
            return {"null_literal": None, "true_literal": True, "false_literal": False}[body.value.name]
        case MysqlBinlog.JsonOpaque():
            return spec_opaque(body)
    return body.value


def spec_opaque(body: MysqlBinlog.JsonOpaque) -> Any:
    value: Any = body.value
    match value:
        case MysqlBinlog.JsonDecimal():
            return Decimal(value.number.digits.text)
        case MysqlBinlog.JsonDatetime():
            date = f"{value.year:04}-{value.month:02}-{value.day:02}"
            time = f" {value.hour:02}:{value.minute:02}:{value.second:02}.{value.micros:06}"
            return date if body.field_type == MysqlBinlog.ColumnType.date else date + time
        case MysqlBinlog.JsonTime():
            sign = "-" if value.is_negative else ""
            return f"{sign}{value.hours:02}:{value.minutes:02}:{value.seconds:02}.{value.micros:06}"
    return JsonOpaque(value, int(getattr(body.field_type, "value", body.field_type)))


@pytest.mark.parametrize("log", ["values", "large"])
def test_the_spec_reads_the_same_values(log: str) -> None:
    for id_, data in documents(log).items():
        if len(data) > 200_000:
            continue  # the generated parser takes seconds for 75,001 elements
        document = MysqlBinlog.JsonDocument.from_bytes(data)
        expected = spec_value(document.value) if data else None
        assert typed(json_value(data)) == typed(expected), f"id {id_}"


def test_kinds_of_values() -> None:
    arrays = [value for value in map(json_value, VALUES.values()) if isinstance(value, list)]
    found = {type(item) for array in arrays for item in array}
    assert {type(None), bool, int, float, str, Decimal, JsonOpaque, list, dict} == found


def test_no_bytes_are_null() -> None:
    assert sum(not data for data in VALUES.values()) == 3
    assert json_value(b"") is None
    assert json_text(b"") == "null"


def test_an_opaque_survives_pickling() -> None:
    value = JsonOpaque(b"\x00\xff", 252)
    copy = pickle.loads(pickle.dumps(value))
    assert copy == b"\x00\xff"
    assert repr(copy) == repr(value) == "JsonOpaque(b'\\x00\\xff', 252)"


# Damage


@pytest.mark.parametrize("decode", [json_value, json_text])
def test_a_document_that_is_cut_anywhere_is_refused(decode: Any) -> None:
    for data in VALUES.values():
        for length in range(1, len(data)):
            with pytest.raises(MalformedEventError):
                decode(data[:length])


def array(elements: bytes, count: int, values: bytes = b"") -> bytes:
    """A small array."""
    size = 4 + len(elements) + len(values)
    return bytes([Type.small_array]) + pack("<HH", count, size) + elements + values


def deep(levels: int) -> bytes:
    """Arrays inside each other, the innermost empty."""
    body = pack("<HH", 0, 4)
    for _ in range(levels - 1):
        body = pack("<HHBH", 1, 7 + len(body), Type.small_array, 7) + body
    return bytes([Type.small_array]) + body


def test_depth() -> None:
    assert json_text(deep(100)) == "[" * 100 + "]" * 100
    with pytest.raises(MalformedEventError, match="more than 100 containers"):
        json_value(deep(101))
    with pytest.raises(MalformedEventError, match="more than 100 containers"):
        json_value(deep(5000))


def one_string_often() -> bytes:
    """20,000 elements that all point at one string of 4,000 bytes."""
    elements = 4 + 3 * 20_000
    return array(pack("<BH", Type.string, elements) * 20_000, 20_000, b"\xa0\x1f" + b"x" * 4000)


def one_name_often() -> bytes:
    keys, text = 9000, b"k" * 1000
    head = 4 + keys * 7
    body = pack("<HH", head, len(text)) * keys + pack("<BH", Type.literal, 0) * keys + text
    return bytes([Type.small_object]) + pack("<HH", keys, 4 + len(body)) + body


def doubling() -> bytes:
    """Arrays that hold the next one twice: 2**100 values by the book."""
    body = pack("<HH", 0, 4)
    for _ in range(99):
        body = pack("<HHBHBH", 2, 10 + len(body), Type.small_array, 10, Type.small_array, 10) + body
    return bytes([Type.small_array]) + body


@pytest.mark.parametrize("decode", [json_value, json_text])
@pytest.mark.parametrize("bomb", [one_string_often, one_name_often, doubling])
def test_values_that_share_bytes_cannot_multiply(bomb: Any, decode: Any) -> None:
    data = bomb()
    tracemalloc.start()
    with pytest.raises(MalformedEventError, match="shares its bytes"):
        decode(data)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 50 * len(data) + 100_000


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"\x0d\x00", "no type or constant has the number 13"),
        (bytes([Type.literal, 3]), "no type or constant has the number 3"),
        (bytes([Type.double]) + pack("<d", float("inf")), "the number inf"),
        (bytes([Type.double]) + pack("<d", float("nan")), "the number nan"),
        (bytes([Type.string, 1, 0xFF]), "text that is not UTF-8"),
        (bytes([Type.string]) + b"\x80" * 5 + b"\x00", "a length of more than 32 bits"),
        (bytes([Type.string, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F]) + b"x", "a string at 6 of the document reaches past 7"),
        (array(pack("<BH", Type.string, 9000), 1), "past the end of the document"),
        (array(pack("<BH", Type.int64, 0), 1), "a value at 1 of the document reaches past"),
        (array(b"", 30000), "a container at 1 of the document reaches past 5"),
        (bytes([Type.opaque, 246, 3, 66, 70, 0]), r"a DECIMAL\(66,70\)"),
        (bytes([Type.opaque, 246, 3, 5, 2, 0]), r"a DECIMAL\(5,2\) of 1 bytes"),
        (bytes([Type.opaque, 246, 1, 5]), "past the end of the document"),
        (bytes([Type.opaque, 12, 3, 1, 2, 3]), "past the end of the document"),
    ],
)
def test_contradictions_are_named(data: bytes, message: str) -> None:
    for decode in (json_value, json_text):
        with pytest.raises(MalformedEventError, match=message):
            decode(data)


def test_a_literal_is_one_byte_whatever_stands_beside_it() -> None:
    """As the server reads it."""
    assert json_value(array(pack("<BH", Type.literal, 0xFF01), 1)) == [True]


def test_names_that_were_met_before_are_not_mixed_up() -> None:
    def document(names: bytes) -> bytes:
        body = pack("<HH", 18, 1) + pack("<HH", 19, 1) + pack("<BH", Type.int16, 1) + pack("<BH", Type.int16, 2) + names
        return bytes([Type.small_object]) + pack("<HH", 2, 4 + len(body)) + body

    assert json_value(document(b"ab")) == {"a": 1, "b": 2}
    assert json_value(document(b"cd")) == {"c": 1, "d": 2}
    assert json_text(document(b"ab")) == '{"a": 1, "b": 2}'
    assert json_value(document(b"ab")) == {"a": 1, "b": 2}


def test_what_was_met_before_excuses_no_damage() -> None:
    names = "a name that no other test has"
    keys = pack("<HH", 11, len(names)) + pack("<BH", Type.int16, 1)
    body = pack("<HH", 1, 11 + len(names)) + keys + names.encode()
    assert json_value(bytes([Type.small_object]) + body) == {names: 1}
    shorter = pack("<HH", 1, 11 + len(names) - 1) + body[4:]
    for _ in range(2):
        with pytest.raises(MalformedEventError, match="a name at 12 of the document reaches past"):
            json_value(bytes([Type.small_object]) + shorter)


def test_opaque_values_of_unknown_column_types_stay_bytes() -> None:
    assert repr(opaque_value(99, b"x")) == "JsonOpaque(b'x', 99)"

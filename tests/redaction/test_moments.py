"""Dates and times are replaced by what the spec says of their fields, whatever these are called."""

from __future__ import annotations

from typing import Any

import pytest
from binlog_kaitai._generated import layout

from binlog_kaitai.redaction import moments
from binlog_kaitai.redaction.fields import cell_of, members
from binlog_kaitai.redaction.secret import Secret

SECRET = Secret(b"tests")
VALUES = [
    ("value_date", (), "45c90f"),
    ("value_datetime", (), "b3fe63cc4a120000"),
    ("value_datetime2", (3,), "99b5a887de07d0"),
    ("value_datetime_hires", (3,), "00eb0a1f2bb4c0"),
    ("value_time", (), "40e201"),
    ("value_time", (), "c01dfe"),
    ("value_time2", (0,), "80c8b8"),
    ("value_time2", (2,), "7f374763"),
    ("value_time_hires", (2,), "12d4c8b1"),
    ("value_timestamp", (), "f0d50869"),
    ("value_timestamp2", (6,), "6908d5f00d4240"),
    ("json_datetime", (), "000000de07b599"[:14] + "19"),
    ("json_time", (), "40e2010830800000"),
]


def _other_names(monkeypatch: pytest.MonkeyPatch, kind: str, *parameters: int) -> None:
    """Have the fields of a type of columns other names, but for those that are members of the value."""
    cell = cell_of(kind)
    names = {field.name for field in cell.fields(*parameters)} - moments.limits_of(kind).keys()

    def fields(*parameters: int) -> tuple[layout.Field, ...]:
        return tuple(
            field._replace(name=f"own_{field.name}") if field.name in names else field
            for field in cell.fields(*parameters)
        )

    def renamed(kind: str, data: bytes, *parameters: int) -> dict[str, Any]:
        known = members(kind, data, *parameters)
        return {f"own_{name}" if name in names else name: value for name, value in known.items()}

    monkeypatch.setattr(moments, "cell_of", lambda asked: cell._replace(fields=fields))
    monkeypatch.setattr(moments, "members", renamed)


@pytest.mark.parametrize(("kind", "parameters", "text"), VALUES)
def test_others_are_of_the_type(kind: str, parameters: tuple[int, ...], text: str) -> None:
    data = bytes.fromhex(text)
    other = moments.other_moment(SECRET, kind, data, *parameters)
    read, old = members(kind, other, *parameters), members(kind, data, *parameters)
    assert other != data
    assert len(other) == len(data)
    assert read.get("is_negative") == old.get("is_negative")
    for name, (first, last) in moments.limits_of(kind).items():
        assert first <= read.get(name, first) <= last


@pytest.mark.parametrize(
    ("kind", "parameters", "text"), [value for value in VALUES if not value[0].startswith("json_")]
)
def test_names_of_fields_do_not_matter(
    monkeypatch: pytest.MonkeyPatch, kind: str, parameters: tuple[int, ...], text: str
) -> None:
    data = bytes.fromhex(text)
    wanted = moments.other_moment(SECRET, kind, data, *parameters)
    moments._drawn_parts.cache_clear()
    try:
        _other_names(monkeypatch, kind, *parameters)
        assert moments.other_moment(SECRET, kind, data, *parameters) == wanted
    finally:
        moments._drawn_parts.cache_clear()

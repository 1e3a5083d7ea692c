"""JSON, and the differences of a document that MySQL logs for a partial update.

What reads documents is imported where Python has to: the loops take most.
"""

from __future__ import annotations

from functools import partial
from json.encoder import encode_basestring
from typing import Any

from binlog_kaitai.regex import regex
from binlog_kaitai.rows.table import Column
from binlog_kaitai.types.column_type import ColumnType, always
from binlog_kaitai.types.modes import connect_type
from binlog_kaitai.types.policy import JsonText
from binlog_kaitai.types.texts import literal_text

__all__ = ["TYPES"]

_PARTS = regex(r'("(?:[^"\\]|\\.)*")| ')
"""A string, or a space."""


def _text(value: Any) -> str:
    """Return a document, or the differences of one whose row before the update the log does not have."""
    if isinstance(value, JsonText):
        return value
    if isinstance(value, tuple):
        return f'{{"json_diffs":[{",".join(map(_diff, value))}]}}'
    from binlog_kaitai.values.json_text import value_text

    return value_text(value)


def _string(value: Any) -> str:
    """Return a document as a string, without the spaces between its parts."""
    return encode_basestring(_PARTS.sub(r"\1", _text(value)))


def _diff(diff: Any) -> str:
    value = "" if diff.text is None else f',"value":{diff.text}'
    return f'{{"operation":"{diff.operation}","path":{encode_basestring(diff.path)}{value}}}'


def _document(column: Column, policy: Any) -> Any:
    return policy.document


def _diffs(column: Column, policy: Any) -> Any:
    from binlog_kaitai.values.json_diff import json_diffs

    return json_diffs


def _diffs_literal(column: Column, sql: Any) -> Any:
    from binlog_kaitai.values.json import typed_value

    return partial(_diffs(column, sql), read=typed_value)


TYPES = {
    "value_json": ColumnType(
        _document,
        text=always(_text),
        envelope=always(_string),
        connect=always(connect_type("string", "io.debezium.data.Json")),
        literal=_document,
        arrow=always(("string",)),
        order=always("document"),
        plan="json",
        mask="document",
        is_string=True,
        parse=always(lambda literal: JsonText(literal_text(literal))),
    ),
    "value_json_diffs": ColumnType(
        _diffs, text=always(_text), envelope=always(_string), literal=_diffs_literal, mask="document"
    ),
}

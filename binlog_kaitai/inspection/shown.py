"""What is shown of a value: by the spec's own template of its type, or as a plain field."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from kaitaistruct import KaitaiStruct

from binlog_kaitai._generated.notes import ENUMS, TYPES, Note
from binlog_kaitai.format.spec_errors import PARSE_ERRORS
from binlog_kaitai.regex import regex
from binlog_kaitai.text.terminal import printable

__all__ = ["enum_note", "object_text", "plain", "scalar_text"]

_PART = regex(r"{(.*?)}")
_MOST = 200
"""Letters of a text that is shown beside a field."""
_MOST_ITEMS = 20
_UUID = regex(r"^(.{8})(.{4})(.{4})(.{4})")


def object_text(item: Any) -> str:
    """Return what the spec's template says of an object of the parser; empty where there is none."""
    template = TYPES[type(item).__name__].representation
    return _PART.sub(lambda match: _part(item, *match[1].split(":")), template).strip()[:_MOST]


def _part(item: Any, path: str, form: str = "") -> str:
    try:
        for step in path.split(".") if path != "this" else ():
            item = getattr(item, step)
        return _text(item, form)
    except PARSE_ERRORS:
        return ""


def _text(value: Any, form: str) -> str:
    if isinstance(value, list):
        return _list(value, form)
    if isinstance(value, KaitaiStruct):
        return _flags(value) if form == "flags" else object_text(value)
    if isinstance(value, bytes):
        return _bytes(value, form)
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, IntEnum):
        return value.name
    return f"{value:#x}" if form == "hex" and isinstance(value, int) else "" if value is None else str(value)


def _list(items: list[Any], form: str) -> str:
    """Return the texts of items, as far as they are shown: items of a hostile JSON document may have each other."""
    between = form.removeprefix("sep=") if form.startswith("sep=") else ", "
    texts: list[str] = []
    for item in items[:_MOST_ITEMS]:
        if sum(map(len, texts)) >= _MOST:
            break
        texts.append(_text(item, form))
    return between.join([*texts, *([f"... ({len(items)} in all)"] if len(items) > _MOST_ITEMS else [])])


def _flags(value: Any) -> str:
    names = [name for name, member in vars(type(value)).items() if isinstance(member, property)]
    return "|".join(name for name in names if getattr(value, name) is True) or "none"


def _bytes(value: bytes, form: str) -> str:
    if form == "uuid":
        return _UUID.sub(r"\1-\2-\3-\4-", value.hex())
    return _quoted(value) if form == "str" else _hex(value)


def _hex(value: bytes) -> str:
    return value.hex() if len(value) <= _MOST // 4 else f"{value[: _MOST // 4].hex()}..."


def _quoted(value: bytes) -> str:
    """Bytes in quotes where they are text, else in hexadecimal digits."""
    try:
        text = value[:_MOST].decode(errors="strict" if len(value) <= _MOST else "ignore")
    except UnicodeDecodeError:
        return _hex(value)
    if "\0" in text:
        return _hex(value)
    return _text_quoted(text) + ("..." if len(value) > _MOST else "")


def _text_quoted(text: str) -> str:
    return f'"{printable(text)}"'


def scalar_text(value: Any) -> str:
    """Return what is shown of a plain field."""
    if isinstance(value, IntEnum):
        return f"{int(value)} {value.name}"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, bytes):
        return _quoted(value)
    if isinstance(value, str):
        return _text_quoted(value[:_MOST]) + ("..." if len(value) > _MOST else "")
    return str(value)


def plain(value: Any) -> Any:
    """Return the value of a field without the parser's own types."""
    return int(value) if isinstance(value, IntEnum) else value


def enum_note(value: Any) -> Note | None:
    """Return what the spec says of a member of an enum; None for anything else."""
    members: Mapping[int, Note] = ENUMS.get(type(value).__name__, {}) if isinstance(value, IntEnum) else {}
    return members.get(int(value)) if members else None

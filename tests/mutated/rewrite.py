"""Rewrites logs for a changed spec: finds the parts of a log by the parser as it was, and puts other bytes there."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from kaitaistruct import KaitaiStream, KaitaiStruct

from tests.mutated.lengths import with_lengths
from tests.tools.layout_checks import load, type_name

__all__ = [
    "Frame",
    "Part",
    "Rule",
    "bits_reversed",
    "each",
    "grown",
    "parts_of",
    "reordered",
    "reversed_bytes",
    "rewritten",
]

GENERATED = Path(__file__).parents[2] / "generated"
_HEADER = struct.Struct("<IBIIIH")
_SIZE, _LOG_POS, _FLAGS, _TYPE = 3, 4, 5, 1
_FORMAT_DESCRIPTION, _IN_USE, _FOOTER = 15, 1, 4
_INSTANCES = {"rows_event": ("rows", "compressed"), "json_document": ("value",)} | dict.fromkeys(
    ("json_small_element", "json_large_element"), ("value",)
)
"""Instances that have bytes of their own."""

Edit = tuple[int, int, bytes]
"""Offsets of the first byte and of the one after the last, and what stands there afterwards."""


class Part(NamedTuple):
    """An object of the log, and where its stream begins."""

    type: str
    object: Any
    base: int
    data: bytes
    """The whole log."""

    def span(self, field: str) -> tuple[int, int] | None:
        """Return where a field is; None for one that is not there."""
        place = _place(self.object, field)
        return (self.base + place["start"], self.base + place["end"]) if "end" in place else None

    def bytes_of(self, field: str) -> bytes:
        """Return a field's bytes."""
        start, stop = self.span(field) or (0, 0)
        return self.data[start:stop]


Rule = Callable[[Part], Iterable[Edit]]
Frame = Callable[[bytes, bytes, bytes], bytes]
"""Puts an event together of its header, its body and its checksum."""


def _place(found: Any, member: str) -> Any:
    """Return what the parser has noted of a field, or of an instance."""
    return found._debug.get(member) or found._debug.get(f"_m_{member}") or {}


@cache
def _parser() -> Any:
    return load(GENERATED / "mysql_binlog_debug.py", "parser_of_the_spec_as_it_is").MysqlBinlog


def _parts(found: Any, base: int, data: bytes) -> Iterator[Part]:
    """Yield an object and those inside of it."""
    name = type_name(found)
    yield Part(name, found, base, data)
    for member in (*found.SEQ_FIELDS, *_INSTANCES.get(name, ())):
        inner = getattr(found, member, None)
        place = _place(found, member)
        items, places = (inner, place.get("arr", [])) if isinstance(inner, list) else ([inner], [place])
        for part, place in zip(items, places, strict=inner is not None):
            if isinstance(part, KaitaiStruct):
                yield from _parts(part, base if part._io is found._io else base + place["start"], data)


def parts_of(data: bytes) -> Iterator[Part]:
    """Yield all objects of a log."""
    log = _parser().from_bytes(data)
    log._read()
    for event in log.events:
        yield from _parts(event, 0, data)


def _applied(data: bytes, start: int, stop: int, edits: Iterable[Edit]) -> bytes:
    """Return bytes of a log with what was changed there."""
    ordered = sorted(edits)
    assert all(a[1] <= b[0] for a, b in pairwise(ordered)), "two changes of the same bytes"
    pieces, at = [], start
    for first, last, new in ordered:
        assert start <= first <= last <= stop
        pieces += [data[at:first], new]
        at = last
    return b"".join([*pieces, data[at:stop]])


def rewritten(data: bytes, rules: Mapping[str, Rule], frame: Frame | None = None) -> bytes:
    """Return a log whose objects are changed as the rule for their type says; sizes, positions and checksums follow."""
    log = _parser().from_bytes(data)
    log._read()
    result, at, shift = bytearray(data[: len(log.magic)]), len(log.magic), 0
    for event in log.events:
        size = event.header.event_size
        parts = list(_parts(event, 0, data))
        edits = [
            (part, edit)
            for part in parts
            if part.type in rules and part.type not in ("event_header", "event_footer")
            for edit in rules[part.type](part)
        ]
        body = _applied(data, at + _HEADER.size, at + size, with_lengths(edits, parts))
        fields, footer = list(_HEADER.unpack_from(data, at)), _footer(event)
        own = (frame or _as_it_is) if footer and fields[_TYPE] != _FORMAT_DESCRIPTION else _as_it_is
        grown_by = len(body) + _HEADER.size - size + _growth(fields, rules) + _more_of(own)
        shift += grown_by
        fields[_SIZE] += grown_by
        fields[_LOG_POS] += shift if fields[_LOG_POS] else 0
        result += _with_checksum(fields, body, footer, rules, own)
        at += size
    return bytes(result) + data[at:]


def _growth(fields: list[int], rules: Mapping[str, Rule]) -> int:
    """Return how many bytes more a header has."""
    return len(_edited_header(_HEADER.pack(*fields), rules)) - _HEADER.size


def _as_it_is(head: bytes, body: bytes, checksum: bytes) -> bytes:
    return head + body + checksum


def _more_of(frame: Frame) -> int:
    """Return how many bytes an event has that is made of three parts, besides them."""
    return len(frame(b"", b"", bytes(_FOOTER))) - _FOOTER


def _footer(event: Any) -> int:
    """Return the size of an event's checksum."""
    has_own = hasattr(event, "footer") or hasattr(event.body, "checksum")
    return _FOOTER if has_own else 0


def _with_checksum(fields: list[int], body: bytes, footer: int, rules: Mapping[str, Rule], frame: Frame) -> bytes:
    """Return an event; the flag of a log in use counts as 0 in the checksum of a format description."""
    head = _edited_header(_HEADER.pack(*fields), rules)
    if not footer:
        return head + body
    counted = list(fields)
    if fields[_TYPE] == _FORMAT_DESCRIPTION:
        counted[_FLAGS] &= ~_IN_USE
    checksum = zlib.crc32(_edited_header(_HEADER.pack(*counted), rules) + body[:-footer])
    order = "big" if "event_footer" in rules and fields[_TYPE] != _FORMAT_DESCRIPTION else "little"
    return frame(head, body[:-footer], checksum.to_bytes(footer, order))  # type: ignore[arg-type]


def _edited_header(data: bytes, rules: Mapping[str, Rule]) -> bytes:
    if "event_header" not in rules:
        return data
    header = _parser().EventHeader(KaitaiStream(BytesIO(data)))
    header._read()
    return _applied(data, 0, len(data), rules["event_header"](Part("event_header", header, 0, data)))


# --- what rules are made of


def each(change: Callable[[bytes], bytes], *fields: str) -> Rule:
    """Change the bytes of some fields, each by itself."""

    def rule(part: Part) -> Iterator[Edit]:
        for field in fields:
            if span := part.span(field):
                yield *span, change(part.bytes_of(field))

    return rule


def reordered(*fields: str) -> Rule:
    """Put fields that follow each other into another order; those that are not there are passed over."""

    def rule(part: Part) -> Iterator[Edit]:
        spans = [span for field in fields if (span := part.span(field))]
        if spans:
            yield min(spans)[0], max(spans)[1], b"".join(map(part.bytes_of, fields))

    return rule


def grown(more: bytes, *fields: str) -> Rule:
    """Put more bytes after some fields."""
    return each(lambda data: data + more, *fields)


def reversed_bytes(data: bytes) -> bytes:
    """Return a number in the other byte order."""
    return data[::-1]


def bits_reversed(data: bytes) -> bytes:
    """Return bytes with the bits of each in the other order."""
    return bytes(int(f"{byte:08b}"[::-1], 2) for byte in data)

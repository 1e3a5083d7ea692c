"""The status variables of a statement by name, parsed by the generated parser as little as may be.

Most statements have the block of another one of their session. That of a DDL statement has numbers of its own, such as
its transaction's, among variables that are as they were: only those are parsed that differ.
"""

from __future__ import annotations

from collections.abc import Collection
from enum import IntEnum
from io import BytesIO
from typing import Any

from kaitaistruct import KaitaiStream

from binlog_kaitai.bounded import Bounded
from binlog_kaitai.format.generated_parser import StatusVars
from binlog_kaitai.format.spec_errors import PARSE_ERRORS, spec_errors
from binlog_kaitai.named import NamedTuple

__all__ = ["places_of", "status_variables"]

_MOST_BYTES = 1 << 21
"""Of blocks that are remembered."""
_MOST_LENGTHS = 256
"""Lengths of which the last block is."""


class _Variable(NamedTuple):
    end: int
    """Where it ends in its block."""
    name: str
    value: object


_known: Bounded[bytes, dict[str, object]] = Bounded(_MOST_BYTES)
_last: dict[int, tuple[bytes, tuple[_Variable, ...]]] = {}
"""By length: the last block that was parsed, and what is in it."""


def status_variables(block: bytes) -> dict[str, object]:
    """Return a block of status variables by name: the same object for statements of the same session."""
    known = _known.get(block)
    return _known.put(block, _read(block), len(block)) if known is None else known


def places_of(block: bytes, names: Collection[str]) -> list[tuple[int, int]]:
    """Return where in a block the values of some variables begin and end; they must be of one size each."""
    stream, found = KaitaiStream(BytesIO(block)), list[tuple[int, int]]()
    while not stream.is_eof():
        start, variable = stream.pos(), StatusVars.QueryStatusVar(stream)
        if _name(variable.code) in names:
            value = KaitaiStream(BytesIO(block[start:]))
            type(variable.body)(value)  # whatever it reads here, it reads as much
            found.append((stream.pos() - value.pos(), stream.pos()))
    return found


def _read(block: bytes) -> dict[str, object]:
    with spec_errors(None, None, None):
        found = _like_last(block) or tuple(_parsed(block, 0))
    if len(_last) >= _MOST_LENGTHS:
        _last.clear()
    _last[len(block)] = block, found
    return {variable.name: variable.value for variable in found}


def _like_last(block: bytes) -> tuple[_Variable, ...]:
    """Return the variables of a block that has them where the last one of its length had them; none where it has not.
    What a variable is depends on its bytes alone."""
    before, known = _last.get(len(block), (b"", ()))
    try:
        return tuple(_changed(block, before, known))
    except PARSE_ERRORS:  # one is longer than it was
        return ()


def _changed(block: bytes, before: bytes, known: tuple[_Variable, ...]) -> list[_Variable]:
    found: list[_Variable] = []
    start = 0
    for variable in known:
        end = variable.end
        if block[start:end] != before[start:end]:
            same = _parsed(block[start:end], start) if block[start] == before[start] else []
            if [one.end for one in same] != [end]:
                return []
            variable = same[0]
        found.append(variable)
        start = end
    return found


def _parsed(data: bytes, start: int) -> list[_Variable]:
    """Return the variables that bytes are, which begin at an offset of their block."""
    stream, found = KaitaiStream(BytesIO(data)), list[_Variable]()
    while not stream.is_eof():
        variable = StatusVars.QueryStatusVar(stream)
        found.append(_Variable(start + stream.pos(), _name(variable.code), _plain_fields(variable.body)))
    return found


def _name(code: Any) -> str:
    return code.name if isinstance(code, IntEnum) else f"code_{code}"


def _plain_fields(body: Any) -> object:
    """Return a part of an event as plain values: its only field, or its fields by name."""
    fields = {name: _plain(value) for name, value in vars(body).items() if not name.startswith(("_", "len_", "num_"))}
    fields.pop("terminator", None)
    return next(iter(fields.values())) if len(fields) == 1 else fields


def _plain(value: Any) -> object:
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return _plain_fields(value) if hasattr(value, "_io") else getattr(value, "value", value)

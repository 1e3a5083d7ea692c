"""Character sets of single bytes, as a table that the loops look each byte up in."""

from __future__ import annotations

from collections.abc import Callable

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.values.charset import TextPolicy, codec_of

__all__ = ["single_bytes"]

_BYTE_VALUES = 256


def single_bytes(collation: int | None, written: Callable[[str], bytes]) -> list[int] | None:
    """Return for each byte what its character is written as, with the length of that in the lowest byte.

    A byte that is no character has 0. None for a character set that is not known or has characters of several bytes.
    """
    if collation is None or codec_of(collation) is None:
        return None
    if len(TextPolicy("replace").decoder(collation)(bytes(range(_BYTE_VALUES)))) != _BYTE_VALUES:
        return None
    decode = TextPolicy("bytes").decoder(collation)
    table = []
    for value in range(_BYTE_VALUES):
        text = decode(bytes([value]))
        data = written(text) if isinstance(text, str) else b""
        table.append(int.from_bytes(bytes([len(data)]) + data, s.MACHINE))
    return table

"""Numbers of bytes on the command line."""

from __future__ import annotations

import re
from typing import Any

import click

from binlog_kaitai.regex import regex

__all__ = ["ByteSize"]

_BYTES = regex(r"(\d+)\s*([kmg]?)i?b?", re.IGNORECASE)
_UNITS = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30}


class ByteSize(click.ParamType[int]):
    """A number of bytes, such as 64MB or 1GiB."""

    name = "size"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        match = _BYTES.fullmatch(str(value).strip())
        if match is None or not int(match[1]):
            self.fail(f"{value!r} is not a size such as 64MB or 1GiB", param, ctx)
        return int(match[1]) * _UNITS[match[2].upper()]

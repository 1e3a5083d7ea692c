"""The events of the BINLOG statements of a script."""

from __future__ import annotations

import re
from base64 import b64decode
from collections.abc import Iterator

__all__ = ["events"]

STATEMENT = re.compile(r"BINLOG '\n(.*?)\n'", re.DOTALL)


def events(text: str) -> Iterator[bytes]:
    """Yield the events of the BINLOG statements of a script."""
    for found in STATEMENT.finditer(text):
        data = b"".join(map(b64decode, _whole(found[1])))
        while data:
            size = int.from_bytes(data[9:13], "little")
            yield data[:size]
            data = data[size:]


def _whole(text: str) -> list[str]:
    """Return the parts of a text in base64 that end by themselves."""
    return re.findall(r"[^=]+=*", text.replace("\n", "")) if "=" in text else [text.replace("\n", "")]

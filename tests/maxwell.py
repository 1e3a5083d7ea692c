"""Scripts of statements and the messages that Maxwell gives of them, in the form of Maxwell's own tests: a statement on
a line, which goes on where the next one is indented; after it, messages that begin with `->`, whose names need no
quotes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

__all__ = ["FOLDER", "LOG", "Script", "parse", "rows_of"]

FOLDER = Path(__file__).parent / "data" / "maxwell"
LOG = FOLDER / "mysql-bin.000002.gz"

_NAME = re.compile(r'("(?:[^"\\]|\\.)*")|([{,]\s*)(\w+)(?=\s*:)')
"""A string, or a name without quotes after what stands before it."""
_MESSAGE = re.compile(r"\s*->\s*(?={)")
_OF_TRANSACTION = ("ts", "xid", "xoffset", "commit")


class Script(NamedTuple):
    """Statements, and the messages of the rows that they change."""

    statements: list[str]
    messages: list[dict[str, Any]]


def parse(text: str) -> Script:
    """Return what a script says."""
    script = Script([], [])
    for part in _parts(text):
        said = _MESSAGE.match(part)
        if said is None:
            script.statements.append(part.rstrip(";"))
        else:
            script.messages.append(json.loads(_NAME.sub(_quoted, part[said.end() :])))
    return script


def _parts(text: str) -> Iterator[str]:
    """Yield statements and messages, each on one line."""
    part = ""
    for line in (line for line in text.splitlines() if line.strip() and not line.startswith("#")):
        if part and line[0].isspace() and not _MESSAGE.match(line):
            part = f"{part} {line.strip()}"
            continue
        if part:
            yield part
        part = line.strip()
    if part:
        yield part


def _quoted(found: re.Match[str]) -> str:
    return found[1] or f'{found[2]}"{found[3]}"'


def rows_of(output: bytes) -> list[dict[str, Any]]:
    """Return our messages, without what is about their transactions."""
    found = (json.loads(line) for line in output.splitlines())
    return [{name: value for name, value in message.items() if name not in _OF_TRANSACTION} for message in found]

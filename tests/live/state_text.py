"""What `state` prints, as a server prints it."""

from __future__ import annotations

import json


def as_text(line: str) -> list[str]:
    """A row as the server's client prints it."""
    parts = line.split(',"doc":')
    document, _, note = (parts[1] if len(parts) > 1 else "").rpartition(',"note":')
    row = json.loads(line)
    texts = [str(row[name]) for name in ("id", "name", "total", "made")]
    return [*texts, document, "NULL" if json.loads(note[:-1]) is None else str(row["note"])]

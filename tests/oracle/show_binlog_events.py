"""Reader of SHOW BINLOG EVENTS / SHOW RELAYLOG EVENTS output as `mysql --batch` writes it (tab separated, escaped)."""

from __future__ import annotations

import gzip
import re
from dataclasses import dataclass
from pathlib import Path

__all__ = ["ShownEvent", "read"]

_ESCAPED = re.compile(r"\\(.)", re.S)
_ESCAPES = {"n": "\n", "t": "\t", "0": "\0", "\\": "\\"}
_HEADER = "Log_name\tPos\tEvent_type\tServer_id\tEnd_log_pos\tInfo"


@dataclass(frozen=True, slots=True)
class ShownEvent:
    """One line of the server's answer. `in_payload`: an event out of the payload before it, whose log_pos it has."""

    position: int
    type: str
    server_id: int
    log_pos: int
    info: str
    in_payload: bool


def read(path: Path) -> list[ShownEvent]:
    """All events of one stored answer, with or without column names. Bytes that are not UTF-8 become surrogates."""
    data = path.read_bytes()
    lines = (gzip.decompress(data) if path.suffix == ".gz" else data).decode("utf-8", "surrogateescape").split("\n")
    events: list[ShownEvent] = []
    payload_end = None
    for line in lines:
        if line and line != _HEADER:
            event = _event(line, payload_end)
            payload_end = event.log_pos if event.type == "Transaction_payload" else payload_end
            events.append(event)
    return events


def _event(line: str, payload_end: int | None) -> ShownEvent:
    _, position, kind, server_id, log_pos, info = line.split("\t")
    return ShownEvent(
        position=int(position),
        type=kind,
        server_id=int(server_id),
        log_pos=int(log_pos),
        info=_ESCAPED.sub(lambda found: _ESCAPES[found[1]], info),
        in_payload=int(log_pos) == payload_end,
    )

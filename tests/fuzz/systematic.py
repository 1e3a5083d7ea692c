"""Logs in which each kind of event of the stored logs ends at each of its bytes, and has other bytes at each place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from tests.checker.mutants import Split, joined, read_log, sound_logs, split_log

__all__ = ["bases", "systematic"]

_HEADER = 19
_LARGEST = 600
"""Bytes of an event that is cut."""
_ALIKE = 1
"""Events that are taken of those alike: of one type in logs of one server, and statements by their variables."""
_BYTES = (0x00, 0x7F, 0xFB, 0xFC, 0xFE, 0xFF)
_QUERY, _SIZE_OF_VARIABLES = 2, slice(_HEADER + 11, _HEADER + 13)


def bases() -> list[str]:
    """Return the logs that others are made of."""
    return list(_chosen())


def systematic(form: str, base: str) -> bytes:
    """Return a log of one of the bases.

    Args:
        form: "cut" for bodies that end earlier, "changed" for those with another byte.
        base: its name.
    """
    log, events = _chosen()[base]
    made = [other for event in events for other in (_cut(event) if form == "cut" else _changed(event))]
    return joined(log, made, log.has_checksums)


@cache
def _chosen() -> dict[str, tuple[Split, list[bytes]]]:
    """Return logs, by name, and events of each that are changed."""
    seen, found = Counter[object](), {}
    for path in sound_logs():
        log = split_log(path.name, read_log(path))
        if log is not None:
            kept = [event for event in log.events if len(event) <= _LARGEST and _is_new(seen, path.parent.name, event)]
            found |= {f"{path.parent.name}/{path.name}": (log, kept)} if kept else {}
    return found


def _is_new(seen: Counter[object], server: str, event: bytes) -> bool:
    kind = (server, event[4], event[_SIZE_OF_VARIABLES] if event[4] == _QUERY else b"")
    seen[kind] += 1
    return seen[kind] <= _ALIKE


def _cut(event: bytes) -> Iterator[bytes]:
    yield event
    for end in range(_HEADER, len(event)):
        yield event[:end]


def _changed(event: bytes) -> Iterator[bytes]:
    for at in range(_HEADER, len(event)):
        for byte in _BYTES:
            if byte != event[at]:
                yield event[:at] + bytes([byte]) + event[at + 1 :]

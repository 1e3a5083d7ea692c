"""Reads logs by every engine of the package at hand and prints what each has found, as lines of JSON.

`python -m tests.mutated.worker LOG...`; the loops run as plain Python.
"""

from __future__ import annotations

import json
import signal
import sys
import traceback
from collections import Counter
from pathlib import Path
from typing import Any

PATIENCE = 60
"""Seconds for one log, in one way; a loop that does not go on meets them."""


def use_plain_loops() -> None:
    from binlog_kaitai.compiled import machine_code
    from tests.checker.loops import plain_loops
    from tests.checker.model import Model

    model = Model()
    model.install()
    loops = plain_loops(model)
    machine_code.load = lambda: loops


def _on_alarm(number: int, frame: Any) -> None:
    raise TimeoutError("it does not end")


def _count_bodies() -> Counter[str]:
    """Return what will have how many bodies of events the object path decodes, by type."""
    from binlog_kaitai.events.decoder import EventDecoder

    counts, decode = Counter[str](), EventDecoder.body

    def body(self: EventDecoder, frame: Any) -> Any:
        counts[frame.type_name] += 1
        return decode(self, frame)

    EventDecoder.body = body  # type: ignore[method-assign]
    return counts


def _found(way: str, path: Path, by_objects: Counter[str]) -> dict[str, Any]:
    """Return what the loops have found in a log, how much of it by the object path, and what that has found itself."""
    from binlog_kaitai.changes.options import ReadOptions
    from tests.fuzz.compare import WAYS, Case

    found: dict[str, Any] = {}
    signal.alarm(PATIENCE)
    try:
        answers = WAYS[way](Case(path, ReadOptions(json="text"), None, 1 << 16))
        by_objects.clear()
        found["loops"] = next(answers)
        found["by objects"] = dict(sorted(by_objects.items()))
        found["objects"] = next(answers)
    except Exception:  # noqa: BLE001  # an engine that raises it is the finding
        found["raised"] = traceback.format_exc()
    finally:
        signal.alarm(0)
    return found


def _as_text(value: Any) -> Any:
    if isinstance(value, bytes):
        return value.decode(errors="backslashreplace")
    return repr(value)


def main() -> None:
    signal.signal(signal.SIGALRM, _on_alarm)
    use_plain_loops()
    from tests.fuzz.compare import WAYS

    by_objects = _count_bodies()
    for log in sys.argv[1:]:
        for way in WAYS:
            found = _found(way, Path(log), by_objects)
            text = json.dumps(found, default=_as_text).replace(f"{Path(log).parent}/", "")
            print(json.dumps({"job": f"{Path(log).name}: {way}", "found": json.loads(text)}), flush=True)


if __name__ == "__main__":
    main()

"""Renames a table in a binary log: reads it, changes its table maps, and writes it with what depends on them.

    python examples/edit_log.py LOG TABLE NEW_NAME WRITTEN

The parser is the one that Kaitai's compiler makes of the spec in its read-write mode (in a clone of the repository,
after `make test`). Statements keep the old name. Who changes something else has to put the same four things right.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parents[1] / "tools"))
import round_trip


def renamed(log_class: Any, data: bytes, table: str, new: str) -> bytes:
    """Return a log whose table maps have another name of a table; names are ASCII."""
    log = round_trip.read(log_class, data)
    more, moved, gtid = len(new) - len(table), 0, None
    for event in log.events:
        body = event.body
        event.context.ofs_event += moved  # where it begins, which the parser compares
        if isinstance(body, log_class.GtidLogEvent):
            gtid = body
        if isinstance(body, log_class.TableMapEvent) and body.table == table:
            body.table, body.len_table = new, len(new)
            event.header.event_size += more  # 1: the size of the event,
            event.context._invalidate_len_body()  # of which the parser computes that of the body
            moved += more
            if gtid is not None:  # 2: the size of the transaction (MySQL 8.0 and later)
                _add(gtid.transaction_length, more)
        if event.header.log_pos:
            event.header.log_pos += moved  # 3: where the event ends
    return round_trip.with_checksums(round_trip.write(log), log)  # 4


def _add(number: Any, more: int) -> None:
    """Change a packed number by so much that it stays as wide as it is."""
    part = "first" if number.first < 0xFB else "more"
    setattr(number, part, getattr(number, part) + more)


if __name__ == "__main__":
    source, old, other, written = sys.argv[1:]
    with tempfile.TemporaryDirectory() as scratch:
        parser = round_trip.load(round_trip.compile_parser(Path(scratch)))
        Path(written).write_bytes(renamed(parser, Path(source).read_bytes(), old, other))

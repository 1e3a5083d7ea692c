"""Logs with values that are shown to people in other ways than they are stored."""

from __future__ import annotations

import random
import struct
from decimal import Decimal
from pathlib import Path
from typing import Any

from tests.builder import LogBuilder
from tests.builder import columns as make
from tests.builder.columns import Column
from tests.checker.documents import document, json_column

__all__ = ["values_log"]

TEXTS = (
    "x" * 60, "x" * 61, "x" * 40 + "y" * 40, "x" * 40 + "z" * 40, "\u65e5\u672c" * 40, "\u65e5\u672c" * 30 + "!",
    "tab\there", "del\x7f", "\u202eright", "\U0001d11e", "caf\u00e9" * 20, "caf\u00e8" * 20, "", '"\\',
    b"\xff\xfe", b"\xff\xff",
    "x" * 35 + "\u00e9", "x" * 35 + "\u00e8",
)  # fmt: skip
DOUBLES = (0.0, -0.0, 1.5, float("nan"), float("inf"), -float("inf"), 1e300)


def _double(name: str) -> Column:
    return Column(name, 5, b"\10", lambda value: struct.pack("<d", value), unsigned=False)


COLUMNS = [
    make.integer("id", 4),
    make.varchar("te\txt", 900),
    make.varchar("latin", 900, collation=8),
    make.binary("padded", 8),
    make.blob("a column with a name that is long", 2),
    _double("d"),
    make.decimal("n", 6, 2),
    make.set_("s", ("a", "b\x7f", "\u00e9")),
    json_column("j"),
]


def _row(chance: random.Random) -> dict[str, Any]:
    return {
        "id": chance.randrange(3),
        "te\txt": chance.choice(TEXTS),
        "latin": chance.choice((b"caf\xe9", b"x" * 70, None)),
        "padded": chance.choice((b"", b"\0\1", b"\0\1\0\0", b"\xff" * 8)),
        "a column with a name that is long": chance.choice((b"", b"\xab" * 40, b"\1" * 2000, b"\1" * 1999 + b"\2")),
        "d": chance.choice(DOUBLES),
        "n": chance.choice((Decimal("0.00"), Decimal("-1.50"), None)),
        "s": chance.choice(("a", "a,b\x7f", "\u00e9", None)),
        "j": chance.choice((None, document(chance))),
    }


def values_log(path: Path, seed: int) -> Path:
    """A log with values that are shown in other ways than they are stored."""
    chance, log = random.Random(seed), LogBuilder()
    names = [column.name for column in COLUMNS]
    for number in range(20):
        log.gtid(number + 1)
        log.query("BEGIN", thread_id=number)
        log.insert(COLUMNS, *(_row(chance) for _ in range(3)))
        rows = [(_row(chance), _row(chance)) for _ in range(5)]
        rows += [(old, {**old, **{name: new[name] for name in chance.sample(names, 1)}}) for old, new in rows]
        log.table_map(COLUMNS, primary_key=[0, 1])
        some = {side: chance.choice((None, chance.sample(names, 3))) for side in ("before", "after")}
        log.rows("update", COLUMNS, [*rows, (rows[0][0], rows[0][0])], **some)
        log.table_map(COLUMNS)
        log.rows("delete", COLUMNS, [(_row(chance), None)])
        if number % 3:
            log.xid(number)
        elif number % 2:
            log.query("ROLLBACK")
    return log.write(path)

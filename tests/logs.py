"""The logs that many tests read: where they are, which are sound or encrypted, and with which keys; and damage."""

from __future__ import annotations

import random
from pathlib import Path

from binlog_kaitai._generated import layout

from binlog_kaitai.log.frames import FrameParser
from binlog_kaitai.log.magic import is_binlog

__all__ = [
    "DATA",
    "ENCRYPTED",
    "ENCRYPTED_BY_MYSQL",
    "LOGS",
    "SMALL",
    "SUPPLIED",
    "TABLES_OF_ALL_TYPES",
    "damaged",
    "key_file",
    "keys_of",
    "name_of",
]

DATA = Path(__file__).parent / "data"
"""The logs with reference output; see its README."""
TABLES_OF_ALL_TYPES = DATA / "mysql-9.7.4" / "row-metafull-a.binlog"


def _is_log(path: Path) -> bool:
    with path.open("rb") as file:
        return is_binlog(file.read(512))


def _is_small(path: Path) -> bool:
    data = path.read_bytes()
    return len(data) < 100_000 and data.startswith(layout.MAGIC) and not {"damaged", "encrypted"} & set(path.parts)


LOGS = sorted(path for path in DATA.rglob("*") if path.is_file() and _is_log(path))
"""All, damaged and encrypted ones too."""
SMALL = [path for path in LOGS if _is_small(path)]
"""Those that are sound and not large."""
ENCRYPTED = sorted(plain.with_suffix("") for plain in (DATA / "encrypted").rglob("*.decrypted"))
"""Those whose plain form stands beside them, as NAME.decrypted."""
ENCRYPTED_BY_MYSQL = [path for path in ENCRYPTED if path.parent.name.startswith("mysql")]
SUPPLIED = [
    (log, definitions)
    for log in sorted((DATA / "schema").glob("*.binlog"))
    for definitions in sorted((DATA / "schema").glob(f"{log.stem}*.sql"))
]
"""Logs, with files that have definitions of their tables."""


def name_of(path: Path) -> str:
    """Return the path of a log in the folder of logs."""
    return path.relative_to(DATA).as_posix()


def key_file(log: Path) -> Path:
    """Return the keys of an encrypted log."""
    return next(path for path in log.parent.iterdir() if path.name.startswith("KEY"))


def keys_of(log: Path) -> list[str]:
    """Return the options that give a command the keys of a log; none for a plain one."""
    return ["--keys", str(key_file(log))] if log in ENCRYPTED else []


def damaged(data: bytes, chance: random.Random) -> bytes:
    """The bytes with some changed, after the format description."""
    start = next(FrameParser("", size=len(data)).feed(data)).header.event_size
    changed = bytearray(data)
    for _ in range(chance.choice((1, 1, 3, 30))):
        at = chance.randrange(start, len(data))
        changed[at] = chance.choice((0, 255, chance.randrange(256), changed[at] ^ 1 << chance.randrange(8)))
    return bytes(changed[: chance.randrange(start, len(data))] if chance.random() < 0.1 else changed)

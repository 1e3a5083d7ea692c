"""Logs whose events are encrypted as MariaDB does it."""

from __future__ import annotations

import random
import struct
from typing import Any

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

from binlog_kaitai.log.crypto import Cipher as Name
from binlog_kaitai.log.crypto import Keys
from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar

KEY = bytes(range(32))
NONCE = bytes(range(100, 112))
KEYS = Keys({"1": KEY})
COLUMNS = [integer("id", 4), varchar("name", 3000)]
START_ENCRYPTION, ANNOTATE_ROWS = 164, 160


def encrypted_event(event: bytes, position: int, cipher: Name, nonce: bytes) -> bytes:
    """Return an event as the server encrypts it: see START_ENCRYPTION_EVENT in the specification."""
    moved = bytearray(event)
    moved[9:13] = event[:4]
    iv = nonce + struct.pack("<I", position)
    if cipher == "aes-ctr":
        hidden = used(modes.CTR(iv)).update(bytes(moved[4:]))
    else:
        whole = (len(moved) - 4) // 16 * 16
        hidden = used(modes.CBC(iv)).update(bytes(moved[4 : 4 + whole]))
        hidden += bytes(a ^ b for a, b in zip(moved[4 + whole :], used(modes.ECB()).update(iv), strict=False))
    stored = bytearray(event[:4]) + hidden
    stored[:4] = stored[9:13]
    stored[9:13] = event[9:13]
    return bytes(stored)


def used(mode: Any) -> Any:
    return Cipher(algorithms.AES(KEY), mode).encryptor()


def encrypted(plain: bytes, cipher: Name) -> bytes:
    """Return a log with its events encrypted from each START_ENCRYPTION_EVENT on, up to the next log in the file."""
    stored, at, nonce = bytearray(), 0, b""
    while at < len(plain):
        if plain[at : at + 4] == b"\xfebin":
            stored += plain[at : at + 4]
            at, nonce = at + 4, b""
        (size,) = struct.unpack_from("<I", plain, at + 9)
        event = plain[at : at + size]
        stored += encrypted_event(event, at, cipher, nonce) if nonce else event
        if event[4] == START_ENCRYPTION:
            nonce = event[24:36]
        at += size
    assert len(stored) == len(plain)
    return bytes(stored)


def begin(log: LogBuilder) -> None:
    log.event(START_ENCRYPTION, struct.pack("<BI12s", 1, 1, NONCE))


def fill(log: LogBuilder, seed: int, count: int = 12) -> None:
    """Add transactions with rows of all lengths."""
    rnd = random.Random(seed)
    for number in range(count):
        log.begin()
        for _ in range(rnd.randint(1, 5)):
            log.insert(COLUMNS, {"id": number, "name": "x" * rnd.choice([0, 1, 7, 16, 100, 1000])})
        log.xid(number)


def new_log(**options: Any) -> LogBuilder:
    return LogBuilder(server_version="11.8.9-MariaDB-log", **options)


def one_log(count: int = 12, **options: Any) -> bytes:
    log = new_log(**options)
    begin(log)
    fill(log, 1, count)
    for size in range(40):  # events of every length, those without a whole block, too
        log.event(ANNOTATE_ROWS, b"x" * size)
    return bytes(log.data)


def later() -> bytes:
    """Return a log that is plain for a hundred events."""
    log = new_log()
    fill(log, 2)
    begin(log)
    fill(log, 3)
    return bytes(log.data)


def concatenated() -> bytes:
    """Return a plain log, two encrypted ones, and a plain one, in one file."""
    log = new_log()
    fill(log, 4)
    for number in range(2):
        log.begin_next_log(server_version="11.8.9-MariaDB-log")
        begin(log)
        fill(log, 5 + number)
    log.begin_next_log(server_version="11.8.9-MariaDB-log")
    fill(log, 7)
    return bytes(log.data)


def described_again() -> bytes:
    """Return a relay log: the format description of its source is encrypted, too."""
    log = new_log()
    begin(log)
    log.format("10.11.19-MariaDB-log")
    fill(log, 8)
    return bytes(log.data)


LOGS = {"one": one_log(), "later": later(), "concatenated": concatenated(), "relay": described_again()}

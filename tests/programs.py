"""The program in a process of its own."""

from __future__ import annotations

import os
import select
import signal
import sys
from pathlib import Path
from typing import IO

PROGRAM = str(Path(sys.executable).with_name("binlog-kaitai"))
PATIENCE = 60.0
"""Seconds after which a line will not come any more; nothing waits for them where it does."""


def heed_interrupts() -> None:
    """A shell starts what runs in the background with the signal ignored, and children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def read_until(file: IO[bytes], text: bytes) -> bytes:
    """Return what comes up to some text. Fails where it does not come."""
    found = b""
    while text not in found:
        assert select.select([file], [], [], PATIENCE)[0], f"{text!r} does not come after {found!r}"
        data = os.read(file.fileno(), 1 << 16)
        assert data, f"{text!r} is not in {found!r}"
        found += data
    return found

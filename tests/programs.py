"""The program in a process of its own."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

PROGRAM = str(Path(sys.executable).with_name("binlog-kaitai"))


def heed_interrupts() -> None:
    """A shell starts what runs in the background with the signal ignored, and children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)

"""The program, as the live tests call it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

__all__ = ["tool"]


def tool(*arguments: str | Path, status: int = 0) -> tuple[str, str]:
    """What the command line prints, on standard output and beside it."""
    command = [sys.executable, "-m", "binlog_kaitai", *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, check=False)
    assert done.returncode == status, done.stderr.decode()
    return done.stdout.decode(errors="surrogateescape"), done.stderr.decode()

"""What a server has after it has applied relay logs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from .server import Server, State

__all__ = ["TARGET", "apply", "relay"]

TARGET = {
    "mysql": ("--relay-log=relay-bin", "--skip-replica-start", "--performance-schema=ON"),
    "mariadb": ("--relay-log=relay-bin", "--skip-slave-start"),
    "mysql56": ("--relay-log=relay-bin", "--skip-slave-start"),
}
"""Options of a server that is to apply relay logs."""


def relay(output: Path, *arguments: str | Path) -> bytes:
    """Write relay logs; returns the statements."""
    command = [sys.executable, "-m", "binlog_kaitai", "relay", "--output", output, *arguments]
    done = subprocess.run(list(map(str, command)), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout


def apply(target: Server, *arguments: str | Path) -> State:
    """Have a server apply the relay logs of some logs; returns what its tables hold."""
    target.run(relay(target.data_here, *arguments))
    assert not list(target.data_here.glob("relay-bin.00*2"))
    return target.state()

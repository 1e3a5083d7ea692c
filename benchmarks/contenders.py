"""What can be measured here: the commands of this project and the peers that are installed."""

from __future__ import annotations

import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

__all__ = ["PROGRAM", "SLOW", "dumpers", "find", "machine", "peers_for"]

_HERE = Path(__file__).parent
_PACKAGES = ("binlog-kaitai", "numba", "llvmlite", "numpy", "pyarrow", "mysql-replication", "PyMySQL")
_PEER_OPTIONS = "-v --base64-output=DECODE-ROWS --verify-binlog-checksum {log}"
_COMMANDS = (
    *("events", "changes", "verify", "verify --quick", "sql", "sql --as statements", "sql --undo"),
    *("stats", "transactions --format jsonl"),
    *("changes --jobs 2", "events --jobs 2", "verify --jobs 2"),
)
PROGRAM = str(Path(sys.executable).with_name("binlog-kaitai"))
"""The program of this project."""
SLOW = {"python-mysql-replication", "objects"}
"""Contenders that take minutes for a log of 1 GB."""


def find(log: Path, folder: str, peers: list[str]) -> dict[str, list[str]]:
    """Name and command of each contender; `peers` are NAME=COMMAND, with {log} for the log."""
    here = [sys.executable, str(_HERE / "peers.py")]
    found = peers_for(str(log), peers)
    if _has("mysql-replication"):
        found["python-mysql-replication"] = [*here, "mysql-replication", str(log)]
    output = str(Path(folder) / "export")
    for command in _COMMANDS:
        found[command] = [PROGRAM, *command.split(), str(log)]
    found["export"] = [PROGRAM, "export", str(log), "--output", output, "--overwrite"]
    found["export --jobs 4"] = [*found["export"], "--jobs", "4"]
    for name in ("objects", "arrow", "arrow, warm"):
        found[name] = [*here, name.replace(", ", "-"), str(log)]
    return found


def peers_for(log: str, given: list[str]) -> dict[str, list[str]]:
    """Name and command of each dumper and given peer, for a log, or for several with spaces between."""
    found: dict[str, list[str]] = {}
    for peer in given:
        name, _, command = peer.partition("=")
        found[name] = shlex.split(command.format(log=log))
    for name, command in dumpers().items():
        found.setdefault(f"{name} -v", shlex.split(f"{command} {_PEER_OPTIONS}".format(log=log)))
    return found


def machine() -> dict[str, Any]:
    """Where this is measured, and with what."""
    return {
        "machine": f"{os.cpu_count()} x {_processor()}",
        "system": " ".join((platform.system(), platform.machine(), *platform.libc_ver())),
        "python": platform.python_version(),
        **{package: version(package) for package in _PACKAGES if _has(package)},
        **{name: _version(command) for name, command in dumpers().items()},
    }


def dumpers() -> dict[str, str]:
    """Oracle's and MariaDB's own tools; MariaDB's is often installed under Oracle's name."""
    found: dict[str, str] = {}
    for name in ("mysqlbinlog", "mariadb-binlog"):
        if command := shutil.which(name):
            found.setdefault("mysqlbinlog" if _is_of_oracle(command) else "mariadb-binlog", command)
    return found


def _is_of_oracle(command: str) -> bool:
    """Since 8.0 Oracle's has the server's version, MariaDB's is still at 3; before that the help names the makers."""
    number = re.search(r"Ver (\d+)", _said(command, "--version"))
    return bool(number and int(number[1]) >= 8) or "MariaDB" not in _said(command, "--help")


def _version(command: str) -> str:
    return " ".join(_said(command, "--version").split()[1:]) or "?"


def _said(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def _processor() -> str:
    try:
        found = re.search(r"model name\s*:\s*(.*)", Path("/proc/cpuinfo").read_text())
    except OSError:
        found = None
    return found[1] if found else platform.processor() or platform.machine()


def _has(package: str) -> bool:
    try:
        return bool(version(package))
    except PackageNotFoundError:
        return False

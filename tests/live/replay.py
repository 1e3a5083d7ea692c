"""What a server has after the script of a log."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from .chance import START
from .server import Server, State


def sql(*arguments: str | Path) -> bytes:
    """Return the script that the command line makes."""
    command = [sys.executable, "-m", "binlog_kaitai", "sql", "--skip-log-bin", *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout


FORMS = ("events", "statements")
"""In which rows are written."""


def replayed(server: Server, first: Path, form: str = "events") -> State:
    """Drop all tables and make them again of the logs since `first`; returns what they hold."""
    logs = server.logs_since(first)
    server.new_log()
    server.drop_all()
    server.run(sql("--as", form, *logs), "--binary-mode")
    return server.state()


def without_checksums(state: State) -> State:
    return {table: ("", rows) for table, (_, rows) in state.items()}


def run(server: Server, *statements: str) -> None:
    server.run(START + ";\n".join(statements) + ";", "--binary-mode")

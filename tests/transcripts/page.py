"""Pages of transcripts: prose, commands after `$ `, and under each, indented, what it prints."""

from __future__ import annotations

import io
import os
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

from binlog_kaitai.cli import PROGRAM, main

__all__ = ["PAGES", "rewritten"]

_ROOT = Path(__file__).parents[2]
PAGES = sorted((Path(__file__).parent / "pages").glob("*.txt"))
_COMMAND = "$ "
_OUT, _ERR, _STATUS = "    ", " 2> ", "  = "
_PARTS = re.compile(r"(.*?)(?: < (\S+))?(?: ([|>] [^'\"]*))?")
"""Of a command of ours: what it is given, its input, and what a shell does with its output."""
_FOLDER = "/home/me"
"""What the folder is called in which commands run."""
_ENVIRONMENT = {"TZ": "UTC", "COLUMNS": "80", "LC_ALL": "C"}
"""What is the same on every machine."""


def rewritten(page: str, folder: Path) -> str:
    """Return a page with what its commands print now. They run in an empty folder that has samples/ and data/."""
    for name, place in (("samples", "samples"), ("data", "tests/data")):
        (folder / name).symlink_to(_ROOT / place)
    with _in_folder(folder):
        return "\n".join(_lines(page.split("\n")))


def _lines(page: list[str]) -> Iterator[str]:
    for line in page:
        if not line.startswith(" "):
            yield line
        if line.startswith(_COMMAND):
            yield from _printed(line.removeprefix(_COMMAND))


@contextmanager
def _in_folder(folder: Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(folder)
    try:
        with patch.dict(os.environ, _ENVIRONMENT):
            time.tzset()
            yield
    finally:
        os.chdir(before)
        time.tzset()


def _printed(command: str) -> Iterator[str]:
    """Run a command, ours in this process, and give the lines of its output, of its errors, and its exit status."""
    status, out, err = _ours(command) if command.split()[0] == PROGRAM else _shell(command, b"")
    for mark, text in ((_OUT, out), (_ERR, err)):
        shown = text.decode(errors="backslashreplace").replace(os.getcwd(), _FOLDER)
        yield from (f"{mark}{line}" for line in shown.removesuffix("\n").split("\n") if text)
    if status:
        yield f"{_STATUS}{status}"


def _ours(command: str) -> tuple[int, bytes, bytes]:
    found = _PARTS.fullmatch(command)
    assert found is not None
    words, given, rest = found.groups()
    with _standard_input(given):
        out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="") for _ in range(2))
        with redirect_stdout(out), redirect_stderr(err):
            status = main(shlex.split(words)[1:])
            sys.stdout.flush()
            sys.stderr.flush()
    printed, said = (stream.buffer.getvalue() for stream in (out, err))
    return (status, _shell(f"cat {rest}", printed)[1], said) if rest else (status, printed, said)


@contextmanager
def _standard_input(path: str | None) -> Iterator[None]:
    with open(path or os.devnull, encoding="utf-8") as file, patch("sys.stdin", file):
        yield


def _shell(command: str, given: bytes) -> tuple[int, bytes, bytes]:
    done = subprocess.run(["sh", "-c", command], input=given, capture_output=True)
    return done.returncode, done.stdout, done.stderr

"""Pages of transcripts and tests, run in a process of their own: which functions each enters, and whether any fails.

Both run in a copy of the package that is the working directory. What they take from others is imported once: each run
is a fork that imports the package anew, as it is in the copy then.
"""

import json
import os
import signal
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

__all__ = ["PAGE", "Entered", "entered", "noticed", "prepare"]

PAGE = "tests/transcripts/pages/"
_TAKEN = ("pytest", "hypothesis", "pyarrow.parquet", "numpy", "decimal", "json", "asyncio", "xdist.scheduler")
"""What the package and its tests import of others."""
_STEP = 0.02
_PATIENCE = 180
"""Seconds; what does not end has noticed."""
_OPTIONS = ("-x", "-q", "-p", "no:cacheprovider")

Entered = dict[str, list[str]]
"""Pages and tests by function, PATH:LINE."""


def prepare(folder: Path) -> None:
    """Work in a folder with a copy of the package."""
    os.chdir(folder)
    sys.path[:0] = [str(folder)]
    os.environ["PYTHONPATH"] = str(folder)
    for name in _TAKEN:
        import_module(name)


def entered(package: str, pages: Sequence[str], tests: Sequence[str]) -> Entered:
    """Return the functions of the package that each page and each test enters; fails where any of them does."""
    with tempfile.NamedTemporaryFile("r") as file:
        status = _forked(lambda: _record(package, pages, tests, Path(file.name)), 10 * _PATIENCE)
        if status != 0:
            raise SystemExit("transcripts or tests fail without a change")
        found: Entered = json.load(file)
        return found


def noticed(chosen: Sequence[str]) -> str:
    """Return what notices a change that is in the copy; empty where nothing does."""
    pages = [name for name in chosen if name.startswith(PAGE)]
    tests = [name for name in chosen if not name.startswith(PAGE)]
    status = _forked(lambda: _failed(pages, tests), _PATIENCE)
    return {0: "", 1: "transcripts", 2: "tests", -1: "no end"}.get(status, "crash")


def _failed(pages: Sequence[str], tests: Sequence[str]) -> int:
    sys.dont_write_bytecode = True  # two changes of a file may have one size and one second
    if not all(map(_is_as_said, pages)):
        return 1
    return 2 if tests and import_module("pytest").main([*_OPTIONS, *tests]) else 0


def _is_as_said(name: str) -> bool:
    from tests.transcripts.page import rewritten

    page = Path(name).read_text("utf-8")
    with tempfile.TemporaryDirectory() as folder:
        return rewritten(page, Path(folder)) == page


def _record(package: str, pages: Sequence[str], tests: Sequence[str], path: Path) -> int:
    recorder = _Recorder(f"{os.getcwd()}/{package}/")
    for page in pages:
        with recorder.of(page):
            if not _is_as_said(page):
                return 1
    status = import_module("pytest").main([*_OPTIONS, *tests], plugins=[recorder])
    path.write_text(json.dumps({place: list(names) for place, names in recorder.found.items()}))
    return int(status)


class _Recorder:
    """Notes who enters which function; a plugin of pytest."""

    def __init__(self, folder: str) -> None:
        self._folder, self.found = folder, defaultdict[str, dict[str, None]](dict)

    @contextmanager
    def of(self, name: str) -> Iterator[None]:
        codes = set[Any]()

        def note(frame: Any, event: str, _: Any) -> None:
            if event == "call":
                codes.add(frame.f_code)

        sys.setprofile(note)
        try:
            yield
        finally:
            sys.setprofile(None)
            for code in codes:
                if code.co_filename.startswith(self._folder):
                    self.found[f"{code.co_filename.removeprefix(self._folder)}:{code.co_firstlineno}"][name] = None

    def pytest_runtest_protocol(self, item: Any, nextitem: Any) -> bool:
        """Run a test as pytest does, and note what it enters."""
        protocol = import_module("_pytest.runner").pytest_runtest_protocol
        with self.of(item.nodeid):
            protocol(item, nextitem)
        return True


def _forked(act: Callable[[], int], patience: float) -> int:
    """Return the exit status of a function in a child, -1 where it does not end."""
    child = os.fork()
    if child == 0:
        status = 3
        try:
            os.setsid()
            null = os.open(os.devnull, os.O_RDWR)
            for stream in range(3):
                os.dup2(null, stream)
            status = act()
        finally:
            os._exit(status)
    end = time.monotonic() + patience
    ended, status = 0, 0
    while not ended and time.monotonic() < end:
        ended, status = os.waitpid(child, os.WNOHANG)
        time.sleep(0 if ended else _STEP)
    for left in (lambda: os.killpg(child, signal.SIGKILL), lambda: None if ended else os.waitpid(child, 0)):
        try:
            left()
        except ProcessLookupError:
            pass  # nobody of it is left
    return os.waitstatus_to_exitcode(status) if ended else -1

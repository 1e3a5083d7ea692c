"""Pages of transcripts and tests, run in processes of their own: which functions each enters, and whether any fails.

All run in a copy of the package that is the working directory, and has the change. A change inside of a function is
tried in a fork of a process that has collected the tests: there, the function gets its new code. For one outside of
functions the fork imports the package anew.
"""

import gc
import json
import os
import resource
import signal
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

__all__ = ["PAGES", "Entered", "Try", "entered", "prepare", "some", "tried_anew", "tried_in_turn"]

PAGES = tuple(
    f"tests/transcripts/pages/{path.name}"
    for path in sorted((Path(__file__).parents[2] / "tests" / "transcripts" / "pages").glob("*.txt"))
    if path.stem != "spark"  # which starts Java
)
_TAKEN = ("pytest", "hypothesis", "pyarrow.parquet", "numpy", "decimal", "json", "asyncio", "xdist.scheduler")
"""What the package and its tests import of others."""
_CASES = 8
"""Of one test, that are run where more of them enter a function."""
_STEP = 0.01
_PATIENCE = 1800
"""Seconds of time; what does not end has noticed."""
_OPTIONS = ("-x", "-q", "-p", "no:cacheprovider")


class Entered(NamedTuple):
    """What pages and tests enter."""

    by_function: dict[str, list[str]]
    """Their names by function, PATH:LINE."""
    seconds: dict[str, float]
    """Of a processor, that each takes."""


class Try(NamedTuple):
    """A change, and who may notice it."""

    place: Path
    """The file in the copy."""
    source: str
    code: CodeType
    """Of the changed module."""
    chosen: Sequence[str]
    most: float
    """Seconds of a processor that they may take."""

    @contextmanager
    def in_copy(self) -> Iterator[None]:
        """Have the copy changed in the block."""
        before, times = self.place.read_bytes(), self.place.stat()
        self.place.write_text(self.source, "utf-8")
        try:
            yield
        finally:
            self.place.write_bytes(before)
            os.utime(self.place, ns=(times.st_atime_ns, times.st_mtime_ns))  # so that its bytecode is that of it


def prepare(folder: Path) -> None:
    """Work in a folder with a copy of the package."""
    os.chdir(folder)
    sys.path[:0] = [str(folder)]
    os.environ["PYTHONPATH"] = str(folder)
    for name in _TAKEN:
        import_module(name)


def entered(package: str, tests: Sequence[str]) -> Entered:
    """Return the functions of the package that each page and each test enters; ends where any of them fails."""
    with tempfile.NamedTemporaryFile("r") as file:
        if _forked(lambda: _record(package, tests, Path(file.name)), _PATIENCE) != 0:
            raise SystemExit("transcripts or tests fail without a change")
        return Entered(*json.load(file))


def some(names: Sequence[str]) -> list[str]:
    """Return pages and tests, of the cases of a test a few only."""
    cases = defaultdict[str, list[str]](list)
    for name in names:
        cases[name.partition("[")[0]].append(name)
    kept = {case for found in cases.values() for case in found[:: -(-len(found) // _CASES)]}
    return [name for name in names if name in kept]


def tried_anew(change: Try) -> str:
    """Return what notices a change; empty where nothing does."""
    with change.in_copy():
        return _said(_forked(lambda: _failed(change.chosen), change.most))


def tried_in_turn(tests: Sequence[str], changes: Sequence[Try]) -> Iterator[str]:
    """Give for one change after the other what notices it."""
    asked, told = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(asked)
            sys.dont_write_bytecode = True
            import_module("tests.transcripts.page")
            with open(os.devnull, "w") as null, redirect_stdout(null), redirect_stderr(null):
                import_module("pytest").main([*_OPTIONS, *tests], plugins=[_Server(changes, told)])
        finally:
            os._exit(0)
    os.close(told)
    with os.fdopen(asked) as lines:
        yield from (line.rstrip("\n") for line in lines)
    os.waitpid(child, 0)


class _Server:
    """Tries changes with the tests that are collected; a plugin of pytest."""

    def __init__(self, changes: Sequence[Try], told: int) -> None:
        self._changes, self._told = changes, told

    def pytest_runtestloop(self, session: Any) -> bool:
        """Try the changes instead of running the tests."""
        items = {item.nodeid: item for item in session.items}
        functions = defaultdict[str, list[FunctionType]](list)
        for one in gc.get_objects():
            if type(one) is FunctionType:
                functions[one.__code__.co_filename].append(one)
        gc.freeze()
        for change in self._changes:
            with change.in_copy():
                status = _forked(partial(_failed_of, change, functions[str(change.place)], session, items), change.most)
            os.write(self._told, f"{_said(status)}\n".encode())
        return True


def _failed_of(change: Try, functions: list[FunctionType], session: Any, items: dict[str, Any]) -> int:
    """Return 1 where a page notices a change, 2 where a test does, else 0."""
    codes = dict(_codes(change.code))
    for function in functions:
        function.__code__ = codes.get(_name(function.__code__), function.__code__)
    if not all(map(_is_as_said, (name for name in change.chosen if name in PAGES))):
        return 1
    chosen = [items[name] for name in change.chosen if name in items]
    for item, after in zip(chosen, [*chosen[1:], None], strict=True):
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        if session.testsfailed:
            return 2
    return 0


def _codes(code: CodeType) -> Iterator[tuple[tuple[str, int], CodeType]]:
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield _name(part), part
            yield from _codes(part)


def _name(code: CodeType) -> tuple[str, int]:
    return code.co_qualname, code.co_firstlineno


def _failed(chosen: Sequence[str]) -> int:
    sys.dont_write_bytecode = True  # two changes of a file may have one size and one second
    if not all(map(_is_as_said, (name for name in chosen if name in PAGES))):
        return 1
    tests = [name for name in chosen if name not in PAGES]
    return 2 if tests and import_module("pytest").main([*_OPTIONS, *tests]) else 0


def _is_as_said(name: str) -> bool:
    from tests.transcripts.page import rewritten

    page = Path(name).read_text("utf-8")
    with tempfile.TemporaryDirectory() as folder:
        return rewritten(page, Path(folder)) == page


def _record(package: str, tests: Sequence[str], path: Path) -> int:
    recorder = _Recorder(f"{os.getcwd()}/{package}/")
    for page in PAGES:
        with recorder.of(page):
            if not _is_as_said(page):
                return 1
    status = import_module("pytest").main([*_OPTIONS, *tests], plugins=[recorder])
    path.write_text(json.dumps(recorder.entered()))
    return int(status)


class _Recorder:
    """Notes who enters which function; a plugin of pytest."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._codes: dict[str, set[CodeType]] = {}
        self._seconds: dict[str, float] = {}

    @contextmanager
    def of(self, name: str) -> Iterator[None]:
        """Note what is entered in the block."""
        codes = self._codes[name] = set()

        def note(frame: Any, event: str, _: Any) -> None:
            codes.add(frame.f_code)  # and follow no lines

        begin = time.process_time()
        sys.settrace(note)
        try:
            yield
        finally:
            sys.settrace(None)
            self._seconds[name] = time.process_time() - begin

    def pytest_runtest_protocol(self, item: Any, nextitem: Any) -> bool:
        """Run a test as pytest does, and note what it enters."""
        with self.of(item.nodeid):
            import_module("_pytest.runner").pytest_runtest_protocol(item, nextitem)
        return True

    def entered(self) -> Entered:
        """Return who enters each function: pages, then tests, the fastest first."""
        found = defaultdict[str, list[str]](list)
        for name in sorted(self._codes, key=lambda name: (name not in PAGES, self._seconds[name])):
            for code in self._codes[name]:
                if code.co_filename.startswith(self._folder):
                    found[f"{code.co_filename.removeprefix(self._folder)}:{code.co_firstlineno}"].append(name)
        return Entered(found, self._seconds)


def _said(status: int) -> str:
    return {0: "", 1: "transcripts", 2: "tests", -signal.SIGXCPU: "no end", -signal.SIGKILL: "no end"}.get(
        status, "an end of the process"
    )


def _forked(act: Callable[[], int], most: int) -> int:
    """Return the exit status of a function in a child that has some seconds of a processor."""
    child = os.fork()
    if child == 0:
        status = 3
        try:
            os.setsid()
            resource.setrlimit(resource.RLIMIT_CPU, (int(most), int(most)))
            null = os.open(os.devnull, os.O_RDWR)
            for stream in range(3):
                os.dup2(null, stream)
            status = act()
        finally:
            os._exit(status)
    end = time.monotonic() + _PATIENCE
    ended, status = os.waitpid(child, os.WNOHANG)
    while not ended and time.monotonic() < end:
        time.sleep(_STEP)
        ended, status = os.waitpid(child, os.WNOHANG)
    with suppress(ProcessLookupError):  # nobody of it is left
        os.killpg(child, signal.SIGKILL)
    if not ended:
        _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status)

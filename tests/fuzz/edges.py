"""How much of the loops logs reach: `python -m tests.fuzz.edges [--seconds N] [--seed S] [--keep N]`, or `make fuzz`.

All commands read the stored logs first, then logs changed by chance, which are made of those that reached something
new. The loops are a library that counts edges (`tools/machine/edges.py`). What is left is in build/edges/left.tsv;
new inputs are made as small as they can be, and some of them added to tests/fuzz/logs.
"""

from __future__ import annotations

import argparse
import ctypes
import hashlib
import io
import random
import signal
import sys
import tempfile
import time
import traceback
import warnings
from collections.abc import Iterator, Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest

from binlog_kaitai.cli import main as command_line
from binlog_kaitai.compiled import machine_code
from tests.asked import some_row
from tests.checker.chances import any_rooms
from tests.checker.mutants import mutant_of, shorter, sound_logs
from tests.fuzz.commands import ALL, OF_DAMAGE
from tests.fuzz.conditions import columns, conditions
from tests.fuzz.systematic import bases, systematic
from tests.fuzz.worker import make
from tests.logs import LOGS, keys_of

__all__ = ["main"]

_ROOT = Path(__file__).parents[2]
_FOLDER = _ROOT / "build" / "edges"
_TAKEN, _LEFT = _FOLDER / "taken", _FOLDER / "left.tsv"
_KEPT = Path(__file__).with_name("logs")
_PROVENANCE = _KEPT.with_name("kept.tsv")
_PATIENCE = 60
"""Seconds for a command."""
_LARGEST = 4000
"""Bytes of an input that is kept."""
_READING = ((), (), ("--mode", "permissive"), ("--mode", "permissive", "--no-verify-checksum"))


class _TooSlowError(BaseException):
    """A command takes longer than any should, which it must not handle itself."""


class _Way(NamedTuple):
    """How a log is read."""

    command: str
    reading: tuple[str, ...]
    rooms: dict[str, int]


@dataclass(frozen=True)
class _New:
    """An input that reached edges that none before it had."""

    data: bytes
    way: _Way
    edges: frozenset[int]
    made_of: str


class _Edges:
    """The bytes that the loops set."""

    def __init__(self, path: Path) -> None:
        self.places = path.with_suffix(".tsv").read_text("utf-8").splitlines()
        self._bytes = (ctypes.c_ubyte * len(self.places)).in_dll(ctypes.CDLL(str(path)), "binlog_edges")

    def taken(self) -> bytes:
        """Return a 1 for each edge that was taken since the last call, and forget them."""
        found = bytes(self._bytes)
        ctypes.memset(self._bytes, 0, len(self.places))
        return found


class _Seen:
    """The edges that were taken up to now."""

    def __init__(self, edges: _Edges) -> None:
        self._edges, self.taken = edges, 0

    def new(self) -> frozenset[int]:
        """Return the edges that the last runs took for the first time."""
        found = int.from_bytes(self._edges.taken(), "little")
        fresh = found & ~self.taken
        self.taken |= found
        return frozenset(n for n, one in enumerate(fresh.to_bytes(len(self._edges.places), "little")) if one)

    @property
    def count(self) -> int:
        return self.taken.bit_count()

    def write(self) -> None:
        """Write what was taken, for a run that goes on, and the places that were not."""
        taken = self.taken.to_bytes(len(self._edges.places), "little")
        _TAKEN.write_bytes(taken)
        left = (f"{place}\n" for place, one in zip(self._edges.places, taken, strict=True) if not one)
        _LEFT.write_text("".join(left), "utf-8")


def _run(path: Path, way: _Way, words: Mapping[str, Any]) -> None:
    """Run a command on a log. An error that no user should see is kept in the folder, with the log."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patched:
        for place, room in way.rooms.items():
            module, _, constant = place.rpartition(".")
            patched.setattr(import_module(f"binlog_kaitai.{module}"), constant, room)
        given, is_archive = _given(way.command, path, Path(folder), words), "{archive}" in way.command
        from_input = given[-1] == "-"
        out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="") for _ in range(2))
        with redirect_stdout(out), redirect_stderr(err), path.open() as file, patch("sys.stdin", file):
            try:
                signal.alarm(_PATIENCE)
                log = () if is_archive else ("-" if from_input else str(path),)
                command_line([*given[: -1 if from_input else None], *way.reading, *keys_of(path), *log])
            except BaseException:  # noqa: BLE001  whatever it is, it is kept
                name = hashlib.sha256(path.read_bytes()).hexdigest()[:8]
                (_FOLDER / f"failed-{name}.log").write_bytes(path.read_bytes())
                (_FOLDER / f"failed-{name}.txt").write_text(f"{way}\n{traceback.format_exc()}")
            finally:
                signal.alarm(0)


def _given(command: str, path: Path, folder: Path, words: Mapping[str, Any]) -> list[str]:
    """Return the words of a command. The archive is a folder that has the log; NUL stands between words."""
    archive = folder / "archive"
    if "{archive}" in command:
        archive.mkdir()
        (archive / "mysql-bin.000001").write_bytes(path.read_bytes())
    made = {"folder": folder, "log": path, "archive": archive, **words}
    return [part for word in command.split() for part in word.format(**made).split("\0")]


def _words(path: Path) -> dict[str, Any]:
    """Return what stands for the words in braces of commands: a row of the log, and conditions on its tables."""
    table, where = some_row(path) or ("a.b", "id=1")
    return {"table": table, "where": where, **columns(path), **conditions(path)}


def _end(number: int, frame: object) -> None:
    raise _TooSlowError


def _read_stored(seen: _Seen, share: int, commands: Sequence[str]) -> None:
    stored = (*LOGS, *(log for log in sound_logs() if log.suffix == ".gz"), *sorted(_KEPT.iterdir()))
    for number, path in enumerate(stored[::share]):
        if number % 20 == 0:
            print(f"{number} logs: {seen.count} edges", flush=True)
            seen.write()
        words = _words(path)
        for command in commands:
            _run(path, _Way(command, (), {}), words)
        _run(path, _Way("changes", _READING[-1], {}), words)
        seen.new()


def _read_systematic(seen: _Seen, share: int) -> None:
    path = _FOLDER / "log"
    for form in ("cut", "changed"):
        for base in bases()[::share]:
            path.write_bytes(systematic(form, base))
            for command in OF_DAMAGE:
                _run(path, _Way(command, _READING[-1], {}), {})
            seen.new()
        print(f"{form} at each byte: {seen.count} edges", flush=True)


def _fuzz(seen: _Seen, seconds: float, seed: int) -> Iterator[_New | None]:
    """Read one log after the other, and yield what reached something new, None for others."""
    end, pool, path = time.monotonic() + seconds, list[tuple[bytes, str]](), _FOLDER / "log"
    while time.monotonic() < end:
        seed += 1
        chance = random.Random(f"edges {seed}")
        data, made_of = _made(seed, pool, chance)
        path.write_bytes(data)
        for _ in range(3):
            rooms = any_rooms(chance) if chance.random() < 0.3 else {}
            way = _Way(chance.choice(ALL), chance.choice(_READING), rooms)
            (_FOLDER / "now").write_text(f"{seed} {way}")
            _run(path, way, _words(path) if "{" in way.command else {})
            if fresh := seen.new():
                pool.append((data, made_of))
                yield _New(data, way, fresh, made_of)
        yield None


def _made(seed: int, pool: list[tuple[bytes, str]], chance: random.Random) -> tuple[bytes, str]:
    """Return a log, and what it was made of: a stored log, or one that reached something new."""
    if pool and chance.random() < 0.5:
        base, name = chance.choice(pool)
        return mutant_of(base, chance), f"{name}, changed by seed {seed}"
    data, name = make(seed, None)
    return data, f"{name}, changed by seed {seed}" if name != "generated" else f"generated by seed {seed}"


def _smallest(found: _New, edges: _Edges) -> bytes | None:
    """Return the log without what it does not need, read with the usual room; None where that reaches less."""
    path, way, data = _FOLDER / "log", found.way._replace(rooms={}), found.data

    def reaches(log: bytes) -> bool:
        path.write_bytes(log)
        edges.taken()
        _run(path, way, _words(path) if "{" in way.command else {})
        taken = edges.taken()
        return all(taken[edge] for edge in found.edges)

    if not reaches(data):
        return None
    while (less := next(filter(reaches, shorter(data)), None)) is not None:
        data = less
    return data


def _keep(new: list[_New], edges: _Edges, most: int) -> int:
    """Write the inputs that reach most, and what each was made of, and return how many."""
    kept = 0
    for one in sorted(new, key=lambda one: -len(one.edges)):
        if kept < most and (data := _smallest(one, edges)) is not None and len(data) <= _LARGEST:
            name = f"edges-{hashlib.sha256(data).hexdigest()[:8]}.binlog"
            (_KEPT / name).write_bytes(data)
            with _PROVENANCE.open("a", encoding="utf-8") as file:
                command = " ".join((one.way.command, *one.way.reading))
                file.write(f"{name}\t{len(one.edges)}\t{command}\t{one.made_of}\n")
            kept += 1
    return kept


def main() -> int:
    """Return 1 where a command ended by an error that no user should see."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.edges", description=__doc__)
    parser.add_argument("--seconds", type=float, default=600, help="of changed logs, after the stored ones")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--one-in", type=int, default=1, metavar="N", help="read one of N stored logs only")
    parser.add_argument("--go-on", action="store_true", help="begin with what earlier runs have reached")
    parser.add_argument("--commands", metavar="TEXT", help="only those with this text read stored logs")
    parser.add_argument("--keep", type=int, default=0, metavar="N", help="add up to N new inputs to tests/fuzz/logs")
    given = parser.parse_args()
    sys.path.insert(0, str(_ROOT / "tools"))
    path = import_module("machine.edges").build(_FOLDER)
    warnings.simplefilter("ignore")
    signal.signal(signal.SIGALRM, _end)
    with patch.object(machine_code, "library", lambda: path):
        edges = _Edges(path)
        seen, runs, new = _Seen(edges), 0, list[_New]()
        if given.go_on:
            seen.taken = int.from_bytes(_TAKEN.read_bytes(), "little")
        commands = [command for command in ALL if given.commands is None or given.commands in command]
        if commands:
            _read_stored(seen, given.one_in, commands)
        print(f"{seen.count} of {len(edges.places)} edges reached by the stored logs", flush=True)
        if not given.go_on:
            _read_systematic(seen, given.one_in)
            seen.write()
        for found in _fuzz(seen, given.seconds, given.seed):
            runs += found is None
            new += [found] if found else []
        print(f"{seen.count} after {runs} changed logs, {len(new)} of which reached new ones")
        seen.write()
        print(f"{_keep(new, edges, given.keep)} of them kept")
    failed = sorted(_FOLDER.glob("failed-*.txt"))
    print(*failed, sep="\n", end="\n" if failed else "")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

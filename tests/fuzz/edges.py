"""How much of the loops logs reach: `python -m tests.fuzz.edges [--seconds N] [--seed S] [--keep N]`, or `make fuzz`.

All commands read the stored logs first, then logs changed by chance, which are made of those that reached something
new. The loops are a library that counts edges (`tools/machine/edges.py`). What is left is in build/edges/left.tsv, by
function; new inputs are made as small as they can be, and some of them added to tests/fuzz/logs.
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
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest

from binlog_kaitai.cli import main as command_line
from binlog_kaitai.compiled import machine_code
from tests.asked import CHOOSING, COMMANDS, some_row
from tests.checker.chances import any_rooms
from tests.checker.mutants import mutant_of, shorter, sound_logs
from tests.fuzz.conditions import FORMS, conditions
from tests.fuzz.worker import make
from tests.logs import LOGS, keys_of

__all__ = ["main"]

_ROOT = Path(__file__).parents[2]
_FOLDER = _ROOT / "build" / "edges"
_KEPT = Path(__file__).with_name("logs")
_PATIENCE = 60
"""Seconds for a command."""
_LARGEST = 4000
"""Bytes of an input that is kept."""
_OTHER_COMMANDS = """
changes --envelope debezium --schema-from-log
changes --envelope maxwell
changes --envelope maxwell --schema-from-log --property output_primary_keys=true
changes --format text --with-query
changes --names positional
changes --operation update --links
changes --redact {table}.id --redact-key k
changes --redact-text --redact-key k
changes --schema-from-log
changes --text-errors replace
changes --text-errors strict
changes --where {where}
changes --xid 1
diff {log}
events --format jsonl
events --links
events --operation delete
schema
sql --as statements --allow-incomplete --allow-triggers
sql --as statements --where-columns all
sql --dry-run
sql --gtids
sql --rewrite-db a->b
sql --rows-only --allow-incomplete
stats --by day,table
stats --by minute
stats --by server
stats --by thread
stats --format json
stats --where {where}
transactions --format csv
transactions --format jsonl
transactions --format parquet --output {folder}/t
transactions --min-rows 2
transactions --query INSERT
transactions --sort bytes --top 3
transactions --thread-id 10
undo --across-ddl --include-conflicts
undo --as events
undo --dry-run
undo --where-columns all
verify --chain
verify --format jsonl
""".strip().split("\n")
_CONDITIONS = tuple(f"changes --table {{{form}.table}} --where {{{form}.text}}" for form in (*FORMS, "like", "unlike"))
_ALL = tuple(dict.fromkeys((*COMMANDS, *CHOOSING, *_OTHER_COMMANDS, *_CONDITIONS)))
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


class _Edges:
    """The bytes that the loops set."""

    def __init__(self, path: Path) -> None:
        self.functions = path.with_suffix(".tsv").read_text("utf-8").splitlines()
        self._bytes = (ctypes.c_ubyte * len(self.functions)).in_dll(ctypes.CDLL(str(path)), "binlog_edges")

    def taken(self) -> bytes:
        """Return a 1 for each edge that was taken since the last call, and forget them."""
        found = bytes(self._bytes)
        ctypes.memset(self._bytes, 0, len(self.functions))
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
        return frozenset(n for n, one in enumerate(fresh.to_bytes(len(self._edges.functions), "little")) if one)

    @property
    def count(self) -> int:
        return self.taken.bit_count()


def _run(path: Path, way: _Way, words: Mapping[str, Any]) -> None:
    """Run a command on a log. An error that no user should see is kept in the folder, with the log."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patched:
        for place, room in way.rooms.items():
            module, _, constant = place.rpartition(".")
            patched.setattr(import_module(f"binlog_kaitai.{module}"), constant, room)
        given = [word.format(folder=folder, log=path, **words) for word in way.command.split()]
        from_input = given[-1] == "-"
        out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="") for _ in range(2))
        with redirect_stdout(out), redirect_stderr(err), path.open() as file, patch("sys.stdin", file):
            try:
                signal.alarm(_PATIENCE)
                log = "-" if from_input else str(path)
                command_line([*given[: -1 if from_input else None], *way.reading, *keys_of(path), log])
            except BaseException:  # noqa: BLE001  whatever it is, it is kept
                name = hashlib.sha256(path.read_bytes()).hexdigest()[:8]
                (_FOLDER / f"failed-{name}.log").write_bytes(path.read_bytes())
                (_FOLDER / f"failed-{name}.txt").write_text(f"{way}\n{traceback.format_exc()}")
            finally:
                signal.alarm(0)


def _words(path: Path) -> dict[str, Any]:
    """Return what stands for the words in braces of commands: a row of the log, and conditions on its tables."""
    table, where = some_row(path) or ("a.b", "id=1")
    return {"table": table, "where": where, **conditions(path)}


def _end(number: int, frame: object) -> None:
    raise _TooSlowError


def _read_stored(seen: _Seen, share: int) -> None:
    stored = (*LOGS, *(log for log in sound_logs() if log.suffix == ".gz"), *sorted(_KEPT.iterdir()))
    for number, path in enumerate(stored[::share]):
        if number % 20 == 0:
            print(f"{number} logs: {seen.count} edges", flush=True)
        words = _words(path)
        for command in _ALL:
            _run(path, _Way(command, (), {}), words)
        _run(path, _Way("changes", _READING[-1], {}), words)
        seen.new()


def _fuzz(seen: _Seen, seconds: float, seed: int) -> Iterator[_New | None]:
    """Read one log after the other, and yield what reached something new, None for others."""
    end, pool, path = time.monotonic() + seconds, list[bytes](), _FOLDER / "log"
    while time.monotonic() < end:
        seed += 1
        chance = random.Random(f"edges {seed}")
        data = mutant_of(chance.choice(pool), chance) if pool and chance.random() < 0.5 else make(seed, None)[0]
        path.write_bytes(data)
        for _ in range(3):
            rooms = any_rooms(chance) if chance.random() < 0.3 else {}
            way = _Way(chance.choice(_ALL), chance.choice(_READING), rooms)
            (_FOLDER / "now").write_text(f"{seed} {way}")
            _run(path, way, _words(path) if "{" in way.command else {})
            if fresh := seen.new():
                pool.append(data)
                yield _New(data, way, fresh)
        yield None


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
    """Write the inputs that reach most, and return how many."""
    kept = 0
    for one in sorted(new, key=lambda one: -len(one.edges)):
        if kept < most and (data := _smallest(one, edges)) is not None and len(data) <= _LARGEST:
            (_KEPT / f"edges-{hashlib.sha256(data).hexdigest()[:8]}.binlog").write_bytes(data)
            kept += 1
    return kept


def _write_left(edges: _Edges, seen: _Seen) -> None:
    total = Counter(edges.functions)
    taken = seen.taken.to_bytes(len(edges.functions), "little")
    reached = Counter(name for name, one in zip(edges.functions, taken, strict=True) if one)
    left = sorted(total, key=lambda name: (reached[name] - total[name], name))
    lines = (f"{total[name] - reached[name]}\t{total[name]}\t{name}\n" for name in left if reached[name] < total[name])
    (_FOLDER / "left.tsv").write_text("left\tedges\tfunction\n" + "".join(lines))


def main() -> int:
    """Return 1 where a command ended by an error that no user should see."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.edges", description=__doc__)
    parser.add_argument("--seconds", type=float, default=600, help="of changed logs, after the stored ones")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--one-in", type=int, default=1, metavar="N", help="read one of N stored logs only")
    parser.add_argument("--keep", type=int, default=0, metavar="N", help="add up to N new inputs to tests/fuzz/logs")
    given = parser.parse_args()
    sys.path.insert(0, str(_ROOT / "tools"))
    path = import_module("machine.edges").build(_FOLDER)
    warnings.simplefilter("ignore")
    signal.signal(signal.SIGALRM, _end)
    with patch.object(machine_code, "library", lambda: path):
        edges = _Edges(path)
        seen, runs, new = _Seen(edges), 0, list[_New]()
        _read_stored(seen, given.one_in)
        print(f"{seen.count} of {len(edges.functions)} edges reached by the stored logs", flush=True)
        for found in _fuzz(seen, given.seconds, given.seed):
            runs += found is None
            new += [found] if found else []
        print(f"{seen.count} after {runs} changed logs, {len(new)} of which reached new ones")
        _write_left(edges, seen)
        print(f"{_keep(new, edges, given.keep)} of them kept; left by function: {_FOLDER / 'left.tsv'}")
    failed = sorted(_FOLDER.glob("failed-*.txt"))
    print(*failed, sep="\n", end="\n" if failed else "")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

"""Runs commands in turn, and what they cost."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

__all__ = ["Measure", "Result", "measure", "measure_all"]


@dataclass
class Measure:
    """One run."""

    cpu: float
    wall: float
    rss: int
    """MB."""


@dataclass
class Result:
    """The medians of a contender."""

    name: str
    cpu: float
    wall: float
    rss: int
    """The greatest, in MB."""
    speed: float
    """MB of log in a CPU second."""
    ratio: float
    """How many times as fast as the first contender, by CPU time."""
    spread: float
    """The greatest CPU time divided by the least."""


def measure_all(contenders: dict[str, list[str]], rounds: int, size: int, folder: str) -> list[Result]:
    """Each contender once for nothing and then `rounds` times, the contenders in turn. What fails is left out."""
    runs: dict[str, list[Measure]] = {name: [] for name in contenders}
    for number in range(rounds + 1):
        for name in list(runs):
            try:
                measured = measure(contenders[name], folder)
            except subprocess.CalledProcessError as error:
                print(f"left out: {name} ends with {error.returncode}: {error.stderr.strip()[-300:]}", file=sys.stderr)
                del runs[name]
                continue
            print(f"{'warming up' if number == 0 else f'round {number}'}: {name} {measured.cpu:.2f} s", file=sys.stderr)
            if number:
                runs[name].append(measured)
    results: list[Result] = []
    for name, measures in runs.items():
        times = [m.cpu for m in measures]
        cpu, wall = statistics.median(times), statistics.median(m.wall for m in measures)
        base = results[0].cpu if results else cpu
        rss = max(m.rss for m in measures)
        results.append(Result(name, cpu, wall, rss, size / cpu / 1e6, base / cpu, max(times) / min(times)))
    return results


def measure(command: list[str], folder: str, *, piped: Path | None = None) -> Measure:
    """Run one command, perhaps with a file through a pipe. Raises CalledProcessError, also if it cannot start."""
    start = time.perf_counter()
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    with (
        open(Path(folder) / "stdout", "w+b") if "arrow-warm" in command else open(os.devnull, "w+b") as out,
        _given(piped) as stdin,
    ):
        try:
            process = subprocess.Popen(command, stdin=stdin, stdout=out, stderr=subprocess.PIPE, env=environment)
        except OSError as error:
            raise subprocess.CalledProcessError(127, command, stderr=str(error)) from error
        errors = process.stderr.read() if process.stderr else b""
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        wall = time.perf_counter() - start
        if process.returncode:
            raise subprocess.CalledProcessError(process.returncode, command, stderr=errors.decode(errors="replace"))
        cpu = usage.ru_utime + usage.ru_stime
        if "arrow-warm" in command:
            out.seek(0)
            cpu, wall = map(float, next(line for line in out if line.startswith(b"measured")).split()[1:])
    return Measure(cpu, wall, usage.ru_maxrss >> 10)


@contextmanager
def _given(piped: Path | None) -> Iterator[IO[bytes] | int]:
    """Yield the standard input of a command: a pipe with a file's bytes, or nothing."""
    if piped is None:
        yield subprocess.DEVNULL
        return
    with subprocess.Popen(["cat", str(piped)], stdout=subprocess.PIPE) as feeder:
        assert feeder.stdout
        yield feeder.stdout

"""Measures this project and installed peers over logs, in turn; see README.md."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict
from datetime import date
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path += [str(HERE), str(HERE.parent)]  # behind the installed package

from cases import measure_cases  # noqa: E402  # beside this file
from contenders import SLOW, find, machine  # noqa: E402
from logs import cut, repeat, synthetic  # noqa: E402
from measure import Result, measure_all  # noqa: E402
from profiling import COMMANDS  # noqa: E402
from written import heading, put, short_table  # noqa: E402

SAMPLE = HERE.parent / "samples" / "mysql-9.7-shop.binlog"
SERIES = {
    "sizes": ("MB", (32, 64, 128, 256, 512, 1024)),
    "rows": ("rows in an event", (1, 10, 100, 1000)),
    "columns": ("columns", (5, 20, 100, 250)),
    "json": ("% of the columns are JSON", (0, 25, 75)),
}
SLOW_UP_TO = 33 << 20
"""Bytes of a log up to which slow contenders are measured without being named."""


def main() -> None:
    given = arguments()
    facts = machine()
    print(f"{'; '.join(f'{name} {value}' for name, value in facts.items())}\n", file=sys.stderr)
    run_python("from binlog_kaitai.compiled.machine_code import load; load()")  # once for each processor and release
    with tempfile.TemporaryDirectory() as folder:
        log = repeat(SAMPLE, Path(folder) / "made.binlog", size_of(given.make)) if given.make else given.log
        if given.profile:
            profile(log.resolve())
            return
        found: dict[str, Any] = {"machine": facts}
        tables = Tables(is_silent=given.json)
        tables.machine(facts)
        if not given.series or given.all:
            found["log"] = one_log(log, folder, given)
            tables.log(found["log"])
        for name in SERIES if given.all else given.series:
            found[name] = one_series(name, log, folder, given)
            tables.series(found[name])
        if given.cases or given.all:
            found["cases"] = measure_cases(Path(folder), size_of(given.case_size), given.rounds, given.peer)
            tables.cases(found["cases"])
        if given.write:
            what = heading(log, given.rounds, facts)
            put(
                given.write / "README.md",
                [f"{what} [All figures](benchmarks/README.md).", "", *short_table(found["log"])],
            )
            put(given.write / "benchmarks" / "README.md", [f"## Results of {date.today()}", what, "", *tables.lines])
    if given.json:
        print(json.dumps(found, indent=1, default=asdict))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("log", nargs="?", type=Path, help="a binary log in row format")
    parser.add_argument("--make", metavar="SIZE", help="make a log of about this size instead, such as 200MB")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="only these contenders")
    parser.add_argument(
        "--series", action="append", default=[], choices=list(SERIES), help="cost against one property of logs"
    )
    parser.add_argument("--series-size", default="64MB", metavar="SIZE", help="of the logs that a series makes")
    parser.add_argument("--cases", action="store_true", help="also small logs, many tables, savepoints, a pipe ...")
    parser.add_argument("--case-size", default="40MB", metavar="SIZE", help="of the logs of cases")
    parser.add_argument("--all", action="store_true", help="the log, all cases, and all series")
    parser.add_argument("--profile", action="store_true", help="which function costs what, instead")
    parser.add_argument(
        "--peer",
        action="append",
        default=[],
        metavar="NAME=COMMAND",
        help="another contender, or how to start one; {log} in it is the log",
    )
    parser.add_argument("--json", action="store_true")
    parser.add_argument(
        "--write",
        nargs="?",
        type=Path,
        const=HERE.parent,
        metavar="PROJECT",
        help="put the tables into README.md and benchmarks/README.md, between the marks there",
    )
    given = parser.parse_args()
    needs_log = not given.series or given.all or "sizes" in given.series
    if needs_log and not given.make and not (given.log and given.log.is_file()):
        parser.error("give a log, or --make SIZE")
    if given.write and given.series and not given.all:
        parser.error("--write is about a log; give --all for the series, too")
    return given


def size_of(text: str) -> int:
    from binlog_kaitai.cli.options.common import ByteSize

    return int(ByteSize().convert(text, None, None))


def one_log(log: Path, folder: str, given: argparse.Namespace) -> list[Result]:
    """The contenders over one log."""
    size = log.stat().st_size
    found = find(log, folder, given.peer)
    left_out = SLOW if size > SLOW_UP_TO else set()
    found = {name: command for name, command in found.items() if name in (given.only or found.keys() - left_out)}
    print(f"{log.name}, {size:,} bytes", file=sys.stderr)
    return measure_all(found, given.rounds, size, folder)


def one_series(name: str, log: Path, folder: str, given: argparse.Namespace) -> dict[str, list[Result]]:
    """The contenders over logs that differ in one property; by its value."""
    unit, _ = SERIES[name]
    results: dict[str, list[Result]] = {}
    for value, path in series_logs(name, log, folder, size_of(given.series_size)):
        results[f"{value} {unit}"] = one_log(path, folder, given)
        path.unlink()
    return results


def series_logs(name: str, log: Path, folder: str, size: int) -> Iterator[tuple[int, Path]]:
    path = Path(folder) / "series.binlog"
    for value in SERIES[name][1]:
        if name == "sizes":
            yield value, cut(log, path, value << 20)
            if value << 20 >= log.stat().st_size:
                return
        else:
            option = {"rows": "rows", "columns": "columns", "json": "json_percent"}[name]
            yield value, synthetic(path, size, **{option: value})


def profile(log: Path) -> None:
    for command in COMMANDS:
        run_python(f"import profiling; profiling.run({command!r}, {str(log)!r})")


def run_python(script: str) -> None:
    """Run a script beside this file in a process of its own."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    subprocess.run([sys.executable, "-c", script], check=True, env=environment, cwd=HERE)


class Tables:
    """Results for people, each table when it is there."""

    def __init__(self, *, is_silent: bool) -> None:
        self._is_silent = is_silent
        self.lines: list[str] = []
        """Of all tables."""

    def machine(self, facts: dict[str, Any]) -> None:
        """A list."""
        self._lines([f"- {name}: {value}" for name, value in facts.items()])

    def log(self, results: list[Result]) -> None:
        """All numbers of each contender."""
        lines = [
            "",
            "| contender | CPU s | wall s | MB | MB/s | times as fast | spread |",
            "|---|---|---|---|---|---|---|",
        ]
        for r in results:
            numbers = f"{r.cpu:.2f} | {r.wall:.2f} | {r.rss} | {r.speed:.0f} | {r.ratio:.2f} | {r.spread:.2f}"
            lines.append(f"| {r.name} | {numbers} |")
        self._lines(lines)

    def series(self, results: dict[str, list[Result]]) -> None:
        """Speed, ratio and memory of each contender for each log."""
        names = list(dict.fromkeys(result.name for row in results.values() for result in row))
        lines = ["", f"| log | {' | '.join(names)} |", f"|---|{'---|' * len(names)}"]
        for label, row in results.items():
            found = {r.name: f"{r.speed:.0f} MB/s, {r.ratio:.2f}x, {r.rss} MB" for r in row}
            lines.append(f"| {label} | {' | '.join(found.get(name, '') for name in names)} |")
        self._lines(lines)

    def cases(self, found: dict[str, dict[str, float]]) -> None:
        """CPU seconds of each command by case; nothing where it refuses."""
        names = list(dict.fromkeys(name for cpus in found.values() for name in cpus))
        lines = ["", f"| CPU s | {' | '.join(names)} |", f"|---|{'---|' * len(names)}"]
        for case, cpus in found.items():
            shown = (f"{cpus[name]:.2f}" if name in cpus else "" for name in names)
            lines.append(f"| {case} | {' | '.join(shown)} |")
        self._lines(lines)

    def _lines(self, lines: list[str]) -> None:
        self.lines += lines
        if not self._is_silent:
            print("\n".join(lines), flush=True)


if __name__ == "__main__":
    main()

"""Measures this project and installed peers over one log, in turn; see README.md."""

from __future__ import annotations

import argparse
import json
import os
import platform
import shlex
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

SAMPLE = HERE.parent / "samples" / "mysql-9.7-shop.binlog"
PACKAGES = ("binlog-kaitai", "numba", "llvmlite", "numpy", "pyarrow", "mysql-replication")
PEER_OPTIONS = "-v --base64-output=DECODE-ROWS --verify-binlog-checksum {log}"


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
    ratio: float
    """How many times as fast as the first contender, by CPU time."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("log", nargs="?", help="a binary log in row format")
    parser.add_argument("--make", metavar="SIZE", help="make a log of about this size instead, such as 200MB")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="only these contenders")
    parser.add_argument(
        "--peer",
        action="append",
        default=[],
        metavar="NAME=COMMAND",
        help="another contender, or how to start one; {log} in it is the log",
    )
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        log = make_log(Path(folder) / "made.binlog", size_of(given.make)) if given.make else Path(given.log or "")
        if not log.is_file():
            parser.error("give a log, or --make SIZE")
        contenders = {n: c for n, c in find(log, folder, given).items() if not given.only or n in given.only}
        results = measure_all(contenders, given.rounds, folder)
        report(log, results, as_json=given.json)


def size_of(text: str) -> int:
    from binlog_kaitai.cli.common import ByteSize

    return int(ByteSize().convert(text, None, None))


def make_log(path: Path, size: int) -> Path:
    """A log of a sample's transactions, again and again. Its checksums are sound; its GTIDs repeat."""
    from binlog_kaitai.reader import BinlogReader

    frames = list(BinlogReader(SAMPLE).frames())
    data = SAMPLE.read_bytes()
    first = next(frame.position for frame in frames if frame.type_name == "GTID_LOG_EVENT")
    last = frames[-1].position
    with path.open("wb") as file:
        file.write(data[:first])
        while file.tell() < size:
            file.write(data[first:last])
        file.write(data[last:])
    return path


def find(log: Path, folder: str, given: argparse.Namespace) -> dict[str, list[str]]:
    """The contenders that can be run here: name and command."""
    ours = [str(Path(sys.executable).parent / "binlog-kaitai")]
    here = [sys.executable, str(HERE / "peers.py")]
    found: dict[str, list[str]] = {}
    for peer in given.peer:
        name, _, command = peer.partition("=")
        found[name] = shlex.split(command.format(log=log))
    for name in ("mysqlbinlog", "mariadb-binlog"):
        if command := shutil.which(name):
            found.setdefault(f"{name} -v", shlex.split(f"{command} {PEER_OPTIONS}".format(log=log)))
    if has("mysql-replication"):
        found["python-mysql-replication"] = [*here, "mysql-replication", str(log)]
    output = str(Path(folder) / "export")
    for command in ("events", "changes", "verify", "verify --quick"):
        found[command] = [*ours, *command.split(), str(log)]
    found["export"] = [*ours, "export", str(log), "--output", output, "--overwrite"]
    found["objects"] = [*here, "objects", str(log)]
    found["arrow"] = [*here, "arrow", str(log)]
    found["arrow, warm"] = [*here, "arrow-warm", str(log)]
    return found


def has(package: str) -> bool:
    try:
        return bool(version(package))
    except PackageNotFoundError:
        return False


def measure_all(contenders: dict[str, list[str]], rounds: int, folder: str) -> list[Result]:
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
        cpu, wall = statistics.median(m.cpu for m in measures), statistics.median(m.wall for m in measures)
        base = results[0].cpu if results else cpu
        results.append(Result(name, cpu, wall, max(m.rss for m in measures), base / cpu))
    return results


def measure(command: list[str], folder: str) -> Measure:
    """Run one command. Raises CalledProcessError."""
    start = time.perf_counter()
    with open(Path(folder) / "stdout", "w+b") if "arrow-warm" in command else open(os.devnull, "w+b") as out:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.PIPE)
        errors = process.stderr.read() if process.stderr else b""
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        wall = time.perf_counter() - start
        if process.returncode:
            raise subprocess.CalledProcessError(process.returncode, command, stderr=errors.decode())
        cpu = usage.ru_utime + usage.ru_stime
        if "arrow-warm" in command:
            out.seek(0)
            cpu, wall = map(float, next(line for line in out if line.startswith(b"measured")).split()[1:])
    return Measure(cpu, wall, usage.ru_maxrss >> 10)


def report(log: Path, results: list[Result], *, as_json: bool) -> None:
    versions = {package: version(package) for package in PACKAGES if has(package)}
    machine = {"python": platform.python_version(), "machine": platform.machine(), "cpus": os.cpu_count()}
    if as_json:
        facts = {"log": log.name, "size": log.stat().st_size, **machine, "versions": versions}
        print(json.dumps({**facts, "results": [asdict(result) for result in results]}, indent=1))
        return
    print(f"{log.name}, {log.stat().st_size:,} bytes; {machine}; {versions}\n")
    print("| contender | CPU s | wall s | MB | times as fast |\n|---|---|---|---|---|")
    for result in results:
        print(f"| {result.name} | {result.cpu:.2f} | {result.wall:.2f} | {result.rss} | {result.ratio:.2f} |")


if __name__ == "__main__":
    main()

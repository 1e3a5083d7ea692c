"""Where the time goes, in one process, from the imports on."""

from __future__ import annotations

import cProfile
import pstats
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

_Place = tuple[str, int, str]
_FUNCTIONS = 15
_PHASES: dict[str, tuple[tuple[str, str, str], ...]] = {
    "read the file": (("context.py", "read", ""),),
    "walk (compiled)": (("context.py", "run", "walk"),),
    "decode (compiled)": (("context.py", "run", "decode"),),
    "deliver (make record batches)": (("store.py", "take", ""),),
    "write (Parquet)": (("export.py", "flush", ""), ("export.py", "close", "closing")),
    "load the compiled loops": (("compiled.py", "load", ""),),
    "import": (("<frozen importlib._bootstrap>", "_find_and_load", ""),),
}
"""File and function, and the caller's function where it matters; what they call is in it."""


def verify(log: str, folder: str) -> None:
    from binlog_kaitai.cli import main

    main(["verify", log])


def export(log: str, folder: str) -> None:
    from binlog_kaitai.cli import main

    main(["export", log, "--output", folder, "--overwrite"])


def changes(log: str, folder: str) -> None:
    from binlog_kaitai.cli import main

    main(["changes", log])


COMMANDS: dict[str, Callable[[str, str], None]] = {"verify": verify, "export": export, "changes": changes}


def run(command: str, log: str) -> None:
    """Profile one command."""
    profile = cProfile.Profile()
    out = sys.stdout
    with tempfile.TemporaryDirectory() as folder, (Path(folder) / "out").open("w") as sys.stdout:
        profile.enable()
        COMMANDS[command](log, str(Path(folder) / "export"))
        profile.disable()
    sys.stdout = out
    stats: Any = pstats.Stats(profile)
    print(f"\n### {command} {Path(log).name}: {stats.total_tt:.2f} s with the profiler\n")
    print("| phase | s | share |\n|---|---|---|")
    known = 0.0
    for phase, places in _PHASES.items():
        seconds = sum(_seconds(stats.stats, *place) for place in places)
        known += seconds
        if seconds:
            print(f"| {phase} | {seconds:.3f} | {seconds / stats.total_tt:.0%} |")
    rest = max(0.0, stats.total_tt - known)  # imports are also in the phase that needs them
    print(f"| all else | {rest:.3f} | {rest / stats.total_tt:.0%} |")
    print("\n| function | calls | own s |\n|---|---|---|")
    hottest = sorted(stats.stats.items(), key=lambda entry: -entry[1][2])[:_FUNCTIONS]
    for (file, line, name), (_, calls, own, *_) in hottest:
        place = f"{'/'.join(Path(file).parts[-2:])}:{line} " if line else ""
        print(f"| `{place}{name}` | {calls:,} | {own:.3f} |")


def _seconds(stats: dict[_Place, Any], file: str, function: str, caller: str) -> float:
    seconds = 0.0
    for (path, _, name), (*_, total, callers) in stats.items():
        if name == function and Path(path).name == file:
            seconds += sum(entry[3] for (_, _, by), entry in callers.items() if by == caller) if caller else total
    return seconds

"""Runs the comparison for some time, and starts it again after a log that ends the process or does not end."""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import time
from pathlib import Path

from binlog_kaitai.compiled import machine_code as compiled

__all__ = ["main"]

_PATIENCE = 120
"""Seconds for one log."""
_AT_ONCE = 500
"""Logs of one process; so its memory does not grow for ever."""


def main() -> int:
    """Return 0 where the engines agree on all logs."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--seed", type=int, default=0, help="of the first log")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--base", type=Path, help="folder with logs to change; tests/data by default")
    parser.add_argument("--folder", type=Path, default=Path("build/fuzz"), help="for logs on which the engines differ")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    compiled.load()  # which takes longer than a log may
    seed, end = given.seed, time.monotonic() + given.seconds
    while time.monotonic() < end:
        seed = _run(seed, end - time.monotonic(), given.folder, given.base)
    kept = sorted(given.folder.glob("*-*.txt"))
    print(f"{seed - given.seed} logs, {len(kept)} differences in {given.folder}")
    return 1 if kept else 0


def _run(seed: int, seconds: float, folder: Path, base: Path | None) -> int:
    """Run one process; returns the next seed."""
    command = [sys.executable, "-m", "tests.fuzz.worker", str(seed), str(seed + _AT_ONCE), str(seconds), str(folder)]
    (folder / "now").write_text(str(seed))
    with (folder / "stderr").open("w+") as err:
        with subprocess.Popen(
            command + ([str(base)] if base else []), stdout=subprocess.PIPE, stderr=err, text=True
        ) as process:
            last = (str(seed), time.monotonic())
            while process.poll() is None:
                time.sleep(0.2)
                now = (folder / "now").read_text()
                if now != last[0]:
                    last = now, time.monotonic()
                if time.monotonic() - last[1] > _PATIENCE:
                    process.kill()
            assert process.stdout is not None
            out = process.stdout.read()
        if process.returncode == 0:
            return int(json.loads(out)["next"])
        err.seek(0)
        failed = int((folder / "now").read_text() or seed)
        shutil.copy(folder / "log", folder / f"{failed}-ended.log")
        (folder / f"{failed}-ended.txt").write_text(f"exit status {process.returncode}\n{err.read()}")
    return failed + 1


if __name__ == "__main__":
    sys.exit(main())

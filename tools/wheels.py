"""Builds the source distribution and the wheel of each platform, and tries the wheels that run here.

python tools/wheels.py                 all platforms, into dist/
python tools/wheels.py linux-aarch64   one of them

This machine's wheel is installed into an environment of its own, where it has to verify the samples. The one for ARM is
tried in the same way if ARM_PYTHON names a command that runs a Python for aarch64 (CONTRIBUTING.md).
"""

import os
import platform
import shlex
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Sequence
from pathlib import Path

from machine.library import ALIASES, PLATFORMS
from machine.sources import ROOT

DIST = ROOT / "dist"
BUILD = [sys.executable, "-m", "build", "--no-isolation"]
TRIED = ["-m", "binlog_kaitai", "verify", "--brief", str(ROOT / "samples")]


def main(names: Sequence[str]) -> None:
    """Build wheels, and say of each whether it was tried. Raises CalledProcessError."""
    with tempfile.TemporaryDirectory() as folder:  # not in the checkout, whose machine code is in use
        shutil.unpack_archive(built(ROOT, "--sdist"), folder, filter="data")
        (sources,) = Path(folder).iterdir()
        for name in [ALIASES.get(name, name) for name in names] or PLATFORMS:
            wheel = built(sources, "--wheel", "-C", f"platform={name}")
            print(f"{wheel.name}: {wheel.stat().st_size:,} bytes, {tried(name, wheel)}", flush=True)


def built(sources: Path, *options: str) -> Path:
    """Build a distribution into dist/, and return its path."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([*BUILD, *options, "--outdir", folder, str(sources)], check=True, stdout=subprocess.DEVNULL)
        (made,) = Path(folder).iterdir()
        DIST.mkdir(exist_ok=True)
        return Path(shutil.move(made, DIST / made.name))


def tried(name: str, wheel: Path) -> str:
    """Return what became of a wheel that was tried."""
    with tempfile.TemporaryDirectory() as folder:
        if name == f"{sys.platform}-{platform.machine()}":
            venv.create(folder, with_pip=True)
            python = [str(Path(folder, "bin", "python"))]
            constraints = str(ROOT / "requirements" / "constraints.txt")
            subprocess.run([*python, "-m", "pip", "install", "-q", "-c", constraints, str(wheel)], check=True)
        elif name == "linux-aarch64" and "ARM_PYTHON" in os.environ:
            python = shlex.split(os.environ["ARM_PYTHON"])
            shutil.unpack_archive(wheel, folder, "zip")
        else:
            return "not tried"
        subprocess.run([*python, *TRIED], check=True, cwd=folder, stdout=subprocess.DEVNULL)
        return "verifies the samples"


if __name__ == "__main__":
    main(sys.argv[1:])

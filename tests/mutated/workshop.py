"""Makes a package from each of some changed specs and says what its engines find in logs that were rewritten for it."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from tests.mutated.cases import Case
from tests.mutated.rewrite import rewritten
from tests.tools.mutations import without_remarks

__all__ = ["SPEC", "NotStartedError", "Workshop", "found_before", "found_in"]

ROOT = Path(__file__).parents[2]
SPEC = ROOT / "spec" / "mysql_binlog.ksy"
MANY = ROOT / "tests" / "tools" / "ksc_many.cjs"
TEMPLATES = {"layout.py": "layout.py.j2", "loops.py": "loops.py.j2"}
LEFT_OUT = shutil.ignore_patterns("__pycache__", "_generated", "machine")
Found = dict[str, Any]
_MOVED = re.compile(
    r'((\\"|")(?:position|log_pos|size|payload_offset|bytes_walked)\2: ?|_(?:position|payload_offset)\': '
    r"|(?:_commit_version|'version|'ordinal)': |closing_end=)\d+"
)
"""What changes with the sizes of events."""
_PLACE_IN_TABLE = re.compile(r'" *[\d,]+(  [A-Z]\w+| {2}\d{4}-\S+Z(?: +\S+){1,2}?(?= +[\d,]+ +[\d,]+  \S)) +[\d,]+')
"""The place of an event or transaction, and its bytes: those follow the seconds and a thread, if known."""

_BEFORE, _SHOWN = 150, 300
"""Characters that a failure shows of a text before and after where it differs."""


class NotStartedError(Exception):
    """A package ends with an error that is of no log."""


def found_in(package: Path, logs: Sequence[Path], *, moves: bool) -> Found:
    """Return what the engines of a package find, by log and way to read it."""
    command = [sys.executable, "-m", "tests.mutated.worker", *map(str, logs)]
    done = subprocess.run(command, cwd=package, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if done.returncode:
        raise NotStartedError(done.stderr)
    lines = (_without_places(line) if moves else line for line in done.stdout.splitlines())
    return {found["job"]: found["found"] for found in map(json.loads, lines)}


def _without_places(line: str) -> str:
    return _PLACE_IN_TABLE.sub(r'"0\1 0', _MOVED.sub(r"\g<1>0", line))


@cache
def found_before(logs: tuple[str, ...], moves: bool) -> Found:
    """Return what the engines of the package as it is find."""
    return found_in(ROOT, [ROOT / log for log in logs], moves=moves)


class Workshop:
    """Makes the parsers of all changed specs at once, because the compiler is slow only until it is warm."""

    def __init__(self, folder: Path, cases: Mapping[str, Case]) -> None:
        sys.path.insert(0, str(ROOT / "tools"))
        from ksy.compiler import DRIVER, Compiler, run

        self.folder, self.cases, spec = folder, cases, without_remarks(SPEC.read_text("utf-8"))
        specs = {name: self._write(name, spec) for name in cases}
        compiler = Compiler()
        self.trees = dict(zip(specs, compiler.trees(*specs.values()), strict=True))
        calls = [["compile", "python", str(path), str(path.parent)] for path in specs.values()]
        run((*compiler.node.node, str(MANY), str(DRIVER), json.dumps(calls)))

    def _write(self, name: str, text: str) -> Path:
        for change in self.cases[name].changes:
            text = change.apply(text)
        path = self.package(name) / "binlog_kaitai" / "_generated" / SPEC.name
        path.parent.mkdir(parents=True)
        path.write_text(text, "utf-8")
        return path

    def package(self, name: str) -> Path:
        """Return the folder of a case."""
        return self.folder / re.sub(r"\W", "_", name)

    def finish(self, name: str) -> Path:
        """Return a folder with a copy of the package and what is generated from the changed spec."""
        from ksy.cut import parser_parts
        from ksy.model import render
        from ksy.spec import Spec

        package = self.package(name)
        copy = package / "binlog_kaitai"
        shutil.copytree(ROOT / "binlog_kaitai", copy, dirs_exist_ok=True, ignore=LEFT_OUT)
        generated = copy / "_generated"
        parts = parser_parts(generated.joinpath(f"{SPEC.stem}.py").read_text("utf-8"))
        for output, text in {**render(Spec(self.trees[name]), TEMPLATES), **parts}.items():
            (generated / output).write_text(text, "utf-8")
        (generated / "__init__.py").touch()
        for folder in ("tests", "tools"):
            (package / folder).symlink_to(ROOT / folder)
        return package

    def differences(self, name: str) -> list[str]:
        """Return where what the engines find differs from what they found before the change, in words."""
        case, package = self.cases[name], self.finish(name)
        logs = []
        for log in case.logs:
            data = (ROOT / log).read_bytes()
            changed = rewritten(data, case.rules, case.frame)
            assert changed != data or not (case.rules or case.frame), f"{log} does not show the change"
            logs.append(package / Path(log).name)
            logs[-1].write_bytes(changed)
        wanted, found = found_before(case.logs, case.moves), found_in(package, logs, moves=case.moves)
        assert found.keys() == wanted.keys()
        if case.by_objects:
            wanted = {job: {**answer, "by objects": found[job].get("by objects")} for job, answer in wanted.items()}
        return [text for job in wanted for text in differences(wanted[job], found[job], job)]


def differences(wanted: Any, found: Any, where: str) -> list[str]:
    """Return where two answers differ, in words."""
    if isinstance(wanted, dict) and isinstance(found, dict) and wanted.keys() == found.keys():
        return [text for key in wanted for text in differences(wanted[key], found[key], f"{where}: {key}")]
    if isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        pairs = enumerate(zip(wanted, found, strict=True))
        return next((differences(a, b, f"{where} {i}") for i, (a, b) in pairs if a != b), [])
    return [f"{where}: {_around_difference(str(found), str(wanted))}"] if wanted != found else []


def _around_difference(found: str, wanted: str) -> str:
    """Return both texts from shortly before where they differ."""
    at = next((i for i, (a, b) in enumerate(zip(found, wanted, strict=False)) if a != b), min(len(found), len(wanted)))
    start = max(at - _BEFORE, 0)
    return f"{found[start : at + _SHOWN]!r} instead of {wanted[start : at + _SHOWN]!r}"

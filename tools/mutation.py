"""Whether the tests notice changes of the program: `python tools/mutation.py [--most N] [--seed S]`.

One place at a time is changed in a copy of the package (a comparison, a number, a condition, an operator, what is
returned), by chance. The transcripts are run first, then the tests of the room. What none of them notices is printed.
"""

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "binlog_kaitai"
_LINKS = ("tests", "tools", "samples", "spec", "generated", "docs", "pyproject.toml", "README.md")
_TESTS = {
    "format": ("test_gtid.py", "test_format_facts.py", "test_compressed_files.py", "test_max_event_size.py"),
    "values": ("values", "test_types.py", "test_reference_rows.py"),
    "rows": ("test_types.py", "test_reference_rows.py", "test_table_maps.py", "test_python_api.py"),
    "log": ("test_sources.py", "test_resync.py", "test_encrypted.py", "test_bad_input.py", "test_splits.py"),
    "events": ("test_reference_events.py", "test_status_vars.py", "test_python_api.py", "test_data_reference.py"),
    "compiled/walk": (
        "test_cli_verify.py",
        "test_permissive.py",
        "test_bad_input.py",
        "test_pieces.py",
        "test_truncation.py",
    ),
}
"""By room: what is run where the transcripts notice nothing."""
_PATIENCE = 600
"""Seconds; a test that does not end has noticed."""
_OTHER = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Add: ast.Sub, ast.Sub: ast.Add,
    ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip


class Mutant(NamedTuple):
    """A changed module."""

    path: Path
    line: int
    was: str
    now: str
    source: str


def _nodes(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield all that is executed: no annotations, and nothing for type checkers only."""
    yield tree
    for name, value in ast.iter_fields(tree):
        for child in value if isinstance(value, list) else [value]:
            is_typing = isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING"
            if isinstance(child, ast.AST) and name not in ("annotation", "returns") and not is_typing:
                yield from _nodes(child)


def _places(path: Path) -> list[tuple[int, int]]:
    """Return the changes of a module: number of a node, and of one of its ways."""
    nodes = list(_nodes(ast.parse(path.read_text("utf-8"))))  # before any is changed
    return [(at, way) for at, node in enumerate(nodes) for way in range(2) if _change(node, way)]


def _mutant(path: Path, place: tuple[int, int]) -> Mutant:
    """Return what a module becomes by one of its changes."""
    tree = ast.parse(path.read_text("utf-8"))
    node: Any = next(islice(_nodes(tree), place[0], None))
    before = ast.unparse(node)
    _change(node, place[1])
    return Mutant(path, node.lineno, before, ast.unparse(node), ast.unparse(tree))


def _change(node: ast.AST, way: int) -> bool:
    """Change a node in one of its ways; returns whether it has it."""
    match node:
        case ast.Compare(ops=[op]) if way == 0:
            node.ops = [_OTHER[type(op)]()]
        case ast.BinOp(op=op) if way == 0 and type(op) in _OTHER:
            node.op = _OTHER[type(op)]()
        case ast.BoolOp(op=op) if way == 0:
            node.op = _OTHER[type(op)]()
        case ast.Constant(value=int(value)) if way == 0 and not isinstance(value, bool):
            node.value = value + 1
        case ast.Constant(value=bool(value)) if way == 0:
            node.value = not value
        case ast.If() | ast.IfExp():
            node.test = ast.Constant(bool(way))
        case ast.Return(value=ast.expr()) if way == 0:
            node.value = ast.Constant(None)
        case _:
            return False
    return True


def _chosen(rooms: list[str], most: int, seed: int) -> list[tuple[str, Mutant]]:
    """Return some changes of all that there are."""
    paths = [(room, path) for room in rooms for path in sorted((ROOT / PACKAGE / room).glob("*.py"))]
    places = [(room, path, place) for room, path in paths for place in _places(path)]
    chance = random.Random(seed)
    return [(room, _mutant(path, place)) for room, path, place in chance.sample(places, min(most, len(places)))]


def _copy(folder: Path) -> None:
    shutil.copytree(ROOT / PACKAGE, folder / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    for name in _LINKS:
        (folder / name).symlink_to(ROOT / name)


def _is_noticed(folder: Path, room: str) -> str:
    """Return what notices the change that is in the folder; empty where nothing does."""
    environment = os.environ | {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    pytest = ["-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *(f"tests/{name}" for name in _TESTS[room])]
    for said, command in (("transcripts", ["-m", "tests.transcripts", "--first"]), ("tests", pytest)):
        try:
            done = subprocess.run(
                [sys.executable, *command], cwd=folder, env=environment, capture_output=True, timeout=_PATIENCE
            )
        except subprocess.TimeoutExpired:
            return f"{said}, which did not end"
        if done.returncode:
            return said
    return ""


def main() -> int:
    """Print how many changes are noticed, and those that are not."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--most", type=int, default=150)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="after which no other change is tried")
    parser.add_argument("rooms", nargs="*", default=list(_TESTS))
    given = parser.parse_args()
    end, noticed, tried = time.monotonic() + given.seconds, 0, 0
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        _copy(folder)
        if said := _is_noticed(folder, given.rooms[0]):
            raise SystemExit(f"{said}: fail without a change")
        for room, mutant in _chosen(given.rooms, given.most, given.seed):
            if time.monotonic() > end:
                break
            place = folder / mutant.path.relative_to(ROOT)
            before = place.read_text("utf-8")
            place.write_text(mutant.source, "utf-8")
            said = _is_noticed(folder, room)
            place.write_text(before, "utf-8")
            tried, noticed = tried + 1, noticed + bool(said)
            if not said:
                print(
                    f"{mutant.path.relative_to(ROOT)}:{mutant.line}: {mutant.was[:100]!r} -> {mutant.now[:100]!r}",
                    flush=True,
                )
    print(f"{noticed} of {tried} changes are noticed")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Whether the tests notice changes of the program: `python tools/mutation.py [--most N] [--seed S]`.

One place at a time is changed in a copy of the package (a comparison, a number, a condition, an operator, what is
returned), by chance. The transcripts are run first, then the tests of the room, of both those that enter the function
that is changed. What none of them notices is printed.
"""

import argparse
import random
import shutil
import sys
import tempfile
import time
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent)]

from mutants.changes import Mutant, mutant, places  # noqa: E402
from mutants.trials import PAGE, Entered, entered, noticed, prepare  # noqa: E402

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


def _chosen(rooms: list[str], most: int, seed: int) -> list[tuple[str, Mutant]]:
    """Return some changes of all that there are."""
    paths = [(room, path) for room in rooms for path in sorted((ROOT / PACKAGE / room).glob("*.py"))]
    found = [(room, path, place) for room, path in paths for place in places(path)]
    chance = random.Random(seed)
    return [(room, mutant(path, place)) for room, path, place in chance.sample(found, min(most, len(found)))]


def _copy(folder: Path) -> None:
    shutil.copytree(ROOT / PACKAGE, folder / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    for name in _LINKS:
        (folder / name).symlink_to(ROOT / name)


def _who(one: Mutant, room: str, by_function: Entered) -> list[str]:
    """Return the pages and the tests of the room that enter the function; all of them where none is known to."""
    function = f"{one.path.relative_to(ROOT / PACKAGE)}:{one.function}"
    files = tuple(f"tests/{name}" for name in _TESTS[room])
    found = [name for name in by_function.get(function, ()) if name.startswith((PAGE, *files))]
    return found or [*_pages(), *files]


def _pages() -> list[str]:
    return [f"{PAGE}{path.name}" for path in sorted((ROOT / PAGE).glob("*.txt"))]


def _is_noticed(one: Mutant, folder: Path, chosen: list[str]) -> str:
    place = folder / one.path.relative_to(ROOT)
    place.write_text(one.source, "utf-8")
    try:
        return noticed(chosen)
    finally:
        shutil.copy2(one.path, place)


def main() -> int:
    """Print how many changes are noticed, and those that are not."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--most", type=int, default=150)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="after which no other change is tried")
    parser.add_argument("rooms", nargs="*", default=list(_TESTS))
    given = parser.parse_args()
    found, tried = 0, 0
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made).resolve()
        _copy(folder)
        prepare(folder)
        tests = dict.fromkeys(f"tests/{name}" for room in given.rooms for name in _TESTS[room])
        by_function, end = entered(PACKAGE, _pages(), list(tests)), time.monotonic() + given.seconds
        for room, one in _chosen(given.rooms, given.most, given.seed):
            if time.monotonic() > end:
                break
            said = _is_noticed(one, folder, _who(one, room, by_function))
            tried, found = tried + 1, found + bool(said)
            if not said:
                print(f"{one.path.relative_to(ROOT)}:{one.line}: {one.was[:100]!r} -> {one.now[:100]!r}", flush=True)
    print(f"{found} of {tried} changes are noticed")
    return 0


if __name__ == "__main__":
    sys.exit(main())

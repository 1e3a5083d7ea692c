"""Whether the tests notice changes of the program: `python tools/mutation.py [--most N] [--seed S]`.

One place at a time is changed in a copy of the package (a comparison, a number, a condition, an operator, what is
returned), by chance. The transcripts and some tests are run, those of them that enter the function that is
changed. What none of them notices is printed.
"""

import argparse
import random
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent)]

from mutants.changes import Mutant, mutant, places  # noqa: E402
from mutants.known import KNOWN, Known  # noqa: E402
from mutants.trials import PAGES, Entered, Try, entered, prepare, some, tried_anew, tried_in_turn  # noqa: E402

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "binlog_kaitai"
_LINKS = ("tests", "tools", "samples", "spec", "generated", "docs", "pyproject.toml", "README.md")
ROOMS = ("format", "values", "rows", "log", "events", "compiled/walk")
_TESTS = tuple(
    f"tests/{name}"
    for name in (
        *("test_gtid.py", "test_format_facts.py", "test_compressed_files.py", "test_max_event_size.py"),
        *("values", "test_types.py", "test_reference_rows.py", "test_table_maps.py", "test_python_api.py"),
        *("test_sources.py", "test_resync.py", "test_encrypted.py", "test_bad_input.py", "test_splits.py"),
        *("test_reference_events.py", "test_status_vars.py", "test_data_reference.py", "test_payload_bounds.py"),
        *("test_cli_verify.py", "test_permissive.py", "test_pieces.py", "test_piece_lies.py", "test_truncation.py"),
        *("test_log_rules.py", "test_one_transaction.py", "test_filters.py", "test_dataclass.py"),
        *("test_large_events.py", "fuzz/test_fuzz.py", "sql"),
    )
)
"""What is run where the transcripts notice nothing."""
_LEAST = 20
"""Seconds of a processor that pages and tests may take beside twice what they do without a change."""


def _chosen(rooms: list[str], most: int, seed: int) -> list[Mutant]:
    """Return some changes of all that there are."""
    paths = [path for room in rooms for path in sorted((ROOT / PACKAGE / room).glob("*.py"))]
    found = [(path, place) for path in paths for place in places(path)]
    chance = random.Random(seed)
    return [mutant(path, place) for path, place in chance.sample(found, min(most, len(found)))]


def _copy(folder: Path) -> None:
    shutil.copytree(ROOT / PACKAGE, folder / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    for name in _LINKS:
        (folder / name).symlink_to(ROOT / name)


def _try(one: Mutant, folder: Path, known: Entered) -> Try:
    """Return what is tried: by the pages and tests that enter the function, by all where none is known to."""
    function = f"{one.path.relative_to(ROOT / PACKAGE)}:{one.function}"
    chosen = some(known.by_function.get(function, ())) if one.function else []
    seconds = sum(known.seconds[name] for name in chosen or known.seconds)
    return Try(
        folder / one.path.relative_to(ROOT), one.source, one.code, chosen or [*PAGES, *_TESTS], _LEAST + 2 * seconds
    )


def _tried(chosen: list[Mutant], folder: Path) -> Iterator[tuple[Mutant, str]]:
    """Give the changes, and what notices each."""
    known = entered(PACKAGE, _TESTS)
    tries = {one: _try(one, folder, known) for one in chosen}
    inside = [one for one in chosen if tries[one].chosen[-1] != _TESTS[-1]]
    yield from zip(inside, tried_in_turn(_TESTS, [tries[one] for one in inside]), strict=True)
    yield from ((one, tried_anew(tries[one])) for one in chosen if one not in inside)


def _place(one: Mutant) -> str:
    return f"{one.path.relative_to(ROOT)}:{one.line}"


def main() -> int:
    """Print how many changes are noticed, and those that are not."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--most", type=int, default=150)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--at", action="append", help="only changes of this line, PATH:LINE; can be repeated")
    parser.add_argument("rooms", nargs="*", default=list(ROOMS))
    given = parser.parse_args()
    chosen = [one for one in _chosen(given.rooms, given.most, given.seed) if not given.at or _place(one) in given.at]
    by = Counter[str]()
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made).resolve()
        _copy(folder)
        prepare(folder)
        for one, said in _tried(chosen, folder):
            known = Known(str(one.path.relative_to(ROOT / PACKAGE)), one.was, one.now) in KNOWN
            by["nobody can" if known and not said else said] += 1
            if not said and not known:
                print(f"{_place(one)}: {one.was[:100]!r} -> {one.now[:100]!r}", flush=True)
            print(f"{by.total()} of {len(chosen)}", end="\r", file=sys.stderr, flush=True)
    able = by.total() - by["nobody can"]
    print(f"{able - by['']} of {able} changes are noticed; {by['nobody can']} have no effect that can be: {dict(by)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

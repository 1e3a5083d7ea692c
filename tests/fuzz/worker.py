"""Compares the engines over one log after the other, in memory that ends at a page that may not be touched.

`python -m tests.fuzz.worker FIRST STOP SECONDS FOLDER [BASE]`: the folder's file `now` has the seed of the log
at hand, so that the one is known that ends the process.
"""

from __future__ import annotations

import json
import random
import sys
import time
import traceback
from importlib import import_module
from pathlib import Path

import pytest

from binlog_kaitai.changes.filters import Filter
from tests.checker.chances import any_options, any_rooms
from tests.checker.mutants import mutant
from tests.compiled.guarded import guard
from tests.fuzz.compare import SCRIPTS, WAYS, Case, differences
from tests.fuzz.generated import generated

__all__ = ["check", "main", "make"]

_CHUNKS = (200, 3000, 1 << 20)
_READERS = 2
"""Ways to read that are tried with each log."""


def make(seed: int, base: Path | None) -> tuple[bytes, str]:
    """Return a log, and what it was made of; the same for the same seed."""
    chance = random.Random(f"log {seed}")
    return generated(chance) if chance.random() < 0.4 else mutant(seed, base)


def check(seed: int, path: Path, base: Path | None = None) -> dict[str, str]:
    """Write the log of a seed to a path, and return in what the engines differ, by how it is read."""
    data, name = make(seed, base)
    path.write_bytes(data)
    chance = random.Random(f"how {seed}")
    with pytest.MonkeyPatch.context() as patch:
        guard(patch)
        for place, room in any_rooms(chance).items():
            module, _, constant = place.rpartition(".")
            patch.setattr(import_module(f"binlog_kaitai.{module}"), constant, room)
        found = {}
        for way in chance.sample([*WAYS, *SCRIPTS], _READERS):
            case = Case(path, any_options(chance), _filter(chance, len(data)), chance.choice(_CHUNKS))
            difference = _tried(way, case)
            if difference is not None:
                found[f"{way} of {name}, {case.options.mode}"] = f"{case}\n{difference}"
    return found


def _tried(way: str, case: Case) -> str | None:
    try:
        return differences(way, case)
    except Exception:  # noqa: BLE001  whatever it is, it is kept
        return traceback.format_exc()


def _filter(chance: random.Random, size: int) -> Filter | None:
    if chance.random() < 0.8:
        return None
    if chance.random() < 0.3:
        names = chance.choice(("a", "b", "t", "t1", "test", "shop.t", "none"))
        return Filter(tables=names) if chance.random() < 0.5 else Filter(databases=names)
    start, stop = (chance.choice((None, chance.randrange(size))) for _ in range(2))
    return Filter(start_position=start, stop_position=stop, server_ids=frozenset(chance.choice(((), (), (1,)))))


def main() -> None:
    """Compare; differences are kept in the folder, as the log and a text of the same name."""
    first, stop, seconds, folder = int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]), Path(sys.argv[4])
    base = Path(sys.argv[5]) if len(sys.argv) > 5 else None
    end, path = time.monotonic() + seconds, folder / "log"
    for seed in range(first, stop):
        if time.monotonic() > end:
            break
        (folder / "now").write_text(str(seed))
        for number, (name, text) in enumerate(check(seed, path, base).items()):
            (folder / f"{seed}-{number}.log").write_bytes(path.read_bytes())
            (folder / f"{seed}-{number}.txt").write_text(f"{name}\n{text}\n")
    else:
        seed = stop
    print(json.dumps({"next": seed}))


if __name__ == "__main__":
    main()

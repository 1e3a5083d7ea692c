"""What all tests share: who runs beside whom.

`make test` gives the cases of a test to the worker that is free (pytest-xdist). Tests that share something expensive,
such as the Spark session or what node has compiled, go to one worker.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from hypothesis import settings
from xdist.scheduler import LoadScopeScheduling

HERE = Path(__file__).parent
TOOLS = HERE.parent / "tools"
_SIGNALS = {signal.SIGINT: signal.default_int_handler, signal.SIGHUP: signal.SIG_DFL, signal.SIGTERM: signal.SIG_DFL}
TOGETHER = ("spark", "tools", "wasm", "webide", "test_transactions.py", "values/test_charset.py")
"""Folders and files whose tests share what is expensive to make."""


def pytest_configure(config: pytest.Config) -> None:
    """The compiled loops are what the package was built with: end here where their sources have changed since.

    What Hypothesis draws is 30 examples in `make test`, 100 in `make test-all`.
    """
    if config.option.markexpr:
        settings.register_profile("few", max_examples=30)
        settings.load_profile("few")
    os.environ.pop("COLUMNS", None)  # workers have one, users of a pipe have not
    for number, usual in _SIGNALS.items():  # a shell's background and nohup have some ignored
        signal.signal(number, usual)
    if not hasattr(config, "workerinput"):
        sys.path.insert(0, str(TOOLS))
        from machine.library import here, is_built
        from machine.sources import is_current

        if not (is_current() and is_built(here())):
            pytest.exit("the machine code of the loops is not that of their sources; run: make generate", returncode=4)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark as slow what `one_in` leaves out of `make test`."""
    cases: defaultdict[tuple[str, int], list[pytest.Item]] = defaultdict(list)
    for item in items:
        share = item.get_closest_marker("one_in")
        if share is not None and item.get_closest_marker("slow") is None:
            cases[item.nodeid.partition("[")[0], share.args[0]].append(item)
    for (name, share_of), found in cases.items():
        for item in set(found).difference(_chosen(name, share_of, found)):
            item.add_marker(pytest.mark.slow)


def _chosen(name: str, share: int, cases: Sequence[pytest.Item]) -> Iterator[pytest.Item]:
    """Yield a case of each `share` neighbours, not always the same place: of cases that are products, all factors come,
    and tests of the same logs choose others."""
    start = crc32(name.encode())
    for number in range(-(-len(cases) // share)):
        near = cases[number * share : (number + 1) * share]
        yield near[(start + _digit_sum(number, share)) % len(near)]


def _digit_sum(number: int, base: int) -> int:
    return 0 if number == 0 else number % base + _digit_sum(number // base, base)


class _Scheduler(LoadScopeScheduling):  # type: ignore[misc]  # ships no types
    """Gives each worker all cases of the next test, or all tests of one group.

    Single cases cost pytest-xdist more than most of them take: after each it counts all that a worker ever got.

    pytest-xdist's own groups (`--dist loadgroup`) are without effect under pytest 9.2: they write to `Item._nodeid`.
    """

    def _split_scope(self, nodeid: str) -> str:
        place = nodeid.partition("::")[0].removeprefix(f"{HERE.name}/")
        found = (group for group in TOGETHER if place == group or place.startswith(f"{group}/"))
        return next(found, nodeid.partition("[")[0])


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScopeScheduling:
    return _Scheduler(config, log)

"""What all tests share: the machine code of the compiled loops, and who runs beside whom.

`make test` gives each test to the worker that is free (pytest-xdist). Tests that share something expensive, such as the
Spark session or what node has compiled, go to one worker.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from binlog_kaitai.columnar.compiled import CACHE_VARIABLE

HERE = Path(__file__).parent
TOGETHER = ("spark", "tools", "webide", "columnar/test_compiled.py", "test_transactions.py", "values/test_charset.py")
"""Folders and files whose tests share what is expensive to make."""


@pytest.fixture(scope="session", autouse=True)
def machine_code(pytestconfig: pytest.Config) -> None:
    """The compiled loops are made once for all tests, by whichever worker is first, and kept in pytest's cache."""
    os.environ.setdefault(CACHE_VARIABLE, str(pytestconfig.cache.mkdir("machine-code")))  # type: ignore[union-attr]


@pytest.hookimpl(tryfirst=True)  # pytest-xdist reads the groups in the same hook
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        place = item.path.relative_to(HERE).as_posix()
        for group in TOGETHER:
            if place == group or place.startswith(f"{group}/"):
                item.add_marker(pytest.mark.xdist_group(group))

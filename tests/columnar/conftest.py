"""The compiled loops are made once for all tests, and kept where pytest keeps its cache."""

from __future__ import annotations

import os

import pytest

from binlog_kaitai.columnar.compiled import CACHE_VARIABLE


@pytest.fixture(scope="session", autouse=True)
def machine_code(pytestconfig: pytest.Config) -> None:
    os.environ.setdefault(CACHE_VARIABLE, str(pytestconfig.cache.mkdir("machine-code")))  # type: ignore[union-attr]

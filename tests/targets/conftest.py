"""Puts tools/ on the path, and makes the spec's tree once."""

import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))


@pytest.fixture(scope="session")
def compiler() -> Any:
    from ksy.compiler import Compiler

    return Compiler()


@pytest.fixture(scope="session")
def tree(compiler: Any) -> Any:
    return compiler.tree(ROOT / "spec" / "mysql_binlog.ksy")

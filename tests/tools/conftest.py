"""Puts tools/ and the helpers beside these tests on the path; loads the committed generated/."""

import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(Path(__file__).parent)]


@pytest.fixture(scope="session")
def spec_path() -> Path:
    return ROOT / "spec" / "mysql_binlog.ksy"


@pytest.fixture(scope="session")
def generated() -> Path:
    return ROOT / "generated"


@pytest.fixture(scope="session")
def layout(generated: Path) -> Any:
    from layout_checks import load

    return load(generated / "layout.py", "committed_layout")


@pytest.fixture(scope="session")
def debug_parser(generated: Path) -> Any:
    from layout_checks import load

    return load(generated / "mysql_binlog_debug.py", "committed_debug_parser")


@pytest.fixture(scope="session")
def compiler() -> Any:
    from ksy.compiler import Compiler

    return Compiler()


@pytest.fixture(scope="session")
def tree(compiler: Any, spec_path: Path) -> Any:
    return compiler.tree(spec_path)


@pytest.fixture(scope="session")
def spec(tree: Any) -> Any:
    from ksy.spec import Spec

    return Spec(tree)

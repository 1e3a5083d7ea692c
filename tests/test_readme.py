"""README.md and docs/python.md are true: their commands and examples print what is written under them."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


BLOCKS = blocks("console")


@pytest.fixture(autouse=True)
def a_folder_with_samples(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the commands run; what they write stays there."""
    (tmp_path / "samples").symlink_to(ROOT / "samples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")


def shell(command: str) -> str:
    """What a person would see: both outputs, as they come."""
    done = subprocess.run(
        ["bash", "-c", command], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    return done.stdout


def test_there_are_commands() -> None:
    assert len(BLOCKS) >= 4


@pytest.mark.parametrize(
    "block",
    [pytest.param(block, marks=[pytest.mark.slow] * ("binlog-kaitai spark" in block)) for block in BLOCKS],
    ids=lambda block: block.partition("\n")[0],
)
def test_a_command_prints_what_the_readme_says(block: str) -> None:
    for command, printed in re.findall(r"^\$ ((?:.*\\\n)*.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE):
        assert shell(command) == printed


def test_the_python_example() -> None:
    (block,) = blocks("python")
    example = doctest.DocTestParser().get_doctest(block, {}, "README.md", "README.md", 0)
    assert doctest.DocTestRunner().run(example) == (0, 2)  # failed, attempted


def test_the_python_page(tmp_path: Path) -> None:
    (tmp_path / "cut.binlog").write_bytes((ROOT / "samples" / "mysql-5.6-dates.binlog").read_bytes()[:3000])
    page = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    example = doctest.DocTestParser().get_doctest(page, {}, "python.md", "docs/python.md", 0)
    failed, attempted = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example)
    assert failed == 0
    assert attempted > 10

"""The references of Python, JSON and columns are in step with the program."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import binlog_kaitai

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"


def test_the_references_are_in_step() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "data_reference.py", "--check"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_public_name_is_there() -> None:
    page = (DOCS / "python-api.md").read_text("utf-8")
    for name in binlog_kaitai.__all__:
        assert f"### {name}\n" in page or f"| `{name}` |" in page, name

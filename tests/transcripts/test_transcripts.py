"""Commands print what the pages say, character by character; `python -m tests.transcripts --write` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from binlog_kaitai.cli import commands
from tests.transcripts.page import PAGES, rewritten


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_commands_print_what_the_page_says(path: Path, tmp_path: Path) -> None:
    page = path.read_text("utf-8")
    assert rewritten(page, tmp_path) == page, "if it is meant: python -m tests.transcripts --write"


def test_each_command_has_a_page() -> None:
    assert {path.stem for path in PAGES} >= commands().keys()

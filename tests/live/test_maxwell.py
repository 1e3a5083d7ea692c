"""Messages of `changes --envelope maxwell` are those that Maxwell's own tests expect, of what a server logs of their
statements."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.maxwell import parse, rows_of

from .server import Server

pytestmark = pytest.mark.slow
_VARIABLE = "BINLOG_KAITAI_MAXWELL"
_FOLDER = "src/test/resources/sql/json"
_SETTINGS = "SET GLOBAL sql_mode='', GLOBAL time_zone='+00:00', GLOBAL binlog_row_image={image}"
_ROW_QUERIES = "SET GLOBAL binlog_rows_query_log_events=ON"
_OTHERS = ("javascript", "bootstrap", "filter", "case_insensitive")
"""Scripts about what is set up in Maxwell, or in a server of its own."""


def _folder() -> Path:
    return Path(os.environ.get(_VARIABLE, "none"), _FOLDER)


def test_messages_are_those_of_maxwells_tests(mysql: Server) -> None:
    paths = [path for path in sorted(_folder().glob("test_*")) if not any(word in path.name for word in _OTHERS)]
    if not paths:
        pytest.skip(f"{_VARIABLE} names no clone of Maxwell")
    mysql.run(_ROW_QUERIES)
    missing = []
    for path in paths:
        mysql.run(_SETTINGS.format(image="MINIMAL" if "minimal" in path.name else "FULL"))
        script = parse(path.read_text(encoding="utf-8"))
        mysql.new_log()
        log = mysql.log()
        mysql.run(
            "CREATE DATABASE IF NOT EXISTS test;\n" + "".join(f"{text};\n" for text in script.statements), "--force"
        )
        mysql.new_log()
        options = ["--with-query"] if "query" in path.name else []
        command = [sys.executable, "-m", "binlog_kaitai", "changes", "--envelope", "maxwell", *options, log]
        found = rows_of(subprocess.run(command, capture_output=True, check=True).stdout)
        assert script.messages, path
        missing += [(path.name, message) for message in script.messages if message not in found]
    assert missing == []

"""What the client would take for a command of its own at the start of a line: strings, names and comments stay."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from binlog_kaitai import to_sql
from tests.builder import LogBuilder
from tests.oracle.checks import run_cli

NO_BACKSLASH_ESCAPES = 1 << 20
BACKSLASH = "\\"


@pytest.mark.parametrize(
    ("statement", "printed", "sql_mode"),
    [
        ("SELECT 'a\ndelimiter b'", None, 0),
        ("SELECT 'it''s\n  DELIMITER b'", None, 0),
        (f"SELECT 'a{BACKSLASH}'\ndelimiter b'", None, 0),
        (f"SELECT 'a{BACKSLASH}'\ndelimiter b", f"SELECT 'a{BACKSLASH}'\n/**/delimiter b", NO_BACKSLASH_ESCAPES),
        ('SELECT "a\n\tdelimiter b"', None, 0),
        ("SELECT `a\ndelimiter b`", None, 0),
        ("SELECT 1 /* a\ndelimiter b */", None, 0),
        ("SELECT 1 -- '\ndelimiter", "SELECT 1 -- '\n/**/delimiter", 0),
        ("delimiter x", "/**/delimiter x", 0),
        ("/* a */\n  Delimiter x", "/* a */\n/**/  Delimiter x", 0),
        ("SELECT '\n' AS\ndelimiter, 'é\ndelimiter'", "SELECT '\n' AS\n/**/delimiter, 'é\ndelimiter'", 0),
        ("SELECT 1 AS\ndelimiters", None, 0),
    ],
)
def test_only_what_is_code_is_changed(statement: str, printed: str | None, sql_mode: int, tmp_path: Path) -> None:
    log = LogBuilder()
    log.query(statement, status_vars=b"\x01" + struct.pack("<Q", sql_mode))
    log.rotate()
    run = run_cli("sql", str(log.write(tmp_path / "binlog.000001")))
    assert run.status == 0, run.err
    end = "\n;" if "--" in statement else ";"
    assert f"\n{printed or statement}{end}\n" in run.out


def test_bytes_that_are_no_text_are_kept(tmp_path: Path) -> None:
    log = LogBuilder()
    log.query(b"SELECT '\xe9\ndelimiter b', \xff\ndelimiter")
    log.rotate()
    lines = list(to_sql(log.write(tmp_path / "binlog.000001")))
    assert b"SELECT '\xe9\ndelimiter b', \xff\n/**/delimiter;" in lines

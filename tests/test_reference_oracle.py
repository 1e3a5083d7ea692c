"""The oracle itself: it reads all reference output, and it says no to a wrong value."""

from __future__ import annotations

import gzip
import hashlib
from pathlib import Path

import pytest

from tests.oracle import corpus, mysqlbinlog_text
from tests.oracle.checks import run_cli
from tests.oracle.compare import Judge
from tests.oracle.corpus import Log
from tests.oracle.mysqlbinlog_text import Cell, Dump
from tests.oracle.our_output import members, read_changes
from tests.oracle.rows import compare_rows
from tests.oracle.table_text import ColumnText, parse_columns

pytestmark = pytest.mark.one_in(2)

DATA = Path(__file__).parent / "data"
LOGS = corpus.load(DATA)
OUTPUTS = sorted(DATA.glob("*/*log.txt.gz")) + sorted(DATA.glob("public/*/*log.txt.gz"))


def column(text: bytes) -> ColumnText:
    columns = parse_columns(text)
    assert columns is not None
    return columns[0]


def test_the_manifest_describes_every_log() -> None:
    described = {log.path for log in LOGS}
    sidecar = (".gz", ".tsv", ".jsonl", ".sql", ".json", ".md")
    # With tests and READMEs of their own:
    names = "dumps", "encrypted", "json", "loads", "schema", "series", "sessions", "states"
    own = [DATA / name for name in names]
    found = (path for path in DATA.glob("*/**/*") if path.is_file() and not path.name.startswith("LICENSE"))
    files = {path for path in found if not any(path.is_relative_to(folder) for folder in own)}
    assert described == {path for path in files if not path.name.endswith(sidecar)}


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.name)
@pytest.mark.one_in(3)
def test_logs_and_outputs_are_as_described(log: Log) -> None:
    assert hashlib.sha256(log.path.read_bytes()).hexdigest() == log.entry["sha256"]
    names = [*log.entry["sidecars"], *(run["file"] for run in log.entry["expected"])]
    assert all((log.path.parent / name).is_file() for name in names)


@pytest.mark.parametrize("output", OUTPUTS, ids=lambda path: path.name)
@pytest.mark.one_in(3)
def test_every_line_about_rows_is_read(output: Path) -> None:
    """The parser raises for a line that it does not know; here its counts meet a count of lines and the tool's own."""
    lines = gzip.decompress(output.read_bytes()).split(b"\n")
    dump = mysqlbinlog_text.read(output)
    rows = [row for _, row in dump.rows()]
    images = [image for row in rows for image in (row.before, row.after) if image]
    complaints = sum(row.complaint is not None for row in rows)
    assert len(rows) == sum(
        line.startswith((b"### INSERT INTO `", b"### UPDATE `", b"### DELETE FROM `")) for line in lines
    )
    assert sum(map(len, images)) + complaints == sum(line.startswith(b"###   @") for line in lines)
    assert not dump.row_counts or sum(dump.row_counts) == len(rows)


def test_all_outputs_are_there() -> None:
    assert len(OUTPUTS) > 150
    assert {mysqlbinlog_text.read(output).flavour for output in OUTPUTS} == {"mysql", "mariadb"}


SIGNED, UNSIGNED = column(b"INT"), column(b"INT UNSIGNED")
ENUM = column(b"ENUM('small', 'it''s', 'l\\'arge') CHARSET utf8mb4 COLLATE utf8mb4_bin")
SET = column(b"SET('a','b','c','d','e','f','g','h','i') CHARSET utf8mb4 COLLATE utf8mb4_bin")
LATIN = column(b"VARCHAR(9) CHARSET latin1 COLLATE latin1_bin")
BINARY = column(b"BINARY(4)")

VALUES = [
    (b"-1 (4294967295)", "INT", SIGNED, "-1", "4294967295"),
    (b"-1 (4294967295)", "INT", UNSIGNED, "4294967295", "-1"),
    (b"-1 (4294967295)", "INT", None, "-1", "4294967295"),
    (b"1.500", "DECIMAL(10,3)", None, '"1.500"', '"1.5"'),
    (b"0.1                 ", "FLOAT", None, "0.1", "0.10001"),
    (b"0.10000000000000000555", "DOUBLE", None, "0.1", "0.10000000000000002"),
    (b"b'0101'", "BIT(4)", None, "5", "10"),
    (b"1900", "YEAR", None, "0", "1900"),
    (b"2026", "YEAR", None, "2026", "2027"),
    (b"'2026:11:20'", "DATE", None, '"2026-11-20"', '"2026:11:20"'),
    (b"'0000-00-00 00:00:00.00'", "DATETIME(2)", None, '"0000-00-00 00:00:00.00"', "null"),
    (b"2026-11-20 08:15:30", "DATETIME", None, '"2026-11-20 08:15:30"', '"2026-11-20T08:15:30"'),
    (b"'-838:59:59.0'", "TIME(1)", None, '"-838:59:59.0"', '"838:59:59.0"'),
    (b"1795207059.12", "TIMESTAMP(2)", None, '"2026-11-20T20:37:39.12Z"', '"2026-11-20T21:37:39.12Z"'),
    (b"0.00", "TIMESTAMP(2)", None, '"0000-00-00 00:00:00.00"', '"1970-01-01T00:00:00.00Z"'),
    (b"2", "ENUM(1 byte)", ENUM, '"it\'s"', '"small"'),
    (b"0", "ENUM(1 byte)", ENUM, '""', '"small"'),
    (b"2", "ENUM(1 byte)", None, "2", "3"),
    (b"b'0000001000000001'", "SET(2 bytes)", SET, '"b,i"', '"a,j"'),
    (b"b'0000001000000001'", "SET(2 bytes)", None, "258", "513"),
    (b"'caf\xe9 \\'\\n'", "VARSTRING(9)", LATIN, '"caf\u00e9 \'\\n"', '"Y2Fm6SAnCg=="'),
    (b"'\xff'", "VARSTRING(9)", None, '"/w=="', '"\u00ff"'),
    (b"'ab'", "STRING(4)", BINARY, '"YWIAAA=="', '"YWI="'),
    (b'\'{"b": 1, "a": 2.0}\'', "JSON", None, '{"b": 1, "a": 2.0}', '{"a": 2.0, "b": 1}'),
    (b"'a\\'b'", "JSON", None, '"a\'b"', '"ab"'),
    (b"[1.50000e+00,-2.33057e+00]", "VECTOR(2)", None, "[1.5,-2.330567]", "[1.5,-2.33]"),
    (b"NULL", "INT", None, "null", "0"),
]


@pytest.mark.parametrize(("token", "kind", "known", "right", "wrong"), VALUES)
def test_the_judge_tells_right_from_wrong(
    token: bytes, kind: str, known: ColumnText | None, right: str, wrong: str
) -> None:
    judge = Judge("mysql", charset_known=known is not None)
    cell = Cell(token, kind)
    assert judge.equal(cell, known, right)
    assert not judge.equal(cell, known, wrong)


def test_old_negative_time() -> None:
    assert Judge("mysql").equal(Cell(b"'1676:62:15'", "TIME"), None, '"-01:10:01"')
    assert not Judge("mariadb").equal(Cell(b"'1676:62:15'", "TIME"), None, '"-01:10:01"')


def test_a_missing_row_is_a_difference() -> None:
    log = next(log for log in LOGS if log.name == "mysql-5.6.24/row-ints-a.binlog")
    _, dump = log.row_dumps()[0]
    assert compare_rows(dump, []).differences
    assert not compare_rows(Dump("mysql"), []).differences


@pytest.mark.parametrize("name", ["row-ints-a", "row-decimal-a", "row-time-a", "row-bits-a", "row-enumset-a"])
def test_any_changed_value_is_a_difference(name: str) -> None:
    log = next(log for log in LOGS if log.name == f"mysql-5.6.24/{name}.binlog")
    _, dump = log.row_dumps()[0]
    changes = read_changes(run_cli("changes", "--format", "jsonl", "--names", "positional", str(log.path)).out)
    assert not compare_rows(dump, changes).differences
    for change in changes[::5]:
        image = change.after or change.before or {}
        for column, text in list(image.items()):
            image[column] = "0" if text == "null" else "null"
            assert len(compare_rows(dump, changes).differences) == 1, f"{column}: {text}"
            image[column] = text


def test_members_keep_their_text() -> None:
    line = '{"a":1.50,"b":{"x": [1, 2]},"c":"q\\"}"}'
    assert members(line) == {"a": "1.50", "b": '{"x": [1, 2]}', "c": '"q\\"}"'}

"""`history` and `changes --format text`: the life of a row in a log whose rows are known, and what people see of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai import history
from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.logs import TABLES_OF_ALL_TYPES
from tests.oracle.checks import run_cli

COLUMNS = [integer("id", 4), varchar("v", 200)]
Row = dict[str, Any]
HOSTILE = "a\x1b[31m\n\u202e\u009bq'\"\\"


def row(number: int, text: str | None) -> Row:
    return {"id": number, "v": text}


INSERT, DELETE = None, None
LIVES: list[list[tuple[Row | None, Row | None]]] = [
    [(INSERT, row(3, "another 3")), (INSERT, row(5, "first 5"))],
    [(row(3, "another 3"), DELETE)],
    [(INSERT, row(3, "ours"))],
    [(row(5, "first 5"), DELETE)],
    [(row(3, "ours"), row(4, "ours"))],
    [(INSERT, row(3, "no more")), (row(4, "ours"), row(4, "ours too"))],
    [(row(4, "ours too"), row(5, "now 5"))],
    [(INSERT, row(4, "no more"))],
    [(row(5, "now 5"), row(7, "now 7"))],
    [(INSERT, row(6, "never")), (row(7, "now 7"), row(7, None))],
    [(row(7, None), DELETE)],
    [(INSERT, row(7, "no more"))],
    [(INSERT, row(5, "a new 5"))],
]
"""By transaction. Key 5 is asked for: a row had it, the one that was 3 and 4 got it and became 7, a third has it."""
OF_FIVE = [(0, 1), (2, 0), (3, 0), (4, 0), (5, 1), (6, 0), (8, 0), (9, 1), (10, 0), (12, 0)]
"""Transaction, and which of its rows."""


@pytest.fixture
def path(tmp_path: Path) -> str:
    log = LogBuilder()
    for number, changes in enumerate(LIVES):
        log.timestamp += 60
        log.gtid(number + 1)
        log.query("BEGIN", thread_id=40 + number)
        for before, after in changes:
            log.table_map(COLUMNS, primary_key=[0])
            kind = "insert" if before is None else "delete" if after is None else "update"
            log.rows(kind, COLUMNS, [(before, after)])
        log.xid(number + 100)
    log.rotate()
    return str(log.write(tmp_path / "mysql-bin.000001"))


@pytest.mark.parametrize("key", ["5", "id=5", "ID=5"])
def test_the_life_of_a_row_with_other_keys(path: str, key: str) -> None:
    run = run_cli("history", path, "--table", "shop.t", "--key", key)
    assert (run.status, run.err) == (0, "")
    lines = [json.loads(line) for line in run.out.splitlines()]
    expected = [LIVES[number][which] for number, which in OF_FIVE]
    assert [(line["thread_id"] - 40, line["xid"] - 100) for line in lines] == [(n, n) for n, _ in OF_FIVE]
    for line, (before, after) in zip(lines, expected, strict=True):
        assert line["operation"] == ("insert" if before is None else "delete" if after is None else "update")
        changes = {name: (pair.get("before"), pair.get("after")) for name, pair in line["changes"].items()}
        names = [name for name in ("id", "v") if before is None or after is None or before[name] != after[name]]
        assert changes == {name: ((before or {}).get(name), (after or {}).get(name)) for name in names}
        assert line["key"] == {"id": (after or before or {})["id"]}


def test_from_python_and_on_a_terminal(path: str) -> None:
    versions = history(path, "shop.t", 5)
    assert [version.thread_id for version in versions] == [40 + number for number, _ in OF_FIVE]
    assert versions[6].changes == {"id": (5, 7), "v": ("now 5", "now 7")}
    run = run_cli("history", path, "--table", "t", "--key", "5", "--format", "text")
    assert "  update shop.t  thread 48  " in run.out
    assert '  v   "now 5" -> "now 7"' in run.out.splitlines()
    assert history(path, "shop.t", "id=6")[0].after == {"id": 6, "v": "never"}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["-T", "shop.t", "--key", "x"], "'x' cannot be a value of id, which takes a number"),
        (["-T", "shop.t", "--key", "1,2"], "the key of shop.t is id; '1,2' has 2 values"),
        (["-T", "shop.t", "--key", "nr=2"], "shop.t has no column nr; it has id, v"),
        (["--key", "1"], "--table must name the table of the row, once"),
    ],
)
def test_keys_that_are_wrong(path: str, options: list[str], said: str) -> None:
    run = run_cli("history", path, *options)
    assert (run.status, run.out) == (2, "")
    assert said in run.err


def test_a_row_that_is_not_there(path: str) -> None:
    run = run_cli("history", path, "-T", "shop.t", "--key", "99")
    assert (run.status, run.out) == (0, "")
    assert run.err == "note: no change of a row of shop.t with the key 99 was found\n"


def test_a_key_of_two_columns(tmp_path: Path) -> None:
    log = LogBuilder()
    columns = [*COLUMNS, integer("n", 4)]
    log.table_map(columns, primary_key=[0, 1])
    log.rows("insert", columns, [(None, {"id": n, "v": v, "n": n}) for n in (1, 2) for v in ("a,b", "it's")])
    log.rotate()
    path = str(log.write(tmp_path / "log"))
    for key, expected in (('1,"a,b"', (1, "a,b")), ("2,it's", (2, "it's")), ("v=it's,id=1", (1, "it's"))):
        (version,) = history(path, "shop.t", key)
        assert (version.after or {}) == {"id": expected[0], "v": expected[1], "n": expected[0]}
    assert history(path, "shop.t", "n=1") == history(path, "shop.t", "n=1")


STATEMENTS = [
    ("TRUNCATE TABLE t", "truncate"),
    ("/* again */ truncate `shop`.t", None),
    ("INSERT", "insert"),
    ("DROP TABLE IF EXISTS other, `t`", "drop"),
    ("INSERT", "insert"),
    ("RENAME TABLE t TO gone", "rename"),
    ("INSERT", "insert"),
    ("ALTER TABLE shop.t RENAME other", "rename"),
    ("INSERT", "insert"),
    ("RENAME TABLE t TO gone, new TO t", "rename"),
    ("ALTER TABLE t TRUNCATE PARTITION p0", "alter"),
    ("TRUNCATE other.t", None),
    ("TRUNCATE TABLE t2", None),
    ("CREATE OR REPLACE TABLE t (id INT)", "drop"),
    ("INSERT", "insert"),
    ("DROP DATABASE shop", "drop"),
]
"""What is run after an insert, and what the row's life has of it: nothing of an empty table, or of another one."""


def test_a_statement_that_ends_the_life_of_the_row_is_a_line(tmp_path: Path) -> None:
    log = LogBuilder()
    for text, _ in [("INSERT", "insert"), *STATEMENTS]:
        if text == "INSERT":
            log.query("BEGIN")
            log.table_map(COLUMNS, primary_key=[0])
            log.rows("insert", COLUMNS, [(None, row(5, text))])
            log.xid(1)
        else:
            log.query(text, thread_id=77)
    log.rotate()
    path = log.write(tmp_path / "mysql-bin.000001")
    versions = history(path, "shop.t", 5)
    assert [version.operation for version in versions] == ["insert", *(kind for _, kind in STATEMENTS if kind)]
    assert [version.statement for version in versions if version.statement] == [
        text for text, kind in STATEMENTS if kind and text != "INSERT"
    ]
    run = run_cli("history", str(path), "-T", "shop.t", "--key", "5", "--format", "text")
    assert "(all rows of" in run.out
    run = run_cli("history", str(path), "-T", "shop.t", "--key", "5")
    line = json.loads(run.out.splitlines()[1])
    assert (line["operation"], line["thread_id"], line["changes"], line["key"]) == ("truncate", 77, {}, {})
    assert [version.operation for version in history(path, "shop.t", 6)] == ["truncate"]
    run = run_cli("history", str(path), "-T", "shop.t", "--key", "6")
    assert "note: no change of a row of shop.t with the key 6 was found" in run.err


def test_rows_behind_a_truncate_are_others(tmp_path: Path) -> None:
    """The row that is asked for was 7 when its table was emptied; what is inserted as 7 then is another one."""
    log = LogBuilder()
    lives = [(None, row(5, "a")), (row(5, "a"), row(7, "a")), None, (None, row(7, "b")), (row(7, "b"), row(8, "b"))]
    for change in lives:
        if change is None:
            log.query("TRUNCATE TABLE t")
            continue
        log.table_map(COLUMNS, primary_key=[0])
        log.rows("insert" if change[0] is None else "update", COLUMNS, [change])
    log.rotate()
    path = log.write(tmp_path / "mysql-bin.000001")
    assert [version.operation for version in history(path, "shop.t", 5)] == ["insert", "update", "truncate"]


def test_text_for_eyes_has_what_changed(path: str) -> None:
    run = run_cli("changes", path, "--format", "text", "--where", "before.id = 5 and after.id = 7")
    assert run.status == 0
    head, *rest = run.out.splitlines()
    assert head.split("  ")[:4] == ["2026-11-18T11:15:40Z", "update shop.t", "id=5", "thread 48"]
    assert rest == ["  id  5 -> 7", '  v   "now 5" -> "now 7"', ""]


@pytest.mark.parametrize(
    "command", [["changes", "--format", "text"], ["history", "-T", "t", "--key", "1", "--format", "text"]]
)
def test_a_terminal_obeys_no_value_and_no_name(command: list[str], tmp_path: Path) -> None:
    log = LogBuilder()
    columns = [COLUMNS[0], varchar(HOSTILE, 200)]
    log.table_map(columns, primary_key=[0])
    long = "x" * 100
    log.rows("update", columns, [({"id": 1, HOSTILE: HOSTILE}, {"id": 1, HOSTILE: HOSTILE + "2"})])
    log.table_map(columns, primary_key=[0])
    log.rows("update", columns, [({"id": 1, HOSTILE: long + "old" + long[:50]}, {"id": 1, HOSTILE: long + "new"})])
    log.rotate()
    run = run_cli(command[0], str(log.write(tmp_path / "log")), *command[1:])
    assert run.status == 0
    assert all(line.isprintable() for line in run.out.splitlines())
    assert len(run.out.splitlines()) < 60
    flat = "".join(run.out.split())
    assert "\\x1b[31m" in flat
    assert 'xnew"' in flat  # what differs is seen, though it is after 100 characters


def test_a_document_is_no_key() -> None:
    path = str(TABLES_OF_ALL_TYPES)
    run = run_cli("history", "-T", "corpus_a.full_meta", "--key", 'js={"a": 1}', path)
    assert (run.status, run.out) == (2, "")
    assert run.err == "js of corpus_a.full_meta is of type JSON, by which no row is found\n"

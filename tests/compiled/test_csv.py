"""CSV and chosen columns by the compiled loops: what the object path writes, and what the JSON lines say."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Callable, Iterable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import iso_time
from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.compiled.lines.blocks import change_blocks
from binlog_kaitai.compiled.lines.csv import change_csv
from binlog_kaitai.compiled.lines.lines import change_lines
from binlog_kaitai.compiled.plans.text_plan import encoded
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.source import Source
from binlog_kaitai.text.change_blocks import BlockWriter
from binlog_kaitai.text.change_lines import ChangeWriter
from binlog_kaitai.text.chosen_columns import ChosenColumns
from binlog_kaitai.text.csv_changes import ABOUT, CsvForm, CsvWriter, OtherColumnsError
from tests.builder import LogBuilder
from tests.builder.columns import integer
from tests.compiled.cases import PLAIN
from tests.compiled.line_readers import JSON_TEXT
from tests.logs import name_of
from tests.made.partial_json import partial_log
from tests.made.shown import values_log
from tests.oracle.checks import run_cli
from tests.oracle.objects.changes import BinlogReader

pytestmark = pytest.mark.one_in(2)
SHOP = "samples/mysql-9.7-shop.binlog"
FIELD = re.compile(r'("(?:[^"]|"")*"|[^",\n]*)([,\n])')
CHOSEN = "id", "@2", "@5", "STATUS", "v"
Lines = Callable[[RowChange], Iterable[str]]


def table_names(path: Path) -> list[str]:
    lines = map(json.loads, run_cli("changes", str(path)).out.splitlines())
    return sorted({f"{line['database']}.{line['table']}" for line in lines})


def joined(pieces: Iterator[Any]) -> tuple[bytes, str | None]:
    """What was read, and the error at its end."""
    data = bytearray()
    try:
        for piece in pieces:
            data += piece
    except (BinlogError, OtherColumnsError) as error:
        return bytes(data), str(error)
    return bytes(data), None


def assert_same(path: Path, read: Callable[[CompiledLog], Iterator[Any]], lines: Lines, **given: Any) -> bytes:
    """Both paths give the same, whatever the size of pieces; returns it. Values that nobody wants are passed over by
    the loops, which so get further where one is damaged."""
    source = Source(str(path), path.stat().st_size)
    changes = BinlogReader(source, JSON_TEXT, given.get("filter")).changes()
    expected = joined(encoded("".join(lines(change))) for change in changes)
    for chunk in (1 << 20, 3000):
        found = joined(read(CompiledLog(source, JSON_TEXT, given.get("filter"), chunk=chunk)))
        assert found[0][: len(expected[0])] == expected[0]
        assert found[1] == expected[1] or (found[1] is None and "column" in (expected[1] or ""))
        assert found[1] is None or len(found[0]) == len(expected[0])
    return found[0]


def csv_of(path: Path, table: str, names: tuple[str, ...] | None = None) -> str:
    def form() -> CsvForm:
        return CsvForm(ChosenColumns(names))

    writer = CsvWriter(form())
    data = assert_same(path, lambda log: change_csv(log, form()), writer.lines, filter=Filter(tables=table))
    return data.decode(errors="backslashreplace")


def fields(text: str) -> Iterator[list[str | None]]:
    """The lines of CSV; None for a field of which nothing is there."""
    line = list[str | None]()
    for field, end in FIELD.findall(text):
        is_quoted = field.startswith('"')
        line.append(field[1:-1].replace('""', '"') if is_quoted else field or None)
        if end == "\n":
            yield line
            line = []


def value(text: str | None, like: Any) -> Any:
    """A field as the JSON value that it is to be like."""
    if text is None or isinstance(like, str):
        return text
    return json.loads(text)


def assert_values(text: str, path: Path, table: str) -> None:
    """CSV has the values of the JSON lines."""
    lines = [json.loads(line) for line in run_cli("changes", str(path), "-T", table).out.splitlines()]
    images = [image for line in lines for image in (line["before"], line["after"]) if image is not None]
    found = list(fields(text))
    assert len(found) == len(images)
    for line, image in zip(found, images, strict=True):
        absent = json.loads(line[-1] or "[]")
        own = line[: -len(ABOUT)]
        assert len(own) == len(image) + len(absent)
        known = iter(image.values())
        whole = [next(known) for cell in own if cell is not None] if None not in image.values() and not absent else None
        if whole is not None:
            assert [value(cell, like) for cell, like in zip(own, whole, strict=True)] == whole
        assert own.count(None) == len(absent) + sum(one is None for one in image.values())


@pytest.mark.parametrize("path", PLAIN, ids=name_of)
@pytest.mark.one_in(4)
def test_all_logs(path: Path) -> None:
    for table in table_names(path):
        text = csv_of(path, table)
        if run_cli("changes", str(path), "-T", table, "--format", "csv").status == 0:
            assert_values(text, path, table)


@pytest.mark.parametrize("make", [values_log, partial_log])
@pytest.mark.parametrize("seed", range(3))
def test_values_of_all_kinds(make: Any, seed: int, tmp_path: Path) -> None:
    path = make(tmp_path / "log", seed if make is values_log else str(seed))
    for table in table_names(path):
        assert_values(csv_of(path, table), path, table)
        csv_of(path, table, CHOSEN)


@pytest.mark.parametrize("path", PLAIN, ids=name_of)
@pytest.mark.one_in(4)
def test_chosen_columns(path: Path) -> None:
    columns = ChosenColumns(CHOSEN)
    writer, blocks = ChangeWriter(columns=columns), BlockWriter(lambda seconds: str(iso_time(seconds)), columns=columns)
    data = assert_same(
        path, lambda log: change_lines(log, columns=columns), lambda change: [f"{writer.line(change)}\n"]
    )
    whole = [json.loads(line) for line in run_cli("changes", str(path)).out.splitlines()]
    found = [json.loads(line) for line in data.splitlines()]
    assert [line["source"] for line in found] == [line["source"] for line in whole]
    for line, all_of_it in zip(found, whole, strict=True):
        for image in ("before", "after"):
            assert (line[image] is None) == (all_of_it[image] is None)
            assert (line[image] or {}).items() <= (all_of_it[image] or {}).items()
    assert_same(
        path,
        lambda log: change_blocks(log, columns=columns),
        lambda change: [f"{line}\n" for line in blocks.lines(change)],
    )


def test_what_other_programs_read() -> None:
    done = run_cli("changes", SHOP, "-T", "shop.orders", "--format", "csv")
    rows = list(csv.DictReader(StringIO(done.out)))
    assert [row["_change_type"] for row in rows] == [
        "insert",
        "update_preimage",
        "update_postimage",
        "insert",
        "delete",
    ]
    assert [row["status"] for row in rows] == ["new", "new", "paid", "new", "new"]
    assert json.loads(rows[2]["attrs"])["note"] == "für Oma"


def test_the_columns_asked_for() -> None:
    done = run_cli("changes", SHOP, "-T", "orders", "--format", "csv", "--columns", "status,@1", "--columns", "NO_SUCH")
    assert done.out.splitlines()[0].startswith("id,status,_change_type,")
    assert "no table here has a column NO_SUCH" in done.err
    (line,) = run_cli("changes", SHOP, "--operation", "update", "-T", "orders", "--columns", "status").out.splitlines()
    assert [json.loads(line)[name] for name in ("before", "after")] == [{"status": "new"}, {"status": "paid"}]


def test_the_life_of_some_columns() -> None:
    """Updates of other columns are no part of it."""
    question = "history", SHOP, "-T", "shop.orders", "--key", "1", "--format", "jsonl", "--columns"
    changes = [json.loads(line)["changes"] for line in run_cli(*question, "status").out.splitlines()]
    assert changes == [{"status": {"after": "new"}}, {"status": {"before": "new", "after": "paid"}}]
    (line,) = run_cli(*question, "customer_id").out.splitlines()
    assert json.loads(line)["changes"] == {"customer_id": {"after": 1}}


def test_a_table_that_changes(tmp_path: Path) -> None:
    """Its lines end before the first of other columns, and the error says what to do."""
    log = LogBuilder()
    log.insert([integer("id", 4)], {"id": 1})
    log.insert([integer("id", 4), integer("n", 4)], {"id": 2, "n": 3})
    path = str(log.write(tmp_path / "log"))
    done = run_cli("changes", path, "-T", "shop.t", "--format", "csv")
    assert done.status == 2
    assert "shop.t has other columns from here on: id, n, before id; --columns names those that both have" in done.err
    assert [line[:2] for line in done.out.splitlines()] == ["id", "1,"]
    done = run_cli("changes", path, "-T", "shop.t", "--format", "csv", "--columns", "@1")
    assert (done.status, [line[:2] for line in done.out.splitlines()]) == (0, ["id", "1,", "2,"])


@pytest.mark.parametrize(
    "options",
    [[], ["-T", "a", "-T", "b"], ["-T", "a", "--with-query"], ["-T", "a", "--links"], ["-T", "a", "--jobs", "2"]],
)
def test_what_csv_does_not_take(options: list[str]) -> None:
    assert run_cli("changes", SHOP, "--format", "csv", *options).status == 2


def test_messages_take_no_columns() -> None:
    done = run_cli("changes", SHOP, "--envelope", "maxwell", "--columns", "id")
    assert done.status == 2
    assert "--columns or --envelope" in done.err

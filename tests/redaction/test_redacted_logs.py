"""Redacted logs: nothing of the values is left, and everything else is as it was."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai import RowChange, iter_changes, read_events
from binlog_kaitai.events.model import QueryEvent
from tests.builder import LogBuilder
from tests.oracle.checks import run_cli
from tests.redaction.columns import DATA, HEAVY, KEY, LOGS, SHOP, carved, columns

ALTERED = {"mysql-9.7-ddl", "row-ddl-a"}
"""Logs without names of columns, whose tables are altered."""
LONG = 6
"""Bytes from which on a value is not in a log by chance."""


def texts(value: Any) -> Iterator[bytes]:
    """All that is text or bytes in a value, with the names in documents."""
    if isinstance(value, dict):
        for name, item in value.items():
            yield name.encode()
            yield from texts(item)
    elif isinstance(value, list):
        for item in value:
            yield from texts(item)
    elif isinstance(value, str | bytes):
        yield value.encode() if isinstance(value, str) else value


def images(change: RowChange) -> list[dict[str, Any] | None]:
    return [change.before, change.after]


@pytest.mark.parametrize(
    "path",
    [pytest.param(path, marks=[pytest.mark.slow] * (path.stem in HEAVY)) for path in LOGS if path.stem not in ALTERED],
    ids=lambda path: f"{path.parent.name}-{path.stem}",
)
@pytest.mark.one_in(3)
def test_every_column_of_a_log(path: Path, tmp_path: Path) -> None:
    old = list(iter_changes(path))
    hidden = columns(old)
    output = carved(tmp_path / "out", path, *_options(hidden))
    data, new = output.read_bytes(), list(iter_changes(output))
    assert [(c.operation, c.database, c.table) for c in new] == [(c.operation, c.database, c.table) for c in old]
    for before, after in zip(old, new, strict=True):
        kinds = {column.name: column.type for column in before.definition.columns}
        for one, other in zip(images(before), images(after), strict=True):
            assert (one is None) == (other is None)
            for name, value in (one or {}).items():
                assert other is not None
                if (before.database, before.table, name) not in hidden:
                    assert other[name] == value
                else:
                    _assert_replaced(value, other[name], data, kinds[name])
    assert run_cli("verify", str(output)).status == 0


@pytest.mark.parametrize("path", [path for path in LOGS if path.stem in ALTERED], ids=lambda path: path.stem)
def test_the_number_of_a_column_that_becomes_another_is_refused(path: Path, tmp_path: Path) -> None:
    hidden = columns(list(iter_changes(path)))
    run = run_cli("carve", str(path), *_options(hidden), *KEY, "--output", str(tmp_path / "out"))
    assert run.status == 1
    assert " is another column from here on; give its name instead of its number" in run.err
    assert not (tmp_path / "out").exists()


def _options(hidden: set[tuple[str, str, str]]) -> list[str]:
    """Return the options that redact columns."""
    names = [".".join("`" + part.replace("`", "``") + "`" for part in name) for name in sorted(hidden)]
    return [part for name in names for part in ("--redact", name)]


def _assert_replaced(value: Any, other: Any, data: bytes, kind: str) -> None:
    """Another value of the same type, of which no text is left. NULL, empty and zero ones stay; the other label of an
    ENUM is another text, which may by chance be what the first one was."""
    assert (value is None) == (other is None)
    shown = json.dumps(value, default=repr).replace("null", "")
    is_empty = (
        not value or not any(char.isalnum() and char != "0" for char in shown) or (kind == "STRING" and not any(value))
    )
    assert other != value or is_empty or kind in ("ENUM", "SET")
    if isinstance(value, dict | list):
        assert len(other) == len(value)
    for text in texts(value):
        assert len(text) < LONG or text not in data or is_empty


@pytest.mark.parametrize("path", LOGS[:8], ids=lambda path: path.stem)
def test_all_text(path: Path, tmp_path: Path) -> None:
    output = carved(tmp_path / "out", path, "--redact-text")
    data = output.read_bytes()
    strings = ("VARCHAR", "STRING", "VAR_STRING", "BLOB", "JSON", "ENUM", "SET")
    for before, after in zip(iter_changes(path), iter_changes(output), strict=True):
        types = {column.name: column.type for column in before.definition.columns}
        for one, other in zip(images(before), images(after), strict=True):
            for name, value in (one or {}).items():
                assert other is not None
                if types[name] not in strings:
                    assert other[name] == value
                for text in texts(value) if types[name] in strings else ():
                    assert len(text) < LONG or text not in data
    assert run_cli("verify", str(output)).status == 0


def test_the_statements_hold_nothing(tmp_path: Path) -> None:
    output = carved(tmp_path / "out", SHOP, "--redact", "shop.customers.email")
    data = output.read_bytes()
    for secret in (b"ana@example.org", b"olga", "für Oma".encode(), b"120.50", b"1990-04-17"):
        assert SHOP.read_bytes().count(secret) > 0
    assert b"ana@example.org" not in data
    assert b"olga@" not in data
    (change, *_) = (c for c in iter_changes(output, with_query=True) if c.table == "customers")
    assert change.after is not None
    assert change.after["email"].encode() in (change.place.query or "").encode()  # the same value, the same replacement
    assert change.after["credit"].to_eng_string() == "120.50"
    assert (change.place.query or "").startswith(
        "INSERT INTO customers (email,name,country,credit,born,last_seen) VALUES ("
    )


@pytest.mark.parametrize("name", ["stmt-vars-a", "trx-a", "row-rowsquery-a"])
def test_logs_of_statements(name: str, tmp_path: Path) -> None:
    path = DATA / f"mysql-5.6.24/{name}.binlog"
    output = carved(tmp_path / "out", path, "--redact-text")
    old = [event for event in read_events(path) if event.type in ("QUERY_EVENT", "USER_VAR_EVENT", "INTVAR_EVENT")]
    new = [event for event in read_events(output) if event.type in ("QUERY_EVENT", "USER_VAR_EVENT", "INTVAR_EVENT")]
    for before, after in zip(old, new, strict=True):
        assert before.header.event_size == after.header.event_size
        if before.type == "QUERY_EVENT" and any(sign in before.body.query for sign in "'0123456789"):  # type: ignore[union-attr]
            words = before.body.query.split("'")[0].split()[:2]  # type: ignore[union-attr]
            assert after.body.query.split()[: len(words[:1])] == words[:1]  # type: ignore[union-attr]
        elif before.type != "QUERY_EVENT" and before.body.value not in (None, b""):  # type: ignore[union-attr]
            assert before.body != after.body


def test_joins_still_work_and_the_key_decides(tmp_path: Path) -> None:
    options = ("--redact", "shop.customers.id", "--redact", "shop.orders.customer_id")
    one = carved(tmp_path / "one", SHOP, *options)
    again = carved(tmp_path / "again", SHOP, *options)
    assert one.read_bytes() == again.read_bytes()
    run_cli("carve", str(SHOP), *options, "--redact-key", "another", "--output", str(tmp_path / "other"))
    assert (tmp_path / "other").read_bytes() != one.read_bytes()

    def ids(path: Path) -> list[bool]:
        changes = list(iter_changes(path))
        customers = {image["id"] for c in changes if c.table == "customers" for image in images(c) if image}
        return [
            image["customer_id"] in customers for c in changes if c.table == "orders" for image in images(c) if image
        ]

    assert ids(one) == ids(SHOP)
    assert all(ids(SHOP))


def test_what_cannot_be_redacted_is_refused(tmp_path: Path) -> None:
    labels = DATA / "mysql-5.6.24/row-enumset-a.binlog"
    table = next(iter_changes(labels))
    for path, column, said in [
        (SHOP, "shop.customers.emial", "no table in what was read has it"),
        (labels, f"{table.database}.{table.table}.@2", "does not tell the labels"),
        (labels, f"{table.database}.{table.table}.name", "does not tell the names of the columns"),
        (DATA / "damaged/dmg-a97-no-tablemap.binlog", "a.b.c", ""),
    ]:
        for mode in ("failfast", "permissive"):
            out = tmp_path / "out"
            run = run_cli("carve", str(path), "--redact", column, "--mode", mode, *KEY, "--output", str(out))
            assert run.status == 1
            assert said in run.err
            assert "nothing was written" in run.err
            assert not list(tmp_path.iterdir())


def test_only_what_is_wanted_is_redacted(tmp_path: Path) -> None:
    output = carved(
        *(tmp_path / "out", SHOP, "--include-gtids", "909d22ce-e541-11f1-8dd6-02fc00000001:9"),
        *("--redact", "shop.orders.attrs", "--redact", "shop.customers.name"),
    )
    assert len(list(iter_changes(output))) == 2


def test_wrong_usage(tmp_path: Path) -> None:
    for options in (
        ["--redact", "customers.email"],
        ["--redact-key", "k"],
        ["--redact-text", "--redact-key", "@nowhere"],
    ):
        assert run_cli("carve", str(SHOP), *options, "--output", str(tmp_path / "out")).status == 2


def test_inspect_shows_nothing_of_it(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    run = run_cli("inspect", str(SHOP), "--redact", "shop.customers.email", *KEY, "--html", str(page))
    assert run.status == 0, run.err
    assert "ana@example" not in page.read_text()
    shown = run_cli("inspect", str(SHOP), "--redact", "shop.customers.email", *KEY, "--format", "jsonl", "-d", "9").out
    assert "ana@example" not in shown
    assert "checksum mismatch" not in shown
    starts = [json.loads(line)["start"] for line in shown.splitlines()]
    assert starts == [event.position for event in read_events(SHOP)]
    page.unlink()
    run = run_cli("inspect", str(SHOP), "--redact", "shop.customers.emial", *KEY, "--html", str(page))
    assert run.status == 1
    assert not list(tmp_path.iterdir())


def test_a_statement_that_only_begins_like_one_of_an_xa_transaction(tmp_path: Path) -> None:
    log = LogBuilder()
    log.query("XA COMMIT X'6162',X'',1; INSERT INTO t VALUES ('hidden value')")
    log.query("XA COMMIT X'6162',X'',1")
    path = log.write(tmp_path / "log")
    out = carved(tmp_path / "out", "--redact-text", path)
    queries = [event.body.query for event in read_events(out) if isinstance(event.body, QueryEvent)]
    assert queries[0].startswith("XA COMMIT X'")
    assert "hidden" not in queries[0]
    assert queries[1] == "XA COMMIT X'6162',X'',1"

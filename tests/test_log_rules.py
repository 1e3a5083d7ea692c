"""Logs that servers wrote, changed so that all checksums are right: `verify` names the place."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai.compiled.rows import in_pieces
from tests.builder import LogBuilder
from tests.builder.columns import integer
from tests.builder.doctor import Doctored, Raw
from tests.oracle import corpus
from tests.oracle.checks import Run, run_cli
from tests.oracle.objects.commands import run_by_objects

DATA = Path(__file__).parent / "data"
SHOP = Path(__file__).parents[1] / "samples/mysql-9.7-shop.binlog"
MARIADB = DATA / "series/mariadb/mariadb-bin.000001"
XID, QUERY, ROWS_QUERY, TABLE_MAP, UPDATE = 16, 2, 29, 19, 31
NUMBER = slice(34, 42)
"""The sequence_number in the body of a GTID event."""

Change = Callable[[Doctored], object]
Event = Callable[[Raw], Raw]


def without(kind: int, number: int = 8, which: int = 0) -> Change:
    """Take an event of a kind out of a transaction."""

    def change(log: Doctored) -> None:
        places = [place for place, event in enumerate(log.transactions[number]) if event.kind == kind]
        del log.transactions[number][places[which]]

    return change


def with_events(change: Event, number: int = 8) -> Change:
    """Change the events of a transaction."""

    def apply(log: Doctored) -> None:
        log.transactions[number] = [change(event) for event in log.transactions[number]]

    return apply


def renumbered(log: Doctored) -> None:
    """A transaction is gone, and the GTIDs after it have no gap."""
    del log.transactions[8]
    for events in log.transactions[8:]:
        body = bytearray(events[0].body)
        body[17] -= 1
        events[0] = events[0]._replace(body=bytes(body))


def without_end_of_statement(log: Doctored) -> None:
    events = log.transactions[8]
    place = next(place for place, event in enumerate(events) if 30 <= event.kind <= 32)
    body = bytearray(events[place].body)
    body[6] &= ~1
    events[place] = events[place]._replace(body=bytes(body))


def renamed(event: Raw) -> Raw:
    return event._replace(body=event.body.replace(b"\6orders\0", b"\6ordern\0")) if event.kind == TABLE_MAP else event


def other_log(log: Doctored) -> None:
    """Two transactions of another server are put in."""
    log.transactions[8:8] = Doctored.of(DATA / "series/gtid/mysql-bin.000002").transactions


LIES: dict[str, tuple[Change, int, str]] = {
    "a transaction is cut out": (
        lambda log: log.transactions.pop(8), 8, r"GTID_LOG_EVENT: sequence_number is 10 after 8; a transaction is miss",
    ),
    "and the GTIDs are numbered anew": (renumbered, 8, r"GTID_LOG_EVENT: sequence_number is 10 after 8; a transaction"),
    "two are cut out": (lambda log: log.transactions.__delitem__(slice(8, 10)), 8, r"after 8; 2 transactions are miss"),
    "a statement is cut out": (without(UPDATE, which=0), 8, r"ends at 5,303 by its transaction_length, and at 5,159"),
    "a comment is cut out": (without(ROWS_QUERY), 8, r"ends at 5,303 by its transaction_length, and at 5,012 in this"),
    "checksums are removed": (lambda log: setattr(log, "checksum", False), 0, r"ends at 361 by its transaction_length"),
    "a transaction is there twice": (
        lambda log: log.transactions.insert(9, log.transactions[8]), 9, r"909d22ce-\S+:9 is in this log already",
    ),
    "two changed places": (
        lambda log: log.transactions.insert(8, log.transactions.pop(9)), 9, r"sequence_number is 9 after 10; transact",
    ),
    "a commit is cut out": (without(XID), 9, r"GTID_LOG_EVENT: comes before the end of a transaction"),
    "the last commit is cut out": (without(XID, -1), -2, r"ROTATE_EVENT: comes before the end of a transaction"),
    "a begin is cut out": (without(QUERY), 8, r"XID_EVENT: ends a transaction that has no BEGIN"),
    "a statement does not end": (without_end_of_statement, 8, r"a statement of rows before it has no end \(STMT_END_F"),
    "a table is renamed": (with_events(renamed), 9, r"TABLE_MAP_EVENT: table_id 110 is shop.orders here, and was shop"),
    "a server id is changed": (
        with_events(lambda event: event._replace(server_id=99)), 8, r"has the server id 99, though by its times it was",
    ),
    "another server's are put in": (other_log, 8, r"sequence_number is 1 after 8; transactions are in another order"),
}  # fmt: skip


def found(path: Path, *options: str, run_verify: Callable[..., Run] = run_cli) -> dict[str, Any]:
    """The only ledger that `verify` gives."""
    run = run_verify("verify", "--format", "jsonl", *options, str(path))
    (line,) = run.out.splitlines()
    ledger: dict[str, Any] = json.loads(line)
    assert run.status == (0 if ledger["ok"] else 1)
    assert [f"warning: {text}" for text in ledger["warnings"]] == run.err.splitlines()
    return ledger


def warnings(path: Path, *options: str) -> list[str]:
    """What is warned of, by the loops and by objects."""
    ours, theirs = (found(path, *options, run_verify=run)["warnings"] for run in (run_cli, run_by_objects))
    assert ours == theirs
    made: list[str] = ours
    return made


@pytest.mark.parametrize("lie", LIES)
def test_what_is_changed_is_named(lie: str, tmp_path: Path) -> None:
    change, number, text = LIES[lie]
    log = Doctored.of(SHOP)
    assert log.write(tmp_path / "as-it-was").read_bytes() == SHOP.read_bytes()
    change(log)
    path = log.write(tmp_path / "log.binlog")
    said = warnings(path)
    (first,) = [text_of for text_of in said if re.search(text, text_of)][:1] or [""]
    assert first, said
    place = int(re.match(rf"{re.escape(str(path))}:(\d+)", first)[1])  # type: ignore[index]
    begin = log.begin_of(number) if number != -2 else log.begin_of(len(log.transactions))
    end = log.begin_of(number + 1) if 0 <= number < len(log.transactions) else len(path.read_bytes())
    assert begin <= place < end
    strict = found(path, "--strict")
    assert not strict["ok"]
    assert strict["warnings"] == said


@pytest.mark.parametrize("lie", LIES)
def test_several_processes_name_the_same(lie: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also what shows only between two pieces of the log."""
    monkeypatch.setattr(in_pieces, "PIECE", 256)
    monkeypatch.setattr(in_pieces, "_MOST", 256)
    log = Doctored.of(SHOP)
    LIES[lie][0](log)
    path = str(log.write(tmp_path / "log.binlog"))
    alone, together = run_cli("verify", path), run_cli("verify", path, "--jobs", "2")
    note = f"note: {path}: read by one process: not all of it is sound\n"
    assert (together.status, together.out, together.err) == (alone.status, alone.out, note + alone.err)


def test_bytes_that_are_cut_out_and_nothing_else(tmp_path: Path) -> None:
    """The events after the cut say other ends than they have: one warning, at the first of them."""
    for path in (SHOP, DATA / "mysql-5.6.24/series-a.000001", MARIADB):
        log = Doctored.of(path)
        if not log.transactions:  # 5.6: no GTID events
            head, log.head = log.head[:-8], []
            log.head = head[:5] + head[8:]
        else:
            del log.transactions[2]
        (first, *more) = warnings(log.write(tmp_path / path.name, with_places=False))
        assert "says that it ends at" in first
        assert not [text for text in more if "says that it ends" in text]


def test_a_transaction_of_mariadb_that_is_there_twice(tmp_path: Path) -> None:
    log = Doctored.of(MARIADB)
    log.transactions.insert(5, log.transactions[3])
    path = log.write(tmp_path / "log")
    assert warnings(path) == [
        f"{path}:{log.begin_of(5)}: the transaction 0-33121-4 is in this log already, before this place"
    ]


def test_without_gtids_the_order_of_events_tells(tmp_path: Path) -> None:
    columns = [integer("id", 4)]
    log = LogBuilder(server_version="5.6.51")
    log.begin()
    log.insert(columns, {"id": 1})
    second = log.begin()
    log.insert(columns, {"id": 2})
    log.xid(1)
    alone = log.xid(2)
    log.rotate()
    path = log.write(tmp_path / "log")
    assert [text.partition(";")[0] for text in warnings(path)] == [
        f"{path}:{second} QUERY_EVENT: comes before the end of a transaction",
        f"{path}:{alone} XID_EVENT: ends a transaction that has no BEGIN",
    ]


def test_a_rule_names_twenty_places(tmp_path: Path) -> None:
    log = LogBuilder(server_version="5.6.51")
    for number in range(100):
        log.xid(number)
    log.rotate()
    said = warnings(log.write(tmp_path / "log"))
    assert len(said) == 20
    assert said[-1].endswith("(others of this kind are not named)")


@pytest.mark.parametrize("options", [(), ("-T", "shop.orders", "--unit", "event"), ("--rewrite-positions",)])
def test_a_carved_log_is_a_part_of_one(options: tuple[str, ...], tmp_path: Path) -> None:
    path = tmp_path / "part.binlog"
    assert run_cli("carve", str(SHOP), "--start-position", "4078", "-o", str(path), *options).status == 0
    (text,) = warnings(path)
    assert text.startswith(f"{path}: is a part of a log")


SOUND = [log for log in corpus.load(DATA) if log.undamaged]


@pytest.mark.parametrize("log", SOUND, ids=lambda log: log.name)
@pytest.mark.one_in(2)
def test_sound_logs_are_not_warned_about(log: corpus.Log) -> None:
    """Logs of all servers here: of replicas, with XA, DDL, compression, statements, relay logs."""
    known = "ends without ROTATE or STOP", "does not tell how many digits"
    assert [text for text in warnings(log.path) if not any(words in text for words in known)] == []

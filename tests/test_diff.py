"""`diff`: archives that are equal, or in which one thing was changed."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai import RowChange, iter_changes
from binlog_kaitai.comparing import comparison
from binlog_kaitai.comparing.values import differing_columns
from tests.builder.doctor import Doctored
from tests.oracle.checks import Run, run_cli

DATA = Path(__file__).parent / "data"
LOG = DATA / "series" / "gtid" / "mysql-bin.000001"
SERIES = DATA / "series"
SHOP = Path(__file__).parent.parent / "samples" / "mysql-9.7-shop.binlog"
UUID = "909d22ce-e541-11f1-8dd6-02fc00000001"
OTHER = bytes.fromhex("909d22cee54111f18dd602fc00000002")
GTID = 33


def diff(a: Path | str, b: Path | str, *options: str) -> Run:
    return run_cli("diff", "--no-continuity", str(a), str(b), *options)


def found(run: Run) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The differences, and what is said of all."""
    *lines, last = [json.loads(line) for line in run.out.splitlines()]
    return lines, last["summary"]


def differences(a: Path | str, b: Path | str, *options: str) -> list[dict[str, Any]]:
    run = diff(a, b, "--format", "json", *options)
    lines, summary = found(run)
    assert run.status == bool(lines), run.err
    assert summary["equal"] == (not lines)
    return lines


def of_one(number: int) -> str:
    return f"{UUID}:{number}"


@pytest.mark.parametrize(
    "name",
    [
        *("mysql-9.7.4/gtid-a.000001", "mysql-9.7.4/compress-a.binlog", "mysql-5.6.24-gtid", "mariadb-11.8.9"),
        *("mysql-5.6.24", "loads", "series/mariadb", "mysql-9.7.4-groupreplication"),
    ],
)
def test_a_log_against_itself(name: str) -> None:
    run = diff(DATA / name, DATA / name)
    assert (run.status, "none differs" in run.out) == (0, True), run.out


@pytest.fixture
def shop() -> Doctored:
    return Doctored.of(SHOP)


ROWS = range(30, 33)


def with_other_text(shop: Doctored, kinds: range = ROWS) -> int:
    """Change a text that stands in one row only; returns the number of its transaction."""
    changed = -1
    for number, events in enumerate(shop.transactions):
        for place, event in enumerate(events):
            if event.kind in kinds and b"olga@" in event.body:
                events[place] = event._replace(body=event.body.replace(b"olga@", b"oleg@"))
                changed = number
    return changed


def test_a_row_with_another_value(shop: Doctored, tmp_path: Path) -> None:
    changed = with_other_text(shop)
    (only,) = differences(SHOP, shop.write(tmp_path / "log"))
    assert (only["difference"], only["gtid"]) == ("differs", of_one(changed + 1))
    assert only["a"]["position"] == shop.begin_of(changed)
    (row,) = only["rows"]
    assert (row["operation"], row["table"], row["differs"]) == ("insert", "customers", ["email"])
    emails = [row[side]["after"]["email"] for side in "ab"]
    assert emails == ["olga@example.org", "oleg@example.org"]


def test_the_rows_stand_side_by_side(shop: Doctored, tmp_path: Path) -> None:
    with_other_text(shop)
    run = diff(SHOP, shop.write(tmp_path / "log"))
    (line,) = [line for line in run.out.splitlines() if line.lstrip().startswith("*")]
    assert line.split() == ["*", "email", '"olga@example.org"', '"oleg@example.org"']
    assert run.status == 1


def test_transactions_that_one_has_alone(shop: Doctored, tmp_path: Path) -> None:
    """A hole is a difference; what comes after the end of the other archive is none."""
    lost = shop.transactions.pop(3)
    assert lost[0].kind == GTID
    (only,) = differences(SHOP, shop.write(tmp_path / "hole"))
    assert (only["difference"], only["b"]) == ("only", None)
    del shop.transactions[-2:]
    shop.transactions.insert(3, lost)
    path = shop.write(tmp_path / "short")
    lines, summary = found(diff(path, SHOP, "--format", "json"))
    assert (lines, summary["b"]["after_other"]) == ([], f"{UUID}:15-16")


def test_an_errant_transaction(shop: Doctored, tmp_path: Path) -> None:
    """Where the other archive goes on without it, what comes last in one of them is no longer to come."""
    gtid, *others = shop.transactions[-1]
    own = gtid._replace(body=gtid.body[:1] + OTHER + gtid.body[17:])
    shop.transactions[-1] = [own, *others]
    lines = differences(SHOP, shop.write(tmp_path / "log"))
    assert [line["difference"] for line in lines] == ["only", "only"]


def test_another_order(shop: Doctored, tmp_path: Path) -> None:
    first, second = shop.transactions[4:6]
    shop.transactions[4:6] = [second, first]
    (only,) = differences(SHOP, shop.write(tmp_path / "log"))
    assert (only["difference"], only["gtid"], only["after"]) == ("order", of_one(5), of_one(6))


def test_a_transaction_without_its_rows(shop: Doctored, tmp_path: Path) -> None:
    """As one that was skipped on a replica: its GTID alone."""
    number = next(at for at, events in enumerate(shop.transactions) if len(events) > 4)
    shop.transactions[number] = [*shop.transactions[number][:2], shop.transactions[number][-1]]
    (only,) = differences(SHOP, shop.write(tmp_path / "log"))
    assert (only["difference"], only["gtid"]) == ("empty", of_one(number + 1))


def test_a_statement_with_another_text(shop: Doctored, tmp_path: Path) -> None:
    for events in shop.transactions:
        events[:] = [event._replace(body=event.body.replace(b"CREATE TABLE", b"CREATE  TABL")) for event in events]
    for line in differences(SHOP, shop.write(tmp_path / "log"), "--all"):
        assert line["difference"] == "differs"
        assert line["statements"][0]["a"] != line["statements"][0]["b"]


def test_other_places_and_no_checksums(shop: Doctored, tmp_path: Path) -> None:
    shop.checksum = False
    shop.transactions = [
        [event._replace(timestamp=event.timestamp + 60, server_id=9) for event in events]
        for events in shop.transactions
    ]
    assert not differences(SHOP, shop.write(tmp_path / "log"))


def rows_of(body: bytes) -> tuple[bytes, list[bytes]]:
    """What an event has before its rows, and these."""
    datas = [change._data for change in iter_changes(str(SHOP)) if change._data in body and change.table == "customers"]
    assert body.endswith(b"".join(datas))
    return body.removesuffix(b"".join(datas)), datas


def test_other_order_of_rows_and_other_events(shop: Doctored, tmp_path: Path) -> None:
    """The last row of three comes first, in an event of its own."""
    number = with_other_text(shop)
    events = Doctored.of(SHOP).transactions[number]
    place = next(place for place, event in enumerate(events) if event.kind in ROWS)
    head, (first, second, third) = rows_of(events[place].body)
    begins = events[place]._replace(body=head[:6] + bytes(2) + head[8:] + third)
    events[place : place + 1] = [begins, events[place]._replace(body=head + second + first)]
    shop.transactions[number] = events
    path = shop.write(tmp_path / "log")
    assert [change.row for change in iter_changes(str(path)) if change.table == "customers"][:3] == [0, 0, 1]
    assert not differences(SHOP, path)


@pytest.mark.parametrize(
    ("before", "after", "differs"),
    [
        (["id"], ["credit", "last_seen"], []),
        (["id"], ["id", "credit", "last_seen", "name"], []),
        (["id", "email"], ["last_seen"], ["credit"]),
        ([], [], ["credit", "last_seen"]),
    ],
)
def test_images_with_fewer_columns(before: list[str], after: list[str], differs: list[str]) -> None:
    """What only one log has after an update has to be as it was before."""
    whole = next(change for change in iter_changes(str(SHOP)) if change.operation == "update")
    assert whole.before is not None
    assert whole.after is not None
    images = {name: whole.before[name] for name in before}, {name: whole.after[name] for name in after}
    part = RowChange("update", whole.definition, *images, whole.place, whole.row, whole.transaction)
    columns = whole.definition.columns
    for pair in ((whole, part), (part, whole)):
        assert [columns[number].name for number in differing_columns(*pair)] == differs


def with_key_alone(shop: Doctored) -> int:
    """Write an update of a customer as `binlog_row_image=MINIMAL` does on a replica: before it only the key."""
    change = next(change for change in iter_changes(str(SHOP)) if change.operation == "update")
    data = change._data
    after = data.index(data[:5], 5)  # the same columns are NULL, and the id is the same
    for number, events in enumerate(shop.transactions):
        for place, event in enumerate(events):
            if event.kind in ROWS and event.body.endswith(data):
                head = event.body.removesuffix(data)
                body = head[:-2] + b"\x01" + head[-1:] + b"\xfe" + data[1:5] + data[after:]
                events[place] = event._replace(body=body)
                return number
    raise AssertionError("no such event")


def test_keys_alone_before_a_change(shop: Doctored, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The loops tell that it is the same, once they know the key; and that it is not."""
    with_key_alone(shop)
    path = shop.write(tmp_path / "log")
    changed = next(change for change in iter_changes(str(path)) if change.operation == "update")
    assert (changed.before, len(changed.after or ())) == ({"id": 1}, 8)
    looked_at = []
    monkeypatch.setattr(comparison, "compared", lambda pairs, *readers: looked_at.extend(pairs) or ())
    assert not differences(path, SHOP)
    assert not looked_at
    monkeypatch.undo()
    for events in shop.transactions:
        events[:] = [event._replace(body=event.body.replace(b"ana@", b"ena@")) for event in events if event.kind != 29]
    rows = [row for line in differences(shop.write(path), SHOP, "--gtid", of_one(9)) for row in line["rows"]]
    assert [(row["differs"], row["a"]["before"]) for row in rows] == [(["email"], {"id": 1})]


def test_logs_that_one_has_no_more(tmp_path: Path) -> None:
    for number in range(3, 8):
        shutil.copy(SERIES / "gtid" / f"mysql-bin.{number:06}", tmp_path)
    lines, summary = found(diff(SERIES / "gtid", tmp_path, "--format", "json"))
    assert (lines, summary["a"]["before_other"]) == ([], 5)


def test_without_gtids_the_order_tells(tmp_path: Path) -> None:
    """Nothing tells where they are in step again, so what comes after the first difference is not compared."""
    plain = DATA / "mysql-9.7.4" / "trx-a.binlog"
    log = Doctored.of(plain)
    assert not differences(plain, log.write(tmp_path / "same"))
    del log.transactions[4]
    run = diff(plain, log.write(tmp_path / "log"))
    assert run.status == 1
    assert "in their order; those after the first difference were not compared" in run.out


def test_only_some_tables(shop: Doctored, tmp_path: Path) -> None:
    with_other_text(shop)
    path = shop.write(tmp_path / "log")
    assert differences(SHOP, path, "-T", "shop.customers")
    assert not differences(SHOP, path, "-T", "shop.orders")
    assert not differences(SHOP, path, "--exclude-gtids", of_one(7))
    assert "there is no change of table shop.customer" in diff(SHOP, path, "-T", "shop.customer").err


def test_several_paths_of_a_side(tmp_path: Path) -> None:
    logs = [str(SERIES / "gtid" / f"mysql-bin.{number:06}") for number in range(1, 8)]
    run = run_cli("diff", *logs, "--against", str(SERIES / "gtid"))
    assert (run.status, "in both: 11 transactions" in run.out) == (0, True)


def test_two_are_needed() -> None:
    assert "diff compares two PATHs, here are 1" in run_cli("diff", str(SHOP)).err


def test_what_damage_has_cut_off_is_no_difference(tmp_path: Path) -> None:
    """It is said, and the log is damaged."""
    cut = tmp_path / "cut.binlog"
    cut.write_bytes(Path(SHOP).read_bytes()[:6000])
    run = run_cli("diff", str(SHOP), str(cut))
    assert run.status == 1
    assert "cut.binlog:5753 UPDATE_ROWS_EVENT: the event claims 366 bytes" in run.err
    lines = run.out.splitlines()
    assert "in both: 9 transactions; none differs" in lines
    assert "cut off by the end of a log or by damage, no difference: 1 transaction" in lines
    assert not any("GTID alone" in line or "but the GTID" in line for line in lines)

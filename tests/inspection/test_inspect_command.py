"""`inspect` as a command: what it chooses, how it looks, what it writes."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from tests.builder import LogBuilder
from tests.builder.columns import integer
from tests.oracle.checks import run_cli

ROOT = Path(__file__).parent.parent.parent
SHOP = str(ROOT / "samples/mysql-9.7-shop.binlog")
DAMAGED = ROOT / "tests/data/damaged"


def shown(*arguments: str, status: int = 0) -> str:
    done = run_cli("inspect", *arguments)
    assert done.status == status, done.err
    return done.out


def test_without_a_choice_it_lists_the_events() -> None:
    lines = shown(SHOP).splitlines()
    events = run_cli("events", "--format", "jsonl", SHOP).out.splitlines()
    assert len(lines) == len(events)
    for line, event in zip(lines, map(json.loads, events), strict=True):
        assert line.split()[1:4] == [str(event["position"]), str(event["size"]), event["type"]]


def test_bytes_stand_in_the_column_of_their_address() -> None:
    data = Path(SHOP).read_bytes()
    seen = bytearray(len(data))
    for line in shown(SHOP, "--position", "4691", "--most", "0").splitlines():
        place, digits, text, _ = line.split("|", 3)
        if not place.strip():
            continue
        for column in range(16):
            pair, at = digits[3 * column : 3 * column + 2], int(place) + column
            if pair.strip():
                seen[at] = 1
                assert data[at] == int(pair, 16)
                assert text[column] == (chr(data[at]) if 32 <= data[at] < 127 else ".")
    assert seen.find(1) == 4691
    assert seen.rfind(1) == 4880
    assert sum(seen) == 190


def test_a_field_is_found_by_its_path() -> None:
    (line,) = shown(SHOP, "events[34].body.rows[0].after.customer_id").splitlines()
    assert line.endswith("events[34].body.rows[0].after.customer_id: 1")
    assert "21.80" in shown(SHOP, "@4691.body.rows[0].after.total")


def test_verbose_says_what_the_spec_says() -> None:
    text = shown(SHOP, "@4691.header.log_pos", "-v")
    assert "server: log_pos, bytes 4704 to 4708" in text
    said = " ".join(line.rpartition("|")[2].strip() for line in text.splitlines()[2:])
    spec = " ".join((ROOT / "spec/mysql_binlog.ksy").read_text("utf-8").split())
    assert said.startswith("Position right after the event")
    assert said in spec
    assert "value_u8, server: LONGLONG UNSIGNED, bytes 4723 to 4731" in shown(SHOP, "events[34]", "-v")


def test_depth_and_length_are_bounded() -> None:
    assert len(shown(SHOP, "--event", "34", "-d", "1").splitlines()) < 30
    all_lines = shown(SHOP, "--event", "0", "--most", "0").splitlines()
    assert len(all_lines) < 40  # the sizes of the post-headers have one row


def test_a_transaction_by_its_gtid() -> None:
    lines = shown(SHOP, "--gtid", "909d22ce-e541-11f1-8dd6-02fc00000001:9", "-d", "0").splitlines()
    types = [line.split("]")[1].split()[0].rstrip(":") for line in lines if "events[" in line]
    assert types[0] == "GTID_LOG_EVENT"
    assert types[-1] == "XID_EVENT"
    assert types.count("GTID_LOG_EVENT") == 1


def test_a_range_shows_the_fields_that_have_bytes_of_it() -> None:
    lines = [json.loads(line) for line in shown(SHOP, "--range", "4690:4700", "--format", "jsonl").splitlines()]
    assert [line["start"] for line in lines] == [lines[0]["start"], 4691]
    text = shown(SHOP, "--range", "4696:4704")
    assert "server_id: 1" in text
    assert "event_size: 190" in text
    assert "timestamp" not in text


def test_raw_bytes_are_those_of_the_file(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "binlog_kaitai", "inspect", SHOP, "--bytes", "@4691.body.rows[0].after.attrs.value"],
        capture_output=True,
        check=True,
    )
    assert done.stdout == Path(SHOP).read_bytes()[4757:4877]


def test_json_has_the_whole_tree() -> None:
    (line,) = shown(SHOP, "events[34]", "--format", "jsonl").splitlines()
    tree = json.loads(line)
    assert tree["path"] == "events[34]"
    assert [child["name"] for child in tree["children"]] == ["header", "body", "footer"]
    assert tree["children"][0]["children"][3]["value"] == 190


def test_damage_says_what_and_where_it_goes_on() -> None:
    done = run_cli("inspect", str(DAMAGED / "dmg-a97-len0.binlog"), "--position", "3815")
    assert done.status == 1
    assert "no sound event; the next one begins at 3903" in done.out
    assert "an event of 0 bytes is too small (at least 23)" in done.out
    assert "event_size: 0" in done.out


def test_nothing_there_is_said() -> None:
    done = run_cli("inspect", SHOP, "--position", "99999999")
    assert (done.status, done.out) == (1, "")
    assert "the log ends at byte 9057" in done.err
    for wrong in (["nowhere[3]"], ["events[34].body.colour"], ["--range", "12"], ["--event", "1", "--position", "4"]):
        done = run_cli("inspect", SHOP, *wrong)
        assert (done.status, done.out) == (2, ""), wrong
    assert "it has id6, flags" in run_cli("inspect", SHOP, "events[34].body.colour").err


def test_a_terminal_shows_hostile_names_and_does_not_obey_them(tmp_path: Path) -> None:
    columns = [integer("\x1b[2Jname", 4)]
    log = LogBuilder()
    log.query("SELECT '\x1b]0;title\x07'")
    log.begin()
    log.insert(columns, {"\x1b[2Jname": 1}, table="\x1b[31mt")
    log.rotate()
    path = str(log.write(tmp_path / "log"))
    assert "\x1b" not in shown(path) + shown(path, "--range", "0:", "-v")


@pytest.mark.parametrize(("environment", "has_colours"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_colours_are_for_terminals(environment: dict[str, str], has_colours: bool) -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "binlog_kaitai", "inspect", SHOP, "@4691.header"]
    clean = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    with subprocess.Popen(command, stdout=theirs, stderr=subprocess.DEVNULL, env=clean | environment) as running:
        os.close(theirs)
        found = b""
        try:
            while piece := os.read(ours, 1 << 16):
                found += piece
        except OSError:  # the other end is closed
            pass
    assert running.returncode == 0
    os.close(ours)
    assert b"log_pos" in found
    assert (b"\x1b[" in found) == has_colours
